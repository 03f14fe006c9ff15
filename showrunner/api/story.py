"""The story of a season as sentences, each with the fact that completed it."""

from __future__ import annotations

import asyncio
from collections import Counter
from threading import Lock
from typing import Annotated, Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.facts import After
from showrunner.api.looking import Eyes, Story
from showrunner.api.paging import tagged
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line
from showrunner.formats.talk.filling_in import plain_act
from showrunner.kernel import PUBLIC, Told, View, Viewer
from showrunner.running.feeds import Feed

MOST = 2000


class Sentence(Struct, kw_only=True):
    """A piece of the story. `tone` says what it is, such as `speech` of a `speaker`.

    `seat` is the speaker's where it is a castaway (else empty), and `how` says where or to whom it
    is said. `lies` is whether they mean it as a lie, as producers know. `talk` is the talk that it
    is of (else empty), which is `private` where it is one of two. `acts` are what a speech does in
    the game, as its speaker said.
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


class StoryLine(Sentence, kw_only=True):
    """A sentence, told once the fact `number` had happened: the number is that of your facts.

    What was still going on when all was over is told last, and counts as one fact more. What is for
    `everybody` had been told to whoever watches, too, when it was told to you, but for whether a
    speaker `lies`.
    """

    number: int
    everybody: bool


class StoryPage(Struct, kw_only=True):
    """Some of the story in its order. Ask on with `after` = `next`, at once if there is `more`."""

    lines: list[StoryLine]
    next: int
    more: bool


class Watchers:
    """What whoever watches has been told of the same story: the lines that are for everybody."""

    def __init__(self, eyes: Eyes) -> None:
        self._view: View[Fact] = View(PUBLIC)
        self._narrator = eyes.narrator(PUBLIC)
        self._lines: Counter[Line] = Counter()

    def hear(self, told: Told[Fact]) -> None:
        """Watch this happen."""
        for seen in self._view.take(told):
            self._lines.update(self._narrator.tell(seen.fact))

    def close(self) -> None:
        """Hear what was still going on."""
        self._lines.update(self._narrator.close())

    def heard(self, line: Line) -> bool:
        """Whether they were told this line as well; each of theirs is one of the viewer's."""
        line = line._replace(lies=False)
        heard = self._lines[line] > 0
        self._lines[line] -= heard
        return heard


class Teller:
    """Tells one viewer's story of one feed, further each time it is asked to."""

    def __init__(self, eyes: Eyes) -> None:
        self.lines: list[StoryLine] = []
        self.number = 0
        self._taken = 0
        self._closed = False
        self._view: View[Fact] = View(eyes.viewer)
        self._narrator = eyes.narrator(eyes.viewer)
        self._watchers = None if eyes.viewer == PUBLIC else Watchers(eyes)
        self._one_at_a_time = Lock()

    def go_on(self, story: Story, *, ends: bool) -> None:
        """Tell what has happened since; where the story `ends`, also what was still going on."""
        with self._one_at_a_time:
            for told in story[self._taken :]:
                self._taken += 1
                if self._watchers is not None:
                    self._watchers.hear(told)
                for seen in self._view.take(told):
                    self.number = seen.number
                    self._add(self._narrator.tell(seen.fact))
            if ends and not self._closed:
                self._closed = True
                self.number += 1
                if self._watchers is not None:
                    self._watchers.close()
                self._add(self._narrator.close())

    def _add(self, lines: list[Line]) -> None:
        self.lines += (
            StoryLine(
                number=self.number,
                everybody=self._watchers is None or self._watchers.heard(line),
                **plain_line(line),
            )
            for line in lines
        )


def plain_line(line: Line) -> dict[str, Any]:
    """A line as plain data: the fields of a `Sentence`."""
    acts = [plain_act(act) for act in line.acts]
    return {**line._asdict(), "tone": line.tone.value, "acts": acts}


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
    ) -> Response[StoryPage]:
        """What you may know, in sentences, after this fact of yours.

        A scene is told when it ends, so that what happens side by side reads one after the other.
        """
        teller = _teller(eyes)
        await asyncio.to_thread(
            teller.go_on, eyes.story, ends=eyes.at is not None or eyes.feed.over
        )
        lines = [line for line in teller.lines if line.number > after]
        more = len(lines) > limit
        chosen = _whole(lines, limit) if more else lines
        end = chosen[-1].number if more else max(after, teller.number)
        return tagged(request, msgspec.json.encode(StoryPage(lines=chosen, next=end, more=more)))


def _teller(eyes: Eyes) -> Teller:
    """Who tells this viewer's story; of the present there is one, who goes on from there."""
    if eyes.at is not None:
        return Teller(eyes)
    tellers = _tellers.setdefault(eyes.feed, {})
    if eyes.viewer not in tellers:
        tellers[eyes.viewer] = Teller(eyes)
    return tellers[eyes.viewer]


def _whole(lines: list[StoryLine], limit: int) -> list[StoryLine]:
    """About so many lines, none cut off from others of its fact."""
    last = lines[limit - 1].number
    return [line for line in lines if line.number <= last]
