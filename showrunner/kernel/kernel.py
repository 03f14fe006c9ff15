"""The kernel: entries in; facts and asks out; the same ones every time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from showrunner.errors import (
    ForeignAwait,
    OrderRefused,
    Refused,
    RuleBug,
    RuleFault,
    SeasonHalted,
    SeasonOver,
    StaleAsk,
)
from showrunner.kernel.asks import Ask, AskState, Build, Group, Question
from showrunner.kernel.audience import Audience
from showrunner.kernel.branch import CUT, Branch, Join, Script, Until
from showrunner.kernel.dice import Dice, Name
from showrunner.kernel.entries import Answer, Entry, Hold, Memo, Order, Reseed, Ruling
from showrunner.kernel.stage import Stage
from showrunner.kernel.story import Encode, Story, Told
from showrunner.kernel.text import Text, sealer

Seal = Callable[[str], Text]


class Rules(Protocol):
    """What a format gives the kernel for one season."""

    def script(self, stage: Stage) -> Script:
        """The season from beginning to end."""

    def told(self, fact: Any) -> None:
        """Called with each fact as it is told, whoever may know it: the season's state."""

    def verify_order(self, order: Order, seal: Seal) -> tuple[Mapping[str, Any], Any]:
        """The order's terms in plain normal form, and the order as `obey` takes it.

        Raises OrderRefused and changes nothing. Orders come here after the season's end, too: rules
        that take none then raise SeasonOver.
        """

    def obey(self, stage: Stage, order: Order, verified: Any) -> None:
        """Let the verified order take effect."""

    def verify_memo(self, memo: Memo) -> None:
        """Raise Refused where this memo has no place."""

    def remember(self, stage: Stage, memo: Memo, text: Text) -> None:
        """Tell the seat's own note."""

    def note(
        self, stage: Stage, entry: Answer | Hold | Ruling | Reseed, ask: Ask[Any] | None
    ) -> None:
        """Tell producers of a hold, a ruling, fresh luck, or an answer that no player gave."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one entry brought about: the facts told, the asks opened, the asks withdrawn.

    `kept` is the entry in its normal form with its texts sealed, as the journal keeps it; None at
    the start.
    """

    entry: int
    kept: Entry | None
    told: tuple[Told[Any], ...]
    opened: tuple[Ask[Any], ...]
    withdrawn: tuple[Ask[Any], ...]


class Kernel:
    """One running season: a deterministic function of its rules, its luck and its entries.

    `changes` are the rule changes that the format knows, `known` those it knew when this season
    started (see `Stage.since`).
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
        self.story: Story[Any] = Story(encode)
        self.asks: dict[str, Ask[Any]] = {}
        """The asks that are not settled, in the order in which they opened."""
        self.entries = 0
        self.over = False
        self.fault: RuleFault | None = None
        self.held_kinds: frozenset[str] = frozenset()
        self._luck = bytes.fromhex(luck)
        self._changes = frozenset(changes)
        self._known = frozenset(known)
        self._rolled: set[bytes] = set()
        self._stage = Stage(self)
        self._root = Branch("season", "season", rules.script(self._stage), None)
        self._current = self._root
        self._ready: deque[tuple[Branch, Any]] = deque()
        self._groups: dict[str, Group[Any]] = {}
        self._untils: list[Branch] = []
        self._closed: dict[str, str] = {}
        self._counts: dict[tuple[str, bool], int] = {}
        self._opened: list[Ask[Any]] = []
        self._withdrawn: list[Ask[Any]] = []

    # -- entries -----------------------------------------------------------------------------------

    def start(self) -> Step:
        """Play up to the first decisions. Entry 0."""
        if self.over or self.fault is not None or self._root.waits_for is not None:
            raise RuntimeError("a season starts once")
        return self._step(None, lambda: self._ready.append((self._root, None)))

    def check(self, entry: Entry) -> None:
        """Raise Refused (or SeasonHalted) where `apply` would; change nothing."""
        self._verify(entry)

    def apply(self, entry: Entry) -> Step:
        """Take one entry. Raises Refused before anything changes, RuleFault where rules fail."""
        kept, act = self._verify(entry)
        self.entries += 1
        return self._step(kept, act)

    def _verify(self, entry: Entry) -> tuple[Entry, Callable[[], None]]:
        """All that may refuse the entry; returns its normal form and what lets it take effect."""
        if self.fault is not None:
            raise SeasonHalted(self.fault)
        if self.over and not isinstance(entry, Order):
            raise SeasonOver
        if isinstance(entry, Answer):
            return self._verify_answer(entry)
        if isinstance(entry, Order):
            terms, verified = self.rules.verify_order(entry, sealer(entry.salt))
            kept = Order(entry.name, terms, entry.by, entry.salt)
            return kept, lambda: self._obey(kept, verified)
        if isinstance(entry, Memo):
            self.rules.verify_memo(entry)
            text = entry.text if isinstance(entry.text, Text) else sealer(entry.salt)(entry.text)
            memo = Memo(entry.seat, entry.kind, text, entry.salt)
            return memo, lambda: self.rules.remember(self._stage, memo, text)
        if isinstance(entry, Hold):
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
        ask = self._open_ask(answer.ask)
        if not ask.takes_answers:
            why = (
                "its answer is held by the producers"
                if ask.state is AskState.HELD
                else "it is answered"
            )
            raise StaleAsk(answer.ask, why)
        plain, accepted = ask.question.accept(answer.value, sealer(answer.salt))
        kept = Answer(answer.ask, plain, answer.by, answer.salt)

        def act() -> None:
            ask.answer, ask.accepted = kept, accepted
            if answer.by not in ("player", "engine"):
                self.rules.note(self._stage, kept, ask)
            if ask.question.kind in self.held_kinds and answer.by != "engine":
                ask.state = AskState.HELD
            else:
                self._settle(ask)

        return kept, act

    def _verify_ruling(self, ruling: Ruling) -> tuple[Entry, Callable[[], None]]:
        ask = self._open_ask(ruling.ask)
        if ask.state is not AskState.HELD:
            raise StaleAsk(ruling.ask, "no answer to it is held; hold its kind first")
        if ruling.verdict not in ("release", "veto", "replace"):
            raise OrderRefused("ruling", f"{ruling.verdict!r} is none of release, veto, replace")
        replacement, kept = None, ruling
        if ruling.verdict == "replace":
            replacement = ask.question.accept(ruling.value, sealer(ruling.salt))
            kept = Ruling(ruling.ask, "replace", replacement[0], ruling.by, ruling.salt)

        def act() -> None:
            self.rules.note(self._stage, kept, ask)
            if ruling.verdict == "veto":
                self._put_anew(
                    ask, ask.question, "its answer was vetoed and the question put again"
                )
                return
            if replacement is not None:
                plain, ask.accepted = replacement
                ask.answer = Answer(ruling.ask, plain, "producer", ruling.salt)
            self._settle(ask)

        return kept, act

    def _open_ask(self, ask_id: str) -> Ask[Any]:
        try:
            return self.asks[ask_id]
        except KeyError:
            raise StaleAsk(
                ask_id, self._closed.get(ask_id, "no such decision was ever put")
            ) from None

    def _hold(self, hold: Hold) -> None:
        self.held_kinds = frozenset(hold.kinds)
        self.rules.note(self._stage, hold, None)

    def _reseed(self, reseed: Reseed, luck: bytes) -> None:
        self._luck = luck
        self.rules.note(self._stage, reseed, None)

    def _obey(self, order: Order, verified: Any) -> None:
        self.rules.obey(self._stage, order, verified)
        self._run()
        self._reissue()

    # -- one step ----------------------------------------------------------------------------------

    def _step(self, kept: Entry | None, act: Callable[[], None]) -> Step:
        first = len(self.story.told)
        self._opened, self._withdrawn = [], []
        self._current = self._root
        try:
            act()
            self._run()
        except RuleFault as fault:
            self._halt(fault)
            raise
        except Exception as problem:
            what = f"{type(problem).__name__}: {problem}"
            bug = RuleBug(self.entries, self._current.id, what)
            self._halt(bug)
            raise bug from problem
        opened = [ask for ask in self._opened if ask.id in self.asks]
        for ask in opened:
            key = ask.seat, ask.quarantined
            self._counts[key] = ask.nth = self._counts.get(key, 0) + 1
        return Step(
            self.entries,
            kept,
            tuple(self.story.told[first:]),
            tuple(opened),
            tuple([ask for ask in self._withdrawn if ask.nth]),
        )

    def _halt(self, fault: RuleFault) -> None:
        self.fault = fault
        for branch, _ in self._ready:
            if branch.waits_for is None:  # it never began, and Python would complain of that
                branch.script.close()

    def _run(self) -> None:
        """Advance branches, first in first out, until every one of them waits."""
        while True:
            while self._ready:
                branch, value = self._ready.popleft()
                if not branch.ended:
                    self._advance(branch, value)
            if not self._wake():
                return

    def _wake(self) -> bool:
        """Make ready the first branch whose condition holds now."""
        for branch in self._untils:
            self._current = branch
            if isinstance(branch.waits_for, Until) and branch.waits_for.holds():
                self._untils.remove(branch)
                self._ready.append((branch, None))
                return True
        return False

    def _advance(self, branch: Branch, value: Any) -> None:
        self._current = branch
        branch.waits_for = None
        try:
            waits_for = branch.script.send(value)
        except StopIteration as end:
            self._end(branch, end.value)
            return
        if not isinstance(waits_for, Group | Join | Until):
            awaited = branch.stopped_at(waits_for)
            branch.script.close()
            raise ForeignAwait(branch.id, awaited)
        branch.waits_for = waits_for
        if isinstance(waits_for, Until):
            self._untils.append(branch)
        elif isinstance(waits_for, Join):
            branch.join = waits_for

    def _end(self, branch: Branch, result: Any) -> None:
        """A branch has ended by itself or was cut: close what hangs on it and tell its parent."""
        branch.ended = True
        for child in reversed(branch.children):
            self._cut(child)
        parent = branch.parent
        if parent is None:
            self.over = True
            return
        parent.children.remove(branch)
        join = parent.join
        if join is None or branch.name not in join.running:
            return
        join.results[branch.name] = result
        self._current = parent
        if join.on_done is not None and (further := join.on_done(branch.name, result)):
            self.start_scenes(join, further, parent)
        del join.running[branch.name]  # only now: on_done may cut other scenes of this join
        if not join.running and parent.waits_for is join:
            parent.join = None
            self._ready.append((parent, None))

    def _cut(self, branch: Branch) -> None:
        """Close a branch and, before it, its children; the asks it waits for are withdrawn."""
        if branch.ended:
            return
        branch.ended = True
        branch.join = None
        for child in reversed(list(branch.children)):
            self._cut(child)
        group = branch.waits_for
        if isinstance(group, Group) and group.id in self._groups:
            del self._groups[group.id]
            for ask in list(group.asks.values()):
                self._drop(ask, "its scene was cut")
        if branch in self._untils:
            self._untils.remove(branch)
        branch.script.close()
        self._end(branch, CUT)

    # -- asks --------------------------------------------------------------------------------------

    def open_group(
        self, builds: Mapping[str, Build[Any]], revisable: bool, quarantined: bool
    ) -> Group[Any]:
        """Put these questions to their seats on behalf of the branch that runs now."""
        branch = self._current
        branch.groups_opened += 1
        group: Group[Any] = Group(
            f"{branch.id}/{branch.groups_opened}", branch, dict(builds), revisable
        )
        for seat, build in builds.items():
            question = build()
            if question is not None:
                self._put(group, seat, question, quarantined or branch.quarantined)
        if group.asks:
            self._groups[group.id] = group
        return group

    def _put(
        self, group: Group[Any], seat: str, question: Question[Any], quarantined: bool
    ) -> None:
        times = group.reissues.get(seat, 0)
        again = f"~{times + 1}" if times else ""
        ask = Ask(f"{group.id}:{seat}{again}", seat, question, quarantined, group)
        group.asks[seat] = ask
        self.asks[ask.id] = ask
        self._opened.append(ask)

    def _settle(self, ask: Ask[Any]) -> None:
        ask.state = AskState.ANSWERED
        if not ask.group.revisable:
            del self.asks[ask.id]
            self._closed[ask.id] = "it is answered"
        self._close_if_complete(ask.group)

    def _close_if_complete(self, group: Group[Any]) -> None:
        if not group.complete or self._groups.pop(group.id, None) is None:
            return
        for ask in group.asks.values():
            self.asks.pop(ask.id, None)
            self._closed[ask.id] = "it is answered"
        if group.branch.waits_for is group:
            self._ready.append((group.branch, None))

    def _drop(self, ask: Ask[Any], why: str) -> None:
        """Withdraw an ask, and its sealed answer with it."""
        del ask.group.asks[ask.seat]
        self.asks.pop(ask.id, None)
        self._closed[ask.id] = why
        self._withdrawn.append(ask)

    def _put_anew(self, ask: Ask[Any], question: Question[Any], why: str) -> None:
        self._drop(ask, why)
        ask.group.reissues[ask.seat] = ask.group.reissues.get(ask.seat, 0) + 1
        self._put(ask.group, ask.seat, question, ask.quarantined)

    def _reissue(self) -> None:
        """After an order: build every open question again; put anew those whose terms changed."""
        for group in list(self._groups.values()):
            self._current = group.branch
            for seat, ask in list(group.asks.items()):
                question = group.builds[seat]()
                if question is None:
                    self._drop(ask, "an order left nothing to decide")
                elif question != ask.question:
                    self._put_anew(ask, question, "an order changed its terms and it was put anew")
            self._close_if_complete(group)

    # -- what the stage does for scripts -----------------------------------------------------------

    def start_scenes(
        self, join: Join, scenes: Mapping[str, Script], parent: Branch | None = None
    ) -> None:
        """Start scenes as children of the branch that runs now (or of `parent`)."""
        parent = parent or self._current
        if parent.ended:  # on_done has cut the very scene that it belongs to
            for script in scenes.values():
                script.close()
            return
        if twice := [name for name in scenes if name in join.running or name in join.results]:
            for script in scenes.values():
                script.close()
            raise ValueError(
                f"two scenes named {twice[0]!r} in {parent.id}: give the second one a new name"
            )
        for name, script in scenes.items():
            join.running[name] = self._spawn(name, script, parent, parent.quarantined)

    def open_aside(self, name: str, script: Script, quarantined: bool) -> None:
        """Start a branch that nothing waits for, beside the whole story."""
        self._spawn(f"aside:{name}", script, self._root, quarantined)

    def _spawn(self, name: str, script: Script, parent: Branch, quarantined: bool) -> Branch:
        branch = Branch(parent.child_id(name), name, script, parent, quarantined)
        parent.children.append(branch)
        self._ready.append((branch, None))
        return branch

    def cut_scenes(self, name: str) -> bool:
        """Cut every running branch of this name below the root."""
        running = self._current
        found = self._named(self._root, name)
        for branch in found:
            self._cut(branch)
        self._current = running
        return bool(found)

    def _named(self, branch: Branch, name: str) -> list[Branch]:
        found = [child for child in branch.children if child.name == name]
        for child in branch.children:
            if child.name != name:
                found += self._named(child, name)
        return found

    def dice(self, name: Name) -> Dice:
        """The dice for a name that was not rolled before."""
        dice = Dice(self._luck, name)
        if dice.name in self._rolled:
            raise ValueError(
                f"{name} is rolled twice: name what is different about the second roll"
            )
        self._rolled.add(dice.name)
        return dice

    def tell(self, fact: object, to: Audience, reveals: bool) -> None:
        """Add a fact to the story and to the season's state."""
        self.story.add(self.entries, fact, to, reveals)
        self.rules.told(fact)

    def since(self, change: str) -> bool:
        """Whether the season started after this change; only declared changes may be asked for."""
        if change not in self._changes:
            raise ValueError(
                f"{change!r} is no declared change of this format: {sorted(self._changes)}"
            )
        return change in self._known


__all__ = ["Kernel", "Refused", "Rules", "Step"]
