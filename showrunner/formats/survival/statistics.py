"""Statistics of a season of Survival, counted from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import get_args

from showrunner.formats.facts import Fact
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import side_of

SIDES = ("good", "evil", "buddies", "draw")


def statistics(known: Iterable[Fact]) -> dict[str, int | str | float]:
    """The statistics of one season. Every season has the same keys."""
    counts: Counter[str] = Counter()
    won: facts.SeasonWon | None = None
    for fact in known:
        if isinstance(fact, facts.SeasonWon):
            won = fact
        counts.update(_keys_of(fact))
    winner = won.winner if won else ""
    return {
        "side": winner,
        "rule": won.rule if won else "",
        **{f"won_by_{side}": int(side == winner) for side in SIDES},
        "rounds": won.rounds if won else 0,
        **{f"out_by_{cause}": counts[f"out {cause}"] for cause in get_args(facts.Cause)},
        "good_voted_out": counts["voted good"],
        "evil_voted_out": counts["voted evil"],
        "quiet_nights": counts["quiet dawn"],
        "votes_without_exit": counts["quiet conference"],
        "ties": counts["tied"],
        "coins": counts["coin"],
        "speeches": counts["speech"],
        "claims": counts["claim"],
        "accusations": counts["accusation"],
        "kills_blocked": counts["blocked"],
        "peeks_caught": counts["caught"],
    }


def _keys_of(fact: Fact) -> list[str]:
    """The keys of the counters that this fact increments."""
    match fact:
        case facts.Eliminated(cause=str(cause)):
            voted = [f"voted {side_of(fact.role)}"] if cause == "vote" else []
            return [f"out {cause}", *voted]
        case facts.CauseRecorded():
            return [f"out {fact.cause}"]
        case facts.NobodyEliminated():
            return [f"quiet {fact.moment}"]
        case facts.Spoke():
            parts = {"speech": fact.words, "claim": fact.claim, "accusation": fact.accuse}
            return [key for key, value in parts.items() if value is not None]
        case facts.ProtectionHeld(cause="evil"):
            return ["blocked"]
    key = KEY_BY_FACT.get(type(fact))
    return [key] if key is not None else []


KEY_BY_FACT: dict[type[Fact], str] = {
    facts.VoteTied: "tied",
    facts.CoinTossed: "coin",
    facts.ActivistCaught: "caught",
}
"""Facts that always increment the same counter."""
