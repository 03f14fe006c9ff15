"""Questions of rescues (D14 to D17)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.bids import COME, PRICES, candidates, paid_cards, payable
from showrunner.formats.i_am_survivor.cards import CHARACTERS, RESCUERS, name_of, points_of
from showrunner.formats.i_am_survivor.questions.forms import (
    Cards,
    Pick,
    Yes,
    card_label,
    card_options,
    character_options,
    one_of,
    yes_or_no,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.questions import Budget, Field, Number, Option, Question, Subset


class Bid(Struct, frozen=True):
    """IS-9.7: what is put forth for each candidate, in the order of the team; null for no bid."""

    bid_1: tuple[str, ...] | None = None
    bid_2: tuple[str, ...] | None = None
    bid_3: tuple[str, ...] | None = None

    @property
    def bids(self) -> tuple[tuple[str, ...] | None, ...]:
        """The bids in the order of the form's fields."""
        return self.bid_1, self.bid_2, self.bid_3


def _option(part: str) -> Option:
    if part == COME:
        return Option(COME, "come aboard")
    return Option(part, " and ".join(card_label(card) for card in part.split("+")))


def _card_budgets(parts: Sequence[str], fields: Sequence[str]) -> tuple[Budget, ...]:
    """Each card can be paid once."""
    if len(fields) < 2 and all("+" not in part for part in parts):
        return ()
    cards = dict.fromkeys(card for part in parts for card in paid_cards([part]))
    return tuple(
        Budget(
            f"× the same {name_of(card)}",
            1,
            {name: {part: 1 for part in parts if card in part.split("+")} for name in fields},
        )
        for card in cards
    )


def bid(sheet: IslandSheet, seat: str, card: str) -> Question[Bid] | None:
    """D14: what to put forth for each of one's candidates; no bid by default."""
    rescuer = RESCUERS[kind_of(card)]
    able = candidates(sheet, seat, card)
    parts = payable(sheet, seat, rescuer)
    single = rescuer.price in ("heart", "kill", "ufo")
    least = 1 if single else rescuer.number
    if not able or len(parts) < least:
        return None
    places = "as many as qualify" if rescuer.quota is None else f"{sheet.places or rescuer.quota}"
    fields: dict[str, Field] = {
        f"bid_{number}": Subset(
            label=f"For {CHARACTERS[name].name}, or null",
            options=tuple(map(_option, parts)),
            least=least,
            most=1 if single else None,
            may_pass=True,
        )
        for number, name in enumerate(able, start=1)
    }
    return Question(
        kind="i_am_survivor.bid",
        text=f"{rescuer.name} leaves. Places: {places}. Price: {PRICES[rescuer.price].words}. A "
        "group of equals that does not fit completely is refused, with everybody below it.",
        fields=fields,
        answer=Bid,
        default=dict.fromkeys(fields),
        budgets=_card_budgets(parts, list(fields)),
    )


class Raise(Struct, frozen=True):
    """IS-9.7: who of the tied withdraws, and what is added for the others."""

    withdraw: tuple[str, ...]
    raise_1: tuple[str, ...] = ()
    raise_2: tuple[str, ...] = ()
    raise_3: tuple[str, ...] = ()

    @property
    def raises(self) -> tuple[tuple[str, ...], ...]:
        """What is added, in the order of the form's fields."""
        return self.raise_1, self.raise_2, self.raise_3


def raise_bid(
    sheet: IslandSheet, seat: str, card: str, tied: Sequence[str], left: int
) -> Question[Raise]:
    """D14: raise tied bids, or withdraw; nothing by default."""
    rescuer = RESCUERS[kind_of(card)]
    parts = [] if rescuer.price in ("heart", "ufo", "kill") else payable(sheet, seat, rescuer)
    fields: dict[str, Field] = {
        "withdraw": Subset(label="Who withdraws", options=character_options(sheet, tied, seat))
    }
    for number, name in enumerate(tied, start=1):
        fields[f"raise_{number}"] = Subset(
            label=f"More for {CHARACTERS[name].name}", options=tuple(map(_option, parts))
        )
    raises = [name for name in fields if name != "withdraw"]
    return Question(
        kind="i_am_survivor.raise",
        text=f"{name_of(card)}: you are tied for {left} places, so that none of the tied would go. "
        "Do you raise, or withdraw?",
        fields=fields,
        answer=Raise,
        default={name: [] for name in fields},
        budgets=_card_budgets(parts, raises),
    )


def treasures(sheet: IslandSheet, seat: str, character: str) -> Question[Cards] | None:
    """D15: one treasure, three for the Housewife; the highest by default."""
    held = [card for card in sheet.hand(seat) if points_of(card)]
    if not held:
        return None
    most = 3 if character == "housewife" else 1
    best = sorted(held, key=lambda card: (-points_of(card), card))[:most]
    return Question(
        kind="i_am_survivor.treasures",
        text=f"{CHARACTERS[character].name} is rescued. Which treasure goes along, to count "
        "double?",
        fields={"cards": Subset(label="Treasures", options=card_options(held), most=most)},
        answer=Cards,
        default={"cards": [card for card in held if card in best]},
    )


def nominee(sheet: IslandSheet, seat: str) -> Question[Pick] | None:
    """D16: at most one character of each player; the one with the most points by default."""
    here = sheet.here(seat)
    if not here:
        return None
    best = max(here, key=lambda name: CHARACTERS[name].points)
    text = "The Rescue team takes three characters at once. Whom do you name?"
    return one_of("nominee", text, "Whom", character_options(sheet, here, seat), best)


def place(character: str) -> Question[Yes]:
    """D16: take the place, or pass it on."""
    text = f"There is a place for {CHARACTERS[character].name} in the boat. Does it go?"
    return yes_or_no("place", text, True)


class SoulsTurned(Struct, frozen=True):
    """IS-9.12: how many Souls are turned."""

    number: int


def souls(sheet: IslandSheet, seat: str) -> Question[SoulsTurned] | None:
    """D17: all from day 6 on, before that all but one."""
    held = sheet.players[seat].souls
    if not held:
        return None
    default = held if sheet.round >= 6 else held - 1
    return Question(
        kind="i_am_survivor.souls",
        text="The Ghost ship turns Souls to their points side, 3 points each. They cannot be used "
        "any more.",
        fields={"number": Number(label="How many Souls", most=held)},
        answer=SoulsTurned,
        default={"number": default},
        open=True,
    )
