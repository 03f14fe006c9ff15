"""DS-7 and DS-3: a roll's result out of its dice, a team's roll, and how ties are re-rolled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from statistics import median
from typing import Any, NamedTuple

from showrunner.checking.books import Problem

PRESSED = {
    0: (0, 0, 0),
    1: (1, 0, 0),
    2: (1, 1, 0),
    3: (1, 1, 1),
    4: (2, 2, 1),
    5: (3, 2, 2),
    6: (3, 3, 3),
    7: (4, 4, 4),
}
"""What so many counters take off the attribute, the roll and the outcome (DS-7.2)."""


def pressed(counters: int, beyond_seven: str) -> tuple[int, int, int]:
    """DS-7.2, DS-7.3: what counters take off; above seven no more, or the levels again."""
    if counters <= 7 or beyond_seven == "stay":
        return PRESSED[min(counters, 7)]
    times, rest = divmod(counters, 7)
    stat, roll, outcome = PRESSED[rest]
    stats, rolls, outcomes = PRESSED[7]
    return stat + times * stats, roll + times * rolls, outcome + times * outcomes


def result(
    dice: int,
    attribute: int,
    counters: int,
    parameters: Mapping[str, Any],
    boost: int = 0,
    deduction: int = 0,
) -> int:
    """DS-7.4: the result that is reported."""
    stat_penalty, roll_penalty, outcome_penalty = pressed(counters, parameters["beyond_seven"])
    after = {"roll": 0, "outcome": 0}
    after[parameters["boost_applies"]] += boost
    after[parameters["deduction_applies"]] -= deduction
    thrown = dice + after["roll"]
    worn = thrown - roll_penalty
    if thrown >= 1:
        worn = max(1, worn)
    elif worn < thrown:
        worn = thrown
    cap = max(1, attribute - stat_penalty)
    outcome = max(0, min(worn, cap) - outcome_penalty)
    return max(0, outcome + after["outcome"])


def team_roll(results: Sequence[int], way: str) -> Fraction:
    """DS-3.3: a team's roll, exactly."""
    match way:
        case "sum":
            return Fraction(sum(results))
        case "best":
            return Fraction(max(results))
        case "median":
            return Fraction(median(map(Fraction, results)))
    return Fraction(sum(results), len(results))


def dice_problem(dice: Sequence[int]) -> str | None:
    """DS-1.4: a roll is three dice."""
    if len(dice) == 3 and all(1 <= face <= 6 for face in dice):
        return None
    return f"the dice are {dice}"


class Rolled(NamedTuple):
    """A roll that was told: who got what, the how-manieth re-roll, and what it decides."""

    scores: Mapping[str, Any]
    reroll: int
    decides: str


class Drawn(NamedTuple):
    """A draw that was told."""

    among: Sequence[str]
    drawn: str
    decides: str


class TieBreaker:
    """DS-3.6: goes through the rolls that were told as the rule does, and notes what differs."""

    def __init__(self, told: Iterable[Rolled | Drawn], most: int, lowest: bool = False) -> None:
        self.told = list(told)
        self.most = most
        self.lowest = lowest
        self.problems: list[Problem] = []

    def roll(self, among: Iterable[str], reroll: int, decides: str) -> Mapping[str, Any]:
        """The next roll, which must be this one; nothing where it was not told."""
        wanted = f"a roll of {_names(among)} (re-roll {reroll}, for {decides}) comes next"
        told = self.told.pop(0) if self.told else None
        if not isinstance(told, Rolled):
            self.problems.append(Problem(f"{told or 'nothing'} was told", wanted))
            return {}
        if (set(told.scores), told.reroll, told.decides) != (set(among), reroll, decides):
            found = f"a roll of {_names(told.scores)} (re-roll {told.reroll}, for {told.decides})"
            self.problems.append(Problem(found, wanted))
        return told.scores

    def leaders(self, scores: Mapping[str, Any], lowest: bool | None = None) -> list[str]:
        """Who shares the best score, in their order."""
        if not scores:
            return []
        pick = min if (self.lowest if lowest is None else lowest) else max
        best = pick(scores.values())
        return [name for name, score in scores.items() if score == best]

    def settle(self, tied: list[str], decides: str, lowest: bool | None = None) -> str:
        """Re-roll among the tied until one is left; draw after so many re-rolls."""
        times = 0
        while len(tied) > 1 and times < self.most:
            times += 1
            scores = self.roll(tied, times, decides)
            if not scores:
                return ""
            tied = self.leaders(scores, lowest)
        return tied[0] if len(tied) == 1 else self.draw(tied, decides)

    def draw(self, tied: Sequence[str], decides: str) -> str:
        """The next draw, which must be this one."""
        if len(tied) < 2:
            return tied[0] if tied else ""
        wanted = f"a draw among {_names(tied)} for {decides} comes next"
        told = self.told.pop(0) if self.told else None
        if not isinstance(told, Drawn):
            self.problems.append(Problem(f"{told or 'nothing'} was told", wanted))
            return ""
        if set(told.among) != set(tied) or told.decides != decides or told.drawn not in tied:
            self.problems.append(Problem(f"{told}", wanted))
        return told.drawn

    def finish(self) -> list[Problem]:
        """All that differs; a roll that nothing asked for differs too."""
        return self.problems + [
            Problem(f"{told}", "nothing was left to roll for") for told in self.told
        ]


def _names(seats: Iterable[str]) -> str:
    return ", ".join(sorted(seats)) or "nobody"
