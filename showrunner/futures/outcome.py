"""How one future went: who left after the moment it began at, who reached the end, who won."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from showrunner.futures.bot_season import BotSeason
from showrunner.story.beat import Beat
from showrunner.story.finding import beats_of


class Exit(Struct, frozen=True):
    """Somebody left the game in this round."""

    seat: str
    round: int


class Outcome(Struct, frozen=True, kw_only=True):
    """How a future went.

    `left` are all who left after its first moment, in order; `reached_end` are those who were in
    the game when it ended. `beats` are its strongest ones, if they were asked for.
    """

    winners: tuple[str, ...]
    left: tuple[Exit, ...]
    reached_end: tuple[str, ...]
    beats: tuple[Beat, ...] = ()

    @property
    def next_to_leave(self) -> frozenset[str]:
        """Who left in the next round in which anybody did."""
        return frozenset(exit.seat for exit in self.left if exit.round == self.left[0].round)


def outcome_of(season: BotSeason, departed: int, beats: tuple[Beat, ...] = ()) -> Outcome:
    """The outcome of a season that was played on after this number of departures."""
    rules: Any = season.kernel.rules
    ending = season.format.outcome(rules.sheet)
    later = season.chronicle.departures[departed:]
    return Outcome(
        winners=() if ending is None else ending.winners,
        left=tuple(Exit(departure.seat, departure.moment.round) for departure in later),
        reached_end=tuple(season.chronicle.in_game),
        beats=beats,
    )


def strongest_beats(season: BotSeason, past: int, number: int) -> tuple[Beat, ...]:
    """A season's strongest beats, of those that became complete after its first `past` facts."""
    later = [
        beat for beat in beats_of(season.format, season.kernel.story.told) if beat.last >= past
    ]
    return tuple(sorted(later, key=lambda beat: -beat.importance)[:number])
