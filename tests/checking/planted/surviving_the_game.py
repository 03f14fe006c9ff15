"""Surviving the G.A.M.E.: cards that move for no reason, Health that does not add up."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.checking.planted.planting import Planted, more, more_on_top, one_less
from tests.checking.tampering import Facts, change, double, drop, place, retold, with_fields

SEASON = "game-sensible-4"
SOMEBODY = "kacper"


def drawn(fact: Any) -> bool:
    return fact["source"].startswith("deck/")


def hit(fact: Any) -> bool:
    return fact["how"] == "attack"


def revealed(fact: Any) -> bool:
    return fact["revealed"]


def a_card_of_another(facts: Facts) -> None:
    """Somebody draws from the draw pile of another."""
    at = place(facts, "CardsMoved", drawn)
    seat = facts[at]["source"].partition("/")[2]
    others = {fact["seat"] for fact in facts if fact.kind == "CastawayIntroduced"} - {seat}
    facts[at] = with_fields(facts[at], source=f"deck/{min(others)}")


def bought_for_nothing(facts: Facts) -> None:
    """A card goes from the Armory to a discard pile, and nobody bought it."""
    at = place(facts, "CardBought")
    seat, price = facts[at]["seat"], facts[at]["price"]
    gained = {"fact": "CredsGained", "seat": seat, "amount": price}
    facts[at] = msgspec.structs.replace(facts[at], fields=gained)


def out_of_turn(facts: Facts) -> None:
    at = place(facts, "CardPlayed")
    order = facts[place(facts, "TurnOrderSet")]["order"]
    other = next(seat for seat in order if seat != facts[at]["seat"])
    facts[at] = with_fields(facts[at], seat=other)


def the_dead_win(facts: Facts) -> None:
    out = facts[place(facts, "PlayerEliminated")]["seat"]
    change("GameDecided", "survivors", lambda seats: sorted([*seats, out]))(facts)


PLANTED = [
    # -- cards
    Planted("DS-12.3", "a card is there twice", SEASON, double("CardsLaid")),
    Planted("DS-12.3", "another card is drawn", SEASON, a_card_of_another),
    Planted("DS-12.3", "one more moves", SEASON, change("CardsMoved", "number", more, drawn)),
    Planted("DS-12.3", "an order nobody saw", SEASON, drop("CardsSeen")),
    Planted("DS-12.3", "a card is hidden", SEASON, change("CardsSeen", "cards", one_less)),
    Planted("DS-12.2", "a card is bought by nobody", SEASON, bought_for_nothing),
    Planted("DS-12.2", "a card is played twice", SEASON, double("CardPlayed")),
    Planted("DS-12.2", "an Injury is not told", SEASON, drop("InjuryGained")),
    Planted("DS-12.2", "an obstacle is won twice", SEASON, double("ObstacleBeaten")),
    Planted(
        "SG-5.7",
        "a card goes elsewhere",
        SEASON,
        change("CardsMoved", "target", f"trophies/{SOMEBODY}", drawn),
    ),
    # -- secrets
    Planted("SG-1.1", "a hand is told to all", SEASON, retold("CardsPicked", audience="everybody")),
    Planted("SG-1.1", "an order is told to all", SEASON, retold("CardsSeen", audience="everybody")),
    # -- turns and Creds
    Planted("SG-1.2", "one is not seated", SEASON, change("TurnOrderSet", "order", one_less)),
    Planted("SG-2.7", "one turn too many", SEASON, double("TurnBegan")),
    Planted("SG-2.7", "a token too many", SEASON, change("RoundBegan", "tokens", more)),
    Planted("SG-5.9", "one plays out of turn", SEASON, out_of_turn),
    Planted("SG-5.1", "a card pays more", SEASON, change("CardPlayed", "gains", {"creds": 9})),
    Planted("SG-5.3", "a card is given away", SEASON, change("CardBought", "price", 0)),
    Planted("SG-5.2", "more is spent", SEASON, change("CardBought", "price", 40)),
    Planted("SG-2.6", "nobody draws", SEASON, drop("CardsMoved", drawn, nth=4)),
    # -- Health
    Planted("SG-3.4", "Health is more", SEASON, change("HealthChanged", "health", more)),
    Planted("DS-12.2", "Health is not lost", SEASON, drop("HealthChanged")),
    Planted("SG-4.14", "more is kept off", SEASON, change("CombatLost", "shielded", 990)),
    Planted("SG-4.15", "one dies of nothing", SEASON, drop("HealthChanged", nth=-1)),
    # -- encounters
    Planted("SG-3.3", "one enters as another", SEASON, change("FacilityEntered", "identities", {})),
    Planted("SG-4.2", "one moves from elsewhere", SEASON, change("PlayerMoved", "source", more)),
    Planted("SG-4.5", "an obstacle is passed by", SEASON, drop("ObstacleMet")),
    Planted("SG-4.5", "it lay open before", SEASON, change("ObstacleMet", "revealed", False)),
    Planted("SG-4.14", "it is worse", SEASON, change("ObstacleMet", "damage", 90, revealed)),
    Planted("SG-4.11", "it falls at once", SEASON, change("ObstacleBeaten", "damage", 0, hit)),
    Planted("SG-7.2", "a level is closed early", SEASON, change("AreaClosed", "level", 5)),
    # -- the end
    Planted("SG-8.7", "the dead survive", SEASON, the_dead_win),
    Planted("SG-8.8", "points are made up", SEASON, change("GameDecided", "points", more_on_top)),
    Planted("SG-8.10", "one is not ranked", SEASON, change("GameDecided", "ranking", one_less)),
]
