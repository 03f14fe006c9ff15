"""The sheet of Mini-Survivor: the state of a match as far as a viewer knows it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.board import BoardSheet, MiniPlayer, Survivor
from showrunner.formats.sheet import folds


class MiniSheet(BoardSheet):
    """The state of a match. For producers it is complete; for others it is what they know."""

    owned_at_opening: Annotated[dict[str, int], Meta(title="Survivors owned when the round began")]
    """MS-8.6: how many Survivors each player owned at the start of the round."""
    submissions: dict[str, tuple[str, ...]]
    twists: Annotated[list[facts.TwistOrdered], Meta(title="Twists to come")]
    auctions: Annotated[list[int], Meta(title="Auctions to come, by their least bid")]
    bonus: Annotated[dict[str, int] | None, Meta(title="Garnet bonus")]
    tie: Annotated[facts.CandidateTied | None, Meta(title="Tied as candidates")]
    candidate: Annotated[facts.CandidateNamed | None, Meta(title="Elimination Candidate")]
    ranking: tuple[tuple[str, ...], ...]

    def __init__(self) -> None:
        super().__init__()
        self.owned_at_opening = {}
        self.submissions = {}
        self.twists = []
        self.auctions = []
        self.auctions_held = 0
        self.bonus = None
        self.tie = None
        self.candidate = None
        self.ranking = ()

    # -- fact handlers: rounds---------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self._new_round(fact)
        self.moments = 0
        self.owned_at_opening = {seat: len(self.owned(seat)) for seat in self.players}
        self.submissions = {}

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        has_large_tribe = any(len(members) >= 3 for members in self.tribes.values())
        self.quiet_rounds = self.quiet_rounds + 1 if fact.quiet and not has_large_tribe else 0

    @folds(facts.PhaseEnded, facts.PhaseSkipped)
    def _phase_ended(self, fact: facts.PhaseEnded | facts.PhaseSkipped) -> None:
        self._phase_over(fact)
        self.moments += fact.phase in ("assassination", "voting")
        used = {f"no_{fact.phase}"} | ({"double_elimination"} if fact.phase == "voting" else set())
        self.twists = [ordered for ordered in self.twists if ordered.twist not in used]

    @folds(facts.SubmissionSent)
    def _submission(self, fact: facts.SubmissionSent) -> None:
        self.submissions[fact.seat] = fact.lines

    # -- fact handlers: idols and garnets-----------------------------------------------------------

    @folds(facts.StockGiven)
    def _stock(self, fact: facts.StockGiven) -> None:
        player = self.players[fact.seat]
        player.idols, player.garnets = fact.idols, fact.garnets

    @folds(facts.IdolsChanged)
    def _idols(self, fact: facts.IdolsChanged) -> None:
        self.players[fact.seat].idols += fact.amount

    @folds(facts.GarnetsChanged)
    def _garnets(self, fact: facts.GarnetsChanged) -> None:
        self.players[fact.seat].garnets += fact.amount

    @folds(facts.IdolBought)
    def _bought(self, fact: facts.IdolBought) -> None:
        player = self.players[fact.seat]
        player.bought += 1
        player.idols += 1
        player.garnets -= fact.price

    # -- fact handlers: producers------------------------------------------------------------------

    @folds(facts.TwistOrdered)
    def _twist(self, fact: facts.TwistOrdered) -> None:
        self.twists.append(fact)

    @folds(facts.PlayerRemoved)
    def _removed(self, fact: facts.PlayerRemoved) -> None:
        self.players[fact.seat].removed = True
        self.submissions.pop(fact.seat, None)

    @folds(facts.AuctionOrdered)
    def _auction_ordered(self, fact: facts.AuctionOrdered) -> None:
        self.auctions.append(fact.least)

    @folds(facts.AuctionOpened)
    def _auction_opened(self, fact: facts.AuctionOpened) -> None:
        self.auctions = self.auctions[1:]
        self.auctions_held += 1

    # -- fact handlers: the end--------------------------------------------------------------------

    @folds(facts.BonusCounted)
    def _bonus_counted(self, fact: facts.BonusCounted) -> None:
        self.bonus = dict(fact.garnets)

    @folds(facts.MatchEnded)
    def _ended(self, fact: facts.MatchEnded) -> None:
        self._game_ended(fact)
        for seat, tokens in fact.tokens.items():
            self.players[seat].tokens = self.players[seat].earned = tokens

    @folds(facts.GarnetsShown)
    def _garnets_shown(self, fact: facts.GarnetsShown) -> None:
        for seat, player in self.players.items():
            player.bonus = fact.bonus.get(seat, 0)
            player.garnets = fact.unspent.get(seat, 0) + player.bonus

    @folds(facts.CandidateTied)
    def _tied(self, fact: facts.CandidateTied) -> None:
        self.tie = fact

    @folds(facts.CandidateNamed)
    def _candidate(self, fact: facts.CandidateNamed) -> None:
        self.candidate = fact

    @folds(facts.GiftMade)
    def _gift(self, fact: facts.GiftMade) -> None:
        giver, taker = self.players[fact.seat], self.players[fact.to]
        if fact.what == "tokens":
            giver.tokens -= fact.amount
            taker.tokens += fact.amount
        else:
            giver.garnets -= fact.amount
            taker.garnets += fact.amount

    @folds(facts.RankingShown)
    def _ranking(self, fact: facts.RankingShown) -> None:
        self.ranking = fact.places


__all__ = ["MiniPlayer", "MiniSheet", "Survivor"]
