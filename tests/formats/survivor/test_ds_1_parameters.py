"""DS-1.3: producers may alter parameters at any time; each declares its boundary."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused, StaleAsk
from showrunner.formats.survivor.facts import CampFed, CompetitionRolled
from showrunner.formats.survivor.parameters import SurvivorParameters
from tests.formats.survivor.table import Table

BEFORE_THE_START = {"teams", "starting_reward_points", "starting_resources_per_player"}
"""Every parameter that can only be set before the season starts; all others change at once."""

OTHER_VALUES: dict[str, Any] = {
    "merge_at": 4,
    "team_roll": "sum",
    "bonus_match": "at_least",
    "restock": "never",
    "camp_deck": ("extra_vote", "hidden_immunity"),
    "card_moments": ("after the votes",),
    "cross_team_talk": True,
    "who_talks": "voting_team",
    "talks_are_seen": "public",
    "group_talk": True,
    "boost_applies": "roll",
    "deduction_applies": "roll",
    "beyond_seven": "repeat",
    "interview_memory": "remembered",
    "language": "French",
    "rating": "family",
    "comments_per_vote": 1,
    "tie_break": ["survival_roll"],
    "absent_vote": "abstain",
    "jury_size": 5,
    "jury_questions": True,
    "reveal": "never",
}
"""Another value for each parameter that is no plain number."""


def another_value(name: str) -> Any:
    if name in OTHER_VALUES:
        return OTHER_VALUES[name]
    return SurvivorParameters.declared()[name].default + 1


def test_DS_1_3_each_parameter_declares_its_boundary():
    declared = SurvivorParameters.declared()
    bound = {name for name, one in declared.items() if one.setting.boundary == "before the start"}
    assert bound == BEFORE_THE_START


@pytest.mark.parametrize("name", sorted(set(SurvivorParameters.declared()) - BEFORE_THE_START))
def test_DS_1_3_a_parameter_changes_in_a_running_season(name: str):
    table = Table(8)
    table.until_phase("camp")
    table.order("set_parameter", parameter=name, value=another_value(name))
    value = getattr(table.sheet.parameters, name)
    assert value == (tuple(another_value(name)) if name == "tie_break" else another_value(name))
    table.play()
    assert table.over


@pytest.mark.parametrize("name", sorted(BEFORE_THE_START))
def test_DS_1_3_a_change_outside_its_boundary_is_refused_with_the_reason(name: str):
    assert Table(8, parameters={name: 1}).settings.parameters == {name: 1}
    table = Table(8)
    with pytest.raises(OrderRefused, match="can only be set before the season starts"):
        table.order("set_parameter", parameter=name, value=2)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("food_per_player", 51, "0 to 50"),
        ("food_per_player", -1, "0 to 50"),
        ("food_per_player", "much", "not a whole number"),
        ("bonus_target", 19, "3 to 18"),
        ("finalists", 1, "2 to 5"),
        ("team_roll", "worst", "mean, sum, best, median"),
        ("jury_size", 9, "divisible by 3"),
        ("tie_break", ["coin"], "may not be chosen"),
        ("lodging", 3, "no parameter 'lodging'"),
    ],
)
def test_DS_1_3_a_value_out_of_range_is_refused_and_changes_nothing(
    name: str, value: Any, reason: str
):
    table = Table(5)
    table.start()
    digest = table.kernel.story.digest
    with pytest.raises(OrderRefused, match=reason):
        table.order("set_parameter", parameter=name, value=value)
    assert table.kernel.story.digest == digest
    assert table.sheet.parameters == SurvivorParameters()


def test_DS_1_3_a_change_takes_effect_the_next_time_the_rule_reads_it():
    table = Table(6)
    table.until_told(CampFed, food=30)
    table.order("set_parameter", parameter="food_per_player", value=2)
    assert len(table.facts(CampFed)) == 1  # the meal of this round is behind
    table.until_told(CampFed, food=10)


TERMS = [
    ("competition", "competition_trade", 4),
    ("competition", "small_boost", 3),
    ("competition", "small_boost_price", 2),
    ("competition", "large_boost", 8),
    ("competition", "large_boost_price", 4),
    ("competition", "counter_price", 2),
    ("competition", "boost_applies", "roll"),
    ("competition", "deduction_applies", "roll"),
    ("gathering", "camp_bonus_trade", 4),
    ("gathering", "small_boost", 3),
    ("gathering", "bonus_target", 11),
    ("gathering", "bonus_match", "at_least"),
    ("gathered", "camp_point_trade", 4),
    ("gathered", "bonus_roll_price", 2),
    ("gathered", "bonus_target", 11),
    ("talk", "words_per_message", 20),
    ("talk", "turns_per_conversation", 1),
    ("comment", "words_per_comment", 20),
    ("ballot", "absent_vote", "abstain"),
]
"""A kind of decision, and a parameter that its terms depend on."""


@pytest.mark.parametrize(("kind", "name", "value"), TERMS)
def test_DS_1_3_a_decision_whose_terms_change_is_put_again(kind: str, name: str, value: Any):
    table = Table(4)
    table.on("preferences", lambda ask: {"ranked": table.options(ask, "ranked")})
    old = table.until_asked(kind)
    terms = old.question
    step = table.order("set_parameter", parameter=name, value=value)
    assert old in step.withdrawn
    new = table.asked(kind, old.seat)[0]
    assert new in step.opened
    assert new.question != terms
    with pytest.raises(StaleAsk, match="an order changed its terms"):
        table.answer(old)
    table.play()


def test_DS_1_3_a_sealed_answer_to_changed_terms_is_given_again():
    table = Table(4)
    table.fix("competition", 10)
    table.answer(table.until_asked("competition", "ada"), {"trade": True})
    table.order("set_parameter", parameter="competition_trade", value=6)
    table.on("competition", {"trade": False}, seat="ada")
    table.until_phase("camp")
    assert table.facts(CompetitionRolled, seat="ada")[0].result == 10


@pytest.mark.parametrize(("kind", "name", "value"), [("competition", "food_per_player", 9)])
def test_DS_1_3_a_decision_whose_terms_stay_is_left_alone(kind: str, name: str, value: Any):
    table = Table(4)
    ask = table.until_asked(kind)
    step = table.order("set_parameter", parameter=name, value=value)
    assert not step.withdrawn
    assert table.asked(kind)[0] is ask


def test_DS_1_3_an_order_that_would_leave_fewer_than_two_players_is_refused():
    table = Table(4)
    table.order("remove_castaway", seat="ada")
    table.order("remove_castaway", seat="ben")
    with pytest.raises(OrderRefused, match="fewer than two"):
        table.order("remove_castaway", seat="cal")
    assert table.sheet.active == ["cal", "dee"]


def test_DS_1_3_fewer_than_two_by_one_event_is_refused_whole():
    table = Table(5)
    table.start()
    digest = table.kernel.story.digest
    gone = {"effect": "remove", "seats": ["ada", "ben", "cal", "dee"]}
    points = {"effect": "points", "seats": ["eve"], "amount": 1}
    with pytest.raises(OrderRefused, match="fewer than two"):
        table.event(points, gone)
    assert table.kernel.story.digest == digest
