"""Promises: who gave whom their word for what, and what the votes made of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.part import Heard, Part
from showrunner.formats.survivor.bots.votes import Vote

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

PROMISES = ("safety", "vote", "final")


class Promise(Struct, frozen=True):
    """A word given to me: for my `safety`, a `vote` (for `about`), or the `final`."""

    giver: str
    what: str
    about: str


class Verdict(NamedTuple):
    """What the last count says of a promise made to me: kept, or broken with some certainty."""

    promise: Promise
    kept: bool
    certainty: int
    """How sure I am, in percent."""


class Promises(Part):
    """The words that I was given, gave, or overheard, all season."""

    def __init__(self, mind: Mind) -> None:
        super().__init__(mind)
        self._given: dict[str, dict[str, str]] = {what: {} for what in PROMISES}
        """What I promised today, by kind: to whom, and about whom."""
        self._got: dict[str, dict[str, str]] = {what: {} for what in PROMISES}
        """What I was promised today, by kind: by whom, and about whom."""
        self._final_given: set[str] = set()
        """To whom I promised the end, all season."""
        self._final_got: set[str] = set()
        """Who promised me the end, all season."""
        self.verdicts: list[Verdict] = []
        """What today's vote made of the words given to me."""
        self.lies: dict[str, Promise] = {}
        """Who broke a word to me for certain, and which; the last one counts."""
        self.kept_by: set[str] = set()
        """Who kept a word to me when it counted, and has broken none since."""
        self.lied_to_by_me: dict[str, str] = {}
        """Whom I deceived at today's vote, and the name that I had given them."""
        self.deceived: set[str] = set()
        """Whom I deceived at any vote so far."""
        self.confronted: set[tuple[str, str]] = set()
        """Whom I have told to their face that they lied, and about whom."""

    def given_me(self, what: str) -> Mapping[str, str]:
        """Who promised me this today, and about whom."""
        return self._got[what]

    def given_by_me(self, what: str) -> Mapping[str, str]:
        """To whom I promised this today, and about whom."""
        return self._given[what]

    def final_with(self) -> set[str]:
        """With whom I have promised to go to the end, and they with me."""
        return self._final_given & self._final_got

    def promised_final_to(self, other: str) -> bool:
        """Whether I have told somebody that I go to the end with them."""
        return other in self._final_given

    # -- acts --------------------------------------------------------------------------------------

    def hear(self, heard: Heard) -> None:
        """A promise is given, or a yes to a name, which is one."""
        act = heard.act
        for listener in heard.listeners if not heard.aloud else ():
            if act.act == "promise" and act.what in PROMISES:
                about = act.about if act.what == "vote" else listener
                self._give(heard.speaker, listener, act.what, about)
            elif act.act in ("agree", "propose"):
                name = act.about or self.mind.votes.voting.get(heard.speaker, "")
                if name:
                    self._give(heard.speaker, listener, "vote", name)
        if act.act == "accuse" and heard.speaker == self.me and heard.listener == act.about:
            lie = self.lies.get(act.about)
            self.confronted.add((act.about, lie.about if lie else ""))

    def _give(self, giver: str, taker: str, what: str, about: str) -> None:
        """A new promise; the last one about a vote between two stands for those before it.

        Nobody is promised their own name: who says it to their face owes them no vote for it.
        """
        if what == "vote" and about == taker:
            return
        if giver == self.me:
            promises, finals, other = self._given, self._final_given, taker
        elif taker == self.me:
            promises, finals, other = self._got, self._final_got, giver
        else:
            return
        promises[what].pop(other, None)
        promises[what][other] = about
        if what == "final":
            finals.add(other)

    # -- what came of them -------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.verdicts = []
        self.lied_to_by_me = {}
        for today in (*self._given.values(), *self._got.values()):
            today.clear()

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        vote = self.mind.votes.today
        if self.me not in vote.present or not vote.counts:
            return
        self.verdicts = [*self._votes_promised(vote), *self._safety_promised(vote)]
        for verdict in self.verdicts:
            giver = verdict.promise.giver
            if verdict.kept:
                self.kept_by.add(giver)
            elif verdict.certainty >= 60:
                self.lies[giver] = verdict.promise
                self.kept_by.discard(giver)
        written = {vote.ballot, vote.first_ballot} - {""}
        for taker, name in self.given_by_me("vote").items():
            if written and name not in written:
                self.lied_to_by_me[taker] = name
        for taker in self.given_by_me("safety"):
            if taker in written:
                self.lied_to_by_me[taker] = taker
        self.deceived.update(self.lied_to_by_me)

    def _votes_promised(self, vote: Vote) -> Iterator[Verdict]:
        """A count shows how many of those who promised a vote cannot have cast it.

        It shows nothing of who was not there or left the vote, nor of names that could not go.
        """
        sheet = self.mind.sheet
        promised = {
            giver: about
            for giver, about in self._got["vote"].items()
            if giver in vote.present and giver not in sheet.left_vote
        }
        for about in dict.fromkeys(promised.values()):
            if about not in vote.present or sheet.players[about].immune or about in sheet.left_vote:
                continue
            givers = [giver for giver, name in promised.items() if name == about]
            missing = len(givers) + (vote.first_ballot == about) - vote.counts.get(about, 0)
            for giver in givers:
                certainty = 100 * max(0, missing) // len(givers)
                yield Verdict(self._got_from(giver, "vote"), missing <= 0, certainty)

    def _safety_promised(self, vote: Vote) -> Iterator[Verdict]:
        """More votes against me than there were others than those who promised me safety."""
        safe = [giver for giver in self._got["safety"] if giver in vote.present]
        against = vote.counts.get(self.me, 0)
        others = len(vote.present) - 1 - len(safe)
        for giver in safe:
            promise = self._got_from(giver, "safety")
            if against > others:
                yield Verdict(promise, False, 100 * (against - others) // len(safe))
            elif not against:
                yield Verdict(promise, True, 0)

    def _got_from(self, giver: str, what: str) -> Promise:
        return Promise(giver, what, self._got[what][giver])
