"""The deal and the nights: acts of the dead, of the wrong role, on whom they may not be."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, more, one_less, read_by_all
from tests.checking.tampering import Facts, change, double, drop, place, with_fields

SEASON = "survival-sensible-20"
BASIC = "survival-sensible-09"
BIG = "survival-sensible-30"


def holder(facts: Facts, role: str) -> str:
    return str(facts[place(facts, "RoleDealt", lambda fact: fact["role"] == role)]["seat"])


def named(fact: Any) -> bool:
    return fact.fields.get("target", fact.fields.get("name")) is not None


def another_seat(facts: Facts, *but: str | None) -> str:
    living = facts[place(facts, "RoundBegan")]["living"]
    return str(next(seat for seat in living if seat not in but))


def two_cards_alike(facts: Facts) -> None:
    change("RoleDealt", nth=1, role=facts[place(facts, "RoleDealt")]["role"])(facts)


def on_the_dead(kind: str) -> Any:
    """A night act of the last round is on whom the first night took."""

    def tamper(facts: Facts) -> None:
        gone = facts[place(facts, "Eliminated")]["seat"]
        change(kind, nth=-1, target=gone)(facts)

    return tamper


def by_another(kind: str) -> Any:
    """Somebody else does what a role does."""

    def tamper(facts: Facts) -> None:
        at = place(facts, kind)
        facts[at] = with_fields(facts[at], seat=another_seat(facts, facts[at]["seat"]))

    return tamper


def protected_twice(facts: Facts) -> None:
    at = place(facts, "RangerProtected", named)
    later = at + 1 + place(facts[at + 1 :], "RangerProtected")
    facts[later] = with_fields(facts[later], target=facts[at]["target"])


def summoned_twice(facts: Facts) -> None:
    at = place(facts, "AgencySummoned", named)
    later = at + 1 + place(facts[at + 1 :], "AgencySummoned")
    facts[later] = with_fields(facts[later], target=facts[at]["target"])


def used_again(facts: Facts) -> None:
    at = place(facts, "EngineerActed", lambda fact: fact["tool"] is not None)
    later = at + 1 + place(facts[at + 1 :], "EngineerActed")
    tool, target = facts[at]["tool"], facts[later]["target"] or facts[later]["seat"]
    facts[later] = with_fields(facts[later], tool=tool, target=target)


def alone(buddies: list[str]) -> list[str]:
    return [buddies[0], buddies[0]]


def a_lie(answer: str | None) -> str:
    return "good" if answer == "evil" else "evil"


def against_evil(kind: str) -> Any:
    def tamper(facts: Facts) -> None:
        evil = facts[place(facts, "EvilMet")]["seats"]
        change(kind, named, name=evil[0])(facts)

    return tamper


def the_good_nominate(facts: Facts) -> None:
    evil = facts[place(facts, "EvilMet")]["seats"]
    change("EvilNominated", seat=another_seat(facts, *evil))(facts)


def another_target(facts: Facts) -> None:
    at = place(facts, "EvilAgreed", named)
    evil = facts[place(facts, "EvilMet")]["seats"]
    other = another_seat(facts, *evil, facts[at]["target"])
    facts[at] = with_fields(facts[at], target=other)


PLANTED = [
    Planted("SV-1.4", "an Evil Force more on the table", BASIC, change("TableSet", evil=more)),
    Planted("SV-1.6", "a card too few", BASIC, change("TableSet", elements=1)),
    Planted("SV-1.5", "a card is there twice", BASIC, two_cards_alike),
    Planted("SV-1.5", "one has no card", BASIC, drop("RoleDealt")),
    Planted("SV-1.5", "one is dealt two cards", BASIC, double("RoleDealt")),
    Planted("SV-1.7", "a card is shown", BASIC, read_by_all("RoleDealt")),
    Planted("SV-1.8", "a role is not explained", BASIC, change("RolesExplained", roles=one_less)),
    Planted("SV-2.1", "one proposes twice", SEASON, double("SpotlightNominated")),
    Planted("SV-2.1", "one does not vote", SEASON, drop("SpotlightVoted")),
    Planted("SV-1.3", "the Spotlight is not settled", SEASON, drop("SpotlightGiven")),
    Planted("SV-4.2", "one of the Evil does not know", BASIC, change("EvilMet", seats=one_less)),
    Planted("SV-4.2", "who is Evil is told", BASIC, read_by_all("EvilMet")),
    Planted("SV-4.2", "the Evil channel is heard", BASIC, read_by_all("EvilNominated")),
    Planted("SV-4.2", "the target is told", BASIC, read_by_all("EvilAgreed")),
    Planted("SV-4.4", "one who is Good nominates", BASIC, the_good_nominate),
    Planted("SV-4.4", "one nominates twice", BASIC, double("EvilNominated")),
    Planted("SV-4.4", "a nomination is dropped", BASIC, drop("EvilNominated")),
    Planted("SV-4.4", "another target", BASIC, another_target),
    Planted("SV-4.3", "Evil are named", BASIC, against_evil("EvilNominated")),
    Planted("SV-5.4", "no target is agreed on", BASIC, drop("EvilAgreed")),
    Planted("SV-4.19", "Evil are watched", BASIC, against_evil("EvilWatched")),
    Planted("SV-4.19", "one does not watch", BASIC, drop("EvilWatched")),
    Planted("SV-4.19", "a die is not told", SEASON, drop("PeekRolled")),
    Planted("SV-4.19", "another die", SEASON, change("PeekRolled", caught=lambda was: not was)),
    Planted("SV-4.19", "a die is told", SEASON, read_by_all("PeekRolled")),
    Planted("SV-4.18", "somebody else peeks", SEASON, by_another("PeekChosen")),
    Planted("SV-4.19", "a peek shows nobody", BIG, change("PeekSucceeded", evil=[])),
    Planted("SV-4.20", "the caught is not told", BASIC, drop("ActivistCaught")),
    Planted("SV-5.5", "somebody else protects", BASIC, by_another("RangerProtected")),
    Planted("SV-5.5", "the Ranger is not called", BASIC, drop("RangerProtected")),
    Planted("SV-4.8", "one is protected twice running", BIG, protected_twice),
    Planted("SV-4.7", "whom the Ranger protects is told", BASIC, read_by_all("RangerProtected")),
    Planted("SV-5.12", "the dead are protected", BASIC, on_the_dead("RangerProtected")),
    Planted("SV-5.12", "the dead are asked about", BASIC, on_the_dead("ScientistAsked")),
    Planted(
        "SV-4.6", "the Scientist is lied to", BASIC, change("ScientistAsked", named, answer=a_lie)
    ),
    Planted("SV-4.6", "what the Scientist hears is told", BASIC, read_by_all("ScientistAsked")),
    Planted("SV-5.7", "the Scientist asks twice", BASIC, double("ScientistAsked")),
    Planted("SV-4.9", "a tool is used again", BIG, used_again),
    Planted("SV-5.6", "the Engineer is not called", BIG, drop("EngineerActed")),
    Planted("SV-4.17", "one is summoned twice", "survival-random-24", summoned_twice),
    Planted("SV-5.9", "the P.P.A. is not called", BIG, drop("AgencySummoned")),
    Planted("SV-4.23", "a Buddy of oneself", BIG, change("BuddiesMet", buddies=alone)),
    Planted("SV-4.24", "who the Buddies are is told", BIG, read_by_all("BuddiesMet")),
    Planted("SV-5.2", "the Buddies never meet", BIG, drop("BuddiesMet")),
    Planted("SV-5.8", "no hands are raised", BIG, drop("HandsRaised")),
    Planted("SV-5.8", "the raised hands are seen", BIG, read_by_all("HandsRaised")),
    Planted("SV-5.1", "a night does not begin", BASIC, drop("NightBegan")),
    Planted("SV-5.1", "dawn breaks twice", BASIC, double("DawnBroke")),
]
