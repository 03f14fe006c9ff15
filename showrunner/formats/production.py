"""Narration of producers' acts, and of notes and thoughts that only producers or the author see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Final, TypeVar

from showrunner.formats import facts as common
from showrunner.formats.chapters import (
    PRODUCTION,
    Desk,
    produced,
    secret,
    speech,
    tells,
)
from showrunner.formats.interviews.narration import InterviewChapter
from showrunner.formats.narration import Line, Tone
from showrunner.formats.orders import COMMON_DECISIONS
from showrunner.formats.sheet import Sheet
from showrunner.formats.stand_in import Instructions
from showrunner.formats.wording import capital, in_turn, listed, ordinal, spaced

S = TypeVar("S", bound=Sheet)

WHO_ANSWERED = {
    "stand-in": "A stand-in answers",
    "clock": "The clock runs out",
    "producer": "The producers answer",
}
LIE = "lie"
"""The intent of a thought whose spoken words are a lie."""
PLANNED: Final = {
    "targets": "wants {} gone",
    "allies": "keeps {} close",
    "promised": "has promised {}",
}
"""The parts of a plan that are told, and how."""
UNNAMED = ("producer", "schedule")
VERDICTS = {"release": "let stand", "veto": "veto", "replace": "replace"}


class ProductionChapter(InterviewChapter[S]):
    """Narrates orders, interviews, notes, thoughts, and decisions made for somebody else."""

    phase_nouns: ClassVar[Mapping[str, str]] = {}
    """The noun for a phase within a sentence, by phase, if it differs from the phase's name."""
    decisions: ClassVar[Mapping[str, str]] = {}
    """What each kind of question decides, by kind, if the kind's name does not say it."""

    def __init__(self, desk: Desk[S]) -> None:
        super().__init__(desk)
        self._scheduled: dict[int, str] = {}

    # -- orders ------------------------------------------------------------------------------------

    @tells(common.OrderTaken)
    def _taken(self, fact: common.OrderTaken) -> list[Line]:
        """Only who gave the order, if they are named: its effects are narrated by other facts."""
        if fact.by in UNNAMED:
            return []
        return [produced(f"An order by {fact.by}: {spaced(fact.name)}.")]

    @tells(common.OrderScheduled)
    def _put_up(self, fact: common.OrderScheduled) -> list[Line]:
        self._scheduled[fact.number] = spaced(fact.name)
        return [produced(f"Scheduled: {spaced(fact.name)}, {self._when(fact.when)}.")]

    @tells(common.OrderWithdrawn)
    def _withdrawn(self, fact: common.OrderWithdrawn) -> list[Line]:
        return [produced(f"Withdrawn from the schedule: {self._scheduled[fact.number]}.")]

    @tells(common.OrderFellThrough)
    def _fell_through(self, fact: common.OrderFellThrough) -> list[Line]:
        order = self._scheduled[fact.number]
        return [produced(f"The scheduled order to {order} falls through: {self._why(fact.why)}.")]

    def _why(self, refusal: str) -> str:
        """A refusal's reason without rules and the advice at its end, and with names, not ids."""
        why, *_ = re.sub(r" \([A-Z]+-\d[^)]*\)", "", refusal).split(";")
        return re.sub(r"'([^']*)'", lambda match: self.desk.name(match[1]), why)

    @tells(common.OrderCameDue, common.ConditionSeen)
    def _due(self, fact: common.OrderCameDue | common.ConditionSeen) -> list[Line]:
        """Nothing: the order itself is narrated next."""
        return []

    @tells(common.WindowStopped)
    def _stopped(self, fact: common.WindowStopped) -> list[Line]:
        match fact.before:
            case "":
                text = "The season goes on."
            case "here":
                text = "The season waits for the producers."
            case "any":
                text = "The season is to stop at the next window."
            case "end":
                text = "The season is to stop at the end of the round."
            case phase:
                text = f"The season is to stop before the {self.phase_nouns.get(phase, phase)}."
        return [produced(text)]

    @tells(common.ParameterChanged)
    def _parameter(self, fact: common.ParameterChanged) -> list[Line]:
        declared = self.sheet.parameters.declared()[fact.name]
        meaning = declared.setting.help[:1].lower() + declared.setting.help[1:]
        shown = _value(fact.value)
        return [
            produced(f"A rule changes: {spaced(fact.name)} is {shown} from now on ({meaning}).")
        ]

    @tells(common.StoryTold)
    def _story(self, fact: common.StoryTold) -> list[Line]:
        return [speech(PRODUCTION, fact.story)]

    # -- notes -------------------------------------------------------------------------------------

    @tells(common.MemoWritten)
    def _memo(self, fact: common.MemoWritten) -> list[Line]:
        if fact.kind == "diary":
            return [self.desk.notes(fact.seat, str(fact.words), "in the diary", Tone.DIARY)]
        if fact.kind == "instructions":
            words = " ".join(filter(None, (str(fact.words), *self._understood(fact.instructions))))
            return [self.desk.notes(fact.seat, words or "Nothing any more.", "to a stand-in")]
        how = "as a plan" if fact.kind == common.PLAN else "to remember"
        note = self.desk.notes(fact.seat, str(fact.words), how)
        return [note._replace(about=tuple(self._people_of(fact.plan)))]

    def _understood(self, instructions: Instructions | None) -> Iterator[str]:
        """The instructions to a stand-in, as they were understood."""
        if instructions is None:
            return
        for wish, seats in (("vote out", instructions.targets), ("keep", instructions.friends)):
            if seats:
                yield f"({wish}: {', '.join(map(self.desk.name, seats))})"
        if instructions.kept:
            yield f"(save: {', '.join(instructions.kept)})"

    @tells(common.ThoughtHad)
    def _thought(self, fact: common.ThoughtHad) -> list[Line]:
        """The thought and plan. A lie is marked on the words spoken next; other intents are not."""
        self.desk.expect(fact.seat, fact.intent == LIE)
        thought = self.desk.notes(fact.seat, str(fact.words), "thinking")
        lines = [thought] if fact.words else []
        if plan := self._plan(fact.plan):
            text = f"{self.desk.name(fact.seat)}’s plan: {plan}."
            lines.append(secret(text, self._people_of(fact.plan)))
        return lines

    def _plan(self, plan: Mapping[str, Any]) -> str:
        return "; ".join(
            wish.format(self.desk.those(plan[part]))
            for part, wish in PLANNED.items()
            if plan.get(part)
        )

    def _people_of(self, plan: Mapping[str, Any]) -> Iterable[str]:
        """The seats that the parts of a plan which are told are about."""
        return dict.fromkeys(seat for part in PLANNED for seat in plan.get(part, ()))

    # -- decisions ---------------------------------------------------------------------------------

    @tells(common.AnsweredFor)
    def _answered_for(self, fact: common.AnsweredFor) -> list[Line]:
        act = WHO_ANSWERED.get(fact.by, f"{capital(fact.by)} answers")
        return [produced(f"{act} for {self.desk.name(fact.seat)}: {self._decision(fact.kind)}.")]

    @tells(common.HoldChanged)
    def _held(self, fact: common.HoldChanged) -> list[Line]:
        if not fact.kinds:
            return [produced("The producers hold nothing back any more.")]
        kinds = listed(self._decision(kind) for kind in fact.kinds)
        return [produced(f"The producers hold back what is decided about this: {kinds}.")]

    @tells(common.DecisionRuled)
    def _ruled(self, fact: common.DecisionRuled) -> list[Line]:
        act = VERDICTS.get(fact.verdict, fact.verdict)
        name = self.desk.name(fact.seat)
        return [produced(f"The producers {act} what {name} decided: {self._decision(fact.kind)}.")]

    @tells(common.LuckRenewed)
    def _luck(self, fact: common.LuckRenewed) -> list[Line]:
        return [produced("Everything not yet rolled is rolled with fresh luck from here on.")]

    # -- words -------------------------------------------------------------------------------------

    def _decision(self, kind: str) -> str:
        decisions = {**COMMON_DECISIONS, **self.decisions}
        return decisions.get(kind, spaced(kind.rpartition(".")[2]))

    def _when(self, when: Mapping[str, Any]) -> str:
        parts = []
        if "round" in when:
            parts.append(f"from round {when['round']} on")
        if "phase" in when:
            before = f"before the {self.phase_nouns.get(when['phase'], when['phase'])}"
            parts.append("at the end of a round" if when["phase"] == "end" else before)
        if "left" in when:
            parts.append(f"when {when['left']} or fewer are left")
        if "fact" in when:
            parts.append(self._condition(when["fact"], when.get("where", {}), when.get("times", 1)))
        return ", ".join(parts) or "at the next window"

    def _condition(self, fact: str, where: Mapping[str, Any], times: int) -> str:
        """A condition in words, such as: after “voted out” (seat: Vera) for the second time."""
        fields = listed(f"{spaced(name)}: {self._in_words(v)}" for name, v in where.items())
        which = f" ({fields})" if where else ""
        again = f" for the {ordinal(times)} time" if times > 1 else ""
        return f"after “{fact_in_words(fact)}”{which}{again}"

    def _in_words(self, value: Any) -> str:
        if isinstance(value, list | tuple):
            return listed(map(self._in_words, value))
        return self.desk.name(value) if isinstance(value, str) else _value(value)


def departure(name: str, why: str, game: str = "game") -> Line:
    """The line for a castaway who leaves for good: `why` is "medical", or else they quit."""
    if why == "medical":
        return Line(Tone.RESULT, f"{name} is taken out of the {game} on medical grounds.")
    return Line(Tone.RESULT, f"{name} quits the {game}.")


def fact_in_words(fact: str) -> str:
    """The name of a fact type in words: `VotedOut` becomes `voted out`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", fact).lower()


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return in_turn(map(_value, value)) if value else "nothing"
    return "not set" if value is None else spaced(str(value))
