"""Survival: roles that change, Memories that act, ballots that weigh too much."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, more, more_on_top, one_less
from tests.checking.tampering import Facts, Tamper, change, double, place, with_fields

BASIC, BIG, CHAINS = "survival-sensible-09", "survival-sensible-30", "survival-late-bonds"


def on_somebody(fact: Any) -> bool:
    return fact["target"] is not None


def two_cards_alike(facts: Facts) -> None:
    change("RoleDealt", "role", facts[place(facts, "RoleDealt")]["role"], nth=1)(facts)


def by_the_dead(kind: str, field: str = "seat") -> Tamper:
    """The last fact of this type names who was eliminated first."""

    def tamper(facts: Facts) -> None:
        gone = facts[place(facts, "Eliminated")]["seat"]
        change(kind, field, gone, nth=-1)(facts)

    return tamper


def again(kind: str, *fields: str) -> Tamper:
    """A role does the same again the next time."""

    def tamper(facts: Facts) -> None:
        at = place(facts, kind, on_somebody)
        later = at + 1 + place(facts[at + 1 :], kind)
        facts[later] = with_fields(facts[later], **{name: facts[at][name] for name in fields})

    return tamper


def the_dead_die_again(facts: Facts) -> None:
    first = facts[place(facts, "Eliminated")]
    at = place(facts, "Eliminated", nth=-1)
    facts[at] = with_fields(facts[at], seat=first["seat"], role=first["role"])


def back_from_the_dead(facts: Facts) -> None:
    """Who fell is among the living of the next round."""
    everybody = facts[place(facts, "RoundBegan")]["living"]
    change("RoundBegan", "living", everybody, nth=1)(facts)


def for_another(facts: Facts) -> None:
    at = place(facts, "BallotCast", lambda fact: fact["name"] is not None)
    living = facts[place(facts, "RoundBegan")]["living"]
    names = (facts[at]["name"], facts[at]["seat"])
    facts[at] = with_fields(facts[at], name=next(s for s in living if s not in names))


PLANTED = [
    # -- roles
    Planted("SV-1.6", "an Evil Force more on the table", BASIC, change("TableSet", "evil", more)),
    Planted("SV-1.6", "a card too few", BASIC, change("TableSet", "elements", 1)),
    Planted("SV-1.5", "a card is there twice", BASIC, two_cards_alike),
    Planted("SV-1.5", "another card is dealt", BASIC, change("RoleDealt", "role", "pollution")),
    Planted("SV-4.2", "an Evil Force is not known", BASIC, change("EvilMet", "seats", one_less)),
    Planted("SV-7.2", "the dead die again", BASIC, the_dead_die_again),
    Planted("SV-7.2", "another role is shown", BASIC, change("Eliminated", "role", "peace")),
    Planted("SV-4.25", "one comes back", BASIC, back_from_the_dead),
    Planted(
        "SV-4.25", "a Memory is shown another role", BASIC, change("BecameMemory", "roles", {})
    ),
    Planted("SV-4.25", "a Memory speaks", BASIC, by_the_dead("Spoke")),
    Planted("SV-4.25", "the dead are protected", BASIC, by_the_dead("RangerProtected", "target")),
    Planted("SV-4.25", "the dead are asked about", BASIC, by_the_dead("ScientistAsked", "target")),
    Planted("SV-7.9", "the Spotlight goes to the dead", CHAINS, by_the_dead("SpotlightGiven")),
    Planted("SV-4.23", "a Buddy of oneself", BIG, change("BuddiesMet", "buddies", ["ada", "ada"])),
    Planted(
        "SV-6.1", "one is left out", BASIC, change("ConferenceBegan", "participants", one_less)
    ),
    Planted("SV-8.8", "points are made up", BASIC, change("SeasonWon", "points", more_on_top)),
    Planted("SV-8.8", "one is not ranked", BASIC, change("SeasonWon", "ranking", one_less)),
    # -- powers
    Planted("SV-4.8", "protected twice running", BIG, again("RangerProtected", "target")),
    Planted("SV-4.9", "a tool is used again", BIG, again("EngineerActed", "tool", "target")),
    Planted("SV-4.17", "summoned twice", "survival-random-24", again("AgencySummoned", "target")),
    # -- votes
    Planted("SV-2.1", "one proposes twice", "survival-sensible-20", double("SpotlightNominated")),
    Planted("SV-6.3", "a voter is left out", BASIC, change("VoteBegan", "voters", one_less)),
    Planted("SV-6.3", "a ballot is cast twice", BASIC, double("BallotCast")),
    Planted("SV-6.3", "one votes for a Memory", BASIC, by_the_dead("BallotCast", "name")),
    Planted("SV-4.25", "a Memory votes", BASIC, by_the_dead("BallotCast")),
    Planted("SV-6.4", "a ballot is changed", BASIC, for_another),
    Planted("SV-6.4", "names are kept back", BASIC, change("VotesCounted", "votes", {})),
    Planted("SV-6.5", "a vote counts three times", BASIC, change("BallotCast", "weight", 3)),
    Planted("SV-6.5", "a vote too many", BASIC, change("VotesCounted", "totals", more_on_top)),
    Planted("SV-6.10", "another is drawn", "survival-accuse", change("CoinTossed", "drawn", "x")),
]
