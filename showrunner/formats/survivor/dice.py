"""DS-7: compute a result from dice, attribute, depletion counters, boost and deduction."""

from __future__ import annotations

from typing import NamedTuple

from showrunner.formats.survivor.parameters import SurvivorParameters

PENALTIES_PER_COUNTER = (
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (1, 1, 0),
    (1, 0, 1),
    (0, 1, 1),
    (1, 1, 1),
)
"""DS-7.2: what each further depletion counter adds to the (stat, roll, outcome) penalties."""


class Penalties(NamedTuple):
    """What depletion counters subtract from an attribute, a roll and an outcome (DS-7.1)."""

    stat: int
    roll: int
    outcome: int


def penalties(counters: int, parameters: SurvivorParameters) -> Penalties:
    """DS-7.2, DS-7.3: the total penalties of a castaway with this number of counters."""
    levels = PENALTIES_PER_COUNTER[:counters]
    if counters > len(PENALTIES_PER_COUNTER) and parameters.beyond_seven == "repeat":
        times_all, rest = divmod(counters, len(PENALTIES_PER_COUNTER))
        levels = PENALTIES_PER_COUNTER * times_all + PENALTIES_PER_COUNTER[:rest]
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
    """DS-7.4: the result of a roll, which is compared, reported and added up.

    DS-6.6: the parameters say whether a boost and a deduction count before or after the cap.
    """
    penalty = penalties(counters, parameters)
    early_boost = boost if parameters.boost_applies == "roll" else 0
    early_deduction = deduction if parameters.deduction_applies == "roll" else 0
    adjusted_dice = dice + early_boost - early_deduction
    roll = max(min(1, adjusted_dice), adjusted_dice - penalty.roll)
    capped = min(roll, max(1, attribute - penalty.stat))
    outcome = max(0, capped - penalty.outcome)
    score = outcome + (boost - early_boost) - (deduction - early_deduction)
    return max(0, score)
