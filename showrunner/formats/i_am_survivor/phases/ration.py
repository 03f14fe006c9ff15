"""IS-4.2 to IS-4.8: water and food, left-over servings, markers and deaths."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Literal

from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.cards import food_of, water_of
from showrunner.formats.i_am_survivor.meals import (
    RISKY_FROM,
    SOUL,
    auto_ration,
    is_edible,
    opened_cards,
    risk_of,
)
from showrunner.formats.i_am_survivor.phases.deaths import die, impair
from showrunner.formats.i_am_survivor.questions.nights import RationChoice, has_choice
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.kernel import EVERYBODY

What = Literal["water", "food"]
MARKERS: Mapping[What, Literal["thirst", "hunger"]] = {"water": "thirst", "food": "hunger"}
BOY = "boy"


async def ration(season: IslandState) -> None:
    """IS-4.2 to IS-4.8: everybody opens cards at the same time; then markers and deaths."""
    sheet = season.sheet
    diners = sheet.from_start()
    answers = await season.stage.ask_all(
        {seat: partial(questions.ration, sheet, seat) for seat in diners if has_choice(sheet, seat)}
    )
    served: set[tuple[str, What]] = set()
    left: dict[str, dict[str, int]] = {}
    for seat in diners:
        left[seat] = await serve(season, seat, answers.get(seat), served)
    await serve_leftovers(season, left, served)
    for what in MARKERS:
        for seat in sheet.from_start():
            for character in sheet.here(seat):
                if (character, what) not in served and sheet.has(seat, character):
                    await go_without(season, seat, character, what)


async def serve(
    season: IslandState, seat: str, answer: RationChoice | None, served: set[tuple[str, What]]
) -> dict[str, int]:
    """IS-4.3: serve a player's own characters; returns the servings left of each opened card."""
    sheet = season.sheet
    here = sheet.here(seat)
    if answer is None:
        water, food = auto_ration(sheet, seat)
    else:
        water = answer.by_character(here, "water")
        food = answer.by_character(here, "food")
    chosen = {f"water/{name}": card for name, card in water.items()}
    chosen |= {f"food/{name}": card for name, card in food.items()}
    meals, left = opened_cards(sheet, seat, chosen)
    if not meals:
        return {}
    season.tell(
        facts.MealServed(
            seat=seat,
            water={key[6:]: card for key, card in meals.items() if key.startswith("water/")},
            food={key[5:]: card for key, card in meals.items() if key.startswith("food/")},
        ),
        EVERYBODY,
    )
    season.discard(list(left), f"hand/{seat}")
    season.spend_soul(seat, "food", sum(card == SOUL for card in meals.values()))
    for key, card in meals.items():
        what, _, character = key.partition("/")
        kind: Any = what
        if sheet.characters[character].here:
            served.add((character, kind))
            season.consume(character, kind, card, seat)
            if what == "food" and card != SOUL:
                await eat(season, character, card)
    return {card: number for card, number in left.items() if number}


async def eat(season: IslandState, character: str, card: str) -> None:
    """IS-4.5: the roll for risky food."""
    risk: Any = risk_of(season.sheet, character, card)
    if not risk:
        return
    roll = season.die("risk", character)
    ill = roll >= RISKY_FROM
    fact = facts.RiskRolled(character=character, card=card, die=roll, ill=ill)
    season.tell(fact, EVERYBODY)
    if ill:
        await impair(season, character, risk, card)


async def serve_leftovers(
    season: IslandState,
    left: dict[str, dict[str, int]],
    served: set[tuple[str, What]] | None = None,
) -> None:
    """IS-4.4: the Boy takes what he likes; then each opener may give the rest to others.

    By day (without `served`), only characters with a marker have a use for it.
    """
    for seat, cards in left.items():
        if any(cards.values()):
            food = {card: number for card, number in cards.items() if number and food_of(card)}
            water = sum(number for card, number in cards.items() if water_of(card))
            season.tell(facts.ServingsLeft(seat=seat, water=water, food=food), EVERYBODY)
    await boy_takes(season, left, served)
    for seat, cards in left.items():
        await give_leftovers(season, seat, cards, served)


def lacks(
    sheet: IslandSheet, character: str, what: What, served: set[tuple[str, What]] | None
) -> bool:
    """Whether a character has a use for a serving of this."""
    if served is not None:
        return (character, what) not in served
    return bool(getattr(sheet.characters[character], MARKERS[what]))


async def boy_takes(
    season: IslandState,
    left: dict[str, dict[str, int]],
    served: set[tuple[str, What]] | None,
) -> None:
    """IS-4.4, D20: the Boy takes left-over servings of other players without permission."""
    sheet = season.sheet
    if BOY not in sheet.everybody_here:
        return
    owner = sheet.owner(BOY)
    found: dict[What, dict[str, str]] = {"water": {}, "food": {}}
    for seat, cards in left.items():
        for card, number in cards.items():
            if number and seat != owner:
                if water_of(card):
                    found["water"][card] = seat
                if is_edible(BOY, card):
                    found["food"][card] = seat
    needs: dict[str, bool] = {what: lacks(sheet, BOY, what, served) for what in MARKERS}
    wanted = {what: cards if needs[what] else {} for what, cards in found.items()}
    answer = await season.stage.ask(
        owner, lambda: questions.boy(sheet, wanted["water"], wanted["food"], needs)
    )
    if answer is None:
        return
    for what in MARKERS:
        card = getattr(answer, what)
        if card is not None:
            await hand_serving(season, wanted[what][card], BOY, what, card, left, served)


async def hand_serving(
    season: IslandState,
    giver: str,
    character: str,
    what: What,
    card: str,
    left: dict[str, dict[str, int]],
    served: set[tuple[str, What]] | None,
) -> None:
    """IS-4.4: one left-over serving for a character."""
    if not left[giver].get(card) or not season.sheet.characters[character].here:
        return
    left[giver][card] -= 1
    if served is not None:
        served.add((character, what))
    season.consume(character, what, card, giver)
    if what == "food":
        await eat(season, character, card)


async def give_leftovers(
    season: IslandState, seat: str, cards: dict[str, int], served: set[tuple[str, What]] | None
) -> None:
    """IS-4.4, D19: the opener gives left-over servings to other players' characters."""
    sheet = season.sheet
    water = sum(number for card, number in cards.items() if water_of(card))
    dishes = {card: number for card, number in cards.items() if number and food_of(card)}
    others = [name for name in sheet.everybody_here if sheet.owner(name) != seat]
    thirsty = [name for name in others if lacks(sheet, name, "water", served)]
    hungry = [
        name
        for name in others
        if lacks(sheet, name, "food", served) and any(is_edible(name, card) for card in dishes)
    ]
    answer = await season.stage.ask(
        seat,
        lambda: questions.leftovers(sheet, seat, thirsty, hungry, water, sum(dishes.values())),
    )
    if answer is None:
        return
    left = {seat: cards}
    wishes: list[tuple[str, What]] = [(name, "water") for name in answer.water]
    wishes += [(name, "food") for name in answer.food]
    for character, what in wishes:
        fits = [
            card
            for card, number in cards.items()
            if number and (water_of(card) if what == "water" else is_edible(character, card))
        ]
        if fits:
            await hand_serving(season, seat, character, what, fits[0], left, served)


async def go_without(season: IslandState, seat: str, character: str, what: What) -> None:
    """IS-4.6 to IS-4.8: a marker, or death if it has one already; a Soul can prevent it."""
    sheet = season.sheet
    marker = MARKERS[what]
    if not sheet.characters[character].here:  # the Revolutionary may have died for another
        return
    marked = bool(getattr(sheet.characters[character], marker))
    if sheet.parameters.two_strike and not marked:
        season.tell(facts.MarkerPlaced(character=character, marker=marker), EVERYBODY)
        return
    if sheet.players[seat].souls:
        answer = await season.stage.ask(seat, partial(questions.spend_soul, character, marker))
        if answer is not None and answer.yes and sheet.players[seat].souls:
            season.spend_soul(seat, what)
            season.consume(character, what, SOUL, seat)
            return
    await die(season, character, marker)
