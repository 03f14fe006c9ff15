"""What producers can do in a season of any format, done at random moments."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec.inspect as kinds
from msgspec.structs import fields

from showrunner.errors import Refused, WrongParameter
from showrunner.formats.facts import (
    Fact,
    HoldChanged,
    LuckRenewed,
    MemoWritten,
    OrderScheduled,
    OrderTaken,
)
from showrunner.formats.format import Format
from showrunner.formats.orders import ProducerOrder
from showrunner.kernel import AskState, Dice, Entry, EntryResult, Hold, Memo, Order, Reseed, Ruling
from showrunner.kernel.text import Text
from showrunner.questions import Number
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.players import Answers, bot
from tests.every_format.seasons import MOST_ENTRIES

FAR = {"round": 999}


def interview(season: Rehearsal, seat: str, question: str) -> Order:
    """A private question to this seat, with every claim that the game has."""
    terms = {"seat": seat, "question": question, "claims": list(season.format.claims)}
    return Order("interview", terms, salt=salt(season))


def salt(season: Rehearsal) -> str:
    """A salt that no other entry of the season has."""
    return f"{season.kernel.entries + 1:016x}"


def story_orders(format: Format) -> Iterator[type[ProducerOrder]]:
    """The orders of a format that need nothing but a story to tell, such as an event."""
    for order in format.orders:
        needed = [field.name for field in fields(order) if field.required]
        if needed == ["story"]:
            yield order


def other_values(format: Format, name: str, current: object) -> list[Any]:
    """Legal values of a parameter at the ends of its range, and one beside what it is."""
    field = format.parameters.declared()[name].field
    if isinstance(field, Number):
        near = current + 1 if isinstance(current, int) else field.least
        values: list[Any] = [field.least, field.most, near]
        if field.may_pass:
            values.append(None)
    else:
        values = list(islice(field.legal(), 12))
    legal = []
    for value in values:
        try:
            plain = format.parameters.read_one(name, value)
        except WrongParameter:
            continue
        if plain != current and plain not in legal:
            legal.append(plain)
    return legal


def sheet_names(sheet: Any) -> dict[str, list[str]]:
    """What a game's own names may be, for terms that take them: teams and cards, if it has any."""
    cards = [*getattr(sheet, "kinds", ()), "a_new_one"]
    return {"team": list(getattr(sheet, "food", ())) or ["nowhere"], "kind": cards}


def random_terms(
    order: type[ProducerOrder], dice: Dice, seats: list[str], names: dict[str, list[str]]
) -> dict[str, Any]:
    """Terms of the right form for any order; whether they make sense is the season's to say."""
    return _struct(kinds.type_info(order), dice, seats, names)


def _struct(kind: Any, dice: Dice, seats: list[str], names: dict[str, list[str]]) -> dict[str, Any]:
    made: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field else {}
    for field in kind.fields:
        if field.required or dice.chance(1, 2):
            made[field.name] = _value(field.type, field.name, dice, seats, names)
    return made


def _value(kind: Any, name: str, dice: Dice, seats: list[str], names: dict[str, list[str]]) -> Any:
    match kind:
        case kinds.UnionType():
            part = dice.pick(kind.types)
            return _value(part, name, dice, seats, names)
        case kinds.LiteralType():
            return dice.pick(kind.values)
        case kinds.IntType():
            least = -3 if kind.ge is None else kind.ge
            most = 9 if kind.le is None else kind.le
            return least + dice.below(min(most - least, 12) + 1)
        case kinds.BoolType():
            return dice.chance(1, 2)
        case kinds.CustomType():
            return "It rains."
        case kinds.StructType():
            return _struct(kind, dice, seats, names)
        case kinds.TupleType():
            return [_value(each, name, dice, seats, names) for each in kind.item_types]
        case kinds.CollectionType():
            number = (kind.min_length or 0) + dice.below(3)
            items = [_value(kind.item_type, name, dice, seats, names) for _ in range(number)]
            return [item for place, item in enumerate(items) if item not in items[:place]]
        case kinds.DictType():
            return {one: [seat] for one, seat in zip("ABC", dice.shuffle(seats), strict=False)}
        case kinds.StrType():
            return dice.pick(names.get(name) or seats)
    return None


class Producers:
    """Give entries of every kind at random; each is taken whole or refused whole."""

    def __init__(self, season: Rehearsal, dice: Dice, players: Answers = bot) -> None:
        self.season = season
        self.dice = dice
        self.players = players
        self.taken: list[str] = []
        self.refused: list[str] = []
        self._turn = dice.below(64)

    def play(self, least: int = 1, of: int = 4) -> None:
        """Play to the end, with a producers' act before every n-th decision."""
        season = self.season
        if not season.kernel.story.told:
            season.start()
        while not season.kernel.over:
            assert season.kernel.entries < MOST_ENTRIES, "the season has no end"
            if self.dice.chance(least, of):
                self.act()
            elif (entry := season.next_order() or season.next_memo()) is not None:
                season.enter(entry)
            elif (ask := season.next_ask()) is not None:
                self.players(season, ask, self.dice)
            else:
                self.let_go()

    def let_go(self) -> None:
        """End whatever a producer lets the season wait for."""
        held = [ask for ask in self.season.kernel.asks.values() if ask.state is AskState.HELD]
        if held:
            verdict = self.dice.pick(("release", "replace", "veto"))
            default = held[0].question.nearest({})[0]  # type: ignore[attr-defined]
            value = default if verdict == "replace" else {}
            if verdict == "veto":
                assert self.enter(Hold(())) is not None
            ruling = Ruling(held[0].id, verdict, value, salt=salt(self.season))  # type: ignore[arg-type]
            assert self.enter(ruling) is not None
            return
        assert self.enter(Order("go_on")) is not None
        rules: Any = self.season.kernel.rules
        stopped_again = rules.sheet.stop_before == "here"  # by an order that came due
        over = self.season.kernel.over
        assert self.season.next_ask() is not None or over or self.held() or stopped_again

    def held(self) -> bool:
        """Whether somebody's answer is held."""
        return any(ask.state is AskState.HELD for ask in self.season.kernel.asks.values())

    def act(self) -> EntryResult | None:
        """Do one thing of those that producers, or writers of notes, can do in any game."""
        ideas = list(self.ideas())
        self._turn += 1
        return self.enter(ideas[self._turn % len(ideas)])

    def ideas(self) -> Iterator[Entry]:
        """One of everything."""
        season, dice = self.season, self.dice
        rules: Any = season.kernel.rules
        sheet = rules.sheet
        seats = [person.id for person in season.settings.cast]
        mark = salt(season)
        yield interview(season, dice.pick(seats), "What do you make of it?")
        yield interview(season, "nobody", "Who are you?")
        yield Memo(dice.pick(seats), dice.pick(("diary", "takeaway")), "Note this.", mark)
        yield Memo(dice.pick(seats), "poem", "Rhyme this.", mark)
        yield Order("stop_before", {"phase": dice.pick(("any", "never", *rules.windows))})
        yield Order("go_on")
        yield Order("withdraw_scheduled", {"number": dice.below(sheet.scheduled + 2)})
        yield Order("reveal_secrets")
        yield Hold((dice.pick(list(season.format.decisions)),))
        yield Hold(("nonsense",))
        yield Hold(())
        yield Reseed(dice.salt() * 4)
        yield Reseed("nonsense")
        name = dice.pick(list(season.format.parameters.declared()))
        values = other_values(season.format, name, getattr(sheet.parameters, name))
        if values:
            terms = {"parameter": name, "value": dice.pick(values)}
            yield Order("set_parameter", {**terms, "announce": dice.chance(1, 2)})
            yield Order("set_parameter", {**terms, "when": {"left": dice.below(len(seats))}})
        yield Order("set_parameter", {"parameter": "nothing", "value": 1})
        for order in story_orders(season.format):
            yield Order(order.name, {"story": "It rains."}, salt=mark)
            yield Order(order.name, {"story": "One day.", "when": FAR}, salt=mark)
            yield Order(order.name, {"story": "Soon.", "when": {}}, salt=mark)
        for order in season.format.orders:
            terms = random_terms(order, dice, seats, sheet_names(sheet))
            phase = {"when": {"phase": dice.pick(rules.windows)}}
            when = dice.pick(({}, {}, phase, {"when": {}}, {"when": {"fact": "OrderTaken"}}))
            yield Order(order.name, {**terms, **when}, salt=mark)
        yield Order(dice.pick(season.format.orders).name, {"nonsense": 1})
        yield Order("nonsense")

    def enter(self, entry: Entry) -> EntryResult | None:
        """Put in an entry: a refusal changes nothing; what is taken is recorded and told."""
        kernel = self.season.kernel
        told, asks, number = len(kernel.story.told), list(kernel.asks), kernel.entries
        digest, records = kernel.story.digest, len(self.season.journal.records)
        name = entry.name if isinstance(entry, Order) else type(entry).__name__
        try:
            kernel.check(entry)
        except Refused as refusal:
            assert str(refusal).strip()
            with_error = self._refused(entry)
            assert with_error == str(refusal)
            assert (kernel.story.digest, len(kernel.story.told)) == (digest, told)
            assert (list(kernel.asks), kernel.entries) == (asks, number)
            assert len(self.season.journal.records) == records
            assert not kernel.fault
            self.refused.append(name)
            return None
        assert (kernel.story.digest, kernel.entries) == (digest, number), "checking changed it"
        step = self.season.enter(entry)
        assert len(self.season.journal.records) == records + 1
        assert kernel.entries == number + 1
        assert any(records_it(entry, each.fact) for each in step.told), f"{name} leaves no trace"
        self.taken.append(name)
        return step

    def _refused(self, entry: Entry) -> str:
        try:
            self.season.enter(entry)
        except Refused as refusal:
            return str(refusal)
        raise AssertionError(f"{entry} is taken, though it was found wrong")


def records_it(entry: Entry, fact: Fact) -> bool:
    """Whether the fact tells producers of this entry."""
    match entry:
        case Order():
            return isinstance(fact, OrderTaken | OrderScheduled) and fact.name == entry.name
        case Memo():
            return isinstance(fact, MemoWritten) and fact.seat == entry.seat
        case Hold():
            return isinstance(fact, HoldChanged)
        case Reseed():
            return isinstance(fact, LuckRenewed)
        case Ruling():
            return type(fact).__name__ == "DecisionRuled"
    return False


def texts(facts: Iterator[Fact]) -> Iterator[str]:
    """The words of every text in these facts."""
    for fact in facts:
        for field in fields(fact):
            yield from words_in(getattr(fact, field.name))


def words_in(value: object) -> Iterator[str]:
    """The words of every text in a value."""
    if isinstance(value, Text):
        yield str(value)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from words_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words_in(inner)
