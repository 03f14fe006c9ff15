"""Claims of roles: made, countered, and shown to be true or false when the card is turned over."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Message, Record
from showrunner.story.survival.roles import claim_is_true, claimed, is_evil, role_name


class RoleClaims(Finder):
    """Follows what each contestant says about their own role; beats are claims before everybody."""

    titles = (Title("Most roles claimed", 62, ("role claimed",), "claimed {}", "role", least=2),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._claims: dict[str, dict[str, int]] = {}
        """For each contestant: the roles that they claimed, and the fact of the first claim."""
        self._dealt: dict[str, int] = {}
        """The fact by which each contestant got their card."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A claim, or the end of one."""
        match fact:
            case facts.RoleDealt():
                self._dealt[fact.seat] = number
            case Said() if self.record.said is not None:
                yield from self._said(self.record.said)
            case facts.Eliminated():
                yield from self._revealed(number, fact)

    def _said(self, message: Message) -> Iterator[Beat]:
        number, seat = message.number, message.seat
        for act in message.acts:
            if act.act == "claim":
                if seat in self._dealt and not claim_is_true(self.record, seat, act.what):
                    self.record.prove_lie(number, "identity", (self._dealt[seat],))
                if not message.to:
                    yield from self._claimed(number, seat, act.what)

    def _claimed(self, number: int, seat: str, what: str) -> Iterator[Beat]:
        own = self._claims.setdefault(seat, {})
        if what in own:
            return
        own[what] = number
        name, truth = self.record.name, claim_is_true(self.record, seat, what)
        if truth and what == "element":
            return
        text = f"{name(seat)} told everybody: I am {claimed(what)}. "
        text += (
            "It was true."
            if truth
            else f"It was a lie: {name(seat)} is {role_name(self.record, seat)}."
        )
        evil = is_evil(self.record, seat)
        importance = {True: 45, False: 50 if evil and what in SPECIALS else 30}[truth]
        values = {"claim": what, "true": truth}
        yield self.beat("role claimed", importance, (seat,), (number,), text, **values)
        if what in SPECIALS:
            yield from self._countered(number, seat, what)

    def _countered(self, number: int, seat: str, what: str) -> Iterator[Beat]:
        living, name = self.record.sheet.active, self.record.name
        rivals = [
            other
            for other, claims in self._claims.items()
            if other != seat and what in claims and other in living
        ]
        if not rivals:
            return
        people = (*rivals, seat)
        true = [other for other in people if claim_is_true(self.record, other, what)]
        text = f"{listed(map(name, people))} all say" if len(people) > 2 else ""
        text = text or f"Both {listed(map(name, people))} say"
        text += f" that they are {claimed(what)}. "
        none = "Neither is." if len(people) == 2 else "None of them is."
        text += f"{name(true[0])} is." if true else none
        proof = [self._claims[other][what] for other in people]
        values = {"claim": what, "true": true}
        yield self.beat("counter-claim", 68, people, proof, text, **values)

    def _revealed(self, number: int, fact: facts.Eliminated) -> Iterator[Beat]:
        claims = self._claims.get(fact.seat, {})
        if not claims:
            return
        what, claim = list(claims.items())[-1]
        name, truth = self.record.name(fact.seat), claim_is_true(self.record, fact.seat, what)
        voted = fact.cause == "vote"
        if what == "element" and truth:
            return
        text = f"{name} had claimed to be {claimed(what)}. The card was turned over: "
        text += "it was true." if truth else f"{name} was {role_name(self.record, fact.seat)}."
        importance = 55 + 15 * (truth and voted)
        values = {"claim": what, "true": truth}
        yield self.beat("role revealed", importance, (fact.seat,), (claim, number), text, **values)
