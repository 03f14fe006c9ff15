"""SV-5.13, SV-5.14, SV-7.4: what a night comes to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from showrunner.checking.causes import Due, due
from showrunner.checking.survival.season import Season


class Held(NamedTuple):
    """SV-7.4: a protection that blocked an elimination."""

    seat: str
    cause: str
    by: str


class Reckoning(NamedTuple):
    """Who falls in a night and why, in seat order, and what protections blocked."""

    deaths: dict[str, str]
    held: list[Held]


def reckoning(season: Season) -> Reckoning:
    """SV-5.13: the caught, the target, the bombed, and the Buddies of all of them."""
    night = season.night
    deaths: dict[str, str] = {}
    held: list[Held] = []
    if night.caught:
        deaths[night.caught] = "activist_caught"
    for seat, cause in ((night.target, "evil"), (night.bombed, "bomb")):
        if seat is None:
            continue
        if seat == night.shielded:
            held.append(Held(seat, cause, "shield"))
        elif cause == "evil" and seat == night.protected:
            held.append(Held(seat, cause, "ranger"))
        else:
            deaths.setdefault(seat, cause)
    for seat in list(deaths):
        partner = season.other_of(season.buddies or night.bond, seat)
        if not partner or partner in deaths:
            continue
        override = season.parameters["bond_vs_protection"] == "override"
        if partner == night.shielded and not override:
            held.append(Held(partner, "bond", "shield"))
        else:
            deaths[partner] = "bond"
    return Reckoning({seat: deaths[seat] for seat in season.living if seat in deaths}, held)


def by_bond(season: Season, seat: str, moment: str, away: bool) -> Iterable[Due]:
    """SV-4.24, SV-7.4: a Buddy follows; in Nairobi the bond is dissolved, or waits."""
    way = season.parameters["bond_vs_protection"]
    if not away or way == "override":
        yield Due("SV-4.24", "Eliminated", {"seat": seat, "moment": moment, "cause": "bond"})
        return
    yield due("SV-7.4", "ProtectionHeld", seat=seat, cause="bond", by="nairobi")
    if way == "cancel":
        yield due("SV-7.5", "BondDissolved", survivor=seat)
    else:
        yield due("SV-7.5", "BondDeferred", seat=seat, until="night")


def announced(season: Season) -> Iterable[Due]:
    """SV-5.14, SV-5.15: Nairobi, then who has fallen, in seat order, without saying why."""
    deaths = reckoning(season).deaths
    away = []
    for seat in dict.fromkeys(filter(None, (season.night.summoned, season.second_card))):
        if seat in deaths or not season.of(seat).alive:
            yield due("SV-5.16", "SummonsSpent", seat=seat)
        else:
            away.append(seat)
            yield due("SV-5.14", "NairobiSummoned", seat=seat)
    for seat, cause in deaths.items():
        told = {"seat": seat, "round": season.round, "moment": "dawn", "cause": None}
        yield Due("SV-5.13", "Eliminated", told)
        yield due("SV-5.15", "CauseRecorded", seat=seat, cause=cause)
    if not deaths:
        yield due("SV-5.14", "NobodyEliminated", moment="dawn")
    elif season.parameters["announce_causes"]:
        causes = [cause for cause in ("evil", "bomb") if cause in deaths.values()]
        yield due("SV-5.15", "CausesAnnounced", causes=causes)
    for seat in season.living:
        if season.deferred.get(seat) == "dawn" and seat not in deaths:
            yield from by_bond(season, seat, "dawn", seat in away)
