"""The sheet: a season's state as a viewer knows it, folded from the facts of that viewer's view.

The rules use the same fold over all facts as their own state. So producers see exactly the state
that the rules use, and a contestant's sheet cannot contain more than their view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct, field

from showrunner.formats.facts import (
    AnsweredFor,
    CastawayIntroduced,
    ClaimJudged,
    ConditionSeen,
    DecisionRuled,
    InterviewAnswered,
    InterviewAsked,
    OrderCameDue,
    OrderFellThrough,
    OrderScheduled,
    OrderTaken,
    OrderWithdrawn,
    ParameterChanged,
    SeasonBegan,
    SecretsRevealed,
    WindowStopped,
)
from showrunner.formats.fold import Fold, folds
from showrunner.formats.interviews.book import Honesty, InterviewBook
from showrunner.formats.lifecycle import (
    GameEnded,
    PhaseBegan,
    PhaseEnded,
    PhaseSkipped,
    RoundBegan,
    RoundEnded,
)
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.settings import Pronouns
from showrunner.formats.stand_in import Belonging

__all__ = ["Sheet", "Standing", "folds"]


class Standing(Struct, frozen=True, kw_only=True):
    """A castaway's status as far as the viewer knows it, as pages show it in any game."""

    out: bool = False
    status: str = ""
    """In words, such as `voted out`; empty for a castaway who is still playing."""
    team: str = ""
    immune: bool = False
    role: str = ""
    """A role that the game deals in secret."""
    figures: dict[str, int] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    """The names of the cards that they hold."""


class Sheet(Fold):
    """What every format's sheet knows: title, cast, parameters, round, and producers' schedule.

    `interviews` has the interviews that the viewer knows about.
    """

    parameter_type: ClassVar[type[CommonParameters]]
    keepable: ClassVar[tuple[Belonging, ...]] = ()
    """The belongings that this game's bots can save if instructed to as stand-ins."""
    figures: ClassVar[tuple[str, ...]] = ()
    """The names of a castaway's numbers that pages show, in display order (see `figure`)."""
    has_votes: ClassVar[bool] = False
    """Whether castaways vote: if not, prompts, acts of messages and pages leave votes out."""
    names: dict[str, str]
    pronouns: dict[str, Pronouns]
    players: dict[str, Any]
    """The game's own state of each castaway, by seat, if the game has any."""
    parameters: Any
    schedule: Annotated[dict[int, OrderScheduled], Meta(title="Orders on the schedule")]
    seen: Annotated[dict[int, int], Meta(title="How often it has happened, by order")]
    """How many facts that a scheduled order waits for have been told, by the order's number."""
    scheduled: Annotated[int, Meta(title="Orders scheduled so far")]
    stop_before: Annotated[str, Meta(title="Stands still before")]
    ended: Annotated[bool, Meta(title="The game is over")]
    revealed: Annotated[bool, Meta(title="Secrets are open")]

    def __init__(self) -> None:
        self.title = ""
        self.names = {}
        self.pronouns = {}
        self.players = {}
        self.parameters = self.parameter_type()
        self.round = 0
        self.phase = ""
        self.ended = False
        self.schedule = {}
        self.scheduled = 0
        self.seen = {}
        self.stop_before = ""
        self.interviews = InterviewBook()
        self.produced = False
        self.revealed = False

    @property
    def in_force(self) -> tuple[object, ...]:
        """The values that a summary of the rules depends on: it is rebuilt when they change."""
        return self.parameters, len(self.names)

    @property
    def active(self) -> list[str]:
        """The seats that are in the game and may speak, in seat order; by default everybody."""
        return list(self.names)

    def keeps_diary(self, seat: str) -> bool:
        """Whether a castaway still has a part in the game; by default, those who are active."""
        return seat in self.active

    def standing(self, seat: str) -> Standing:
        """This castaway's status; a game adds its own details."""
        figures = {name: self.figure(name, seat) for name in self.figures}
        return Standing(out=seat not in self.active, figures=figures)

    def figure(self, name: str, seat: str) -> int:
        """One of a castaway's `figures`; by default a field of their entry in `players`."""
        value: int = getattr(self.players[seat], name)
        return value

    @property
    def standings(self) -> dict[str, Standing]:
        """The status of each castaway, by seat."""
        return {seat: self.standing(seat) for seat in self.names}

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """The names of everything that a vote can be for, by id: castaways, by default."""
        return self.names

    @property
    def honesty(self) -> dict[str, Honesty]:
        """DS-9.4: the verdicts on each castaway's interview claims, as far as they are known."""
        return self.interviews.honesty()

    @folds(SeasonBegan)
    def _began(self, fact: SeasonBegan) -> None:
        self.title = fact.title
        self.parameters = self.parameter_type.read(dict(fact.parameters))

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        self.names[fact.seat] = fact.name
        self.pronouns[fact.seat] = fact.pronouns

    @folds(ParameterChanged)
    def _parameter(self, fact: ParameterChanged) -> None:
        self.parameters = self.parameters.changed(fact.name, fact.value)

    @folds(RoundBegan)
    def _new_round(self, fact: RoundBegan) -> None:
        self.round = fact.round
        self.interviews.begin_round()

    @folds(PhaseBegan)
    def _phase_began(self, fact: PhaseBegan) -> None:
        self.phase = fact.phase

    @folds(PhaseEnded, PhaseSkipped, RoundEnded)
    def _phase_over(self, fact: PhaseEnded | PhaseSkipped | RoundEnded) -> None:
        self.phase = ""

    @folds(GameEnded)
    def _game_ended(self, fact: GameEnded) -> None:
        self.ended = True

    @folds(OrderTaken)
    def _order_taken(self, fact: OrderTaken) -> None:
        self.produced = self.produced or fact.touches

    @folds(DecisionRuled)
    def _ruled(self, fact: DecisionRuled) -> None:
        self.produced = self.produced or fact.verdict != "release"
        if fact.kind == "interview" and fact.verdict != "release":
            self.interviews.speak_for(fact.seat, fact.verdict == "replace")

    @folds(AnsweredFor)
    def _answered_for(self, fact: AnsweredFor) -> None:
        self.produced = self.produced or fact.by == "producer"
        if fact.kind == "interview":
            self.interviews.speak_for(fact.seat)

    @folds(OrderScheduled)
    def _order_scheduled(self, fact: OrderScheduled) -> None:
        self.schedule[fact.number] = fact
        self.scheduled = fact.number

    @folds(OrderWithdrawn, OrderFellThrough, OrderCameDue)
    def _order_gone(self, fact: OrderWithdrawn | OrderFellThrough | OrderCameDue) -> None:
        self.schedule.pop(fact.number, None)
        self.seen.pop(fact.number, None)

    @folds(ConditionSeen)
    def _condition_seen(self, fact: ConditionSeen) -> None:
        self.seen[fact.number] = fact.times

    @folds(WindowStopped)
    def _stopped(self, fact: WindowStopped) -> None:
        self.stop_before = fact.before

    @folds(InterviewAsked)
    def _interview_asked(self, fact: InterviewAsked) -> None:
        self.interviews.ask(fact, apart=self.parameters.interview_memory == "quarantined")

    @folds(InterviewAnswered)
    def _interview_answered(self, fact: InterviewAnswered) -> None:
        self.interviews.answer(fact)

    @folds(ClaimJudged)
    def _claim_judged(self, fact: ClaimJudged) -> None:
        self.interviews.judge(fact)

    @folds(SecretsRevealed)
    def _revealed(self, fact: SecretsRevealed) -> None:
        self.revealed = True
