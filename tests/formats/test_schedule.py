"""When a scheduled order is due."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.facts import AnsweredFor, LuckRenewed
from showrunner.formats.schedule import When, plain_when, read_when

WINDOWS = ("competition", "vote", "end")


@pytest.mark.parametrize(
    ("when", "round", "before", "left", "due"),
    [
        ({}, 1, "competition", 8, True),
        ({"round": 3}, 2, "end", 8, False),
        ({"round": 3}, 3, "competition", 8, True),
        ({"round": 3}, 5, "vote", 8, True),
        ({"phase": "vote"}, 1, "vote", 8, True),
        ({"phase": "vote"}, 1, "end", 8, False),
        ({"left": 5}, 1, "vote", 6, False),
        ({"left": 5}, 1, "vote", 5, True),
        ({"left": 5}, 1, "vote", 4, True),
        ({"round": 2, "phase": "vote", "left": 5}, 2, "vote", 5, True),
        ({"round": 2, "phase": "vote", "left": 5}, 1, "vote", 5, False),
        ({"round": 2, "phase": "vote", "left": 5}, 2, "end", 5, False),
        ({"round": 2, "phase": "vote", "left": 5}, 2, "vote", 6, False),
    ],
)
def test_an_order_is_due_at_the_first_window_at_which_all_holds(
    when: dict[str, object], round: int, before: str, left: int, due: bool
) -> None:
    assert read_when("merge", when, WINDOWS).due(round, before, left) == due


@pytest.mark.parametrize(
    ("plain", "why"),
    [
        ("later", "'later' is not a table"),
        ([], r"\[\] is not a table"),
        ({"phase": "camp"}, "there is no window before 'camp'"),
        ({"round": 1.5}, "Expected `int | null`"),
        ({"left": "five"}, "Expected `int | null`, got `str`"),
        ({"day": 1}, "unknown field `day`"),
    ],
)
def test_another_when_is_refused_with_what_it_takes(plain: object, why: str) -> None:
    with pytest.raises(OrderRefused, match=why) as refusal:
        read_when("merge", plain, WINDOWS)
    assert refusal.value.order == "merge"
    takes = "`when` takes round, phase (one of competition, vote, end), left, fact, where and times"
    assert takes in str(refusal.value)


def test_when_as_plain_data_holds_what_was_given() -> None:
    when = When(round=2, left=5)
    assert plain_when(when) == {"round": 2, "left": 5}
    assert read_when("merge", plain_when(when), WINDOWS) == when


@pytest.mark.parametrize(
    ("plain", "why"),
    [
        ({"fact": "SeasonEnded"}, "there is no fact 'SeasonEnded'; did you mean 'SeasonBegan'"),
        ({"fact": "StoryTold", "where": {"seat": "ada"}}, "StoryTold has no 'seat'"),
        ({"fact": "StoryTold", "where": {"story": "Rain."}}, "an order cannot wait for words"),
        ({"fact": "AnsweredFor", "where": {"seat": 3}}, "where.seat is 3: Expected `str`"),
        ({"fact": "SeasonBegan", "times": 0}, "Expected `int` >= 1"),
        ({"where": {"seat": "ada"}}, "belong to a fact"),
        ({"times": 2}, "belong to a fact"),
    ],
)
def test_DS_9_1_a_condition_that_no_fact_can_fulfil_is_refused(plain: object, why: str) -> None:
    with pytest.raises(OrderRefused, match=why):
        read_when("merge", plain, WINDOWS)


def test_DS_9_1_a_condition_is_met_by_facts_of_its_type_and_fields_so_often() -> None:
    plain = {"fact": "AnsweredFor", "where": {"seat": "ada"}, "times": 2}
    when = read_when("merge", plain, WINDOWS)
    hers = AnsweredFor(seat="ada", kind="vote", by="clock")
    assert when.waits_for(hers, 0)
    assert when.waits_for(hers, 1)
    assert not when.waits_for(hers, 2)
    assert not when.waits_for(AnsweredFor(seat="ben", kind="vote", by="clock"), 0)
    assert not when.waits_for(LuckRenewed(), 0)
    assert not when.due(1, "vote", 9, 1)
    assert when.due(1, "vote", 9, 2)
    assert plain_when(when) == plain
