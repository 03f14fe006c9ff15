"""Reasons to vote somebody out: all of them true, and known to the speaker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

POPULAR_STANDING = 14
"""Least standing (see `Bonds.standing`) of somebody who talks with everybody."""
STRONG_THREAT = 45
"""Least threat of somebody who would win at the end."""
LAST_STRANGER_ROUND = 3
"""The last round in which somebody may still be called a stranger."""
SMALL_CAST = 5
"""Number of players left at which nobody is accused of searching for cards or being popular."""
SEARCHING_CATCH = 3
"""The most food brought by somebody who may have been searching for a card instead."""
PAIR_SIGHTINGS = 2
"""How many times two must have been seen going off together to be called a pair."""


class Reason(NamedTuple):
    """A reason: its kind (a section of lines), and the seat or number that the line needs."""

    kind: str
    by: str = ""
    number: int = 0
    between_people: bool = False
    """Whether it is about what people did to each other, not about figures."""


def against(mind: Mind, other: str, partner: str) -> list[Reason]:
    """Reasons to vote somebody out that I could tell my partner, strongest first."""
    return list(_against(mind, other, partner)) or [Reason("plain")]


def _against(mind: Mind, other: str, partner: str) -> Iterator[Reason]:
    promises, votes, bonds, camp = mind.promises, mind.votes, mind.bonds, mind.camp
    sheet = mind.sheet
    if other in promises.lies:
        lie = promises.lies[other]
        if lie.what == "safety":
            yield Reason("lied_safety", between_people=True)
        elif lie.about in (partner, other, mind.me):
            yield Reason("lied_plain", between_people=True)
        else:
            yield Reason("lied", lie.about, between_people=True)
    by = next((seat for seat in votes.proposers_of(mind.me) if seat == other), "")
    if by:
        yield Reason("named_me", between_people=True)
    if partner in votes.named_by and other in votes.named_by[partner]:
        yield Reason("named_you", between_people=True)
    source = bonds.liars.get(other, "")
    if source and source not in (partner, other):
        yield Reason("liar", source, between_people=True)
    others = [seat for seat in votes.supporters(other) if seat not in (partner, mind.me)]
    if len(others) > 1:
        yield Reason("numbers", number=len(others) + 2, between_people=True)
    elif others and mind.bonds.trust(others[0]) > 0:
        yield Reason("joined", others[0], between_people=True)
    if mind.votes.holders.get(other, partner) != partner:
        yield Reason("idol", mind.votes.holders[other], between_people=True)
    for alliance in mind.alliances.of(other):
        inside = mind.alliances.active_members(alliance)
        other_members = [seat for seat in inside if seat not in (other, partner, mind.me)]
        if other_members and partner not in alliance.members:
            yield Reason("alliance", other_members[0], between_people=True)
            break
    wins = sheet.solo_wins.get(other, 0)
    if wins > 1 and wins > sheet.solo_wins.get(mind.me, 0):
        yield Reason("wins", number=wins)
    friend = _pair_of(mind, other)
    if friend and friend != partner and not sheet.players[friend].immune:
        yield Reason("pair", friend, between_people=True)
    if mind.merged and bonds.threat(other) >= STRONG_THREAT:
        yield Reason("strong")
    if not mind.merged and camp.team_result == "lost" and camp.last_of_team == other:
        yield Reason("last", number=camp.results[other])
    if (count := votes.last.counts.get(other, 0)) > 1 and other in votes.last.present:
        yield Reason("votes", number=count, between_people=True)
    if camp.hungry and camp.gathered.get(other) == 0:
        yield Reason("empty")
    elif (
        camp.gathered.get(other, SEARCHING_CATCH + 1) <= SEARCHING_CATCH
        and len(sheet.active) > SMALL_CAST
        and sheet.round > 1
    ):
        yield Reason("search", between_people=True)
    if bonds.standing(other) >= POPULAR_STANDING and len(sheet.active) > SMALL_CAST:
        yield Reason("popular", between_people=True)
    if 1 < sheet.round <= LAST_STRANGER_ROUND and not mind.talks.times_with.get(other):
        yield Reason("stranger", between_people=True)


def _pair_of(mind: Mind, seat: str) -> str:
    """The castaway somebody is most often seen going off with; "" if rarely with anybody."""
    active = [other for other in mind.sheet.active if other not in (seat, mind.me)]
    sightings = {other: mind.talks.seen_together(seat, other) for other in active}
    closest = max(sightings, key=lambda other: (sightings[other], other), default="")
    return closest if closest and sightings[closest] >= PAIR_SIGHTINGS else ""
