"""Cards in two hands, played twice, or kept."""

from __future__ import annotations

import msgspec

from showrunner.checking import CheckedFact
from tests.checking.planted.planting import Planted, held, more, one_less
from tests.checking.tampering import Facts, Tamper, change, double, drop, place, with_fields


def card_of_another(facts: Facts) -> None:
    at = place(facts, "CardPlayed")
    began = max(place for place in range(at) if facts[place].kind == "VoteBegan")
    other = next(seat for seat in facts[began]["present"] if seat != facts[at]["seat"])
    facts[at] = with_fields(facts[at], seat=other)


def a_card_after_the_votes(facts: Facts) -> None:
    """A card is played when the votes have been read."""
    at = place(facts, "CardPlayed")
    card = facts.pop(at)
    facts.insert(at + place(facts[at:], "VotesCounted") + 1, card)


def twice_given(facts: Facts) -> None:
    """A card comes into a second hand."""
    at = place(facts, "CardGained")
    other = next(fact["seat"] for fact in facts if fact.kind == "CastawayIntroduced")
    assert other != facts[at]["seat"]
    facts.insert(at + 1, with_fields(facts[at], seat=other))


WHOLE = "whole-deck"


def stolen(fact: CheckedFact) -> bool:
    return bool(fact["how"] == "stolen")


def not_stocked(facts: Facts) -> None:
    """A card waits at a camp that is not of the kinds it is stocked from."""
    at = place(facts, "CardPlanted")
    facts[at] = with_fields(facts[at], kind="spy")


def fewer(counts: dict[str, int]) -> dict[str, int]:
    return dict(list(counts.items())[1:]) if counts else {"nobody": 1}


def ballot_of_the_blocked(facts: Facts) -> None:
    """Who lost their vote casts it all the same."""
    lost = facts[place(facts, "VoteLost", lambda fact: fact["how"] != "given up")]
    at = place(facts, "VoteLost") + place(facts[place(facts, "VoteLost") :], "BallotCast")
    facts.insert(at, with_fields(facts[at], seat=lost["seat"]))


def asked_for(facts: Facts) -> None:
    """The answer to who asks for a card is the other one."""
    at = place(facts, "CardAskedFor")
    facts[at] = with_fields(facts[at], got=not facts[at]["got"])


def too_early(facts: Facts) -> None:
    """A card that may be kept for ever is said to have expired."""
    at = place(facts, "CardLost", held)
    facts[at] = with_fields(facts[at], why="expired")


def openly(kind: str) -> Tamper:
    def tamper(facts: Facts) -> None:
        at = place(facts, "CardPlayed", lambda fact: fact["kind"] == kind)
        facts[at] = msgspec.structs.replace(facts[at], audience="everybody")

    return tamper


def as_a_card_of_the_morning(facts: Facts) -> None:
    """A card is played at a vote that is for the time before a competition."""
    at = place(facts, "CardPlayed", lambda fact: fact["kind"] == "hidden_immunity")
    facts[at] = with_fields(facts[at], kind="competition_advantage")


PLANTED = [
    Planted("DS-12.3", "a card is played twice", "many-cards", double("CardPlayed")),
    Planted("DS-12.3", "a card of another is played", "many-cards", card_of_another),
    Planted("DS-12.3", "a card in two hands", "many-cards", twice_given),
    Planted("DS-12.3", "a card is planted twice", "many-cards", double("CardPlanted")),
    Planted("DS-8.5", "a card stays with who is out", "many-cards", drop("CardLost", held)),
    Planted("DS-4.6", "a camp has no card", "sensible-08", drop("CardPlanted")),
    Planted("DS-4.5", "a card stays where it was", "many-cards", drop("CardTaken")),
    Planted(
        "DS-8.2",
        "a card gives nothing",
        "many-cards",
        drop("ImmunityGiven", lambda fact: "hidden_immunity" in fact["cause"]),
    ),
    Planted("DS-10.4", "a card after the votes", "many-cards", a_card_after_the_votes),
    Planted(
        "DS-3.3", "one is not made immune", "sensible-08", change("ImmunityGiven", seats=one_less)
    ),
    Planted("DS-8.3", "a card comes to nothing unsaid", WHOLE, drop("CardCancelled")),
    Planted("DS-8.3", "a card works that was cancelled", WHOLE, double("CardCancelled")),
    Planted("DS-8.3", "a vote is stolen and not lost", WHOLE, drop("VoteLost", stolen)),
    Planted("DS-8.4", "a vote more than was played for", WHOLE, double("VoteGained")),
    Planted("DS-12.1", "a ballot of who has none left", WHOLE, ballot_of_the_blocked),
    Planted("DS-8.4", "leaving the vote takes no card", WHOLE, double("VoteLeft")),
    Planted("DS-8.4", "a card asked for and held is kept", "new-cards", asked_for),
    Planted(
        "DS-8.4", "holders are told of one more", WHOLE, change("HoldersCounted", holders=more)
    ),
    Planted("DS-8.3", "a card expires too early", WHOLE, too_early),
    Planted("DS-8.1", "a secret card is played openly", WHOLE, openly("extra_vote")),
    Planted("DS-12.1", "a recount leaves one out", WHOLE, change("VotesRecounted", counts=fewer)),
    Planted("DS-10.4", "a card outside its moment", WHOLE, as_a_card_of_the_morning),
    Planted("DS-4.6", "a camp has what is not stocked", "sensible-08", not_stocked),
    Planted("DS-2.6", "immunity from nowhere", "random-06", double("ImmunityGiven")),
]
