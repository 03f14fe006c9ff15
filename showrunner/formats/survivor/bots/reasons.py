"""Reasons: what speaks against somebody, all of it true and known to the one who says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

POPULAR = 14
"""A standing from which on somebody talks with everybody."""
STRONG = 45
"""A threat from which on somebody would win at the end."""
EARLY = 3
"""The last round in which somebody may still be called a stranger."""
FEW = 5
"""With so many left nobody has time to look for cards, or talks with everybody."""
LITTLE_FOOD = 3
"""Food brought by somebody who may have been looking for a card."""
TOGETHER = 2
"""How often two must have been seen going off, to be called a pair."""


class Reason(NamedTuple):
    """A kind of reason (a section of lines), and the seat or number that it needs."""

    kind: str
    by: str = ""
    number: int = 0
    people: bool = False
    """Whether it is something that happened between people."""


def against(mind: Mind, other: str, partner: str) -> list[Reason]:
    """What speaks for voting somebody out, the strongest first, as one would say it to partner."""
    return list(_against(mind, other, partner)) or [Reason("plain")]


def _against(mind: Mind, other: str, partner: str) -> Iterator[Reason]:
    promises, votes, bonds, camp = mind.promises, mind.votes, mind.bonds, mind.camp
    sheet = mind.sheet
    if other in promises.lies:
        lie = promises.lies[other]
        if lie.what == "safety":
            yield Reason("lied_safety", people=True)
        elif lie.about in (partner, other, mind.me):
            yield Reason("lied_plain", people=True)
        else:
            yield Reason("lied", lie.about, people=True)
    by = next((seat for seat in votes.sources(mind.me) if seat == other), "")
    if by:
        yield Reason("named_me", people=True)
    if partner in votes.named and other in votes.named[partner]:
        yield Reason("named_you", people=True)
    source = bonds.liars.get(other, "")
    if source and source not in (partner, other):
        yield Reason("liar", source, people=True)
    others = [seat for seat in votes.supporters(other) if seat not in (partner, mind.me)]
    if len(others) > 1:
        yield Reason("numbers", number=len(others) + 2, people=True)
    elif others and mind.bonds.trust(others[0]) > 0:
        yield Reason("joined", others[0], people=True)
    if mind.votes.holders.get(other, partner) != partner:
        yield Reason("idol", mind.votes.holders[other], people=True)
    for alliance in mind.alliances.of(other):
        inside = mind.alliances.inside(alliance)
        rest = [seat for seat in inside if seat not in (other, partner, mind.me)]
        if rest and partner not in alliance.members:
            yield Reason("alliance", rest[0], people=True)
            break
    wins = sheet.solo_wins.get(other, 0)
    if wins > 1 and wins > sheet.solo_wins.get(mind.me, 0):
        yield Reason("wins", number=wins)
    friend = _pair_of(mind, other)
    if friend and friend != partner and not sheet.players[friend].immune:
        yield Reason("pair", friend, people=True)
    if mind.merged and bonds.threat(other) >= STRONG:
        yield Reason("strong")
    if not mind.merged and camp.team_result == "lost" and camp.came_last(other):
        yield Reason("last", number=camp.results[other])
    if (count := votes.last.counts.get(other, 0)) > 1 and other in votes.last.present:
        yield Reason("votes", number=count, people=True)
    if camp.hungry and camp.gathered.get(other) == 0:
        yield Reason("empty")
    elif (
        camp.gathered.get(other, LITTLE_FOOD + 1) <= LITTLE_FOOD
        and len(sheet.active) > FEW
        and sheet.round > 1
    ):
        yield Reason("search", people=True)
    if bonds.standing(other) >= POPULAR and len(sheet.active) > FEW:
        yield Reason("popular", people=True)
    if 1 < sheet.round <= EARLY and not mind.talks.times_with.get(other):
        yield Reason("stranger", people=True)


def _pair_of(mind: Mind, seat: str) -> str:
    """With whom somebody goes off more than with anybody else, if with anybody."""
    active = [other for other in mind.sheet.active if other not in (seat, mind.me)]
    times = {other: mind.talks.seen_together(seat, other) for other in active}
    best = max(times, key=lambda other: (times[other], other), default="")
    return best if best and times[best] >= TOGETHER else ""
