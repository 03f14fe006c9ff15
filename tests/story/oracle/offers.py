"""I AM SURVIVOR!: offers that somebody refused, and lacked the same night."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.cards import Cards, card_file, kind
from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason

CARDS = card_file("i_am_survivor", "cards.toml")


def refusals(season: PlainSeason) -> Iterator[Expected]:
    """Who died at night of what an offer that they could have paid for had held that day."""
    if season.game != "i_am_survivor":
        return
    cards = Cards()
    offers: dict[str, tuple[int, Fact]] = {}
    refused: list[tuple[int, tuple[int, Fact]]] = []
    for number, round_, fact in season.with_rounds():
        cards.take(fact)
        if fact["fact"] == "RoundBegan":
            refused = []
        elif fact["fact"] == "OfferMade":
            offers[fact["offer"]] = number, fact
        elif fact["fact"] == "OfferAnswered" and fact["answer"] == "refuse":
            offer = offers[fact["offer"]]
            seat, wants = fact["seat"], offer[1]["terms"]["want"]
            if all(wanted_from(cards, seat, want) for want in wants):
                refused.append((number, offer))
        elif fact["fact"] == "CharacterDied" and not fact.get("instead_of"):
            need = {"thirst": "water", "hunger": "food"}.get(fact["cause"], "")
            good = [
                (answered, made, offer)
                for answered, (made, offer) in refused
                if offer["to"] == fact["seat"]
                and any(need in CARDS["things"].get(kind(c), {}) for c in offer["terms"]["give"])
            ]
            for answered, made, offer in good[-1:]:
                yield expected(
                    "trade refused and regretted",
                    round_,
                    70,
                    [offer["to"], offer["seat"]],
                    [made, answered, number],
                    cause=fact["cause"],
                )


def wanted_from(cards: Cards, seat: str, want: str) -> bool:
    """Whether somebody has enough of what is wanted."""
    equipped = cards.on(f"equipped/{seat}")
    if want.startswith("permit>"):
        right = want.removeprefix("permit>").replace("fire", "campfire")
        return any(kind(card) == right for card in equipped)
    has = cards.on(f"hand/{seat}", f"trophies/{seat}")
    has += [card for card in equipped if kind(card) != "campfire"]
    number, want = (2, want.removeprefix("two_")) if want.startswith("two_") else (1, want)
    return sum(fits(want, card) for card in has) >= number


def fits(want: str, card: str) -> bool:
    thing = CARDS["things"].get(kind(card), {})
    find = CARDS["explore"].get(kind(card), {})
    match want:
        case "water" | "food" | "weapon":
            return want in thing
        case "fresh_fish" | "campfire":
            return kind(card) == want
        case "firewood":
            return "fuel" in thing
        case "strong_weapon":
            return bool(thing.get("weapon", 0) > 2)
        case "equipment":
            return bool(thing.get("group") == "Equipment")
        case "medicine":
            return "heals" in thing or "heals" in find
        case "treasure":
            return "points" in find
        case "ufo_part":
            return "ufo" in find
    return bool(find.get("beast") == "animal")
