"""The kernel: takes entries, and returns facts and asks, the same ones in every replay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping
from dataclasses import replace
from types import coroutine
from typing import Any, NamedTuple, Protocol

from showrunner.errors import (
    Misused,
    OrderRefused,
    RuleBug,
    RuleFault,
    SeasonHalted,
    SeasonOver,
    StaleAsk,
)
from showrunner.kernel.asks import Ask, AskState
from showrunner.kernel.audience import Audience
from showrunner.kernel.board import ANSWERED, Board
from showrunner.kernel.branch import Script
from showrunner.kernel.dice import Dice, Name
from showrunner.kernel.entries import Answer, Entry, Hold, Memo, Order, Reseed, Ruling
from showrunner.kernel.loop import Loop
from showrunner.kernel.stage import Stage
from showrunner.kernel.story import Encode, SeasonStory, Told
from showrunner.kernel.text import Text, sealer

Seal = Callable[[str], Text]


class Rules(Protocol):
    """What a format gives the kernel for one season."""

    def script(self, stage: Stage) -> Script:
        """The season from beginning to end."""

    def told(self, fact: Any) -> None:
        """Called with every fact, to update the season's state."""

    def verify_order(self, order: Order, seal: Seal) -> tuple[Mapping[str, Any], Any]:
        """The order's terms in plain normal form, and the order as `obey` takes it.

        Changes nothing. Raises OrderRefused. It is called for orders after the season's end, too:
        rules that take none then raise SeasonOver.
        """

    def obey(self, stage: Stage, order: Order, verified: Any) -> None:
        """Let the verified order take effect."""

    def verify_hold(self, hold: Hold) -> None:
        """Raise OrderRefused for an unknown kind of decision."""

    def verify_memo(self, memo: Memo, seal: Seal) -> Text:
        """The memo's text, sealed. Raises Refused for a memo that this seat may not write now."""

    def remember(self, stage: Stage, memo: Memo, text: Text) -> None:
        """Tell the memo as a fact."""

    def verify_thought(self, thought: Mapping[str, Any], seal: Seal) -> Mapping[str, Any]:
        """What a player thought about an answer, in plain normal form. Raises IllegalAnswer."""

    def think(self, stage: Stage, ask: Ask[Any], thought: Mapping[str, Any]) -> None:
        """Tell producers what a player thought about an answer."""

    def note(
        self, stage: Stage, entry: Answer | Hold | Ruling | Reseed, ask: Ask[Any] | None
    ) -> None:
        """Tell producers of a hold, a ruling, a new luck key, or an answer that no player gave."""


class EntryResult(NamedTuple):
    """What one entry caused: facts told, asks opened, asks withdrawn.

    `entry` is its number. `normal_form` is the entry as the journal stores it, with its texts
    sealed; None for entry 0, the start.
    """

    entry: int
    normal_form: Entry | None
    told: tuple[Told[Any], ...]
    opened: tuple[Ask[Any], ...]
    withdrawn: tuple[Ask[Any], ...]


class Kernel:
    """One running season: a deterministic function of its rules, its luck key and its entries.

    `changes` are all rule changes that the format declares, and `known` those that it declared when
    this season started (see `Stage.since`).
    """

    def __init__(
        self,
        rules: Rules,
        luck: str,
        encode: Encode,
        changes: Collection[str] = (),
        known: Collection[str] = (),
    ) -> None:
        self.rules = rules
        self.story: SeasonStory[Any] = SeasonStory(encode)
        self.entries = 0
        self.fault: RuleFault | None = None
        self.held_kinds: frozenset[str] = frozenset()
        self.reissue_due = False
        self._luck = bytes.fromhex(luck)
        self._changes = frozenset(changes)
        self._known = frozenset(known)
        self._rolled: set[bytes] = set()
        self._stage = Stage(self)
        script: Any = _lazy_script(rules, self._stage)
        self.loop = Loop(script)
        self.board = Board(self.loop)

    @property
    def asks(self) -> dict[str, Ask[Any]]:
        """The asks that are still open, in the order in which they opened."""
        return self.board.asks

    @property
    def over(self) -> bool:
        """Whether the season's script has ended."""
        return self.loop.root.ended

    # -- entries -----------------------------------------------------------------------------------

    def start(self) -> EntryResult:
        """Run the script up to the first decisions. This is entry 0."""
        if self.loop.has_begun or self.fault is not None:
            raise Misused("this season has been started already; start it only once")
        return self._run(None, lambda: self.loop.resume(self.loop.root))

    def check(self, entry: Entry) -> None:
        """Raise Refused or SeasonHalted if `apply` would. Changes nothing."""
        self._verify(entry)

    def apply(self, entry: Entry) -> EntryResult:
        """Take one entry. Raises Refused with nothing changed, or RuleFault if the rules fail."""
        normal_form, act = self._verify(entry)
        self.entries += 1
        return self._run(normal_form, act)

    def _run(self, normal_form: Entry | None, act: Callable[[], None]) -> EntryResult:
        facts_before = len(self.story.told)
        self.loop.current = self.loop.root
        try:
            act()
            self.loop.run()
            while self.reissue_due:
                self.reissue_due = False
                self.board.reissue()
                self.loop.run()
        except RuleFault as fault:
            self._halt(fault)
            raise
        except Exception as problem:
            what = f"{type(problem).__name__}: {problem}"
            bug = RuleBug(self.entries, self.loop.current.id, what)
            self._halt(bug)
            raise bug from problem
        opened, withdrawn = self.board.changes()
        told = tuple(self.story.told[facts_before:])
        return EntryResult(self.entries, normal_form, told, opened, withdrawn)

    def _halt(self, fault: RuleFault) -> None:
        self.fault = fault
        self.loop.halt()

    # -- verifying entries and letting them take effect --------------------------------------------

    def _verify(self, entry: Entry) -> tuple[Entry, Callable[[], None]]:
        """Raise Refused, or return the entry's normal form and a function that carries it out."""
        if self.fault is not None:
            raise SeasonHalted(self.fault)
        if self.over and not isinstance(entry, Order):
            raise SeasonOver
        if isinstance(entry, Answer):
            return self._verify_answer(entry)
        if isinstance(entry, Order):
            terms, verified = self.rules.verify_order(entry, sealer(entry.salt))
            order = Order(entry.name, terms, entry.by, entry.salt)
            return order, lambda: self._obey(order, verified)
        if isinstance(entry, Memo):
            text = self.rules.verify_memo(entry, sealer(entry.salt))
            memo = replace(entry, text=text)
            return memo, lambda: self.rules.remember(self._stage, memo, text)
        if isinstance(entry, Hold):
            self.rules.verify_hold(entry)
            return entry, lambda: self._hold(entry)
        if isinstance(entry, Ruling):
            return self._verify_ruling(entry)
        try:
            luck = bytes.fromhex(entry.luck)
        except ValueError:
            luck = b""
        if len(luck) != 32:
            raise OrderRefused("reseed", "a luck key is 64 hexadecimal digits")
        return entry, lambda: self._reseed(entry, luck)

    def _verify_answer(self, answer: Answer) -> tuple[Entry, Callable[[], None]]:
        ask = self.board.find(answer.ask)
        if not ask.takes_answers:
            # A held answer gets the same message, so that its seat does not learn of the hold.
            raise StaleAsk(answer.ask, ANSWERED)
        seal = sealer(answer.salt)
        plain, accepted = ask.question.accept(answer.value, seal, answer.by == "clock")
        thought = self.rules.verify_thought(answer.thought, seal) if answer.thought else {}
        normal_form = Answer(answer.ask, plain, answer.by, answer.salt, thought)

        def act() -> None:
            ask.answer, ask.accepted = normal_form, accepted
            if answer.by not in ("player", "engine"):
                self.rules.note(self._stage, normal_form, ask)
            if thought:
                self.rules.think(self._stage, ask, thought)
            if ask.question.kind in self.held_kinds and answer.by != "engine":
                ask.state = AskState.HELD
            else:
                self.board.settle(ask)

        return normal_form, act

    def _verify_ruling(self, ruling: Ruling) -> tuple[Entry, Callable[[], None]]:
        ask = self.board.find(ruling.ask)
        if ask.state is not AskState.HELD:
            raise StaleAsk(ruling.ask, "no answer to it is held; hold its kind first")
        if ruling.verdict not in ("release", "veto", "replace"):
            wrong = f"{ruling.verdict!r} is not a verdict: give release, veto or replace"
            raise OrderRefused("ruling", wrong)
        replacement, normal_form = None, ruling
        if ruling.verdict == "replace":
            replacement = ask.question.accept(ruling.value, sealer(ruling.salt))
            normal_form = Ruling(ruling.ask, "replace", replacement[0], ruling.by, ruling.salt)

        def act() -> None:
            self.rules.note(self._stage, normal_form, ask)
            if ruling.verdict == "veto":
                why = "its answer was vetoed, and the question was asked again"
                self.board.replace(ask, ask.question, why)
                return
            if replacement is not None:
                plain, ask.accepted = replacement
                ask.answer = Answer(ruling.ask, plain, "producer", ruling.salt)
            self.board.settle(ask)

        return normal_form, act

    def _hold(self, hold: Hold) -> None:
        self.held_kinds = frozenset(hold.kinds)
        self.rules.note(self._stage, hold, None)

    def _reseed(self, reseed: Reseed, luck: bytes) -> None:
        self._luck = luck
        self.rules.note(self._stage, reseed, None)

    def _obey(self, order: Order, verified: Any) -> None:
        self.rules.obey(self._stage, order, verified)
        self.reissue_due = True

    # -- for the stage -----------------------------------------------------------------------------

    def dice(self, name: Name) -> Dice:
        """The dice for a name. Raises ValueError if this name has been rolled before."""
        dice = Dice(self._luck, name)
        if dice.name in self._rolled:
            raise Misused(f"{name} was rolled before: give the second roll a name of its own")
        self._rolled.add(dice.name)
        return dice

    def tell(self, fact: object, to: Audience, reveals: bool) -> None:
        """Add a fact to the story and to the season's state."""
        self.story.add(self.entries, fact, to, reveals)
        self.rules.told(fact)

    def since(self, change: str) -> bool:
        """Whether the season started after this change. Raises ValueError for an undeclared one."""
        if change not in self._changes:
            raise Misused(
                f"{change!r} is not a declared change of this format: {sorted(self._changes)}"
            )
        return change in self._known


@coroutine
def _lazy_script(rules: Rules, stage: Stage) -> Generator[Any, None, Any]:
    """Create the script's coroutine lazily, so that an unstarted season leaves none un-awaited."""
    return (yield from rules.script(stage))
