"""IS-8: what a trade can be about: cards, kinds of card, and permissions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.cards import (
    find,
    food_of,
    heals,
    is_animal,
    is_fuel,
    points_of,
    thing,
    water_of,
    weapon_of,
)
from showrunner.formats.i_am_survivor.facts.trades import Right
from showrunner.formats.i_am_survivor.sheet import IslandSheet

PERMIT = "permit>"
"""How the value of a permission begins."""
RIGHTS: Mapping[Right, str] = {
    "fire": "use of the campfire until the day ends",
    "fruit_dictionary": "use of the Fruit dictionary until the day ends",
    "plant_dictionary": "use of the Plant dictionary until the day ends",
}


class Want(NamedTuple):
    """A kind of card that somebody may ask for, and how many."""

    label: str
    fits: Callable[[str], bool]
    number: int = 1


def _group(name: str) -> Callable[[str], bool]:
    return lambda card: thing(card).group == name


WANTS: Mapping[str, Want] = {
    "water": Want("a Water card", lambda card: bool(water_of(card))),
    "two_water": Want("two Water cards", lambda card: bool(water_of(card)), 2),
    "food": Want("a food card", lambda card: bool(food_of(card))),
    "two_food": Want("two food cards", lambda card: bool(food_of(card)), 2),
    "fresh_fish": Want("a Fresh fish", lambda card: kind_of(card) == "fresh_fish"),
    "firewood": Want("firewood", is_fuel),
    "campfire": Want("a Campfire", lambda card: kind_of(card) == "campfire"),
    "weapon": Want("a weapon", lambda card: bool(weapon_of(card))),
    "strong_weapon": Want("a weapon of 3★ or more", lambda card: weapon_of(card) >= 3),
    "equipment": Want("a piece of equipment", _group("Equipment")),
    "medicine": Want("a First aid kit or a healing trophy", lambda card: bool(heals(card))),
    "treasure": Want("a treasure", lambda card: bool(points_of(card))),
    "ufo_part": Want(
        "a part of the UFO’s price",
        lambda card: bool(find(card).ufo),
    ),
    "trophy": Want(
        "a wild animal trophy",
        is_animal,
    ),
}
"""What can be asked for: hands are secret, so a kind is named and the other picks the card."""


def tradable(sheet: IslandSheet, seat: str) -> list[str]:
    """IS-8.2: held cards, equipped items and trophies; not Souls, not characters.

    A campfire that burns stays where it is.
    """
    equipped = [card for card in sheet.equipped(seat) if kind_of(card) != "campfire"]
    return [*sheet.hand(seat), *equipped, *sheet.trophies(seat)]


def grantable(sheet: IslandSheet, seat: str) -> list[str]:
    """IS-8.3: the permissions that a player can give."""
    return [
        f"{PERMIT}{right}"
        for right in RIGHTS
        if sheet.equips(seat, "campfire" if right == "fire" else right)
    ]


def askable(sheet: IslandSheet, seat: str) -> list[str]:
    """Everything that a player can ask somebody for: kinds of card, and permissions."""
    rights = {right for other in sheet.active if other != seat for right in grantable(sheet, other)}
    return [*WANTS, *(f"{PERMIT}{right}" for right in RIGHTS if f"{PERMIT}{right}" in rights)]


def label_of(value: str) -> str:
    """A wanted kind or a permission in words."""
    if value.startswith(PERMIT):
        return RIGHTS[value.removeprefix(PERMIT)]  # type: ignore[index]
    return WANTS[value].label


def payment(
    sheet: IslandSheet, seat: str, wants: Sequence[str], chosen: Sequence[str]
) -> tuple[str, ...] | None:
    """What a player gives for these wants: chosen cards first, then what is worth least.

    None if the player does not have it all. Permissions are given as they are.
    """
    able = tradable(sheet, seat)
    order = [*chosen, *sorted((card for card in able if card not in chosen), key=worth)]
    paid: list[str] = []
    for value in wants:
        if value.startswith(PERMIT):
            if value not in grantable(sheet, seat):
                return None
            paid.append(value)
            continue
        want = WANTS[value]
        fitting = [card for card in order if want.fits(card) and card not in paid]
        if len(fitting) < want.number:
            return None
        paid += fitting[: want.number]
    return tuple(paid)


def worth(card: str) -> tuple[int, str]:
    """A rough order of cards by value, the least valuable first."""
    data = thing(card)
    value = 3 * points_of(card) + 2 * weapon_of(card)
    value += 2 * water_of(card) + 2 * food_of(card) - bool(data.risk)
    value += find(card).strength + 4 * bool(heals(card))
    return value + 3 * bool(data.equips), card
