"""Lies: words that facts contradict, or that their speaker meant as a lie.

Only what facts prove counts: a mistake, or a change of mind later on, is not a lie.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Literal

from msgspec import Struct

from showrunner.formats.fact import Fact
from showrunner.formats.facts import PLAN, MemoWritten, ThoughtHad
from showrunner.formats.mini_survivor.facts import SurvivorsDealt
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.survival.facts import RoleDealt
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.survivor.cards.sheet import CardSheet
from showrunner.formats.survivor.facts import CardLost, CardPlayed, CardTransferred
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.promises import PromiseMade
from showrunner.story.record import Message, Record

LIE = "lie"
"""The intention of a thought whose next words are meant as a lie."""

LieKind = Literal["meant", "plan", "promises", "finals", "alliance", "card", "identity", "vote"]


class Lie(Struct, frozen=True, kw_only=True):
    """That words were a lie, and the facts that prove it.

    `meant`: their speaker thought so. `plan`: a promise to spare somebody who was the first target
    of their own plan before it, and after it. `promises`: they had promised somebody the opposite
    for the same vote. `finals`: they promised the end to more people than go there. `alliance`:
    they join it, and had promised to vote for one of it. `card`: they said that they hold one, and
    held none. `identity`: they are not who they say, or do not own what they say. `vote`: they have
    never voted as they say; the proof is their last ballot.
    """

    kind: LieKind
    facts: tuple[int, ...] = ()


class LieFinder:
    """Finds the lies in each message when it is said, from what its speaker knew then."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.found: dict[int, list[Lie]] = {}
        """By the number of the message."""
        self._meant: dict[str, int] = {}
        """The thought of each seat whose next words are meant as a lie."""
        self._plans: dict[tuple[str, int], tuple[int, tuple[str, ...]]] = {}
        """Each seat's last plan of each round: in which fact, and its targets."""
        self._doubted: dict[tuple[str, int], list[tuple[int, str, int]]] = {}
        """Promises to a plan's first target, until the next plan: which, to whom, which plan."""
        self._finals: dict[str, dict[str, int]] = {}
        """To whom each seat has promised the end, and in which fact."""
        self._dealt: dict[str, int] = {}
        """The fact that told each seat who they are, or what is theirs."""
        self._owners: dict[int, str] = {}
        self._card_gone: dict[str, int] = {}
        """The fact by which each seat last gave up a card."""
        self._ballots: dict[str, dict[int, str]] = {}
        """Whom each seat has named on which ballot."""

    def take(self, number: int, fact: Fact) -> None:
        """Take in a fact that the record has taken in."""
        match fact:
            case ThoughtHad():
                self._meant.pop(fact.seat, None)
                if fact.intent == LIE:
                    self._meant[fact.seat] = number
                self._plan(number, fact.seat, fact.plan)
            case MemoWritten(kind=kind) if kind == PLAN:
                self._plan(number, fact.seat, fact.plan)
            case RoleDealt():
                self._dealt[fact.seat] = number
            case SurvivorsDealt():
                self._dealt[fact.seat] = number
                self._owners |= dict.fromkeys(fact.survivors, fact.seat)
            case CardPlayed():
                self._card_gone[fact.seat] = number
            case CardTransferred():
                self._card_gone[fact.giver] = number
            case CardLost():
                self._card_gone[fact.holder] = number
        if self.record.open is not None:
            for cast in self.record.open.ballots:
                self._ballots.setdefault(cast.voter, {})[cast.number] = cast.name
        messages = self.record.messages
        if messages and messages[-1].number == number:
            lies = list(self._in(messages[-1]))
            if lies:
                self.found[number] = lies

    def _plan(self, number: int, seat: str, plan: Mapping[str, Any]) -> None:
        if not plan:
            return
        key, targets = (seat, self.record.round), tuple(plan.get("targets", ()))
        for message, about, before in self._doubted.pop(key, ()):
            if targets[:1] == (about,):
                lie = Lie(kind="plan", facts=(before, number))
                self.found.setdefault(message, []).append(lie)
        self._plans[key] = (number, targets)

    def _in(self, message: Message) -> Iterator[Lie]:
        seat = message.seat
        if meant := self._meant.pop(seat, 0):
            yield Lie(kind="meant", facts=(meant,))
        for given in self.record.promises[::-1]:
            if given.number != message.number:
                break
            yield from self._in_promise(message.number, given.made)
        for act in message.acts:
            match act:
                case Act(act="join", about=""):
                    yield from self._in_alliance(message)
                case Act(act="tell", what="card") if act.about == seat:
                    yield from self._in_card(seat)
                case Act(act="tell", what="ballot") if act.by == seat and act.about:
                    ballots = self._ballots.get(seat, {})
                    if ballots and act.about not in ballots.values():
                        yield Lie(kind="vote", facts=(max(ballots),))
                case Act(act="claim"):
                    if self._is_false_claim(seat, act):
                        yield Lie(kind="identity", facts=(self._dealt[seat],))

    # -- promises ----------------------------------------------------------------------------------

    def _in_promise(self, number: int, made: PromiseMade) -> Iterator[Lie]:
        giver, about, round = made.giver, made.about, self.record.round
        thought, targets = self._plans.get((giver, round), (0, ()))
        if made.what in ("safety", "final") and targets[:1] == (about,):
            self._doubted.setdefault((giver, round), []).append((number, about, thought))
        opposite = {"safety": "vote", "vote": "safety"}.get(made.what, "")
        if earlier := self._promised(giver, number, opposite, {about}):
            yield Lie(kind="promises", facts=earlier)
        if made.what == "final":
            finals = self._finals.setdefault(giver, {})
            yield from self._in_final(giver, finals, about)
            finals.setdefault(about, number)

    def _promised(
        self, giver: str, number: int, what: str, about: Collection[str]
    ) -> tuple[int, ...]:
        """Earlier promises for the vote that is still ahead, by the numbers of their facts."""
        voted = max(self._ballots.get(giver, ()), default=-1)
        return tuple(
            given.number
            for given in self.record.promises
            if voted < given.number < number
            and (given.made.giver, given.made.round) == (giver, self.record.round)
            and given.made.what == what
            and given.made.about in about
        )

    def _in_final(self, giver: str, finals: Mapping[str, int], about: str) -> Iterator[Lie]:
        sheet = self.record.sheet
        if not isinstance(sheet, SurvivorSheet) or about in finals:
            return
        ballots = self._ballots.get(giver, {})
        others = {
            seat: fact
            for seat, fact in finals.items()
            if seat in sheet.active
            and not any(number > fact and name == seat for number, name in ballots.items())
        }
        if len(others) >= sheet.parameters.finalists - 1:
            yield Lie(kind="finals", facts=tuple(sorted(others.values())))

    def _in_alliance(self, message: Message) -> Iterator[Lie]:
        allies = {
            member
            for alliance in self.record.alliances
            if alliance.members.get(message.seat) == message.number
            for member in alliance.members
        }
        promised = self._promised(message.seat, message.number, "vote", allies)
        if promised:
            yield Lie(kind="alliance", facts=promised)

    # -- who one is, and what one holds ------------------------------------------------------------

    def _in_card(self, seat: str) -> Iterator[Lie]:
        sheet = self.record.sheet
        if isinstance(sheet, CardSheet) and not sheet.hand(seat):
            gone = self._card_gone.get(seat)
            yield Lie(kind="card", facts=(gone,) if gone is not None else ())

    def _is_false_claim(self, seat: str, act: Act) -> bool:
        """Whether a claim about oneself is false: a role, or Survivors of one's own."""
        if seat not in self._dealt:
            return False
        sheet = self.record.sheet
        if isinstance(sheet, SurvivalSheet):
            player = sheet.players[seat]
            if player.side == "evil" or act.what == "evil":
                return (player.side == "evil") != (act.what == "evil")
            return act.what != (player.role if player.role in SPECIALS else "element")
        owner = self._owners.get(int(act.what)) if act.what.isdecimal() else None
        return owner is not None and seat in (owner, act.about) and owner != act.about
