"""A sensible player: infers owners, votes together, guards the endangered, moves out of danger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.facts import Fact
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.mini_survivor.bots import alone, talking
from showrunner.formats.mini_survivor.bots.deduction import Likelihood, owners
from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.formats.mini_survivor.bots.plans import Plan
from showrunner.formats.mini_survivor.claims import CLAIMS
from showrunner.formats.mini_survivor.questions import SubmissionField
from showrunner.formats.settings import Castaway
from showrunner.kernel import Dice
from showrunner.questions import Number, Question

SEEKS = 3
"""How many partners it ranks for private talks."""


class SensibleBot:
    """Plays for Tokens of Life: keeps its own alive, and lets the odds decide on the others."""

    def __init__(self, persona: Castaway) -> None:
        self.memory = Memory(persona)
        self._likely: Likelihood = {}
        self._known = (-1, -1)

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.memory.take(fact)
        self.memory.speaker.see(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Decide; for a question it does not know, the default."""
        decide = DECISIONS.get(question.kind)
        if decide is None:
            return dict(question.default)
        return decide(self, question, dice)

    def likely(self) -> Likelihood:
        """Whose is what, counted anew only where there is news."""
        memory = self.memory
        public = sum(bool(survivor.owner) for survivor in memory.survivors.values())
        news = public, sum(memory.hints.values())
        if news != self._known:
            self._known, self._likely = news, owners(memory)
        return self._likely

    def _submission(self, question: Question[Any], dice: Dice) -> Answer:
        field = question.fields["submission"]
        assert isinstance(field, SubmissionField)
        return {"submission": Plan(self.memory, field.context, self.likely(), dice).form()}

    def _preferences(self, question: Question[Any], dice: Dice) -> Answer:
        """Open to everybody; seeks friends, and one stranger."""
        others = offered(question, "open")
        in_play = [seat for seat in others if seat in self.memory.in_play] or others
        close = sorted(in_play, key=lambda seat: (-self.memory.closeness(seat), seat))[: SEEKS - 1]
        strangers = [seat for seat in in_play if seat not in close]
        return {"open": others, "ranked": [*close, *([dice.pick(strangers)] if strangers else [])]}

    def _talk(self, question: Question[Any], dice: Dice) -> Answer:
        memory = self.memory
        if memory.talk is None:
            return dict(question.default)
        remark, end = talking.remark(memory.talk, memory=memory, likely=self.likely(), dice=dice)
        return {**memory.speaker.message(remark, dice, "say"), "end": end}

    def _after_talk(self, question: Question[Any], dice: Dice) -> Answer:
        remark = alone.note(self.memory)
        note = self.memory.speaker.say(remark, dice) if remark else None
        return {**question.default, "note": note}

    def _post(self, question: Question[Any], dice: Dice) -> Answer:
        memory = self.memory
        place = memory.round + list(memory.names).index(memory.me)
        return memory.speaker.message(alone.post(memory, dice), dice, turn=place)

    def _bid(self, question: Question[Any], dice: Dice) -> Answer:
        """An idol is worth what the next one would cost, while there is somebody to guard."""
        field = question.fields["bid"]
        if not isinstance(field, Number) or not self.memory.mine:
            return dict(question.default)
        worth = self.memory.parameters.price(self.memory.players[self.memory.me].bought)
        return {"bid": min(field.most, worth)} if worth >= field.least else dict(question.default)

    def _candidate(self, question: Question[Any], dice: Dice) -> Answer:
        """Whom it feels least close to, and never itself."""
        others = [seat for seat in offered(question, "candidate") if seat != self.memory.me]
        if not others:
            return dict(question.default)
        memory = self.memory
        close = {seat: (memory.instructions.rank(seat), memory.closeness(seat)) for seat in others}
        return {"candidate": min(others, key=lambda seat: (close[seat], seat))}

    def _interview(self, question: Question[Any], dice: Dice) -> Answer:
        """The truth; whom to vote for or attack is only decided when it submits."""
        claims = truthful(question, CLAIMS, self.memory, self.memory.me, {})
        remark = alone.interview(self.memory, self.likely())
        return {"words": self.memory.speaker.say(remark, dice), **claims}


DECISIONS: dict[str, Callable[[SensibleBot, Question[Any], Dice], Answer]] = {
    "mini_survivor.submission": SensibleBot._submission,
    "mini_survivor.preferences": SensibleBot._preferences,
    "mini_survivor.talk": SensibleBot._talk,
    "mini_survivor.after_talk": SensibleBot._after_talk,
    "mini_survivor.post": SensibleBot._post,
    "mini_survivor.bid": SensibleBot._bid,
    "mini_survivor.candidate": SensibleBot._candidate,
    "interview": SensibleBot._interview,
}
"""What decides each kind of question."""
