"""A contestant's memory: as much of what the seat has seen as fits into a prompt.

The current round is kept as it was told, its talks word for word, until the seat has written its
diary; of earlier rounds, the diary and the results. Promises, votes and the seat's own plan always
stay. So within a round a prompt only grows at its end, and over a season it hardly grows at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from showrunner.formats.chapters import ChapterNarrator
from showrunner.formats.facts import PLAN, CastawayIntroduced, Fact, MemoWritten
from showrunner.formats.format import Format
from showrunner.formats.narration import Line, Tone
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.facts import GroupTalkBegan, MessageSaid, Said, TalkBegan, TalkEnded
from showrunner.kernel import contestant
from showrunner.players.llm.quoting import called, narrated, one_line, quoted
from showrunner.players.llm.tokens import tokens_in
from showrunner.players.llm.track_record import TrackRecord
from showrunner.questions.field import SENTENCE_ENDS


class Room(NamedTuple):
    """How many tokens each part of the memory may take in a prompt.

    `news` is the current round as it was told, and the one before while it has no diary entry;
    `results` are of earlier rounds, `record` the promises and the votes, `talk` a running talk.
    """

    news: int = 3000
    diary: int = 600
    results: int = 300
    record: int = 400
    talk: int = 1500


FULL_ROOM: Final = Room()
KEPT_SHARE_OF_NEWS: Final = 0.6
"""Share of the news that is kept when it grows too long. Cutting much at once means cutting seldom,
so that most prompts begin like the one before (and a provider's cache works)."""
OWN_LINES: Final = 3
"""How many of the seat's own last spoken lines are remembered word for word."""
CUT_NEWS: Final = "(Earlier today: more than you can recall word for word.)"


class NewsLine(NamedTuple):
    """A line of the news. The `personal` ones, such as the seat's own talks, are kept longest."""

    text: str
    personal: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether it opens a phase."""
        return self.text.startswith("\n###")


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
        """The messages, as lines for a prompt."""
        return [
            f"{one_line(name)}{' says nothing.' if words is None else f': {quoted(words)}'}"
            for name, words in self.said
        ]


class SeatMemory:
    """What one seat remembers: a fold over the facts of its own view.

    `sheet` is the state of the season as far as the seat knows it, and `record` has its promises
    and votes.
    """

    def __init__(self, format: Format, seat: str) -> None:
        self.seat = seat
        self.sheet: Sheet = format.sheet()
        self.cast: dict[str, CastawayIntroduced] = {}
        self.talks: dict[str, RememberedTalk] = {}
        self.today = ""
        self.own_words: list[str] = []
        """Everything that the seat has said aloud so far."""
        self.plan: MemoWritten | None = None
        """What the seat last noted as its plan."""
        self.record = TrackRecord(format, seat, self.sheet)
        self._unwritten = False
        self._narrator = format.narrator(contestant(seat))
        self._opens_round = format.opens_round
        self._episodes = format.count_episodes()
        self._news: list[NewsLine] = []
        self._news_tokens = 0
        self._diary: list[str] = []
        self._results: list[str] = []
        self._came_to: list[str] = []
        self._yesterday: list[NewsLine] = []
        self._yesterdays_title = ""
        self._round_over = 0

    def take(self, fact: Fact) -> None:
        """Take in one fact of the seat's own view."""
        if isinstance(fact, CastawayIntroduced):
            fact = replace(fact, name=called(fact.name, fact.seat))
        round = self.sheet.round
        self.sheet.take(fact)
        self.record.take(fact)
        self._episodes.take(fact)
        if isinstance(fact, Said) and fact.spoken_by == self.seat:
            words = getattr(fact, "words", None)
            self.own_words += [str(words)] if words is not None else []
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
            case MemoWritten(kind=kind) if kind == PLAN:
                self.plan = fact
        if isinstance(fact, self._opens_round):
            self._new_round(round)
        self._tell(self._narrator.tell(fact))

    @property
    def episode(self) -> int:
        """The number of the episode that is on; 0 before the first one."""
        return self._episodes.number

    @property
    def diary_due(self) -> bool:
        """Whether a round without diary entry is over, and the castaway is in the game or jury."""
        return self._unwritten and self.sheet.keeps_diary(self.seat)

    # -- what a prompt is made of ------------------------------------------------------------------

    @property
    def past(self) -> str:
        """The earlier rounds: diary, results, and the last round if it has no diary entry."""
        return self.parts(FULL_ROOM)["what you remember"]

    @property
    def news(self) -> str:
        """The current round so far; before the first round, everything so far."""
        return self.parts(FULL_ROOM)["today"]

    def parts(self, room: Room) -> dict[str, str]:
        """The parts of the memory in this much room, by the name that a prompt has for them."""
        day = fitted(self._yesterday, int(room.news * KEPT_SHARE_OF_NEWS))
        title = f"\nAs it happened, {self._yesterdays_title}:"
        yesterday = [title, *(line.text for line in day)] if day else []
        past = [*latest(self._diary, room.diary), *latest(self._results, room.results), *yesterday]
        news = self._news
        if not self.today and isinstance(self._narrator, ChapterNarrator):
            prologue = filter(None, map(_written, self._narrator.prologue))
            news = [*news, *map(NewsLine, prologue)]
        return {
            "what you remember": "\n".join(past),
            "today": "\n".join(line.text for line in fitted(news, room.news)),
            "votes": "\n".join(latest(self.record.votes, room.record // 2)),
            "promises": "\n".join(latest(self.record.promises, room.record // 2)),
        }

    @property
    def people(self) -> Mapping[str, Sequence[str]]:
        """Whom of those still here the seat's plan counts as allies and as targets."""
        plan = self.plan.plan if self.plan is not None else {}
        return {name: self._still_here(plan.get(name, ())) for name in ("allies", "targets")}

    @property
    def trust(self) -> Mapping[str, int]:
        """How far the seat trusts those still here, from -100 to 100, most trusted first."""
        trust: dict[str, Any] = self.plan.plan.get("trust", {}) if self.plan is not None else {}
        here = self._still_here(trust)
        return {seat: trust[seat] for seat in sorted(here, key=lambda seat: -trust[seat])}

    def _still_here(self, seats: Iterable[str]) -> list[str]:
        return [seat for seat in seats if seat in self.sheet.active]

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
            if self.sheet.keeps_diary(self.seat) or not self._yesterday:  # else keep the last day
                self._yesterday, self._yesterdays_title = self._news, self.today
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

    def _tell(self, lines: Sequence[Line]) -> None:
        own_name = self.sheet.names.get(self.seat, self.seat)
        for line in lines:
            if line.tone is Tone.TALK:
                self.talks.pop(line.talk, None)  # no longer shown as a running talk
            elif line.tone is Tone.EPISODE:
                self.today = one_line(line.text)
            elif line.tone is Tone.RESULT:
                self._came_to.append(narrated(line.text))
            text = _written(line)
            if text:
                is_own = bool(line.talk) or line.seat == self.seat or own_name in line.text
                self._news.append(NewsLine(text, is_own))
                self._news_tokens += tokens_in(text)
        if self._news_tokens > FULL_ROOM.news:
            self._news = fitted(self._news, int(FULL_ROOM.news * KEPT_SHARE_OF_NEWS))
            self._news_tokens = sum(tokens_in(line.text) for line in self._news)


def fitted(lines: Sequence[NewsLine], most: int) -> list[NewsLine]:
    """The lines in at most `most` tokens: the oldest go first, and of these the impersonal ones."""
    tokens_over = sum(tokens_in(line.text) for line in lines) - most
    if tokens_over <= 0:
        return list(lines)
    dropped: set[int] = set()
    for personal in (False, True):
        for place, line in enumerate(lines[:-1]):
            if tokens_over > 0 and line.personal == personal and not line.is_heading:
                dropped.add(place)
                tokens_over -= tokens_in(line.text)
    kept = [line for place, line in enumerate(lines) if place not in dropped]
    followed = zip(kept, [*kept[1:], None], strict=True)
    return [
        NewsLine(CUT_NEWS),
        *(
            line
            for line, after in followed
            if not (line.is_heading and (after is None or after.is_heading))
        ),
    ]


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
