"""A preview: what an order would do to a season, tried on a copy in memory.

The season is replayed, and the order given. What the order does at once is exact. What happens
later depends on what players answer, so bots play all seats, and the preview shows one example. The
season is then played to its end at random, to see whether it survives the order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from showrunner.errors import OrderRefused, Refused, RuleFault
from showrunner.formats.facts import (
    Fact,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderWithdrawn,
)
from showrunner.formats.format import Format
from showrunner.formats.narration import Line
from showrunner.formats.settings import SeasonSettings
from showrunner.futures.bot_season import MAX_ENTRIES, SALT, BotSeason
from showrunner.kernel import PRODUCER, Entry, EntryResult, Order
from showrunner.players.company import Company
from showrunner.players.random_bot import RandomBot
from showrunner.running.replay import ending_of


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
    season.replay(entries)
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


class _PreviewSeason(BotSeason):
    """A season whose seats are all played by the default bot, or all by random bots."""

    def __init__(self, settings: SeasonSettings, luck: str) -> None:
        super().__init__(settings, luck)
        random_bots = {person.id: RandomBot() for person in settings.cast}
        self.random_bots = Company(settings, luck, random_bots)


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
        result = _survived(lambda: season.go_on(season.company), order)
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
