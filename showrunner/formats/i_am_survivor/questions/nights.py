"""Questions of the night: ration, left-over servings, Souls (D19 to D21), and sacrifices (D11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.cards import CHARACTERS, name_of, water_of
from showrunner.formats.i_am_survivor.meals import (
    SOUL,
    auto_ration,
    is_edible,
    risk_of,
    servings,
)
from showrunner.formats.i_am_survivor.questions.forms import (
    Pick,
    Yes,
    card_label,
    character_options,
    one_of,
    yes_or_no,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.questions import Budget, Choice, Field, Option, Question, Ranking


class RationChoice(Struct, frozen=True):
    """IS-4.3: what each character on the island drinks and eats, in the order of the team."""

    water_1: str | None = None
    food_1: str | None = None
    water_2: str | None = None
    food_2: str | None = None
    water_3: str | None = None
    food_3: str | None = None

    def by_character(self, here: Sequence[str], what: str) -> dict[str, str]:
        """Who consumes which card."""
        chosen = {
            name: getattr(self, f"{what}_{number}") for number, name in enumerate(here, start=1)
        }
        return {name: card for name, card in chosen.items() if card is not None}


def ration(sheet: IslandSheet, seat: str) -> Question[RationChoice] | None:
    """D19: the proposed ration by default. Nobody is asked where there is nothing to choose."""
    here = sheet.here(seat)
    found = servings(sheet, seat)
    if not here:
        return None
    fields: dict[str, Field] = {}
    for number, character in enumerate(here, start=1):
        survivor = sheet.characters[character]
        for what, marked in (("water", survivor.thirst), ("food", survivor.hunger)):
            cards = [card for card in found if fits(what, character, card)]
            fields[f"{what}_{number}"] = Choice(
                label=f"{CHARACTERS[character].name}: {what}"
                + (" (dies without)" if marked else ""),
                options=tuple(Option(card, _label(card, found)) for card in cards),
                may_pass=True,
            )
    proposed = auto_ration(sheet, seat)
    return Question(
        kind="i_am_survivor.ration",
        text="The night’s ration: a serving of water and one of food for each character. Servings "
        "that are left over are lost, unless somebody gets them. Raw fish and fruit risk sickness, "
        "plants risk poison.",
        fields=fields,
        answer=RationChoice,
        default={
            f"{what}_{number}": same_kind(found, served.get(character))
            for number, character in enumerate(here, start=1)
            for what, served in (("water", proposed.water), ("food", proposed.food))
        },
        budgets=tuple(
            Budget(
                f"servings of {'Souls' if card == SOUL else name_of(card)}",
                total,
                {name: {card: 1} for name in fields},
            )
            for card, (_, total) in found.items()
            if total < len(fields)
        ),
    )


def fits(what: str, character: str, card: str) -> bool:
    """Whether a card can be this character's water or food."""
    if card == SOUL:
        return True
    return bool(water_of(card)) if what == "water" else is_edible(character, card)


def same_kind(found: Mapping[str, object], card: str | None) -> str | None:
    """The card that stands for all of its kind."""
    if card is None or card in found:
        return card
    return next(other for other in found if kind_of(other) == kind_of(card))


def _label(card: str, found: Mapping[str, tuple[int, int]]) -> str:
    number = found[card][0]
    label = "a Soul" if card == SOUL else card_label(card)
    return f"{number} × {label}" if number > 1 else label


def has_choice(sheet: IslandSheet, seat: str) -> bool:
    """D19: whether a ration has to be decided.

    It does not where everybody is served, without risk, with the only kind of card that there is.
    """
    here, found = sheet.here(seat), servings(sheet, seat)
    if not found:
        return False
    proposed = auto_ration(sheet, seat)
    for character in here:
        for what, served in (("water", proposed.water), ("food", proposed.food)):
            fitting = [card for card in found if fits(what, character, card)]
            card = served.get(character)
            if len(fitting) > 1 or (fitting and card is None):
                return True
            if card and what == "food" and risk_of(sheet, character, card):
                return True
    return False


class Leftovers(Struct, frozen=True):
    """IS-4.4: who gets the servings that are left over, the first to be served first."""

    water: tuple[str, ...] = ()
    food: tuple[str, ...] = ()


def leftovers(
    sheet: IslandSheet,
    seat: str,
    thirsty: Sequence[str],
    hungry: Sequence[str],
    water: int,
    food: int,
) -> Question[Leftovers] | None:
    """D19: give what is left over to other players' characters; to nobody by default."""
    fields: dict[str, Field] = {}
    if water and thirsty:
        fields["water"] = Ranking(
            label="Who drinks", options=character_options(sheet, thirsty), most=water
        )
    if food and hungry:
        fields["food"] = Ranking(
            label="Who eats", options=character_options(sheet, hungry), most=food
        )
    if not fields:
        return None
    return Question(
        kind="i_am_survivor.leftovers",
        text="You have servings left over, which are lost otherwise. Whom do you give them to?",
        fields=fields,
        answer=Leftovers,
        default={name: [] for name in fields},
    )


class BoyTakes(Struct, frozen=True):
    """IS-4.4: whose left-over water and food the Boy takes."""

    water: str | None = None
    food: str | None = None


def boy(
    sheet: IslandSheet, water: Mapping[str, str], food: Mapping[str, str], needs: Mapping[str, bool]
) -> Question[BoyTakes] | None:
    """D20: by default the Boy takes what he has not had yet, the food without risk first.

    `water` and `food` give for each left-over card the player who opened it.
    """
    fields: dict[str, Field] = {}
    default: dict[str, str | None] = {}
    for what, cards in (("water", water), ("food", food)):
        if not cards:
            continue
        fields[what] = Choice(
            label=f"The Boy’s {what}",
            options=tuple(
                Option(card, f"{card_label(card)} of {sheet.names[owner]}")
                for card, owner in cards.items()
            ),
            may_pass=True,
        )
        safest = min(cards, key=lambda card: (bool(risk_of(sheet, "boy", card)), card))
        default[what] = safest if needs[what] else None
    if not fields:
        return None
    return Question(
        kind="i_am_survivor.boy",
        text="Others have servings left over. What does the Boy take? He needs no permission.",
        fields=fields,
        answer=BoyTakes,
        default=default,
        open=True,
    )


def spend_soul(character: str, cause: str) -> Question[Yes]:
    """D21: by default a Soul is spent rather than a life."""
    text = f"{CHARACTERS[character].name} is dying of {cause}. Do you spend a Soul as a serving?"
    return yes_or_no("spend_soul", text, True)


def sacrifice(sheet: IslandSheet, seat: str) -> Question[Pick]:
    """D11: the character that dies in the sun; by default the one with the fewest points."""
    here = sheet.here(seat)
    least = min(here, key=lambda name: CHARACTERS[name].points)
    options = character_options(sheet, here, seat)
    text = "The sun burns, and you have no water. Which character dies?"
    return one_of("sacrifice", text, "Who dies", options, least, may_pass=False)
