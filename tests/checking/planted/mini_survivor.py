"""Mini-Survivor: pieces in two places or with two owners, votes and garnets from nowhere."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, has, more, more_on_top, one_less
from tests.checking.tampering import Facts, change, double, place, with_fields

BOTS, RANDOM, END, STOCK = "mini-sensible-12", "mini-random-12", "mini-gifts", "mini-stock"

Board = dict[str, list[int]]


def of_another(facts: Facts) -> None:
    """Two players are dealt the same Survivor."""
    one, other = place(facts, "SurvivorsDealt"), place(facts, "SurvivorsDealt", nth=1)
    mine = [facts[one]["survivors"][0], *facts[other]["survivors"][1:]]
    facts[other] = with_fields(facts[other], survivors=mine)


def two_in_one_tribe(facts: Facts) -> None:
    """A player is dealt all who stand in one tribe."""
    together = next(iter(facts[place(facts, "BoardShown")]["tribes"].values()))
    change("SurvivorsDealt", "survivors", together)(facts)


def doubled(tribes: Board) -> Board:
    """A piece stands in two tribes."""
    first, second = [tribe for tribe, members in tribes.items() if members][:2]
    return {**tribes, second: sorted([tribes[first][0], *tribes[second]])}


def swapped(tribes: Board) -> Board:
    """Two pieces stand in each other's tribes."""
    first, second = [tribe for tribe, members in tribes.items() if members][:2]
    (one, *rest), (other, *others) = tribes[first], tribes[second]
    return {**tribes, first: sorted([other, *rest]), second: sorted([one, *others])}


def a_dead_piece_stands(facts: Facts) -> None:
    fell = place(facts, "SurvivorsFell")
    number = int(next(iter(facts[fell]["owners"])))
    at = fell + place(facts[fell:], "BoardShown")
    tribes = dict(facts[at]["tribes"])
    first = next(iter(tribes))
    facts[at] = with_fields(facts[at], tribes={**tribes, first: sorted([*tribes[first], number])})


def reopened(facts: Facts) -> None:
    """A removed tribe is on the board again."""
    gone = place(facts, "TribeRemoved")
    at = gone + place(facts[gone:], "BoardShown")
    tribes = {**facts[at]["tribes"], facts[gone]["tribe"]: []}
    facts[at] = with_fields(facts[at], tribes=tribes)


def the_dead_fall_again(facts: Facts) -> None:
    first = facts[place(facts, "SurvivorsFell")]["owners"]
    change("SurvivorsFell", "owners", lambda owners: {**owners, **first}, nth=-1)(facts)


def another_owner(owners: dict[str, str]) -> dict[str, str]:
    (one, owner), *_ = owners.items()
    return {**owners, one: "ada" if owner != "ada" else "ben"}


def without_one(votes: dict[str, Any]) -> dict[str, Any]:
    return dict([*votes.items()][1:])


def for_oneself(votes: dict[str, int]) -> dict[str, int]:
    """One voter votes for itself after all."""
    voter = next(one for one, target in votes.items() if target != int(one))
    return {**votes, voter: int(voter)}


def for_another(fact: Any) -> bool:
    return any(target != int(one) for one, target in fact["votes"].items())


def spent_on_idols(fact: Any) -> bool:
    return bool(fact["amount"] < 0)


def gift_of_garnets(fact: Any) -> bool:
    return bool(fact["what"] == "garnets")


def a_vote_for_nobody_tied(facts: Facts) -> None:
    tied = facts[place(facts, "CandidateTied", nth=-1)]["tied"]
    other = next(s for s in facts[place(facts, "TagsGiven")]["tags"] if s not in tied)
    change("CandidateVoteCast", "candidate", other, nth=-1)(facts)


def another_winner(facts: Facts) -> None:
    won = facts[place(facts, "AuctionClosed", has("winner"))]["winner"]
    other = next(s for s in facts[place(facts, "TagsGiven")]["tags"] if s != won)
    change("AuctionClosed", "winner", other, has("winner"))(facts)


PLANTED = [
    # -- pieces
    Planted("MS-1.1", "a Survivor has two owners", BOTS, of_another),
    Planted("MS-1.1", "one is dealt four", BOTS, change("SurvivorsDealt", "survivors", one_less)),
    Planted("MS-1.2", "a player has two in one tribe", BOTS, two_in_one_tribe),
    Planted(
        "MS-7.6", "a piece in two tribes", BOTS, change("BoardShown", "tribes", doubled, nth=1)
    ),
    Planted("MS-7.6", "a dead piece on the board", BOTS, a_dead_piece_stands),
    Planted("MS-6.1", "a removed tribe is back", BOTS, reopened),
    Planted("MS-6.5", "a tribe is removed twice", BOTS, double("TribeRemoved")),
    Planted(
        "MS-6.2",
        "one is cast out twice",
        BOTS,
        change("SurvivorsCastOut", "survivors", lambda old: [*old, old[0]]),
    ),
    Planted("MS-2.1", "two are elsewhere", BOTS, change("RoundBegan", "tribes", swapped)),
    Planted("MS-2.1", "one more alive", BOTS, change("RoundBegan", "alive", more)),
    Planted("MS-2.3", "one more is left", END, change("RoundEnded", "alive", more, nth=-1)),
    Planted("MS-2.4", "a dead Survivor falls again", RANDOM, the_dead_fall_again),
    Planted(
        "MS-2.4", "another owner falls", RANDOM, change("SurvivorsFell", "owners", another_owner)
    ),
    Planted("MS-8.2", "a Token too many", END, change("MatchEnded", "tokens", more_on_top)),
    # -- votes
    Planted("MS-4.1", "a vote is left out", RANDOM, change("VotesResolved", "votes", without_one)),
    Planted(
        "MS-4.1", "a void vote counts", RANDOM, change("VotesResolved", "void", [], has("void"))
    ),
    Planted(
        "MS-4.8",
        "a vote is for another",
        RANDOM,
        change("VotesResolved", "votes", for_oneself, for_another),
    ),
    Planted("MS-4.8", "a vote too many", RANDOM, change("VotesCounted", "totals", more_on_top)),
    Planted("MS-8.7", "a vote weighs more", END, change("CandidateTied", "weights", more_on_top)),
    Planted("MS-8.7", "one votes for who is not tied", END, a_vote_for_nobody_tied),
    Planted(
        "MS-8.7", "a count is made up", END, change("CandidateVotesCounted", "counts", more_on_top)
    ),
    Planted("MS-8.9", "one is not ranked", END, change("RankingShown", "places", one_less)),
    # -- idols and garnets
    Planted("MS-1.4", "three idols at the start", BOTS, change("StockGiven", "idols", 3)),
    Planted("MS-5.2", "four garnets at the start", BOTS, change("StockGiven", "garnets", 4)),
    Planted(
        "MS-5.2",
        "garnets below none",
        STOCK,
        change("GarnetsChanged", "amount", -99, spent_on_idols),
    ),
    Planted("MS-5.5", "an idol at another price", "mini-rich", change("IdolBought", "price", more)),
    Planted("DS-12.2", "somebody else plays it", "mini-rich", change("IdolPlayed", "seat", "zoe")),
    Planted("MS-5.2", "a bid that cannot be paid", STOCK, change("BidMade", "bid", 99)),
    Planted("DS-9.8", "another bidder wins", STOCK, another_winner),
    Planted(
        "DS-9.8", "another price", STOCK, change("AuctionClosed", "price", more, has("winner"))
    ),
    Planted("MS-8.4", "another bonus is paid", END, change("GarnetsShown", "bonus", more_on_top)),
    Planted("MS-5.5", "garnets are made up", END, change("GarnetsShown", "unspent", more_on_top)),
    Planted("MS-5.5", "a gift too large", END, change("GiftMade", "amount", 99, gift_of_garnets)),
]
