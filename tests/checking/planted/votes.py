"""Votes: two go, nobody does, or the wrong one."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, one_less
from tests.checking.tampering import Facts, change, double, drop, place, replaced, with_fields


def less(value: int) -> int:
    return value - 1


def voted_out(facts: Facts) -> None:
    """Two go at one vote."""
    at = place(facts, "VotedOut")
    began = facts[place(facts, "VoteBegan")]
    other = next(seat for seat in began["present"] if seat != facts[at]["seat"])
    facts.insert(at + 1, with_fields(facts[at], seat=other))


def someone_immune_goes(facts: Facts) -> None:
    at = place(facts, "VoteBegan", lambda fact: fact["immune"])
    out = place(facts[at:], "VotedOut") + at
    facts[out] = with_fields(facts[out], seat=facts[at]["immune"][0])


PLANTED = [
    Planted("DS-1.1", "two go at one vote", "random-06", voted_out),
    Planted("DS-1.1", "nobody is said to go", "random-06", drop("VotedOut")),
    Planted("DS-1.1", "one goes twice", "random-06", double("VotedOut")),
    Planted("DS-12.4", "somebody immune goes", "sensible-08", someone_immune_goes),
    Planted("DS-10.6", "another way to go", "random-08", change("VotedOut", how="a coin")),
    Planted(
        "DS-10.5",
        "a tie is passed over",
        "sensible-08",
        change("VotedOut", lambda fact: fact["how"] != "vote", how="vote"),
    ),
    Planted("DS-10.6", "a tie is kept silent", "sensible-08", drop("VoteTied")),
    Planted("DS-10.6", "one less is tied", "sensible-08", change("VoteTied", tied=one_less)),
    Planted("DS-10.6", "a step is left away", "sensible-08", drop("TieBreakPassed")),
    Planted(
        "DS-10.6",
        "one rolls less",
        "sensible-08",
        change("SurvivalRolled", results=lambda rolled: dict([*rolled.items()][1:])),
    ),
    Planted(
        "DS-7.4",
        "a survival roll of 99",
        "sensible-08",
        change("SurvivalRolled", results=lambda rolled: dict.fromkeys(rolled, 99)),
    ),
    Planted(
        "DS-10.7",
        "nobody goes who could",
        "random-06",
        replaced("VotedOut", "NobodyVotedOut", round=1, why="everybody present is immune"),
    ),
    Planted("DS-10.9", "no last words", "random-06", drop("LastWords")),
    Planted("DS-10.1", "somebody does not comment", "random-06", drop("CommentMade")),
    Planted("DS-10.1", "somebody comments twice", "random-06", double("CommentMade")),
]
