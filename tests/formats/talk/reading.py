"""Labelled lines for the reader of acts, and how well it reads them.

`python -m tests.formats.talk.reading` prints precision and recall, and what it gets wrong.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from showrunner.formats.talk.acts import KINDS, Act, Acts
from showrunner.formats.talk.reader import read_acts
from showrunner.kernel import Text
from showrunner.questions import Option

LINES = Path(__file__).with_name("lines.tsv")
_ACT = re.compile(r"(\w+)(?:\.(\w+))?(?::([^(]*))?\((\w*)(?:,(\w+))?\)(?: |$)")


class Labelled(NamedTuple):
    """A line with what it does, as a person who read it says."""

    speaker: str
    listeners: tuple[str, ...]
    acts: frozenset[Act]
    words: str

    def read(self) -> frozenset[Act]:
        """What the reader makes of it."""
        return frozenset(read_acts(self.words, self.speaker, self.listeners, FIELD))


def labelled_lines() -> Iterator[Labelled]:
    """The lines of the file: speaker, listeners, acts and words, with tabs between them.

    An act is written `kind.what(about,by)`, one that names an alliance `join:NAME(about)`.
    """
    for line in LINES.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            speaker, listeners, acts, words = line.split("\t")
            yield Labelled(
                speaker, tuple(filter(None, listeners.split("+"))), frozenset(_acts(acts)), words
            )


def _acts(text: str) -> Iterator[Act]:
    for kind, what, name, about, by in _ACT.findall(text):
        yield Act(kind, about, what, by, Text("", name) if name else None)


def _seats() -> set[str]:
    seats: set[str] = set()
    for line in LINES.read_text(encoding="utf-8").splitlines()[1:]:
        speaker, listeners, acts, _ = line.split("\t")
        seats |= {speaker, *filter(None, listeners.split("+"))}
        seats |= {seat for one in _ACT.findall(acts) for seat in one[3:] if seat}
    return seats


FIELD = Acts(
    kinds=tuple(KINDS.values()),
    people=tuple(Option(seat, seat.capitalize()) for seat in sorted(_seats())),
    words_in="say",
)


class Score(NamedTuple):
    """Acts that were found and are there, that were found, that are there."""

    hits: int
    found: int
    there: int

    @property
    def precision(self) -> float:
        """The share of what was found that is there."""
        return self.hits / self.found

    @property
    def recall(self) -> float:
        """The share of what is there that was found."""
        return self.hits / self.there


def score(lines: list[Labelled]) -> Score:
    """How well these lines are read."""
    pairs = [(line.read(), line.acts) for line in lines]
    return Score(
        sum(len(read & acts) for read, acts in pairs),
        sum(len(read) for read, _ in pairs),
        sum(len(acts) for _, acts in pairs),
    )


def main() -> None:
    """Print what is misread, then the score."""
    lines = list(labelled_lines())
    for line in lines:
        if wrong := line.read() - line.acts:
            print(f"{line.words}\n  read  {wrong}\n  there {set(line.acts)}")
        elif "--missed" in sys.argv and (missed := line.acts - line.read()):
            print(f"{line.words}\n  missed {missed}")
    reached = score(lines)
    print(f"{reached}: precision {reached.precision:.3f}, recall {reached.recall:.3f}")


if __name__ == "__main__":
    main()
