"""A season of Survival in numbers, counted from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import get_args

from showrunner.formats.facts import Fact
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import side_of

SIDES = ("good", "evil", "buddies", "draw")


def statistics(told: Iterable[Fact]) -> dict[str, int | str | float]:
    """Every number of one season; the names do not depend on what happened in it."""
    count: Counter[str] = Counter()
    won: facts.SeasonWon | None = None
    for fact in told:
        if isinstance(fact, facts.SeasonWon):
            won = fact
        count.update(_counted(fact))
    winner = won.winner if won else ""
    return {
        "side": winner,
        "rule": won.rule if won else "",
        **{f"won_by_{side}": int(side == winner) for side in SIDES},
        "rounds": won.rounds if won else 0,
        **{f"out_by_{cause}": count[f"out {cause}"] for cause in get_args(facts.Cause)},
        "good_voted_out": count["voted good"],
        "evil_voted_out": count["voted evil"],
        "quiet_nights": count["quiet dawn"],
        "votes_without_exit": count["quiet conference"],
        "ties": count["tied"],
        "coins": count["coin"],
        "speeches": count["speech"],
        "claims": count["claim"],
        "accusations": count["accusation"],
        "kills_blocked": count["blocked"],
        "peeks_caught": count["caught"],
    }


def _counted(fact: Fact) -> list[str]:
    """What this fact counts as."""
    match fact:
        case facts.Eliminated(cause=str(cause)):
            voted = [f"voted {side_of(fact.role)}"] if cause == "vote" else []
            return [f"out {cause}", *voted]
        case facts.CauseRecorded():
            return [f"out {fact.cause}"]
        case facts.NobodyEliminated():
            return [f"quiet {fact.moment}"]
        case facts.Spoke():
            said = {"speech": fact.words, "claim": fact.claim, "accusation": fact.accuse}
            return [name for name, value in said.items() if value is not None]
        case facts.ProtectionHeld(cause="evil"):
            return ["blocked"]
    name = PLAIN.get(type(fact))
    return [name] if name is not None else []


PLAIN: dict[type[Fact], str] = {
    facts.VoteTied: "tied",
    facts.CoinTossed: "coin",
    facts.ActivistCaught: "caught",
}
"""The facts that are counted as they are."""
