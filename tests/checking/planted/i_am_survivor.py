"""I AM SURVIVOR!: cards out of nowhere, the dead who eat, rescues that nobody paid for."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, has, more, more_on_top, one_less
from tests.checking.tampering import Facts, change, double, drop, place, retold, with_fields

SEASON = "island-mixed-06"


def drawn(fact: Any) -> bool:
    return fact["source"] == "supplies"


def dies_of(cause: str) -> Any:
    return lambda fact: fact["cause"] == cause


def with_result(result: str) -> Any:
    return lambda fact: fact["result"] == result


def paid(fact: Any) -> bool:
    return fact["card"].split(".")[0] not in ("rescue_team", "ghost_ship")


def unpaid(bids: dict[str, Any]) -> dict[str, Any]:
    first, *_ = bids
    return {**bids, first: ["knife.1"]}


def somebody_bids(fact: Any) -> bool:
    return any(fact["bids"].values())


def another_owner(facts: Facts) -> None:
    """A character acts for a player who does not lead it."""
    at = place(facts, "ActionTaken")
    others = {fact["seat"] for fact in facts if fact.kind == "TeamDealt"} - {facts[at]["seat"]}
    facts[at] = with_fields(facts[at], seat=min(others))


def acts_twice(facts: Facts) -> None:
    at = place(facts, "ActionTaken", lambda fact: not fact.fields.get("extra"))
    facts.insert(at, facts[at])


PLANTED = [
    # -- cards
    Planted("DS-12.3", "one more is drawn", SEASON, change("CardsMoved", "number", more, drawn)),
    Planted("DS-12.2", "more is told", SEASON, change("SuppliesDrawn", "number", more)),
    Planted("DS-12.2", "nobody tells it", SEASON, drop("CardsGained", has("cards"))),
    Planted("DS-12.2", "a theft is hidden", SEASON, drop("CardsStolen")),
    Planted("DS-12.2", "a trade is hidden", SEASON, drop("TradeDone", has("gave"))),
    # -- secrets
    Planted("IS-1.3", "a hand is told to all", SEASON, retold("CardsPicked", audience="everybody")),
    Planted("IS-1.2", "a deck is told to all", SEASON, retold("CardsSeen", audience="everybody")),
    Planted("IS-8.1", "an offer is told to all", SEASON, retold("OfferMade", audience="everybody")),
    # -- characters
    Planted("IS-1.1", "a team of two", SEASON, change("TeamDealt", "characters", one_less)),
    Planted("IS-1.2", "another day", SEASON, change("RoundBegan", "round", more)),
    Planted("IS-11.2", "one dies twice", SEASON, double("CharacterDied")),
    Planted("IS-11.2", "a Soul too many", SEASON, change("CharacterDied", "souls", more)),
    Planted("IS-4.6", "one starves at once", SEASON, drop("MarkerPlaced")),
    Planted("IS-4.6", "a marker too many", SEASON, double("MarkerPlaced")),
    Planted("IS-5.3", "ill twice", SEASON, double("CharacterImpaired")),
    Planted("IS-2.9", "one plays on", SEASON, drop("PlayerLeft")),
    # -- turns and dice
    Planted("IS-2.5", "one turn too many", SEASON, double("TurnBegan")),
    Planted("IS-3.3", "for another", SEASON, another_owner),
    Planted("IS-3.3", "one acts twice", SEASON, acts_twice),
    Planted("IS-3.3", "a die decides nothing", SEASON, change("ActionRolled", "die", 7)),
    Planted(
        "IS-5.2",
        "illness is ignored",
        SEASON,
        change("ImpairmentRolled", "result", "acts", with_result("loses the action")),
    ),
    # -- battles
    Planted("IS-7.3", "the stronger loses", SEASON, change("BeastFought", "total", more)),
    Planted("IS-7.8", "a side is stronger", SEASON, change("ForcesRevealed", "defence", -1)),
    Planted("IS-7.10", "the weaker wins", SEASON, change("PlayersFought", "winner", "nobody")),
    # -- rescues
    Planted("IS-9.3", "no price", SEASON, change("BidsRevealed", "bids", unpaid, somebody_bids)),
    Planted("IS-9.3", "no bid", SEASON, change("CharacterRescued", "card", "pirate.1", paid)),
    Planted("IS-9.11", "rescued again", SEASON, double("CharacterRescued")),
    Planted("IS-9.2", "it leaves twice", SEASON, double("RescuerLeft")),
    # -- the end
    Planted("IS-13.4", "points are made up", SEASON, change("GameEnded", "scores", more_on_top)),
    Planted("IS-13.4", "one is not ranked", SEASON, change("GameEnded", "ranking", one_less)),
]
