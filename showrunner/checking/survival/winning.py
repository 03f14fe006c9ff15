"""SV-8: who has won, why, and what it is worth."""

from __future__ import annotations

from typing import NamedTuple

from showrunner.checking.books import END, Problem, Problems, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.season import Season, SeasonBook


class Verdict(NamedTuple):
    """Who has won, and by which rule."""

    winner: str
    rule: str


def decided(season: Season) -> Verdict | None:
    """SV-8.1 to SV-8.5: what fits first, of a closed batch."""
    living = season.living
    evil, good = len(season.living_of("evil")), len(season.living_of("good"))
    if len(living) == 2 and set(living) == set(season.buddies):
        return Verdict("buddies", "SV-8.1")
    if good and not evil:
        return Verdict("good", "SV-8.2")
    if evil > good:
        return Verdict("evil", "SV-8.3")
    if evil and evil == good and season.parameters["impossible_rule"] == "parity":
        return Verdict("evil", "SV-8.4")
    if season.deadlock:
        return Verdict("evil", "SV-8.4")
    if not living:
        return Verdict(season.parameters["all_dead"], "SV-8.5")
    return None


def winners(season: Season, winner: str) -> list[str]:
    """SV-8.1, SV-8.2, SV-8.7: everybody who wins with this side."""
    memories = season.parameters["winners_include_memories"]
    sides = {winner}
    if winner == "buddies":
        sides = {season.of(seat).side for seat in season.buddies}
        if season.parameters["buddies_exclusive"] or len(sides) > 1:
            sides = set()
    pair = season.buddies if winner == "buddies" else []
    return [
        seat
        for seat, person in season.people.items()
        if seat in pair or (person.side in sides and (person.alive or memories))
    ]


class Winning(SeasonBook):
    """The end of the season."""

    @law("SV-8.1", "SeasonWon")
    def who_wins_has_won(self, fact: CheckedFact) -> Problems:
        """The first of the ways to win that fits decides, and it alone."""
        verdict = decided(self.season)
        if verdict is None:
            yield Problem(f"{fact['winner']} wins", "nobody has won yet", fact["rule"])
        elif verdict != (fact["winner"], fact["rule"]):
            right = f"{verdict.winner} by {verdict.rule}"
            yield Problem(f"{fact['winner']} wins by {fact['rule']}", right, verdict.rule)

    @law("SV-8.2", "SeasonWon")
    def the_winners_are_of_that_side(self, fact: CheckedFact) -> Problems:
        """All of a side win, the Buddies alone where they are the last two, in a draw nobody."""
        right = [] if fact["winner"] == "draw" else winners(self.season, fact["winner"])
        if sorted(fact["seats"]) != sorted(right):
            yield Problem(f"{fact['seats']} win", f"it is {right}")

    @law("SV-8.8", "SeasonWon")
    def points_and_ranking(self, fact: CheckedFact) -> Problems:
        """30 tenths for a win, 1 for each Conference survived; ranked by win, then by the time."""
        season, won = self.season, fact["seats"]
        points = {
            seat: 30 * (seat in won) + person.conferences for seat, person in season.people.items()
        }
        if fact["points"] != points:
            yield Problem(f"points {fact['points']}", f"it is {points}")
        gone = {seat: place for place, seat in enumerate(season.eliminated)}
        order = sorted(
            season.people, key=lambda seat: (seat not in won, -gone.get(seat, len(gone)))
        )
        if fact["ranking"] != order:
            yield Problem(f"the ranking is {fact['ranking']}", f"it is {order}")
        if fact["rounds"] != season.round:
            yield Problem(f"{fact['rounds']} rounds", f"{season.round} were played")

    @law("SV-8.4", "EliminationImpossible")
    def elimination_is_impossible(self, fact: CheckedFact) -> Problems:
        """No vote can be cast, only a tie can come, nothing has happened, or it is too late."""
        right = {
            "no vote can be cast": no_vote(self.season),
            "only a tie can come": only_a_tie(self.season),
            "nothing happens": self.season.quiet_rounds >= self.season.parameters["stall_rounds"],
            "too many rounds": self.season.round >= self.season.parameters["max_rounds"],
        }
        if not right[fact["why"]] or self.season.deadlock:
            yield Problem(f"{fact}", f"that is so: {[why for why, so in right.items() if so]}")

    @law("SV-8.4", "VoteBegan")
    def no_vote_is_held_that_cannot_eliminate(self, fact: CheckedFact) -> Problems:
        """Where no vote can be cast, or only a tie can come, there is none."""
        if fact["step"] not in ("vote", "accuse"):
            return
        if no_vote(self.season) or only_a_tie(self.season):
            yield Problem("a vote begins", "no contestant can be eliminated by it")

    @law("SV-8.4", "RoundEnded")
    def a_stalled_season_is_over(self, fact: CheckedFact) -> Problems:
        """After so many quiet rounds, or rounds in all, Evil has won."""
        season = self.season
        if season.quiet_rounds >= max(season.since("stall_rounds")):
            yield Problem(f"{fact}", f"{season.quiet_rounds} rounds were quiet")
        if season.round >= max(season.since("max_rounds")):
            yield Problem(f"{fact}", f"it is round {season.round}")

    @law("SV-8.1", END)
    def secrets_are_opened_when_it_is_won(self, last: CheckedFact) -> Problems:
        """A season that opens its secrets has been won."""
        if last.kind == "SecretsRevealed" and not self.season.won:
            yield Problem("secrets are revealed", "the season is not won")


def no_vote(season: Season) -> bool:
    """SV-8.4: nobody can vote for anybody."""
    voters, candidates = season.voters, season.participants
    alone = season.parameters["self_vote"]
    return not any(alone or voter != name for voter in voters for name in candidates)


def only_a_tie(season: Season) -> bool:
    """SV-8.4: two live, on opposite sides, with as much weight, and not Buddies."""
    living = season.living
    if len(living) != 2 or set(living) == set(season.buddies):
        return False
    weights = {season.weight(seat) if seat in season.voters else 0 for seat in living}
    return len(weights) == 1 and {season.of(seat).side for seat in living} == {"good", "evil"}
