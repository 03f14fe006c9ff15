"""Questions of battles (D5 to D10)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.i_am_survivor.acts import OWN_ACTS
from showrunner.formats.i_am_survivor.cards import CHARACTERS, find, name_of, weapon_of
from showrunner.formats.i_am_survivor.forces import best_set, bonus, own_traps, own_weapons
from showrunner.formats.i_am_survivor.questions.forms import (
    Cards,
    Pick,
    card_label,
    card_options,
    character_options,
    one_of,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.people import named
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.kernel import Text
from showrunner.questions import Choice, Number, Option, Question, Ranking, Subset, Words

WORDS_IN_BATTLE = 40


def words(label: str = "What you say") -> Words:
    """The words that go with a decision."""
    return Words(label=label, most_words=WORDS_IN_BATTLE, may_pass=True, cut=True)


class Battle(Struct, frozen=True):
    """IS-7.1, IS-7.2: weapons and traps put forth, who is asked for help, and what is promised."""

    cards: tuple[str, ...]
    helpers: tuple[str, ...]
    pay: str | None
    words: Text | None
    acts: tuple[Act, ...] = ()


def battle(sheet: IslandSheet, seat: str, character: str, card: str) -> Question[Battle]:
    """D5: the cheapest set that defeats, else that chases away, else nothing."""
    beast = find(card)
    usable = [*own_weapons(sheet, seat, character), *own_traps(sheet, seat, card)]
    have = bonus(sheet, character, card)
    chosen = best_set(usable, beast.strength - have, beast.strength - have + 1)
    others = [other for other in sheet.active if other != seat]
    helped = "battle" in sheet.parameters.trade_windows
    loss = "is killed" if beast.loss == "death" else f"suffers {beast.loss}"
    extra = f" (you have +{have})" if have else ""
    return Question(
        kind="i_am_survivor.battle",
        text=f"Your {CHARACTERS[character].name} faces: {beast.name}, {beast.strength}★{extra}. "
        f"More ★ defeats it, as many chase it away; with less the fighter {loss}. Weapons used "
        "are discarded.",
        fields={
            "cards": Subset(label="Weapons and traps", options=card_options(usable)),
            "helpers": Subset(label="Whom you ask for help", options=named(sheet, others)),
            "pay": Choice(
                label="What the first who helps gets (binding)",
                options=card_options(sheet.hand(seat)) if helped and others else (),
                may_pass=True,
            ),
            "words": words("What you call out"),
            "acts": acts_field(sheet, own=OWN_ACTS, listeners=others),
        },
        answer=Battle,
        default={"cards": list(chosen), "helpers": [], "pay": None, "words": None, "acts": None},
        open=True,
    )


class Help(Struct, frozen=True):
    """IS-7.2: what somebody adds, and says."""

    cards: tuple[str, ...]
    words: Text | None
    acts: tuple[Act, ...] = ()


def assist(
    sheet: IslandSheet, seat: str, owner: str, card: str, missing: int, pay: str
) -> Question[Help] | None:
    """D6: add weapons, never traps, for another player's fighter; nothing by default."""
    weapons = [found for found in sheet.hand(seat) if weapon_of(found)]
    if not weapons:
        return None
    name = sheet.names[owner]
    promised = f" Whoever helps first gets {card_label(pay)}." if pay else ""
    need = f"{missing}★ more would chase it away, {missing + 1}★ defeat it." if missing >= 0 else ""
    return Question(
        kind="i_am_survivor.assist",
        text=f"{name} asks you for help against {name_of(card)}. {need}{promised}",
        fields={
            "cards": Subset(label="Weapons you add", options=card_options(weapons)),
            "words": words(),
            "acts": acts_field(sheet, own=OWN_ACTS, listeners=(owner,)),
        },
        answer=Help,
        default={"cards": [], "words": None, "acts": None},
    )


def add(
    sheet: IslandSheet, seat: str, usable: Sequence[str], total: int, strength: int
) -> Question[Cards] | None:
    """IS-7.2: after help, the owner may add more; by default what is enough, if anything is."""
    if not usable:
        return None
    chosen = best_set(usable, strength - total, strength - total + 1)
    return Question(
        kind="i_am_survivor.add",
        text=f"With the help you have {total}★ against {strength}★. Do you add anything?",
        fields={"cards": Subset(label="Weapons and traps", options=card_options(usable))},
        answer=Cards,
        default={"cards": list(chosen)},
    )


def trophy(sheet: IslandSheet, involved: Sequence[str], explorer: str, card: str) -> Question[Pick]:
    """D7: who of those involved holds the trophy; the explorer's player by default."""
    text = f"Who holds the trophy of {name_of(card)}?"
    return one_of("trophy", text, "Whom", named(sheet, involved), explorer, may_pass=False)


def champion(sheet: IslandSheet, seat: str, attacker: str, target: str) -> Question[Pick]:
    """IS-7.7: with `defender_chooses`, the attacked player says who fights."""
    options = character_options(sheet, sheet.here(seat), seat)
    text = (
        f"{CHARACTERS[attacker].name} of {sheet.names[sheet.owner(attacker)]} attacks. Who fights?"
    )
    return one_of("champion", text, "Who fights", options, target, may_pass=False)


class Fight(Struct, frozen=True):
    """IS-7.8: weapons, and the defender's Souls."""

    cards: tuple[str, ...]
    souls: int = 0


def fight(sheet: IslandSheet, seat: str, fighter: str, text: str, defends: bool) -> Question[Fight]:
    """D8: in secret; by default the two strongest weapons, and no Souls."""
    weapons = own_weapons(sheet, seat, fighter)
    strongest = sorted(weapons, key=lambda card: -weapon_of(card))[:2]
    souls = sheet.players[seat].souls if defends else 0
    fields = {"cards": Subset(label="Weapons", options=card_options(weapons))}
    default: dict[str, object] = {"cards": [card for card in weapons if card in strongest]}
    if souls:
        fields["souls"] = Number(label="Souls, 3★ each", most=souls)  # type: ignore[assignment]
        default["souls"] = 0
    return Question(
        kind="i_am_survivor.fight",
        text=text,
        fields=fields,  # type: ignore[arg-type]
        answer=Fight,
        default=default,
    )


class Side(Struct, frozen=True):
    """IS-7.8, IS-7.13: which side somebody helps, and with what."""

    side: str | None
    cards: tuple[str, ...]


def side(sheet: IslandSheet, seat: str, text: str, sides: tuple[Option, ...]) -> Question[Side]:
    """D6: help neither side by default; somebody without weapons has nothing to decide."""
    weapons = [card for card in sheet.hand(seat) if weapon_of(card)]
    return Question(
        kind="i_am_survivor.side",
        text=text,
        fields={
            "side": Choice(label="Whom you help", options=sides if weapons else (), may_pass=True),
            "cards": Subset(label="Weapons you add", options=card_options(weapons)),
        },
        answer=Side,
        default={"side": None, "cards": []},
    )


class Spoils(Struct, frozen=True):
    """IS-7.11: kill, steal (equipped items by name, or held cards), or neither."""

    spoils: str
    items: tuple[str, ...]


SPOILS = (
    Option("kill", "kill the loser"),
    Option("steal", "steal"),
    Option("none", "neither"),
)
HELD = ("held_1", "held_2", "held_3")
"""Options for held cards that are drawn at random."""


def spoils(
    sheet: IslandSheet, seat: str, loser: str, fighter: str, most: int, seen: Sequence[str]
) -> Question[Spoils]:
    """D9: steal held cards by default, or nothing if the loser has none."""
    held = sheet.pile(f"hand/{loser}").size
    options = [*card_options([*sheet.equipped(loser), *seen])]
    if not seen:
        options += [Option(name, "a held card") for name in HELD[: min(most, held)]]
    default = [option.value for option in options if option.value not in sheet.equipped(loser)]
    return Question(
        kind="i_am_survivor.spoils",
        text=f"You have beaten {CHARACTERS[fighter].name} of {sheet.names[loser]}. What do you do?",
        fields={
            "spoils": Choice(label="What", options=SPOILS),
            "items": Ranking(
                label="What you steal, if you steal", options=tuple(options), most=most
            ),
        },
        answer=Spoils,
        default={"spoils": "steal" if default else "none", "items": default[:most]},
        open=True,
    )


def substitute(sheet: IslandSheet, character: str, cause: str) -> Question[Pick]:
    """D10: the Revolutionary does not die in another's place by default."""
    owner = sheet.owner("revolutionary")
    text = (
        f"{CHARACTERS[character].name} is about to die ({cause}). Does the Revolutionary instead?"
    )
    options = character_options(sheet, [character], owner)
    return one_of("substitute", text, "For whom he dies", options, None)
