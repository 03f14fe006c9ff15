"""The moves of a past season that can be weighed: talks, ballots, cards, trades and orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final, Literal

from showrunner.formats.format import Format, MoveKind
from showrunner.futures.bot_season import BotSeason
from showrunner.kernel import Answer, Ask, AskState, Entry, Order
from showrunner.questions import Choice, Form

MAX_ALTERNATIVES: Final = 2
MAX_LEGAL: Final = 60
"""How many legal answers are looked through for alternatives."""

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
        if isinstance(entry, Order) and entry.name != "go_on":
            yield self._order(place, entry)
        elif isinstance(entry, Answer) and ask is not None:
            kind = self._format.moves.get(ask.question.kind)
            if kind == "talk":
                self._message(place, entry, ask)
            elif kind is not None and entry.by != "engine":
                move = self._decision(kind, place, entry, ask)
                if move.alternatives:
                    yield move
        self._season.enter(entry)

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

    def _order(self, place: int, order: Order) -> Move:
        without = Alternative("no order", ())
        return self._move(
            "order",
            place,
            group=f"order {place}",
            seats=(),
            words=order.name.replace("_", " "),
            entries=(order,),
            kept=(),
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
            words=words_for(question, entry.value),
            entries=(entry,),
            kept=kept,
            alternatives=tuple(_alternatives(question, entry, given)),
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
    question: Any, entry: Answer, given: Sequence[Mapping[str, Any]]
) -> Iterator[Alternative]:
    """Other legal answers: first those that others gave to the same question, then doing nothing.

    The answer that nobody gave counts as doing nothing.
    """
    chosen = words_for(question, entry.value)
    legal = {words_for(question, value): value for value in islice(question.legal(), MAX_LEGAL)}
    nothing = words_for(question, question.default)
    by_others = [words_for(question, value) for value in given]
    wanted = dict.fromkeys([*by_others, nothing, *legal])
    others = [words for words in wanted if words in legal and words != chosen]
    for words in others[:MAX_ALTERNATIVES]:
        yield Alternative(words, (Answer(entry.ask, legal[words], entry.by, entry.salt),))


def words_for(question: Form, value: Mapping[str, Any]) -> str:
    """What an answer chooses, in words; what it says is left out."""
    return ", ".join(
        chosen for name, field in question.fields.items() if (chosen := _chosen(field, value, name))
    )


def _chosen(field: Any, value: Mapping[str, Any], name: str) -> str:
    picked = value.get(name)
    if isinstance(field, Choice):
        if picked is None:
            return "nothing"
        labels = {option.value: option.label for option in field.options}
        return labels.get(picked, str(picked))
    if isinstance(picked, bool | int):
        return f"{name} {picked}".replace("_", " ").lower()
    return ""
