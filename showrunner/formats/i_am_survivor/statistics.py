"""A season in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.formats.facts import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.talk.facts import MessageSaid, TalkBegan

COUNTED: dict[type[Fact], str] = {
    facts.RoundBegan: "days",
    facts.CharacterRescued: "rescued",
    facts.CharacterDied: "dead",
    facts.BeastFought: "beasts",
    facts.PlayersFought: "battles",
    facts.OfferMade: "offers",
    facts.TradeDone: "trades",
    facts.HelpGiven: "help_asked",
    facts.SpokeUp: "speeches",
    TalkBegan: "talks",
    MessageSaid: "messages",
}
"""What is counted by the facts alone, with its name in the statistics."""
CAUSES = ("thirst", "hunger", "poison", "injury", "battle", "burning sun")


def statistics(known: Iterable[Fact]) -> dict[str, int | str | float]:
    """The statistics of one season. Every season has the same names."""
    counts: Counter[str] = Counter()
    scores: dict[str, int] = {}
    for fact in known:
        if type(fact) in COUNTED:
            counts[COUNTED[type(fact)]] += 1
        if isinstance(fact, facts.CharacterDied):
            counts[f"died_of_{fact.cause}"] += 1
        elif isinstance(fact, facts.GameEnded):
            scores = fact.scores
    row: dict[str, int | str | float] = {name: counts[name] for name in COUNTED.values()}
    row |= {f"died_of_{cause.replace(' ', '_')}": counts[f"died_of_{cause}"] for cause in CAUSES}
    row["scores"] = "-".join(str(points) for points in sorted(scores.values(), reverse=True))
    return row
