"""The moves of a past season that can be weighed: talks, ballots, cards, trades and orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Any, Final, Literal

from showrunner.formats.facts import OrderCameDue, OrderScheduled
from showrunner.formats.format import Format, MoveKind
from showrunner.formats.orders import GoOn, StopBefore, WithdrawScheduled
from showrunner.futures.bot_season import BotSeason
from showrunner.kernel import Answer, Ask, AskState, Dice, Entry, Order
from showrunner.questions import Form, unsealed

MAX_ALTERNATIVES: Final = 2
RANDOM_ANSWERS: Final = 12
LISTED_ANSWERS: Final = 60
"""How many answers are drawn at random, then taken from the list of all, to find alternatives."""
IDLE_ORDERS: Final = (GoOn.name, StopBefore.name)
"""Orders that only say when a season stands still."""
SCHEDULE: Final = "schedule"
"""Who gives the orders of a season's own schedule."""

WeighedKind = MoveKind | Literal["order"]


@dataclass(frozen=True)
class Alternative:
    """What could have happened instead: the entries to begin with, and in words."""

    words: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Move:
    """A move: `before` is the entry after which it began, `entries` are its own.

    `kept` are answers that others gave at the same time or meanwhile, and that did not depend on
    it. `group` is the same for all ballots of one vote. `round` and `departed` are of the moment.
    """

    kind: WeighedKind
    before: int
    round: int
    departed: int
    group: str
    seats: tuple[str, ...]
    words: str
    entries: tuple[Entry, ...]
    kept: tuple[Entry, ...]
    alternatives: tuple[Alternative, ...]


def moves_of(season: BotSeason, entries: Sequence[Entry]) -> list[Move]:
    """All moves in these entries, which the season takes now."""
    walk = _Walk(season, entries)
    found = [move for place, entry in enumerate(entries) for move in walk.step(place, entry)]
    return sorted([*found, *walk.talks()], key=lambda move: move.before)


class _Walk:
    """Follows a season entry by entry, and notes its moves."""

    def __init__(self, season: BotSeason, entries: Sequence[Entry]) -> None:
        self._season = season
        self._format: Format = season.format
        self._entries = entries
        self._talks: dict[str, Move] = {}
        """The talks, by the branch of the script that plays them."""
        self._last: dict[str, int] = {}
        """The place of each talk's last message."""

    def step(self, place: int, entry: Entry) -> Iterator[Move]:
        """The move that an entry makes, if it is one; then the season takes the entry."""
        ask = self._season.kernel.asks.get(entry.ask) if isinstance(entry, Answer) else None
        if isinstance(entry, Order) and entry.name not in IDLE_ORDERS:
            without = Alternative("no order", ())
            yield self._order(place, entry.name, without, entries=(entry,), kept=())
        elif isinstance(entry, Answer) and ask is not None:
            kind = self._format.moves.get(ask.question.kind)
            if kind == "talk":
                self._message(place, entry, ask)
            elif kind is not None and entry.by != "engine":
                move = self._decision(kind, place, entry, ask)
                if move.alternatives:
                    yield move
        yield from self._enter(place, entry)

    def _enter(self, place: int, entry: Entry) -> Iterator[Move]:
        """Take the entry; a move for each order of the season's schedule that comes due by it."""
        rules: Any = self._season.kernel.rules
        waiting: dict[int, OrderScheduled] = dict(rules.sheet.schedule)
        moves = {
            number: self._order(
                place,
                scheduled.name,
                Alternative("no order", (Order(WithdrawScheduled.name, {"number": number}),)),
                entries=(),
                kept=(entry,),
            )
            for number, scheduled in waiting.items()
            if scheduled.by == SCHEDULE
        }
        for told in self._season.enter(entry).told:
            if isinstance(told.fact, OrderCameDue) and told.fact.number in moves:
                yield moves[told.fact.number]

    def talks(self) -> Iterator[Move]:
        """The talks in which something was said, each from its first message to its last."""
        for branch, talk in self._talks.items():
            between = self._entries[talk.before : self._last[branch] + 1]
            others = tuple(each for each in between if not _is_of(branch, each))
            yield replace(talk, entries=tuple(between), kept=others)

    def _move(self, kind: WeighedKind, place: int, **others: Any) -> Move:
        chronicle = self._season.chronicle
        return Move(
            kind=kind,
            before=place,
            round=chronicle.round,
            departed=len(chronicle.departures),
            **others,
        )

    def _order(
        self,
        place: int,
        name: str,
        without: Alternative,
        entries: tuple[Entry, ...],
        kept: tuple[Entry, ...],
    ) -> Move:
        return self._move(
            "order",
            place,
            group=f"order {place} {name}",
            seats=(),
            words=name.replace("_", " "),
            entries=entries,
            kept=kept,
            alternatives=(without,),
        )

    def _message(self, place: int, entry: Answer, ask: Ask[Any]) -> None:
        branch = _branch_of(entry.ask)
        if branch in self._talks:
            talk = self._talks[branch]
            if ask.seat not in talk.seats:
                self._talks[branch] = replace(talk, seats=(*talk.seats, ask.seat))
        else:
            question: Any = ask.question
            silence = Answer(entry.ask, question.default, "clock")
            self._talks[branch] = self._move(
                "talk",
                place,
                group=branch,
                seats=(ask.seat,),
                words="the talk",
                entries=(),
                kept=(),
                alternatives=(Alternative("no talk", (silence,)),),
            )
        self._last[branch] = place

    def _decision(self, kind: MoveKind, place: int, entry: Answer, ask: Ask[Any]) -> Move:
        open_asks = {
            other.id
            for other in self._season.kernel.asks.values()
            if other is not ask and other.state is AskState.OPEN
        }
        kept = tuple(
            later
            for later in self._entries[place + 1 :]
            if isinstance(later, Answer) and later.ask in open_asks
        )
        question: Any = ask.question
        given = [later.value for later in kept if _same_vote(later, entry)]
        given += [other.answer.value for other in ask.group.asks.values() if other.answer]
        return self._move(
            kind,
            place,
            group=_group_of(entry.ask),
            seats=(ask.seat,),
            words=question.in_words(entry.value),
            entries=(entry,),
            kept=kept,
            alternatives=tuple(islice(_alternatives(question, entry, given), MAX_ALTERNATIVES)),
        )


def _branch_of(ask: str) -> str:
    """The branch of the script that opened an ask."""
    return _group_of(ask).rpartition("/")[0]


def _group_of(ask: str) -> str:
    return ask.rpartition(":")[0]


def _same_vote(one: Answer, other: Answer) -> bool:
    return _group_of(one.ask) == _group_of(other.ask)


def _is_of(branch: str, entry: Entry) -> bool:
    return isinstance(entry, Answer) and _branch_of(entry.ask) == branch


def _alternatives(
    question: Form, entry: Answer, given: Sequence[Mapping[str, Any]]
) -> Iterator[Alternative]:
    """Other legal answers: doing nothing, those that others gave to the same question, any others.

    The answer that nobody gave counts as doing nothing. The others are drawn at random, since those
    at the beginning of a long list differ in the last field only; those that differ in the first
    one are preferred. Nothing is said with any of them, as far as that is legal.
    """
    dice = Dice(b"", ("alternatives", entry.ask))
    usual = [_first_choice(question, value) for value in (entry.value, question.default)]
    drawn = sorted(
        [question.random(dice) for _ in range(RANDOM_ANSWERS)],
        key=lambda wish: _first_choice(question, wish) in usual,
    )
    seen = [question.choices(entry.value), question.choices(_plain(question, entry.value))]
    for wish in chain(
        [question.default],
        given,
        drawn,
        islice(question.legal(), LISTED_ANSWERS),
    ):
        plain = _plain(question, {**wish, **question.default, **question.choices(wish)})
        choices = question.choices(plain)
        if plain and choices not in seen:
            seen.append(choices)
            words = question.in_words(plain)
            yield Alternative(words, (Answer(entry.ask, plain, entry.by, entry.salt),))


def _first_choice(question: Form, value: Mapping[str, Any]) -> Any:
    return next(iter(question.choices(value).values()), None)


def _plain(question: Form, value: Mapping[str, Any]) -> dict[str, Any]:
    """An answer in its normal form; empty if it is illegal."""
    plain, problems = question.read(value, unsealed)
    return {} if problems else plain
