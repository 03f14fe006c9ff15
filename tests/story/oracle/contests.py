"""The dice season's competitions: margins, runs, comebacks and teams that keep losing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason


@dataclass
class Contest:
    """A competition that was won. `rolls` are the facts of its results, `scores` the first ones.

    `teams` says how often teams had been formed by then.
    """

    won: int
    round: int
    fact: Fact
    rolls: list[tuple[int, Fact]]
    teams: int

    @property
    def alone(self) -> bool:
        return not self.fact["team"]

    @property
    def winner(self) -> str:
        winner: str = self.fact["winners"][0]
        return winner

    @property
    def scores(self) -> dict[str, Fraction]:
        results = self.rolls[0][1]["results" if self.alone else "teams"]
        return {who: Fraction(score) for who, score in results.items()}

    def at_the_top(self, best: bool) -> list[str]:
        """Who has the best result, or the worst."""
        end = max(self.scores.values()) if best else min(self.scores.values())
        return [who for who, score in self.scores.items() if score == end]


def contests(season: PlainSeason) -> Iterator[Expected]:
    if season.game != "survivor":
        return
    held = list(held_in(season))
    for at, contest in enumerate(held):
        if contest.rolls:
            yield from margin(contest)
        if contest.rolls and contest.alone:
            before = [one for one in held[:at] if one.rolls and one.alone]
            yield from turns(contest, before[-1:])
            yield from immunity_run(contest, before)
        if contest.fact["loser"]:
            before = [one for one in held[:at] if one.fact["loser"] and one.teams == contest.teams]
            yield from streaks(contest, before)


def held_in(season: PlainSeason) -> Iterator[Contest]:
    round_, teams, rolls = 0, 0, list[tuple[int, Fact]]()
    for number, _, fact in season.facts:
        kind = fact["fact"]
        if kind == "RoundBegan":
            round_ = fact["round"]
        elif kind == "TeamsFormed":
            teams += 1
        elif kind == "PhaseBegan":
            rolls = []
        elif kind == "CompetitionResults":
            rolls.append((number, fact))
        elif kind == "CompetitionWon":
            yield Contest(number, round_, fact, rolls, teams)
            rolls = []


def margin(contest: Contest) -> Iterator[Expected]:
    """Won by a hair or by a mile, or level before a re-roll. Teams have averages."""
    if len(contest.scores) < 2:
        return
    best, second = sorted(contest.scores.values(), reverse=True)[:2]
    ahead, narrow, crushing = best - second, Fraction(1), Fraction(5)
    if not contest.alone:
        narrow, crushing = Fraction(1, 4), Fraction(5, 2)
    if ahead == 0:
        kind, worth = "tied competition" if len(contest.rolls) > 1 else "", 40
    else:
        kind = "narrow win" if ahead <= narrow else "crushing win" if ahead >= crushing else ""
        worth = 35
    if kind:
        yield expected(
            kind,
            contest.round,
            worth,
            contest.fact["winners"] if contest.alone else [],
            [*(number for number, _ in contest.rolls), contest.won],
            margin=str(ahead),
            team=contest.fact["team"],
        )


def turns(contest: Contest, before: list[Contest]) -> Iterator[Expected]:
    """Who was alone at one end of the results the time before, and is at the other one now."""
    for earlier in before:
        first, then = contest.rolls[0][0], earlier.rolls[0][0]
        if earlier.at_the_top(best=False) == [contest.winner]:
            facts = [then, first, contest.won]
            yield expected("comeback", contest.round, 45, [contest.winner], facts)
        best, worst = earlier.at_the_top(best=True), contest.at_the_top(best=False)
        if best == worst and len(best) == 1 and len(contest.scores) > 2:
            yield expected("collapse", contest.round, 40, best, [then, first])


def immunity_run(contest: Contest, before: list[Contest]) -> Iterator[Expected]:
    """Three in a row, or four in all."""
    for_immunity = [one for one in (*before, contest) if one.fact["stakes"] != "reward"]
    if contest not in for_immunity:
        return
    wins = [one.won for one in for_immunity if one.winner == contest.winner]
    others = [one.won for one in for_immunity if one.winner != contest.winner]
    row = [won for won in wins if won > max(others, default=-1)]
    if len(row) >= 3 or len(wins) >= 4:
        yield expected(
            "immunity run",
            contest.round,
            min(80, 45 + 6 * len(wins)),
            [contest.winner],
            row if len(row) >= 3 else wins,
            in_a_row=len(row),
            in_all=len(wins),
        )


def streaks(contest: Contest, before: list[Contest]) -> Iterator[Expected]:
    """A team that loses a third time in a row, or more often, or that wins after that."""
    loser = contest.fact["loser"]

    def lost_in_a_row(team: str) -> list[int]:
        others = [at for at, one in enumerate(before) if one.fact["loser"] != team]
        return [one.won for one in before[max(others, default=-1) + 1 :]]

    lost = [*lost_in_a_row(loser), contest.won]
    if len(lost) >= 3:
        worth = min(65, 35 + 5 * len(lost))
        yield expected("losing streak", contest.round, worth, [], lost, team=loser, lost=len(lost))
    over = lost_in_a_row(contest.fact["team"])
    if len(over) >= 3 and contest.fact["team"] != loser:
        facts = [*over, contest.won]
        yield expected("losing streak over", contest.round, 50, contest.fact["winners"], facts)
