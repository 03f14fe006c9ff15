"""A tiny format for the kernel's tests: any script, one-word questions, facts that are tuples."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from showrunner.errors import IllegalAnswer, OrderRefused, Problem, Refused
from showrunner.kernel import (
    PRODUCERS,
    Answer,
    Ask,
    Entry,
    EntryResult,
    Hold,
    Kernel,
    Memo,
    Order,
    Reseed,
    Ruling,
    Stage,
    Text,
    luck_from_seed,
    seats,
)

LUCK = luck_from_seed("the kernel's tests")
Seal = Callable[[str], Text]


@dataclass(frozen=True)
class Word:
    """The question: one word that is not `illegal`, and a text if one likes."""

    kind: str = "word"
    terms: object = None

    def accept(
        self, value: Mapping[str, Any], seal: Seal, silent: bool = False
    ) -> tuple[dict[str, Any], Any]:
        word, text = value.get("word"), value.get("text")
        if not isinstance(word, str) or word == "illegal":
            raise IllegalAnswer(self.kind, [Problem("word", f"{word!r} is no word", "say a word")])
        if text is None:
            return {"word": word}, word
        sealed = text if isinstance(text, Text) else seal(text)
        return {"word": word, "text": sealed}, (word, sealed)


def word(kind: str = "word", terms: object = None) -> Callable[[], Word]:
    """Builds the same question every time."""
    question = Word(kind, terms)
    return lambda: question


@dataclass
class World:
    """The season's state: what orders set, and every fact told."""

    set: dict[str, Any] = field(default_factory=dict)
    facts: list[Any] = field(default_factory=list)

    def word(self, name: str, kind: str = "word") -> Callable[[], Word | None]:
        """Builds a question whose terms an order can set by this name (None: nothing to decide)."""

        def build() -> Word | None:
            terms = self.set.get(name, "as at first")
            return None if terms is None else Word(kind, terms)

        return build


Script = Callable[[Stage, World], Coroutine[Any, Any, Any]]
Obey = Callable[[Stage, World, Mapping[str, Any]], None]


def _set(stage: Stage, world: World, terms: Mapping[str, Any]) -> None:
    world.set.update(terms)


def _cut(stage: Stage, world: World, terms: Mapping[str, Any]) -> None:
    stage.cut(terms["scene"])


ORDERS: dict[str, Obey] = {"set": _set, "cut": _cut}


class Tiny:
    """The rules of one season with this script."""

    def __init__(self, script: Script, orders: Mapping[str, Obey]) -> None:
        self.world = World()
        self._script = script
        self._orders = {**ORDERS, **orders}

    def script(self, stage: Stage) -> Coroutine[Any, Any, Any]:
        return self._script(stage, self.world)

    def told(self, fact: Any) -> None:
        self.world.facts.append(fact)

    def verify_order(self, order: Order, seal: Seal) -> tuple[Mapping[str, Any], Any]:
        if order.name not in self._orders:
            raise OrderRefused(order.name, "there is no such order")
        return dict(order.terms), dict(order.terms)

    def obey(self, stage: Stage, order: Order, verified: Any) -> None:
        self._orders[order.name](stage, self.world, verified)

    def verify_hold(self, hold: Hold) -> None:
        pass

    def verify_memo(self, memo: Memo, seal: Seal) -> Text:
        if memo.kind != "diary":
            raise Refused(f"{memo.kind!r} is no kind of memo; write a diary")
        return memo.text if isinstance(memo.text, Text) else seal(memo.text)

    def remember(self, stage: Stage, memo: Memo, text: Text) -> None:
        stage.tell(("memo", memo.seat, text), seats(memo.seat))

    def note(
        self, stage: Stage, entry: Answer | Hold | Ruling | Reseed, ask: Ask[Any] | None
    ) -> None:
        stage.tell(("note", type(entry).__name__, ask.id if ask else ""), PRODUCERS)


def encode(fact: object) -> bytes:
    """A fact's bytes for the digest: texts by their seals alone."""
    if isinstance(fact, Text):
        return fact.seal.encode()
    if isinstance(fact, tuple):
        return b"(" + b",".join(map(encode, fact)) + b")"
    return repr(fact).encode()


class Game:
    """One season of a script, driven by hand."""

    def __init__(
        self,
        script: Script,
        orders: Mapping[str, Obey] | None = None,
        luck: str = LUCK,
        changes: Iterable[str] = (),
        known: Iterable[str] = (),
    ) -> None:
        self.script, self.orders, self.luck = script, orders or {}, luck
        self.rules = Tiny(script, self.orders)
        self.world = self.rules.world
        self.kernel = Kernel(self.rules, luck, encode, set(changes), set(known))
        self.given: list[Entry] = []
        """The entries as they came."""
        self.kept: list[Entry] = []
        """The entries in their normal form."""
        self.steps = [self.kernel.start()]

    def give(self, entry: Entry) -> EntryResult:
        step = self.kernel.apply(entry)
        self.given.append(entry)
        assert step.normal_form is not None
        self.kept.append(step.normal_form)
        self.steps.append(step)
        return step

    def answer(self, ask: str, word: str = "yes", **more: Any) -> EntryResult:
        return self.give(Answer(ask, {"word": word}, **more))

    def order(self, name: str, **terms: Any) -> EntryResult:
        return self.give(Order(name, terms))

    def answer_all(self) -> None:
        """Answer the oldest ask until none is left."""
        while self.open:
            self.answer(self.open[0])

    @property
    def open(self) -> list[str]:
        """The ids of the asks that stand, in the order in which they opened."""
        return list(self.kernel.asks)

    @property
    def facts(self) -> list[Any]:
        return [told.fact for told in self.kernel.story.told]

    @property
    def all_opened(self) -> list[str]:
        return [ask.id for step in self.steps for ask in step.opened]

    @property
    def all_withdrawn(self) -> list[str]:
        return [ask.id for step in self.steps for ask in step.withdrawn]

    def state(self) -> tuple[object, ...]:
        """All that a refused entry must leave as it is."""
        kernel = self.kernel
        return (
            kernel.story.digest,
            len(kernel.story.told),
            kernel.entries,
            kernel.over,
            kernel.held_kinds,
            [(ask.id, ask.nth, ask.state, ask.answer) for ask in kernel.asks.values()],
        )

    def replayed(
        self, entries: Iterable[Entry] | None = None, script: Script | None = None
    ) -> Game:
        """Another season that got the same entries."""
        game = Game(script or self.script, self.orders, self.luck)
        for entry in self.given if entries is None else entries:
            game.give(entry)
        return game
