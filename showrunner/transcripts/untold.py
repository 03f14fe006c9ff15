"""What a viewer was not told at the time: lines of the broadcast, set apart by episode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from showrunner.errors import Refused, WrongParameter
from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.formats.format import Format
from showrunner.formats.narration import Line, Tone
from showrunner.kernel import BROADCAST, PUBLIC, Told, Viewer, contestant, view

Untold = Mapping[str, list[Line]]
"""Lines by the title of the episode that they belong to; the empty title is for the very end."""

PRIVATE: Final = (Tone.TALK, Tone.SPEECH, Tone.THOUGHT, Tone.DIARY)
SECRETS: Final = (*PRIVATE, Tone.SECRET)
IN_PRIVATE: Final = "What was said and written in private"


def opened(story: Sequence[Told[Fact]], *, over: bool) -> Sequence[Told[Fact]]:
    """The facts whose secrets are told: all when it is over, else those before the last reveal."""
    if over:
        return story
    ends = (place for place in range(len(story), 0, -1) if story[place - 1].reveals)
    return story[: next(ends, 0)]


def untold_by(
    format: Format,
    story: Sequence[Told[Fact]],
    viewer: Viewer,
    title: str = "",
    *,
    over: bool,
    truth: bool = False,
) -> Untold:
    """What this viewer's own story leaves out, to be set apart in it.

    With `truth`, for a castaway: what they did not know. For the public: what a reveal opened.
    `over` says whether the season is over, and what happened in it no secret any more. Raises
    Refused for a truth that is still secret, and WrongParameter for another viewer.
    """
    if not truth:
        revealed = opened(story, over=False)
        return _revealed(format, revealed, title) if viewer == PUBLIC and revealed else {}
    if viewer.role != "seat":
        raise WrongParameter("truth is for the view of a castaway", "choose one")
    past = opened(story, over=over)
    if not past:
        raise Refused("what was really going on is told when the season is over or reveals it")
    return _unknown_to(format, past, viewer.seat, title)


def _unknown_to(format: Format, story: Sequence[Told[Fact]], seat: str, title: str = "") -> Untold:
    """What concerned this castaway and they did not know: who talked of them, and wrote them down.

    Lines say themselves whom they concern (`Line.concerns`).
    """
    names = [
        told.fact.name
        for told in story
        if isinstance(told.fact, CastawayIntroduced) and told.fact.seat == seat
    ]
    if not names:
        return {}
    heading = Line(Tone.PHASE, f"What {names[0]} did not know")
    return {
        episode: [heading, *lines]
        for episode, found in _untold(format, story, contestant(seat), title).items()
        if (lines := list(_with_talks(found, seat)))
    }


def _revealed(format: Format, story: Sequence[Told[Fact]], title: str = "") -> Untold:
    """The talks, notes and diaries of a season whose secrets are revealed, for the very end."""
    lines: list[Line] = []
    for episode, found in _untold(format, story, PUBLIC, title).items():
        if private := [line for line in found if line.tone in PRIVATE]:
            lines += [Line(Tone.PHASE, episode), *private]
    return {"": [Line(Tone.EPISODE, IN_PRIVATE), *lines]} if lines else {}


def _untold(
    format: Format, story: Sequence[Told[Fact]], viewer: Viewer, title: str
) -> dict[str, list[Line]]:
    """The secrets that the broadcast tells and that this viewer was not told, by episode."""
    heard = Counter(_plain(line) for line in _lines(format, story, viewer, title))
    episode, untold = "", dict[str, list[Line]]()
    for line in _lines(format, story, BROADCAST, title):
        if line.tone is Tone.EPISODE:
            episode = line.text
        elif line.tone in SECRETS:
            if heard[_plain(line)] > 0:
                heard[_plain(line)] -= 1
            else:
                untold.setdefault(episode, []).append(line)
    return untold


def _lines(
    format: Format, story: Sequence[Told[Fact]], viewer: Viewer, title: str
) -> Iterator[Line]:
    narrator = format.narrator(viewer, title)
    for seen in view(story, viewer):
        yield from narrator.tell(seen.fact)
    yield from narrator.close()


def _plain(line: Line) -> Line:
    """The line as others heard it, who do not know whether it is a lie."""
    return line._replace(lies=False)


def _with_talks(lines: Sequence[Line], seat: str) -> Iterator[Line]:
    """The lines that concern this castaway, each talk under its heading."""
    heading: Line | None = None
    for line in lines:
        if line.tone is Tone.TALK:
            heading = line
        elif line.concerns(seat):
            if heading is not None and heading.talk == line.talk and line.talk:
                yield heading
                heading = None
            yield line
