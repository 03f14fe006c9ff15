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
    Dice,
    Entry,
    Kernel,
    Step,
    View,
    contestant,
    derived_key,
    luck_from_seed,
)
from showrunner.players.casting import make_bot
from showrunner.running.journal import JOURNAL_VERSION, Header, Journal, record

Watcher = Callable[[Step], None]


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
        header = Header(journal=JOURNAL_VERSION, settings=settings, luck=self.luck, seed=seed)
        self.journal = Journal(header=header, records=[])
        self._watch = watch
        self._seats = {
            person.id: _Seat(
                bots[person.id]
                if bots is not None
                else make_bot(self.format, settings.players[person.id], person),
                person.id,
                derived_key(self.luck, "bot", person.id),
            )
            for person in settings.cast
        }

    def play(self) -> None:
        """From the first roll to the end. Raises what rules and bots raise."""
        if not self.kernel.entries and not self.kernel.story.told:
            self.start()
        while not self.kernel.over and (ask := self.next_ask()) is not None:
            self.answer(ask)

    def start(self) -> None:
        """Play up to the first decisions."""
        self._publish(self.kernel.start())

    def next_ask(self) -> Ask[Fact] | None:
        """The ask that has been open for longest; None where all wait for a producer."""
        return next((ask for ask in self.kernel.asks.values() if ask.state is AskState.OPEN), None)

    def answer(self, ask: Ask[Fact]) -> None:
        """Let the seat's bot answer; where there is one legal answer only, the engine gives it."""
        only = ask.question.only_answer()  # type: ignore[attr-defined]
        if only is not None:
            self.enter(Answer(ask.id, only, "engine"))
            return
        seat = self._seats[ask.seat]
        self.enter(Answer(ask.id, seat.answer(ask), "player", seat.salt(ask)))

    def enter(self, entry: Entry) -> Step:
        """Take one entry: an answer or an order. Raises Refused before anything changes."""
        step = self.kernel.apply(entry)
        assert step.kept is not None
        self.journal.records.append(record(step.entry, step.kept, self.kernel.story.digest))
        self._publish(step)
        return step

    def _publish(self, step: Step) -> None:
        for told in () if self.kernel.over else step.told:
            for seat in self._seats.values():
                for seen in seat.view.take(told):
                    seat.bot.see(seen.fact)
        if self._watch is not None:
            self._watch(step)


class _Seat:
    """A bot in its seat: it sees its own view and draws from its own key."""

    def __init__(self, bot: Bot, seat: str, key: bytes) -> None:
        self.bot = bot
        self.view: View[Fact] = View(contestant(seat), playing=True)
        self._key = key

    def answer(self, ask: Ask[Fact]) -> dict[str, object]:
        apart = "apart" if ask.quarantined else "play"
        return self.bot.answer(ask.question, Dice(self._key, (apart, ask.nth)))  # type: ignore[arg-type]

    def salt(self, ask: Ask[Fact]) -> str:
        return Dice(self._key, ("salt", ask.id)).salt()
