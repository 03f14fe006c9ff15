"""What all exports of a long season cost, beside writing its JSON lines and Parquet alone.

The Parquet tables have the story editor's titles. Telling the season takes longer than all that is
written, and is done once for all exports; so it counts for all exports, and not for writing alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from benchmarks.measuring import Figure, Measurements, cpu_seconds, show
from benchmarks.playing import played, settings_for
from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import EXPORTS, find_export

CAST = 16
MAX_RATIO = 3.0
ALONE = ("jsonl", "parquet")


def run(console: Console, quick: bool) -> None:
    """Write a season's exports in turns with the two that the others are compared with."""
    turns = 3 if quick else 15
    settings = settings_for(CAST)
    story = played(settings, "exports").kernel.story.told
    everything = tuple(export.name for export in EXPORTS if export.in_bundle)

    def new_record() -> SeasonRecord:
        return SeasonRecord("0" * 32, settings.title, settings, story)

    def written(names: Sequence[str], record: SeasonRecord) -> float:
        exports = [find_export(name) for name in names]
        return cpu_seconds(lambda: [export.content(record) for export in exports])[0]

    def told_before() -> SeasonRecord:
        record = new_record()
        _ = record.season_told
        return record

    written(everything, new_record())  # modules are imported, and schemas made
    measured = [
        (
            written(everything, new_record()),
            written(everything, told_before()),
            written(ALONE, told_before()),
        )
        for _ in range(turns)
    ]
    ratio = Measurements([whole / alone for whole, _, alone in measured])
    without_telling = Measurements([told / alone for _, told, alone in measured])
    milliseconds = Measurements([1000 * whole for whole, _, _ in measured])
    each = {
        "telling the season": Measurements(
            [1000 * cpu_seconds(lambda: new_record().season_told)[0] for _ in range(turns)]
        )
    }
    for name in everything:
        each[f"{name} of a told season"] = Measurements(
            [1000 * written((name,), told_before()) for _ in range(turns)]
        )
    what = f"{len(story):,} facts: time of all exports : of writing {' and '.join(ALONE)}"
    show(
        console,
        [
            Figure("", what, f"≤ {MAX_RATIO}", ratio.shown(2), ratio.median <= MAX_RATIO),
            Figure("", "the same for a season that is told", "", without_telling.shown(2), True),
            Figure("", "milliseconds for all exports", "", milliseconds.shown(), True),
            *(
                Figure("", f"milliseconds for {name}", "", taken.shown(), True)
                for name, taken in each.items()
            ),
        ],
        f"{turns} turns; medians (least–most) of processor time.",
    )
