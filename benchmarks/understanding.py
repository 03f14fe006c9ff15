"""How well plain talk is understood, by labelled lines, and how fast."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.bots_survivor import all_strategic, played
from showrunner.formats.survivor.bots import memory
from showrunner.formats.talk.understanding import Act, reading, understand

LINES = Path(__file__).parent.parent / "tests" / "formats" / "talk" / "lines"
UNTUNED = (LINES / "fresh.toml", LINES / "unseen.toml")
TUNED = tuple(sorted(set(LINES.glob("*.toml")) - {*UNTUNED}))
KINDS = ("propose", "promise", "ask", "accuse", "spare", "agree", "refuse", "warn")


class Labelled(NamedTuple):
    """A line with what it does, as a person who read it says."""

    words: str
    speaker: str
    listener: str
    names: Mapping[str, str]
    pending: str
    acts: tuple[Act, ...]

    def understood(self) -> tuple[Act, ...]:
        """What the rules make of it."""
        return understand(
            self.words,
            speaker=self.speaker,
            listener=self.listener,
            names=self.names,
            pending=self.pending,
        )


class Count(NamedTuple):
    """Acts that were found and are there, that were found, that are there."""

    hits: int
    found: int
    there: int

    @property
    def precision(self) -> float:
        """The share of what was found that is there; 1 if nothing was found."""
        return self.hits / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        """The share of what is there that was found; 1 if there is nothing."""
        return self.hits / self.there if self.there else 1.0


def files() -> list[Path]:
    """The labelled files there are."""
    return sorted(LINES.glob("*.toml"))


def labelled(file: Path) -> list[Labelled]:
    """The lines of a file, each among the castaways of its camp."""
    read = tomllib.loads(file.read_text(encoding="utf-8"))
    camps = {
        camp: {seat: seat.capitalize() for seat in seats} for camp, seats in read["camps"].items()
    }
    return [
        Labelled(
            words=line["words"],
            speaker=line["speaker"],
            listener=line["listener"],
            names=camps[line["camp"]],
            pending=line["pending"],
            acts=tuple(Act(**act) for act in line["acts"]),
        )
        for line in read["lines"]
    ]


def counted(lines: list[Labelled], kind: str, *, by_kind_alone: bool = False) -> Count:
    """A hit has the kind and whom it is about right, or the kind alone."""
    hits = found = there = 0
    for line in lines:
        said = [act.about for act in line.acts if act.kind == kind]
        heard = [act.about for act in line.understood() if act.kind == kind]
        if by_kind_alone:
            hits += min(len(said), len(heard))
        else:
            said, heard = list(set(said)), list(set(heard))
            hits += len(set(said) & set(heard))
        found += len(heard)
        there += len(said)
    return Count(hits, found, there)


def run(console: Console, quick: bool) -> None:
    """A table for each file, then the time."""
    for file in files():
        lines = labelled(file)
        shown = Table(title=f"{file.stem}: {len(lines)} lines")
        for heading in ("kind", "precision", "recall", "hits", "found", "there"):
            shown.add_column(heading, justify="right")
        for row in rows(lines):
            shown.add_row(*row)
        console.print(shown)
        show_time(console, "again and again", lines, 3 if quick else 20)
    seasons = [heard_by_bots(number) for number in range(10 if quick else 40)]
    known = len(seasons) * 3 // 4
    reading.in_sentence.cache_clear()
    microseconds([line for season in seasons[:known] for line in season], 1)
    others = [line for season in seasons[known:] for line in season]
    show_time(console, f"said by bots, after those of {known} other seasons", others, 1)


def show_time(console: Console, which: str, lines: list[Labelled], rounds: int) -> None:
    """How long it takes to understand a line."""
    time, words = microseconds(lines, rounds), mean_words(lines)
    console.print(f"{time:.1f} microseconds a line of {words:.1f} words, {which} (processor time)")


def heard_by_bots(number: int) -> list[Labelled]:
    """What bots say to each other in a season, in their order; its acts are not labelled."""
    heard: list[Labelled] = []

    def hear(words: str, **context: Any) -> tuple[Act, ...]:
        heard.append(Labelled(words, acts=(), **context))
        return understand(words, **context)

    memory.understand, kept = hear, memory.understand
    try:
        played(all_strategic(number), f"heard {number}")
    finally:
        memory.understand = kept
    return heard


def rows(lines: list[Labelled]) -> Iterator[tuple[str, ...]]:
    """Each kind, and promises and questions by kind alone too."""
    for kind in KINDS:
        yield row(kind, counted(lines, kind))
        if kind in ("promise", "ask"):
            yield row(f"{kind}, whoever about", counted(lines, kind, by_kind_alone=True))


def row(name: str, count: Count) -> tuple[str, ...]:
    """A count as shown."""
    return (name, f"{count.precision:.2f}", f"{count.recall:.2f}", *map(str, count))


def mean_words(lines: list[Labelled]) -> float:
    """Words a line."""
    return sum(len(line.words.split()) for line in lines) / len(lines)


def microseconds(lines: list[Labelled], rounds: int) -> float:
    """The mean of the best round."""
    best = float("inf")
    for _ in range(rounds):
        began = process_time()
        for line in lines:
            line.understood()
        best = min(best, process_time() - began)
    return best / len(lines) * 1e6
