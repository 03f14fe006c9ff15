"""SV-5.13, SV-5.14: resolve the night's actions, and announce the result at dawn."""

from __future__ import annotations

from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.chains import batch, buddy_of, consequences, resolve_bond
from showrunner.formats.survival.phases.circles import recap
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS


async def dawn(season: SurvivalState) -> None:
    """SV-5.14: Nairobi, the announcement, the GMO's choice, the win check, the decisions."""
    sheet = season.sheet
    deaths = night_deaths(season)
    season.tell(facts.DawnBroke(round=sheet.round), EVERYBODY)
    hand_out_nairobi(season, deaths)
    announce(season, deaths)
    gmos = tuple(seat for seat in deaths if sheet.players[seat].role == "gmo")
    await batch(season, deferred_bonds(season, "dawn"), "dawn", gmos)
    await consequences(season, "dawn")
    await recap(season)


def night_deaths(season: SurvivalState) -> dict[str, facts.Cause]:
    """SV-5.13: who is eliminated in the night, and the causes, in seat order (SV-7.10)."""
    sheet = season.sheet
    causes: dict[str, facts.Cause] = {}
    if sheet.caught:
        causes[sheet.caught] = "activist_caught"
    if sheet.target is not None and not resolve_protection(season, sheet.target, "evil"):
        causes.setdefault(sheet.target, "evil")
    if sheet.bombed is not None and not resolve_protection(season, sheet.bombed, "bomb"):
        causes.setdefault(sheet.bombed, "bomb")
    for seat in list(causes):
        partner = buddy_of(season, seat)
        if not partner or partner in causes:
            continue
        if partner != sheet.shielded or resolve_bond(season, partner, "shield"):
            causes[partner] = "bond"
    return {seat: causes[seat] for seat in sheet.living if seat in causes}


def resolve_protection(season: SurvivalState, seat: str, cause: str) -> bool:
    """SV-7.4: record a protection that blocks this elimination, and return whether there is one.

    The Ranger protects from the Evil Forces; the shield from them and from the bomb.
    """
    sheet = season.sheet
    if seat == sheet.shielded:
        season.tell(facts.ProtectionHeld(seat=seat, cause=cause, by="shield"), season.only())
        return True
    if cause == "evil" and seat == sheet.protected.get(sheet.round):
        season.tell(facts.ProtectionHeld(seat=seat, cause=cause, by="ranger"), season.only())
        return True
    return False


def hand_out_nairobi(season: SurvivalState, deaths: dict[str, facts.Cause]) -> None:
    """SV-5.14, SV-5.16: the summoned go to Nairobi, unless they were eliminated in the night."""
    sheet = season.sheet
    for seat in dict.fromkeys(filter(None, (sheet.summoned, sheet.second_card))):
        if seat in deaths or seat not in sheet.living:
            season.tell(facts.SummonsSpent(seat=seat), PRODUCERS)
        else:
            season.tell(facts.NairobiSummoned(seat=seat), EVERYBODY)


def announce(season: SurvivalState, deaths: dict[str, facts.Cause]) -> None:
    """SV-5.14, SV-5.15: announce the eliminated with their roles, or that there are none."""
    for seat, cause in deaths.items():
        season.eliminate(seat, cause, "night")
    if not deaths:
        season.nobody_eliminated("dawn", "the night was quiet")
    elif season.sheet.parameters.announce_causes:
        causes = tuple(cause for cause in ("evil", "bomb") if cause in deaths.values())
        season.tell(facts.CausesAnnounced(causes=causes), EVERYBODY)


def deferred_bonds(season: SurvivalState, until: str) -> dict[str, facts.Cause]:
    """SV-7.5: Buddies whose bond was deferred until now, as their protection ends."""
    sheet = season.sheet
    return {seat: "bond" for seat in sheet.living if sheet.deferred.get(seat) == until}
