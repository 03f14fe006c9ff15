"""Points, boosts and trades: what a castaway spends, and what they go hungry for."""

from __future__ import annotations

from typing import Any

from showrunner.formats.survivor.bots.mind import Mind
from showrunner.kernel import Dice
from showrunner.questions import Question

Answer = dict[str, Any]
BEARABLE = 3
"""So many counters can be borne: from the fourth on they bite twice."""
ORDINARY_CATCH = 8
"""What one brings to camp on an ordinary day."""


def competition(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-3.1, DS-6: shed counters; boost where winning saves me; trade where I can afford to."""
    drive = mind.character.drive
    remove = _counters_to_remove(mind, question)
    alone = mind.merged
    eager = drive + (4 if mind.plans.in_danger else 0) + (3 if len(mind.sheet.active) <= 6 else 0)
    boost = "none"
    if alone and "points" not in mind.instructions.kept:
        for size in ("large", "small"):
            entry = {"trade": False, "remove_counters": remove, "boost": size}
            if boost == "none" and _can_pay(question, entry) and dice.chance(eager, 14):
                boost = size
    saving = 6 if drive >= 6 else 3
    trade = (
        boost == "none" and not mind.plans.in_danger and dice.chance(saving if not alone else 1, 10)
    )
    return {"trade": trade, "remove_counters": remove, "boost": boost}


def gathering(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-4.2: look for an advantage now and then, the more in need of one, while all are fed."""
    fed = food_after_gathering(mind) >= 0
    need = 3 if mind.plans.in_danger else 2 if mind.character.guile >= 5 else 1
    return {
        "bonus_trade": dice.chance(need, 6 if fed else 14),
        "remove_counters": _counters_to_remove(mind, question),
        "boost": "none",
    }


def gathered(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-4.3: a point out of the pot when the camp can do without; who is driven takes more."""
    can_spare = food_after_gathering(mind) > 5
    trade = can_spare and dice.chance(2 + mind.character.drive, 15)
    return {"point_trade": trade, "buy_bonus": False}


def opportunity(mind: Mind, question: Question[Any], dice: Dice) -> Answer:
    """DS-9.5: what producers sell is worth points to who is in danger, driven, or curious."""
    (name,) = question.fields
    if "points" in mind.instructions.kept:
        return {name: None}
    wants = 4 + mind.character.drive // 2 + mind.character.whim // 3
    if not dice.chance(min(12, wants + 4 * mind.plans.in_danger), 13):
        return {name: None}
    field: Any = question.fields[name]
    if name == "bid" and hasattr(field, "most"):
        spare = field.most - field.least
        return {name: field.least + (spare if mind.plans.in_danger else dice.below(spare + 1))}
    return {name: field.options[0].value if field.options else None}


def food_after_gathering(mind: Mind) -> int:
    """What would be left tomorrow if everybody brought an ordinary catch."""
    team = mind.team
    needed = mind.sheet.parameters.food_per_player * len(team)
    return mind.sheet.food.get(mind.mine.team, 0) + ORDINARY_CATCH * len(team) - needed


def _counters_to_remove(mind: Mind, question: Question[Any]) -> int:
    if "points" in mind.instructions.kept:
        return 0
    most: int = question.fields["remove_counters"].most  # type: ignore[attr-defined]
    remove = min(most, max(0, mind.mine.counters - BEARABLE))
    while remove and not _can_pay(question, {**question.default, "remove_counters": remove}):
        remove -= 1
    return remove


def _can_pay(question: Question[Any], answer: Answer) -> bool:
    """Whether an answer costs no more than I have: prices may have changed without a word."""
    return not any(budget.problem(answer) for budget in question.budgets)
