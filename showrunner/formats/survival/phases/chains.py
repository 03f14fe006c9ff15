"""SV-7: batches of eliminations, and the decisions that follow them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.changes import GMO_MUST_CHOOSE
from showrunner.formats.survival.questions.people import Pick
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY
from showrunner.questions import Question


async def batch(
    season: SurvivalState,
    causes: Mapping[str, facts.Cause],
    moment: facts.Moment,
    announced_gmos: tuple[str, ...] = (),
) -> None:
    """SV-7.3: eliminate these contestants and all who follow, until nothing is pending.

    `announced_gmos` are GMOs whose elimination was announced already and who have yet to choose.
    """
    sheet = season.sheet
    pending = [(seat, causes[seat]) for seat in sheet.players if seat in causes]
    gmos = list(announced_gmos)
    while pending or gmos:
        if not pending:
            target = await gmo_shot(season, gmos.pop(0))
            pending += [(target, "gmo")] if target else []
            continue
        seat, cause = pending.pop(0)
        if seat not in sheet.living:
            continue
        if cause == "bond" and seat in sheet.nairobi and not resolve_bond(season, seat, "nairobi"):
            continue
        season.eliminate(seat, cause, moment)
        if partner := buddy_of(season, seat):
            pending.insert(0, (partner, "bond"))
        triggers_gmo = cause != "producer" or sheet.parameters.producer_triggers
        if sheet.players[seat].role == "gmo" and triggers_gmo:
            gmos.append(seat)


def buddy_of(season: SurvivalState, seat: str) -> str:
    """SV-4.24: the living Buddy of this contestant while the bond holds, otherwise ""."""
    if seat not in season.sheet.buddies:
        return ""
    living = season.sheet.living
    return next((other for other in season.sheet.buddies if other != seat and other in living), "")


def resolve_bond(season: SurvivalState, seat: str, by: Any) -> bool:
    """SV-7.4, SV-7.5: resolve the bond of a protected Buddy, and return whether the Buddy follows.

    If the Buddy does not follow now, the bond is dissolved or deferred.
    """
    sheet = season.sheet
    if sheet.parameters.bond_vs_protection == "override":
        return True
    season.tell(facts.ProtectionHeld(seat=seat, cause="bond", by=by), season.only())
    if sheet.parameters.bond_vs_protection == "cancel":
        first, second = sheet.buddies
        dissolved = facts.BondDissolved(survivor=seat, buddies=(first, second))
        season.tell(dissolved, season.only(first, second))
    else:
        deferred = facts.BondDeferred(seat=seat, until="dawn" if by == "shield" else "night")
        season.tell(deferred, season.only(seat))
    return False


async def gmo_shot(season: SurvivalState, gmo: str) -> str:
    """SV-7.6: the GMO must choose a target at once, or forfeits it. Returns "" for no target."""
    sheet = season.sheet
    targets = sheet.participants
    if not targets:
        return ""
    drawn = None
    if sheet.parameters.gmo_default == "random":
        drawn = season.stage.draw(("gmo", sheet.round), targets)
    may_pass = not season.stage.since(GMO_MUST_CHOOSE)

    def question() -> Question[Pick]:
        return questions.gmo_target(sheet, targets, drawn, may_pass)

    answer = await season.stage.ask(gmo, question)
    target = answer.name if answer else None
    season.tell(facts.GmoChose(seat=gmo, target=target), EVERYBODY)
    return target or ""


async def consequences(season: SurvivalState, moment: facts.Moment) -> None:
    """SV-5.14, SV-6.11: unless the game is decided, the decisions after a batch.

    First the Polar Bear decides, then the Spotlight is handed on, then Memories take their place.
    """
    if season.is_decided():
        return
    await polar_decision(season, moment)
    await hand_over_spotlight(season)
    season.seat_memories()


async def polar_decision(season: SurvivalState, moment: facts.Moment) -> None:
    """SV-7.8: the eliminated Polar Bear names a sole voter or bars a voter at a Conference."""
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
    chosen: Any = {"mode": mode or None, "target": target or None}
    decided = facts.PolarDecided(seat=bear, conference=conference, **chosen)
    season.tell(decided, season.only(bear))


async def hand_over_spotlight(season: SurvivalState) -> None:
    """SV-2.4, SV-7.9: an eliminated holder names a successor; without an answer one is drawn."""
    sheet = season.sheet
    holder = sheet.spotlight
    if not holder or sheet.players[holder].alive:
        return
    drawn = season.stage.draw(("spotlight", "after", holder), sheet.living)
    answer = await season.stage.ask(holder, lambda: questions.successor(sheet, drawn))
    successor = (answer.name if answer else None) or drawn
    season.tell(facts.SpotlightGiven(seat=successor, how="handed on"), EVERYBODY)
