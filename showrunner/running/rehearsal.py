"""A season played in memory, with bots: nothing is stored unless somebody takes the journal."""

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
    """Drives one season with bots, answering asks in the order in which they opened."""

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
                person.id: make_bot(self.format, settings.players[person.id], person)
                for person in settings.cast
            },
        )

    def play(self) -> None:
        """From the first roll to the end. Raises what rules and bots raise."""
        if not self.kernel.entries and not self.kernel.story.told:
            self.start()
        while not self.kernel.over and self.step():
            pass

    def step(self) -> bool:
        """An order of the director, a bot's note, or an answer; False where all wait."""
        entry = self.next_order() or self.next_memo()
        if entry is not None:
            self.enter(entry)
            return True
        ask = self.next_ask()
        if ask is not None:
            self.answer(ask)
        return ask is not None

    def next_memo(self, without: str = "") -> Memo | None:
        """What the next bot that has something to note writes, that seat's aside."""
        players = self.settings.players
        return self._company.memo(players.keys() - {without} if without else players)

    def start(self) -> None:
        """Play up to the first decisions."""
        self._publish(self.kernel.start())

    def next_order(self) -> Order | None:
        """What the season's director orders now, if it has one and that has an idea."""
        return None if self._chair is None else self._chair.next_order(self.kernel.check)

    def next_ask(self) -> Ask[Fact] | None:
        """The ask that has been open for longest; None where all wait for a producer."""
        for ask in self.kernel.asks.values():
            if ask.state is AskState.OPEN:
                return ask
        return None

    def answer(self, ask: Ask[Fact]) -> None:
        """Let the seat's bot answer; where there is one legal answer only, the engine gives it."""
        self.enter(self.answer_to(ask))

    def answer_to(self, ask: Ask[Fact]) -> Answer:
        """What would be answered."""
        only = ask.question.only_answer()  # type: ignore[attr-defined]
        return self._company.answer(ask) if only is None else Answer(ask.id, only, "engine")

    def enter(self, entry: Entry) -> EntryResult:
        """Take one entry: an answer or an order. Raises Refused before anything changes."""
        step = self.kernel.apply(entry)
        assert step.normal_form is not None
        self._taken.append((step.entry, step.normal_form, self.kernel.story.digest))
        self._publish(step)
        return step

    @property
    def journal(self) -> Journal:
        """The season so far, as it would be stored."""
        return Journal(header=self._header, records=[record(*taken) for taken in self._taken])

    def _publish(self, step: EntryResult) -> None:
        if not self.kernel.over:
            self._company.see(step.told)
            if self._chair is not None:
                self._chair.see(step.told)
        if self._watch is not None:
            self._watch(step)
