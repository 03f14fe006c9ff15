"""Swing: how far each move of a past season moved the winner's and the victim's chances.

Both sides of a comparison begin just before the move and have the same luck: one goes on as the
season did, the other with something else instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final, Literal

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from showrunner.errors import Refused
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.branches import Branch
from showrunner.futures.chances import Z_95, lucks_for
from showrunner.futures.moves import Alternative, Move, WeighedKind, moves_of
from showrunner.futures.outcome import Outcome, outcome_of
from showrunner.futures.stored import Progress, StoredPast, no_progress, stored_past
from showrunner.futures.worker import play
from showrunner.kernel import PRODUCER
from showrunner.store import Store

BUDGET: Final = 3000
"""How many futures are played for a season by default."""
LEAST: Final = 4
"""Futures of each side of every comparison, whatever the budget."""
CLOSER_LOOK: Final = 12
"""How many moves, those with the largest swings, share the second half of the budget."""
DOUBT: Final = 4
"""Pairs of futures without any difference that are added to each comparison to rank it."""
BLUNDER: Final = 0.2
MISTAKE: Final = 0.1
BEST: Final = 0.1
"""By how much of the mover's own chance to win a move has to miss, or beat, the alternative."""

MARKED: Final = ("ballot", "card", "trade")
"""The kinds of move that get a mark."""

Mark = Literal["", "best move", "mistake", "blunder"]


class WeighedMove(Struct, frozen=True, kw_only=True):
    """A move after entry `before`, compared with the alternative that changes most.

    `winner` and `victim` are how far the move raised the chance of the season's winners to win, and
    of `out` (who left next) to be those who left next. `own` is the same for its maker's chance to
    win, against the alternative that is `better` for its maker (the best one that was tried).
    `number` is how many pairs of futures were compared. A `mark` is only given if the difference
    is larger than chance explains.
    """

    kind: WeighedKind
    before: int
    round: int
    group: str
    seats: tuple[str, ...]
    chosen: str
    instead: str
    winner: float
    out: tuple[str, ...]
    victim: float
    own: float
    better: str
    mark: Mark
    number: int


class Swing(Struct, frozen=True, kw_only=True):
    """What decided a season, by numbers: all its moves, those with the largest swings first."""

    winners: tuple[str, ...]
    budget: int
    futures: int
    moves: tuple[WeighedMove, ...]

    @property
    def moments(self) -> list[WeighedMove]:
        """The largest swing of each moment: the ballots of one vote are one moment."""
        first: dict[str, WeighedMove] = {}
        for move in self.moves:
            first.setdefault(move.group, move)
        return list(first.values())


@dataclass
class _Weighing:
    """A move, what really came of it, and the futures of each side so far (0 is as it happened)."""

    move: Move
    actual: Outcome
    sides: list[list[Outcome]] = field(default_factory=list)

    def branches(self, luck: str, number: int) -> list[Branch]:
        """The next futures of all sides, one side after the other."""
        done = len(self.sides[0])
        lucks = lucks_for(luck, self.move.before, done + number)[done:]
        sides: list[Alternative | None] = [None, *self.move.alternatives]
        return [self._branch(side, key) for side in sides for key in lucks]

    def _branch(self, side: Alternative | None, luck: str) -> Branch:
        own = self.move.entries if side is None else side.entries
        if self.move.kind == "talk" and side is None:  # its messages and what else was answered
            return Branch(at=self.move.before, luck=luck, kept=own)
        return Branch(at=self.move.before, luck=luck, instead=own, kept=self.move.kept)

    def take(self, outcomes: Sequence[Outcome], number: int) -> None:
        """Take the outcomes of `branches`."""
        for place, side in enumerate(self.sides):
            side.extend(outcomes[place * number : (place + 1) * number])

    def weighed(self) -> WeighedMove:
        """The result, from all futures so far."""
        winners, out = self.actual.winners, tuple(sorted(self.actual.next_to_leave))
        won = self._differences(lambda outcome: _share(winners, outcome.winners))
        left = self._differences(lambda outcome: _share(out, outcome.next_to_leave))
        most = max(
            range(len(won)), key=lambda side: (abs(fmean(won[side])), abs(fmean(left[side])))
        )
        maker = self.move.seats if len(self.move.seats) == 1 else ()
        own = self._differences(lambda outcome: _share(maker, outcome.winners))
        best = min(range(len(own)), key=lambda side: fmean(own[side]))
        return WeighedMove(
            kind=self.move.kind,
            before=self.move.before,
            round=self.move.round,
            group=self.move.group,
            seats=self.move.seats,
            chosen=self.move.words,
            instead=self.move.alternatives[most].words,
            winner=fmean(won[most]),
            out=out,
            victim=fmean(left[most]),
            own=fmean(own[best]),
            better=self.move.alternatives[best].words,
            mark=mark_of(own[best]) if maker and self.move.kind in MARKED else "",
            number=len(self.sides[0]),
        )

    def _differences(self, value: Callable[[Outcome], float]) -> list[list[float]]:
        """What the move added to a value, for each alternative and luck."""
        really, *others = [[value(outcome) for outcome in side] for side in self.sides]
        return [[a - b for a, b in zip(really, other, strict=True)] for other in others]


def _share(seats: Iterable[str], among: Iterable[str]) -> float:
    """The share of these seats that are among others."""
    seats = set(seats)
    return len(seats & set(among)) / len(seats) if seats else 0.0


def mark_of(differences: Sequence[float]) -> Mark:
    """The mark of a move from what it added to its maker's chance, in futures of the same luck."""
    added = fmean(differences)
    if len(differences) < 2 or abs(added) <= Z_95 * stdev(differences) / sqrt(len(differences)):
        return ""
    if added <= -BLUNDER:
        return "blunder"
    if added <= -MISTAKE:
        return "mistake"
    return "best move" if added >= BEST else ""


async def swing(
    store: Store, season: str, budget: int = BUDGET, progress: Progress = no_progress
) -> Swing:
    """The swing of a stored season, which is computed once and kept.

    It is computed again for a larger budget. Raises UnknownSeason, Refused for a season that is not
    over, and FutureFailed.
    """
    past = await stored_past(store, season)
    if past.format.outcome(past.format.sheet_of(past.told, PRODUCER)) is None:
        raise Refused(f"the season {past.season} is not over, so nothing has decided it yet")
    kept = await stored_swing(store, past.season)
    if kept is not None and kept.budget >= budget:
        return kept
    weighed = await weigh(past, budget, progress)
    body = msgspec.json.encode(weighed).decode()
    await store.forecasts.put(past.season, "swing", {len(past.entries): body})
    return weighed


async def stored_swing(store: Store, season: str) -> Swing | None:
    """The swing that is stored of a season (by its full id), or None."""
    stored = await store.forecasts.of(season, "swing")
    return next((msgspec.json.decode(body, type=Swing) for body in stored.values()), None)


async def weigh(past: StoredPast, budget: int = BUDGET, progress: Progress = no_progress) -> Swing:
    """Weigh all moves of a season that is over, with about this number of futures.

    Every move gets the same share of one half of them; the other half is for those whose swings are
    the largest. Producers' programs give no orders in these futures, so that an order that is left
    out does not come back. Raises FutureFailed.
    """
    past = past._replace(settings=replace(past.settings, director=UNSET))
    weighings, winners = await asyncio.to_thread(_weighings, past)
    played = 0
    for part in (weighings, None):
        chosen = part if part is not None else _largest(weighings)
        sides = sum(len(weighing.sides) for weighing in chosen)
        number = max(LEAST, budget // 2 // max(1, sides))
        branches = [weighing.branches(past.luck, number) for weighing in chosen]
        done = played
        outcomes = await play(
            past.job(branch for some in branches for branch in some),
            lambda more, done=done: progress(done + more),  # type: ignore[misc]
        )
        start = 0
        for weighing, some in zip(chosen, branches, strict=True):
            weighing.take(outcomes[start : start + len(some)], number)
            start += len(some)
        played += start
    moves = sorted((weighing.weighed() for weighing in weighings), key=size, reverse=True)
    return Swing(winners=winners, budget=budget, futures=played, moves=tuple(moves))


def _weighings(past: StoredPast) -> tuple[list[_Weighing], tuple[str, ...]]:
    season = BotSeason(past.settings, past.luck, past.players)
    moves = moves_of(season, past.entries)
    weighings = [
        _Weighing(move, outcome_of(season, move.departed), [[] for _ in (0, *move.alternatives)])
        for move in moves
    ]
    return weighings, outcome_of(season, 0).winners


def _largest(weighings: Sequence[_Weighing]) -> list[_Weighing]:
    return sorted(weighings, key=lambda each: size(each.weighed()), reverse=True)[:CLOSER_LOOK]


def size(move: WeighedMove) -> tuple[float, float]:
    """What moves are ranked by: few pairs of futures show large swings by luck alone."""
    trust = move.number / (move.number + DOUBT)
    return trust * abs(move.winner), trust * abs(move.victim)
