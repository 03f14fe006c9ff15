"""The company: a bot for each seat of a season, which sees that seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from typing import Any

from showrunner.errors import BotBug
from showrunner.formats.facts import Fact, MemoWritten
from showrunner.formats.format import Bot, Considered, Diarist
from showrunner.formats.settings import SeasonSettings
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
from showrunner.players.understudy import Understudy


class Company:
    """The bots of one season. An answer follows from the seat's view and the number of its ask.

    Those in `reserve` stand in for somebody else: they look at what has happened when they are
    asked, as most of them never are. They write no diary.
    """

    def __init__(
        self,
        settings: SeasonSettings,
        luck: str,
        bots: Mapping[str, Bot],
        reserve: Collection[str] = (),
    ) -> None:
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
        """Show each bot what of this it may know. Raises BotBug."""
        if self._reserve:
            self._told += told
        look, bots = False, self._bots
        for one in told:
            look = look or one.audience.everybody or isinstance(one.fact, MemoWritten)
            for who, fact in self._views.take(one):
                try:
                    for name in who:
                        bots[name].see(fact)
                except Exception as problem:
                    raise BotBug(name, "see", problem) from problem
                if isinstance(fact, MemoWritten):
                    for name in who:
                        self._seats[name].memos += 1
        if look:
            self._writers = [name for name, (bot, _) in self._diarists.items() if bot.diary_due]

    def answer(self, ask: Ask[Fact], by: By = "player") -> Answer:
        """What the seat's bot answers. Raises BotBug."""
        seat = self._seats[ask.seat]
        if (reserve := self._reserve.get(ask.seat)) is not None:
            try:
                reserve.briefed(self._told)
            except Exception as problem:
                raise BotBug(ask.seat, "see", problem) from problem
        apart = "apart" if ask.quarantined else "play"
        question: Any = ask.question
        dice = Dice(seat.key, (apart, ask.nth))
        salt = dice.salt()
        try:
            value = seat.bot.answer(question, dice)
        except Exception as problem:
            raise BotBug(ask.seat, "answer", problem) from problem
        value, thought = value if isinstance(value, Considered) else (value, {})
        return Answer(ask.id, value, by, salt, thought)

    def memo(self, seats: Container[str]) -> Memo | None:
        """What the first of these bots that has something to note writes. Raises BotBug."""
        for name in self._writers:
            if name not in seats:
                continue
            bot, seat = self._diarists[name]
            dice = Dice(seat.key, ("diary", seat.memos))
            salt = dice.salt()
            try:
                words = bot.diary(dice)
            except Exception as problem:
                raise BotBug(name, "diary", problem) from problem
            return Memo(name, "diary", words, salt)
        return None


class _Seat:
    def __init__(self, bot: Bot, key: bytes) -> None:
        self.bot = bot
        self.key = key
        self.memos = 0
