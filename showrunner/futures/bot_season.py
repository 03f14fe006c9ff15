"""A season in memory that bots play on, whoever plays its seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from showrunner.errors import IllegalAnswer
from showrunner.formats.format import Format, load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import (
    Answer,
    Ask,
    AskState,
    Entry,
    EntryResult,
    Hold,
    Kernel,
    Order,
    Reseed,
    Ruling,
)
from showrunner.players.casting import bot_names, is_bot, make_bot
from showrunner.players.company import Company
from showrunner.players.director import directors_chair

MAX_ENTRIES = 50_000
"""How many entries are played on at most; no season is that long."""
SALT = "0" * 16
"""Seals the texts of an order that is only tried."""


def _not_encoded(fact: object) -> bytes:
    """Facts are encoded for the story's digest, which nobody asks for here."""
    return b""


class BotSeason:
    """The season in memory, with a bot on every seat.

    A seat that `players` gives to a bot is played by that bot, the others by the default bot.
    """

    def __init__(
        self, settings: SeasonSettings, luck: str, players: Mapping[str, str] | None = None
    ) -> None:
        self.format: Format = load_format(settings.format)
        rules = self.format.staged(settings)
        self.kernel = Kernel(rules, luck, _not_encoded, self.format.changes, settings.changes)
        default_bot = bot_names(self.format)[0]
        seated = {person.id: (players or {}).get(person.id, "") for person in settings.cast}
        self.company = Company(
            settings,
            luck,
            {
                person.id: make_bot(
                    self.format,
                    seated[person.id] if is_bot(seated[person.id]) else default_bot,
                    person,
                    settings.regard_of(person.id),
                )
                for person in settings.cast
            },
        )
        self.chronicle = self.format.chronicle()
        self.thoughtless = False
        self._chair = directors_chair(self.format, settings, luck)
        self._see(self.kernel.start())

    def replay(self, entries: Iterable[Entry]) -> None:
        """Take these entries of the season's journal. Raises what `enter` raises."""
        for entry in entries:
            self.enter(entry)

    def enter(self, entry: Entry) -> EntryResult:
        """Take an entry. Raises Refused with nothing changed, and RuleFault."""
        result = self.kernel.apply(entry)
        self._see(result)
        return result

    def _see(self, result: EntryResult) -> None:
        for told in result.told:
            self.chronicle.take(told.fact)
        if not self.kernel.over:
            self.company.see(result.told)
            if self._chair is not None:
                self._chair.see(result.told)

    def draw_fresh_luck(self, luck: str) -> None:
        """From now on, roll the season's dice and the bots' choices with this key."""
        if not self.kernel.over:
            self.enter(Reseed(luck))
        self.company.reseed(luck)
        if self._chair is not None:
            self._chair.reseed(luck)

    def play_on(self) -> None:
        """Play to the end of the season.

        Diaries and, if `thoughtless`, thoughts are left out: neither rules nor bots read them.
        """
        for _ in range(MAX_ENTRIES):
            if self.go_on() is None:
                return

    def go_on(self, company: Company | None = None) -> EntryResult | None:
        """Enter the next order or answer, or what lets a waiting season go on; None at the end.

        Answers come from `company`, by default the season's own. Without it, the season's director
        gives orders.
        """
        if self.kernel.over:
            return None
        if company is None and self._chair is not None:
            order = self._chair.next_order(self.kernel.check)
            if order is not None:
                return self.enter(order)
        ask = self.next_ask
        if ask is not None:
            return self._enter_answer(ask, self.answer_to(ask, company))
        held = next(iter(self.kernel.asks), None)
        if held is not None:
            if self.kernel.held_kinds:
                return self.enter(Hold(()))
            return self.enter(Ruling(held, "release"))
        return self.enter(Order("go_on"))

    def _enter_answer(self, ask: Ask[Any], answer: Answer) -> EntryResult:
        """Enter an answer; if it is illegal, the legal one nearest to it.

        Without thoughts, bots' answers have not been checked before: the kernel checks them anyway.
        """
        try:
            return self.enter(answer)
        except IllegalAnswer:
            question: Any = ask.question
            legal, _ = question.nearest(answer.value)
            return self.enter(Answer(ask.id, legal, answer.by, answer.salt))

    @property
    def next_ask(self) -> Ask[Any] | None:
        """The oldest ask without an answer; None if there is none."""
        for ask in self.kernel.asks.values():
            if ask.state is AskState.OPEN:
                return ask
        return None

    def answer_to(self, ask: Ask[Any], company: Company | None = None) -> Answer:
        """The bot's answer to an ask, or the engine's if there is only one legal answer."""
        question: Any = ask.question
        only = question.only_answer()
        if only is not None:
            return Answer(ask.id, only, "engine")
        return (company or self.company).answer(ask, checked=not self.thoughtless)
