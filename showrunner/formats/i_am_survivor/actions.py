"""IS-3.3 to IS-3.8: which actions a character may take: one rule function that says why not."""

from __future__ import annotations

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.cards import RESCUERS
from showrunner.formats.i_am_survivor.facts.turns import Action
from showrunner.formats.i_am_survivor.sheet import IslandSheet

ACTIONS: tuple[Action, ...] = (
    "explore",
    "collector",
    "mousetrap",
    "fish",
    "wheedle",
    "attack_player",
    "attack_rescuer",
)
ITEM_OF = {"collector": "water_collector", "mousetrap": "mousetrap"}
"""IS-12.8: the items that are used as an action, each once a day."""
SPECIALISTS = {"fish": "fisherman", "wheedle": "rich_daughter"}
LONE_WOLF = "lone_wolf"


def problem_with(
    sheet: IslandSheet, seat: str, character: str, action: str, planned: bool = False
) -> str:
    """Why a character cannot take this action, as a code; "" if it can.

    With `planned`, items that the player holds count as equipped, and the Lone wolf does not count.
    """
    if not sheet.has(seat, character) or sheet.characters[character].lost_action:
        return "cannot_act"
    if action in ITEM_OF:
        free = len(sheet.equips(seat, ITEM_OF[action]))
        if planned:
            free += sum(kind_of(card) == ITEM_OF[action] for card in sheet.hand(seat))
        if sheet.used.get(f"{action}/{seat}", 0) >= free:
            return "no_item"
    if action == "explore" and character == "rich_daughter":
        return "cannot_act"
    if action in SPECIALISTS and character != SPECIALISTS[action]:
        return "cannot_act"
    if action == "wheedle" and not sheet.hand(seat):
        return "no_item"
    if action == "attack_player" and not targets(sheet, seat):
        return "girl_protected"
    if action == "attack_rescuer" and not attackable(sheet):
        return "illegal_target"
    if not planned and crosses_lone_wolf(sheet, seat, character, action):
        return "lone_wolf"
    return ""


def crosses_lone_wolf(sheet: IslandSheet, seat: str, character: str, action: str) -> bool:
    """IS-3.8: whether the Lone wolf and a teammate would take the same kind of action."""
    others = {other for other, done in sheet.acted if done == action and other != character}
    others = {other for other in others if sheet.owner(other) == seat}
    return bool(others) if character == LONE_WOLF else LONE_WOLF in others


def targets(sheet: IslandSheet, seat: str) -> list[str]:
    """IS-7.7: the characters that a player's characters may attack."""
    if not sheet.parameters.allow_pvp:
        return []
    return [
        character
        for other in sheet.players
        if other != seat and not sheet.has(other, "girl")
        for character in sheet.here(other)
    ]


def attackable(sheet: IslandSheet) -> list[str]:
    """IS-7.16: the waiting rescuers that can be attacked."""
    return [
        waiting.card
        for waiting in sheet.rescuers
        if RESCUERS[kind_of(waiting.card)].strength is not None
    ]


def slots(sheet: IslandSheet, seat: str) -> list[str]:
    """IS-3.3, IS-3.5: the characters that can act, once each; the Lone wolf alone has two."""
    able = [name for name in sheet.here(seat) if not sheet.characters[name].lost_action]
    return able * 2 if sheet.here(seat) == [LONE_WOLF] else able


def options_for(sheet: IslandSheet, seat: str, character: str, planned: bool = False) -> list[str]:
    """The actions that a character may take now, or may plan to take."""
    return [act for act in ACTIONS if not problem_with(sheet, seat, character, act, planned)]
