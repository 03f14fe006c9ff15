"""IS-4: who may eat what, what it risks, and the ration that is proposed to a player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from showrunner.formats.cards.piles import by_kind, kind_of
from showrunner.formats.i_am_survivor.cards import food_of, thing, water_of
from showrunner.formats.i_am_survivor.sheet import IslandSheet

SOUL = "soul"
"""The option that stands for a Soul spent as a serving (IS-4.7)."""
RISKY_FROM = 5
"""IS-4.5: the lowest roll with which risky food strikes."""
DICTIONARIES = {"fruit": "fruit_dictionary", "plants": "plant_dictionary"}


def is_edible(character: str, card: str) -> bool:
    """IS-4.5, I8: whether a character may consume this card as food."""
    if character == "model" and water_of(card):
        return True
    food = thing(card)
    if not food.food:
        return False
    if character == "vegetarian" and food.family in ("meat", "fish", "can"):
        return False
    return not food.raw or character == "wild_child"


def risk_of(sheet: IslandSheet, character: str, card: str) -> str:
    """IS-4.5: the impairment that this food risks for a character; "" if it is safe."""
    food = thing(card)
    owner = sheet.owner(character)
    if food.family == "fish":
        return "" if sheet.has(owner, "sushi_chef") else food.risk
    if character == "botanist":
        return ""
    dictionary = DICTIONARIES.get(food.family, "")
    return "" if dictionary and sheet.may_use(owner, dictionary) else food.risk


class Ration(NamedTuple):
    """What each character drinks and eats: a card, or `soul`."""

    water: dict[str, str]
    food: dict[str, str]


def drinks(cards: Iterable[str]) -> list[str]:
    """The cards with water, the smallest first."""
    return sorted(
        (card for card in cards if water_of(card)), key=lambda card: (water_of(card), card)
    )


def dishes(cards: Iterable[str]) -> list[str]:
    """The cards with food, the smallest first."""
    return sorted((card for card in cards if food_of(card)), key=lambda card: (food_of(card), card))


def first_served(sheet: IslandSheet, seat: str, marker: str) -> list[str]:
    """D19: the characters in the order in which they are fed: marked ones first, then by points."""

    def rank(character: str) -> tuple[bool, int]:
        return not getattr(sheet.characters[character], marker), -sheet.card_of(character).points

    return sorted(sheet.here(seat), key=rank)


def auto_ration(sheet: IslandSheet, seat: str) -> Ration:
    """D19: marked characters first, then by points; smallest card that is enough; safe food first.

    Souls are spent only on characters who would die otherwise.
    """
    hand = sheet.hand(seat)
    souls = sheet.players[seat].souls
    water: dict[str, str] = {}
    food: dict[str, str] = {}
    opened: dict[str, int] = {}

    def serve(needy: list[str], served: dict[str, str], cards: list[str], safe_only: bool) -> None:
        for character in needy:
            if character in served:
                continue
            wanting = sum(other not in served for other in needy)
            fits = [card for card in cards if served is water or is_edible(character, card)]
            if safe_only:
                fits = [card for card in fits if not risk_of(sheet, character, card)]
            fitting = [card for card in fits if card not in opened]
            started = [card for card, left in opened.items() if left and card in fits]
            size = water_of if served is water else food_of
            card = next(iter(started), "") or next(
                (card for card in reversed(fitting) if size(card) <= wanting),
                next(iter(fitting), ""),
            )
            if not card:
                continue
            opened[card] = opened.get(card, size(card)) - 1
            served[character] = card

    thirsty, hungry = first_served(sheet, seat, "thirst"), first_served(sheet, seat, "hunger")
    serve(thirsty, water, drinks(hand), safe_only=False)
    serve(hungry, food, dishes(hand), safe_only=True)
    serve(hungry, food, dishes(hand), safe_only=False)
    for character in sheet.here(seat):
        survivor = sheet.characters[character]
        for served, marked in ((water, survivor.thirst), (food, survivor.hunger)):
            dying = marked or not sheet.parameters.two_strike
            if dying and souls and character not in served:
                served[character] = SOUL
                souls -= 1
    return Ration(water, food)


def servings(sheet: IslandSheet, seat: str) -> dict[str, tuple[int, int]]:
    """What a player can open: the first card of each kind, with its number and all its servings."""
    found = {
        cards[0]: (len(cards), len(cards) * (water_of(cards[0]) or food_of(cards[0])))
        for cards in by_kind(sheet.hand(seat)).values()
        if water_of(cards[0]) or food_of(cards[0])
    }
    if souls := sheet.players[seat].souls:
        found[SOUL] = (souls, souls)
    return found


def opened_cards(
    sheet: IslandSheet, seat: str, chosen: Mapping[str, str]
) -> tuple[dict[str, str], dict[str, int]]:
    """Which cards are opened for servings of kinds, and how many servings of each are left.

    `chosen` gives for each eater a card; those who name the same kind share as few cards as can be.
    """
    served: dict[str, str] = {}
    left: dict[str, int] = {}
    kinds = by_kind(sheet.hand(seat))
    for eater, wish in chosen.items():
        if wish == SOUL:
            served[eater] = SOUL
            continue
        cards = kinds.get(kind_of(wish), [])
        card = next((card for card in cards if left.get(card, 1)), "")
        if not card:
            continue
        size = water_of(card) or food_of(card)
        left[card] = left.get(card, size) - 1
        served[eater] = card
    return served, left
