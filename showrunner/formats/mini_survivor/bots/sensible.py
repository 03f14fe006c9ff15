"""The bot of Mini-Survivor: infers owners, votes with others, guards and moves its Survivors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.facts import Fact
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.mini_survivor.bots import posts_and_notes, private_talk
from showrunner.formats.mini_survivor.bots.mind import MiniSurvivorMind
from showrunner.formats.mini_survivor.bots.owner_chances import OwnerChances, estimate_owners
from showrunner.formats.mini_survivor.bots.round_plan import RoundPlan
from showrunner.formats.mini_survivor.claims import CLAIMS
from showrunner.formats.mini_survivor.questions import SubmissionField
from showrunner.formats.settings import Castaway
from showrunner.kernel import Dice
from showrunner.questions import Number, Question

MAX_PARTNERS = 3
"""The most partners that it ranks for private talks."""


class MiniSurvivorBot:
    """Plays for Tokens of Life: keeps its own Survivors alive and guesses the owners of others."""

    def __init__(self, persona: Castaway) -> None:
        self.mind = MiniSurvivorMind(persona)
        self._chances: OwnerChances = {}
        self._news_used = (-1, -1)

    def recall(self, regard: Mapping[str, int]) -> None:
        """Trust others by what they did in an earlier season."""
        self.mind.regard = regard

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.mind.take(fact)
        self.mind.speaker.see(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Answer a question; unknown kinds get the default answer."""
        decide = DECISIONS.get(question.kind)
        if decide is None:
            return dict(question.default)
        return decide(self, question, dice)

    def chances(self) -> OwnerChances:
        """Return the estimated owners, recomputed only when there is news."""
        mind = self.mind
        public = sum(bool(survivor.owner) for survivor in mind.survivors.values())
        news = public, sum(mind.hints.values())
        if news != self._news_used:
            self._news_used, self._chances = news, estimate_owners(mind)
        return self._chances

    def _submission(self, question: Question[Any], dice: Dice) -> Answer:
        field = question.fields["submission"]
        assert isinstance(field, SubmissionField)
        return {"submission": RoundPlan(self.mind, field.context, self.chances(), dice).form()}

    def _preferences(self, question: Question[Any], dice: Dice) -> Answer:
        """Accept everybody; seek friends and one stranger."""
        others = offered(question, "open")
        in_play = [seat for seat in others if seat in self.mind.in_play] or others
        close = sorted(in_play, key=lambda seat: (-self.mind.closeness(seat), seat))[
            : MAX_PARTNERS - 1
        ]
        strangers = [seat for seat in in_play if seat not in close]
        return {"open": others, "ranked": [*close, *([dice.pick(strangers)] if strangers else [])]}

    def _talk(self, question: Question[Any], dice: Dice) -> Answer:
        mind = self.mind
        if mind.talk is None:
            return dict(question.default)
        remark, end = private_talk.remark(mind.talk, mind=mind, chances=self.chances(), dice=dice)
        return {**mind.speaker.message(remark, dice, "say"), "end": end}

    def _after_talk(self, question: Question[Any], dice: Dice) -> Answer:
        remark = posts_and_notes.note(self.mind)
        note = self.mind.speaker.say(remark, dice) if remark else None
        return {**question.default, "note": note}

    def _post(self, question: Question[Any], dice: Dice) -> Answer:
        mind = self.mind
        place = mind.round + list(mind.names).index(mind.me)
        return mind.speaker.message(posts_and_notes.post(mind, dice), dice, turn=place)

    def _bid(self, question: Question[Any], dice: Dice) -> Answer:
        """Bid what the next idol would cost, while there is somebody to guard."""
        field = question.fields["bid"]
        if not isinstance(field, Number) or not self.mind.mine:
            return dict(question.default)
        worth = self.mind.parameters.price(self.mind.players[self.mind.me].bought)
        return {"bid": min(field.most, worth)} if worth >= field.least else dict(question.default)

    def _candidate(self, question: Question[Any], dice: Dice) -> Answer:
        """Name the player it feels least close to, never itself."""
        others = [seat for seat in offered(question, "candidate") if seat != self.mind.me]
        if not others:
            return dict(question.default)
        mind = self.mind
        close = {seat: (mind.instructions.rank(seat), mind.closeness(seat)) for seat in others}
        return {"candidate": min(others, key=lambda seat: (close[seat], seat))}

    def _interview(self, question: Question[Any], dice: Dice) -> Answer:
        """Answer truthfully; votes and attacks are decided only on submission."""
        claims = truthful(question, CLAIMS, self.mind, self.mind.me, {})
        remark = posts_and_notes.interview(self.mind, self.chances())
        return {"words": self.mind.speaker.say(remark, dice), **claims}


DECISIONS: dict[str, Callable[[MiniSurvivorBot, Question[Any], Dice], Answer]] = {
    "mini_survivor.submission": MiniSurvivorBot._submission,
    "mini_survivor.preferences": MiniSurvivorBot._preferences,
    "mini_survivor.talk": MiniSurvivorBot._talk,
    "mini_survivor.after_talk": MiniSurvivorBot._after_talk,
    "mini_survivor.post": MiniSurvivorBot._post,
    "mini_survivor.bid": MiniSurvivorBot._bid,
    "mini_survivor.candidate": MiniSurvivorBot._candidate,
    "interview": MiniSurvivorBot._interview,
}
"""The method that decides each kind of question."""
