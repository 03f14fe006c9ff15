"""Statistics of a dice season: one row of numbers, for a table of many seasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.formats.facts import Fact
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import HIDDEN_IMMUNITY


def statistics(season_facts: Iterable[Fact]) -> dict[str, int | str | float]:
    """The statistics by name. Every season has the same names, whatever happened in it."""
    count: Counter[str] = Counter()
    rounds = merged = 0
    jury = ""
    rescues = Rescues()
    for fact in season_facts:
        rescues.observe(fact)
        match fact:
            case facts.RoundBegan():
                rounds = fact.round
            case facts.TeamsFormed(why="merge"):
                merged = merged or rounds
            case facts.JuryVotesCounted(again=False):
                jury = "-".join(map(str, sorted(fact.counts.values(), reverse=True)))
            case _:
                count.update(_counters_of(fact))
    camps = count["fed"] + count["hungry"]
    return {
        "rounds": rounds,
        "merged_in_round": merged,
        "voted_out": count["out"],
        "removed": count["removed"],
        "votes_without_exit": count["nobody out"],
        "ties": count["tied"],
        "tie_break_steps": count["step passed"] + sum(count[f"out by {step}"] for step in STEPS),
        **{f"out_by_{how.replace(' ', '_')}": count[f"out by {how}"] for how in WAYS_OUT},
        "idols_found": count["found"],
        "idols_given": count["given"],
        "idols_played": count["played"],
        "idols_that_saved": rescues.number,
        "cards_played": count["card played"],
        "cards_cancelled": count["card cancelled"],
        "cards_expired": count["card expired"],
        "camps_fed": count["fed"],
        "camps_hungry": count["hungry"],
        "fed_share": round(count["fed"] / camps, 4) if camps else 0.0,
        "talks": count["talk"],
        "messages": count["message"],
        "jury": jury,
        "jury_ties": count["jury again"],
    }


STEPS = ("revote_tied", "revote_untied", "survival_roll")
WAYS_OUT = ("vote", *STEPS, "only one not immune")
"""The ways to leave at a vote (values of `VotedOut.how`)."""


def _counters_of(fact: Fact) -> list[str]:
    """The names of the counters that this fact adds one to."""
    match fact:
        case facts.VotedOut():
            return ["out", f"out by {fact.how}"]
        case facts.CardGained(kind=kind) if kind == HIDDEN_IMMUNITY:
            return [fact.how]
        case facts.CardPlayed(kind=kind):
            return ["card played", *(["played"] if kind == HIDDEN_IMMUNITY else [])]
        case facts.CardLost(why="expired"):
            return ["card expired"]
        case facts.JuryVotesCounted():
            return ["jury again"]
    name = COUNTER_BY_FACT.get(type(fact))
    return [name] if name is not None else []


class Rescues:
    """DS-8.2: counts the castaways who would have had the most votes without a card."""

    def __init__(self) -> None:
        self.number = 0
        self._saved: set[str] = set()
        self._void: Counter[str] = Counter()
        self._counts: Counter[str] = Counter()

    def observe(self, fact: Fact) -> None:
        """Update the count with one fact of the season."""
        match fact:
            case facts.VoteBegan():
                self._saved, self._void = set(), Counter()
            case facts.ImmunityGiven() if fact.cause not in ("competition", "producers"):
                self._saved.update(fact.seats)
            case facts.BallotRead(counts=False):
                self._void[fact.name] += 1
            case facts.VotesCounted(step="vote"):
                self._counts = Counter(fact.counts)
                self._count(fact.counts)
            case facts.VotesRecounted():
                self._void = self._counts - Counter(fact.counts)
                self._count(fact.counts)

    def _count(self, counts: dict[str, int]) -> None:
        highest = max(counts.values(), default=0)
        self.number += sum(self._void[seat] >= max(1, highest) for seat in self._saved)


COUNTER_BY_FACT: dict[type[Fact], str] = {
    facts.NobodyVotedOut: "nobody out",
    facts.CastawayRemoved: "removed",
    facts.VoteTied: "tied",
    facts.CardCancelled: "card cancelled",
    facts.TieBreakPassed: "step passed",
    facts.CampFed: "fed",
    facts.CampHungry: "hungry",
    facts.TalkBegan: "talk",
    facts.MessageSaid: "message",
}
"""The counter of each fact that always adds to the same one."""
