"""A contestant's memory: what the seat has seen, as much of it as a prompt can hold.

What happened in the round that is being played stands there as it was told; of the rounds before,
the diary, and what they came to. A private talk stands there until it has ended, then its note.
So within a round a prompt only grows at its end, and over a season it hardly grows at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from showrunner.formats.chapters import ChapterNarrator
from showrunner.formats.facts import CastawayIntroduced, Fact, MemoWritten
from showrunner.formats.format import Format
from showrunner.formats.narration import Line, Tone
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.facts import GroupTalkBegan, MessageSaid, TalkBegan, TalkEnded
from showrunner.kernel import contestant
from showrunner.players.llm.quoting import called, narrated, one_line, quoted
from showrunner.players.llm.tokens import tokens_in
from showrunner.questions.field import SENTENCE_ENDS

NEWS_TOKENS: Final = 2300
"""How much of the round that is being played is kept as it was told."""
DIARY_TOKENS: Final = 600
"""How much of the diary is kept: the latest entries."""
RESULT_TOKENS: Final = 300
"""How much is kept of what earlier rounds came to: the latest."""
TALK_TOKENS: Final = 1500
"""How much of a talk that is going on."""
KEPT_OF_NEWS: Final = 0.6
"""When there is too much news, this share is kept: cutting seldom keeps prompts' beginnings."""
LAST_WORDS: Final = 2
"""How many messages stand for a talk that was not noted: so many, or one of each who spoke."""


class Said(NamedTuple):
    """Somebody's words in a talk; None where they said nothing."""

    name: str
    words: str | None


class Talk:
    """A talk that the seat is in, or has not noted yet."""

    def __init__(self, seats: Sequence[str], others: Sequence[str], private: bool) -> None:
        """`seats` are in it, `others` are the names of those whom the seat talks with."""
        self.seats = seats
        self.others = others
        self.private = private
        self.said: list[Said] = []
        self.ended = False

    @property
    def lines(self) -> list[str]:
        """What was said, as much of it as is kept."""
        lines = [
            f"{one_line(name)}{' says nothing.' if words is None else f': {quoted(words)}'}"
            for name, words in self.said
        ]
        return latest(lines, TALK_TOKENS)


class Memory:
    """What one seat remembers: a fold over the facts of its own view.

    `sheet` is the season as the seat knows it.
    """

    def __init__(self, format: Format, seat: str) -> None:
        self.seat = seat
        self.sheet: Sheet = format.sheet()
        self.cast: dict[str, CastawayIntroduced] = {}
        self.talks: dict[str, Talk] = {}
        self.today = ""
        self._unwritten = False
        self._narrator = format.narrator(contestant(seat))
        self._opens_round = format.opens_round
        self._news: list[str] = []
        self._news_tokens = 0
        self._diary: list[str] = []
        self._results: list[str] = []
        self._came_to: list[str] = []
        self._yesterday: list[str] = []
        self._round_over = 0

    def take(self, fact: Fact) -> None:
        """Take in one fact of the seat's own view."""
        if isinstance(fact, CastawayIntroduced):
            fact = replace(fact, name=called(fact.name, fact.seat))
        round = self.sheet.round
        self.sheet.take(fact)
        match fact:
            case CastawayIntroduced():
                self.cast[fact.seat] = fact
            case TalkBegan(talk=talk, seats=seats) | GroupTalkBegan(talk=talk, seats=seats) if (
                self.seat in seats
            ):
                others = [self.sheet.names[seat] for seat in seats if seat != self.seat]
                self.talks[talk] = Talk(seats, others, isinstance(fact, TalkBegan))
            case MessageSaid(talk=talk, seat=seat, words=words) if talk in self.talks:
                said = Said(self.sheet.names[seat], None if words is None else str(words))
                self.talks[talk].said.append(said)
            case TalkEnded(talk=talk) if talk in self.talks:
                self.talks[talk].ended = True
            case MemoWritten(kind="diary"):
                self._write(str(fact.words))
        if isinstance(fact, self._opens_round):
            self._new_round(round)
        self._tell(self._narrator.tell(fact))

    @property
    def diary_due(self) -> bool:
        """Whether a round is over that this castaway has not written about, and plays on."""
        return self._unwritten and self._plays()

    # -- what a prompt is made of ------------------------------------------------------------------

    @property
    def past(self) -> str:
        """The rounds before this one: what they came to, and the diary."""
        results = latest(self._results, RESULT_TOKENS)
        return "\n".join([*latest(self._diary, DIARY_TOKENS), *results, *self._yesterday])

    @property
    def news(self) -> str:
        """This round so far; before the first one, what has happened until now."""
        news = self._news
        if not self.today and isinstance(self._narrator, ChapterNarrator):
            news = [*news, *filter(None, map(_written, self._narrator.prologue))]
        return "\n".join(news)

    @property
    def lately(self) -> list[str]:
        """What rounds came to, the latest last: of each round before in one line."""
        return [*self._results, *self._came_to]

    def talk(self, private: bool) -> Talk | None:
        """The talk that is going on or was just now: of several of its sort the latest."""
        talks = reversed(self.talks.values())
        return next((talk for talk in talks if talk.private == private), None)

    # -- the fold ----------------------------------------------------------------------------------

    def _new_round(self, over: int) -> None:
        if self.today:
            self._results.append(" ".join([f"{self.today}.", *self._came_to]))
            if self._plays() or not self._yesterday:  # who is out remembers their last day
                day = latest(self._news, int(NEWS_TOKENS * KEPT_OF_NEWS))
                self._yesterday = [f"\nAs it happened, {self.today}:", *day]
            self._unwritten = True
            self._round_over = over
        self._news, self._news_tokens, self._came_to = [], 0, []
        self.talks = {name: talk for name, talk in self.talks.items() if not talk.ended}

    def _write(self, words: str) -> None:
        """The diary stands for the round that it tells of."""
        when = (
            f"after round {self._round_over}" if self._unwritten else f"in round {self.sheet.round}"
        )
        self._diary.append(f"Your diary {when}: {quoted(words)}")
        self._yesterday = []
        self._unwritten = False

    def _plays(self) -> bool:
        return self.seat in self.sheet.active

    def _tell(self, lines: Sequence[Line]) -> None:
        told = list(lines)
        while told:
            line = told.pop(0)
            if line.tone is Tone.TALK:
                self.talks.pop(line.talk, None)  # it is no longer shown as one that goes on
                scene = [line]
                while told and told[0].talk == line.talk and told[0].tone is not Tone.TALK:
                    scene.append(told.pop(0))
                self._add(_remembered(scene))
            else:
                self._add([line])

    def _add(self, lines: Iterable[Line]) -> None:
        for line in lines:
            if line.tone is Tone.EPISODE:
                self.today = one_line(line.text)
            elif line.tone is Tone.RESULT:
                self._came_to.append(narrated(line.text))
            text = _written(line)
            if text:
                self._news.append(text)
                self._news_tokens += tokens_in(text)
        if self._news_tokens > NEWS_TOKENS:
            self._news = [
                "(Earlier today: more than you can recall word for word.)",
                *latest(self._news, int(NEWS_TOKENS * KEPT_OF_NEWS)),
            ]
            self._news_tokens = sum(map(tokens_in, self._news))


def _remembered(scene: Sequence[Line]) -> list[Line]:
    """A talk as it is remembered: by one's note, else by its last words."""
    noted = any(line.tone is Tone.THOUGHT for line in scene)
    said = [place for place, line in enumerate(scene) if line.tone is Tone.SPEECH]
    last = max(LAST_WORDS, len({scene[place].seat for place in said}))
    gone = said if noted else said[:-last]
    return [line for place, line in enumerate(scene) if place not in gone]


def latest(lines: Sequence[str], most: int) -> list[str]:
    """The last lines that have so many tokens together."""
    kept: list[str] = []
    left = most
    for line in reversed(lines):
        left -= tokens_in(line)
        if left < 0 and kept:
            break
        kept.append(line)
    return kept[::-1]


def _written(line: Line) -> str:
    """A line as it is remembered; "" for what stands elsewhere in a prompt."""
    return _WRITTEN.get(line.tone, _plain)(line)


def _plain(line: Line) -> str:
    return narrated(line.text)


def _nothing(line: Line) -> str:
    return ""


def _heading(title: str) -> str:
    return title if title.endswith(SENTENCE_ENDS) else f"{title}:"


def _says(line: Line) -> str:
    return f"{one_line(line.who)}: {quoted(line.text)}"


def _noted(line: Line) -> str:
    """What one wrote for oneself: on a talk, or at another time."""
    if line.talk:
        return f"Your note on it: {quoted(line.text)}"
    return _says(line)


_WRITTEN: dict[Tone, Callable[[Line], str]] = {
    Tone.TITLE: _nothing,
    Tone.CAST: _nothing,
    Tone.EPISODE: _nothing,
    Tone.DIARY: _nothing,
    Tone.PHASE: lambda line: f"\n### {one_line(line.text)}",
    Tone.SCENE: lambda line: _heading(one_line(line.text)),
    Tone.TALK: lambda line: f"Talk, {one_line(line.text)}:",
    Tone.SPEECH: _says,
    Tone.THOUGHT: _noted,
    Tone.ITEM: lambda line: f"- {narrated(line.text)}",
    Tone.BALLOT: lambda line: f"- {narrated(line.text)}",
}
