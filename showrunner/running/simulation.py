"""Many seasons in memory, over processes: one row of numbers a season."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import NamedTuple

from showrunner.errors import ShowrunnerError
from showrunner.formats.format import load_format
from showrunner.formats.interviews.book import claims_judged
from showrunner.formats.settings import SeasonSettings
from showrunner.running.collector import relieve_collector
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import ending_of

Row = dict[str, int | str | float]


class FailedSeason(NamedTuple):
    """A season that could not be played to its end: its seed, and what was wrong."""

    seed: str
    problem: str


_settings: list[SeasonSettings] = []
"""A worker's settings: sent once to each process, not with each season."""


def seeds_from(base: str, number: int) -> list[str]:
    """The seeds of so many seasons: `base-1`, `base-2`, …."""
    return [f"{base}-{place}" for place in range(1, number + 1)]


def row(settings: SeasonSettings, seed: str) -> Row:
    """Play one season and count it."""
    played = Rehearsal(settings, seed)
    played.play()
    story = played.kernel.story
    ending = ending_of(played.format, played.kernel)
    hand = played.format.hand(told.fact for told in story.told)
    winners = ending.winners if ending is not None else ()
    archetypes = {person.id: person.archetype for person in settings.cast}
    return {
        "seed": seed,
        "winner": "+".join(winners),
        "archetype": "+".join(archetypes[seat] for seat in winners),
        "entries": played.kernel.entries,
        "facts": len(story.told),
        "produced": int(hand.produced),
        "producers_acts": len(hand.acts),
        "digest": story.digest[:16],
        **played.format.statistics(told.fact for told in story.told),
        **claims_judged(told.fact for told in story.told),
    }


def simulate(
    settings: SeasonSettings, seeds: Sequence[str], workers: int
) -> Iterator[Row | FailedSeason]:
    """The row of each seed, in the order of the seeds, whatever the number of workers.

    A season that fails stops no other.
    """
    if workers <= 1 or len(seeds) <= 1:
        relieve_collector()
        for seed in seeds:
            yield _row_or_failure(settings, seed)
        return
    pool = ProcessPoolExecutor(
        min(workers, len(seeds)), get_context("spawn"), _start_worker, (settings,)
    )
    try:
        with _deaf_to_breaks():
            rows = pool.map(_row_of_worker, seeds)
        yield from rows
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf_to_breaks() -> Iterator[None]:
    """What is started meanwhile takes no notice of Ctrl-C: the workers leave it to their caller."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _start_worker(settings: SeasonSettings) -> None:
    _settings[:] = [settings]
    load_format(settings.format)
    relieve_collector()
    Thread(target=_end_with_caller, daemon=True).start()


def _end_with_caller() -> None:
    """A worker whose caller was killed would wait for work for ever."""
    caller = parent_process()
    if caller is not None:
        caller.join()
        os._exit(1)


def _row_of_worker(seed: str) -> Row | FailedSeason:
    return _row_or_failure(_settings[0], seed)


def _row_or_failure(settings: SeasonSettings, seed: str) -> Row | FailedSeason:
    try:
        return row(settings, seed)
    except ShowrunnerError as problem:
        return FailedSeason(seed, str(problem))
    except (Exception, SystemExit) as problem:
        return FailedSeason(seed, f"{type(problem).__name__}: {problem}")
