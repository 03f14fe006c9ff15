"""Counts the decisions that bots make in place of models, to pause a season that goes wrong."""

from __future__ import annotations

from collections import Counter
from typing import Final

from showrunner.players.llm.allowance import Allowance

MIN_DECISIONS: Final = 20
"""Decisions of models before the share of stand-ins counts in an episode that goes on."""
LOOK_AT: Final = (
    "look at the calls of this season, and at `showrunner models check`; then go on, or set in the "
    "allowance when to pause"
)


class StandIns:
    """The decisions of models since the season was last resumed, and how many bots made."""

    def __init__(self) -> None:
        self._begin_again()

    def _begin_again(self) -> None:
        self._in_a_row: Counter[str] = Counter()
        self._episode: int | None = None
        self._decisions = self._stood_in = 0

    def count(self, seat: str, episode: int, why: str | None, allowance: Allowance) -> str | None:
        """Count a decision of a model; returns why the season has to pause, or None.

        `why` is why a bot made it; None if the model did. After a pause the counts begin again.
        """
        reason = None
        if episode != self._episode:
            reason = self._reason_of_episode(allowance)  # it is over
            self._episode, self._decisions, self._stood_in = episode, 0, 0
        self._decisions += 1
        self._stood_in += why is not None
        self._in_a_row[seat] = 0 if why is None else self._in_a_row[seat] + 1
        most = allowance.stand_ins_in_a_row
        if most and self._in_a_row[seat] >= most:
            reason = f"bots stood in for {seat} {most} times in a row (the last time: {why})"
        elif self._decisions >= MIN_DECISIONS:
            reason = reason or self._reason_of_episode(allowance)
        if reason is None:
            return None
        self._begin_again()
        return f"{reason}: {LOOK_AT}"

    def _reason_of_episode(self, allowance: Allowance) -> str | None:
        if not allowance.stand_in_share or not self._stood_in:
            return None
        if self._stood_in < allowance.stand_in_share * self._decisions:
            return None
        return (
            f"bots stood in for {self._stood_in} of the {self._decisions} decisions of models "
            f"in episode {self._episode}"
        )
