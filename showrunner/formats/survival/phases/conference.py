"""SV-6: the Global Conference, from who is there to the marker that comes back."""

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
    """SV-6.1 to SV-6.12."""
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
    if season.decided():
        return
    await votes(season)
    if season.decided():
        return
    season.tell(facts.ConferenceEnded(round=sheet.round), EVERYBODY)
    look_for_stall(season)


async def votes(season: SurvivalState) -> None:
    """SV-6.12: one vote, unless producers gave an amnesty or a double vote."""
    sheet = season.sheet
    if sheet.day == "amnesty":
        season.nobody_eliminated("conference", "amnesty")
        return
    for _ in range(2 if sheet.day == "double vote" else 1):
        look_for_deadlock(season)
        if season.decided():
            return
        verdict = await vote(season)
        if verdict.out is None or verdict.cause is None:
            season.nobody_eliminated("conference", verdict.why)
        else:
            await batch(season, {verdict.out: verdict.cause}, "conference")
            await consequences(season, "conference")
        if season.decided():
            return


def begin_restriction(season: SurvivalState) -> None:
    """SV-7.8: the Polar Bear's decision is published, or lapses with its target."""
    sheet = season.sheet
    polar = sheet.polar
    if polar is None or polar.conference != sheet.round or polar.target is None:
        return
    if polar.target in sheet.participants and polar.mode is not None:
        began = facts.RestrictionBegan(target=polar.target, mode=polar.mode)
        season.tell(began, EVERYBODY)
    else:
        season.tell(facts.RestrictionLapsed(target=polar.target), PRODUCERS)


def look_for_deadlock(season: SurvivalState) -> None:
    """SV-8.4: no vote can be cast, or the last two can only tie."""
    sheet = season.sheet
    voters, candidates = sheet.voters(), sheet.participants
    may_self = sheet.parameters.self_vote
    if not any(other != seat or may_self for seat in voters for other in candidates):
        season.tell(facts.EliminationImpossible(why="no vote can be cast"), EVERYBODY)
        return
    living = sheet.living
    weights = {sheet.weight(seat) if seat in voters else 0 for seat in living}
    opposite = {sheet.players[seat].side for seat in living} == {"good", "evil"}
    bonded = set(living) == set(sheet.buddies)
    if len(living) == 2 and opposite and not bonded and len(weights) == 1:
        season.tell(facts.EliminationImpossible(why="only a tie can come"), EVERYBODY)


def look_for_stall(season: SurvivalState) -> None:
    """SV-8.4: too many rounds in a row without an elimination, or too many in all."""
    sheet = season.sheet
    if sheet.quiet_rounds >= sheet.parameters.stall_rounds:
        season.tell(facts.EliminationImpossible(why="nothing happens"), EVERYBODY)
    elif sheet.round >= sheet.parameters.max_rounds:
        season.tell(facts.EliminationImpossible(why="too many rounds"), EVERYBODY)
