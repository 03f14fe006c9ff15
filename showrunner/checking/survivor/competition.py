"""DS-3: who competes, what they roll, who wins and who must vote."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.rolls import (
    Drawn,
    Rolled,
    TieBreaker,
    dice_problem,
    result,
    team_roll,
)
from showrunner.checking.survivor.season import Season, SeasonBook


class Competition(SeasonBook):
    """One competition at a time."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.rolled: dict[str, CheckedFact] = {}
        self.told: list[CheckedFact] = []
        self.won = False
        self.competing: list[str] = []

    @property
    def competitors(self) -> list[str]:
        """DS-3.9: all but exiles and who sits out, unless nobody else of a team is left."""
        sits_out = self.season.announced["sits_out"] if self.season.announced else []
        return [
            seat
            for team in self.season.camps.values()
            for seat in ([one for one in team if one not in sits_out] or team)
        ]

    @property
    def teams(self) -> Mapping[str, list[str]]:
        """The teams that compete, with those who do."""
        return {
            team: competing
            for team, members in self.season.camps.items()
            if (competing := [seat for seat in members if seat in self.season.entered])
        }

    @law("DS-3.1", "CompetitionEntered")
    def everybody_enters_once(self, fact: CheckedFact) -> Problems:
        """Each competitor enters once, in the competition phase, before any roll."""
        seat = fact["seat"]
        if self.season.phase != "competition" or seat in self.season.entered or self.rolled:
            yield Problem(f"{seat} enters", "once each, before the rolls of a competition")
        if seat not in self.competitors:
            yield Problem(f"{seat} enters", "sits out", "DS-3.9")

    @law("DS-1.4", "CompetitionRolled")
    def a_roll_is_three_dice(self, fact: CheckedFact) -> Problems:
        """A roll is three six-sided dice."""
        if found := dice_problem(fact["dice"]):
            yield Problem(found, "three faces of 1 to 6")

    @law("DS-7.4", "CompetitionRolled")
    def a_result_follows_from_dice(self, fact: CheckedFact) -> Problems:
        """A result is what dice, attribute, counters, boost and trade come to."""
        seat, parameters = fact["seat"], self.season.parameters
        entry = self.season.entered.get(seat)
        if entry is None:
            yield Problem(f"{seat} rolls", "has not entered", "DS-3.3")
            return
        first = fact["reroll"] == 0
        boost = parameters.get(f"{entry['boost']}_boost", 0) if first else 0
        boost += self.season.advantages.get(seat, 0) if first else 0
        deduction = parameters["competition_trade"] if first and entry["trade"] else 0
        castaway = self.season.of(seat)
        right = result(
            sum(fact["dice"]), castaway.competition, castaway.counters, parameters, boost, deduction
        )
        if fact["result"] != right:
            yield Problem(f"{seat} has {fact['result']}", f"{fact['dice']} give {right}")

    @law("DS-2.8", "CompetitionRolled", "CompetitionResults")
    def everybody_rolls_once(self, fact: CheckedFact) -> Problems:
        """Results are read out as they were rolled: each once, none left away."""
        if fact.kind == "CompetitionRolled":
            if fact["seat"] in self.rolled:
                yield Problem(f"{fact['seat']} rolls again", "once, then the results are told")
            return
        rolled = {seat: each["result"] for seat, each in self.rolled.items()}
        if fact["results"] != rolled:
            yield Problem(f"the results are {fact['results']}", f"rolled were {rolled}")
        for seat, each in self.rolled.items():
            if each["reroll"] != fact["reroll"]:
                yield Problem(f"{seat} rolled for re-roll {each['reroll']}", f"{fact['reroll']}")

    @law("DS-3.3", "CompetitionResults")
    def a_team_rolls_what_its_members_do(self, fact: CheckedFact) -> Problems:
        """A team's roll is made of the results of its members, exactly."""
        right = {team: str(score) for team, score in self._scores(fact).items()}
        if fact["teams"] != (right if len(self.teams) > 1 else {}):
            yield Problem(f"the teams have {fact['teams']}", f"their members make {right}")

    def _scores(self, fact: CheckedFact) -> dict[str, object]:
        way = self.season.parameters["team_roll"]
        scores: dict[str, object] = {}
        for team, members in self.teams.items():
            results = [fact["results"][seat] for seat in members if seat in fact["results"]]
            if results:
                scores[team] = team_roll(results, way)
        return scores

    @law("DS-3.3", "CompetitionWon")
    def the_best_win_and_the_last_vote(self, fact: CheckedFact) -> Problems:
        """The highest wins, the lowest team votes; ties are rolled again, or drawn at last."""
        stakes = self.season.announced["stakes"] if self.season.announced else "both"
        if self.season.phase != "competition" or self.won or fact["stakes"] != stakes:
            yield Problem(f"{fact}", f"one competition is won once, and is for {stakes}")
        if len(self.teams) > 1:
            yield from self._won_by_team(fact)
        else:
            yield from self._won_alone(fact)

    def _won_alone(self, fact: CheckedFact) -> Problems:
        rolls = self._rolls()
        winner = rolls.settle(rolls.leaders(rolls.roll(self.season.entered, 0, "both")), "both")
        for problem in rolls.finish():
            yield problem._replace(rule="DS-3.4")
        if (fact["winners"], fact["team"], fact["loser"]) != ([winner], "", ""):
            yield Problem(f"{fact}", f"{winner or 'nobody'} has won", "DS-3.4")

    def _won_by_team(self, fact: CheckedFact) -> Problems:
        rolls, teams = self._rolls(), list(self.teams)
        scores = rolls.roll(teams, 0, "both")
        times = 0
        while len(set(scores.values())) == 1 and times < rolls.most:
            times += 1
            scores = rolls.roll(teams, times, "both")
        if len(set(scores.values())) == 1:
            winner = rolls.draw(teams, "reward")
            loser = rolls.draw([team for team in teams if team != winner], "vote")
        else:
            winner = rolls.settle(rolls.leaders(scores), "reward")
            loser = rolls.settle(rolls.leaders(scores, lowest=True), "vote", lowest=True)
        yield from rolls.finish()
        loser = loser if fact["stakes"] != "reward" else ""
        right = (winner, loser, sorted(self.season.camps.get(winner, [])))
        if (fact["team"], fact["loser"], sorted(fact["winners"])) != right:
            yield Problem(f"{fact}", f"{winner} has won, {loser or 'nobody'} has lost")

    def _rolls(self) -> TieBreaker:
        told: list[Rolled | Drawn] = []
        for fact in self.told:
            if fact.kind == "TieDrawn":
                told.append(Drawn(fact["among"], fact["drawn"], fact["decides"]))
            else:
                scores = self._scores(fact) if len(self.teams) > 1 else fact["results"]
                told.append(Rolled(scores, fact["reroll"], fact["decides"]))
        return TieBreaker(told, self.season.parameters["max_rerolls"])

    @law("DS-3.3", "PhaseEnded")
    def a_competition_is_won(self, fact: CheckedFact) -> Problems:
        """A competition that was not called off has all competitors, and is won."""
        if fact["phase"] != "competition":
            return
        if set(self.season.entered) != set(self.competing) and self.season.entered:
            entered = sorted(self.season.entered)
            yield Problem(f"{entered} competed", f"all of {sorted(self.competing)} do", "DS-3.1")
        if not self.won and (not fact["cancelled"] or self.season.entered):
            yield Problem("nobody has won the competition", "somebody does")

    @enters("PhaseBegan")
    def begin(self, fact: CheckedFact) -> None:
        """A new competition."""
        self.rolled, self.told, self.won = {}, [], False
        self.competing = []

    @enters("CompetitionEntered")
    def compete(self, fact: CheckedFact) -> None:
        """Who should enter is known when the first does."""
        self.competing = self.competing or self.competitors

    @enters("CompetitionRolled")
    def roll(self, fact: CheckedFact) -> None:
        """Somebody has rolled."""
        self.rolled[fact["seat"]] = fact

    @enters("CompetitionResults", "TieDrawn")
    def tell(self, fact: CheckedFact) -> None:
        """Results, or a draw, in a competition."""
        self.rolled = {}
        if self.season.phase == "competition":
            self.told.append(fact)

    @enters("CompetitionWon")
    def win(self, fact: CheckedFact) -> None:
        """It is won."""
        self.won = True
