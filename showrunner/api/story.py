"""The story of a season as sentences, each with the fact that completed it."""

from __future__ import annotations

import asyncio
from collections import Counter
from threading import Lock
from typing import Annotated, Any, Literal
from weakref import WeakKeyDictionary

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.eyes import Eyes, Story, Truth
from showrunner.api.facts import After
from showrunner.api.paging import tagged
from showrunner.formats.facts import Fact
from showrunner.formats.moments import MomentKind
from showrunner.formats.narration import Line, Tone
from showrunner.formats.talk.filling_in import plain_act
from showrunner.kernel import PUBLIC, Told, View, Viewer
from showrunner.running.feeds import Feed
from showrunner.transcripts.untold import Untold

MOST = 2000
NOT_OF_A_MOMENT = tuple(tone.value for tone in (Tone.EPISODE, Tone.TALK, Tone.SPEECH))
"""Lines that a fact may complete besides its own: the heading of an episode, a talk."""


class StorySentence(Struct, kw_only=True):
    """A sentence of the story. `tone` is its kind, such as `speech` (of a `speaker`).

    `seat` is the speaker's if it is a castaway (else empty), and `how` says where or to whom it is
    said. `lies` is whether they mean it as a lie, as producers know. `talk` is the talk that it
    belongs to (else empty), which is `private` if it is between two. `acts` are what a speech does
    in the game, as its speaker declared.
    """

    tone: str
    text: str
    speaker: str
    seat: str
    how: str
    lies: bool
    talk: str
    private: bool
    acts: list[dict[str, Any]]


class StoryLine(StorySentence, kw_only=True):
    """A sentence with the `number` of your fact that completed it.

    Scenes that are unfinished at the end come last, with a number one higher than the last fact's.
    A sentence for `everybody` was told to the public, too (except for whether a speaker lies).
    `moment` says what is to be seen with it, such as `council`; empty for most. `about` are the
    seats whom that moment is about.
    """

    number: int
    everybody: bool
    moment: MomentKind | Literal[""] = ""
    about: list[str] = []


class StoryPage(Struct, kw_only=True):
    """Part of the story. `next` is the `after` of the next page; `more` says if it has lines."""

    lines: list[StoryLine]
    next: int
    more: bool


class Watchers:
    """The public's version of the same story, to know which lines are for everybody."""

    def __init__(self, eyes: Eyes) -> None:
        self._view: View[Fact] = View(PUBLIC)
        self._narrator = eyes.narrator(PUBLIC)
        self._lines: Counter[Line] = Counter()

    def hear(self, told: Told[Fact]) -> None:
        """Tell the public this fact, if they may know it."""
        for seen in self._view.take(told):
            self._lines.update(self._narrator.tell(seen.fact))

    def close(self) -> None:
        """Tell the public the unfinished scenes."""
        self._lines.update(self._narrator.close())

    def heard(self, line: Line) -> bool:
        """Whether the public was told this line, too; each public line is used only once."""
        line = line._replace(lies=False)
        heard = self._lines[line] > 0
        self._lines[line] -= heard
        return heard


class Teller:
    """Tells one viewer's story of one feed, incrementally."""

    def __init__(self, eyes: Eyes) -> None:
        self.lines: list[StoryLine] = []
        self.number = 0
        self._taken = 0
        self._closed = False
        self._view: View[Fact] = View(eyes.viewer)
        self._narrator = eyes.narrator(eyes.viewer)
        self._moments = eyes.format.moments
        self._watchers = None if eyes.viewer == PUBLIC else Watchers(eyes)
        self._one_at_a_time = Lock()
        self._with_untold: dict[bool, tuple[int, list[StoryLine]]] = {}

    def go_on(self, story: Story, *, ends: bool) -> None:
        """Tell the new facts; if the story `ends`, also the unfinished scenes."""
        with self._one_at_a_time:
            for told in story[self._taken :]:
                self._taken += 1
                if self._watchers is not None:
                    self._watchers.hear(told)
                for seen in self._view.take(told):
                    self.number = seen.number
                    self._add(self._narrator.tell(seen.fact), seen.fact)
            if ends and not self._closed:
                self._closed = True
                self.number += 1
                if self._watchers is not None:
                    self._watchers.close()
                self._add(self._narrator.close())

    def with_untold(self, eyes: Eyes, truth: bool) -> list[StoryLine]:
        """The lines so far, each episode followed by what was not told in it."""
        with self._one_at_a_time:
            if self._with_untold.get(truth, (-1, []))[0] != self._taken:
                self._with_untold[truth] = self._taken, self._apart(eyes.untold(eyes.story, truth))
            return self._with_untold[truth][1]

    def _apart(self, untold: Untold) -> list[StoryLine]:
        lines: list[StoryLine] = []
        episode = ""
        for line in [*self.lines, None]:
            if line is None or line.tone == Tone.EPISODE.value:
                ended = untold.get(episode, ()) if episode else ()
                number = lines[-1].number if lines else self.number
                lines += [_story_line(number, one, self._watchers is None) for one in ended]
            if line is not None:
                episode = line.text if line.tone == Tone.EPISODE.value else episode
                lines.append(line)
        return lines + [
            _story_line(self.number, one, self._watchers is None) for one in untold.get("", ())
        ]

    def _add(self, lines: list[Line], fact: Fact | None = None) -> None:
        """Add what a fact completed: if it is a moment, the line that says most of it is marked."""
        told = [
            _story_line(self.number, line, self._watchers is None or self._watchers.heard(line))
            for line in lines
        ]
        moment = self._moments.get(type(fact)) if fact is not None else None
        its_own = [line for line in told if line.tone not in NOT_OF_A_MOMENT]
        if moment is not None and its_own:
            # The first result; else the first line, or the heading of a phase if it is alone.
            marked = min(its_own, key=_rank_in_moment)
            marked.moment, marked.about = moment.kind, list(dict.fromkeys(moment.about(fact)))
        self.lines += told


def _rank_in_moment(line: StoryLine) -> int:
    """0 for the line of a moment that says most of it."""
    return {Tone.RESULT.value: 0, Tone.PHASE.value: 2}.get(line.tone, 1)


def _story_line(number: int, line: Line, everybody: bool) -> StoryLine:
    return StoryLine(number=number, everybody=everybody, **plain_line(line))


def plain_line(line: Line) -> dict[str, Any]:
    """A line as plain data: the fields of a `StorySentence`."""
    fields = {name: getattr(line, name) for name in StorySentence.__struct_fields__}
    return fields | {"tone": line.tone.value, "acts": [plain_act(act) for act in line.acts]}


_tellers: WeakKeyDictionary[Feed, dict[Viewer, Teller]] = WeakKeyDictionary()


class StoryController(Controller):
    """The story of a season."""

    path = "/seasons/{season:str}"
    tags = ("knowledge",)

    @get("/story", summary="Read the story")
    async def story(
        self,
        request: Request[Actor, Any, Any],
        eyes: given.Eyes,
        after: After = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=MOST)] = 500,
        truth: Truth = False,
    ) -> Response[StoryPage]:
        """The story after this fact of yours, in sentences, as far as you may know it.

        A scene is told when it ends, so that parallel scenes can be read one after the other. When
        the season is over, talks and diaries that a reveal opened to the public come last.
        """
        teller = _teller(eyes)
        await asyncio.to_thread(teller.go_on, eyes.story, ends=eyes.at is not None or eyes.over)
        told = teller.lines
        if truth or (eyes.viewer == PUBLIC and eyes.over):
            told = await asyncio.to_thread(teller.with_untold, eyes, truth)
        lines = [line for line in told if line.number > after]
        more = len(lines) > limit
        chosen = _whole(lines, limit) if more else lines
        end = chosen[-1].number if more else max(after, teller.number)
        return tagged(request, msgspec.json.encode(StoryPage(lines=chosen, next=end, more=more)))


def _teller(eyes: Eyes) -> Teller:
    """The teller of this viewer's story; that of the present is cached with its feed."""
    if eyes.at is not None:
        return Teller(eyes)
    tellers = _tellers.setdefault(eyes.feed, {})
    if eyes.viewer not in tellers:
        tellers[eyes.viewer] = Teller(eyes)
    return tellers[eyes.viewer]


def _whole(lines: list[StoryLine], limit: int) -> list[StoryLine]:
    """About `limit` lines, without separating lines of the same fact."""
    last = lines[limit - 1].number
    return [line for line in lines if line.number <= last]
