"""The dice season's script, from the first roll to the crowned winner."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

from showrunner.formats.changes import ROUNDS_END
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.ending import outcome
from showrunner.formats.survivor.phases.camp import camp
from showrunner.formats.survivor.phases.competition import competition
from showrunner.formats.survivor.phases.conversation import conversation
from showrunner.formats.survivor.phases.jury import final
from showrunner.formats.survivor.phases.vote import vote
from showrunner.formats.survivor.state import MIN_CAST_FOR_TEAMS, SurvivorState, deal_into_teams
from showrunner.kernel import CUT, EVERYBODY, PRODUCERS, seats

Phase = Callable[["SurvivorSeason"], Coroutine[Any, Any, None]]

TEAM_NAMES = ("Ember", "Tide", "Canopy", "Flint", "Heron", "Basalt")
MERGED_TEAM_NAME = "Driftwood"


class SurvivorSeason(SurvivorState):
    """One dice season."""

    async def play(self) -> None:
        """DS-1: rounds until the finalists are left, then the jury."""
        roll_attributes(self)
        form_first_teams(self)
        while len(self.sheet.active) > self.sheet.parameters.finalists:
            await play_round(self)
        drop_phase_orders(self, PHASES)
        self.end_windows()
        await final(self)
        crown(self)


def roll_attributes(season: SurvivorState) -> None:
    """DS-2.1, DS-2.8: roll three dice for each attribute and tell only its owner."""
    for seat in season.sheet.active:
        competition_roll = season.stage.roll(("attribute", "competition", seat))
        survival_roll = season.stage.roll(("attribute", "survival", seat))
        fact = facts.AttributesRolled(
            seat=seat, competition=competition_roll.total, survival=survival_roll.total
        )
        season.tell(fact, seats(seat))


def form_first_teams(season: SurvivorState) -> None:
    """DS-1.6: form the assigned teams, or deal them; a small cast is dealt into one team."""
    castaways = season.sheet.active
    teams = season.settings.teams
    if not teams:
        number = season.sheet.parameters.teams if len(castaways) >= MIN_CAST_FOR_TEAMS else 1
        dealt = season.stage.shuffle(("teams", "start"), castaways)
        names = TEAM_NAMES[:number] if number > 1 else (MERGED_TEAM_NAME,)
        teams = deal_into_teams(names, dealt)
    season.start_teams(dict(teams))


async def play_round(season: SurvivorSeason) -> None:
    """DS-1.8: competition, camp, conversation, vote, with a production window around each."""
    sheet = season.sheet
    number = sheet.round + 1
    phases_to_come = list(PHASES)
    season.tell(facts.RoundBegan(round=number, castaways=tuple(sheet.active)), EVERYBODY)
    season.expire_cards()
    for name, phase in PHASES.items():
        await season.window(name, number, len(sheet.active))
        if name == "competition":
            dissolve_empty_teams(season)
            merge_if_due(season)
        if only_finalists_left(season):
            drop_phase_orders(season, phases_to_come)
            break
        phases_to_come.remove(name)
        await play_phase(season, name, phase)
    season.tell(facts.RoundEnded(round=number), EVERYBODY)
    await season.window(END_OF_ROUND, number, len(sheet.active))


PHASES: Mapping[str, Phase] = {
    "competition": competition,
    "camp": camp,
    "conversation": conversation,
    "vote": vote,
}


def only_finalists_left(season: SurvivorState) -> bool:
    """DS-11.1: whether only the finalists are left, as after a removal in mid-round."""
    return len(season.sheet.active) <= season.sheet.parameters.finalists


async def play_phase(season: SurvivorSeason, name: str, phase: Phase) -> None:
    """DS-9.8: play a phase, skip it, or play it again, as producers have ordered."""
    sheet = season.sheet
    if sheet.phase_orders.get(name) == "cancel":
        season.tell(facts.PhaseSkipped(round=sheet.round, phase=name), EVERYBODY)
        return
    times = 0
    while not times or (
        sheet.phase_orders.get(name) == "repeat" and not only_finalists_left(season)
    ):
        times += 1
        season.tell(facts.PhaseBegan(round=sheet.round, phase=name, times=times), EVERYBODY)
        ended = await season.stage.scene(name, phase(season))
        fact = facts.PhaseEnded(round=sheet.round, phase=name, cancelled=ended is CUT)
        season.tell(fact, EVERYBODY)
    drop_phase_orders(season, [name])


def drop_phase_orders(season: SurvivorState, phases: Iterable[str]) -> None:
    """DS-9.8: drop orders for phases that are over, or that no longer come in this round."""
    for name in phases:
        if name in season.sheet.phase_orders and season.stage.since(ROUNDS_END):
            season.tell(facts.PhaseOrdered(phase=name, what="play"), PRODUCERS)


def dissolve_empty_teams(season: SurvivorState) -> None:
    """DS-1.7: dissolve teams without members and share out their food."""
    teams = {name: tuple(members) for name, members in season.sheet.teams.items()}
    if len(teams) < len(season.sheet.food):
        season.form_teams(teams, "empty")


def merge_if_due(season: SurvivorState) -> None:
    """DS-1.7: merge all teams when few castaways are left or a team has become too small.

    The number left is checked only in the first round that reaches it, so that teams which
    producers split after the merge stay split.
    """
    sheet = season.sheet
    teams = sheet.teams
    if len(teams) < 2:
        return
    team_too_small = min(map(len, teams.values())) < sheet.parameters.min_team_size
    few_are_left = len(sheet.active) <= sheet.merge_size and sheet.rounds_of_few <= 1
    if team_too_small or few_are_left:
        season.form_teams({MERGED_TEAM_NAME: tuple(sheet.active)}, "merge")


def crown(season: SurvivorState) -> None:
    """DS-11.3: crown the winner."""
    ending = outcome(season.sheet)
    assert ending is not None, "the final decides every season"
    season.tell(
        facts.WinnerCrowned(seat=ending.winners[0], rule=ending.rule, reason=ending.reason),
        EVERYBODY,
    )
