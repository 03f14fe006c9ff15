"""Survival's sheet: updates the state that a viewer knows from the facts that they see."""

from __future__ import annotations

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.sheet import folds
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import side_of
from showrunner.formats.survival.sheet_state import SheetState, SurvivalPlayer

__all__ = ["SurvivalPlayer", "SurvivalSheet"]


class SurvivalSheet(SheetState):
    """The state of a season. For producers it is complete; for others it is what they know."""

    def _set_role(self, seat: str, role: str) -> None:
        player = self.players[seat]
        player.role, player.side = role, side_of(role)

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.players[fact.seat] = SurvivalPlayer()

    @folds(facts.TableSet)
    def _table(self, fact: facts.TableSet) -> None:
        self.table = fact

    @folds(facts.SpotlightGiven)
    def _spotlight(self, fact: facts.SpotlightGiven) -> None:
        self.spotlight = fact.seat

    @folds(facts.RoleDealt)
    def _dealt(self, fact: facts.RoleDealt) -> None:
        self._set_role(fact.seat, fact.role)

    @folds(facts.NightBegan)
    def _night(self, fact: facts.NightBegan) -> None:
        self.phase = "night"
        self.watched = {}
        self.peek = self.caught = ""
        self.target = self.shielded = self.bombed = self.summoned = self.asked_about = None

    @folds(facts.BuddiesNamed, facts.BuddiesMet)
    def _buddies(self, fact: facts.BuddiesNamed | facts.BuddiesMet) -> None:
        self.buddies = fact.buddies

    @folds(facts.EvilMet)
    def _evil_met(self, fact: facts.EvilMet) -> None:
        for seat in fact.seats:
            self.players[seat].side = "evil"

    @folds(facts.EvilWatched)
    def _watched(self, fact: facts.EvilWatched) -> None:
        self.watched[fact.seat] = fact.name

    @folds(facts.PeekChosen)
    def _peek(self, fact: facts.PeekChosen) -> None:
        self.peek = fact.how

    @folds(facts.ActivistCaught)
    def _caught(self, fact: facts.ActivistCaught) -> None:
        self.caught = fact.seat

    @folds(facts.PeekSucceeded)
    def _peeked(self, fact: facts.PeekSucceeded) -> None:
        for seat in fact.evil:
            self.players[seat].side = "evil"

    @folds(facts.EvilAgreed)
    def _agreed(self, fact: facts.EvilAgreed) -> None:
        self.target = fact.target

    @folds(facts.RangerProtected)
    def _protected(self, fact: facts.RangerProtected) -> None:
        self.protected[self.round] = fact.target

    @folds(facts.EngineerActed)
    def _engineer(self, fact: facts.EngineerActed) -> None:
        if fact.tool is None:
            return
        self.tools[fact.tool] = self.round
        if fact.tool == "shield":
            self.shielded = fact.target
        else:
            self.bombed = fact.target

    @folds(facts.ScientistAsked)
    def _asked(self, fact: facts.ScientistAsked) -> None:
        self.asked_about = fact.target
        if fact.target is not None and fact.answer is not None:
            self.players[fact.target].side = fact.answer

    @folds(facts.AgencySummoned)
    def _summoned(self, fact: facts.AgencySummoned) -> None:
        self.summoned = fact.target
        if fact.target is not None:
            self.was_summoned.append(fact.target)

    @folds(facts.DawnBroke)
    def _dawn(self, fact: facts.DawnBroke) -> None:
        self.phase = "dawn"

    @folds(facts.NairobiSummoned)
    def _nairobi(self, fact: facts.NairobiSummoned) -> None:
        self.nairobi += (fact.seat,)
        self.second_card = "" if fact.seat == self.second_card else self.second_card

    @folds(facts.SummonsSpent)
    def _spent(self, fact: facts.SummonsSpent) -> None:
        self.second_card = "" if fact.seat == self.second_card else self.second_card

    @folds(facts.Eliminated)
    def _eliminated(self, fact: facts.Eliminated) -> None:
        self._set_role(fact.seat, fact.role)
        self.players[fact.seat].alive = False
        self.eliminated.append(fact)
        self.deferred.pop(fact.seat, None)
        self.quiet = False
        if fact.cause is not None:
            self.causes[fact.seat] = fact.cause
        if fact.seat in self.removals:
            self.removals.remove(fact.seat)

    @folds(facts.CauseRecorded)
    def _cause(self, fact: facts.CauseRecorded) -> None:
        self.causes[fact.seat] = fact.cause

    @folds(facts.BondDissolved)
    def _dissolved(self, fact: facts.BondDissolved) -> None:
        self.buddies = ()

    @folds(facts.BondDeferred)
    def _deferred(self, fact: facts.BondDeferred) -> None:
        self.deferred[fact.seat] = fact.until

    @folds(facts.PolarDecided)
    def _polar(self, fact: facts.PolarDecided) -> None:
        self.polar = fact

    @folds(facts.RestrictionBegan)
    def _restriction(self, fact: facts.RestrictionBegan) -> None:
        self.restriction = fact

    @folds(facts.BecameMemory)
    def _memory(self, fact: facts.BecameMemory) -> None:
        self.seated.append(fact.seat)
        for seat, role in fact.roles.items():
            self._set_role(seat, role)
        self.buddies = fact.buddies

    @folds(facts.ConferenceBegan)
    def _conference(self, fact: facts.ConferenceBegan) -> None:
        self.phase = "conference"
        self.votes_held = 0
        self.debate_over = not self.passes

    @folds(facts.DebatePassBegan)
    def _pass(self, fact: facts.DebatePassBegan) -> None:
        self.passes_begun, self.yet_to_speak = fact.turn, list(fact.order)
        self.debate_over = False

    @folds(facts.Spoke)
    def _spoke(self, fact: facts.Spoke) -> None:
        self.yet_to_speak.remove(fact.seat)
        self.debate_over = not self.yet_to_speak and self.passes_begun >= self.passes

    @folds(facts.VoteBegan)
    def _vote(self, fact: facts.VoteBegan) -> None:
        self.votes_held += fact.step in ("vote", "accuse")

    @folds(facts.ConferenceEnded)
    def _conference_ended(self, fact: facts.ConferenceEnded) -> None:
        for player in self.players.values():
            player.conferences += player.alive
        self.nairobi = ()
        self.restriction = None
        self.extra_passes = 0
        self.day = ""
        self.quiet_rounds = self.quiet_rounds + 1 if self.quiet else 0
        self.quiet = True

    @folds(facts.RemovalOrdered)
    def _removal(self, fact: facts.RemovalOrdered) -> None:
        self.removals.append(fact.seat)

    @folds(facts.SecondCardGiven)
    def _second_card(self, fact: facts.SecondCardGiven) -> None:
        self.second_card = fact.seat

    @folds(facts.DayOrdered, facts.DayAnnounced)
    def _day(self, fact: facts.DayOrdered | facts.DayAnnounced) -> None:
        self.day = fact.what

    @folds(facts.DebateExtended)
    def _extended(self, fact: facts.DebateExtended) -> None:
        self.extra_passes += 1

    @folds(facts.VoteCalled)
    def _called(self, fact: facts.VoteCalled) -> None:
        self.vote_called = True

    @folds(facts.DebateClosed)
    def _closed(self, fact: facts.DebateClosed) -> None:
        self.vote_called, self.debate_over = False, True

    @folds(facts.EliminationImpossible)
    def _impossible(self, fact: facts.EliminationImpossible) -> None:
        self.deadlock = fact.why

    @folds(facts.SeasonWon)
    def _won(self, fact: facts.SeasonWon) -> None:
        self._game_ended(fact)
        self.won = fact
