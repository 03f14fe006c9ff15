"""What happens in a competition (DS-3)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.kernel import Text


class CompetitionAnnounced(Fact, frozen=True, kw_only=True):
    """Producers described the next competition and what is at stake (DS-3.9). To everybody."""

    name: Text | None
    story: Text | None
    stakes: Literal["both", "reward", "immunity"]
    sits_out: tuple[str, ...]


class CompetitionEntered(Fact, frozen=True, kw_only=True):
    """How a castaway went into a competition (DS-3.1, DS-3.2). To that castaway."""

    seat: str
    trade: bool
    counters_removed: int
    boost: str


class CompetitionRolled(Fact, frozen=True, kw_only=True):
    """A castaway's own dice in a competition, and the result (DS-2.8). To that castaway.

    `reroll` is 0 for the first roll.
    """

    seat: str
    dice: tuple[int, ...]
    result: int
    reroll: int


class CompetitionResults(Fact, frozen=True, kw_only=True):
    """The results of one roll of a competition (DS-2.8, DS-3.3). To everybody.

    `teams` gives each team's roll as an exact fraction (`47/6`); `decides` is what the roll is for:
    `both`, or in a re-roll `reward` or `vote` alone.
    """

    results: dict[str, int]
    teams: dict[str, str]
    reroll: int
    decides: Literal["both", "reward", "vote"]


class TieDrawn(Fact, frozen=True, kw_only=True):
    """A tie that re-rolls could not break was decided by a draw (DS-3.6). To everybody."""

    among: tuple[str, ...]
    drawn: str
    decides: str


class CompetitionWon(Fact, frozen=True, kw_only=True):
    """A competition was won by a team or by one castaway (DS-3.3, DS-3.4). To everybody.

    `team` is empty for an individual winner; `loser` is the team that must vote, or empty.
    """

    winners: tuple[str, ...]
    team: str
    loser: str
    stakes: Literal["both", "reward", "immunity"]
