"""DS-7: from the dice to the result, through counters, caps, boosts and deductions."""

from __future__ import annotations

from typing import NamedTuple

from showrunner.formats.survivor.parameters import SurvivorParameters

LEVELS = (
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (1, 1, 0),
    (1, 0, 1),
    (0, 1, 1),
    (1, 1, 1),
)
"""DS-7.2: what each level adds to the (stat, roll, outcome) penalties."""


class Penalties(NamedTuple):
    """The totals by which depletion counters press an attribute, a roll and an outcome (DS-7.1)."""

    stat: int
    roll: int
    outcome: int


def penalties(counters: int, parameters: SurvivorParameters) -> Penalties:
    """DS-7.2, DS-7.3: the cumulative penalties of so many counters."""
    levels = LEVELS[:counters]
    if counters > len(LEVELS) and parameters.beyond_seven == "repeat":
        whole, rest = divmod(counters, len(LEVELS))
        levels = LEVELS * whole + LEVELS[:rest]
    return Penalties(
        sum(level[0] for level in levels),
        sum(level[1] for level in levels),
        sum(level[2] for level in levels),
    )


def result(
    dice: int,
    attribute: int,
    counters: int,
    parameters: SurvivorParameters,
    boost: int = 0,
    deduction: int = 0,
) -> int:
    """DS-7.4: what is compared, reported and added, of dice thrown under an attribute.

    DS-6.6 says where a boost and a deduction enter.
    """
    penalty = penalties(counters, parameters)
    early_boost = boost if parameters.boost_applies == "roll" else 0
    early_deduction = deduction if parameters.deduction_applies == "roll" else 0
    x = dice + early_boost - early_deduction
    roll = max(min(1, x), x - penalty.roll)
    capped = min(roll, max(1, attribute - penalty.stat))
    outcome = max(0, capped - penalty.outcome)
    score = outcome + (boost - early_boost) - (deduction - early_deduction)
    return max(0, score)
