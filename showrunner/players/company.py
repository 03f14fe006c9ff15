"""The company: a bot for each seat of a season, which sees that seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from typing import Any

from showrunner.errors import IllegalAnswer, Problem
from showrunner.formats.facts import Fact, MemoWritten
from showrunner.formats.format import Bot, Considered, Diarist
from showrunner.formats.season import MEMO
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.thoughts import read_thought
from showrunner.kernel import (
    Answer,
    Ask,
    Dice,
    Memo,
    Told,
    Views,
    derived_key,
)
from showrunner.kernel.entries import By
from showrunner.players.faults import Faults
from showrunner.players.understudy import Understudy
from showrunner.questions import Question, unsealed


class Company:
    """The bots of one season. An answer follows from the seat's view and the number of its ask.

    Those in `reserve` stand in for somebody else: they look at what has happened when they are
    asked, as most of them never are. They write no diary.

    No bot halts a season: here what a bot wishes meets the form of its question. What is not legal
    is dropped, the question's default counts where a bot fails, and `faults` records either. All
    of it follows from the view and the question, so that a resumed season is the same story.
    """

    def __init__(
        self,
        settings: SeasonSettings,
        luck: str,
        bots: Mapping[str, Bot],
        reserve: Collection[str] = (),
        season: str = "",
    ) -> None:
        self.faults = Faults(season)
        self._seats = {
            person.id: _Seat(bots[person.id], derived_key(luck, "bot", person.id))
            for person in settings.cast
        }
        self._bots = dict(bots)
        playing = [name for name in self._seats if name not in reserve]
        self._views: Views[Fact] = Views(playing)
        self._reserve = {name: Understudy(bots[name], name) for name in reserve}
        self._told: list[Told[Fact]] = []
        """What bots in reserve have to look at."""
        self._writers: list[str] = []
        self._diarists = {
            name: (seat.bot, seat)
            for name in playing
            for seat in (self._seats[name],)
            if isinstance(seat.bot, Diarist)
        }

    def see(self, told: Sequence[Told[Fact]]) -> None:
        """Show each bot what of this it may know."""
        if self._reserve:
            self._told += told
        look, bots = False, self._bots
        for one in told:
            look = look or one.audience.everybody or isinstance(one.fact, MemoWritten)
            for who, fact in self._views.take(one):
                for name in who:
                    try:
                        bots[name].see(fact)
                    except Exception as problem:
                        self.faults.record(name, "see", problem)
                if isinstance(fact, MemoWritten):
                    for name in who:
                        self._seats[name].memos += 1
        if look:
            self._writers = [name for name, (bot, _) in self._diarists.items() if bot.diary_due]

    def answer(self, ask: Ask[Fact], by: By = "player") -> Answer:
        """What the seat's bot answers, always legal."""
        seat = self._seats[ask.seat]
        if (reserve := self._reserve.get(ask.seat)) is not None:
            self._brief(ask.seat, reserve)
        apart = "apart" if ask.quarantined else "play"
        question: Any = ask.question
        dice = Dice(seat.key, (apart, ask.nth))
        salt = dice.salt()
        try:
            wish = seat.bot.answer(question, dice)
        except Exception as problem:
            self.faults.record(ask.seat, "answer", problem)
            return Answer(ask.id, question.nearest({})[0], by, salt)
        value, thought = wish if isinstance(wish, Considered) else (wish, {})
        legal = self._legal(ask.seat, question, value)
        return Answer(ask.id, legal, by, salt, self._thought(ask.seat, thought))

    def _legal(self, seat: str, question: Question[Any], wish: Mapping[str, Any]) -> dict[str, Any]:
        """What is legal of a bot's wish."""
        legal, problems = question.nearest(wish)
        if problems:
            self.faults.record(seat, "answer", IllegalAnswer(question.kind, problems))
        return legal

    def _thought(self, seat: str, thought: dict[str, Any]) -> dict[str, Any]:
        """A bot's thought; none where it is not of the known form."""
        try:
            if thought:
                read_thought(thought, self._seats, unsealed)
        except IllegalAnswer as problem:
            self.faults.record(seat, "answer", problem)
            return {}
        return thought

    def _brief(self, seat: str, reserve: Understudy[Bot]) -> None:
        """Show a bot in reserve all that has happened; what it fails at, it is not shown again."""
        while True:
            try:
                reserve.briefed(self._told)
            except Exception as problem:
                self.faults.record(seat, "see", problem)
            else:
                return

    def memo(self, seats: Container[str]) -> Memo | None:
        """What the first of these bots that has something to note writes."""
        for name in self._writers:
            if name not in seats:
                continue
            bot, seat = self._diarists[name]
            dice = Dice(seat.key, ("diary", seat.memos))
            salt = dice.salt()
            problems: list[Problem] = []
            try:
                words = bot.diary(dice)
                MEMO.read("text", words, unsealed, problems)
                if problems:
                    raise IllegalAnswer("memo", problems)
            except Exception as problem:
                self.faults.record(name, "diary", problem)
                continue
            return Memo(name, "diary", words, salt)
        return None


class _Seat:
    def __init__(self, bot: Bot, key: bytes) -> None:
        self.bot = bot
        self.key = key
        self.memos = 0
