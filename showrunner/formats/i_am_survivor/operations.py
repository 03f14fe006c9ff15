"""IS-3.4: the free operations of a turn: which ones there are, as options, and what each does.

An option's value is the operation and its parts, such as `heal>first_aid_kit.2>hunter>injury`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from showrunner.formats.cards.piles import by_kind, kind_of
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    IMPAIRMENTS,
    heals,
    is_fuel,
    name_of,
    thing,
)
from showrunner.formats.i_am_survivor.questions.forms import card_label
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.questions import Option

MAX_SAME_COOKED = 6
"""How many equal cards are offered for cooking one by one."""


def operations(sheet: IslandSheet, seat: str) -> tuple[Option, ...]:
    """D2: everything a player may do for free in its turn now."""
    return (
        *_equipping(sheet, seat),
        *_fuelling(sheet, seat),
        *cooking(sheet, seat),
        *_using(sheet, seat),
        *_healing(sheet, seat),
    )


def _first_of_each(cards: Sequence[str]) -> list[str]:
    return [alike[0] for alike in by_kind(cards).values()]


def _equipping(sheet: IslandSheet, seat: str) -> Iterator[Option]:
    """IS-1.3, IS-10.1: equip an item; a campfire only together with firewood."""
    hand = sheet.hand(seat)
    fuel = _first_of_each([card for card in hand if is_fuel(card)])
    for card in _first_of_each([card for card in hand if thing(card).equips]):
        if kind_of(card) == "campfire":
            for wood in fuel:
                yield Option(f"equip>{card}>{wood}", f"equip Campfire with {name_of(wood)}")
        else:
            yield Option(f"equip>{card}", f"equip {name_of(card)}")


def _fuelling(sheet: IslandSheet, seat: str) -> Iterator[Option]:
    """IS-10.4: add firewood to anybody's campfire; several cards to one's own."""
    wood = [card for card in sheet.hand(seat) if is_fuel(card)]
    for owner in sheet.players:
        whose = "your campfire" if owner == seat else f"the campfire of {sheet.names[owner]}"
        for fire in sheet.equips(owner, "campfire"):
            for card in wood if owner == seat else _first_of_each(wood):
                yield Option(f"fuel>{card}>{fire}", f"{name_of(card)} onto {whose}")


def cookable(sheet: IslandSheet, seat: str) -> list[str]:
    """IS-10.2, IS-10.3: the held cards that can be cooked, if the player may use a campfire."""
    if not sheet.may_use(seat, "fire"):
        return []
    hand = sheet.hand(seat)
    found = [card for card in hand if thing(card).turns_into or thing(card).cooks_into]
    return [card for alike in by_kind(found).values() for card in alike[:MAX_SAME_COOKED]]


def cooking(sheet: IslandSheet, seat: str) -> Iterator[Option]:
    """IS-10.2: what can be cooked now."""
    for card in cookable(sheet, seat):
        yield Option(f"cook>{card}", f"cook {name_of(card)}")


def _using(sheet: IslandSheet, seat: str) -> Iterator[Option]:
    """IS-3.4, IS-9.5, IS-12.1: Fishing cards, pliers and binoculars."""
    kinds = by_kind(sheet.hand(seat))
    for card in kinds.get("fishing_card", ()):
        yield Option(f"fish>{card}", "use a Fishing card")
    for card in kinds.get("pliers", ())[:1]:
        for other in sheet.players:
            for item in sheet.equipped(other) if other != seat else ():
                yield Option(
                    f"pliers>{card}>{item}", f"destroy {sheet.names[other]}’s {name_of(item)}"
                )
    for card in kinds.get("binoculars", ())[:1]:
        for waiting in sheet.rescuers:
            yield Option(f"binoculars>{card}>{waiting.card}", f"replace {name_of(waiting.card)}")


def _healing(sheet: IslandSheet, seat: str) -> Iterator[Option]:
    """IS-5.4: a First aid kit, a matching trophy, the Nurse or a Soul heals one impairment."""
    patients = [
        (character, impairment)
        for character in sheet.everybody_here
        for impairment in IMPAIRMENTS
        if impairment in sheet.characters[character].impairments
    ]
    if not patients:
        return
    held = [*sheet.hand(seat), *sheet.trophies(seat)]
    means = [
        (card, card_label(card)) for card in _first_of_each([card for card in held if heals(card)])
    ]
    if sheet.has(seat, "nurse") and len(sheet.hand(seat)) >= 2:
        means.append(("nurse", "the Nurse, for 2 cards"))
    if sheet.players[seat].souls:
        means.append(("soul", "a Soul"))
    for card, label in means:
        for character, impairment in patients:
            if card in ("nurse", "soul") or impairment in heals(card):
                who = CHARACTERS[character].name
                yield Option(
                    f"heal>{card}>{character}>{impairment}", f"{label}: {who}’s {impairment}"
                )
