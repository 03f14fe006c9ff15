"""Stored seasons as the editor tells them, as plain text that a person can read through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from showrunner.formats.fact import Fact
from showrunner.formats.format import load_format
from showrunner.kernel import Told
from showrunner.running.replay import replay
from showrunner.story.editor import tell
from showrunner.story.told import Sentence, ToldSeason
from tests.golden.files import read_golden

FOLDER = Path(__file__).parent / "golden"
SEASONS = (
    "everything",
    "five-finalists",
    "survival-mixed-12",
    "survival-producers",
    "mini-sensible-08",
    "mini-mixed-08",
    "game-sensible-4",
    "game-producers",
    "island-sensible-04",
    "sensible-09",
)
"""Stored seasons of each game, whose told episodes are stored too."""


@cache
def story_of(name: str) -> list[Told[Fact]]:
    """The facts of a stored season."""
    return list(replay(read_golden(name)).story.told)


@cache
def told_season(name: str) -> ToldSeason:
    """A stored season, told."""
    settings = read_golden(name).header.settings
    return tell(load_format(settings.format), settings, story_of(name))


def sentences(season: ToldSeason) -> Iterator[Sentence]:
    """Every sentence of a told season."""
    for episode in season.episodes:
        yield from episode.recap
        for section in episode.sections:
            yield from section.sentences
    page = season.page
    yield from (*page.summary, *page.winners_path, *page.turning_points)
    yield from (superlative.sentence for superlative in page.superlatives)


def as_text(season: ToldSeason) -> str:
    """A told season as text, with the facts of each sentence."""
    lines = [season.title]
    for episode in season.episodes:
        lines += ["", f"Episode {episode.number}: {episode.title}"]
        for section in episode.sections:
            lines += [f"  {section.part}: {section.title}", *map(_line, section.sentences)]
        lines += ["  recap", *map(_line, episode.recap)]
    page = season.page
    for title, told in (
        ("summary", page.summary),
        ("the winner's path", page.winners_path),
        ("turning points", page.turning_points),
    ):
        lines += ["", title, *map(_line, told)]
    lines += ["", "promises"]
    lines += [
        f"    {one.round}. {one.text} {one.verdict} {list(one.facts)}" for one in page.promises
    ]
    lines += ["", "superlatives"]
    lines += [f"    {one.title}: {_line(one.sentence).strip()}" for one in page.superlatives]
    placed = sorted(season.cast, key=lambda one: one.place)
    lines += ["", "places", *(f"    {one.place}. {one.name}: {one.result}" for one in placed)]
    return "\n".join(lines) + "\n"


def _line(sentence: Sentence) -> str:
    who = (
        f"{sentence.speaker}{' (alone)' if sentence.private else ''}: " if sentence.speaker else ""
    )
    text = f"“{sentence.text}”" if sentence.speaker else sentence.text
    return f"    {who}{text} {list(sentence.facts)}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SEASONS:
        (FOLDER / f"{name}.txt").write_text(as_text(told_season(name)), encoding="utf-8")
