"""SV-7: eliminations, what they set off, and what is decided when a batch is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.changes import SHOOTS
from showrunner.formats.survival.questions.people import Pick
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY
from showrunner.questions import Question


async def batch(
    season: SurvivalState,
    causes: Mapping[str, facts.Cause],
    moment: facts.Moment,
    shooters: tuple[str, ...] = (),
) -> None:
    """SV-7.3: eliminate these and all that follows from it, until nothing is pending.

    `shooters` are GMOs that were announced already and have yet to decide.
    """
    sheet = season.sheet
    pending = [(seat, causes[seat]) for seat in sheet.players if seat in causes]
    waiting = list(shooters)
    while pending or waiting:
        if not pending:
            target = await gmo_shot(season, waiting.pop(0))
            pending += [(target, "gmo")] if target else []
            continue
        seat, cause = pending.pop(0)
        if seat not in sheet.living or (cause == "bond" and spared(season, seat)):
            continue
        season.eliminate(seat, cause, moment)
        if partner := buddy_of(season, seat):
            pending.insert(0, (partner, "bond"))
        may_shoot = cause != "producer" or sheet.parameters.producer_triggers
        if sheet.players[seat].role == "gmo" and may_shoot:
            waiting.append(seat)


def buddy_of(season: SurvivalState, seat: str) -> str:
    """SV-4.24: the living Buddy of this contestant, while the bond holds."""
    if seat not in season.sheet.buddies:
        return ""
    living = season.sheet.living
    return next((other for other in season.sheet.buddies if other != seat and other in living), "")


def spared(season: SurvivalState, seat: str) -> bool:
    """SV-7.4, SV-7.5: whether Nairobi keeps a Buddy from following."""
    if seat not in season.sheet.nairobi:
        return False
    return not bond_beats(season, seat, "nairobi")


def bond_beats(season: SurvivalState, seat: str, by: Any) -> bool:
    """SV-7.5: whether the bond beats a protection; else it is dissolved, or waits."""
    sheet = season.sheet
    if sheet.parameters.bond_vs_protection == "override":
        return True
    season.tell(facts.ProtectionHeld(seat=seat, cause="bond", by=by), season.only())
    if sheet.parameters.bond_vs_protection == "cancel":
        first, second = sheet.buddies
        dissolved = facts.BondDissolved(survivor=seat, buddies=(first, second))
        season.tell(dissolved, season.only(first, second))
    else:
        until = facts.BondDeferred(seat=seat, until="dawn" if by == "shield" else "night")
        season.tell(until, season.only(seat))
    return False


async def gmo_shot(season: SurvivalState, gmo: str) -> str:
    """SV-7.6: asked at once, mandatory, silence forfeits; nobody where there is no target."""
    sheet = season.sheet
    targets = sheet.participants
    if not targets:
        return ""
    drawn = None
    if sheet.parameters.gmo_default == "random":
        drawn = season.stage.draw(("gmo", sheet.round), targets)
    may_pass = not season.stage.since(SHOOTS)

    def build() -> Question[Pick]:
        return questions.gmo_target(sheet, targets, drawn, may_pass)

    answer = await season.stage.ask(gmo, build)
    target = answer.name if answer else None
    season.tell(facts.GmoChose(seat=gmo, target=target), EVERYBODY)
    return target or ""


async def consequences(season: SurvivalState, moment: facts.Moment) -> None:
    """SV-5.14, SV-6.11: if the game goes on, the Polar Bear and the Spotlight; then new seats."""
    if season.decided():
        return
    await polar_decision(season, moment)
    await hand_over_spotlight(season)
    season.seat_memories()


async def polar_decision(season: SurvivalState, moment: facts.Moment) -> None:
    """SV-7.8: who alone votes at the following Conference, or who may not."""
    sheet = season.sheet
    bear = next((out.seat for out in sheet.eliminated if out.role == "polar_bear"), None)
    if bear is None or sheet.polar is not None:
        return
    conference = sheet.round + 1
    if moment != "conference":
        conference = sheet.round + sheet.parameters.polar_delay
    answer = await season.stage.ask(bear, lambda: questions.polar_choice(sheet))
    decision = answer.decision if answer else None
    mode, _, target = decision.partition(">") if decision else ("", "", "")
    told: Any = {"mode": mode or None, "target": target or None}
    decided = facts.PolarDecided(seat=bear, conference=conference, **told)
    season.tell(decided, season.only(bear))


async def hand_over_spotlight(season: SurvivalState) -> None:
    """SV-2.4, SV-7.9: an eliminated holder names the next one; else one is drawn."""
    sheet = season.sheet
    holder = sheet.spotlight
    if not holder or sheet.players[holder].alive:
        return
    drawn = season.stage.draw(("spotlight", "after", holder), sheet.living)
    answer = await season.stage.ask(holder, lambda: questions.successor(sheet, drawn))
    name = (answer.name if answer else None) or drawn
    season.tell(facts.SpotlightGiven(seat=name, how="handed on"), EVERYBODY)
