"""Narration in chapters: each narrates some types of fact, using the reader's own sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from showrunner.errors import Misused
from showrunner.formats.facts import Fact, SecretsRevealed
from showrunner.formats.narration import Line, Narration, Tone
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import listed
from showrunner.kernel import Text, Viewer

S = TypeVar("S", bound=Sheet)
M = TypeVar("M", bound=Callable[..., list[Line]])
PRODUCTION = "Production"
"""The speaker's name of everything that producers say."""
BEFORE_THE_STORY = (Tone.TITLE, Tone.CAST)


def tells(*facts: type[Fact]) -> Callable[[M], M]:
    """Mark a chapter's method as the one that narrates facts of these types."""

    def mark(method: M) -> M:
        method.tells = facts  # type: ignore[attr-defined]
        return method

    return mark


class Desk(Generic[S]):
    """What all chapters share: the reader, what the reader knows, and which wordings were used."""

    def __init__(self, viewer: Viewer, sheet: S, title: str = "") -> None:
        self.viewer = viewer
        self.sheet = sheet
        self.title = title
        """The season's title if it differs from the one in its facts (as in a fork), else empty."""
        self._lies: set[str] = set()
        self._used: dict[str, int] = {}

    @property
    def for_producers(self) -> bool:
        """Whether the reader is a producer, who also knows how the season is produced."""
        return self.viewer.role == "producer"

    @property
    def sees_all(self) -> bool:
        """Whether the reader sees what every castaway does: a producer, or on the broadcast."""
        return self.viewer.role in ("producer", "broadcast")

    def name(self, seat: str | None) -> str:
        """A castaway's name by seat; a team's name is returned as it is, None as "nobody"."""
        return "nobody" if seat is None else self.sheet.names.get(seat, seat)

    def names(self, seats: Iterable[str]) -> list[str]:
        """The names of these castaways."""
        return [self.name(seat) for seat in seats]

    def those(self, seats: Iterable[str]) -> str:
        """Ada, Ben and Cleo."""
        return listed(self.names(seats))

    def named(self, scores: Mapping[str, int]) -> dict[str, int]:
        """Scores by name."""
        return {self.name(seat): score for seat, score in scores.items()}

    def expect(self, seat: str, lie: bool) -> None:
        """Note whether this castaway's next words are meant as a lie, as their thought said."""
        if lie:
            self._lies.add(seat)
        else:
            self._lies.discard(seat)

    def says(self, seat: str, words: Text, how: str = "", acts: tuple[Act, ...] = ()) -> Line:
        """A line that a castaway says aloud; `how` is where or to whom. Lies are marked."""
        lies = seat in self._lies
        self._lies.discard(seat)
        line = speech(self.name(seat), words, how)
        return line._replace(seat=seat, lies=lies, acts=acts)

    def notes(self, seat: str, words: str, how: str, tone: Tone = Tone.THOUGHT) -> Line:
        """A line that a castaway thinks, or writes for themselves."""
        return Line(tone, words, self.name(seat), seat, how)

    def vary(self, what: str, *variants: str) -> str:
        """One of the ways to word this: each is used in turn, starting at one set by the title."""
        times_used = self._used.get(what, sum(map(ord, self.sheet.title)))
        self._used[what] = times_used + 1
        return variants[times_used % len(variants)]


class Chapter(Generic[S]):
    """Narrates some types of fact."""

    def __init__(self, desk: Desk[S]) -> None:
        self.desk = desk
        self.sheet = desk.sheet

    @classmethod
    def handlers(cls) -> dict[type[Fact], str]:
        """The name of the method for each type of fact that this chapter narrates."""
        return {
            fact: name
            for base in reversed(cls.__mro__)
            for name, method in vars(base).items()
            for fact in getattr(method, "tells", ())
        }

    def notice(self, fact: Fact) -> list[Line]:
        """Look at any fact before the sheet takes it in; returns the lines to tell before it."""
        return []

    def close(self) -> list[Line]:
        """The lines that were still waiting to be told when the facts ended."""
        return []


class Handlers(dict[type[Fact], tuple[type[Chapter[S]], str]]):
    """The chapter and method for each type of fact: its own, else those of the type it extends."""

    def __init__(self, chapters: Sequence[type[Chapter[S]]]) -> None:
        super().__init__(
            (fact, (chapter, method))
            for chapter in chapters
            for fact, method in chapter.handlers().items()
        )

    def __missing__(self, kind: type[Fact]) -> tuple[type[Chapter[S]], str]:
        for base in kind.__mro__[1:]:
            if base in self:
                self[kind] = handler = self[base]
                return handler
        raise Misused(f"no chapter tells {kind.__name__}: give one a method for it")


class ChapterNarrator(Generic[S]):
    """Tells a season to one viewer, from the facts of that viewer's view only."""

    def __init__(
        self, desk: Desk[S], chapters: Sequence[type[Chapter[S]]], prologue: str = ""
    ) -> None:
        self._desk = desk
        self._title = prologue
        self._handlers = Handlers(chapters)
        self._chapters = {chapter: chapter(desk) for chapter in chapters}
        self._noticing = [
            chapter for kind, chapter in self._chapters.items() if kind.notice is not Chapter.notice
        ]
        self._revealed = False
        self._begun = False
        self._prologue: list[Line] = []
        self._heading: Line | None = None

    @property
    def prologue(self) -> list[Line]:
        """The lines held back until the first episode begins."""
        return list(self._prologue)

    def tell(self, fact: Fact) -> list[Line]:
        """The lines that this fact completes; none where a scene is still going on."""
        lines = [line for chapter in self._noticing for line in chapter.notice(fact)]
        if self._revealed:  # hidden facts follow out of order, so they are told at the end
            return self._set(lines)
        self._desk.sheet.take(fact)
        self._revealed = isinstance(fact, SecretsRevealed) and not self._desk.sees_all
        chapter, method = self._handlers[type(fact)]
        lines += getattr(self._chapters[chapter], method)(fact)
        return self._set(lines)

    def close(self) -> list[Line]:
        """The lines of scenes that were still going on when the facts ended."""
        waiting = [
            line for chapter in reversed(self._chapters.values()) for line in chapter.close()
        ]
        lines = self._set(waiting)
        if not self._begun:
            lines += self._prologue
            self._prologue = []
        return lines

    def _set(self, lines: list[Line]) -> list[Line]:
        """Hold back lines until the first episode begins, and drop headings of empty phases."""
        shown: list[Line] = []
        for line in lines:
            if line.tone is Tone.EPISODE:
                self._begun = True
                self._heading = None
                shown += self._opened(line)
            elif line.tone is Tone.PHASE:
                self._heading = line
            elif not self._begun and line.tone not in BEFORE_THE_STORY:
                self._prologue.append(line)
            else:
                if self._heading is not None and line.tone is not Tone.DIARY:
                    shown.append(self._heading)
                    self._heading = None
                shown.append(line)
        return shown

    def _opened(self, episode: Line) -> list[Line]:
        """The episode with the lines held back: before it under their own title, else within it."""
        prologue, self._prologue = self._prologue, []
        if self._title and prologue:
            return [Line(Tone.EPISODE, self._title), *prologue, episode]
        return [episode, *prologue]


def chaptered(sheet: Callable[[], S], *chapters: type[Chapter[S]], prologue: str = "") -> Narration:
    """The narrator of a game whose story is told by these chapters, from the reader's sheet.

    `prologue` is the title for what happens before the first episode; without a title it is told
    as part of the first episode.
    """

    def narrator(viewer: Viewer, title: str = "") -> ChapterNarrator[S]:
        return ChapterNarrator(Desk(viewer, sheet(), title), chapters, prologue)

    return narrator


def narrated(text: str) -> Line:
    """A line of narration."""
    return Line(Tone.NARRATION, text)


def secret(text: str, about: Iterable[str | None] = ()) -> Line:
    """A line that only some viewers can read.

    `about` are the seats to whom others do what it tells. None and the empty seat are left out.
    """
    return Line(Tone.SECRET, text, about=tuple(seat for seat in about if seat))


def produced(text: str) -> Line:
    """A line about what producers did."""
    return Line(Tone.PRODUCTION, text)


def speech(speaker: str, words: Text, how: str = "") -> Line:
    """A line that somebody says aloud; `how` is where or to whom."""
    return Line(Tone.SPEECH, str(words), speaker, how=how)
