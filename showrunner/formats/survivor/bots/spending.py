"""Points, boosts and trades: what a castaway spends, and what they go hungry for."""

from __future__ import annotations

from typing import Any

from showrunner.formats.survivor.bots.plans import Plans
from showrunner.kernel import Dice
from showrunner.questions import Question

Answer = dict[str, Any]
BEARABLE = 3
"""So many counters can be borne: from the fourth on they bite twice."""
ORDINARY_CATCH = 8
"""What one brings to camp on an ordinary day."""


def competition(plans: Plans, question: Question[Any], dice: Dice) -> Answer:
    """DS-3.1, DS-6: shed counters; boost where winning saves me; trade where I can afford to."""
    parameters, drive = plans.parameters, plans.character.drive
    remove = _counters_to_remove(plans, question)
    left = plans.mine.points - remove * parameters.counter_price
    alone = plans.merged
    eager = drive + (4 if plans.in_danger else 0) + (3 if len(plans.active) <= 6 else 0)
    boost = "none"
    may_boost = alone and "points" not in plans.instructions.kept
    if may_boost and left >= parameters.large_boost_price and dice.chance(eager, 14):
        boost = "large"
    elif may_boost and left >= parameters.small_boost_price and dice.chance(eager, 14):
        boost = "small"
    saving = 6 if drive >= 6 else 3
    trade = boost == "none" and not plans.in_danger and dice.chance(saving if not alone else 1, 10)
    return {"trade": trade, "remove_counters": remove, "boost": boost}


def gathering(plans: Plans, question: Question[Any], dice: Dice) -> Answer:
    """DS-4.2: look for an advantage now and then, the more in need of one, while all are fed."""
    fed = food_after_gathering(plans) >= 0
    need = 3 if plans.in_danger else 2 if plans.character.guile >= 5 else 1
    return {
        "bonus_trade": dice.chance(need, 6 if fed else 14),
        "remove_counters": _counters_to_remove(plans, question),
        "boost": "none",
    }


def gathered(plans: Plans, question: Question[Any], dice: Dice) -> Answer:
    """DS-4.3: a point out of the pot when the camp can do without; who is driven takes more."""
    can_spare = food_after_gathering(plans) > 5
    trade = can_spare and dice.chance(2 + plans.character.drive, 15)
    return {"point_trade": trade, "buy_bonus": False}


def opportunity(plans: Plans, question: Question[Any], dice: Dice) -> Answer:
    """DS-9.5: what producers sell is worth points to who is in danger, driven, or curious."""
    (name,) = question.fields
    if "points" in plans.instructions.kept:
        return {name: None}
    wants = 4 + plans.character.drive // 2 + plans.character.whim // 3
    if not dice.chance(min(12, wants + 4 * plans.in_danger), 13):
        return {name: None}
    field: Any = question.fields[name]
    if name == "bid" and hasattr(field, "most"):
        spare = field.most - field.least
        return {name: field.least + (spare if plans.in_danger else dice.below(spare + 1))}
    return {name: field.options[0].value if field.options else None}


def food_after_gathering(plans: Plans) -> int:
    """What would be left tomorrow if everybody brought an ordinary catch."""
    team = plans.my_team
    needed = plans.parameters.food_per_player * len(team)
    return plans.food.get(plans.mine.team, 0) + ORDINARY_CATCH * len(team) - needed


def _counters_to_remove(plans: Plans, question: Question[Any]) -> int:
    if "points" in plans.instructions.kept:
        return 0
    most: int = question.fields["remove_counters"].most  # type: ignore[attr-defined]
    return min(most, max(0, plans.mine.counters - BEARABLE))
