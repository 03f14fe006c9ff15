"""IS-3: a player's turn: flotsam, impairments, operations and actions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import actions, facts, questions
from showrunner.formats.i_am_survivor.cards import CHARACTERS, IMPAIRMENTS, Impairment, find
from showrunner.formats.i_am_survivor.meals import is_edible
from showrunner.formats.i_am_survivor.phases import trade
from showrunner.formats.i_am_survivor.phases.attacks import attack_player, attack_rescuer
from showrunner.formats.i_am_survivor.phases.beasts import face_beast
from showrunner.formats.i_am_survivor.phases.deaths import die
from showrunner.formats.i_am_survivor.phases.events import strike
from showrunner.formats.i_am_survivor.phases.free_operations import carry_out
from showrunner.formats.i_am_survivor.phases.ration import eat, serve_leftovers
from showrunner.formats.i_am_survivor.questions.turns import More, Plan
from showrunner.formats.i_am_survivor.state import (
    EXPLORE_DISCARD,
    EXPLORE_PILE,
    FACED,
    IslandState,
)
from showrunner.formats.i_am_survivor.wants import worth
from showrunner.kernel import EVERYBODY, seats

Act = Callable[[IslandState, str, str], Awaitable[None]]
MAX_EXTRAS = 12
"""More extra actions than a player could pay for in one turn."""


async def turn(season: IslandState, seat: str) -> None:
    """IS-3.1 to IS-3.7: one turn of a player."""
    sheet = season.sheet
    season.tell(facts.TurnBegan(seat=seat), EVERYBODY)
    season.draw_supplies(seat, sheet.parameters.flotsam, "flotsam")
    await impairment_rolls(season, seat)
    await trade.window(season, "turn", [seat])
    answer = await season.stage.ask(seat, lambda: questions.plan(sheet, seat))
    if answer is not None:
        await play_plan(season, seat, answer)
    await extras(season, seat)


async def impairment_rolls(season: IslandState, seat: str) -> None:
    """IS-5.2: a roll for each impairment: serious injury, poison, sickness."""
    sheet = season.sheet
    for character in sheet.here(seat):
        for impairment in IMPAIRMENTS:
            if impairment not in sheet.characters[character].impairments:
                continue
            die_ = season.die("impairment", character, impairment)
            result = impairment_result(character, impairment, die_)
            fact = facts.ImpairmentRolled(
                character=character,
                impairment=impairment,
                die=die_,
                result=result,  # type: ignore[arg-type]
            )
            season.tell(fact, EVERYBODY)
            if result == "dies":
                cause: Any = impairment
                await die(season, character, cause)


def impairment_result(character: str, impairment: Impairment, die_: int) -> str:
    """IS-5.2: what a roll for an impairment does to this character."""
    card = CHARACTERS[character]
    if impairment == "injury":
        return "dies" if die_ == 6 else "loses the action" if die_ >= 3 else "acts"
    if impairment == "poison":
        return "dies" if die_ >= card.poison_from else "acts"
    return "loses the action" if die_ >= card.sick_from else "acts"


async def play_plan(season: IslandState, seat: str, plan: Plan) -> None:
    """IS-3.3, IS-3.4: the operations in order, then the characters' actions in order."""
    able = actions.slots(season.sheet, seat)
    planned = [
        (character, action)
        for character, action in zip(able, plan.actions, strict=False)
        if action is not None
    ]
    first = {name: place for place, name in enumerate(plan.order)}
    planned.sort(key=lambda step: first.get(step[0], len(first)))
    for operation in plan.free:
        await carry_out(season, seat, operation)
    lone = able.count(actions.LONE_WOLF) > 1
    for number, (character, action) in enumerate(planned):
        await act(season, seat, character, action, "lone wolf" if lone and number else "")


async def act(season: IslandState, seat: str, character: str, action: str, extra: str = "") -> bool:
    """IS-3.3: an action, if it is possible now; the player is told why if it is not."""
    sheet = season.sheet
    kind: Any = action
    if why := actions.problem_with(sheet, seat, character, action):
        dropped = facts.ActionDropped(seat=seat, character=character, action=kind, why=why)
        season.tell(dropped, seats(seat))
        return False
    taken = facts.ActionTaken(seat=seat, character=character, action=kind, extra=extra)
    season.tell(taken, EVERYBODY)
    await DEEDS[action](season, seat, character)
    return True


async def extras(season: IslandState, seat: str) -> None:
    """IS-3.4, IS-3.6, IS-3.7: extra actions and further operations, until there are none."""
    sheet = season.sheet
    fed = 0
    for _ in range(MAX_EXTRAS):
        if not sheet.here(seat):
            return
        answer = await season.stage.ask(seat, partial(questions.more, sheet, seat, fed))
        if answer is None:
            return
        for operation in answer.free:
            await carry_out(season, seat, operation)
        paid = await extra_action(season, seat, answer)
        if not paid:
            return
        fed += paid == "food"


async def extra_action(season: IslandState, seat: str, answer: More) -> str:
    """IS-3.6, IS-3.7, IS-4.1: pay for an extra action and take it; "" if that is not possible."""
    sheet = season.sheet
    source, who, action = answer.source, answer.who, answer.action
    if not source or not who or not action or actions.problem_with(sheet, seat, who, action):
        return ""
    if source == "soul" and sheet.players[seat].souls:
        season.spend_soul(seat, "action")
        paid = "soul"
    elif source not in sheet.hand(seat):
        return ""
    elif kind_of(source) in ("energy_drink", "torch"):
        paid = "drink" if kind_of(source) == "energy_drink" else "torch"
        season.lose(seat, [source], "extra action")
    elif is_edible(who, source):
        paid = "food"
        await eat_for_action(season, seat, who, source)
    else:
        return ""
    if sheet.has(seat, who):
        await act(season, seat, who, action, paid)
    return paid


async def eat_for_action(season: IslandState, seat: str, who: str, card: str) -> None:
    """IS-3.6: consume a serving in the day; what is left over of the card is given or lost."""
    left = season.open_card(seat, card, "extra action")
    await eat(season, who, card)
    await serve_leftovers(season, {seat: {card: left - 1}})


async def explore(season: IslandState, seat: str, character: str) -> None:
    """IS-6.1: turn over the top Explore card; the Survival expert may swap it."""
    card = turn_over(season, seat, character)
    if card and character == "survival_expert":
        answer = await season.stage.ask(seat, lambda: questions.swap(season.sheet, card))
        if answer is not None and answer.yes:
            season.move([card], FACED, EXPLORE_DISCARD)
            season.tell(facts.ExploreSwapped(seat=seat, card=card), EVERYBODY)
            card = turn_over(season, seat, character)
    if card:
        await resolve(season, seat, character, card)


def turn_over(season: IslandState, seat: str, character: str) -> str:
    """IS-6.1: turn over the top Explore card; "" if there is none."""
    drawn = season.draw(1, EXPLORE_PILE, FACED, refill=EXPLORE_DISCARD)
    if not drawn:
        return ""
    season.tell(facts.Explored(seat=seat, character=character, card=drawn[0]), EVERYBODY)
    return drawn[0]


async def resolve(season: IslandState, seat: str, character: str, card: str) -> None:
    """IS-6.2 to IS-6.4: fight a beast, keep a treasure, or resolve the card and discard it."""
    found = find(card)
    if found.beast:
        await face_beast(season, seat, character, card)
        return
    if found.points:
        season.move([card], FACED, f"hand/{seat}")
        return
    season.move([card], FACED, EXPLORE_DISCARD)
    season.apply(seat, found.effects, kind_of(card))
    for effect in found.effects:
        if effect.event:
            await strike(season, effect.event, seat)


def rolled(season: IslandState, character: str, action: str, success_to: int) -> tuple[int, bool]:
    """IS-3.3: the roll of an action, and whether it succeeds."""
    kind: Any = action
    die_ = season.die(action, character)
    success = die_ <= success_to
    fact = facts.ActionRolled(character=character, action=kind, die=die_, success=success)
    season.tell(fact, EVERYBODY)
    return die_, success


async def gather(season: IslandState, seat: str, character: str, action: str, gain: str) -> None:
    """IS-3.3, IS-3.9: use a Water collector or mousetrap; the Wild child may lose it."""
    die_, success = rolled(season, character, action, CHARACTERS[character].gathers_to)
    if success:
        season.gain(seat, gain, 1, action)
    elif character == "wild_child" and die_ == 6:
        item = season.sheet.equips(seat, actions.ITEM_OF[action])[0]
        season.unequip(seat, item)
        season.tell(facts.CardsLost(seat=seat, cards=(item,), why="broken"), EVERYBODY)


async def fish(season: IslandState, seat: str, character: str) -> None:
    """IS-3.3, IS-12.4: the Fisherman's roll, with one fish more for the net."""
    _, success = rolled(season, character, "fish", 3)
    if success:
        net = bool(season.sheet.equips(seat, "fishing_net"))
        season.gain(seat, "fresh_fish", 1 + net, "fishing")


async def wheedle(season: IslandState, seat: str, character: str) -> None:
    """IS-3.3: the Rich daughter discards a card and may gain Supplies."""
    sheet = season.sheet
    hand = sorted(sheet.hand(seat), key=worth)
    text = "The Rich daughter wheedles. Which card do you discard?"
    answer = await season.stage.ask(
        seat, lambda: questions.part_with(sheet, text, hand, hand[:1]) if hand else None
    )
    if answer is None:
        return
    season.lose(seat, answer.cards, "wheedling")
    _, success = rolled(season, character, "wheedle", 4)
    if success:
        season.draw_supplies(seat, 1, "wheedling")


DEEDS: Mapping[str, Act] = {
    "explore": explore,
    "collector": partial(gather, action="collector", gain="rainwater"),
    "mousetrap": partial(gather, action="mousetrap", gain="raw_meat_small"),
    "fish": fish,
    "wheedle": wheedle,
    "attack_player": attack_player,
    "attack_rescuer": attack_rescuer,
}
