"""What is at stake in Survival: who was right, who lives with which claim, and how the sides stand.

Also why a night went as it did.
"""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import capital, count, listed, number, verb
from showrunner.story.afterwards import crowd
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import Message, Record
from showrunner.story.survival.roles import claim_is_true, claimed, is_evil, role_name
from showrunner.story.told import Sentence


class Stakes(Finder):
    """Follows claims, accusations and nights, to say what is open and why a night went so."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._dealt: dict[str, int] = {}
        """The fact by which each contestant got their card."""
        self._claims: dict[str, tuple[str, int]] = {}
        """The last role that each contestant claimed, and the fact."""
        self._accused: dict[str, dict[str, tuple[int, int]]] = {}
        """For each contestant: who called them Evil, in which round and fact, the last time."""
        self._agreed: list[tuple[int, str]] = []
        """Whom the Evil Forces agreed on each night, and the fact."""
        self._protected: list[tuple[int, str, str]] = []
        """Whom the Forest Ranger protected each night: the fact, the Ranger and the target."""
        self._out: dict[str, tuple[int, bool]] = {}
        """Who is out: by which fact, and whether by vote."""
        self._won = 0

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Note what is said and done."""
        match fact:
            case facts.RoleDealt():
                self._dealt[fact.seat] = number
            case facts.EvilAgreed(target=str(target)):
                self._agreed.append((number, target))
            case facts.RangerProtected(seat=seat, target=str(target)):
                self._protected.append((number, seat, target))
            case facts.Eliminated():
                self._out[fact.seat] = number, fact.cause == "vote"
            case facts.SeasonWon():
                self._won = number
            case Said() if self.record.said is not None and not self.record.said.to:
                self._said(self.record.said)
        return iter(())

    def _said(self, message: Message) -> None:
        for act in message.acts:
            if act.act == "claim":
                self._claims[message.seat] = act.what, message.number
            elif act.act == "evil" and act.about:
                by = self._accused.setdefault(act.about, {})
                by[message.seat] = self.record.round, message.number

    # -- why ---------------------------------------------------------------------------------------

    @override
    def reasons(self, since: int) -> Iterator[Sentence]:
        """Whom the Evil Forces chose at night and what stood against it; at the end, the votes."""
        name = self.record.name
        for agreed, target in self._agreed:
            gone, _ = self._out.get(target, (0, False))
            if agreed < since:
                continue
            named = {
                seat: said
                for seat, by in self._accused.items()
                for accuser, (_, said) in by.items()
                if accuser == target and said < agreed and is_evil(self.record, seat)
            }
            text, proof = f"The Evil Forces chose {name(target)}", [agreed]
            if named:
                text += f", who had called {listed(map(name, named))} Evil"
                proof += named.values()
            guards = [one for one in self._protected if since <= one[0] and one[2] != target]
            if gone > agreed and guards:
                at, ranger, other = guards[-1]
                whom = "nobody else" if ranger == other else name(other)
                text += f". {name(ranger)}, the Forest Ranger, stood by {whom} that night"
                proof.append(at)
            yield Sentence(text=f"{text}.", facts=all_facts(proof))
        if self._won >= since > 0:
            yield from self._votes()

    def _votes(self) -> Iterator[Sentence]:
        """How many of each side the votes of the season took out."""
        voted = {seat: at for seat, (at, by_vote) in self._out.items() if by_vote}
        evil = [seat for seat in voted if is_evil(self.record, seat)]
        if voted:
            text = f"In the whole season the votes sent {count(len(evil), 'Evil Force')} out, and "
            text += f"{number(len(voted) - len(evil))} of the Good."
            yield Sentence(text=text, facts=all_facts(voted.values(), (self._won,)))

    # -- what is open ------------------------------------------------------------------------------

    @override
    def open_questions(self) -> Iterator[Sentence]:
        """The sides, somebody right, somebody suspected, and a claim that somebody lives with."""
        here = [seat for seat in self._dealt if seat in self.record.sheet.active]
        evil = [seat for seat in here if is_evil(self.record, seat)]
        if evil:
            good = len(here) - len(evil)
            text = f"{capital(count(len(evil), 'Evil Force'))} {verb(evil, 'is', 'are')} left "
            text += f"among {number(good)} of the Good."
            proof = all_facts((self._dealt[seat] for seat in here), self.record.comings)
            yield Sentence(text=text, facts=proof)
        yield from self._suspects(here)
        yield from self._living_claims(here)

    def _suspects(self, here: list[str]) -> Iterator[Sentence]:
        """The one here whom most others here called Evil in this round, and what they are."""
        accused = {
            seat: {
                one: said
                for one, (round, said) in self._accused.get(seat, {}).items()
                if one in here and round == self.record.round
            }
            for seat in here
        }
        seat = max(accused, key=lambda one: len(accused[one]), default="")
        if not seat or not accused[seat]:
            return
        by, name = accused[seat], self.record.name
        text = f"{crowd(by, self.record)} {verb([*by], 'calls', 'call')} {name(seat)} Evil. "
        side = "Evil" if is_evil(self.record, seat) else "Good"
        text += f"{name(seat)} is {side}, and still here."
        yield Sentence(text=text, facts=all_facts(by.values(), (self._dealt[seat],)))

    def _living_claims(self, here: list[str]) -> Iterator[Sentence]:
        """Somebody here who has claimed a special role; a lie before the truth."""
        special = [
            seat for seat in here if seat in self._claims and self._claims[seat][0] in SPECIALS
        ]
        special.sort(key=lambda seat: claim_is_true(self.record, seat, self._claims[seat][0]))
        for seat in special[:1]:
            what, said = self._claims[seat]
            name, true = self.record.name(seat), claim_is_true(self.record, seat, what)
            text = f"{name} goes on as {claimed(what)}"
            text += ", and is." if true else f". It is a lie: {name} is "
            text += "" if true else f"{role_name(self.record, seat)}."
            yield Sentence(text=text, facts=all_facts((said, self._dealt[seat])))
