"""What producers do, and what is said to nobody but them or oneself."""

from __future__ import annotations

from showrunner.formats import facts as common
from showrunner.formats.interviews.narration import Questions, claimed, judged
from showrunner.formats.narration import Line, Tone
from showrunner.formats.orders import COMMON_DECISIONS
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.desk import (
    PRODUCTION,
    Chapter,
    Desk,
    listed,
    narrated,
    produced,
    result,
    speech,
    tells,
)
from showrunner.formats.survival.questions import KINDS

DECISIONS = {**COMMON_DECISIONS, **KINDS}


class Production(Chapter):
    """Tells orders, interviews, notes, and what was decided in somebody's place."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._scheduled: dict[int, str] = {}
        self._asked = Questions()

    def close(self) -> list[Line]:
        """Questions that were never answered."""
        return [
            speech(f"{PRODUCTION}, to {self.name(seat)} in private", question)
            for seat, question in self._asked.close()
        ]

    # -- orders ------------------------------------------------------------------------------------

    @tells(common.OrderTaken)
    def _taken(self, fact: common.OrderTaken) -> list[Line]:
        if fact.by in ("producer", "schedule"):
            return []
        return produced(f"An order by {fact.by}: {_plain(fact.name)}.")

    @tells(common.OrderScheduled)
    def _put_up(self, fact: common.OrderScheduled) -> list[Line]:
        self._scheduled[fact.number] = _plain(fact.name)
        when = ", ".join(f"{name} {value}" for name, value in fact.when.items())
        return produced(f"Scheduled: {_plain(fact.name)}, {when or 'at the next window'}.")

    @tells(common.OrderWithdrawn)
    def _withdrawn(self, fact: common.OrderWithdrawn) -> list[Line]:
        return produced(f"Withdrawn from the schedule: {self._scheduled[fact.number]}.")

    @tells(common.OrderFellThrough)
    def _fell_through(self, fact: common.OrderFellThrough) -> list[Line]:
        what = self._scheduled[fact.number]
        return produced(f"The scheduled order to {what} falls through: {fact.why}.")

    @tells(common.OrderCameDue, facts.RemovalOrdered)
    def _follows(self, fact: common.OrderCameDue | facts.RemovalOrdered) -> list[Line]:
        """What it does follows."""
        return []

    @tells(common.WindowStopped)
    def _stopped(self, fact: common.WindowStopped) -> list[Line]:
        told = {"": "The season goes on.", "here": "The season waits for the producers."}
        return produced(told.get(fact.before, f"The season is to stop before: {fact.before}."))

    @tells(common.ParameterChanged)
    def _parameter(self, fact: common.ParameterChanged) -> list[Line]:
        return produced(f"A rule changes: {_plain(fact.name)} is {fact.value} from now on.")

    @tells(common.StoryTold)
    def _story(self, fact: common.StoryTold) -> list[Line]:
        return [speech(PRODUCTION, fact.story)]

    @tells(facts.SecondCardGiven)
    def _second(self, fact: facts.SecondCardGiven) -> list[Line]:
        return produced(f"A second Nairobi card is meant for {self.name(fact.seat)}.")

    @tells(facts.DayOrdered)
    def _day(self, fact: facts.DayOrdered) -> list[Line]:
        return produced(f"The next Conference is to have this: {fact.what}.")

    @tells(facts.DayAnnounced)
    def _announced(self, fact: facts.DayAnnounced) -> list[Line]:
        text = "Today there is an amnesty: nobody is voted out."
        return result(text if fact.what == "amnesty" else "Today there are two votes.")

    @tells(facts.DebateExtended)
    def _extended(self, fact: facts.DebateExtended) -> list[Line]:
        return narrated("The debate goes around once more.")

    @tells(facts.VoteCalled)
    def _called(self, fact: facts.VoteCalled) -> list[Line]:
        return produced("The next debate is to be left out.")

    # -- questions ---------------------------------------------------------------------------------

    @tells(facts.MicOpened)
    def _mic(self, fact: facts.MicOpened) -> list[Line]:
        where = "" if fact.public else " in private"
        return [speech(f"{PRODUCTION}, to {self.name(fact.seat)}{where}", fact.question)]

    @tells(facts.MicAnswered)
    def _mic_answered(self, fact: facts.MicAnswered) -> list[Line]:
        if fact.words is None:
            return narrated(f"{self.name(fact.seat)} gives no answer.")
        where = "" if fact.public else ", in private"
        return [speech(f"{self.name(fact.seat)}{where}", fact.words)]

    @tells(common.InterviewAsked)
    def _interview_asked(self, fact: common.InterviewAsked) -> list[Line]:
        self._asked.ask(fact)
        return []

    @tells(common.InterviewAnswered)
    def _interview(self, fact: common.InterviewAnswered) -> list[Line]:
        name = self.name(fact.seat)
        asked = speech(f"{PRODUCTION}, to {name} in private", self._asked.answer(fact))
        claims = narrated(claimed(self.name, fact.seat, fact.claims)) if fact.claims else []
        if fact.words is None:
            return [asked, *narrated(f"{name} gives the producers no answer."), *claims]
        return [asked, speech(f"{name}, in private", fact.words), *claims]

    @tells(common.ClaimJudged)
    def _claim_judged(self, fact: common.ClaimJudged) -> list[Line]:
        return produced(judged(self.name, fact))

    @tells(common.MemoWritten)
    def _memo(self, fact: common.MemoWritten) -> list[Line]:
        return [Line(Tone.THOUGHT, str(fact.words), f"{self.name(fact.seat)}, to themselves")]

    # -- decisions ---------------------------------------------------------------------------------

    @tells(common.AnsweredFor)
    def _answered_for(self, fact: common.AnsweredFor) -> list[Line]:
        who = {"clock": "The clock", "producer": "The producers"}.get(fact.by, "A stand-in")
        return produced(f"{who} decided for {self.name(fact.seat)}: {DECISIONS[fact.kind]}.")

    @tells(common.HoldChanged)
    def _held(self, fact: common.HoldChanged) -> list[Line]:
        if not fact.kinds:
            return produced("The producers hold nothing back any more.")
        return produced(
            f"The producers hold back: {listed(DECISIONS[kind] for kind in fact.kinds)}."
        )

    @tells(common.DecisionRuled)
    def _ruled(self, fact: common.DecisionRuled) -> list[Line]:
        act = {"release": "let stand", "veto": "veto", "replace": "replace"}[fact.verdict]
        what = f"what {self.name(fact.seat)} decided"
        return produced(f"The producers {act} {what}: {DECISIONS[fact.kind]}.")

    @tells(common.LuckRenewed)
    def _luck(self, fact: common.LuckRenewed) -> list[Line]:
        return produced("Everything not yet rolled is rolled with fresh luck from here on.")

    @tells(common.SecretsRevealed)
    def _revealed(self, fact: common.SecretsRevealed) -> list[Line]:
        if self.desk.for_producers:
            return produced("The season’s secrets are open to everybody from here on.")
        return []


def _plain(name: str) -> str:
    return name.replace("_", " ")
