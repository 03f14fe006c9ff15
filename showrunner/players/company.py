"""The company: a bot for each seat of a season, which sees that seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.errors import BotBug
from showrunner.formats.facts import Fact
from showrunner.formats.format import Bot
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Answer, Ask, Dice, Told, View, contestant, derived_key
from showrunner.kernel.entries import By


class Company:
    """The bots of one season. An answer follows from the seat's view and the number of its ask."""

    def __init__(self, settings: SeasonSettings, luck: str, bots: Mapping[str, Bot]) -> None:
        self._seats = {
            person.id: _Seat(bots[person.id], person.id, derived_key(luck, "bot", person.id))
            for person in settings.cast
        }

    def see(self, told: Iterable[Told[Fact]]) -> None:
        """Show each bot what of this it may know. Raises BotBug."""
        for one in told:
            for name, seat in self._seats.items():
                for seen in seat.view.take(one):
                    try:
                        seat.bot.see(seen.fact)
                    except Exception as problem:
                        raise BotBug(name, "see", problem) from problem

    def answer(self, ask: Ask[Fact], by: By = "player") -> Answer:
        """What the seat's bot answers. Raises BotBug."""
        seat = self._seats[ask.seat]
        apart = "apart" if ask.quarantined else "play"
        question: Any = ask.question
        try:
            value = seat.bot.answer(question, Dice(seat.key, (apart, ask.nth)))
        except Exception as problem:
            raise BotBug(ask.seat, "answer", problem) from problem
        return Answer(ask.id, value, by, Dice(seat.key, ("salt", ask.id)).salt())


class _Seat:
    def __init__(self, bot: Bot, seat: str, key: bytes) -> None:
        self.bot = bot
        self.key = key
        self.view: View[Fact] = View(contestant(seat), playing=True)
