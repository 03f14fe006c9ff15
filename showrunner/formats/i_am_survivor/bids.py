"""IS-9: who may be rescued by whom, what a bid is worth, and who finds a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    IMPAIRMENTS,
    RESCUERS,
    Rescuer,
    find,
    food_of,
    is_animal,
    points_of,
    water_of,
    weapon_of,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet

COME = "come"
"""The only option where the rescue is free."""


class PriceTerms(NamedTuple):
    """What a kind of rescuer wants, in words, and what a card adds to the priority (IS-9.8).

    A card that adds nothing cannot be part of the price.
    """

    words: str
    worth: Callable[[str], int] = lambda card: 0


PRICES: Mapping[str, PriceTerms] = {
    "fish": PriceTerms(
        "at least 1 fresh fish each; more fish go first",
        lambda card: int(kind_of(card) == "fresh_fish"),
    ),
    "water": PriceTerms("at least 2 Water cards each; the greater volume goes first", water_of),
    "food": PriceTerms("at least 2 food cards each; more servings go first", food_of),
    "treasure": PriceTerms("at least 1 treasure each; more points go first", points_of),
    "trophy": PriceTerms(
        "at least 1 wild animal trophy each; stronger trophies go first",
        lambda card: find(card).strength if is_animal(card) else 0,
    ),
    "heart": PriceTerms("free; more hearts go first"),
    "weapon": PriceTerms("at least 1 weapon each; more ★ go first", weapon_of),
    "ufo": PriceTerms("a Golden statue and a Metal pedestal or Ancient disk each"),
    "kill": PriceTerms(
        "free for those who attacked and killed another player’s character since it came"
    ),
    "souls": PriceTerms("Souls only"),
    "nomination": PriceTerms("one named character of each player"),
}
"""IS-9.1: the price of each kind of rescuer."""


def candidates(sheet: IslandSheet, seat: str, card: str) -> list[str]:
    """The characters of a player that this rescuer would take."""
    rescuer = RESCUERS[kind_of(card)]
    found = [name for name in sheet.here(seat) if rescuer.only in ("", CHARACTERS[name].sex)]
    if rescuer.price == "kill":
        waiting = next(waiting for waiting in sheet.rescuers if waiting.card == card)
        found = [name for name in found if name in waiting.killers]
    return found


def payable(sheet: IslandSheet, seat: str, rescuer: Rescuer) -> list[str]:
    """IS-9.3: the options with which a player can pay: cards, pairs for the UFO, or `come`."""
    hand = sheet.hand(seat)
    if rescuer.price in ("heart", "kill"):
        return [COME]
    if rescuer.price == "ufo":
        parts = [card for card in hand if find(card).ufo]
        any_two = sheet.parameters.ufo_price == "any_two"
        return [
            f"{first}+{second}"
            for first in parts
            for second in parts
            if first < second or not any_two
            if first != second
            and (any_two or (find(first).ufo == "statue" and find(second).ufo == "part"))
        ]
    cards = sheet.trophies(seat) if rescuer.price == "trophy" else hand
    return list(filter(PRICES[rescuer.price].worth, cards))


def paid_cards(bid: Sequence[str]) -> tuple[str, ...]:
    """The cards of a bid."""
    return tuple(card for part in bid if part != COME for card in part.split("+"))


def measure(price: str, character: str, cards: Sequence[str]) -> int:
    """IS-9.8: what decides the priority: volume, servings, points, strength, hearts or number."""
    if price == "heart":
        return CHARACTERS[character].heart
    return sum(map(PRICES[price].worth, cards))


def groups(measures: Mapping[str, int]) -> list[list[str]]:
    """IS-9.8, IS-9.9: candidates in groups of equal priority, best first; the Politician alone."""

    def rank(name: str) -> tuple[bool, int]:
        return name != "politician", -measures[name]

    ordered = sorted(measures, key=rank)
    return [list(group) for _, group in groupby(ordered, key=rank)]


def places_for(measures: Mapping[str, int], quota: int | None) -> tuple[list[str], list[list[str]]]:
    """IS-9.8: the rescued, and the groups that are refused, the first because it does not fit."""
    rescued: list[str] = []
    ordered = groups(measures)
    for number, group in enumerate(ordered):
        if quota is not None and len(rescued) + len(group) > quota:
            return rescued, ordered[number:]
        rescued += group
    return rescued, []


AGES = {"child": 0, "elderly": 1, "female": 2, "male": 3}
"""IS-9.13: children before the elderly before women before men."""


def team_rank(sheet: IslandSheet, character: str) -> tuple[bool, int, int, int, int]:
    """IS-9.13: the place in the Rescue team's order; the lowest goes first."""
    card, survivor = CHARACTERS[character], sheet.characters[character]
    worst = min(
        (IMPAIRMENTS.index(found) for found in survivor.impairments),
        default=len(IMPAIRMENTS),
    )
    seat = survivor.owner
    return (
        character != "politician",
        worst,
        AGES[card.sex if card.age == "adult" else card.age],
        sheet.public_points(seat),
        sheet.pile(f"hand/{seat}").size,
    )
