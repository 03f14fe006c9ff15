"""SV-6: the Global Conference: debate, votes, and their consequences."""

from __future__ import annotations

from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.chains import batch, consequences
from showrunner.formats.survival.phases.circles import whispers
from showrunner.formats.survival.phases.debate import debate
from showrunner.formats.survival.phases.removals import removals
from showrunner.formats.survival.phases.vote import vote
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import CUT, EVERYBODY, PRODUCERS


async def conference(season: SurvivalState) -> None:
    """SV-6.1 to SV-6.12: one Conference, from its participants to its end."""
    sheet = season.sheet
    began = facts.ConferenceBegan(round=sheet.round, participants=tuple(sheet.participants))
    season.tell(began, EVERYBODY)
    begin_restriction(season)
    if sheet.day:
        season.tell(facts.DayAnnounced(what=sheet.day), EVERYBODY)
    await whispers(season)
    if sheet.vote_called or await season.stage.scene("debate", debate(season)) is CUT:
        season.tell(facts.DebateClosed(round=sheet.round), EVERYBODY)
    await season.window("vote", sheet.round, len(sheet.living))
    await removals(season, "conference")
    if season.is_decided():
        return
    await hold_votes(season)
    if season.is_decided():
        return
    season.tell(facts.ConferenceEnded(round=sheet.round), EVERYBODY)
    check_for_stall(season)


async def hold_votes(season: SurvivalState) -> None:
    """SV-6.12: hold one vote, unless producers ordered an amnesty or a double vote."""
    sheet = season.sheet
    if sheet.day == "amnesty":
        season.nobody_eliminated("conference", "amnesty")
        return
    for _ in range(2 if sheet.day == "double vote" else 1):
        check_for_deadlock(season)
        if season.is_decided():
            return
        outcome = await vote(season)
        if outcome.out is None or outcome.cause is None:
            season.nobody_eliminated("conference", outcome.why)
        else:
            await batch(season, {outcome.out: outcome.cause}, "conference")
            await consequences(season, "conference")
        if season.is_decided():
            return


def begin_restriction(season: SurvivalState) -> None:
    """SV-7.8: publish the Polar Bear's decision, which lapses if its target is not here."""
    sheet = season.sheet
    polar = sheet.polar
    if polar is None or polar.conference != sheet.round or polar.target is None:
        return
    if polar.target in sheet.participants and polar.mode is not None:
        began = facts.RestrictionBegan(target=polar.target, mode=polar.mode)
        season.tell(began, EVERYBODY)
    else:
        season.tell(facts.RestrictionLapsed(target=polar.target), PRODUCERS)


def check_for_deadlock(season: SurvivalState) -> None:
    """SV-8.4: end the game if no vote can be cast, or the last two can only tie."""
    sheet = season.sheet
    voters, candidates = sheet.voters(), sheet.participants
    self_vote = sheet.parameters.self_vote
    if not any(other != seat or self_vote for seat in voters for other in candidates):
        season.tell(facts.EliminationImpossible(why="no vote can be cast"), EVERYBODY)
        return
    living = sheet.living
    weights = {sheet.weight(seat) if seat in voters else 0 for seat in living}
    on_both_sides = {sheet.players[seat].side for seat in living} == {"good", "evil"}
    are_buddies = set(living) == set(sheet.buddies)
    if len(living) == 2 and on_both_sides and not are_buddies and len(weights) == 1:
        season.tell(facts.EliminationImpossible(why="only a tie can come"), EVERYBODY)


def check_for_stall(season: SurvivalState) -> None:
    """SV-8.4: end the game after too many rounds without an elimination, or in all."""
    sheet = season.sheet
    if sheet.quiet_rounds >= sheet.parameters.stall_rounds:
        season.tell(facts.EliminationImpossible(why="nothing happens"), EVERYBODY)
    elif sheet.round >= sheet.parameters.max_rounds:
        season.tell(facts.EliminationImpossible(why="too many rounds"), EVERYBODY)
