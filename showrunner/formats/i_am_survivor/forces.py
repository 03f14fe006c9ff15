"""IS-7: what fighters bring into a battle, and which weapons suffice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Literal

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.cards import is_animal, weapon_of
from showrunner.formats.i_am_survivor.sheet import IslandSheet

SOUL_STRENGTH = 3
"""IS-7.8: the strength of a Soul in a defence."""
MAX_COMBINED = 5
"""The most weapons that the proposed set combines."""
Result = Literal["defeated", "chased away", "lost"]


def own_weapons(sheet: IslandSheet, seat: str, fighter: str) -> list[str]:
    """The weapons that a player may use for a fighter: none for the Girl (IS-7.4, IS-7.9)."""
    return [] if fighter == "girl" else [card for card in sheet.hand(seat) if weapon_of(card)]


def own_traps(sheet: IslandSheet, seat: str, card: str) -> list[str]:
    """IS-7.1: the traps that the explorer's player may use, against wild animals only."""
    return [found for found in sheet.hand(seat) if kind_of(found) == "trap" and is_animal(card)]


def strength_of(cards: Iterable[str]) -> int:
    """The strength of weapons, and of traps at 1★ each."""
    return sum(weapon_of(card) or kind_of(card) == "trap" for card in cards)


def has_ability(sheet: IslandSheet, fighter: str, name: str) -> bool:
    """A10: whether the Hunter or Butcher is the fighter, or with `butcher_scope` a teammate."""
    if fighter == name:
        return True
    by_team = sheet.parameters.butcher_scope == "team"
    return by_team and sheet.has(sheet.owner(fighter), name)


def bonus(sheet: IslandSheet, fighter: str, card: str) -> int:
    """IS-7.1: the Hunter's +1★ against wild animals."""
    return int(is_animal(card) and has_ability(sheet, fighter, "hunter"))


def result_against(total: int, strength: int) -> Result:
    """IS-7.3: more defeats, as much chases away, less loses."""
    if total > strength:
        return "defeated"
    return "chased away" if total == strength else "lost"


def soldier(fighter: str) -> int:
    """IS-7.9: the Career soldier's +1★ in battles between players."""
    return int(fighter == "career_soldier")


def best_set(cards: Sequence[str], chase: int, defeat: int) -> tuple[str, ...]:
    """D5: the cheapest cards that defeat, else the cheapest that chase away, else none.

    The cheapest set has the least strength in all, and then the fewest cards.
    """
    if defeat <= 0:
        return ()
    sets = [
        (strength_of(chosen), size, chosen)
        for size in range(1, min(len(cards), MAX_COMBINED) + 1)
        for chosen in combinations(cards[:12], size)
    ]
    for wanted in (defeat, chase):
        enough = [found for found in sets if found[0] >= wanted]
        if enough and wanted > 0:
            return min(enough)[2]
    return ()
