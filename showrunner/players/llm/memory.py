"""A contestant's memory: as much of what the seat has seen as fits into a prompt.

The current round is kept as it was told; of earlier rounds, the diary and the results. A private
talk is kept word for word until it has ended, then only the seat's note on it. So within a round a
prompt only grows at its end, and over a season it hardly grows at all.
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
"""Tokens of the current round, as it was told."""
DIARY_TOKENS: Final = 600
"""Tokens of the diary's latest entries."""
RESULT_TOKENS: Final = 300
"""Tokens of the latest results of earlier rounds."""
TALK_TOKENS: Final = 1500
"""Tokens of a running talk's latest messages."""
KEPT_SHARE_OF_NEWS: Final = 0.6
"""Share of the news that is kept when it grows too long. Cutting much at once means cutting seldom,
so that most prompts begin like the one before (and a provider's cache works)."""
MIN_LAST_MESSAGES: Final = 2
"""Messages kept of a talk without a note, if fewer people spoke; else one for each speaker."""
GROUP_TALK_TITLE_END: Final = ", together"
"""Suffix of the narrator's title for a talk of more than two castaways."""


class RememberedMessage(NamedTuple):
    """What somebody said in a talk; `words` is None if they said nothing."""

    name: str
    words: str | None


class RememberedTalk:
    """A talk that the seat takes part in, or has not written a note on yet."""

    def __init__(self, seats: Sequence[str], others: Sequence[str], private: bool) -> None:
        """`seats` take part; `others` are the names of those apart from the seat itself."""
        self.seats = seats
        self.others = others
        self.private = private
        self.said: list[RememberedMessage] = []
        self.ended = False

    @property
    def lines(self) -> list[str]:
        """The latest messages, as lines for a prompt."""
        lines = [
            f"{one_line(name)}{' says nothing.' if words is None else f': {quoted(words)}'}"
            for name, words in self.said
        ]
        return latest(lines, TALK_TOKENS)


class SeatMemory:
    """What one seat remembers: a fold over the facts of its own view.

    `sheet` is the state of the season as far as the seat knows it.
    """

    def __init__(self, format: Format, seat: str) -> None:
        self.seat = seat
        self.sheet: Sheet = format.sheet()
        self.cast: dict[str, CastawayIntroduced] = {}
        self.talks: dict[str, RememberedTalk] = {}
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
                self.talks[talk] = RememberedTalk(seats, others, isinstance(fact, TalkBegan))
            case MessageSaid(talk=talk, seat=seat, words=words) if talk in self.talks:
                message = RememberedMessage(
                    self.sheet.names[seat], None if words is None else str(words)
                )
                self.talks[talk].said.append(message)
            case TalkEnded(talk=talk) if talk in self.talks:
                self.talks[talk].ended = True
            case MemoWritten(kind="diary"):
                self._write(str(fact.words))
        if isinstance(fact, self._opens_round):
            self._new_round(round)
        self._tell(self._narrator.tell(fact))

    @property
    def diary_due(self) -> bool:
        """Whether a round without diary entry is over, and the castaway is still in the game."""
        return self._unwritten and self._plays()

    # -- what a prompt is made of ------------------------------------------------------------------

    @property
    def past(self) -> str:
        """The earlier rounds: diary, results, and the last round if it has no diary entry."""
        results = latest(self._results, RESULT_TOKENS)
        return "\n".join([*latest(self._diary, DIARY_TOKENS), *results, *self._yesterday])

    @property
    def news(self) -> str:
        """The current round so far; before the first round, everything so far."""
        news = self._news
        if not self.today and isinstance(self._narrator, ChapterNarrator):
            news = [*news, *filter(None, map(_written, self._narrator.prologue))]
        return "\n".join(news)

    @property
    def lately(self) -> list[str]:
        """Results, latest last: one line for each earlier round, then those of this round."""
        return [*self._results, *self._came_to]

    def talk(self, private: bool) -> RememberedTalk | None:
        """The latest talk that is running or just ended, among private or among group talks."""
        talks = reversed(self.talks.values())
        return next((talk for talk in talks if talk.private == private), None)

    # -- the fold ----------------------------------------------------------------------------------

    def _new_round(self, over: int) -> None:
        if self.today:
            self._results.append(" ".join([f"{self.today}.", *self._came_to]))
            if self._plays() or not self._yesterday:  # after elimination, keep the last day
                day = latest(self._news, int(NEWS_TOKENS * KEPT_SHARE_OF_NEWS))
                self._yesterday = [f"\nAs it happened, {self.today}:", *day]
            self._unwritten = True
            self._round_over = over
        self._news, self._news_tokens, self._came_to = [], 0, []
        self.talks = {name: talk for name, talk in self.talks.items() if not talk.ended}

    def _write(self, words: str) -> None:
        """Add a diary entry; it replaces the round that it describes."""
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
                scene, here = [line], self._close_talk(line.text)
                while told and told[0].tone not in _AFTER_A_TALK:
                    if told[0].tone is Tone.SPEECH and told[0].speaker not in here:
                        break  # the speaker is not in the talk, so the talk is over
                    scene.append(told.pop(0))
                self._add(_remembered(scene))
            else:
                self._add([line])

    def _close_talk(self, title: str) -> set[str]:
        """Remove the talk that is told now from the running talks; return its people's names."""
        private = not title.endswith(GROUP_TALK_TITLE_END)
        alike = {name: talk for name, talk in self.talks.items() if talk.private == private}
        ended = [name for name, talk in alike.items() if talk.ended]
        closed = next(iter([*ended, *alike]), None)
        if closed is None:
            return set()
        return {self.sheet.names[self.seat], *self.talks.pop(closed).others}

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
                *latest(self._news, int(NEWS_TOKENS * KEPT_SHARE_OF_NEWS)),
            ]
            self._news_tokens = sum(map(tokens_in, self._news))


NOTE_SPEAKER_END = ", in a note"
"""Suffix of the speaker in the narrator's line for a note on a talk (`Zora, in a note`)."""
_AFTER_A_TALK = (Tone.TALK, Tone.SCENE, Tone.PHASE, Tone.EPISODE)


def _remembered(scene: Sequence[Line]) -> list[Line]:
    """A talk as it is remembered: only the seat's note, or without one, the last messages."""
    noted = any(line.tone is Tone.THOUGHT for line in scene)
    speeches = [place for place, line in enumerate(scene) if line.tone is Tone.SPEECH]
    kept_count = max(MIN_LAST_MESSAGES, len({scene[place].speaker for place in speeches}))
    forgotten = speeches if noted else speeches[:-kept_count]
    return [line for place, line in enumerate(scene) if place not in forgotten]


def latest(lines: Sequence[str], most: int) -> list[str]:
    """The last lines that together have at most `most` tokens; at least one line."""
    latest_lines: list[str] = []
    tokens_left = most
    for line in reversed(lines):
        tokens_left -= tokens_in(line)
        if tokens_left < 0 and latest_lines:
            break
        latest_lines.append(line)
    return latest_lines[::-1]


def _written(line: Line) -> str:
    """A narrator's line as text of a prompt; empty if a prompt has it elsewhere."""
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
    """A thought of the seat: its note on a talk, or another one."""
    if line.speaker.endswith(NOTE_SPEAKER_END):
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
