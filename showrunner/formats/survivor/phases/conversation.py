"""DS-5.7, DS-5.9: the conversation phase: who may talk with each other, and their talks."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.phases.advantages import advantages
from showrunner.formats.survivor.state import SurvivorState
from showrunner.formats.talk.matching import private_talks
from showrunner.formats.talk.scenes import group_talk


async def conversation(season: SurvivorState) -> None:
    """DS-5.7: play the talks of all circles (castaways who may talk to each other) at once."""
    await advantages(season, season.sheet.here, "before the conversations")
    await season.stage.together(
        {f"circle:{name}": circle(season, members) for name, members in circles(season).items()}
    )


def circles(season: SurvivorState) -> dict[str, list[str]]:
    """DS-5.7: the circles by name: each team, or one of everybody; nobody in exile is in one."""
    sheet = season.sheet
    teams = sheet.camps
    if sheet.parameters.who_talks == "voting_team" and sheet.losing_team in teams:
        teams = {sheet.losing_team: teams[sheet.losing_team]}
    if sheet.parameters.cross_team_talk:
        together = [seat for seat in sheet.active if any(seat in team for team in teams.values())]
        return {"everybody": together}
    return teams


async def circle(season: SurvivorState, members: Sequence[str]) -> None:
    """DS-5.9: a group talk first, if `group_talk` is set; then private talks."""
    if season.sheet.parameters.group_talk and len(members) > 1:
        await season.stage.scene("all-together", group_talk(season, members))
    await private_talks(season, members)
