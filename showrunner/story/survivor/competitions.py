"""Competitions: runs of immunity, margins, comebacks and collapses, and teams that keep losing."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from showrunner.formats.fact import Fact
from showrunner.formats.survivor import facts
from showrunner.formats.wording import capital, decimals, listed, number, ordinal
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record, known_words

RUN_IN_A_ROW = 3
RUN_IN_ALL = 4
LOSING_STREAK = 3
NARROW = 1
"""The largest margin of points that is narrow, alone."""
CRUSHING = 5
"""The smallest margin of points that is crushing, alone."""
NARROW_TEAMS = Fraction(1, 4)
CRUSHING_TEAMS = Fraction(5, 2)


class Competitions(Finder):
    """Follows results and winners."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._name = ""
        self._results: list[tuple[int, facts.CompetitionResults]] = []
        """The rolls of the competition that is on, re-rolls included."""
        self._wins: dict[str, list[int]] = {}
        """The facts of the immunities that each castaway has won alone."""
        self._run: list[int] = []
        """The immunities that the last winner has won in a row."""
        self._last_winner = ""
        self._losses: dict[str, list[int]] = {}
        """The facts of the competitions that each team has lost in a row."""
        self._before: tuple[int, dict[str, int]] = (0, {})
        """The results of the last competition that was played alone."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A competition, as it is played and won."""
        match fact:
            case facts.CompetitionAnnounced():
                self._name = known_words(fact.name)
            case facts.PhaseBegan():
                self._results = []
            case facts.CompetitionResults():
                self._results.append((number, fact))
            case facts.TeamsFormed():
                self._losses = {}
            case facts.CompetitionWon():
                if self._name:
                    self.record.titles[f"{self.record.round}.competition"] = self._name
                if self._results:
                    yield from self._margin(number, fact)
                    if not fact.team:
                        yield from self._alone(number, fact)
                if fact.loser:
                    yield from self._team_lost(number, fact)
                self._name, self._results = "", []

    def _title(self) -> str:
        return f"“{self._name}”" if self._name else "the competition"

    # -- how it was won ----------------------------------------------------------------------------

    def _margin(self, won: int, fact: facts.CompetitionWon) -> Iterator[Beat]:
        first, results = self._results[0]
        rerolls = [number for number, _ in self._results[1:]]
        if fact.team:
            scores = {team: Fraction(score) for team, score in results.teams.items()}
            narrow, crushing = NARROW_TEAMS, CRUSHING_TEAMS
            who = fact.team
        else:
            scores = {seat: Fraction(score) for seat, score in results.results.items()}
            narrow, crushing = Fraction(NARROW), Fraction(CRUSHING)
            who = self.record.name(fact.winners[0])
        best_first = sorted(scores, key=lambda one: -scores[one])
        if len(best_first) < 2:
            return
        margin = scores[best_first[0]] - scores[best_first[1]]
        tied = [one for one in best_first if scores[one] == scores[best_first[0]]]
        names = {one: one if fact.team else self.record.name(one) for one in best_first}
        shown = decimals({names[one]: scores[one] for one in best_first})
        score = f"{shown[names[best_first[0]]]} to {shown[names[best_first[1]]]}"
        people = fact.winners if not fact.team else ()
        proof = (first, *rerolls, won)
        values = {"margin": str(margin), "team": fact.team}
        if not margin and rerolls:
            text = f"{listed(names[one] for one in tied)} were level at "
            text += f"{shown[names[tied[0]]]} in {self._title()}. In the re-roll {who} won."
            yield self.beat("tied competition", 40, people, proof, text, **values)
        elif 0 < margin <= narrow:
            text = f"{who} won {self._title()} by a hair, {score}."
            yield self.beat("narrow win", 35, people, proof, text, **values)
        elif margin >= crushing:
            text = f"{who} won {self._title()} by a mile, {score}."
            yield self.beat("crushing win", 35, people, proof, text, **values)

    # -- alone -------------------------------------------------------------------------------------

    def _alone(self, won: int, fact: facts.CompetitionWon) -> Iterator[Beat]:
        (winner, *_), name = fact.winners, self.record.name
        first, results = self._results[0]
        earlier, scores = self._before
        self._before = first, results.results
        if scores:
            yield from self._turn(winner, won, (earlier, scores), (first, results.results))
        if fact.stakes == "reward":
            return
        wins = self._wins.setdefault(winner, [])
        wins.append(won)
        self._run = [*self._run, won] if winner == self._last_winner else [won]
        self._last_winner = winner
        in_a_row, in_all = len(self._run), len(wins)
        if in_a_row >= RUN_IN_A_ROW:
            text = f"{name(winner)} has won immunity {number(in_a_row)} times in a row."
            proof = self._run
        elif in_all >= RUN_IN_ALL:
            text = f"It is {name(winner)}’s {ordinal(in_all)} immunity of the season."
            proof = wins
        else:
            return
        importance = min(45 + 6 * max(in_a_row, in_all), 80)
        values = {"in_a_row": in_a_row, "in_all": in_all}
        yield self.beat("immunity run", importance, (winner,), proof, text, **values)

    def _turn(
        self,
        winner: str,
        won: int,
        before: tuple[int, dict[str, int]],
        now: tuple[int, dict[str, int]],
    ) -> Iterator[Beat]:
        name = self.record.name
        (earlier, old), (first, new) = before, now
        if old.get(winner) == min(old.values()) and list(old.values()).count(old[winner]) == 1:
            text = f"{name(winner)} had come last the time before, with {old[winner]}. "
            text += f"Now {name(winner)} won with {new[winner]}."
            yield self.beat("comeback", 45, (winner,), (earlier, first, won), text)
        (best, *others) = sorted(old, key=lambda seat: -old[seat])
        alone = not others or old[others[0]] < old[best]
        last = best in new and new[best] == min(new.values())
        if alone and last and len(new) > 2 and list(new.values()).count(new[best]) == 1:
            text = f"{name(best)} had the best result the time before, {old[best]}, "
            text += f"and now the worst, {new[best]}."
            yield self.beat("collapse", 40, (best,), (earlier, first), text)

    # -- teams -------------------------------------------------------------------------------------

    def _team_lost(self, won: int, fact: facts.CompetitionWon) -> Iterator[Beat]:
        for team in [team for team in self._losses if team != fact.loser]:
            lost = self._losses.pop(team)
            if len(lost) >= LOSING_STREAK and team == fact.team:
                text = f"{team} had lost {number(len(lost))} competitions in a row. "
                text += "This time they won."
                yield self.beat("losing streak over", 50, fact.winners, (*lost, won), text)
        lost = self._losses.setdefault(fact.loser, [])
        lost.append(won)
        if len(lost) >= LOSING_STREAK:
            text = f"{capital(fact.loser)} lost for the {ordinal(len(lost))} time in a row."
            importance = min(35 + 5 * len(lost), 65)
            values = {"team": fact.loser, "lost": len(lost)}
            yield self.beat("losing streak", importance, (), lost, text, **values)
