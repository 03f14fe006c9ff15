"""P7: how fast whole seasons are played and replayed, on one core, in memory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rich.console import Console

from benchmarks.measuring import Figure, Sample, cpu_seconds, show
from benchmarks.playing import CAST, played, settings_for
from showrunner.formats.settings import SeasonSettings
from showrunner.running.journal import read_journal
from showrunner.running.replay import replay

SEASONS_A_SECOND = 8
MICROSECONDS_A_DECISION = 95
REPLAYED_A_SECOND = 20_000


def run(console: Console, quick: bool) -> None:
    """Play batches of seasons, and replay each season from its journal's lines."""
    runs, batch = (3, 3) if quick else (9, 8)
    settings = settings_for()
    played(settings, "warming up")
    turns = [
        measure(settings, [f"{turn}/{number}" for number in range(batch)]) for turn in range(runs)
    ]
    show(
        console,
        figures(
            Sample([batch / turn.playing for turn in turns]),
            Sample([turn.playing / turn.entries * 1e6 for turn in turns]),
            Sample([turn.entries / turn.replaying for turn in turns]),
        ),
        f"{runs} runs of {batch} seasons of {CAST} sensible castaways, all talk included; median "
        "(least–most) of processor time. A replay reads a journal's lines and checks all digests.",
    )


class Turn(NamedTuple):
    """What a batch of seasons took, in seconds of processor time, and their entries."""

    playing: float
    replaying: float
    entries: int


def measure(settings: SeasonSettings, seeds: Sequence[str]) -> Turn:
    """Play these seasons, and replay each."""
    playing = replaying = 0.0
    entries = 0
    for seed in seeds:
        took, season = cpu_seconds(partial(played, settings, seed))
        playing += took
        entries += season.kernel.entries
        lines = list(season.journal.lines())
        del season
        took, _ = cpu_seconds(partial(replayed, lines))
        replaying += took
    return Turn(playing, replaying, entries)


def replayed(lines: Sequence[bytes]) -> None:
    """Read a journal and replay it."""
    replay(read_journal(lines, "memory"))


def figures(seasons: Sample, decisions: Sample, replays: Sample) -> list[Figure]:
    """The three parts of P7 that are about speed."""
    return [
        Figure(
            "P7",
            "whole seasons a second and core",
            f"≥ {SEASONS_A_SECOND}",
            seasons.shown(),
            seasons.median >= SEASONS_A_SECOND,
        ),
        Figure(
            "P7",
            "µs a decision",
            f"≈ {MICROSECONDS_A_DECISION}",
            decisions.shown(),
            decisions.median <= MICROSECONDS_A_DECISION,
        ),
        Figure(
            "P7",
            "entries replayed a second",
            f"≥ {REPLAYED_A_SECOND:,}",
            replays.shown(0),
            replays.median >= REPLAYED_A_SECOND,
        ),
    ]
