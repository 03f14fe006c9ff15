"""A match in numbers, counted from its facts: one row for a table of many seasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.formats.facts import Fact
from showrunner.formats.mini_survivor import facts


def statistics(told: Iterable[Fact]) -> dict[str, int | str | float]:
    """Every number of one match; the names do not depend on what happened in it."""
    count: Counter[str] = Counter()
    tokens: dict[str, int] = {}
    candidate = ""
    for fact in told:
        match fact:
            case facts.RoundBegan():
                count["rounds"] = fact.round
            case facts.SurvivorsFell():
                count[fact.cause] += len(fact.owners)
            case facts.AttackJudged():
                count["hits" if fact.right else "backfires"] += 1
            case facts.TribeRemoved():
                count["removed tribes"] += 1
                count["merges"] += fact.why == "merge"
            case facts.MatchEnded():
                tokens = {seat: earned for seat, earned in fact.tokens.items() if earned}
            case facts.CandidateNamed():
                candidate = fact.seat
            case _:
                count.update([PLAIN[type(fact)]] if type(fact) in PLAIN else [])
    return {
        "rounds": count["rounds"],
        "assassinated": count["assassination"],
        "voted_out": count["voting"],
        "removed": count["removed"],
        "hits": count["hits"],
        "backfires": count["backfires"],
        "idols_played": count["idols played"],
        "idols_bought": count["idols bought"],
        "tribes_removed": count["removed tribes"],
        "tokens": "-".join(str(earned) for earned in sorted(tokens.values(), reverse=True)),
        "token_holders": len(tokens),
        "elimination_candidate": candidate,
        "candidate_ties": count["candidate ties"],
        "talks": count["talks"],
        "messages": count["messages"],
        "posts": count["posts"],
    }


PLAIN: dict[type[Fact], str] = {
    facts.IdolPlayed: "idols played",
    facts.IdolBought: "idols bought",
    facts.CandidateTied: "candidate ties",
    facts.TalkBegan: "talks",
    facts.MessageSaid: "messages",
    facts.PostMade: "posts",
}
"""The facts that are counted as they are."""
