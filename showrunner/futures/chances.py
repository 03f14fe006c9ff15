"""Each castaway's chances at a moment of a season: to leave next, to reach the end, to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from showrunner.futures.branches import Branch
from showrunner.futures.outcome import Outcome
from showrunner.kernel import derived_key

Z_95: Final = 1.96
"""How many standard deviations a 95 % interval reaches to each side."""


class Chance(Struct, frozen=True):
    """A share of futures, and the 95 % interval for the chance that it estimates."""

    share: float
    low: float
    high: float


class SeatChances(Struct, frozen=True, kw_only=True):
    """A castaway's chances: to leave in the next round in which anybody does, and so on."""

    tonight: Chance
    end: Chance
    win: Chance


class Chances(Struct, frozen=True, kw_only=True):
    """The chances of those who are in the game after the entry `at`, from a `number` of futures."""

    at: int
    round: int
    number: int
    seats: dict[str, SeatChances]


def chance(hits: int, number: int) -> Chance:
    """The chance of something that happened in `hits` of a `number` of futures (Wilson)."""
    share = hits / number
    spread = Z_95**2 / number
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 / (1 + spread) * sqrt(share * (1 - share) / number + spread / number / 4)
    return Chance(share, max(0.0, middle - half), min(1.0, middle + half))


def chances_of(at: int, round: int, seats: Sequence[str], outcomes: Sequence[Outcome]) -> Chances:
    """The chances of these seats, which are in the game at this moment."""
    number = len(outcomes)
    return Chances(
        at=at,
        round=round,
        number=number,
        seats={
            seat: SeatChances(
                tonight=chance(sum(seat in one.next_to_leave for one in outcomes), number),
                end=chance(sum(seat in one.reached_end for one in outcomes), number),
                win=chance(sum(seat in one.winners for one in outcomes), number),
            )
            for seat in seats
        },
    )


def lucks_for(luck: str, at: int, number: int) -> list[str]:
    """The luck keys of the futures of one moment.

    They follow from the season's own key, so the same futures come out each time, and what is
    compared at one moment has the same luck; but they tell nothing of it.
    """
    return [derived_key(luck, "future", str(at), str(place)).hex() for place in range(number)]


def branches_at(luck: str, at: int, number: int) -> tuple[Branch, ...]:
    """This number of futures of the moment after the entry `at`."""
    return tuple(Branch(at=at, luck=key) for key in lucks_for(luck, at, number))


def mean_win(outcomes: Sequence[Outcome]) -> Mapping[str, float]:
    """How often each seat won, as a share of the futures."""
    wins: dict[str, float] = {}
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] = wins.get(seat, 0) + 1 / len(outcomes)
    return wins
