"""What a castaway spends in competitions, at camp and on producers' offers."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.kernel import Dice
from showrunner.questions import Question

BEARABLE_COUNTERS = 3
"""Hunger counters that a castaway tolerates; from the fourth on each costs double."""
AVERAGE_CATCH = 8
"""Food that a castaway brings on an average day."""


def competition(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-3.1, DS-6: remove counters, boost if winning saves me, trade if I can afford to."""
    drive = mind.character.drive
    remove = _counters_to_remove(mind, question)
    merged = mind.merged
    eagerness = (
        drive + (4 if mind.plans.in_danger else 0) + (3 if len(mind.sheet.active) <= 6 else 0)
    )
    boost = "none"
    if merged and "points" not in mind.instructions.kept:
        for size in ("large", "small"):
            entry = {"trade": False, "remove_counters": remove, "boost": size}
            if boost == "none" and _can_pay(question, entry) and dice.chance(eagerness, 14):
                boost = size
    trade_chance = 6 if drive >= 6 else 3
    trade = (
        boost == "none"
        and not mind.plans.in_danger
        and dice.chance(trade_chance if not merged else 1, 10)
    )
    return {"trade": trade, "remove_counters": remove, "boost": boost}


def gathering(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-4.2: sometimes search for an advantage; more if I need one, less if food is short."""
    enough_food = food_after_gathering(mind) >= 0
    eagerness = 3 if mind.plans.in_danger else 2 if mind.character.guile >= 5 else 1
    return {
        "bonus_trade": dice.chance(eagerness, 6 if enough_food else 14),
        "remove_counters": _counters_to_remove(mind, question),
        "boost": "none",
    }


def gathered(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-4.3: trade food for a point if the camp can spare it; more often when driven."""
    can_spare = food_after_gathering(mind) > 5
    trade = can_spare and dice.chance(2 + mind.character.drive, 15)
    return {"point_trade": trade, "buy_bonus": False}


def opportunity(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-9.5: buy what producers offer; more likely if I am in danger, driven, or capricious."""
    (name,) = question.fields
    if "points" in mind.instructions.kept:
        return {name: None}
    eagerness = 4 + mind.character.drive // 2 + mind.character.whim // 3
    if not dice.chance(min(12, eagerness + 4 * mind.plans.in_danger), 13):
        return {name: None}
    field: Any = question.fields[name]
    if name == "bid" and hasattr(field, "most"):
        spare = field.most - field.least
        return {name: field.least + (spare if mind.plans.in_danger else dice.below(spare + 1))}
    return {name: field.options[0].value if field.options else None}


def food_after_gathering(mind: Mind) -> int:
    """Food left tomorrow if everybody brought an average catch."""
    team = mind.team
    needed = mind.sheet.parameters.food_per_player * len(team)
    return mind.sheet.food.get(mind.mine.team, 0) + AVERAGE_CATCH * len(team) - needed


def _counters_to_remove(mind: Mind, question: Question[Any]) -> int:
    if "points" in mind.instructions.kept:
        return 0
    most: int = question.fields["remove_counters"].most  # type: ignore[attr-defined]
    remove = min(most, max(0, mind.mine.counters - BEARABLE_COUNTERS))
    while remove and not _can_pay(question, {**question.default, "remove_counters": remove}):
        remove -= 1
    return remove


def _can_pay(question: Question[Any], answer: Answer) -> bool:
    """Whether I can pay for an answer; prices may have changed unannounced."""
    return not any(budget.problem(answer) for budget in question.budgets)
