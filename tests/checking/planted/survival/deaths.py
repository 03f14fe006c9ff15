"""Eliminations: spared, doubled, of another cause; chains that stay open; protections."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, caused, one_less, read_by_all
from tests.checking.planted.survival.nights import BASIC, another_seat
from tests.checking.tampering import Facts, change, double, drop, place, retold, with_fields

BONDS = "survival-bonds"
CHAINS = "survival-late-bonds"
PRODUCERS = "survival-producers"


def at_dawn(fact: Any) -> bool:
    return fact["cause"] is None


def handed(fact: Any) -> bool:
    return bool(fact["how"] == "handed on")


def another_dies(facts: Facts) -> None:
    at = place(facts, "Eliminated", at_dawn)
    other = another_seat(facts, facts[at]["seat"])
    role = facts[place(facts, "RoleDealt", lambda fact: fact["seat"] == other)]["role"]
    facts[at] = with_fields(facts[at], seat=other, role=role)


def the_dead_die_again(facts: Facts) -> None:
    first = facts[place(facts, "Eliminated")]
    at = place(facts, "Eliminated", nth=-1)
    facts[at] = with_fields(facts[at], seat=first["seat"], role=first["role"])


def back_from_the_dead(facts: Facts) -> None:
    """Who fell is among the living of the next round."""
    gone = facts[place(facts, "Eliminated")]["seat"]
    at = place(facts, "RoundBegan", nth=1)
    everybody = facts[place(facts, "RoundBegan")]["living"]
    living = [seat for seat in everybody if seat in facts[at]["living"] or seat == gone]
    facts[at] = with_fields(facts[at], living=living)


def to_the_dead(facts: Facts) -> None:
    gone = facts[place(facts, "Eliminated")]["seat"]
    change("SpotlightGiven", nth=-1, seat=gone)(facts)


PLANTED = [
    Planted("SV-5.13", "a victim lives", BASIC, drop("Eliminated", at_dawn)),
    Planted("SV-5.13", "another one dies", BASIC, another_dies),
    Planted("SV-7.2", "the dead die again", BASIC, the_dead_die_again),
    Planted("SV-7.2", "one dies twice", BASIC, double("Eliminated")),
    Planted("SV-7.2", "another role is shown", BASIC, change("Eliminated", role="peace")),
    Planted("SV-7.2", "a death is kept back", BASIC, retold("Eliminated", audience="producers")),
    Planted("SV-5.15", "a cause of the night is told", BASIC, read_by_all("CauseRecorded")),
    Planted("SV-5.15", "a cause is not recorded", BASIC, drop("CauseRecorded")),
    Planted("SV-5.15", "another cause", BASIC, change("CauseRecorded", cause="bomb")),
    Planted("SV-4.25", "one comes back", BASIC, back_from_the_dead),
    Planted("SV-4.25", "a Memory takes no place", BASIC, drop("BecameMemory")),
    Planted("SV-4.25", "a Memory takes its place twice", BASIC, double("BecameMemory")),
    Planted("SV-4.25", "what a Memory sees is told", BASIC, read_by_all("BecameMemory")),
    Planted("SV-4.24", "a Buddy stays", CHAINS, drop("Eliminated", caused("bond"))),
    Planted("SV-4.15", "the GMO takes nobody", BONDS, drop("Eliminated", caused("gmo"))),
    Planted("SV-4.15", "the GMO is not asked", BONDS, drop("GmoChose")),
    Planted("SV-7.6", "the GMO chooses twice", BONDS, double("GmoChose")),
    Planted("SV-7.4", "a protection is made up", BONDS, double("ProtectionHeld")),
    Planted("SV-7.4", "a protection is kept silent", BONDS, drop("ProtectionHeld")),
    Planted("SV-7.4", "who was protected is told", BONDS, read_by_all("ProtectionHeld")),
    Planted("SV-7.5", "a bond is not dissolved", "survival-dissolved", drop("BondDissolved")),
    Planted("SV-7.5", "a bond does not wait", "survival-deferred", drop("BondDeferred")),
    Planted("SV-4.14", "the Polar Bear is not asked", BONDS, drop("PolarDecided")),
    Planted("SV-7.8", "the Polar Bear decides twice", BONDS, double("PolarDecided")),
    Planted("SV-7.8", "the Polar Bear's word is known", BONDS, read_by_all("PolarDecided")),
    Planted("SV-2.4", "the Spotlight is lost", CHAINS, drop("SpotlightGiven", handed)),
    Planted("SV-5.14", "nobody goes to Nairobi", CHAINS, drop("NairobiSummoned")),
    Planted("SV-5.16", "the summons is not spent", "survival-free", drop("SummonsSpent")),
    Planted("SV-7.1", "producers remove nobody", PRODUCERS, drop("Eliminated", caused("producer"))),
    Planted("SV-7.1", "nobody ordered the removal", PRODUCERS, drop("RemovalOrdered")),
    Planted("SV-7.9", "the Spotlight goes to the dead", CHAINS, to_the_dead),
    Planted("SV-6.1", "one is left out", BASIC, change("ConferenceBegan", participants=one_less)),
]
