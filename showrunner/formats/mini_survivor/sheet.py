"""The sheet of Mini-Survivor: what stands where, and whose it is, as far as a viewer knows."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.facts.segments import Outcasting
from showrunner.formats.mini_survivor.grid import neighbours, reach
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.formats.sheet import Sheet, folds

Moment = tuple[int, int]
"""A round and a moment in it: what happens at the same moment happens at the same time."""


class Survivor(Struct):
    """One piece. Its owner is "" where the viewer does not know; its tribe "" of an Outcast."""

    owner: str = ""
    tribe: str = ""
    alive: bool = True
    public: bool = False
    """Whether everybody knows its owner."""
    outcast_since: int = 0
    """The round in which it became an Outcast (anew); 0 where it stands in a tribe."""
    cast_out_by: Outcasting | None = None


class Player(Struct):
    """What one player has, as far as the viewer knows: of others' idols and garnets nothing."""

    tag: str = ""
    idols: int = 0
    garnets: int = 0
    bought: int = 0
    tokens: int = 0
    earned: int = 0
    bonus: int = 0
    fell: int = 0
    last_fell: Moment | None = None
    removed: bool = False


class MiniSheet(Sheet):
    """The state of a match. For producers it is complete; for others it is what they know."""

    parameter_type = MiniParameters
    parameters: MiniParameters

    def __init__(self) -> None:
        super().__init__()
        self.players: dict[str, Player] = {}
        self.grid: facts.GridLaid | None = None
        self.survivors: dict[int, Survivor] = {}
        self.open: list[str] = []
        self.opening: dict[str, tuple[int, ...]] = {}
        """The open tribes as they stood when the round began."""
        self.owned_at_opening: dict[str, int] = {}
        """MS-8.6: how many Survivors each player had when the round began."""
        self.round = 0
        self.phase = ""
        self.moments = 0
        """How many segments of the round have been played (MS-8.3)."""
        self.quiet_rounds = 0
        self.submissions: dict[str, tuple[str, ...]] = {}
        self.twists: list[facts.TwistOrdered] = []
        self.auctions: list[int] = []
        self.auctions_held = 0
        self.shuffles = 0
        self.bonus: dict[str, int] | None = None
        self.ended = False
        self.tie: facts.CandidateTied | None = None
        self.candidate: facts.CandidateNamed | None = None
        self.ranking: tuple[tuple[str, ...], ...] = ()

    # -- questions that rules and pages ask --------------------------------------------------------

    @property
    def size(self) -> int:
        """How many players the match has, and so how many tribes."""
        return len(self.names)

    @property
    def living(self) -> list[int]:
        """The Survivors alive, in order."""
        return [one for one, survivor in sorted(self.survivors.items()) if survivor.alive]

    @property
    def tribes(self) -> dict[str, list[int]]:
        """The living Survivors in each open tribe."""
        tribes: dict[str, list[int]] = {letter: [] for letter in self.open}
        for one in self.living:
            tribe = self.survivors[one].tribe
            if tribe in tribes:
                tribes[tribe].append(one)
        return tribes

    @property
    def outcasts(self) -> list[int]:
        """The living Survivors that are in no tribe."""
        return [one for one in self.living if not self.survivors[one].tribe]

    @property
    def in_play(self) -> list[str]:
        """The players who have not seen all their Survivors fall, as far as is public."""
        dealt = len(self.survivors) // max(1, self.size)
        return [
            seat
            for seat, player in self.players.items()
            if player.fell < dealt and not player.removed
        ]

    @property
    def present(self) -> list[str]:
        """The players whom producers have not removed."""
        return [seat for seat, player in self.players.items() if not player.removed]

    @property
    def active(self) -> list[str]:
        """Who may talk: those in play, and with `eliminated_players_may_talk` the others, too."""
        return self.present if self.parameters.eliminated_players_may_talk else self.in_play

    def owned(self, seat: str) -> list[int]:
        """The living Survivors that are known to be a player's."""
        return [one for one in self.living if self.survivors[one].owner == seat]

    def reach(self) -> dict[str, tuple[str, ...]]:
        """MS-7.1, MS-7.2: where one can move to from each tribe, as the round began."""
        near = neighbours(self.size, self.parameters.diagonal_adjacency)
        return reach(near, self.opening)

    @property
    def moment(self) -> Moment:
        """MS-8.3: now, for what happens between two segments."""
        return self.round, 2 * self.moments + 1

    # -- the fold: the board -----------------------------------------------------------------------

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.players[fact.seat] = Player()

    @folds(facts.GridLaid)
    def _grid(self, fact: facts.GridLaid) -> None:
        self.grid = fact
        self.open = list(fact.tribes)

    @folds(facts.TagsGiven)
    def _tags(self, fact: facts.TagsGiven) -> None:
        for seat, tag in fact.tags.items():
            self.players[seat].tag = tag

    @folds(facts.SurvivorsDealt)
    def _dealt(self, fact: facts.SurvivorsDealt) -> None:
        for one in fact.survivors:
            self.survivors.setdefault(one, Survivor()).owner = fact.seat

    @folds(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> None:
        self.open = list(fact.tribes)
        self.shuffles += fact.why == "swap"
        for letter, members in fact.tribes.items():
            for one in members:
                survivor = self.survivors.setdefault(one, Survivor())
                survivor.tribe, survivor.outcast_since = letter, 0
        for one in fact.outcasts:
            self.survivors[one].tribe = ""
        if fact.why == "merge":
            self.quiet_rounds = 0

    @folds(facts.TribeRemoved)
    def _tribe_removed(self, fact: facts.TribeRemoved) -> None:
        self.open.remove(fact.tribe)

    @folds(facts.SurvivorsCastOut)
    def _cast_out(self, fact: facts.SurvivorsCastOut) -> None:
        for one in fact.survivors:
            survivor = self.survivors[one]
            survivor.tribe, survivor.outcast_since = "", fact.round
            survivor.cast_out_by = fact.why

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        for one, owner in fact.owners.items():
            survivor = self.survivors[one]
            survivor.alive, survivor.tribe, survivor.outcast_since = False, "", 0
            survivor.owner, survivor.public = owner, True
            player = self.players[owner]
            player.fell += 1
            player.last_fell = fact.round, fact.moment

    @folds(facts.OwnerRevealed)
    def _owner_revealed(self, fact: facts.OwnerRevealed) -> None:
        self.survivors[fact.survivor].owner = fact.seat
        self.survivors[fact.survivor].public = True

    # -- the fold: rounds --------------------------------------------------------------------------

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self.round, self.moments = fact.round, 0
        self.opening = dict(fact.tribes)
        self.owned_at_opening = {seat: len(self.owned(seat)) for seat in self.players}
        self.submissions = {}

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        crowded = any(len(members) >= 3 for members in self.tribes.values())
        self.quiet_rounds = self.quiet_rounds + 1 if fact.quiet and not crowded else 0

    @folds(facts.PhaseBegan)
    def _phase(self, fact: facts.PhaseBegan) -> None:
        self.phase = fact.phase

    @folds(facts.PhaseEnded, facts.PhaseSkipped)
    def _phase_ended(self, fact: facts.PhaseEnded | facts.PhaseSkipped) -> None:
        self.phase = ""
        self.moments += fact.phase in ("assassination", "voting")

    @folds(facts.SubmissionSent)
    def _submission(self, fact: facts.SubmissionSent) -> None:
        self.submissions[fact.seat] = fact.lines

    # -- the fold: idols and garnets ---------------------------------------------------------------

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

    # -- the fold: producers -----------------------------------------------------------------------

    @folds(facts.TwistOrdered)
    def _twist(self, fact: facts.TwistOrdered) -> None:
        self.twists.append(fact)

    @folds(facts.TwistDone)
    def _twist_done(self, fact: facts.TwistDone) -> None:
        self.twists = [ordered for ordered in self.twists if ordered.twist != fact.twist]

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

    # -- the fold: the end -------------------------------------------------------------------------

    @folds(facts.BonusCounted)
    def _bonus_counted(self, fact: facts.BonusCounted) -> None:
        self.bonus = dict(fact.garnets)

    @folds(facts.MatchEnded)
    def _ended(self, fact: facts.MatchEnded) -> None:
        self.ended = True
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
