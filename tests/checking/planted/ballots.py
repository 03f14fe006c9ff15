"""Ballots: dropped, doubled, changed, counted wrong."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, more, more_on_top, one_less
from tests.checking.tampering import Facts, change, double, drop, place, with_fields


def a_ballot_for_the_immune(facts: Facts) -> None:
    at = place(facts, "VoteBegan", lambda fact: fact["immune"])
    cast = place(facts[at:], "BallotCast") + at
    immune = next(seat for seat in facts[at]["immune"] if seat != facts[cast]["seat"])
    facts[cast] = with_fields(facts[cast], name=immune)


def named(fact: Any) -> bool:
    return fact["name"] is not None


def revote(fact: Any) -> bool:
    return bool(fact["step"] == "revote_tied")


def a_tied_one_votes(facts: Facts) -> None:
    at = place(facts, "BallotCast", revote)
    tied = facts[place(facts, "VoteTied")]["tied"]
    facts[at] = with_fields(facts[at], seat=tied[0])


def a_safe_one_is_named(facts: Facts) -> None:
    at = place(facts, "BallotCast", lambda fact: fact["step"] == "revote_untied")
    tied = max(p for p in range(at) if facts[p].kind == "VoteTied")
    name = next(seat for seat in facts[tied]["tied"] if seat != facts[at]["seat"])
    facts[at] = with_fields(facts[at], name=name)


PLANTED = [
    Planted("DS-12.1", "a ballot is dropped", "random-06", drop("BallotCast")),
    Planted("DS-10.3", "a ballot is cast twice", "random-06", double("BallotCast")),
    Planted("DS-12.1", "a ballot is changed", "random-08", change("BallotCast", named, name=None)),
    Planted("DS-12.4", "a ballot is for the immune", "sensible-08", a_ballot_for_the_immune),
    Planted(
        "DS-10.3",
        "one votes for oneself",
        "random-06",
        lambda facts: change("BallotCast", name=facts[place(facts, "BallotCast")]["seat"])(facts),
    ),
    Planted("DS-12.1", "a ballot is not read", "random-06", drop("BallotRead")),
    Planted("DS-12.1", "a ballot is read twice", "random-06", double("BallotRead")),
    Planted("DS-10.4", "a valid ballot is voided", "random-06", change("BallotRead", counts=False)),
    Planted(
        "DS-10.4",
        "a void ballot counts",
        "many-cards",
        change("BallotRead", lambda fact: not fact["counts"], counts=True),
    ),
    Planted("DS-12.1", "a vote too many", "random-06", change("VotesCounted", counts=more_on_top)),
    Planted("DS-12.1", "a ballot was cast more", "random-06", change("VotesCounted", cast=more)),
    Planted("DS-12.1", "a ballot is voided", "random-06", change("VotesCounted", voided=more)),
    Planted("DS-10.5", "no count is told", "random-06", drop("VotesCounted")),
    Planted("DS-10.6", "one of the tied votes again", "sensible-08", a_tied_one_votes),
    Planted("DS-10.6", "a safe one is voted for", "untied-first", a_safe_one_is_named),
    Planted(
        "DS-3.3", "one voter too few comes", "sensible-08", change("VoteBegan", present=one_less)
    ),
    Planted(
        "DS-2.6",
        "immunity is forgotten",
        "sensible-08",
        change("VoteBegan", lambda fact: fact["immune"], immune=[]),
    ),
]
