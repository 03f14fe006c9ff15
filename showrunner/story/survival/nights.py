"""Nights: who was wanted, who was saved, what was seen, and what the Scientist learned."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.wording import listed, number
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Record
from showrunner.story.survival.roles import is_evil
from showrunner.story.told import Sentence

HUNT_NIGHTS = 2
"""On how many nights somebody's elimination was proposed before it is called a hunt."""


class SecretNights(Finder):
    """Follows what happens while all eyes are closed."""

    titles = (
        Title(
            "Knew most", 70, ("the Scientist knows", "peek"), "learned what others were, {}", "time"
        ),
        Title("Most saved", 64, ("saved that night",), "was to go and was saved, {}", "time"),
        Title("Most hunted", 60, ("hunted at night",), "was wanted for several nights, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._agreed = 0
        self._protected: dict[str, tuple[int, str]] = {}
        """Who is protected tonight: the fact, and who protects them."""
        self._bombed: tuple[int, str] = (0, "")
        self._wanted: dict[tuple[str, str], dict[int, int]] = {}
        """For each Evil Force and target: the rounds, and the facts of the nominations."""
        self._cleared: dict[str, tuple[int, str]] = {}
        """Whom the Scientist knows to be Good: the fact, and the Scientist."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat | Sentence]:
        """What happens in a night, and what follows from it."""
        yield from self._acts(number, fact)
        yield from self._seen_by_nobody(number, fact)
        yield from self._outcomes(number, fact)

    def _acts(self, number: int, fact: Fact) -> Iterator[Beat]:
        name = self.record.name
        match fact:
            case facts.NightBegan():
                self._protected, self._bombed = {}, (0, "")
            case facts.EvilNominated(seat=seat, name=str(target)):
                rounds = self._wanted.setdefault((seat, target), {})
                rounds.setdefault(self.record.round, number)
            case facts.EvilAgreed():
                self._agreed = number
            case facts.RangerProtected(seat=seat, target=str(target)):
                self._protected[target] = number, seat
            case facts.EngineerActed(seat=seat, target=str(target)):
                if fact.tool == "shield":
                    self._protected[target] = number, seat
                else:
                    self._bombed = number, seat
            case facts.ScientistAsked(seat=seat, target=str(target)):
                evil = fact.answer == "evil"
                if not evil:
                    self._cleared[target] = number, seat
                text = f"{name(seat)}, the Scientist, asked about {name(target)}: "
                text += "Evil." if evil else "Good."
                values = {"answer": fact.answer}
                kind = "the Scientist knows"
                yield self.beat(kind, 55 if evil else 20, (seat, target), (number,), text, **values)
            case facts.PeekSucceeded(seat=seat, evil=evil):
                text = f"{name(seat)}, the Activist, peeked, and saw {listed(map(name, evil))} "
                text += "at work."
                yield self.beat("peek", 58, (seat, *evil), (number,), text)
            case facts.ActivistCaught(seat=seat):
                text = f"{name(seat)}, the Activist, peeked and was caught."
                yield self.beat("caught peeking", 62, (seat,), (number,), text)

    def _seen_by_nobody(self, number: int, fact: Fact) -> Iterator[Sentence]:
        """What somebody does at night by which nothing may change."""
        name = self.record.name
        match fact:
            case facts.RangerProtected(seat=seat, target=str(target)):
                whom = name(target) if target != seat else "nobody else"
                text = f"{name(seat)}, the Forest Ranger, protects {whom}."
            case facts.EngineerActed(seat=seat, tool=str(tool), target=str(target)):
                deed = "shields" if tool == "shield" else "sets the bomb on"
                whom = name(target) if target != seat else "nobody else"
                text = f"{name(seat)}, the Engineer, {deed} {whom}."
            case facts.AgencySummoned(seat=seat, target=str(target)):
                text = f"{name(seat)}, the Planet Protection Agency, summons {name(target)}."
            case facts.PeekChosen(seat=seat, how="sleep"):
                text = f"{name(seat)}, the Activist, does not dare to look."
            case facts.EvilAgreed(target=str(target)):
                text = f"The Evil Forces go for {name(target)}."
            case _:
                return
        yield Sentence(text=text, facts=(number,))

    def _outcomes(self, number: int, fact: Fact) -> Iterator[Beat]:
        name = self.record.name
        match fact:
            case facts.ProtectionHeld(seat=seat, by="ranger" | "shield", cause=cause):
                yield from self._saved(number, seat, cause)
            case facts.CauseRecorded(seat=seat, cause="evil"):
                yield from self._hunted(number, seat)
            case facts.CauseRecorded(seat=seat, cause="bomb"):
                bomb, engineer = self._bombed
                evil = is_evil(self.record, seat)
                text = f"{name(engineer)}, the Engineer, bombed {name(seat)}, who was "
                text += "an Evil Force." if evil else "Good."
                proof = (bomb, number)
                people = (engineer, seat)
                yield self.beat("bomb", 70 if evil else 60, people, proof, text, evil=evil)
            case facts.Eliminated(seat=seat, cause="vote") if seat in self._cleared:
                asked, scientist = self._cleared[seat]
                text = f"{name(scientist)}, the Scientist, had learned that {name(seat)} was Good. "
                text += f"{name(seat)} was voted out."
                people = (scientist, seat)
                yield self.beat("known to be good", 60, people, (asked, number), text)

    def _saved(self, held: int, seat: str, cause: str) -> Iterator[Beat]:
        if cause not in ("evil", "bomb") or seat not in self._protected:
            return
        protected, by = self._protected[seat]
        name = self.record.name
        who = "the Evil Forces" if cause == "evil" else "the bomb"
        first = self._agreed if cause == "evil" else self._bombed[0]
        text = f"That night {who} came for {name(seat)}. "
        text += f"{name(by)} had protected {name(seat)}." if by != seat else ""
        text += f"{name(by)}’s own protection held." if by == seat else ""
        people = (seat, by)
        yield self.beat("saved that night", 65, people, (first, protected, held), text, cause=cause)

    def _hunted(self, recorded: int, seat: str) -> Iterator[Beat]:
        name = self.record.name
        hunters = [
            (hunter, rounds)
            for (hunter, target), rounds in self._wanted.items()
            if target == seat and len(rounds) >= HUNT_NIGHTS
        ]
        if not hunters:
            return
        nights = max(len(rounds) for _, rounds in hunters)
        who = [hunter for hunter, rounds in hunters if len(rounds) == nights]
        text = f"{listed(map(name, who))} had wanted {name(seat)} gone on {number(nights)} nights. "
        text += "On the last of them it happened."
        proof = [fact for hunter, rounds in hunters if hunter in who for fact in rounds.values()]
        yield self.beat(
            "hunted at night", 48, (seat, *who), (*proof, recorded), text, nights=nights
        )
