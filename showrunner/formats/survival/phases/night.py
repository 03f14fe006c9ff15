"""SV-5: the Time of Darkness, in the order in which the roles are called."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.phases.circles import buddy_chat, lounge
from showrunner.formats.survival.phases.evil import evil_step
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS, seats

NightStep = Callable[[SurvivalState, str], Coroutine[Any, Any, None]]


async def night(season: SurvivalState) -> None:
    """SV-5.1 to SV-5.9: all night actions. They are taken at the same time (SV-5.11)."""
    sheet = season.sheet
    season.tell(facts.NightBegan(round=sheet.round), EVERYBODY)
    if sheet.round == 1:
        await buddies(season)
        evil = tuple(sheet.living_of("evil"))
        season.tell(facts.EvilMet(seats=evil), seats(*evil))
    scenes = {"evil": evil_step(season), "buddies": buddy_chat(season), "lounge": lounge(season)}
    for role, step in NIGHT_STEPS.items():
        if holder := sheet.holder(role):
            scenes[role] = step(season, holder)
    await season.stage.together(scenes)
    raise_hands(season)


async def buddies(season: SurvivalState) -> None:
    """SV-5.2, SV-5.3: Mother Nature names two Buddies, who learn of each other (SV-4.24)."""
    sheet = season.sheet
    mother = sheet.holder("mother_nature")
    if not mother:
        return
    drawn = season.stage.shuffle(("buddies",), sheet.living)[:2]
    answer = await season.stage.ask(mother, lambda: questions.buddies(sheet, drawn))
    first, second = answer.buddies if answer else drawn
    season.tell(facts.BuddiesNamed(seat=mother, buddies=(first, second)), seats(mother))
    season.tell(facts.BuddiesMet(buddies=(first, second)), seats(first, second))


async def protect(season: SurvivalState, ranger: str) -> None:
    """SV-5.5: the Forest Ranger protects a contestant."""
    answer = await season.stage.ask(ranger, lambda: questions.protection(season.sheet))
    target = answer.name if answer else None
    season.tell(facts.RangerProtected(seat=ranger, target=target), season.only(ranger))


async def engineer(season: SurvivalState, seat: str) -> None:
    """SV-5.6: the Engineer may use the shield or the bomb, from the second night on (SV-4.9)."""
    if season.sheet.round == 1 or len(season.sheet.tools) == 2:
        return
    answer = await season.stage.ask(seat, lambda: questions.engineering(season.sheet, seat))
    act = answer.act if answer else None
    tool, _, target = act.partition(">") if act else ("", "", "")
    chosen: Any = {"tool": tool or None, "target": target or None}
    season.tell(facts.EngineerActed(seat=seat, **chosen), season.only(seat))


async def inquire(season: SurvivalState, scientist: str) -> None:
    """SV-5.7, SV-4.6: the Scientist asks about a contestant and gets a true answer."""
    answer = await season.stage.ask(scientist, lambda: questions.inquiry(season.sheet, scientist))
    target = answer.name if answer else None
    side = season.sheet.players[target].side if target is not None else ""
    fact = facts.ScientistAsked(seat=scientist, target=target, answer=side or None)
    season.tell(fact, season.only(scientist))


async def summon(season: SurvivalState, agency: str) -> None:
    """SV-5.9: the P.P.A. summons a contestant to Nairobi, nobody twice, or passes (SV-4.17)."""
    sheet = season.sheet
    drawn = None
    if sheet.parameters.ppa_first_mandatory and sheet.round == 1:
        drawn = season.stage.draw(("summon",), questions.summonable(sheet, agency))
    answer = await season.stage.ask(agency, lambda: questions.summons(sheet, agency, drawn))
    target = answer.name if answer else None
    season.tell(facts.AgencySummoned(seat=agency, target=target), season.only(agency))


NIGHT_STEPS: Mapping[str, NightStep] = {
    "ranger": protect,
    "engineer": engineer,
    "scientist": inquire,
    "agency": summon,
}
"""SV-5.5 to SV-5.9: the steps of single roles, in the rulebook's order. All run concurrently."""

SHOWN_TO_MODERATOR = ("engineer", "polar_bear", "gmo", "activist")


def raise_hands(season: SurvivalState) -> None:
    """SV-5.8: on the first night of an advanced game some roles show themselves to producers."""
    sheet = season.sheet
    if sheet.round == 1 and sheet.parameters.advanced(season.size):
        holders = {role: seat for role in SHOWN_TO_MODERATOR if (seat := sheet.holder(role))}
        season.tell(facts.HandsRaised(holders=holders), PRODUCERS)
