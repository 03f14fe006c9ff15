"""DS-3: the competition, which decides the reward and who is immune at the next vote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Literal

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.phases.advantages import advantages
from showrunner.formats.survivor.phases.roll_ties import Better, break_tie, draw, leaders
from showrunner.formats.survivor.questions import CompetitionEntry
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, seats
from showrunner.questions import Question

Decides = Literal["both", "reward", "vote"]


async def competition(season: SurvivorState) -> None:
    """DS-3: everybody enters and rolls, the best win, and each gets a depletion counter."""
    await advantages(season, season.sheet.here, "before the competition")
    entries = await season.stage.ask_all(
        {seat: partial(_entry, season, seat) for seat in competitors(season)}
    )
    entries = {seat: entry for seat, entry in entries.items() if seat in season.sheet.active}
    if not entries:
        return
    for seat, entry in entries.items():
        enter(season, seat, entry)
    if len(teams_of(season, entries)) > 1:
        compete_in_teams(season, entries)
    else:
        compete_alone(season, entries)
    season.change_counters(list(entries), 1, "competition", EVERYBODY)  # DS-3.7


def competitors(season: SurvivorState) -> list[str]:
    """DS-3.9: the castaways who compete: all who are not exiled or made to sit out by producers.

    If everybody left of a team would sit out, that team competes nevertheless.
    """
    sheet = season.sheet
    sits_out = sheet.coming.sits_out if sheet.coming else ()
    competing = {
        seat
        for team in sheet.camps.values()
        for seat in ([seat for seat in team if seat not in sits_out] or team)
    }
    return [seat for seat in sheet.active if seat in competing]


def _entry(season: SurvivorState, seat: str) -> Question[CompetitionEntry] | None:
    if seat not in competitors(season):
        return None
    return questions.competition_entry(season.sheet, seat)


def enter(season: SurvivorState, seat: str, entry: CompetitionEntry) -> None:
    """DS-3.1, DS-3.2: remove counters, pay for the boost, then give the point for the trade.

    That point comes last, so that it can be spent only from the next decision on (DS-6.6).
    """
    season.tell(
        facts.CompetitionEntered(
            seat=seat,
            trade=entry.trade,
            counters_removed=entry.remove_counters,
            boost=entry.boost,
        ),
        seats(seat),
    )
    season.buy_off_counters(seat, entry.remove_counters)
    season.buy_boost(seat, entry.boost)
    if entry.trade:
        season.change_points([seat], 1, "competition trade")


def roll_for(
    season: SurvivorState, entries: Mapping[str, CompetitionEntry], reroll: int, decides: Decides
) -> dict[str, int]:
    """DS-1.4, DS-2.8: roll for these castaways; each sees only their own dice.

    DS-3.6: in a re-roll, trade and boost do not count.
    """
    results = {}
    for seat, entry in entries.items():
        name = season.name_of_roll("competition", decides, seat, reroll)
        dice = season.roll("competition", seat, name)
        advantage = season.sheet.advantages.get(seat, 0)
        boost = season.boost_size(entry.boost) + advantage if not reroll else 0
        traded = entry.trade and not reroll
        deduction = season.sheet.parameters.competition_trade if traded else 0
        results[seat] = season.competition_result(seat, dice, boost, deduction)
        rolled = facts.CompetitionRolled(
            seat=seat, dice=dice.faces, result=results[seat], reroll=reroll
        )
        season.tell(rolled, seats(seat))
    return results


def _tell_results(
    season: SurvivorState,
    results: Mapping[str, int],
    teams: Mapping[str, Fraction],
    reroll: int,
    decides: Decides,
) -> None:
    season.tell(
        facts.CompetitionResults(
            results=dict(results),
            teams={team: str(score) for team, score in teams.items()},
            reroll=reroll,
            decides=decides,
        ),
        EVERYBODY,
    )


# -- one team --------------------------------------------------------------------------------------


def compete_alone(season: SurvivorState, entries: Mapping[str, CompetitionEntry]) -> None:
    """DS-3.4: the highest result wins immunity and the reward; castaways who tie roll again."""

    def roll_among(tied: Sequence[str], reroll: int) -> dict[str, int]:
        results = roll_for(season, {seat: entries[seat] for seat in tied}, reroll, "both")
        _tell_results(season, results, {}, reroll, "both")
        return results

    tied = leaders(roll_among(list(entries), 0), "highest")
    winner = break_tie(season, tied, "highest", "both", roll_among)
    _award(season, [winner], "", "", season.sheet.parameters.individual_reward)


# -- teams -----------------------------------------------------------------------------------------


def teams_of(
    season: SurvivorState, entries: Mapping[str, CompetitionEntry]
) -> dict[str, list[str]]:
    """The teams that compete, with their competing members."""
    return {
        team: competing
        for team, members in season.sheet.camps.items()
        if (competing := [seat for seat in members if seat in entries])
    }


def compete_in_teams(season: SurvivorState, entries: Mapping[str, CompetitionEntry]) -> None:
    """DS-3.3: the highest team wins the reward, the lowest must vote; all others are immune.

    If all teams tie, all roll again for both. Otherwise a tie for highest or for lowest is rolled
    again among the tied teams, for that place only.
    """
    teams = teams_of(season, entries)

    def roll_teams(tied: Sequence[str], reroll: int, decides: Decides) -> dict[str, Fraction]:
        members = {seat: entries[seat] for team in tied for seat in teams[team]}
        results = roll_for(season, members, reroll, decides)
        scores = {team: season.team_roll([results[seat] for seat in teams[team]]) for team in tied}
        _tell_results(season, results, scores, reroll, decides)
        return scores

    def settle(better: Better, tied: list[str], decides: Decides) -> str:
        return break_tie(
            season, tied, better, decides, lambda among, reroll: roll_teams(among, reroll, decides)
        )

    scores = roll_teams(list(teams), 0, "both")
    rerolls = 0
    while len(set(scores.values())) == 1 and rerolls < season.sheet.parameters.max_rerolls:
        rerolls += 1
        scores = roll_teams(list(teams), rerolls, "both")
    if len(set(scores.values())) == 1:
        winner = draw(season, list(teams), "reward")
        loser = draw(season, [team for team in teams if team != winner], "vote")
    else:
        winner = settle("highest", leaders(scores, "highest"), "reward")
        loser = settle("lowest", leaders(scores, "lowest"), "vote")
    members = season.sheet.camps
    _award(season, members[winner], winner, loser, season.sheet.parameters.team_reward)


def _award(
    season: SurvivorState, winners: Sequence[str], team: str, loser: str, reward: int
) -> None:
    """Give the reward (DS-3.5) and immunity (DS-3.8), as far as they are at stake (DS-3.9).

    If immunity is not at stake, no team has lost and everybody comes to the vote.
    """
    coming = season.sheet.coming
    stakes = coming.stakes if coming else "both"
    season.tell(
        facts.CompetitionWon(
            winners=tuple(winners),
            team=team,
            loser=loser if stakes != "reward" else "",
            stakes=stakes,
        ),
        EVERYBODY,
    )
    if stakes != "immunity":
        season.change_points(winners, reward, "competition reward", EVERYBODY)
    if stakes == "reward":
        return
    if loser:
        safe = [seat for seat in season.sheet.active if season.sheet.players[seat].team != loser]
        season.give_immunity(safe, "competition")
    else:
        season.give_immunity(winners, "competition")
