"""Lies in every game: words meant as one, and words against own plans, promises and ballots."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.facts import PLAN, MemoWritten, ThoughtHad
from showrunner.formats.production import LIE
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.promises import PromiseMade
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Message, Record

OPPOSITE = {"safety": "vote", "vote": "safety"}


class Lies(Finder):
    """Looks for lies in each message when it is said, by what its speaker knew then."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._meant: dict[str, int] = {}
        """The thought of each seat whose next words are meant as a lie."""
        self._plans: dict[tuple[str, int], tuple[int, tuple[str, ...]]] = {}
        """Each seat's last plan of each round: in which fact, and its targets."""
        self._doubted: dict[tuple[str, int], list[tuple[int, str, int]]] = {}
        """Promises to a plan's first target, until the next plan: which, to whom, which plan."""

    @override
    def take(self, number: int, fact: Fact) -> tuple[Beat, ...]:
        """Note a thought or a plan; look at what was said."""
        match fact:
            case ThoughtHad():
                self._meant.pop(fact.seat, None)
                if fact.intent == LIE:
                    self._meant[fact.seat] = number
                self._planned(number, fact.seat, fact.plan)
            case MemoWritten(kind=kind) if kind == PLAN:
                self._planned(number, fact.seat, fact.plan)
        if self.record.said is not None:
            self._said(self.record.said)
        return ()

    def _planned(self, number: int, seat: str, plan: Mapping[str, Any]) -> None:
        if not plan:
            return
        key, targets = (seat, self.record.round), tuple(plan.get("targets", ()))
        for message, about, before in self._doubted.pop(key, ()):
            if targets[:1] == (about,):
                self.record.prove_lie(message, "plan", (before, number))
        self._plans[key] = (number, targets)

    def _said(self, message: Message) -> None:
        record, seat = self.record, message.seat
        if meant := self._meant.pop(seat, 0):
            record.prove_lie(message.number, "meant", (meant,))
        for given in record.promises[::-1]:
            if given.number != message.number:
                break
            self._promised(message.number, given.made)
        for act in message.acts:
            match act:
                case Act(act="join", about=""):
                    self._joined(message)
                case Act(act="tell", what="ballot") if act.by == seat and act.about:
                    ballots = [cast for cast in record.ballots if cast.voter == seat]
                    if ballots and all(cast.name != act.about for cast in ballots):
                        record.prove_lie(message.number, "vote", (ballots[-1].number,))

    def _promised(self, number: int, made: PromiseMade) -> None:
        giver, about, round = made.giver, made.about, self.record.round
        thought, targets = self._plans.get((giver, round), (0, ()))
        if made.what in ("safety", "final") and targets[:1] == (about,):
            self._doubted.setdefault((giver, round), []).append((number, about, thought))
        opposite = OPPOSITE.get(made.what, "")
        if earlier := self._earlier_promises(giver, number, opposite, {about}):
            self.record.prove_lie(number, "promises", earlier)

    def _joined(self, message: Message) -> None:
        seat, number = message.seat, message.number
        allies = {
            member
            for alliance in self.record.alliances
            if alliance.members.get(seat) == number
            for member in alliance.members
        }
        if promised := self._earlier_promises(seat, number, "vote", allies):
            self.record.prove_lie(number, "alliance", promised)

    def _earlier_promises(
        self, giver: str, number: int, what: str, about: Collection[str]
    ) -> tuple[int, ...]:
        """Earlier promises for the vote that is still ahead, by the numbers of their facts."""
        ballots = reversed(self.record.ballots)
        voted = next((cast.number for cast in ballots if cast.voter == giver), -1)
        return tuple(
            given.number
            for given in self.record.promises
            if voted < given.number < number
            and (given.made.giver, given.made.round) == (giver, self.record.round)
            and given.made.what == what
            and given.made.about in about
        )
