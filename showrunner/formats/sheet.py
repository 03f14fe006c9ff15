"""The sheet: a season's state as a viewer knows it, folded out of the facts of that viewer's view.

The rules use the same fold over all facts as their own state. So what a producer sees is what the
rules go by, and what a contestant sees cannot hold more than their view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from msgspec import Meta

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
    RoundBegan,
    SeasonBegan,
    SecretsRevealed,
    WindowStopped,
)
from showrunner.formats.fold import Fold, folds
from showrunner.formats.interviews.book import Honesty, InterviewBook
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.settings import Pronouns
from showrunner.formats.stand_in import Belonging

__all__ = ["Sheet", "folds"]


class Sheet(Fold):
    """What any format's sheet knows: title, cast, parameters, round, the producers' schedule.

    `interviews` are those that the viewer knows of.
    """

    parameter_type: ClassVar[type[CommonParameters]]
    keepable: ClassVar[tuple[Belonging, ...]] = ()
    """What the bots of this game save where whoever they stand in for asks for it."""
    names: dict[str, str]
    pronouns: dict[str, Pronouns]
    parameters: Any
    schedule: Annotated[dict[int, OrderScheduled], Meta(title="Orders on the schedule")]
    seen: Annotated[dict[int, int], Meta(title="How often it has happened, by order")]
    """How many facts have been told that a scheduled order waits for, by its number."""
    scheduled: Annotated[int, Meta(title="Orders scheduled so far")]
    stop_before: Annotated[str, Meta(title="Stands still before")]
    revealed: Annotated[bool, Meta(title="Secrets are open")]

    def __init__(self) -> None:
        self.title = ""
        self.names = {}
        self.pronouns = {}
        self.parameters = self.parameter_type()
        self.round = 0
        self.schedule = {}
        self.scheduled = 0
        self.seen = {}
        self.stop_before = ""
        self.interviews = InterviewBook()
        self.produced = False
        self.revealed = False

    @property
    def in_force(self) -> tuple[object, ...]:
        """What a digest of the rules depends on: it is made anew when something of this changes."""
        return self.parameters, len(self.names)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """What a vote can fall on, by what it is called: people, and whatever a game adds."""
        return self.names

    @property
    def honesty(self) -> dict[str, Honesty]:
        """DS-9.4: how each castaway's claims in interviews were judged, as far as is known."""
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
