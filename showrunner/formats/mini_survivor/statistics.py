"""Statistics of a match, counted from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.formats.facts import Fact
from showrunner.formats.mini_survivor import facts


def statistics(known: Iterable[Fact]) -> dict[str, int | str | float]:
    """The statistics of one match. Every match has the same keys."""
    counts: Counter[str] = Counter()
    tokens: dict[str, int] = {}
    candidate = ""
    for fact in known:
        match fact:
            case facts.RoundBegan():
                counts["rounds"] = fact.round
            case facts.SurvivorsFell():
                counts[fact.cause] += len(fact.owners)
            case facts.AttackJudged():
                counts["hits" if fact.right else "backfires"] += 1
            case facts.TribeRemoved():
                counts["removed tribes"] += 1
                counts["merges"] += fact.why == "merge"
            case facts.MatchEnded():
                tokens = {seat: earned for seat, earned in fact.tokens.items() if earned}
            case facts.CandidateNamed():
                candidate = fact.seat
            case _:
                if type(fact) in KEY_BY_FACT:
                    counts[KEY_BY_FACT[type(fact)]] += 1
    return {
        "rounds": counts["rounds"],
        "assassinated": counts["assassination"],
        "voted_out": counts["voting"],
        "removed": counts["removed"],
        "hits": counts["hits"],
        "backfires": counts["backfires"],
        "idols_played": counts["idols played"],
        "idols_bought": counts["idols bought"],
        "tribes_removed": counts["removed tribes"],
        "tokens": "-".join(str(earned) for earned in sorted(tokens.values(), reverse=True)),
        "token_holders": len(tokens),
        "elimination_candidate": candidate,
        "candidate_ties": counts["candidate ties"],
        "talks": counts["talks"],
        "messages": counts["messages"],
        "posts": counts["posts"],
    }


KEY_BY_FACT: dict[type[Fact], str] = {
    facts.IdolPlayed: "idols played",
    facts.IdolBought: "idols bought",
    facts.CandidateTied: "candidate ties",
    facts.TalkBegan: "talks",
    facts.MessageSaid: "messages",
    facts.PostMade: "posts",
}
"""Facts that always increment the same counter."""
