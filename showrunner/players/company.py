"""The company: a bot for each seat of a season, which sees only that seat's view."""

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
    """The bots of one season. Their answers depend only on the seat's view and the ask's number.

    Bots in `reserve` stand in for other players. Most are never asked, so they are shown the facts
    only when they are. They write no diary.

    A bot's mistake never halts a season: illegal parts of its answer are dropped, and if the bot
    raises an error, the question's default is used. `faults` records both. All this depends only
    on the view and the question, so a resumed season tells the same story.
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
        """All facts so far, for the bots in reserve."""
        self._writers: list[str] = []
        self._diarists = {
            name: (seat.bot, seat)
            for name in playing
            for seat in (self._seats[name],)
            if isinstance(seat.bot, Diarist)
        }

    def reseed(self, luck: str) -> None:
        """Let the bots make their choices from now on with this luck key."""
        for name, seat in self._seats.items():
            seat.key = derived_key(luck, "bot", name)

    def see(self, told: Sequence[Told[Fact]]) -> None:
        """Show each bot those of the facts that its seat may know."""
        if self._reserve:
            self._told += told
        diaries_may_be_due, bots = False, self._bots
        for told_fact in told:
            diaries_may_be_due = (
                diaries_may_be_due
                or told_fact.audience.everybody
                or isinstance(told_fact.fact, MemoWritten)
            )
            for seats, fact in self._views.take(told_fact):
                for name in seats:
                    try:
                        bots[name].see(fact)
                    except Exception as problem:
                        self.faults.record(name, "see", problem)
                if isinstance(fact, MemoWritten):
                    for name in seats:
                        self._seats[name].memos += 1
        if diaries_may_be_due:
            self._writers = [name for name, (bot, _) in self._diarists.items() if bot.diary_due]

    def answer(self, ask: Ask[Fact], by: By = "player", *, checked: bool = True) -> Answer:
        """The legal answer of the seat's bot.

        Without `checked` it is what the bot wishes, which is nearly always legal, and no thought.
        """
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
        if not checked:
            return Answer(ask.id, value, by, salt)
        legal = self._legal(ask.seat, question, value)
        return Answer(ask.id, legal, by, salt, self._thought(ask.seat, thought))

    def _legal(self, seat: str, question: Question[Any], wish: Mapping[str, Any]) -> dict[str, Any]:
        """The legal answer nearest to what a bot wished; records what was illegal."""
        legal, problems = question.nearest(wish)
        if problems:
            self.faults.record(seat, "answer", IllegalAnswer(question.kind, problems))
        return legal

    def _thought(self, seat: str, thought: dict[str, Any]) -> dict[str, Any]:
        """A bot's thought; empty if it does not have the known form."""
        try:
            if thought:
                read_thought(thought, self._seats, unsealed)
        except IllegalAnswer as problem:
            self.faults.record(seat, "answer", problem)
            return {}
        return thought

    def _brief(self, seat: str, reserve: Understudy[Bot]) -> None:
        """Show a bot in reserve all facts so far. A fact at which it fails is not shown again."""
        while True:
            try:
                reserve.briefed(self._told)
            except Exception as problem:
                self.faults.record(seat, "see", problem)
            else:
                return

    def memo(self, seats: Container[str]) -> Memo | None:
        """The next diary entry of these seats' bots; None if no bot has anything to write."""
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
