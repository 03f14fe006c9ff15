"""P7: how fast whole seasons are played and replayed, on one core in memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console

from benchmarks.measuring import Figure, Measurements, cpu_seconds, show
from benchmarks.playing import CAST, played, settings_for
from showrunner.formats.settings import SeasonSettings
from showrunner.running.journal import read_journal
from showrunner.running.replay import replay

MIN_SEASONS_PER_SECOND = 8
MAX_MICROS_PER_DECISION = 95
MIN_REPLAYED_PER_SECOND = 20_000


def run(console: Console, quick: bool) -> None:
    """Play batches of seasons, and replay each from its journal's lines."""
    runs, batch = (3, 3) if quick else (9, 8)
    settings = settings_for()
    played(settings, "warming up")
    turns = [
        measure(settings, [f"{turn}/{number}" for number in range(batch)]) for turn in range(runs)
    ]
    show(
        console,
        figures(
            Measurements([batch / turn.playing for turn in turns]),
            Measurements([turn.playing / turn.entries * 1e6 for turn in turns]),
            Measurements([turn.entries / turn.replaying for turn in turns]),
        ),
        f"{runs} runs of {batch} seasons of {CAST} sensible castaways, all talk included; median "
        "(least–most) of processor time. A replay reads a journal's lines and checks all digests.",
    )


class BatchTimes(NamedTuple):
    """Seconds of processor time that a batch of seasons took, and their entries."""

    playing: float
    replaying: float
    entries: int


def measure(settings: SeasonSettings, seeds: Sequence[str]) -> BatchTimes:
    """Play these seasons, and replay each."""
    playing = replaying = 0.0
    entries = 0
    for seed in seeds:
        cpu_time, season = cpu_seconds(partial(played, settings, seed))
        playing += cpu_time
        entries += season.kernel.entries
        lines = list(season.journal.lines())
        del season
        cpu_time, _ = cpu_seconds(partial(replayed, lines))
        replaying += cpu_time
    return BatchTimes(playing, replaying, entries)


def replayed(lines: Sequence[bytes]) -> None:
    """Read a journal and replay it."""
    replay(read_journal(lines, "memory"))


def figures(seasons: Measurements, decisions: Measurements, replays: Measurements) -> list[Figure]:
    """Return the three figures of P7 about speed."""
    return [
        Figure(
            "P7",
            "whole seasons a second and core",
            f"≥ {MIN_SEASONS_PER_SECOND}",
            seasons.shown(),
            seasons.median >= MIN_SEASONS_PER_SECOND,
        ),
        Figure(
            "P7",
            "µs a decision",
            f"≈ {MAX_MICROS_PER_DECISION}",
            decisions.shown(),
            decisions.median <= MAX_MICROS_PER_DECISION,
        ),
        Figure(
            "P7",
            "entries replayed a second",
            f"≥ {MIN_REPLAYED_PER_SECOND:,}",
            replays.shown(0),
            replays.median >= MIN_REPLAYED_PER_SECOND,
        ),
    ]
