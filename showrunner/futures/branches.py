"""Plays many futures of one season, replaying its past only once.

Scripts are coroutines, and Python cannot copy those; but the operating system can copy a process.
So one process replays the journal, and at each moment that a future begins at, it forks: the child
has the season in memory as it is, draws fresh luck, plays on, sends the outcome through a pipe, and
ends. Futures cost what they play, whatever the length of the past.

Only for a process with one thread: threads do not survive a fork, but their locks do.
"""

from __future__ import annotations

import gc
import os
import select
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NoReturn

import msgspec
from msgspec import Struct

from showrunner.errors import FutureFailed, Refused, ShowrunnerError
from showrunner.formats.settings import SeasonSettings
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.outcome import Outcome, outcome_of, strongest_beats
from showrunner.kernel import Entry

_PIPE_BYTES = 1 << 16


class Branch(Struct, frozen=True, kw_only=True):
    """One future: it begins after the journal's entry `at` (0 is the start), with this luck key.

    The entries in `instead` come first. `kept` are entries of the journal that are entered next,
    as far as the season still takes them: answers given at the same time, which did not depend on
    what is different here.
    """

    at: int
    luck: str
    instead: tuple[Entry, ...] = ()
    kept: tuple[Entry, ...] = ()


class Job(Struct, frozen=True, kw_only=True):
    """A season's past, and the futures to play from moments in it.

    `entries` begin with entry 1. `beats` is how many of the strongest beats each outcome tells.
    """

    settings: SeasonSettings
    luck: str
    players: Mapping[str, str]
    entries: tuple[Entry, ...]
    branches: tuple[Branch, ...]
    cores: int = 1
    beats: int = 0


class Played(Struct, frozen=True):
    """The outcome of the branch at this place; a `problem` in words instead if it failed."""

    place: int
    outcome: Outcome | None
    problem: str = ""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Played)


def play_branches(job: Job) -> Iterator[Played]:
    """Play each branch in a process of its own, `cores` at once; yields outcomes as they come.

    Raises what replaying the season raises.
    """
    places = sorted(range(len(job.branches)), key=lambda place: job.branches[place].at)
    season = BotSeason(job.settings, job.luck, job.players)
    season.thoughtless = not job.beats
    children = _Children(job.cores)
    try:
        for place in places:
            branch = job.branches[place]
            behind = job.entries[season.kernel.entries : branch.at]
            if behind:
                season.replay(behind)
            gc.freeze()  # so that a collection in the child does not touch, and so copy, all pages
            yield from children.start(lambda place=place: _future(job, season, place))  # type: ignore[misc]
        yield from children.rest()
    finally:
        children.drop()


def _future(job: Job, season: BotSeason, place: int) -> Played:
    """Play the branch at this place. The season is changed: only for a child."""
    branch = job.branches[place]
    departed, past = len(season.chronicle.departures), len(season.kernel.story.told)
    try:
        season.draw_fresh_luck(branch.luck)
        season.replay(branch.instead)
        for entry in branch.kept:
            try:
                season.enter(entry)
            except Refused:  # it is not asked here any more
                continue
        season.play_on()
    except ShowrunnerError as problem:
        return Played(place, None, f"{type(problem).__name__}: {problem}")
    beats = strongest_beats(season, past, job.beats) if job.beats else ()
    return Played(place, outcome_of(season, departed, beats))


class _Children:
    """The processes that play futures now, at most `cores` of them, by the pipes they write to."""

    def __init__(self, cores: int) -> None:
        self._cores = max(1, cores)
        self._pids: dict[int, int] = {}
        self._received: dict[int, bytes] = {}

    def start(self, future: Callable[[], Played]) -> Iterator[Played]:
        """Play a future in a child; first wait until there is room for it."""
        while len(self._pids) >= self._cores:
            yield from self._take()
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            _play_and_exit(future, writing)
        os.close(writing)
        self._pids[reading], self._received[reading] = pid, b""

    def rest(self) -> Iterator[Played]:
        """Wait for all."""
        while self._pids:
            yield from self._take()

    def _take(self) -> Iterator[Played]:
        """Wait for any output; yield the outcomes that are complete."""
        ready, _, _ = select.select(list(self._pids), [], [])
        for pipe in ready:
            output = os.read(pipe, _PIPE_BYTES)
            self._received[pipe] += output
            if not output:
                yield self._ended(pipe)

    def _ended(self, pipe: int) -> Played:
        os.close(pipe)
        _, status = os.waitpid(self._pids.pop(pipe), 0)
        received = self._received.pop(pipe)
        if status or not received:
            raise FutureFailed(f"its process ended with status {os.waitstatus_to_exitcode(status)}")
        return _decoder.decode(received)

    def drop(self) -> None:
        """Forget the children that are left; they end at their next write."""
        for pipe in self._pids:
            os.close(pipe)


def _play_and_exit(future: Callable[[], Played], pipe: int) -> NoReturn:
    """Play a future, write its outcome, and leave without any of the parent's cleaning up."""
    status = 1
    try:
        gc.disable()
        output = memoryview(_encoder.encode(future()))
        while output:
            output = output[os.write(pipe, output) :]
        status = 0
    finally:
        os._exit(status)


def outcomes_of(played: Sequence[Played]) -> list[Outcome]:
    """The outcomes in the order of their branches. Raises FutureFailed for the first failure."""
    for failed in sorted(played, key=lambda each: each.place):
        if failed.outcome is None:
            raise FutureFailed(failed.problem)
    ordered = sorted(played, key=lambda each: each.place)
    return [each.outcome for each in ordered if each.outcome is not None]
