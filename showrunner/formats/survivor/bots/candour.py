"""What a castaway tells producers in private (DS-9.4): what is so, as far as they can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from showrunner.formats.survivor.bots.bonds import FRIENDLY
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.reasons import STRONG
from showrunner.formats.survivor.bots.speech import Reason

MOST = 2
"""So much is told of oneself."""


def to_claim(claims: Mapping[str, Any]) -> Iterator[Reason]:
    """What is claimed, in words; not what is left open (null)."""
    for claim, said in claims.items():
        match claim, said:
            case _, None:
                pass
            case "trusts_most" | "trusts_least" | "voted", str():
                yield Reason(f"interview:{claim}", said)
            case "holds", kinds:
                yield Reason("interview:holds" if kinds else "interview:empty", number=len(kinds))
            case "points", number:
                yield Reason("interview:points" if number else "interview:poor", number=number)
            case "traded", done:
                yield Reason("interview:traded" if done == "yes" else "interview:gave_all")


def feeling(plans: Plans, other: str) -> str:
    """How one stands to somebody: friend, foe or neither; missed or unmissed who is out."""
    trust = plans.trust(other)
    liked = trust >= FRIENDLY and other not in plans.hurt
    if plans.players[other].status not in ("active", "finalist"):
        return "missed" if liked else "unmissed"
    return "friend" if liked else "foe" if trust < 0 or other in plans.hurt else "neither"


def of_somebody(plans: Plans, other: str, claims: Mapping[str, Any]) -> list[Reason]:
    """Why one feels so about somebody, and whether one means or meant to have them out."""
    told = []
    if other in plans.hurt:
        told.append(Reason("broke", other))
    elif other in plans.kept:
        told.append(Reason("kept", other))
    if claims.get("voted") == other:
        told.append(Reason("interview:voted", other))
    if not _plays(plans) or plans.players[other].status != "active":
        return told
    if plans.target(plans.voting_tonight() or plans.others) == other:
        told.append(Reason("interview:wants_out", other))
    elif plans.merged and plans.threat(other) >= STRONG:
        told.append(Reason("strong_end", other))
    return told


def of_topic(plans: Plans, topic: str) -> list[Reason]:
    """What is asked about, where it is no claim; nothing of who is out of the game."""
    told = _TOPICS.get(topic)
    return list(islice(told(plans), MOST)) if told is not None and _plays(plans) else []


def _plays(plans: Plans) -> bool:
    return plans.mine.status == "active"


def _threat(plans: Plans) -> Iterator[Reason]:
    """Who would win at the end, and what they have won."""
    strongest = max(plans.others, key=lambda seat: (plans.threat(seat), seat), default="")
    if not strongest:
        return
    yield Reason("interview:fears", strongest)
    if won := plans.wins_alone.get(strongest):
        yield Reason("wins", strongest, number=won)


def _danger(plans: Plans) -> Iterator[Reason]:
    """What one has heard of one's own name."""
    if plans.mine.immune:
        yield Reason("interview:immune")
    elif by := plans.names_today.get(plans.me):
        yield Reason("interview:named", number=len(by))
    else:
        yield Reason("interview:unnamed")


def _mood(plans: Plans) -> Iterator[Reason]:
    """What weighs on one, the worst first, and who makes it lighter."""
    for seat, about in list(plans.hurt.items())[-1:]:
        yield Reason("broke", seat, about)
    if plans.names_today.get(plans.me) and not plans.mine.immune:
        yield from _danger(plans)
    if plans.hungry:
        yield Reason("interview:hungry")
    if plans.mine.counters > 2:
        yield Reason("worn", plans.me, number=plans.mine.counters)
    dearest = plans.closest(plans.active, 1)
    if dearest and plans.trust(dearest[0]) >= FRIENDLY:
        yield Reason("interview:leans_on", dearest[0])
    elif dearest and plans.trust(dearest[0]) <= 0:
        yield Reason("interview:alone")
    else:
        yield Reason("interview:well")


_TOPICS = {"threat": _threat, "danger": _danger, "mood": _mood}
