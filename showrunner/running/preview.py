"""A preview: what an order would do to a season, found out on a copy in memory.

The season is replayed and the order given. What it does now is exact. What comes later depends on
what players answer: there bots answer in everybody's place, and what they bring about is an
example. To see that the season survives the order it is played to its end, at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from showrunner.errors import OrderRefused, Refused, RuleFault
from showrunner.formats.facts import (
    Fact,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderWithdrawn,
)
from showrunner.formats.format import Format, load_format
from showrunner.formats.narration import Line
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import (
    PRODUCER,
    Answer,
    AskState,
    Entry,
    EntryResult,
    Hold,
    Kernel,
    Order,
    Ruling,
)
from showrunner.players.casting import bot_names, make_bot
from showrunner.players.company import Company
from showrunner.players.random_bot import RandomBot
from showrunner.running.replay import ending_of

MOST_ENTRIES = 50_000
"""No season goes on for so many entries after an order."""
SALT = "0" * 16


@dataclass(frozen=True, kw_only=True)
class Preview:
    """What an order would do.

    `now` is what it does at once, in words; `waits` whether it takes effect later. Then `later` is
    what it did in the example, in words, and `fell_through` why it did nothing, if so. `ended` says
    how the example ended.
    """

    now: tuple[str, ...]
    waits: bool
    later: tuple[str, ...]
    fell_through: str | None
    came_due: bool
    ended: str


def preview(settings: SeasonSettings, luck: str, entries: Iterable[Entry], order: Order) -> Preview:
    """What this order would do now to the season of these entries; nothing is stored.

    Raises OrderRefused where the season would refuse it, or would not survive it, and what the
    season's replay raises.
    """
    understudy = _Understudy(settings, luck)
    for entry in entries:
        understudy.enter(entry)
    past = [told.fact for told in understudy.kernel.story.told]
    salted = Order(order.name, order.terms, order.by, order.salt or SALT)
    understudy.kernel.check(salted)
    step = _survived(lambda: understudy.enter(salted), order)
    assert step is not None
    now = [told.fact for told in step.told]
    number = next((fact.number for fact in now if isinstance(fact, OrderScheduled)), None)
    rehearsed = _until_due(understudy, order, number) if number is not None else None
    _to_the_end(understudy, order)
    ending = ending_of(understudy.format, understudy.kernel)
    due = rehearsed or _Due([], [], None, False)
    return Preview(
        now=tuple(told_in_words(understudy.format, past, now)),
        waits=number is not None,
        later=tuple(told_in_words(understudy.format, [*past, *now, *due.before], due.facts)),
        fell_through=due.fell_through,
        came_due=due.came_due,
        ended="nobody has won" if ending is None else ending.reason,
    )


class _Understudy:
    """The season in memory, with bots in everybody's place."""

    def __init__(self, settings: SeasonSettings, luck: str) -> None:
        self.format: Format = load_format(settings.format)
        self.kernel: Kernel = self.format.kernel(settings, luck)
        usual = bot_names(self.format)[0]
        bots = {one.id: make_bot(self.format, usual, one) for one in settings.cast}
        chance = {one.id: RandomBot() for one in settings.cast}
        self.usual = Company(settings, luck, bots)
        self.random = Company(settings, luck, chance)
        self._see(self.kernel.start())

    def enter(self, entry: Entry) -> EntryResult:
        """Take an entry."""
        step = self.kernel.apply(entry)
        self._see(step)
        return step

    def _see(self, step: EntryResult) -> None:
        if not self.kernel.over:
            self.usual.see(step.told)

    def go_on(self, company: Company) -> EntryResult | None:
        """One entry on: an answer, or whatever lets a waiting season go on. None at the end."""
        if self.kernel.over:
            return None
        for ask in self.kernel.asks.values():
            if ask.state is AskState.OPEN:
                question: Any = ask.question
                only = question.only_answer()
                if only is not None:
                    return self.enter(Answer(ask.id, only, "engine"))
                return self.enter(company.answer(ask))
        held = next(iter(self.kernel.asks), None)
        if held is not None:
            if self.kernel.held_kinds:
                return self.enter(Hold(()))
            return self.enter(Ruling(held, "release"))
        return self.enter(Order("go_on"))


@dataclass
class _Due:
    """What was told before an order came due, and what it then brought about."""

    before: list[Fact]
    facts: list[Fact]
    fell_through: str | None
    came_due: bool


def _until_due(understudy: _Understudy, order: Order, number: int) -> _Due:
    """Play on, with the usual bots, until the order has come due, or never will."""
    before: list[Fact] = []
    for _ in range(MOST_ENTRIES):
        step = _survived(lambda: understudy.go_on(understudy.usual), order)
        if step is None:
            break
        facts = [told.fact for told in step.told]
        for place, fact in enumerate(facts):
            match fact:
                case OrderFellThrough(number=found, why=why) if found == number:
                    return _Due(before + facts[:place], [], why, False)
                case OrderWithdrawn(number=found) if found == number:
                    return _Due(before + facts[:place], [], "it is withdrawn", False)
                case OrderCameDue(number=found) if found == number:
                    brought = _brought(understudy.format, facts[place:])
                    return _Due(before + facts[:place], brought, None, True)
        before += facts
    return _Due(before, [], None, False)


def _brought(format: Format, facts: Sequence[Fact]) -> list[Fact]:
    """What an order that came due brought about: up to where the story goes on."""
    opens = (*format.opens_round, *format.opens_phase)
    on: tuple[type[Fact], ...] = (*opens, OrderCameDue, OrderFellThrough)
    for place, fact in enumerate(facts):
        if place and isinstance(fact, on):
            return list(facts[1:place])
    return list(facts[1:])


def _to_the_end(understudy: _Understudy, order: Order) -> None:
    """Play on with answers that are legal and nothing more, and see that it ends."""
    for _ in range(MOST_ENTRIES):
        if _survived(lambda: understudy.go_on(understudy.random), order) is None:
            return
    raise OrderRefused(order.name, f"the season would not have ended after {MOST_ENTRIES} entries")


def _survived(go_on: Callable[[], EntryResult | None], order: Order) -> EntryResult | None:
    """One entry on. Raises OrderRefused where it is the last that the season takes."""
    try:
        return go_on()
    except RuleFault as fault:
        raise OrderRefused(order.name, f"the season would not survive it: {fault}") from fault
    except Refused as refusal:
        why = f"the season would stand still: {refusal}"
        raise OrderRefused(order.name, why) from refusal


def told_in_words(format: Format, past: Sequence[Fact], facts: Sequence[Fact]) -> list[str]:
    """What these facts add to the story of those before them, as producers read it.

    Where no line of the story tells of a fact, its type stands for it.
    """
    if not facts:
        return []
    before, after = format.narrator(PRODUCER), format.narrator(PRODUCER)
    for fact in past:
        before.tell(fact)
        after.tell(fact)
    lines = [line for fact in facts for line in after.tell(fact)] + after.close()
    anyway = Counter(before.close())
    told: list[str] = []
    for line in lines:
        if anyway[line]:
            anyway[line] -= 1
        else:
            told.append(_in_words(line))
    return told or [type(fact).__name__ for fact in facts]


def _in_words(line: Line) -> str:
    return f"{line.who}: “{line.text}”" if line.speaker else line.text
