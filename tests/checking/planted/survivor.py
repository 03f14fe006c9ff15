"""Survivor: castaways in two places, points from nowhere, cards in two hands, ballots lost."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, caused, has, more, more_on_top, one_less
from tests.checking.tampering import Facts, Tamper, change, double, place, with_fields

RANDOM, BOTS, CARDS, DECK = "random-06", "sensible-08", "many-cards", "whole-deck"
OFFERS = "opportunities"


def first_out(facts: Facts) -> str:
    return str(facts[place(facts, "VotedOut")]["seat"])


def points_after_leaving(facts: Facts) -> None:
    """Who was voted out wins a reward."""
    reward, out = caused("competition reward"), first_out(facts)
    change("PointsChanged", "seats", lambda seats: [*seats, out], reward, nth=-1)(facts)


def out_and_talking(facts: Facts) -> None:
    """Who was voted out first says the last word of all."""
    change("MessageSaid", "seat", first_out(facts), nth=-1)(facts)


def two_places(teams: dict[str, list[str]]) -> dict[str, list[str]]:
    first, second, *_ = teams
    return {**teams, second: [*teams[second], teams[first][0]]}


def immune_at_a_vote(kind: str, field: str) -> Tamper:
    """The next fact of this type names somebody immune."""

    def tamper(facts: Facts) -> None:
        began = place(facts, "VoteBegan", has("immune"))
        at = began + place(facts[began:], kind)
        immune = next(seat for seat in facts[began]["immune"] if seat != facts[at]["seat"])
        facts[at] = with_fields(facts[at], **{field: immune})

    return tamper


def for_oneself(facts: Facts) -> None:
    change("BallotCast", "name", facts[place(facts, "BallotCast")]["seat"])(facts)


def a_tied_one_votes(facts: Facts) -> None:
    tied = facts[place(facts, "VoteTied")]["tied"]
    revote = place(facts, "BallotCast", lambda fact: fact["step"] == "revote_tied")
    facts[revote] = with_fields(facts[revote], seat=tied[0])


def ballot_of_the_blocked(facts: Facts) -> None:
    """Who lost their vote casts a ballot all the same."""
    lost = place(facts, "VoteLost", lambda fact: fact["how"] != "given up")
    at = lost + place(facts[lost:], "BallotCast")
    facts.insert(at, with_fields(facts[at], seat=facts[lost]["seat"]))


def two_go(facts: Facts) -> None:
    at = place(facts, "VotedOut")
    present = facts[place(facts, "VoteBegan")]["present"]
    other = next(seat for seat in present if seat != facts[at]["seat"])
    facts.insert(at + 1, with_fields(facts[at], seat=other))


def card_of_another(facts: Facts) -> None:
    at = place(facts, "CardPlayed")
    present = facts[place(facts, "VoteBegan")]["present"]
    other = next(seat for seat in present if seat != facts[at]["seat"])
    facts[at] = with_fields(facts[at], seat=other)


def twice_given(facts: Facts) -> None:
    """A card comes into a second hand."""
    at = place(facts, "CardGained")
    other = next(fact["seat"] for fact in facts if fact.kind == "CastawayIntroduced")
    facts.insert(at + 1, with_fields(facts[at], seat=other))


def without_the_first(counts: dict[str, int]) -> dict[str, int]:
    return dict(list(counts.items())[1:]) if counts else {"nobody": 1}


def finalist_as_juror(facts: Facts) -> None:
    finalist = facts[place(facts, "FinalBegan")]["finalists"][0]
    change("JuryBallotCast", "juror", finalist)(facts)


PLANTED = [
    Planted("DS-5.5", "one who is out speaks", BOTS, out_and_talking),
    Planted("DS-12.1", "one who is out wins a point", RANDOM, points_after_leaving),
    Planted("DS-1.8", "a round without one", RANDOM, change("RoundBegan", "castaways", one_less)),
    Planted("DS-1.9", "one returns twice", "comings-and-goings", double("CastawayReturned")),
    Planted("DS-1.7", "one is in two teams", BOTS, change("TeamsFormed", "teams", two_places)),
    Planted("DS-2.1", "an attribute of 19", RANDOM, change("AttributesRolled", "survival", 19)),
    Planted("DS-12.1", "an unknown castaway", RANDOM, change("VotedOut", "seat", "x")),
    Planted("DS-12.1", "a finalist too few", BOTS, change("FinalBegan", "finalists", one_less)),
    # -- points, counters, food
    Planted(
        "DS-12.2",
        "the reward is off by one",
        RANDOM,
        change("PointsChanged", "amount", more, caused("competition reward")),
    ),
    Planted(
        "DS-12.2",
        "counters are cheap",
        "random-08",
        change("PointsChanged", "amount", more, caused("counters removed")),
    ),
    Planted(
        "DS-12.2",
        "an effect is another",
        "gifts",
        change("PointsChanged", "amount", more, caused("event")),
    ),
    Planted("DS-6.6", "points below 0", RANDOM, change("PointsChanged", "amount", -50)),
    Planted(
        "DS-12.2",
        "one takes no counter",
        RANDOM,
        change("CountersChanged", "seats", one_less, caused("competition")),
    ),
    Planted(
        "DS-12.2",
        "a card makes a point",
        DECK,
        change("PointsChanged", "amount", more, caused("card")),
    ),
    Planted(
        "DS-12.2",
        "more is bought off than paid for",
        "random-08",
        change("CompetitionEntered", "counters_removed", 9),
    ),
    Planted("DS-12.2", "a meal is miscounted", RANDOM, change("CampFed", "food", more)),
    Planted("DS-12.2", "one brings more", RANDOM, change("Gathered", "amount", more)),
    Planted("DS-2.3", "food below 0", RANDOM, change("FoodChanged", "amount", -999)),
    Planted(
        "DS-12.2",
        "food is lost in a merge",
        BOTS,
        change("TeamsFormed", "food", lambda food: {t: n - 1 for t, n in food.items()}, nth=1),
    ),
    # -- results
    Planted("DS-1.4", "a seven", RANDOM, change("CompetitionRolled", "dice", [7, 1, 1])),
    Planted("DS-1.4", "a fourth die", RANDOM, change("BonusRolled", "dice", [1, 1, 1, 1])),
    Planted(
        "DS-2.8",
        "a result is told wrong",
        RANDOM,
        change("CompetitionResults", "results", more_on_top),
    ),
    # -- cards
    Planted("DS-12.3", "a card is played twice", CARDS, double("CardPlayed")),
    Planted("DS-12.3", "a card of another is played", CARDS, card_of_another),
    Planted("DS-12.3", "a card in two hands", CARDS, twice_given),
    Planted("DS-12.3", "a card is planted twice", CARDS, double("CardPlanted")),
    Planted("DS-12.3", "another card is found", BOTS, change("CardPlanted", "kind", "spy")),
    Planted("DS-12.3", "another card is played", CARDS, change("CardPlayed", "kind", "spy")),
    Planted("DS-8.4", "holders of one more", DECK, change("HoldersCounted", "holders", more)),
    # -- ballots
    Planted("DS-10.3", "a ballot is cast twice", RANDOM, double("BallotCast")),
    Planted(
        "DS-12.1",
        "a ballot is changed",
        "random-08",
        change("BallotCast", "name", None, has("name")),
    ),
    Planted("DS-10.3", "one votes for oneself", RANDOM, for_oneself),
    Planted("DS-10.3", "one of the tied votes again", BOTS, a_tied_one_votes),
    Planted("DS-10.3", "a ballot of who has none left", DECK, ballot_of_the_blocked),
    Planted("DS-12.4", "a ballot for the immune", BOTS, immune_at_a_vote("BallotCast", "name")),
    Planted("DS-12.4", "somebody immune goes", BOTS, immune_at_a_vote("VotedOut", "seat")),
    Planted(
        "DS-12.4", "immunity is forgotten", BOTS, change("VoteBegan", "immune", [], has("immune"))
    ),
    Planted("DS-10.4", "a valid ballot is voided", RANDOM, change("BallotRead", "counts", False)),
    Planted(
        "DS-10.4",
        "a void ballot counts",
        CARDS,
        change("BallotRead", "counts", True, lambda fact: not fact["counts"]),
    ),
    Planted("DS-12.1", "a vote too many", RANDOM, change("VotesCounted", "counts", more_on_top)),
    Planted("DS-12.1", "a ballot cast more", RANDOM, change("VotesCounted", "cast", more)),
    Planted("DS-12.1", "a ballot voided more", RANDOM, change("VotesCounted", "voided", more)),
    Planted(
        "DS-12.1",
        "a recount leaves one out",
        DECK,
        change("VotesRecounted", "counts", without_the_first),
    ),
    Planted("DS-1.1", "two go at one vote", RANDOM, two_go),
    Planted("DS-11.3", "one votes who is no juror", BOTS, finalist_as_juror),
    Planted(
        "DS-12.1", "a jury's vote too many", BOTS, change("JuryVotesCounted", "counts", more_on_top)
    ),
    # -- opportunities
    Planted("DS-9.5", "more is taken than there is", OFFERS, double("OpportunityTaken")),
    Planted("DS-9.5", "another price is paid", OFFERS, change("OpportunityTaken", "price", more)),
    Planted(
        "DS-9.5",
        "a bid below the price",
        OFFERS,
        change("OpportunityAnswered", "bid", 0, has("bid")),
    ),
    Planted(
        "DS-9.5",
        "another took it",
        OFFERS,
        change("OpportunityClosed", "takers", [], has("takers")),
    ),
]
