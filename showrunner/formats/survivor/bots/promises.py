"""Promises between castaways, and whether the votes show that they were kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import HeardAct, MindPart
from showrunner.formats.survivor.bots.votes import KnownVote

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

PROMISES = ("safety", "vote", "final")
LIE_CERTAINTY = 60
"""Least certainty, in percent, from which a broken promise is taken for a lie."""


class Promise(Struct, frozen=True):
    """A promise to me: of my `safety`, a `vote` (for `about`), or the `final` together."""

    giver: str
    what: str
    about: str


class PromiseOutcome(NamedTuple):
    """What the last count says of a promise made to me: kept, or broken with some certainty."""

    promise: Promise
    kept: bool
    certainty: int
    """How certain it is that the promise was broken, in percent."""


class Promises(MindPart):
    """Promises to me and by me, and whether they were kept."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self._given: dict[str, dict[str, str]] = {what: {} for what in PROMISES}
        """Promises that I made today: kind → receiver → the seat that the promise is about."""
        self._received: dict[str, dict[str, str]] = {what: {} for what in PROMISES}
        """Promises that I got today: kind → giver → the seat that the promise is about."""
        self._finals_given: set[str] = set()
        """Castaways to whom I have promised to go to the end together, all season."""
        self._finals_received: set[str] = set()
        """Castaways who have promised me to go to the end together, all season."""
        self.outcomes: list[PromiseOutcome] = []
        """Outcomes of the promises to me that today's vote put to the test."""
        self.lies: dict[str, Promise] = {}
        """The last promise that each liar broke to me with enough certainty."""
        self.kept_by: set[str] = set()
        """Castaways who kept a promise to me at a vote, and have not broken any since."""
        self.deceived_today: dict[str, str] = {}
        """Castaways that I deceived at today's vote, each with the name that I had given them."""
        self.ever_deceived: set[str] = set()
        """Castaways that I deceived at any vote so far."""
        self.confronted: set[tuple[str, str]] = set()
        """Lies that I have confronted a liar with: (liar, the seat that the promise was about)."""

    def given_me(self, what: str) -> Mapping[str, str]:
        """Today's promises of this kind to me: giver → the seat that the promise is about."""
        return self._received[what]

    def given_by_me(self, what: str) -> Mapping[str, str]:
        """Today's promises of this kind by me: receiver → the seat that the promise is about."""
        return self._given[what]

    def final_with(self) -> set[str]:
        """Castaways who have agreed with me to go to the end together."""
        return self._finals_given & self._finals_received

    def promised_final_to(self, other: str) -> bool:
        """Whether I have promised somebody to go to the end with them."""
        return other in self._finals_given

    # -- acts --------------------------------------------------------------------------------------

    def hear(self, heard: HeardAct) -> None:
        """Record promises; proposing a name or agreeing to it promises a vote for it."""
        act = heard.act
        for listener in heard.listeners if not heard.aloud else ():
            if act.act == "promise" and act.what in PROMISES:
                about = act.about if act.what == "vote" else listener
                self._give(heard.speaker, listener, act.what, about)
            elif act.act in ("agree", "propose"):
                name = act.about or self.mind.votes.intentions.get(heard.speaker, "")
                if name:
                    self._give(heard.speaker, listener, "vote", name)
        if act.act == "accuse" and heard.speaker == self.me and heard.sole_listener == act.about:
            lie = self.lies.get(act.about)
            self.confronted.add((act.about, lie.about if lie else ""))

    def _give(self, giver: str, receiver: str, what: str, about: str) -> None:
        """Record a promise, which replaces the one of the same kind between the same two.

        Nobody is promised a vote for themselves: a name said to its owner's face binds nobody.
        """
        if what == "vote" and about == receiver:
            return
        if giver == self.me:
            promises, final_promises, counterpart = self._given, self._finals_given, receiver
        elif receiver == self.me:
            promises, final_promises, counterpart = self._received, self._finals_received, giver
        else:
            return
        promises[what].pop(counterpart, None)
        promises[what][counterpart] = about
        if what == "final":
            final_promises.add(counterpart)

    # -- outcomes ----------------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.outcomes = []
        self.deceived_today = {}
        for today in (*self._given.values(), *self._received.values()):
            today.clear()

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        vote = self.mind.votes.today
        if self.me not in vote.present or not vote.counts:
            return
        self.outcomes = [*self._judge_votes(vote), *self._judge_safety(vote)]
        for outcome in self.outcomes:
            giver = outcome.promise.giver
            if outcome.kept:
                self.kept_by.add(giver)
            elif outcome.certainty >= LIE_CERTAINTY:
                self.lies[giver] = outcome.promise
                self.kept_by.discard(giver)
        written = {vote.ballot, vote.first_ballot} - {""}
        for receiver, name in self.given_by_me("vote").items():
            if written and name not in written:
                self.deceived_today[receiver] = name
        for receiver in self.given_by_me("safety"):
            if receiver in written:
                self.deceived_today[receiver] = receiver
        self.ever_deceived.update(self.deceived_today)

    def _judge_votes(self, vote: KnownVote) -> Iterator[PromiseOutcome]:
        """Judge promised votes: the count shows how many who promised a vote cannot have cast it.

        It shows nothing about absent castaways, those who left the vote, or names that could not be
        voted out.
        """
        sheet = self.mind.sheet
        promised_votes = {
            giver: about
            for giver, about in self._received["vote"].items()
            if giver in vote.present and giver not in sheet.left_vote
        }
        for about in dict.fromkeys(promised_votes.values()):
            if about not in vote.present or sheet.players[about].immune or about in sheet.left_vote:
                continue
            givers = [giver for giver, name in promised_votes.items() if name == about]
            missing_votes = len(givers) + (vote.first_ballot == about) - vote.counts.get(about, 0)
            for giver in givers:
                certainty = 100 * max(0, missing_votes) // len(givers)
                yield PromiseOutcome(
                    self._promise_from(giver, "vote"), missing_votes <= 0, certainty
                )

    def _judge_safety(self, vote: KnownVote) -> Iterator[PromiseOutcome]:
        """Judge promises of safety by the votes against me.

        They are broken if I got more votes than those who promised nothing could have cast.
        """
        promisers = [giver for giver in self._received["safety"] if giver in vote.present]
        votes_on_me = vote.counts.get(self.me, 0)
        other_voters = len(vote.present) - 1 - len(promisers)
        for giver in promisers:
            promise = self._promise_from(giver, "safety")
            if votes_on_me > other_voters:
                yield PromiseOutcome(
                    promise, False, 100 * (votes_on_me - other_voters) // len(promisers)
                )
            elif not votes_on_me:
                yield PromiseOutcome(promise, True, 0)

    def _promise_from(self, giver: str, what: str) -> Promise:
        return Promise(giver, what, self._received[what][giver])
