"""DS-3.6: ties that re-rolls break, and a draw where they never do. So for every roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY

Better = Literal["highest", "lowest"]
Score = int | Fraction


def leaders(scores: Mapping[str, Score], better: Better) -> list[str]:
    """Who shares the best score, in the order of the scores."""
    best = max(scores.values()) if better == "highest" else min(scores.values())
    return [name for name, score in scores.items() if score == best]


def break_tie(
    season: SurvivorState,
    tied: Sequence[str],
    better: Better,
    decides: str,
    reroll: Callable[[Sequence[str], int], Mapping[str, Score]],
) -> str:
    """Re-roll among the tied, and those still tied, until one is left; after `max_rerolls`, draw.

    `reroll` rolls for these names the n-th time (from 1), tells the results, returns the scores.
    """
    left = list(tied)
    times = 0
    while len(left) > 1 and times < season.sheet.parameters.max_rerolls:
        times += 1
        left = leaders(reroll(left, times), better)
    return left[0] if len(left) == 1 else draw(season, left, decides)


def draw(season: SurvivorState, tied: Sequence[str], decides: str) -> str:
    """DS-3.6: what dice cannot decide is drawn."""
    if len(tied) == 1:
        return tied[0]
    drawn = season.stage.draw(season.name_of_roll("tie", decides), tied)
    season.tell(facts.TieDrawn(among=tuple(tied), drawn=drawn, decides=decides), EVERYBODY)
    return drawn
