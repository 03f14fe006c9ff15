"""Narration of rounds, talks, leaving, the end, and what producers do."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, produced, tells
from showrunner.formats.facts import Fact
from showrunner.formats.frame import FrameChapter
from showrunner.formats.narration import Line, Tone
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import IDENTITIES, name_of
from showrunner.formats.surviving_the_game.questions import KINDS
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.talk.narration import TalkChapter
from showrunner.formats.wording import count, listed, possessive, ranked

DEATHS = {
    "assault": "{} does not survive the Assault, and is out.",
    "combat": "{} has no Health left, and is out.",
    "producer": "{} is taken out of the game.",
}


class GameFrame(FrameChapter[GameSheet]):
    """Tells rounds, who enters and leaves, the end, and producers' orders."""

    decisions = KINDS
    phase_nouns = {"turns": "turns", "talk": "talks"}  # noqa: RUF012

    @tells(facts.TurnOrderSet)
    def _order(self, fact: facts.TurnOrderSet) -> list[Line]:
        names = self.desk.names(fact.order)
        return [narrated(f"They sit in this order: {', '.join(names)}.")]

    @tells(facts.RoundBegan)
    def _round_of(self, fact: facts.RoundBegan) -> list[Line]:
        tokens = f"{count(fact.tokens, 'Countdown token')} left"
        where = f"Training, {tokens}" if fact.tokens else "the facility"
        return [Line(Tone.EPISODE, f"Round {fact.round} — {where}")]

    @tells(facts.PhaseBegan)
    def _phase_began(self, fact: facts.PhaseBegan) -> list[Line]:
        return [Line(Tone.PHASE, "Talks")] if fact.phase == "talk" else []

    @tells(facts.FacilityEntered)
    def _entered(self, fact: facts.FacilityEntered) -> list[Line]:
        entering = [
            f"{self.desk.name(seat)} as a {IDENTITIES[kind].name} with {IDENTITIES[kind].health}"
            for seat, kind in fact.identities.items()
        ]
        return [
            Line(Tone.RESULT, "The Countdown shows “Enter”: all go into the facility."),
            narrated(f"Health: {listed(entering)}."),
        ]

    @tells(facts.PlayerExited)
    def _exited(self, fact: facts.PlayerExited) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [Line(Tone.RESULT, f"{name} is out of the facility, alive.")]

    @tells(facts.PlayerEliminated)
    def _eliminated(self, fact: facts.PlayerEliminated) -> list[Line]:
        return [Line(Tone.RESULT, DEATHS[fact.cause].format(self.desk.name(fact.seat)))]

    @tells(facts.LastTurnGiven)
    def _last_turn(self, fact: facts.LastTurnGiven) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} is the only one inside, and has one more turn.")]

    @tells(facts.LastTurnOver)
    def _last_turn_over(self, fact: facts.LastTurnOver) -> list[Line]:
        return [narrated(f"That was {possessive(self.desk.name(fact.seat))} last turn.")]

    @tells(facts.FacilityLocked)
    def _locked(self, fact: facts.FacilityLocked) -> list[Line]:
        return [narrated("The facility is closed. Everybody who is still inside has survived.")]

    @tells(facts.GameDecided)
    def _decided(self, fact: facts.GameDecided) -> list[Line]:
        winners = self.desk.those(fact.seats)
        lines = [
            Line(Tone.PHASE, "The end"),
            Line(Tone.RESULT, f"The game is over: {fact.reason}."),
        ]
        if fact.seats:
            lines.append(Line(Tone.RESULT, f"{winners} won."))
        points = ranked({self.desk.name(seat): fact.points[seat] for seat in fact.survivors})
        if points:
            lines.append(Line(Tone.SCORES, f"Victory points: {points}"))
        return lines

    # -- production --------------------------------------------------------------------------------

    @tells(facts.RemovalOrdered)
    def _removal(self, fact: facts.RemovalOrdered) -> list[Line]:
        """Nothing: the elimination itself follows and is told."""
        return []

    @tells(facts.SupplyDropped)
    def _dropped(self, fact: facts.SupplyDropped) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [produced(f"A supply drop: {name} gets {name_of(fact.card)}.")]

    @tells(facts.GiftSent)
    def _gift(self, fact: facts.GiftSent) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [produced(f"A sponsor sends {name} {fact.amount} Health.")]

    @tells(facts.SurgeCame)
    def _surge(self, fact: facts.SurgeCame) -> list[Line]:
        name = name_of(fact.obstacle)
        return [produced(f"A surge: {name} is put on top of Level {fact.level}.")]

    @tells(facts.LockdownWarned)
    def _warned(self, fact: facts.LockdownWarned) -> list[Line]:
        return [produced(f"A warning: the facility closes after round {fact.after}.")]

    @tells(facts.SaleBegan)
    def _sale(self, fact: facts.SaleBegan) -> list[Line]:
        return [produced("A flash sale: everything costs one less until the end of the round.")]

    @tells(facts.TopSwapped)
    def _swapped(self, fact: facts.TopSwapped) -> list[Line]:
        return [produced(f"Another Upgrade is shown on stack {fact.stack}.")]


class GameTalk(TalkChapter[GameSheet]):
    """Tells private talks, and lines said to everybody."""

    def notice(self, fact: Fact) -> list[Line]:
        """When the phase ends, also tell the talks that are still open."""
        lines = super().notice(fact)
        if isinstance(fact, facts.PhaseEnded) and fact.phase == "talk":
            lines += self.end_of_phase(everything=True)
        return lines

    @tells(facts.LineSaid)
    def _line(self, fact: facts.LineSaid) -> list[Line]:
        return [self.desk.says(fact.seat, fact.words, acts=fact.acts)]
