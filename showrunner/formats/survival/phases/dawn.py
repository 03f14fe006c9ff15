"""SV-5.13, SV-5.14: what the night comes to, and what is said of it at dawn."""

from __future__ import annotations

from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.chains import batch, bond_beats, buddy_of, consequences
from showrunner.formats.survival.phases.circles import recap
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, PRODUCERS


async def dawn(season: SurvivalState) -> None:
    """SV-5.14: Nairobi, the announcement, the GMO's chain, the win check, the decisions."""
    sheet = season.sheet
    deaths = night_deaths(season)
    season.tell(facts.DawnBroke(round=sheet.round), EVERYBODY)
    hand_out_nairobi(season, deaths)
    announce(season, deaths)
    shooters = tuple(seat for seat in deaths if sheet.players[seat].role == "gmo")
    await batch(season, postponed(season, "dawn"), "dawn", shooters)
    await consequences(season, "dawn")
    await recap(season)


def night_deaths(season: SurvivalState) -> dict[str, facts.Cause]:
    """SV-5.13: who was eliminated in the night and why, in seat order (SV-7.10)."""
    sheet = season.sheet
    causes: dict[str, facts.Cause] = {}
    if sheet.caught:
        causes[sheet.caught] = "activist_caught"
    if sheet.target is not None and not blocked(season, sheet.target, "evil"):
        causes.setdefault(sheet.target, "evil")
    if sheet.bombed is not None and not blocked(season, sheet.bombed, "bomb"):
        causes.setdefault(sheet.bombed, "bomb")
    for seat in list(causes):
        partner = buddy_of(season, seat)
        if not partner or partner in causes:
            continue
        if partner != sheet.shielded or bond_beats(season, partner, "shield"):
            causes[partner] = "bond"
    return {seat: causes[seat] for seat in sheet.living if seat in causes}


def blocked(season: SurvivalState, seat: str, cause: str) -> bool:
    """SV-7.4: the Ranger stops the Evil Forces, the shield stops them and the bomb."""
    sheet = season.sheet
    if seat == sheet.shielded:
        season.tell(facts.ProtectionHeld(seat=seat, cause=cause, by="shield"), season.only())
        return True
    if cause == "evil" and seat == sheet.protected.get(sheet.round):
        season.tell(facts.ProtectionHeld(seat=seat, cause=cause, by="ranger"), season.only())
        return True
    return False


def hand_out_nairobi(season: SurvivalState, deaths: dict[str, facts.Cause]) -> None:
    """SV-5.14, SV-5.16: who was summoned goes, unless the night took them."""
    sheet = season.sheet
    for seat in dict.fromkeys(filter(None, (sheet.summoned, sheet.second_card))):
        if seat in deaths or seat not in sheet.living:
            season.tell(facts.SummonsSpent(seat=seat), PRODUCERS)
        else:
            season.tell(facts.NairobiSummoned(seat=seat), EVERYBODY)


def announce(season: SurvivalState, deaths: dict[str, facts.Cause]) -> None:
    """SV-5.14, SV-5.15: names and roles in seat order, or that there are none."""
    for seat, cause in deaths.items():
        season.eliminate(seat, cause, "night")
    if not deaths:
        season.nobody_eliminated("dawn", "the night was quiet")
    elif season.sheet.parameters.announce_causes:
        causes = tuple(cause for cause in ("evil", "bomb") if cause in deaths.values())
        season.tell(facts.CausesAnnounced(causes=causes), EVERYBODY)


def postponed(season: SurvivalState, until: str) -> dict[str, facts.Cause]:
    """SV-7.5: Buddies whose protection ends now, where bonds are deferred."""
    sheet = season.sheet
    return {seat: "bond" for seat in sheet.living if sheet.deferred.get(seat) == until}
