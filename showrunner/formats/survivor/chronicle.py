"""The chronicle of a dice season: teams, competitions, cards, votes and the final."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from showrunner.formats.chronicle import (
    AdvantageEvent,
    AdvantageOrigin,
    Chronicle,
    Contest,
    Movement,
)
from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.deck import CARDS
from showrunner.formats.survivor.cards.effects import Immune
from showrunner.formats.survivor.cards.kinds import CardKind

ORIGINS = {
    "found": "Found around camp",
    "given": "Given by producers",
    "made": "Made from another advantage",
}


class SurvivorChronicle(Chronicle):
    """What happened in a dice season."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[str, CardKind] = dict(CARDS)
        self._numbers: dict[str, int] = {}
        """The number of each card that somebody has held, by the card's id."""
        self._holders: dict[str, str] = {}
        self._swaps = 0
        self._announced: facts.CompetitionAnnounced | None = None
        self._competed: set[str] = set()
        self._scores: dict[str, Fraction] = {}
        self._voting = False

    # -- who is in the game ------------------------------------------------------------------------

    @folds(facts.TeamsFormed)
    def _teams(self, fact: facts.TeamsFormed) -> None:
        if fact.why == "start":
            status = "Original"
        elif fact.why == "merge":
            status = "Merged"
        else:
            self._swaps += 1
            status = "Swapped" if self._swaps == 1 else f"Swapped_{self._swaps}"
        self.set_tribes(fact.teams, status)

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self._round_began(fact)
        self.immunity = {}

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        voted = fact.how in ("vote", "revote_tied", "revote_untied")
        self.leave(fact.seat, "voted out" if voted else "Eliminated")

    @folds(facts.CastawayRemoved)
    def _removed(self, fact: facts.CastawayRemoved) -> None:
        self.leave(fact.seat, "Quit" if fact.why == "quit" else "Medically evacuated")

    @folds(facts.CastawayReturned)
    def _returned(self, fact: facts.CastawayReturned) -> None:
        self.come_back(fact.seat)
        status = next((m.status for m in self.members.values() if m.tribe == fact.team), "Original")
        self.set_tribes({fact.team: [fact.seat]}, status)

    @folds(facts.FinalBegan)
    def _final(self, fact: facts.FinalBegan) -> None:
        self.begin_round(self.round + 1)
        self.finalists, self.jury = fact.finalists, fact.jury

    @folds(facts.JurorVetoed)
    def _vetoed(self, fact: facts.JurorVetoed) -> None:
        self.jury = tuple(fact.instead if seat == fact.juror else seat for seat in self.jury)

    # -- competitions ------------------------------------------------------------------------------

    @folds(facts.CompetitionAnnounced)
    def _competition_announced(self, fact: facts.CompetitionAnnounced) -> None:
        self._announced = fact

    @folds(facts.CompetitionResults)
    def _results(self, fact: facts.CompetitionResults) -> None:
        if fact.reroll == 0:
            self._competed = set(fact.results)
            self._scores = {team: Fraction(score) for team, score in fact.teams.items()}

    @folds(facts.CompetitionWon)
    def _won(self, fact: facts.CompetitionWon) -> None:
        name = self._announced.name if self._announced else None
        contest = Contest(
            number=len(self.contests) + 1,
            moment=self.now(),
            stakes=fact.stakes,
            members=dict(self.members),
            competed=self._competed,
            ranks=self._ranks(fact) if fact.team else {},
            name=(name.words if name else None) or "",
        )
        if fact.stakes != "immunity":
            contest.rewarded = set(fact.winners)
        if fact.stakes != "reward":
            contest.safe = (
                {seat for seat, member in self.members.items() if member.tribe != fact.loser}
                if fact.loser
                else set(fact.winners)
            )
        self.contests.append(contest)

    def _ranks(self, fact: facts.CompetitionWon) -> dict[str, int]:
        """The place of each team. The winner is first and the loser last, also after a tie."""

        def rank(team: str) -> tuple[bool, bool, Fraction]:
            return team != fact.team, team == fact.loser, -self._scores[team]

        places = sorted(map(rank, self._scores))
        return {team: places.index(rank(team)) + 1 for team in self._scores}

    @folds(facts.PhaseBegan)
    def _phase_began(self, fact: facts.PhaseBegan) -> None:
        if fact.phase == "competition" and fact.times > 1:  # a repeat replaces its immunity
            kept = {seat: kind for seat, kind in self.immunity.items() if kind != "Individual"}
            self.immunity = kept

    @folds(facts.PhaseEnded)
    def _phase_ended(self, fact: facts.PhaseEnded) -> None:
        if fact.phase == "competition":
            self._announced = None
        self._voting = False

    # -- votes -------------------------------------------------------------------------------------

    @folds(facts.VoteBegan)
    def _vote_began(self, fact: facts.VoteBegan) -> None:
        self.councils += 1
        self._voting = True

    @folds(facts.ImmunityGiven)
    def _immunity(self, fact: facts.ImmunityGiven) -> None:
        kind = {"competition": "Individual", "producers": "Producers"}.get(fact.cause, "Hidden")
        for seat in fact.seats:
            self.immunity.setdefault(seat, kind)

    # -- cards -------------------------------------------------------------------------------------

    @folds(facts.CardDefined)
    def _card_defined(self, fact: facts.CardDefined) -> None:
        self._kinds[fact.kind] = msgspec.convert(fact.card, CardKind)

    @folds(facts.CardGained)
    def _gained(self, fact: facts.CardGained) -> None:
        if fact.card not in self._numbers:
            self._numbers[fact.card] = len(self._numbers) + 1
            self._describe(fact.card, fact.kind, ORIGINS[fact.how])
        self._holders[fact.card] = fact.seat
        self._move(fact.card, "Found" if fact.how == "found" else "Received", fact.seat)

    @folds(facts.CardForged)
    def _forged(self, fact: facts.CardForged) -> None:
        number = self._numbers[fact.card]
        self._describe(fact.card, fact.kind, self.advantages[number].origin)

    @folds(facts.CardTransferred)
    def _transferred(self, fact: facts.CardTransferred) -> None:
        self._holders[fact.card] = fact.taker
        self._move(fact.card, "Received", fact.taker)

    @folds(facts.CardPlayed)
    def _played(self, fact: facts.CardPlayed) -> None:
        movement = self._move(fact.card, "Played", fact.seat)
        if movement is not None:
            movement.on = fact.on
            movement.council = self.councils if self._voting else 0

    @folds(facts.CardCancelled)
    def _cancelled(self, fact: facts.CardCancelled) -> None:
        number = self._numbers.get(fact.card)
        for movement in reversed(self.movements):
            if movement.advantage == number and movement.event == "Played":
                movement.failed = True
                return

    @folds(facts.CardLost)
    def _lost(self, fact: facts.CardLost) -> None:
        if fact.holder:
            self._move(fact.card, self._loss(fact), fact.holder)

    def _loss(self, fact: facts.CardLost) -> AdvantageEvent:
        if fact.why == "expired":
            return "Expired"
        if fact.why == "joined":
            return "Absorbed"
        departure = self.departed.get(fact.holder)
        match departure.how if departure else None:
            case "voted out" | "Eliminated":
                return "Voted out with advantage"
            case "Quit":
                return "Quit with advantage"
            case "Medically evacuated":
                return "Medically evacuated with advantage"
        return "Left with advantage"

    def _describe(self, card: str, kind: str, origin: str) -> None:
        described = self._kinds[kind]
        self.advantages[self._numbers[card]] = AdvantageOrigin(
            name=described.name,
            text=described.text,
            origin=origin,
            immunity=any(
                isinstance(effect, Immune) for power in described.powers for effect in power.effects
            ),
        )

    def _move(self, card: str, event: AdvantageEvent, seat: str) -> Movement | None:
        """Record what happened to a card; None for a card whose origin the viewer was not told."""
        if card not in self._numbers:
            return None
        movement = Movement(self._numbers[card], event, seat, self.now())
        self.movements.append(movement)
        return movement
