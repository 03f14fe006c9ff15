"""Statistics of a season, counted from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.formats.facts import Fact
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import IDENTITIES, LEVELS, RECRUIT
from showrunner.formats.talk.facts import MessageSaid, TalkBegan


def statistics(known: Iterable[Fact]) -> dict[str, int | str | float]:
    """The statistics of one season. Every season has the same keys."""
    counts: Counter[str] = Counter()
    identities: dict[str, str] = {}
    decided: facts.GameDecided | None = None
    for fact in known:
        match fact:
            case facts.RoundBegan():
                counts["rounds"] = fact.round
            case facts.FacilityEntered():
                identities = fact.identities
            case facts.PlayerEliminated():
                counts[f"out {fact.cause}"] += 1
            case facts.ObstacleBeaten():
                counts[f"beaten {fact.level}"] += 1
                counts["shut down"] += fact.how != "attack"
            case facts.GameDecided():
                decided = fact
            case _:
                counts[KEY_BY_FACT.get(type(fact), "")] += 1
    winners = [identities.get(seat, RECRUIT) for seat in decided.seats] if decided else []
    return {
        "rule": decided.rule if decided else "",
        "rounds": counts["rounds"],
        "survivors": len(decided.survivors) if decided else 0,
        "exits": counts["exits"],
        **{f"out_by_{cause}": counts[f"out {cause}"] for cause in CAUSES},
        **{f"played_{kind}": list(identities.values()).count(kind) for kind in IDENTITIES},
        **{f"won_{kind}": winners.count(kind) for kind in IDENTITIES},
        "most_points": max(decided.points.values()) if decided else 0,
        **{f"beaten_{level}": counts[f"beaten {level}"] for level in LEVELS},
        "shut_down": counts["shut down"],
        "areas_closed": counts["closed"],
        "traps": counts["traps"],
        "assaults": counts["assaults"],
        "guards": counts["guards"],
        "purchases": counts["purchases"],
        "talks": counts["talks"],
        "messages": counts["messages"],
        "lines": counts["lines"],
    }


CAUSES = ("assault", "combat", "producer")
KEY_BY_FACT: dict[type[Fact], str] = {
    facts.PlayerExited: "exits",
    facts.AreaClosed: "closed",
    facts.TrapSprung: "traps",
    facts.Assaulted: "assaults",
    facts.Guarded: "guards",
    facts.CardBought: "purchases",
    facts.IdentityBought: "purchases",
    facts.LineSaid: "lines",
    TalkBegan: "talks",
    MessageSaid: "messages",
}
"""Facts that always increment the same counter."""
