"""DS-1.6, DS-1.7: teams are made of those in the game, and share food by their sizes."""

from __future__ import annotations

from math import ceil

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook


class Teams(SeasonBook):
    """How teams are formed, merged and dissolved."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.formed = False
        self.moves = 0
        self.deals = 0
        self.few_before = False
        self.few = False
        self.introduced = 0

    @property
    def merge_size(self) -> int:
        """With how many left the teams become one."""
        size = self.season.parameters["merge_at"]
        return ceil(0.6 * self.introduced - 1e-9) if size is None else int(size)

    @property
    def too_small(self) -> bool:
        """Whether a team is too small to go on."""
        sizes = map(len, self.season.teams.values())
        return min(sizes, default=99) < int(self.season.parameters["min_team_size"])

    @law("DS-1.7", "TeamsFormed")
    def everybody_is_in_one_team(self, fact: CheckedFact) -> Problems:
        """The teams hold everybody in the game, each once, and nobody else; each has its food."""
        placed = [seat for seats in fact["teams"].values() for seat in seats]
        if sorted(placed) != sorted(self.season.inside):
            yield Problem(f"in the teams are {sorted(placed)}", f"in are {self.season.inside}")
        if fact["teams"].keys() != fact["food"].keys():
            yield Problem(f"food of {list(fact['food'])}", f"teams are {list(fact['teams'])}")

    @law("DS-2.3", "TeamsFormed")
    def the_first_teams_get_their_food(self, fact: CheckedFact) -> Problems:
        """At the start, and only then, each team gets so much food for each member."""
        if (fact["why"] == "start") == self.formed:
            yield Problem(f"teams are formed: {fact['why']}", "`start` is first, and once")
        each = self.season.parameters["starting_resources_per_player"]
        expected = {team: each * len(seats) for team, seats in fact["teams"].items()}
        if fact["why"] == "start" and fact["food"] != expected:
            yield Problem(f"the food is {fact['food']}", f"{expected} at the start")

    @law("DS-1.7", "TeamsFormed")
    def dissolved_teams_share_their_food(self, fact: CheckedFact) -> Problems:
        """Food of dissolved teams goes to the new ones by their sizes, the rest to the largest."""
        if fact["why"] == "start" or self.moves:
            return
        had, before = self.season.food, self.season.teams
        if sum(had.values()) != sum(fact["food"].values()):
            right = f"{sum(had.values())} in all before"
            yield Problem(f"{sum(fact['food'].values())} food in all", right, "DS-12.2")
        sizes = {team: len(seats) for team, seats in fact["teams"].items()}
        kept = [
            team for team in sizes if set(before.get(team, ())) == set(fact["teams"][team]) != set()
        ]
        sharing = {team: size for team, size in sizes.items() if team not in kept} or sizes
        pool = sum(food for team, food in had.items() if team not in kept)
        given = {
            team: fact["food"].get(team, 0) - (had.get(team, 0) if team in kept else 0)
            for team in sizes
        }
        shares = {
            team: pool * size // max(1, sum(sharing.values())) for team, size in sharing.items()
        }
        rest = pool - sum(shares.values())
        largest = [team for team in sharing if sharing[team] == max(sharing.values())]
        possible = {
            frozenset({**dict.fromkeys(sizes, 0), **shares, team: shares[team] + rest}.items())
            for team in largest
        }
        if frozenset(given.items()) not in possible:
            yield Problem(f"of {pool} food teams get {given}", f"shares are {shares}, {rest} left")

    @law("DS-1.7", "TeamsFormed")
    def a_move_leaves_food_where_it_is(self, fact: CheckedFact) -> Problems:
        """Who moves to another team takes no food along."""
        if self.moves and fact["food"] != self.season.food:
            yield Problem(f"the food is {fact['food']}", f"{self.season.food} as before the move")

    @law("DS-1.7", "TeamsFormed")
    def teams_have_their_reason(self, fact: CheckedFact) -> Problems:
        """Teams merge when few are left or one is too small; empty ones are dissolved."""
        teams = self.season.teams
        if fact["why"] == "empty":
            right = {team: sorted(seats) for team, seats in teams.items()}
            found = {team: sorted(seats) for team, seats in fact["teams"].items()}
            if found != right or len(teams) == len(self.season.food):
                yield Problem(f"empty teams are dissolved: {found}", f"somebody is in {right}")
        if fact["why"] == "merge" and len(fact["teams"]) != 1:
            yield Problem(f"a merge into {list(fact['teams'])}", "one team")
        if fact["why"] == "merge" and not self.deals:
            few = len(self.season.inside) <= self.merge_size and not self.few_before
            if not few and not self.too_small:
                yield Problem("the teams merge", "enough are left, and no team is too small")

    @law("DS-1.7", "PhaseBegan", "PhaseSkipped")
    def teams_merge_when_they_must(self, fact: CheckedFact) -> Problems:
        """No round is played by several teams where one is too small or few are left at last."""
        if fact["phase"] != "competition" or fact.fields.get("times", 1) > 1:
            return
        teams = self.season.teams
        if len(teams) < len(self.season.food):
            yield Problem(f"the teams {list(self.season.food)}", f"somebody is in {list(teams)}")
        few = self.few and not self.few_before
        if len(teams) > 1 and few and len(self.season.inside) <= self.merge_size:
            yield Problem(f"{len(teams)} teams play on", f"{self.merge_size} or fewer are left")
        if len(teams) > 1 and self.too_small:
            yield Problem(f"{len(teams)} teams play on", "one is too small")

    @enters("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """One more in the cast."""
        self.introduced += 1

    @enters("RoundBegan")
    def count(self, fact: CheckedFact) -> None:
        """Whether few are left, for the first time."""
        self.few_before = self.few_before or self.few
        self.few = self.few or len(fact["castaways"]) <= self.merge_size

    @enters("OrderTaken")
    def order(self, fact: CheckedFact) -> None:
        """Producers form teams."""
        effects = fact["terms"].get("effects", ()) if fact["name"] == "event" else ()
        self.moves = sum(effect.get("effect") == "join" for effect in effects)
        self.deals = int(fact["name"] in ("set_teams", "deal_teams"))

    @enters("TeamsFormed")
    def form(self, fact: CheckedFact) -> None:
        """They are formed."""
        self.formed = True
        self.moves, self.deals = max(0, self.moves - 1), 0
