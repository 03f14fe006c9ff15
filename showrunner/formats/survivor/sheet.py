"""The dice season's sheet: the state of the season, as far as a viewer knows it."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace
from typing_extensions import override

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.sheet import Standing, folds
from showrunner.formats.stand_in import BELONGINGS
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards.sheet import CardSheet
from showrunner.formats.survivor.parameters import SurvivorParameters, permitted_jury

Status = Literal["active", "voted out", "juror", "finalist", "winner", "removed"]


OUT = ("voted out", "removed")
"""A castaway with one of these statuses is out of the game and may sit on the jury."""


class SurvivorPlayer(Struct):
    """DS-2: one castaway's state. Attributes are None if the viewer does not know them."""

    status: Status = "active"
    team: str = ""
    competition: Annotated[int | None, Meta(title="Competition attribute")] = None
    survival: Annotated[int | None, Meta(title="Survival attribute")] = None
    points: Annotated[int, Meta(title="Reward points")] = 0
    counters: Annotated[int, Meta(title="Depletion counters")] = 0
    immune_by: Annotated[tuple[str, ...], Meta(title="Immune through")] = ()
    competition_wins: Annotated[int, Meta(title="Competitions won")] = 0
    results_sum: Annotated[int, Meta(title="Competition results in all")] = 0
    cards_gained: Annotated[int, Meta(title="Advantage cards gained")] = 0
    exiled: Annotated[bool, Meta(title="In exile")] = False
    secret_offers: Annotated[int, Meta(title="Opportunities offered in secret")] = 0
    """DS-9.5: how many opportunities were offered to this castaway in secret."""

    @property
    def immune(self) -> bool:
        """DS-2.6: whether votes against this castaway do not count."""
        return bool(self.immune_by)


class SurvivorSheet(CardSheet):
    """The state of a dice season: complete for producers, for others what they know of it."""

    prefix = "survivor"
    has_votes = True
    figures = ("points", "counters")
    parameter_type = SurvivorParameters
    keepable = BELONGINGS
    parameters: SurvivorParameters
    players: dict[str, SurvivorPlayer]
    food: dict[str, int]
    _active: list[str]
    """The active castaways: a cache, like `_members`, because they are read very often."""
    _members: dict[str, list[str]]
    rounds_of_few: Annotated[int, Meta(title="Rounds begun at the size of a merge")]
    """DS-1.7: how many rounds have begun with no more castaways left than `merge_size`."""
    phase_times: Annotated[dict[str, int], Meta(title="How often each phase was played")]
    phase_orders: Annotated[dict[str, str], Meta(title="Phases that producers have changed")]
    coming: Annotated[facts.CompetitionAnnounced | None, Meta(title="Competition to come")]
    _staging_to_repeat: facts.CompetitionAnnounced | None
    """DS-9.8: how the competition is staged when it is repeated."""
    out: Annotated[list[str], Meta(title="Out, the first to leave first")]
    last_votes: Annotated[dict[str, str], Meta(title="Last vote of each")]
    """The name on each castaway's last ballot, in a vote or re-vote."""
    last_count: Annotated[dict[str, int], Meta(title="First count of the last vote")]
    solo_wins: Annotated[dict[str, int], Meta(title="Competitions won alone")]
    accused: Annotated[dict[str, str], Meta(title="Accused before everybody, and by whom")]
    """Accusations in comments and last words since the last vote was counted."""
    merged_in: Annotated[int, Meta(title="Round of the merge")]
    last_trades: Annotated[dict[str, bool], Meta(title="Traded in their last competition")]
    """Whether each traded a deduction for a point in their last competition."""
    comment_orders: Annotated[dict[str, tuple[str, ...]], Meta(title="Order of comments")]
    chosen_jury: Annotated[tuple[str, ...] | None, Meta(title="Jury that producers chose")]
    finalists: tuple[str, ...]
    jury: tuple[str, ...]
    jury_ballots: Annotated[dict[str, str], Meta(title="Jury votes")]
    jury_counts: Annotated[list[dict[str, int]], Meta(title="Counts of jury votes")]
    fixed_rolls: Annotated[
        dict[tuple[str, str], tuple[int, int, int]], Meta(title="Dice that producers have set")
    ]
    """DS-9.8: the dice of a castaway's next roll of a kind, by (kind, seat)."""
    opportunities: Annotated[int, Meta(title="Opportunities offered")]
    open_offers: Annotated[int, Meta(title="Opportunities offered to everybody")]
    quiet_votes: Annotated[int, Meta(title="Votes in a row by which nobody left")]
    teams_formed: Annotated[int, Meta(title="Times that teams were formed")]
    drawn_winner: Annotated[str, Meta(title="Winner by draw")]

    def __init__(self) -> None:
        super().__init__()
        self.food = {}
        self._active = []
        self._members = {}
        self.teams_formed = 0
        self.rounds_of_few = 0
        self.phase_times = {}
        self.phase_orders = {}
        self.losing_team = ""
        self.coming = None
        self._staging_to_repeat = None
        self.out = []
        self.quiet_votes = 0
        self.last_votes = {}
        self.last_count = {}
        self.solo_wins = {}
        self.accused = {}
        self.merged_in = 0
        self.last_trades = {}
        self.comment_orders = {}
        self.chosen_jury = None
        self.finalists = ()
        self.jury = ()
        self.jury_ballots = {}
        self.jury_counts = []
        self.drawn_winner = ""
        self.winner = ""
        self.fixed_rolls = {}
        self.opportunities = 0
        self.open_offers = 0

    # -- questions that rules and pages ask --------------------------------------------------------

    @property
    def active(self) -> list[str]:
        """The castaways still in the game, in seat order."""
        return self._active[:]

    @override
    def standing(self, seat: str) -> Standing:
        player = self.players[seat]
        return replace(
            super().standing(seat),
            out=player.status not in ("active", "finalist", "winner"),
            status="" if player.status == "active" else player.status,
            team=player.team,
            immune=player.immune,
            cards=tuple(self.kinds[card.kind].name for card in self.hand(seat).values()),
        )

    @property
    def here(self) -> list[str]:
        """DS-9.8: the castaways still in the game who are not in exile, in seat order."""
        return [seat for seat in self.active if not self.players[seat].exiled]

    @property
    def voters(self) -> list[str]:
        """DS-3.3: the castaways who come to the vote: the losing team or, without one, everybody.

        Castaways in exile stay away, unless fewer than two would be there (DS-9.8).
        """
        voters = self.teams.get(self.losing_team) or self.active
        here = [seat for seat in voters if not self.players[seat].exiled]
        return here if len(here) > 1 else voters

    @property
    def hearing(self) -> list[str]:
        """DS-2.11: who can hear talks: finalists hear the end of a talk begun before the final."""
        return [*self._active, *self.finalists]

    @property
    def teams(self) -> dict[str, list[str]]:
        """Each team's members who are still in the game; teams without any are omitted."""
        return {name: list(self._members[name]) for name in self.food if name in self._members}

    @property
    def camps(self) -> dict[str, list[str]]:
        """DS-9.8: each team's members who are not in exile; teams without any are omitted."""
        teams = {
            name: [seat for seat in members if not self.players[seat].exiled]
            for name, members in self.teams.items()
        }
        return {name: members for name, members in teams.items() if members}

    @property
    def merge_size(self) -> int:
        """DS-1.7: the number of castaways left at which the teams merge."""
        merge_at = self.parameters.merge_at
        return ceil(len(self.players) * 6 / 10) if merge_at is None else merge_at

    def team_of(self, seat: str) -> list[str]:
        """The active members of a castaway's team, including that castaway."""
        return list(self._members.get(self.players[seat].team, ()))

    def keeps_diary(self, seat: str) -> bool:
        """Whether a castaway is in the game, or out so late that the jury will have them."""
        if seat in self.active or seat not in self.out:
            return True
        leave_later = len(self.out) - self.out.index(seat) - 1
        leave_later += max(0, len(self.active) - self.parameters.finalists)
        return leave_later < self.parameters.jury_size

    @property
    def immune(self) -> list[str]:
        """The immune castaways, in seat order."""
        return [seat for seat in self.active if self.players[seat].immune]

    @property
    def jury_to_be(self) -> tuple[str, ...]:
        """DS-11.1: the jury that producers chose; otherwise the last castaways voted out.

        The producers' choice is dropped if a chosen juror has returned to the game. A vetoed juror
        is replaced by another (DS-8.4).
        """
        jury = self.chosen_jury or ()
        if not jury or any(self.players[seat].status not in OUT for seat in jury):
            size = min(self.parameters.jury_size, len(self.out))
            while size and not permitted_jury(size):
                size -= 1
            jury = tuple(self.out[len(self.out) - size :])
        for vetoed, replacement in self.vetoed.items():
            jury = tuple(replacement if seat == vetoed else seat for seat in jury)
        return jury

    @property
    def next_juror(self) -> str | None:
        """DS-8.4: who replaces a vetoed juror: the last castaway out who is not on the jury."""
        unavailable = {*self.jury_to_be, *self.vetoed}
        return next((seat for seat in reversed(self.out) if seat not in unavailable), None)

    # -- the fold ----------------------------------------------------------------------------------

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        player = SurvivorPlayer(points=self.parameters.starting_reward_points)
        self.players[fact.seat] = player
        self._add_active(fact.seat, player)

    @folds(facts.AttributesRolled)
    def _attributes(self, fact: facts.AttributesRolled) -> None:
        player = self.players[fact.seat]
        player.competition, player.survival = fact.competition, fact.survival

    @folds(facts.TeamsFormed)
    def _teams(self, fact: facts.TeamsFormed) -> None:
        self.food = dict(fact.food)
        self.teams_formed += 1
        if fact.why == "merge":
            self.merged_in = self.round
        for team, members in fact.teams.items():
            for seat in members:
                self.players[seat].team = team
        self._refresh_active()
        if self.losing_team not in fact.teams:
            self.losing_team = ""

    @folds(facts.RoundBegan)
    def _round(self, fact: facts.RoundBegan) -> None:
        self._new_round(fact)
        self.rounds_of_few += len(fact.castaways) <= self.merge_size
        self.phase_times = {}
        self.losing_team = ""

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        self._phase_over(fact)
        for player in self.players.values():
            player.immune_by = ()
            player.exiled = False

    @folds(facts.PhaseBegan)
    def _phase(self, fact: facts.PhaseBegan) -> None:
        self._phase_began(fact)
        self.phase_times[fact.phase] = fact.times
        if fact.times > 1:
            self.phase_orders.pop(fact.phase, None)
        if fact.phase == "competition":  # a repeat replaces the first result (DS-9.8)
            self.losing_team = ""
            if fact.times > 1:
                self.coming = self._staging_to_repeat
            self._staging_to_repeat = None
            for player in self.players.values():
                if player.immune:
                    player.immune_by = tuple(
                        cause for cause in player.immune_by if cause != "competition"
                    )

    @folds(facts.PhaseEnded)
    def _phase_ended(self, fact: facts.PhaseEnded) -> None:
        self._phase_over(fact)
        if fact.phase == "competition":
            self.coming, self._staging_to_repeat = None, self._staging_to_repeat or self.coming
            self.advantages = {}
        self.left_vote = set()

    @folds(facts.PhaseSkipped)
    def _phase_skipped(self, fact: facts.PhaseSkipped) -> None:
        self._phase_over(fact)
        self.phase_orders.pop(fact.phase, None)
        if fact.phase == "competition":
            self.coming = None

    @folds(facts.PhaseOrdered)
    def _phase_ordered(self, fact: facts.PhaseOrdered) -> None:
        if fact.what == "play":
            self.phase_orders.pop(fact.phase, None)
        else:
            self.phase_orders[fact.phase] = fact.what

    @folds(facts.PointsChanged)
    def _points(self, fact: facts.PointsChanged) -> None:
        for seat in fact.seats:
            self.players[seat].points += fact.amount

    @folds(facts.CountersChanged)
    def _counters(self, fact: facts.CountersChanged) -> None:
        for seat in fact.seats:
            player = self.players[seat]
            player.counters = max(0, player.counters + fact.amount)

    @folds(facts.FoodChanged)
    def _food(self, fact: facts.FoodChanged) -> None:
        self.food[fact.team] += fact.amount

    @folds(facts.ImmunityGiven)
    def _immunity(self, fact: facts.ImmunityGiven) -> None:
        for seat in fact.seats:
            self.players[seat].immune_by += (fact.cause,)

    @folds(facts.CompetitionAnnounced)
    def _competition_announced(self, fact: facts.CompetitionAnnounced) -> None:
        if self.phase == "competition":
            self._staging_to_repeat = fact
        else:
            self.coming = fact

    @folds(facts.CompetitionEntered)
    def _competition_entered(self, fact: facts.CompetitionEntered) -> None:
        self.last_trades[fact.seat] = fact.trade

    @folds(facts.CompetitionResults)
    def _competition_results(self, fact: facts.CompetitionResults) -> None:
        if fact.reroll == 0:
            for seat, result in fact.results.items():
                self.players[seat].results_sum += result

    @folds(facts.CompetitionWon)
    def _competition_won(self, fact: facts.CompetitionWon) -> None:
        self.losing_team = fact.loser
        for seat in fact.winners:
            self.players[seat].competition_wins += 1
        if len(fact.winners) == 1:
            self.solo_wins[fact.winners[0]] = self.solo_wins.get(fact.winners[0], 0) + 1

    @folds(facts.CardGained)
    def _card_gained(self, fact: facts.CardGained) -> None:
        super()._card_gained(fact)
        self.players[fact.seat].cards_gained += 1

    @folds(facts.CommentOrderSet)
    def _comment_order(self, fact: facts.CommentOrderSet) -> None:
        if fact.seats:
            self.comment_orders[fact.occasion] = fact.seats
        else:
            self.comment_orders.pop(fact.occasion, None)

    @folds(facts.BallotCast)
    def _ballot_cast(self, fact: facts.BallotCast) -> None:
        if fact.name is not None:
            self.last_votes[fact.seat] = fact.name

    @folds(facts.VotesCounted)
    def _votes_counted(self, fact: facts.VotesCounted) -> None:
        if fact.step == "vote":
            self.last_count = fact.counts
            self.accused = {}

    @folds(facts.CommentMade, facts.LastWords)
    def _said_aloud(self, fact: facts.CommentMade | facts.LastWords) -> None:
        for act in fact.acts:
            if act.act == "accuse":
                self.accused[act.about] = fact.seat

    @folds(facts.VotedOut)
    def _voted_out(self, fact: facts.VotedOut) -> None:
        self._take_out(fact.seat, "voted out")
        self.out.append(fact.seat)
        self.quiet_votes = 0

    @folds(facts.NobodyVotedOut)
    def _nobody_voted_out(self, fact: facts.NobodyVotedOut) -> None:
        self.quiet_votes += 1

    @folds(facts.CastawayRemoved)
    def _removed(self, fact: facts.CastawayRemoved) -> None:
        if fact.seat in self.out:
            self.out.remove(fact.seat)
        self._take_out(fact.seat, "removed")

    def _take_out(self, seat: str, status: Status) -> None:
        player = self.players[seat]
        player.status = status
        self._refresh_active()
        player.immune_by = ()
        player.exiled = False
        for fixed in [fixed for fixed in self.fixed_rolls if fixed[1] == seat]:
            del self.fixed_rolls[fixed]

    @folds(facts.CastawayReturned)
    def _returned(self, fact: facts.CastawayReturned) -> None:
        player = self.players[fact.seat]
        player.status, player.team = "active", fact.team
        self._refresh_active()
        if fact.seat in self.out:
            self.out.remove(fact.seat)

    @folds(facts.CastawayExiled)
    def _exiled(self, fact: facts.CastawayExiled) -> None:
        for seat in fact.seats:
            self.players[seat].exiled = True

    @folds(facts.RollFixed)
    def _roll_fixed(self, fact: facts.RollFixed) -> None:
        self.fixed_rolls[fact.roll, fact.seat] = fact.dice

    @folds(facts.FixedRollShown)
    def _fixed_roll_shown(self, fact: facts.FixedRollShown) -> None:
        del self.fixed_rolls[fact.roll, fact.seat]

    @folds(facts.OpportunityOpened)
    def _opportunity_opened(self, fact: facts.OpportunityOpened) -> None:
        self.opportunities = fact.number

    @folds(facts.OpportunityOffered)
    def _offered(self, fact: facts.OpportunityOffered) -> None:
        if fact.open:
            self.open_offers += 1
        else:
            for seat in fact.seats:
                self.players[seat].secret_offers += 1

    @folds(facts.JuryOrdered)
    def _jury_ordered(self, fact: facts.JuryOrdered) -> None:
        self.chosen_jury = fact.seats

    @folds(facts.FinalBegan)
    def _final(self, fact: facts.FinalBegan) -> None:
        self.finalists, self.jury = fact.finalists, fact.jury
        for seat in fact.finalists:
            self.players[seat].status = "finalist"
        for seat in fact.jury:
            self.players[seat].status = "juror"
        self._refresh_active()

    def _refresh_active(self) -> None:
        self._active, self._members = [], {}
        for seat, player in self.players.items():
            if player.status == "active":
                self._add_active(seat, player)

    def _add_active(self, seat: str, player: SurvivorPlayer) -> None:
        self._active.append(seat)
        self._members.setdefault(player.team, []).append(seat)

    @folds(facts.JuryBallotCast)
    def _jury_ballot(self, fact: facts.JuryBallotCast) -> None:
        if fact.finalist is not None:
            self.jury_ballots[fact.juror] = fact.finalist

    @folds(facts.JuryVotesCounted)
    def _jury_counted(self, fact: facts.JuryVotesCounted) -> None:
        self.jury_counts.append(dict(fact.counts))

    @folds(facts.WinnerDrawn)
    def _winner_drawn(self, fact: facts.WinnerDrawn) -> None:
        self.drawn_winner = fact.drawn

    @folds(facts.WinnerCrowned)
    def _crowned(self, fact: facts.WinnerCrowned) -> None:
        self._game_ended(fact)
        self.winner = fact.seat
        self.players[fact.seat].status = "winner"
