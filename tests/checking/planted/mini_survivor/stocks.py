"""Idols and garnets: out of nothing, at another price, played by nobody."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, caused, more, read_by_all
from tests.checking.tampering import Facts, change, double, drop, place, with_fields

SEASON = "mini-rich"
AUCTION = "mini-stock"


def more_than_there_is(facts: Facts) -> None:
    """A bid that nobody can pay."""
    change("BidMade", lambda fact: fact["bid"], bid=999)(facts)


def another_winner(facts: Facts) -> None:
    at = place(facts, "AuctionClosed")
    bids = {fact["seat"]: fact["bid"] for fact in facts if fact.kind == "BidMade"}
    lowest = min(bids, key=lambda seat: bids[seat])
    facts[at] = with_fields(facts[at], winner=lowest)


def anothers_idol(facts: Facts) -> None:
    at = place(facts, "IdolPlayed")
    players = facts[place(facts, "TagsGiven")]["tags"]
    other = next(seat for seat in players if seat != facts[at]["seat"])
    facts[at] = with_fields(facts[at], seat=other)


PLANTED = [
    Planted("MS-5.2", "an idol for one garnet", SEASON, change("IdolBought", price=1)),
    Planted("MS-5.3", "an idol is bought twice", SEASON, double("IdolBought", nth=-1)),
    Planted("MS-5.3", "an idol is paid for and not had", SEASON, drop("IdolBought")),
    Planted("MS-5.3", "who buys is told", SEASON, read_by_all("IdolBought")),
    Planted("MS-5.1", "an idol is not played", SEASON, drop("IdolPlayed")),
    Planted("MS-5.4", "an idol is played twice", SEASON, double("IdolPlayed")),
    Planted("MS-5.1", "somebody else plays it", SEASON, anothers_idol),
    Planted("MS-5.4", "a played idol is kept", SEASON, drop("IdolsChanged", caused("played"))),
    Planted(
        "MS-5.4",
        "an idol too many is taken",
        SEASON,
        change("IdolsChanged", caused("played"), amount=-2),
    ),
    Planted("MS-4.8", "an idol play is told", AUCTION, read_by_all("IdolPlayed")),
    Planted("MS-5.2", "garnets below none", AUCTION, change("GarnetsChanged", amount=-99)),
    Planted("MS-5.2", "garnets out of nothing", AUCTION, double("GarnetsChanged")),
    Planted("MS-5.2", "a bid that cannot be paid", AUCTION, more_than_there_is),
    Planted("DS-9.8", "another bidder wins", AUCTION, another_winner),
    Planted("DS-9.8", "another price", AUCTION, change("AuctionClosed", price=more)),
    Planted("DS-9.8", "a bid is left away", AUCTION, drop("BidMade")),
    Planted("DS-2.9", "a bid is told", AUCTION, read_by_all("BidMade")),
    Planted(
        "DS-9.8", "the idol is not handed over", AUCTION, drop("IdolsChanged", caused("auction"))
    ),
]
