"""The producers' hand in a dice season, told as what it was in the show, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.facts import AnsweredFor, DecisionRuled
from showrunner.formats.lifecycle import PhaseSkipped
from showrunner.formats.survivor import facts
from showrunner.formats.wording import count, listed, verb
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record

PHASES = {
    "competition": "the competition",
    "camp": "the camp",
    "conversation": "the talks",
    "vote": "the vote",
}
DECISIONS = {
    "survivor.ballot": "ballot",
    "survivor.revote": "ballot",
    "survivor.jury_ballot": "ballot for the winner",
    "survivor.advantage": "choice of a card",
}
"""The decisions that viewers would mind to see made by somebody else."""


class Producers(Finder):
    """Follows what producers do to people, rolls, phases and decisions."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._returned: dict[str, tuple[int, int]] = {}
        """Who came back: the fact and the round."""
        self._fixed: dict[str, tuple[int, facts.FixedRollShown]] = {}
        """The fixed dice of the competition that is on."""
        self._cancelled: dict[str, int] = {}

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """What producers do, and what comes of what they did."""
        yield from self._people(number, fact)
        yield from self._rolls(number, fact)
        yield from self._phases(number, fact)
        yield from self._decisions(number, fact)

    def _hand(
        self, importance: int, people: tuple[str, ...], proof: tuple[int, ...], text: str, what: str
    ) -> Beat:
        return self.beat("producers’ hand", importance, people, proof, text, what=what)

    # -- people ------------------------------------------------------------------------------------

    def _people(self, number: int, fact: Fact) -> Iterator[Beat]:
        name = self.record.name
        match fact:
            case facts.CastawayRemoved(seat=seat):
                medical = fact.why == "medical"
                text = f"{name(seat)} was taken out of the game by the doctors."
                text = text if medical else f"{name(seat)} quit the game."
                yield self._hand(80, (seat,), (number,), text, "removed")
            case facts.CastawayReturned(seat=seat):
                self._returned[seat] = number, self.record.round
                text = f"{name(seat)} came back into the game."
                yield self._hand(80, (seat,), (number,), text, "returned")
            case facts.CastawayExiled(seats=exiled):
                text = f"{listed(map(name, exiled))} {verb(exiled, 'was', 'were')} sent into exile "
                text += "until the end of the round."
                yield self.beat("exile", 40, exiled, (number,), text)
            case facts.VotedOut(seat=seat) if seat in self._returned:
                back, round = self._returned.pop(seat)
                text = f"{name(seat)}, who had come back in round {round}, went a second time."
                yield self.beat("second chance lost", 60, (seat,), (back, number), text)
            case facts.WinnerCrowned(seat=seat) if seat in self._returned:
                back, round = self._returned[seat]
                text = f"{name(seat)} had been out, came back in round {round}, and won."
                yield self.beat("winner from outside", 95, (seat,), (back, number), text)
            case facts.ImmunityGiven(cause="producers", seats=safe):
                text = f"Production made {listed(map(name, safe))} immune."
                yield self._hand(60, safe, (number,), text, "immunity")
            case facts.TeamsFormed(why="producers" | "card"):
                text = "Everybody was put into new teams."
                yield self._hand(45, (), (number,), text, "teams")
            case facts.TeamsFormed(why="merge"):
                left = sum(map(len, fact.teams.values()))
                text = f"The teams became one, {listed(fact.teams)}, with {left} people left."
                yield self.beat("merge", 40, (), (number,), text, left=left)
            case facts.JuryOrdered(seats=jury):
                text = f"Production chose the jury: {listed(map(name, jury))}."
                yield self._hand(50, jury, (number,), text, "jury")
            case facts.OpportunityTaken(seat=seat):
                text = f"{name(seat)} paid {count(fact.price, 'reward point')} for an offer."
                text = text if fact.price else f"{name(seat)} took an offer that cost nothing."
                yield self.beat("offer taken", 25, (seat,), (number,), text, price=fact.price)

    # -- rolls -------------------------------------------------------------------------------------

    def _rolls(self, number: int, fact: Fact) -> Iterator[Beat]:
        name = self.record.name
        match fact:
            case facts.FixedRollShown(roll="competition"):
                self._fixed[fact.seat] = number, fact
            case facts.FixedRollShown(roll="survival", seat=seat):
                text = f"Production had set {name(seat)}’s dice in the tie-break: {sum(fact.dice)}."
                yield self._hand(65, (seat,), (number,), text, "fixed dice")
            case facts.CompetitionWon():
                for seat, (shown, fixed) in self._fixed.items():
                    text = f"Production had set {name(seat)}’s dice: {sum(fixed.dice)}. "
                    text += f"{name(seat)} {'won' if seat in fact.winners else 'did not win'}."
                    yield self._hand(60, (seat,), (shown, number), text, "fixed dice")
                self._fixed = {}
            case facts.PhaseBegan():
                self._fixed = {}

    # -- phases ------------------------------------------------------------------------------------

    def _phases(self, number: int, fact: Fact) -> Iterator[Beat]:
        match fact:
            case facts.PhaseOrdered(phase=phase):
                if fact.what == "cancel":
                    self._cancelled[phase] = number
                else:
                    self._cancelled.pop(phase, None)
            case PhaseSkipped(phase=phase) if phase in self._cancelled and phase in PHASES:
                proof = (self._cancelled.pop(phase), number)
                text = f"Production called off {PHASES[phase]}."
                yield self._hand(55 if phase == "vote" else 30, (), proof, text, "called off")
            case facts.PhaseEnded(phase=phase, cancelled=True) if phase in PHASES:
                text = f"Production broke off {PHASES[phase]}."
                yield self._hand(55 if phase == "vote" else 30, (), (number,), text, "broken off")
            case facts.PhaseBegan(phase=phase, times=times) if times > 1 and phase in PHASES:
                again = "again" if times == 2 else "once more"
                text = f"Production had {PHASES[phase]} held {again}."
                yield self._hand(60 if phase == "vote" else 30, (), (number,), text, "repeated")

    # -- decisions ---------------------------------------------------------------------------------

    def _decisions(self, number: int, fact: Fact) -> Iterator[Beat]:
        name = self.record.name
        match fact:
            case DecisionRuled(seat=seat, kind=kind, verdict="veto" | "replace"):
                if kind in DECISIONS:
                    text = f"Production did not let {name(seat)}’s {DECISIONS[kind]} stand."
                    yield self._hand(70, (seat,), (number,), text, "overruled")
            case AnsweredFor(seat=seat, kind=kind, by="producer") if kind in DECISIONS:
                text = f"{name(seat)}’s {DECISIONS[kind]} was given by production."
                yield self._hand(70, (seat,), (number,), text, "answered for")
