"""DS-3.6: break the ties of any roll by re-rolls and, if those do not decide, by a draw."""

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
    """The names that share the best score, in the order of `scores`."""
    best = max(scores.values()) if better == "highest" else min(scores.values())
    return [name for name, score in scores.items() if score == best]


def break_tie(
    season: SurvivorState,
    tied: Sequence[str],
    better: Better,
    decides: str,
    reroll: Callable[[Sequence[str], int], Mapping[str, Score]],
) -> str:
    """Re-roll among those still tied until one is left; after `max_rerolls`, draw.

    `reroll` is called with the tied names and the number of the re-roll (from 1); it tells the
    results and returns the scores.
    """
    still_tied = list(tied)
    rerolls = 0
    while len(still_tied) > 1 and rerolls < season.sheet.parameters.max_rerolls:
        rerolls += 1
        still_tied = leaders(reroll(still_tied, rerolls), better)
    return still_tied[0] if len(still_tied) == 1 else draw(season, still_tied, decides)


def draw(season: SurvivorState, tied: Sequence[str], decides: str) -> str:
    """DS-3.6: decide by a draw what the dice could not."""
    if len(tied) == 1:
        return tied[0]
    drawn = season.stage.draw(season.name_of_roll("tie", decides), tied)
    season.tell(facts.TieDrawn(among=tuple(tied), drawn=drawn, decides=decides), EVERYBODY)
    return drawn
