"""Plays a season in memory with bots. Nothing is stored; the caller can write the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from showrunner.formats.facts import Fact
from showrunner.formats.format import Bot, Format, load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import (
    Answer,
    Ask,
    AskState,
    Entry,
    EntryResult,
    Kernel,
    Memo,
    Order,
    luck_from_seed,
)
from showrunner.players.casting import make_bot
from showrunner.players.company import Company
from showrunner.players.director import directors_chair
from showrunner.running.journal import JOURNAL_VERSION, Header, Journal, record

Watcher = Callable[[EntryResult], None]


class Rehearsal:
    """Drives one season with bots, which answer asks in the order in which they opened."""

    def __init__(
        self,
        settings: SeasonSettings,
        seed: str,
        bots: Mapping[str, Bot] | None = None,
        watch: Watcher | None = None,
    ) -> None:
        self.settings = settings
        self.format: Format = load_format(settings.format)
        self.luck = luck_from_seed(seed)
        self.kernel: Kernel = self.format.kernel(settings, self.luck)
        self._header = Header(journal=JOURNAL_VERSION, settings=settings, luck=self.luck, seed=seed)
        self._taken: list[tuple[int, Entry, str]] = []
        self._watch = watch
        self._chair = directors_chair(self.format, settings, self.luck)
        self._company = Company(
            settings,
            self.luck,
            bots
            or {
                person.id: make_bot(
                    self.format,
                    settings.players[person.id],
                    person,
                    settings.regard_of(person.id),
                )
                for person in settings.cast
            },
        )

    def play(self) -> None:
        """Play the season to its end. Raises what rules and bots raise."""
        if not self.kernel.entries and not self.kernel.story.told:
            self.start()
        while not self.kernel.over and self.step():
            pass

    def step(self) -> bool:
        """Enter the director's next order, a bot's note, or an answer; False if there is none."""
        entry = self.next_order() or self.next_memo()
        if entry is not None:
            self.enter(entry)
            return True
        ask = self.next_ask()
        if ask is not None:
            self.answer(ask)
        return ask is not None

    def next_memo(self, without: str = "") -> Memo | None:
        """The next note of a bot, or None; the seat `without` is skipped."""
        players = self.settings.players
        return self._company.memo(players.keys() - {without} if without else players)

    def start(self) -> None:
        """Play up to the first decisions."""
        self._publish(self.kernel.start())

    def next_order(self) -> Order | None:
        """The next order of the season's director, or None."""
        return None if self._chair is None else self._chair.next_order(self.kernel.check)

    def next_ask(self) -> Ask[Fact] | None:
        """The oldest open ask; None if the season waits for producers."""
        for ask in self.kernel.asks.values():
            if ask.state is AskState.OPEN:
                return ask
        return None

    def answer(self, ask: Ask[Fact]) -> None:
        """Enter the answer of the seat's bot, or of the engine if only one answer is legal."""
        self.enter(self.answer_to(ask))

    def answer_to(self, ask: Ask[Fact]) -> Answer:
        """The answer that `answer` enters."""
        only = ask.question.only_answer()  # type: ignore[attr-defined]
        return self._company.answer(ask) if only is None else Answer(ask.id, only, "engine")

    def enter(self, entry: Entry) -> EntryResult:
        """Take one entry. Raises Refused with nothing changed."""
        result = self.kernel.apply(entry)
        assert result.normal_form is not None
        self._taken.append((result.entry, result.normal_form, self.kernel.story.digest))
        self._publish(result)
        return result

    @property
    def taken(self) -> list[Entry]:
        """The entries so far, as the journal has them."""
        return [entry for _, entry, _ in self._taken]

    @property
    def journal(self) -> Journal:
        """The journal of the season so far."""
        return Journal(header=self._header, records=[record(*taken) for taken in self._taken])

    def _publish(self, result: EntryResult) -> None:
        if not self.kernel.over:
            self._company.see(result.told)
            if self._chair is not None:
                self._chair.see(result.told)
        if self._watch is not None:
            self._watch(result)
