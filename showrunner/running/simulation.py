"""Plays many seasons in memory, in several processes, and returns a row of numbers for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from showrunner.errors import ShowrunnerError
from showrunner.formats.format import load_format
from showrunner.formats.interviews.book import claims_judged
from showrunner.formats.settings import SeasonSettings
from showrunner.running.collector import relieve_collector
from showrunner.running.processes import process_pool
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import ending_of

Row = dict[str, int | str | float]


class FailedSeason(NamedTuple):
    """A season that failed: its seed, and the error."""

    seed: str
    problem: str


_settings: list[SeasonSettings] = []
"""The settings in a worker process, which gets them once and not for each season."""


def seeds_from(base: str, number: int) -> list[str]:
    """This number of seeds: `base-1`, `base-2`, …."""
    return [f"{base}-{place}" for place in range(1, number + 1)]


def row(settings: SeasonSettings, seed: str) -> Row:
    """Play one season; returns its row."""
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
    """The row of each seed, in the order of the seeds.

    If a season fails, the others go on.
    """
    if workers <= 1 or len(seeds) <= 1:
        relieve_collector()
        for seed in seeds:
            yield _row_or_failure(settings, seed)
        return
    with process_pool(min(workers, len(seeds)), _start_worker, (settings,)) as pool:
        yield from pool.map(_row_of_worker, seeds)


def _start_worker(settings: SeasonSettings) -> None:
    _settings[:] = [settings]
    load_format(settings.format)


def _row_of_worker(seed: str) -> Row | FailedSeason:
    return _row_or_failure(_settings[0], seed)


def _row_or_failure(settings: SeasonSettings, seed: str) -> Row | FailedSeason:
    try:
        return row(settings, seed)
    except ShowrunnerError as problem:
        return FailedSeason(seed, str(problem))
    except (Exception, SystemExit) as problem:
        return FailedSeason(seed, f"{type(problem).__name__}: {problem}")
