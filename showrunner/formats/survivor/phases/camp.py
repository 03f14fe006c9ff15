"""DS-4: camp life. Each team eats, gathers food and looks for advantages in its own camp."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.phases.advantages import advantages
from showrunner.formats.survivor.questions import GatheringChoice, GatheringPlan
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, Roll, seats
from showrunner.questions import Question

AnswerT = TypeVar("AnswerT")


async def camp(season: SurvivorState) -> None:
    """DS-4: play cards, then play the camps of all teams at the same time."""
    await advantages(season, season.sheet.here, "at camp")
    await season.stage.together(
        {f"camp:{team}": team_camp(season, team) for team in season.sheet.camps}
    )


async def team_camp(season: SurvivorState, team: str) -> None:
    """DS-4.1 to DS-4.6 for one team."""
    if season.sheet.parameters.restock == "each_round" and not season.waiting_card(team):
        season.found_camp(team)
    eat(season, team)
    members = season.sheet.camps.get(team, [])
    plans = await season.stage.ask_all({seat: partial(_plan, season, seat) for seat in members})
    plans = _still_active(season, plans)
    rolls = {seat: roll_gathering(season, seat, plan) for seat, plan in plans.items()}
    choices = await season.stage.ask_all(
        {seat: partial(_choice, season, seat, plans[seat], rolls[seat]) for seat in plans}
    )
    choices = _still_active(season, choices)
    for seat, choice in choices.items():
        bring_food(season, seat, team, plans[seat], rolls[seat], choice)
    throw_bonus_rolls(season, team, [seat for seat in choices if plans[seat].bonus_trade], "before")
    throw_bonus_rolls(
        season, team, [seat for seat, choice in choices.items() if choice.buy_bonus], "after"
    )


def _still_active(season: SurvivorState, answers: dict[str, AnswerT]) -> dict[str, AnswerT]:
    return {seat: answer for seat, answer in answers.items() if seat in season.sheet.active}


def eat(season: SurvivorState, team: str) -> None:
    """DS-4.1: everybody in the camp eats, or nobody does. Eating removes a counter."""
    members = season.sheet.camps.get(team, [])
    needed = season.sheet.parameters.food_per_player * len(members)
    had = season.sheet.food[team]
    if had < needed:
        season.tell(facts.CampHungry(team=team, needed=needed, had=had), EVERYBODY)
        return
    season.tell(facts.CampFed(team=team, food=needed), EVERYBODY)
    season.change_food(team, -needed, "eaten")
    season.change_counters(members, -1, "fed", EVERYBODY)


def _plan(season: SurvivorState, seat: str) -> Question[GatheringPlan] | None:
    if seat not in season.sheet.active:
        return None
    return questions.gathering_plan(season.sheet, seat)


def roll_gathering(season: SurvivorState, seat: str, plan: GatheringPlan) -> Roll:
    """DS-4.2: pay for counters and a boost, then roll; only the castaway sees the dice."""
    season.tell(
        facts.GatheringPlanned(
            seat=seat,
            bonus_trade=plan.bonus_trade,
            counters_removed=plan.remove_counters,
            boost=plan.boost,
        ),
        seats(seat),
    )
    season.buy_off_counters(seat, plan.remove_counters)
    season.buy_boost(seat, plan.boost)
    dice = season.roll("gathering", seat, season.name_of_roll("gathering", seat))
    so_far = food_brought(season, seat, plan, dice)
    season.tell(facts.GatheringRolled(seat=seat, dice=dice.faces, so_far=so_far), seats(seat))
    return dice


def food_brought(
    season: SurvivorState, seat: str, plan: GatheringPlan, dice: Roll, point_trade: bool = False
) -> int:
    """DS-4.4, DS-7.4: how much food the castaway brings, at least 0."""
    parameters = season.sheet.parameters
    deduction = parameters.camp_bonus_trade if plan.bonus_trade else 0
    deduction += parameters.camp_point_trade if point_trade else 0
    return season.survival_result(seat, dice, season.boost_size(plan.boost), deduction)


def _choice(
    season: SurvivorState, seat: str, plan: GatheringPlan, dice: Roll
) -> Question[GatheringChoice] | None:
    if seat not in season.sheet.active:
        return None
    so_far = food_brought(season, seat, plan, dice)
    return questions.gathering_choice(season.sheet, seat, dice.total, so_far)


def bring_food(
    season: SurvivorState,
    seat: str,
    team: str,
    plan: GatheringPlan,
    dice: Roll,
    choice: GatheringChoice,
) -> None:
    """DS-4.3, DS-4.4: settle the trades in secret, then add the food to the team's in public."""
    season.tell(
        facts.GatheringSettled(
            seat=seat, point_trade=choice.point_trade, bonus_bought=choice.buy_bonus
        ),
        seats(seat),
    )
    if choice.point_trade:
        season.change_points([seat], 1, "camp trade")
    if choice.buy_bonus:
        season.change_points([seat], -season.sheet.parameters.bonus_roll_price, "bonus roll")
    amount = food_brought(season, seat, plan, dice, choice.point_trade)
    season.tell(facts.Gathered(seat=seat, team=team, amount=amount), EVERYBODY)
    season.change_food(team, amount, f"gathered by {seat}")


def throw_bonus_rolls(
    season: SurvivorState, team: str, seekers: Sequence[str], bought: str
) -> None:
    """DS-4.5: throw the bonus rolls, in a drawn order."""
    for seat in season.stage.shuffle(season.name_of_roll("seekers", team, bought), seekers):
        season.search(seat, bought)
