"""The base class of running seasons of all formats: the rules as the kernel calls them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from showrunner.errors import IllegalAnswer, OrderRefused, Problem, Refused, SeasonOver, suggest
from showrunner.formats.changes import GAMES_END, ONE_BY_ONE, ROUNDS_END
from showrunner.formats.facts import (
    INSTRUCTIONS,
    PLAN,
    AnsweredFor,
    CastawayIntroduced,
    ConditionSeen,
    DecisionRuled,
    Fact,
    HoldChanged,
    LuckRenewed,
    MemoWritten,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderTaken,
    SeasonBegan,
    SecretsRevealed,
    ThoughtHad,
    WindowStopped,
)
from showrunner.formats.instructions import read_instructions
from showrunner.formats.interviews.claims import Claims
from showrunner.formats.interviews.judging import close_claims, judge_what_follows
from showrunner.formats.lifecycle import GameEnded
from showrunner.formats.orders import (
    ProducerOrder,
    SetParameter,
    WithdrawScheduled,
    plain_terms,
    read_order,
)
from showrunner.formats.schedule import When, plain_when, read_when
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.formats.thoughts import read_thought
from showrunner.kernel import (
    EVERYBODY,
    PRODUCERS,
    Answer,
    Ask,
    Audience,
    Dice,
    Hold,
    Memo,
    Order,
    Reseed,
    Ruling,
    Seal,
    Stage,
    Text,
    sealer,
    seats,
)
from showrunner.questions import Words

S = TypeVar("S", bound=Sheet)

MEMO_KINDS = ("diary", "takeaway", INSTRUCTIONS)
MEMO = Words(label="A note for yourself", most_words=1000, cut=True)


class Game(Protocol):
    """What a season needs from its format."""

    @property
    def orders(self) -> tuple[type[ProducerOrder], ...]:
        """All types of order that producers can give."""

    @property
    def decisions(self) -> Mapping[str, str]:
        """What each kind of decision decides, by kind."""

    @property
    def facts(self) -> tuple[type[Fact], ...]:
        """All fact types."""

    @property
    def claims(self) -> Claims:
        """The checkable claims of interviews, by name."""


class Season(Generic[S]):
    """One running season: its stage, its sheet of all facts, and its handling of orders.

    A format's season adds the script (`play`), the acts, and the checks that its orders need.
    `orders`, `decisions`, `fact_types` and `claims` come from the format.
    """

    stage: Stage
    windows: ClassVar[tuple[str, ...]] = ("round",)
    """The phases that a production window comes before, in the order of a round."""
    rounds_over = False
    """Whether the last round, and so the last production window, is over."""

    def __init__(
        self,
        settings: SeasonSettings,
        sheet: S,
        game: Game,
    ) -> None:
        self.settings = settings
        self.sheet = sheet
        self.orders = {order.name: order for order in game.orders}
        self.decisions = game.decisions
        self.fact_types = game.facts
        self.claims = game.claims
        self.over = False

    # -- for the kernel ----------------------------------------------------------------------------

    async def script(self, stage: Stage) -> None:
        """Run the season from start to end, where its secrets are revealed (DS-12.8)."""
        self.stage = stage
        self.introduce()
        await self.play()
        if not self.sheet.ended and stage.since(GAMES_END):
            self.tell(GameEnded(), EVERYBODY)
        self.end_windows()
        if self.sheet.parameters.reveal == "at_end":
            stage.tell(SecretsRevealed(), EVERYBODY, reveals=True)
        close_claims(self)
        self.over = True

    def told(self, fact: Fact) -> None:
        """Put a told fact into the sheet, which is the season's only state."""
        self.sheet.take(fact)
        if self.sheet.interviews.made:
            judge_what_follows(self, fact)

    def verify_order(self, order: Order, seal: Seal) -> tuple[dict[str, Any], Any]:
        """Read and check an order, to be obeyed now or later (if its terms have a `when`)."""
        terms = dict(order.terms)
        when = terms.pop("when", None)
        read = read_order(self.orders, order.name, terms, seal)
        if self.over and not read.after_end:
            raise SeasonOver
        plain = plain_terms(read)
        if when is not None:
            self.verify_windows_to_come(read)
            parsed = self._read_when(order.name, when)
            read.foresee(self)
            return {**plain, "when": plain_when(parsed)}, (read, plain, plain_when(parsed))
        self._verify(read)
        if read.waits_for_window:
            return plain, (read, plain, {})
        return plain, (read, plain, None)

    def obey(self, stage: Stage, order: Order, verified: Any) -> None:
        """Carry out a verified order, or put it on the schedule."""
        read, plain, when = verified
        if when is None:
            self._do(read, order.by, plain)
        else:
            self._schedule(order.name, order.by, plain, when)

    def verify_hold(self, hold: Hold) -> None:
        """Raise OrderRefused for kinds of decision that this format does not have."""
        for kind in hold.kinds:
            if kind not in self.decisions:
                right = suggest(kind, self.decisions)
                raise OrderRefused("hold", f"there is no decision of kind {kind!r}; {right}")

    def verify_memo(self, memo: Memo, seal: Seal) -> Text:
        """Read a memo: a diary entry, takeaway or instructions of a seat; a long text is cut.

        Instructions are for the bot that stands in; empty ones withdraw earlier instructions.
        """
        if memo.seat not in self.sheet.names:
            raise Refused(f"no memo for {memo.seat!r}: {suggest(memo.seat, self.sheet.names)}")
        if memo.kind not in MEMO_KINDS:
            raise Refused(f"no memo of kind {memo.kind!r}: give one of {', '.join(MEMO_KINDS)}")
        problems: list[Problem] = []
        if memo.kind == INSTRUCTIONS:
            read_instructions(memo.details, self.sheet.may_be_named, problems)
        elif memo.details:
            problems.append(Problem("details", "this kind of memo has none", "give words alone"))
        empty = memo.kind == INSTRUCTIONS and not memo.text
        text: Text = seal("") if empty else MEMO.read("text", memo.text, seal, problems)
        if problems:
            raise IllegalAnswer("memo", problems)
        return text

    def remember(self, stage: Stage, memo: Memo, text: Text) -> None:
        """Tell the seat its own memo."""
        names = self.sheet.may_be_named
        instructions = read_instructions(memo.details, names, []) if memo.details else None
        fact = MemoWritten(seat=memo.seat, kind=memo.kind, words=text, instructions=instructions)
        stage.tell(fact, seats(memo.seat))

    def verify_thought(self, thought: Mapping[str, Any], seal: Seal) -> Mapping[str, Any]:
        """Read a player's thought: its form is right and it names only people of the cast."""
        return read_thought(thought, self.sheet.names, seal)

    def think(self, stage: Stage, ask: Ask[Any], thought: Mapping[str, Any]) -> None:
        """Tell producers what a player thought while answering, and the player their own plan.

        What is thought in an interview stays there (DS-9.4).
        """
        fact = ThoughtHad(
            seat=ask.seat,
            kind=ask.question.kind,
            intent=thought.get("intent", ""),
            about=tuple(thought.get("about", ())),
            plan=dict(thought.get("plan", {})),
            words=thought.get("words"),
        )
        stage.tell(fact, PRODUCERS)
        if "aim" in thought and not ask.quarantined:
            plan = MemoWritten(seat=ask.seat, kind=PLAN, words=thought["aim"], plan=fact.plan)
            stage.tell(plan, seats(ask.seat))

    def note(
        self, stage: Stage, entry: Answer | Hold | Ruling | Reseed, ask: Ask[Any] | None
    ) -> None:
        """Tell producers of an answer given for a player, a hold, a ruling, or a reseed."""
        fact: Fact
        if isinstance(entry, Hold):
            fact = HoldChanged(kinds=entry.kinds)
        elif isinstance(entry, Reseed) or ask is None:
            fact = LuckRenewed()
        elif isinstance(entry, Ruling):
            fact = DecisionRuled(seat=ask.seat, kind=ask.question.kind, verdict=entry.verdict)
        else:
            fact = AnsweredFor(seat=ask.seat, kind=ask.question.kind, by=entry.by)
        stage.tell(fact, PRODUCERS)

    # -- for scripts -------------------------------------------------------------------------------

    async def play(self) -> None:
        """The format's script, from after the introduction of the cast until somebody has won."""
        raise NotImplementedError

    def tell(self, fact: Fact, to: Audience) -> None:
        """Tell a fact. If everybody hears it, it may fulfil a scheduled order's condition."""
        self.stage.tell(fact, to)
        if not to.everybody or not self.sheet.schedule:
            return
        for number, scheduled in list(self.sheet.schedule.items()):
            if scheduled.when.get("fact") == type(fact).__name__:
                seen = self.sheet.seen.get(number, 0)
                if self._read_when(scheduled.name, scheduled.when).waits_for(fact, seen):
                    self.stage.tell(ConditionSeen(number=number, times=seen + 1), PRODUCERS)

    def introduce(self) -> None:
        """Tell everybody the season's title and cast, and schedule the orders of its settings."""
        settings = self.settings
        self.tell(
            SeasonBegan(
                title=settings.title,
                format=settings.format,
                version=settings.version,
                parameters=dict(settings.parameters),
            ),
            EVERYBODY,
        )
        for person in settings.cast:
            self.tell(
                CastawayIntroduced(
                    seat=person.id,
                    name=person.name,
                    age=person.age,
                    home=person.home,
                    work=person.work,
                    biography=person.biography,
                    pronouns=person.pronouns,
                ),
                EVERYBODY,
            )
        for number, scheduled in enumerate(settings.schedule):
            salt = self.stage.dice(_schedule_salt(number)).salt()
            read = read_order(self.orders, scheduled.order, scheduled.terms, sealer(salt))
            when = plain_when(self._read_when(scheduled.order, scheduled.when))
            self._schedule(scheduled.order, "schedule", plain_terms(read), when)

    def sealed_settings(self, luck: str) -> SeasonSettings:
        """The settings with the texts of their schedule sealed, as `introduce` seals them.

        A store keeps the words separately from the seals, so that they can be erased.
        """
        sealed = []
        for number, scheduled in enumerate(self.settings.schedule):
            seal = sealer(Dice(bytes.fromhex(luck), _schedule_salt(number)).salt())
            read = read_order(self.orders, scheduled.order, scheduled.terms, seal)
            sealed.append(msgspec.structs.replace(scheduled, terms=plain_terms(read)))
        return msgspec.structs.replace(self.settings, schedule=tuple(sealed))

    def verify_schedule(self) -> None:
        """Raise OrderRefused for an order on the settings' schedule that cannot be read."""
        for scheduled in self.settings.schedule:
            read_order(self.orders, scheduled.order, scheduled.terms, sealer(""))
            self._read_when(scheduled.order, scheduled.when)

    def foresee_schedule(self) -> None:
        """Raise OrderRefused for an order on the settings' schedule that could never be obeyed."""
        for scheduled in self.settings.schedule:
            read_order(self.orders, scheduled.order, scheduled.terms, sealer("")).foresee(self)

    def _read_when(self, order: str, when: object) -> When:
        return read_when(order, when, self.windows, self.fact_types)

    async def window(self, before: str, round: int, left: int) -> None:
        """DS-1.8: a production window: obey the orders that are due, and stop if asked to."""
        await self._obey_due(round, before, left)
        if self.sheet.stop_before in ("any", before):
            self.tell(WindowStopped(before="here"), PRODUCERS)
            await self.stage.until(lambda: self.sheet.stop_before != "here")
            await self._obey_due(round, before, left)

    async def _obey_due(self, round: int, before: str, left: int) -> None:
        """Obey the due orders one by one; the asides that one opens begin before the next."""
        for number, scheduled in sorted(self.sheet.schedule.items()):
            when = self._read_when(scheduled.name, scheduled.when)
            seen = self.sheet.seen.get(number, 0)
            if number not in self.sheet.schedule or not when.due(round, before, left, seen):
                continue  # an order that came due just before may have withdrawn this one
            try:
                read = read_order(self.orders, scheduled.name, scheduled.terms, sealer(""))
                if isinstance(read, WithdrawScheduled) and read.number == number:
                    raise read.refuse("it names itself; name another order that waits")
                self._verify(read)
            except OrderRefused as refusal:
                self.tell(OrderFellThrough(number=number, why=refusal.why), PRODUCERS)
            else:
                self.tell(OrderCameDue(number=number), PRODUCERS)
                self._do(read, scheduled.by, scheduled.terms)
                self.stage.reissue()
                if self.stage.since(ONE_BY_ONE):
                    await self.stage.asides_begin()

    def _verify(self, read: ProducerOrder) -> None:
        """Make all checks that may refuse an order now."""
        if read.waits_for_window:
            self.verify_windows_to_come(read)
        read.foresee(self)
        read.verify(self)

    def _do(self, read: ProducerOrder, by: str, plain: Mapping[str, Any]) -> None:
        taken = OrderTaken(name=read.name, by=by, terms=dict(plain), touches=read.touches)
        self.tell(taken, PRODUCERS)
        read.obey(self)

    def _schedule(
        self, name: str, by: str, terms: Mapping[str, Any], when: Mapping[str, Any]
    ) -> None:
        self.tell(
            OrderScheduled(
                number=self.sheet.scheduled + 1,
                name=name,
                by=by,
                terms=dict(terms),
                when=dict(when),
            ),
            PRODUCERS,
        )

    def end_windows(self) -> None:
        """DS-9.1: let all orders that still wait fall through: there are no more windows."""
        if not self.stage.since(ROUNDS_END):
            return
        self.rounds_over = True
        for number in sorted(self.sheet.schedule):
            fact = OrderFellThrough(number=number, why="no round came any more")
            self.tell(fact, PRODUCERS)

    # -- for orders --------------------------------------------------------------------------------

    def verify_parameter(self, order: SetParameter) -> None:
        """Refuse a change of a parameter for a format's own reasons; by default none."""

    def verify_seat(self, order: ProducerOrder, seat: str) -> None:
        """Refuse a seat that is not in the cast."""
        if seat not in self.sheet.names:
            raise order.refuse(f"there is no castaway {seat!r}; {suggest(seat, self.sheet.names)}")

    @property
    def windows_to_come(self) -> bool:
        """Whether another production window may come."""
        return not self.rounds_over and not self.over

    def verify_windows_to_come(self, order: ProducerOrder) -> None:
        """Refuse an order that needs a later phase or window if there is none any more."""
        if not self.windows_to_come:
            raise order.refuse("it comes too late: there is no round any more")

    def verify_window(self, order: ProducerOrder, phase: str, also: tuple[str, ...] = ()) -> None:
        """Refuse a phase that has no window before it."""
        self.verify_windows_to_come(order)
        phases = (*self.windows, *also)
        if phase not in phases:
            raise order.refuse(f"there is no window before {phase!r}; {suggest(phase, phases)}")


def _schedule_salt(number: int) -> tuple[str | int, ...]:
    """The name of the dice that give the salt for sealing a scheduled order's texts."""
    return "salt", "schedule", number
