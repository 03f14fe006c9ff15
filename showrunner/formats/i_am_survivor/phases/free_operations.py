"""IS-3.4: carrying out the free operations of a turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.operations import operations
from showrunner.formats.i_am_survivor.phases.rescue import arrive
from showrunner.formats.i_am_survivor.phases.trade import add_fuel
from showrunner.formats.i_am_survivor.state import RESCUE_DISCARD, WAITING, IslandState
from showrunner.formats.i_am_survivor.wants import worth
from showrunner.kernel import EVERYBODY

Operation = Callable[[IslandState, str, list[str]], Awaitable[None]]


async def carry_out(season: IslandState, seat: str, operation: str) -> None:
    """D2: carry out an operation, unless it has become impossible meanwhile."""
    possible = {option.value for option in operations(season.sheet, seat)}
    if operation in possible and season.sheet.here(seat):
        name, *parts = operation.split(">")
        await OPERATIONS[name](season, seat, parts)


async def equip(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-1.3, IS-10.1: equip an item; a campfire with its first firewood."""
    card, *fuel = parts
    season.move([card], f"hand/{seat}", f"equipped/{seat}")
    season.move(fuel, f"hand/{seat}", f"fuel/{card}")
    fact = facts.ItemEquipped(seat=seat, card=card, fuel=fuel[0] if fuel else "")
    season.tell(fact, EVERYBODY)


async def fuel(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-10.4: add firewood."""
    add_fuel(season, seat, parts[0], parts[1])


async def cook(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-10.2: cook a card."""
    season.cook(seat, parts[0])


async def fish(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-3.4, IS-12.4: discard a Fishing card for fresh fish."""
    season.lose(seat, parts, "fishing")
    net = bool(season.sheet.equips(seat, "fishing_net"))
    season.gain(seat, "fresh_fish", season.sheet.parameters.fishing_yield + net, "fishing")


async def heal(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-5.4: heal one impairment with a kit, a trophy, the Nurse or a Soul."""
    by, character, impairment = parts
    sheet = season.sheet
    if by == "soul":
        season.spend_soul(seat, "heal")
    elif by == "nurse":
        cheapest = sorted(sheet.hand(seat), key=worth)
        text = "The Nurse heals. Which two cards do you discard?"
        answer = await season.stage.ask(
            seat, lambda: questions.part_with(sheet, text, cheapest, cheapest[:2])
        )
        if answer is None:
            return
        season.lose(seat, answer.cards, "healing")
    elif by in sheet.trophies(seat):
        season.discard([by], f"trophies/{seat}")
    else:
        season.lose(seat, [by], "healing")
    kind: Any = impairment
    season.heal(seat, character, kind, by)


async def pliers(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-12.1: destroy another player's equipped item."""
    card, item = parts
    owner = season.sheet.holder(item)
    season.lose(seat, [card], "pliers")
    season.unequip(owner, item)
    season.tell(facts.ItemDestroyed(seat=seat, owner=owner, card=item), EVERYBODY)


async def binoculars(season: IslandState, seat: str, parts: list[str]) -> None:
    """IS-9.5: replace a waiting rescuer by a new one, which leaves at the same time."""
    card, rescuer = parts
    leaves = next(found.leaves for found in season.sheet.rescuers if found.card == rescuer)
    season.lose(seat, [card], "binoculars")
    season.tell(facts.RescuerReplaced(seat=seat, card=rescuer), EVERYBODY)
    await arrive(season, "binoculars", leaves)
    season.move([rescuer], WAITING, RESCUE_DISCARD)


OPERATIONS: Mapping[str, Operation] = {
    "equip": equip,
    "fuel": fuel,
    "cook": cook,
    "fish": fish,
    "heal": heal,
    "pliers": pliers,
    "binoculars": binoculars,
}
