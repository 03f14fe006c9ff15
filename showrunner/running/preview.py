"""A preview: what an order would do to a season, tried on a copy in memory.

The season is replayed, and the order given. What the order does at once is exact. What happens
later depends on what players answer, so bots play all seats, and the preview shows one example. The
season is then played to its end at random, to see whether it survives the order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

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

MAX_ENTRIES = 50_000
"""How many entries after the order are played at most; no season is that long."""
SALT = "0" * 16


class Preview(Struct, kw_only=True):
    """What an order would do; nothing has changed.

    `now` is what it would do at once, in words. With `waits` it would take effect later: then, in
    an example with bots in all seats, `came_due` says whether it did, `later` what it did, and
    `fell_through` why it did nothing. `ended` is how the example ended. A `warning` is something
    that producers should know before they give the order.
    """

    now: list[str]
    waits: bool
    came_due: bool
    later: list[str]
    fell_through: str | None
    ended: str
    warning: str | None = None


def preview(settings: SeasonSettings, luck: str, entries: Iterable[Entry], order: Order) -> Preview:
    """What this order would do to the season after these entries. Nothing is stored.

    Raises OrderRefused if the season would refuse the order or not survive it, and what replaying
    the season raises.
    """
    season = _PreviewSeason(settings, luck)
    for entry in entries:
        season.enter(entry)
    past = [told.fact for told in season.kernel.story.told]
    salted = Order(order.name, order.terms, order.by, order.salt or SALT)
    season.kernel.check(salted)
    result = _survived(lambda: season.enter(salted), order)
    assert result is not None
    now = [told.fact for told in result.told]
    number = next((fact.number for fact in now if isinstance(fact, OrderScheduled)), None)
    outcome = _DueOutcome([], [], None, False)
    if number is not None:
        outcome = _play_until_due(season, order, number)
    _play_to_the_end(season, order)
    ending = ending_of(season.format, season.kernel)
    return Preview(
        now=told_in_words(season.format, past, now),
        waits=number is not None,
        later=told_in_words(season.format, [*past, *now, *outcome.before], outcome.facts),
        fell_through=outcome.fell_through,
        came_due=outcome.came_due,
        ended="nobody has won" if ending is None else ending.reason,
    )


class _PreviewSeason:
    """The season in memory, with bots on all seats."""

    def __init__(self, settings: SeasonSettings, luck: str) -> None:
        self.format: Format = load_format(settings.format)
        self.kernel: Kernel = self.format.kernel(settings, luck)
        default_bot = bot_names(self.format)[0]
        bots = {person.id: make_bot(self.format, default_bot, person) for person in settings.cast}
        random_bots = {person.id: RandomBot() for person in settings.cast}
        self.default_bots = Company(settings, luck, bots)
        self.random_bots = Company(settings, luck, random_bots)
        self._see(self.kernel.start())

    def enter(self, entry: Entry) -> EntryResult:
        """Take an entry."""
        result = self.kernel.apply(entry)
        self._see(result)
        return result

    def _see(self, result: EntryResult) -> None:
        if not self.kernel.over:
            self.default_bots.see(result.told)

    def go_on(self, company: Company) -> EntryResult | None:
        """Enter an answer, or what lets a waiting season go on. None at the end of the season."""
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
class _DueOutcome:
    """The facts before an order came due, and the facts that it then caused."""

    before: list[Fact]
    facts: list[Fact]
    fell_through: str | None
    came_due: bool


def _play_until_due(season: _PreviewSeason, order: Order, number: int) -> _DueOutcome:
    """Let the default bots play until the order has come due, or never will."""
    before: list[Fact] = []
    for _ in range(MAX_ENTRIES):
        result = _survived(lambda: season.go_on(season.default_bots), order)
        if result is None:
            break
        facts = [told.fact for told in result.told]
        for place, fact in enumerate(facts):
            match fact:
                case OrderFellThrough(number=due_number, why=why) if due_number == number:
                    return _DueOutcome(before + facts[:place], [], why, False)
                case OrderWithdrawn(number=due_number) if due_number == number:
                    return _DueOutcome(before + facts[:place], [], "it is withdrawn", False)
                case OrderCameDue(number=due_number) if due_number == number:
                    caused = _caused_facts(season.format, facts[place:])
                    return _DueOutcome(before + facts[:place], caused, None, True)
        before += facts
    return _DueOutcome(before, [], None, False)


def _caused_facts(format: Format, facts: Sequence[Fact]) -> list[Fact]:
    """The facts that an order caused when it came due: those up to the next part of the story."""
    opens = (*format.opens_round, *format.opens_phase)
    next_part: tuple[type[Fact], ...] = (*opens, OrderCameDue, OrderFellThrough)
    for place, fact in enumerate(facts):
        if place and isinstance(fact, next_part):
            return list(facts[1:place])
    return list(facts[1:])


def _play_to_the_end(season: _PreviewSeason, order: Order) -> None:
    """Play with random legal answers, and check that the season ends."""
    for _ in range(MAX_ENTRIES):
        if _survived(lambda: season.go_on(season.random_bots), order) is None:
            return
    raise OrderRefused(order.name, f"the season would not have ended after {MAX_ENTRIES} entries")


def _survived(go_on: Callable[[], EntryResult | None], order: Order) -> EntryResult | None:
    """Call `go_on`. Raises OrderRefused if the season fails or refuses the entry."""
    try:
        return go_on()
    except RuleFault as fault:
        raise OrderRefused(order.name, f"the season would not survive it: {fault}") from fault
    except Refused as refusal:
        why = f"the season would stand still: {refusal}"
        raise OrderRefused(order.name, why) from refusal


def told_in_words(format: Format, past: Sequence[Fact], facts: Sequence[Fact]) -> list[str]:
    """What these facts add to the story of the facts in `past`, as producers read it.

    If they add no line to the story, the names of their types are returned.
    """
    if not facts:
        return []
    before, after = format.narrator(PRODUCER), format.narrator(PRODUCER)
    for fact in past:
        before.tell(fact)
        after.tell(fact)
    lines = [line for fact in facts for line in after.tell(fact)] + after.close()
    old_lines = Counter(before.close())
    new_lines: list[str] = []
    for line in lines:
        if old_lines[line]:
            old_lines[line] -= 1
        else:
            new_lines.append(_in_words(line))
    return new_lines or [type(fact).__name__ for fact in facts]


def _in_words(line: Line) -> str:
    return f"{line.who}: “{line.text}”" if line.speaker else line.text
