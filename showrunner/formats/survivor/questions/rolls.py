"""DS-3, DS-4, DS-6: the questions around competition and gathering rolls."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.questions import Budget, Choice, Flag, Number, Option, Question

Boost = Literal["none", "small", "large"]


class CompetitionEntry(Struct, frozen=True):
    """DS-3.1, DS-3.2: a castaway's choices before a competition roll."""

    trade: bool
    remove_counters: int
    boost: Boost


def _in_words(number: int, name: str = "point") -> str:
    return f"{number} {name}" if number == 1 else f"{number} {name}s"


def _boost_field(sheet: SurvivorSheet) -> Choice:
    parameters = sheet.parameters
    where = "to your result" if parameters.boost_applies == "outcome" else "to your dice"
    return Choice(
        label=f"A boost for this roll, added {where}",
        options=(
            Option("none"),
            Option(
                "small", f"+{parameters.small_boost} for {_in_words(parameters.small_boost_price)}"
            ),
            Option(
                "large", f"+{parameters.large_boost} for {_in_words(parameters.large_boost_price)}"
            ),
        ),
    )


def _counters_field(sheet: SurvivorSheet, seat: str) -> Number:
    player = sheet.players[seat]
    price = sheet.parameters.counter_price
    affordable = player.points // price if price else player.counters
    return Number(
        label=f"Depletion counters to remove first, at {_in_words(price, 'reward point')} each",
        most=min(player.counters, affordable),
    )


def _points_budget(sheet: SurvivorSheet, seat: str) -> Budget:
    parameters = sheet.parameters
    return Budget(
        "reward points",
        sheet.players[seat].points,
        {
            "remove_counters": parameters.counter_price,
            "boost": {"small": parameters.small_boost_price, "large": parameters.large_boost_price},
        },
    )


def _deducted_from(sheet: SurvivorSheet, result: str) -> str:
    """DS-6.6: in words, what a deduction is subtracted from."""
    return result if sheet.parameters.deduction_applies == "outcome" else "your dice"


def _bonus_target(sheet: SurvivorSheet) -> str:
    """DS-4.5: in words, what a bonus roll must show."""
    target = sheet.parameters.bonus_target
    return f"{target}" if sheet.parameters.bonus_match == "exact" else f"{target} or more"


def competition_entry(sheet: SurvivorSheet, seat: str) -> Question[CompetitionEntry]:
    """DS-3.1, DS-3.2: the question whether to trade, and what to buy before the roll; sealed."""
    cost = sheet.parameters.competition_trade
    deducted_from = _deducted_from(sheet, "your result")
    return Question(
        kind="survivor.competition",
        text="The competition is about to begin. How do you go into it?",
        fields={
            "trade": Flag(
                label=f"Take {cost} off {deducted_from} in exchange for one reward point"
            ),
            "remove_counters": _counters_field(sheet, seat),
            "boost": _boost_field(sheet),
        },
        answer=CompetitionEntry,
        default={"trade": False, "remove_counters": 0, "boost": "none"},
        budgets=(_points_budget(sheet, seat),),
    )


class GatheringPlan(Struct, frozen=True):
    """DS-4.2, DS-6.2, DS-6.3: a castaway's choices before gathering."""

    bonus_trade: bool
    remove_counters: int
    boost: Boost


def gathering_plan(sheet: SurvivorSheet, seat: str) -> Question[GatheringPlan]:
    """DS-4.2: the question before the gathering roll."""
    cost = sheet.parameters.camp_bonus_trade
    deducted_from = _deducted_from(sheet, "what you bring in")
    return Question(
        kind="survivor.gathering",
        text="You go out to gather food for your camp. How do you go about it?",
        fields={
            "bonus_trade": Flag(
                label=f"Take {cost} off {deducted_from} in exchange for a bonus roll: "
                f"a {_bonus_target(sheet)} finds an advantage, if one is hidden at this camp"
            ),
            "remove_counters": _counters_field(sheet, seat),
            "boost": _boost_field(sheet),
        },
        answer=GatheringPlan,
        default={"bonus_trade": False, "remove_counters": 0, "boost": "none"},
        budgets=(_points_budget(sheet, seat),),
    )


class GatheringChoice(Struct, frozen=True):
    """DS-4.3: a castaway's choices after seeing the gathering roll."""

    point_trade: bool
    buy_bonus: bool


def gathering_choice(
    sheet: SurvivorSheet, seat: str, dice: int, so_far: int
) -> Question[GatheringChoice]:
    """DS-4.3: the question after the gathering roll; a traded point can be spent at once."""
    parameters = sheet.parameters
    deducted_from = _deducted_from(sheet, "what you bring")
    return Question(
        kind="survivor.gathered",
        text=f"Your dice showed {dice}; as it stands you bring {so_far}.",
        fields={
            "point_trade": Flag(
                label=f"Take {parameters.camp_point_trade} off {deducted_from} in exchange for one "
                "reward point"
            ),
            "buy_bonus": Flag(
                label="Buy a bonus roll for "
                + _in_words(parameters.bonus_roll_price, "reward point")
                + f": a {_bonus_target(sheet)} finds an advantage, if one is hidden at this camp"
            ),
        },
        answer=GatheringChoice,
        default={"point_trade": False, "buy_bonus": False},
        budgets=(
            Budget(
                "reward points",
                sheet.players[seat].points,
                {"buy_bonus": parameters.bonus_roll_price, "point_trade": -1},
            ),
        ),
    )
