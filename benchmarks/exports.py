"""What all exports of a long season cost, beside its facts as JSON lines and Parquet alone."""

from __future__ import annotations

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

    def seconds(names: tuple[str, ...]) -> float:
        record = new_record()
        exports = [find_export(name) for name in names]
        return cpu_seconds(lambda: [export.content(record) for export in exports])[0]

    seconds(everything)  # modules are imported, and schemas made
    pairs = [(seconds(everything), seconds(ALONE)) for _ in range(turns)]
    ratio = Measurements([all_of_them / alone for all_of_them, alone in pairs])
    milliseconds = Measurements([1000 * all_of_them for all_of_them, _ in pairs])
    each = {
        name: Measurements([1000 * seconds((name,)) for _ in range(turns)]) for name in everything
    }
    each["the story editor"] = Measurements(
        [1000 * cpu_seconds(lambda: new_record().season_told)[0] for _ in range(turns)]
    )
    what = f"{len(story):,} facts: time of all exports : of {' and '.join(ALONE)}"
    show(
        console,
        [
            Figure("", what, f"≤ {MAX_RATIO}", ratio.shown(2), ratio.median <= MAX_RATIO),
            Figure("", "milliseconds for all exports", "", milliseconds.shown(), True),
            *(
                Figure("", f"milliseconds for {name} alone", "", measured.shown(), True)
                for name, measured in each.items()
            ),
        ],
        f"{turns} turns; medians (least–most) of processor time. The tables have the story "
        "editor's titles.",
    )
