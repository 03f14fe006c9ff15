"""Cards in two hands, played twice, or kept."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, held, one_less
from tests.checking.tampering import Facts, change, double, drop, place, with_fields


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
    Planted("DS-2.6", "immunity from nowhere", "random-06", double("ImmunityGiven")),
]
