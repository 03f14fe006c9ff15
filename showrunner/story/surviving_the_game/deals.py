"""Deals: cards left to somebody, and obstacles that nobody was to wake."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import override

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.fact import Fact
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import CARDS, found_in, name_of, the_name_of
from showrunner.formats.talk.facts import MessageSaid
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Message, Record
from showrunner.story.told import Sentence

DEALS = ("want", "leave", "close")
AGREED = {
    "want": "agreed to leave the {what} Upgrades to {other}",
    "leave": "agreed with {other} to leave Level {what} alone",
    "close": "agreed with {other} to close Level {what}",
}
"""How an agreement of each kind is told."""


class Deals(Finder):
    """Compares what was agreed in private talks with what players do afterwards."""

    titles = (Title("Broke their word", 44, ("deal broken",), "broke {}", "deal"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._asked: dict[str, tuple[Message, str, str]] = {}
        """For each talk: the last proposal in it, its act, and the colour or level."""
        self._agreed: dict[tuple[str, str, str], tuple[Message, Message]] = {}
        """By who agreed, the act and what it is about: the proposal and the agreement."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A proposal, an agreement, or what breaks one or keeps it."""
        match fact:
            case MessageSaid() if self.record.said is not None:
                self._said(self.record.said)
            case facts.CardBought(seat=seat, card=card) if kind_of(card) in found_in("upgrades"):
                colour = CARDS[kind_of(card)].colour
                yield from self._broken(number, seat, "want", colour, f"bought {name_of(card)}")
            case facts.ObstacleMet(seat=seat, revealed=True, level=level):
                deed = f"woke {the_name_of(fact.obstacle)}"
                yield from self._broken(number, seat, "leave", str(level), deed)
            case facts.AreaClosed(level=level):
                yield from self._kept(number, str(level))

    @override
    def open_questions(self) -> Iterator[Sentence]:
        """The last agreement that nobody has broken yet, between two who are both inside."""
        here, name = self.record.sheet.active, self.record.name
        for (seat, kind, what), (proposal, agreement) in reversed(self._agreed.items()):
            if kind in AGREED and {seat, proposal.seat} <= {*here}:
                text = f"{name(seat)} has {self._agreement(proposal, kind, what)}. Does it hold?"
                yield Sentence(text=text, facts=(proposal.number, agreement.number))
                return

    def _said(self, message: Message) -> None:
        for act in message.acts:
            if act.act in DEALS:
                self._asked[message.talk] = message, act.act, act.what
            elif act.act == "agree" and message.talk in self._asked:
                proposal, kind, what = self._asked[message.talk]
                if proposal.seat != message.seat:
                    self._agreed[message.seat, kind, what] = proposal, message
                    self._promise(proposal, message, kind, what)

    def _broken(self, number: int, seat: str, kind: str, what: str, deed: str) -> Iterator[Beat]:
        if (deal := self._agreed.pop((seat, kind, what), None)) is None:
            return
        proposal, agreement = deal
        self.record.other_promises.test((seat, proposal.seat, kind, what), "broken", number)
        text = f"{self.record.name(seat)} had {self._agreement(proposal, kind, what)}"
        text += f", and then {deed}."
        proof = (proposal.number, agreement.number, number)
        yield self.beat("deal broken", 62, (seat, proposal.seat), proof, text, what=what)

    def _kept(self, number: int, level: str) -> Iterator[Beat]:
        for seat, kind, what in list(self._agreed):
            if (kind, what) == ("close", level):
                proposal, agreement = self._agreed.pop((seat, kind, what))
                self.record.other_promises.test((seat, proposal.seat, kind, what), "kept", number)
                name = self.record.name
                text = f"{name(proposal.seat)} and {name(seat)} had said that they would close "
                text += f"Level {level}. It is closed."
                proof = (proposal.number, agreement.number, number)
                yield self.beat("deal kept", 48, (proposal.seat, seat), proof, text, what=what)

    def _agreement(self, proposal: Message, kind: str, what: str) -> str:
        return AGREED[kind].format(what=what, other=self.record.name(proposal.seat))

    def _promise(self, proposal: Message, agreement: Message, kind: str, what: str) -> None:
        record, seat = self.record, agreement.seat
        text = f"{record.name(seat)} {self._agreement(proposal, kind, what)}."
        key = (seat, proposal.seat, kind, what)
        facts = (proposal.number, agreement.number)
        record.other_promises.make(key, agreement.round, seat, (proposal.seat,), text, *facts)
