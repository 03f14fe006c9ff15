"""Turns: what to equip and cook, who explores, and how to fight beasts."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import actions
from showrunner.formats.i_am_survivor.bots.mind import IslandMind
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    EXPLORE,
    RESCUERS,
    is_fuel,
    is_raw,
    weapon_of,
)
from showrunner.formats.i_am_survivor.forces import best_set, bonus, strength_of
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

HARMLESS = ("sickness", "poison")
SUPPLY_VALUE = 0.9
"""What a card drawn from the Supplies is worth."""


def wanted_operations(mind: IslandMind, options: list[str]) -> list[str]:
    """Equip what helps, cook what can be cooked, heal one's own, fish when there is need."""
    chosen: list[str] = []
    used: set[str] = set()
    equipped = {kind_of(card) for card in mind.equipped(mind.me)}
    for option in options:
        name, *parts = option.split(">")
        if used.intersection(parts[:1]):
            continue
        if name == "equip" and kind_of(parts[0]) == "campfire":
            worth_it = (
                _cookable(mind) and not mind.may_use(mind.me, "fire") and "campfire" not in equipped
            )
            if not worth_it:
                continue
            equipped.add("campfire")
        elif name == "equip":
            if kind_of(parts[0]) in equipped and kind_of(parts[0]) != "water_collector":
                continue
            equipped.add(kind_of(parts[0]))
        elif not _wanted(mind, name, parts):
            continue
        chosen.append(option)
        used.update(parts if name == "equip" else parts[:1])
        if name == "heal":
            used.update({">".join(parts[1:])})
    return chosen


def _cookable(mind: IslandMind) -> bool:
    return any(map(is_raw, mind.cards)) or sum(map(is_fuel, mind.cards)) > 2


def _wanted(mind: IslandMind, name: str, parts: list[str]) -> bool:
    if name == "cook":
        if kind_of(parts[0]) == "fresh_fish":
            return not mind.waits("fish")
        if is_fuel(parts[0]):
            return sum(map(is_fuel, mind.cards)) > 1
        return True
    if name == "fish":
        return mind.needs["food"] > -2 or mind.waits("fish")
    if name == "heal":
        by, character, impairment = parts
        if mind.owner(character) != mind.me:
            return False
        serious = impairment in ("poison", "injury") or CHARACTERS[character].points >= 3
        return by not in ("nurse", "soul") or (serious and len(mind.cards) > 6)
    if name == "fuel":
        fire = parts[1]
        mine = fire in mind.equipped(mind.me)
        return mine and len(mind.fuel(fire)) < 2 and _cookable(mind)
    if name == "pliers":
        return _lead(mind) != mind.me and mind.holder(parts[1]) == _lead(mind)
    if name == "binoculars":
        rescuer = RESCUERS[kind_of(parts[1])]
        return rescuer.price in ("kill", "ufo")
    return False


def _lead(mind: IslandMind) -> str:
    return max(mind.players, key=mind.public_points)


def plan(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """One plan: operations, then an action for everybody; there is most to gain by exploring."""
    answer: Answer = {"free": wanted_operations(mind, offered(question, "free"))}
    slots = {
        name: offered(question, name) for name in question.fields if name.startswith("action_")
    }
    able = actions.slots(mind, mind.me)
    by_slot = dict(zip(slots, able, strict=False))
    taken: dict[str, int] = {}
    for slot, character in sorted(by_slot.items(), key=lambda item: _explorer_rank(mind, item[1])):
        action = _action(mind, character, slots[slot], taken)
        wolf = actions.LONE_WOLF in able and len(set(able)) > 1
        if wolf and action and taken.get(action) and _crosses(character, by_slot, answer, action):
            action = None
        if action:
            taken[action] = taken.get(action, 0) + 1
        answer[slot] = action
    if "order" in question.fields:
        answer["order"] = []
    return answer


def _crosses(character: str, by_slot: dict[str, str], answer: Answer, action: str) -> bool:
    doing = [name for slot, name in by_slot.items() if answer.get(slot) == action]
    return character == actions.LONE_WOLF or actions.LONE_WOLF in doing


def _explorer_rank(mind: IslandMind, character: str) -> tuple[bool, float]:
    special = character in ("marathon_runner", "hunter", "survival_expert", "butcher")
    return not special, mind.risk(character)


def _action(
    mind: IslandMind, character: str, options: list[str], taken: dict[str, int]
) -> str | None:
    needs = mind.needs
    collectors = sum(
        kind_of(card) == "water_collector" for card in (*mind.equipped(mind.me), *mind.cards)
    )
    traps = sum(kind_of(card) == "mousetrap" for card in (*mind.equipped(mind.me), *mind.cards))
    if "attack_player" in options and mind.waits("kill") and mind.strength >= 4:
        return "attack_player"
    explores = "explore" in options
    may_collect = "collector" in options and taken.get("collector", 0) < collectors
    if may_collect and (not explores or needs["water"] > 0):
        return "collector"
    if "fish" in options and (not explores or needs["food"] > 0):
        return "fish"
    if "mousetrap" in options and taken.get("mousetrap", 0) < traps and not explores:
        return "mousetrap"
    if explores:
        return "explore"
    if "wheedle" in options and any(mind.value(card) < SUPPLY_VALUE / 2 for card in mind.cards):
        return "wheedle"
    return None


def more(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """What can be equipped or cooked meanwhile; food is too dear for extra actions."""
    free = wanted_operations(mind, offered(question, "free"))
    return {**question.default, "free": free}


def evening(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Cook what can be eaten then, but keep fresh fish for a Fisher boat."""
    cook = [card for card in offered(question, "cook") if _wanted(mind, "cook", [card])]
    fuel = [card for card in cook if is_fuel(card)]
    return {**question.default, "cook": [card for card in cook if card not in fuel[:1]]}


def battle(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Fight with the cheapest cards that are enough; ask for help where a life is in danger."""
    beast = EXPLORE[_faced(mind)]
    answer = dict(question.default)
    explorer = next((name for name, act in reversed(mind.acted) if act == "explore"), "")
    have = bonus(mind, explorer, f"{_faced(mind)}.1") if explorer else 0
    total = strength_of(answer["cards"]) + have
    if beast.loss in HARMLESS and total > beast.strength + 2:
        answer["cards"] = best_set(answer["cards"], beast.strength - have, beast.strength - have)
    if total >= beast.strength or beast.loss in HARMLESS:
        return answer
    friends = [seat for seat in offered(question, "helpers") if mind.trust[seat] > -3]
    if not friends:
        return answer
    able = [card for card in offered(question, "cards") if weapon_of(card)]
    answer["cards"] = able if strength_of(able) + have + 3 >= beast.strength else []
    pay = [card for card in offered(question, "pay") if card not in answer["cards"]]
    cheapest = min(pay, key=mind.value, default=None)
    remark = Remark("help", (Act("ask", what="other"),), given={"beast": beast.name})
    return {
        **answer,
        "helpers": friends,
        "pay": cheapest,
        **mind.speaker.message(remark, dice),
    }


def _faced(mind: IslandMind) -> str:
    return kind_of(next(iter(mind.pile("faced").known)))


def assist(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Help those who have helped before, or for a good price, where it makes a difference."""
    asker = mind._asked
    beast = EXPLORE[_faced(mind)]
    weapons = [card for card in offered(question, "cards") if weapon_of(card)]
    spare = sorted(weapons, key=weapon_of)
    chosen = best_set(spare, 1, beast.strength - 1)
    cost = mind.value_of(chosen)
    generous = mind.trust[asker] * 0.8 + (1.5 if beast.loss == "death" else 0)
    if chosen and cost <= generous:
        remark = Remark("help_yes", (Act("help", asker),), about=asker)
        return {"cards": list(chosen), **mind.speaker.message(remark, dice)}
    remark = Remark("help_no", (Act("refuse", asker),), about=asker)
    return {"cards": [], **mind.speaker.message(remark, dice)}


def natives(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Trade what is worth less than a card from the Supplies."""
    cards = sorted(offered(question, "cards"), key=mind.value)
    cheap = [card for card in cards[:3] if mind.value(card) < SUPPLY_VALUE]
    return {"cards": cheap, "trophies": offered(question, "trophies")}


def part_with(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Part with what is worth least."""
    number = question.fields["cards"].least  # type: ignore[attr-defined]
    return {"cards": sorted(offered(question, "cards"), key=mind.value)[:number]}


def substitute(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """The Revolutionary dies for those of his team who are worth more."""
    name = offered(question, "pick")[0]
    saves = mind.owner(name) == mind.me and CHARACTERS[name].points > 3
    return {"pick": name if saves else None}
