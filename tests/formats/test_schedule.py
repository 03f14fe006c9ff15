"""When a scheduled order is due."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused
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
        ("later", "'later' is no table"),
        ([], r"\[\] is no table"),
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
    assert "`when` takes round, phase (one of competition, vote, end) and left" in str(
        refusal.value
    )


def test_when_as_plain_data_holds_what_was_given() -> None:
    when = When(round=2, left=5)
    assert plain_when(when) == {"round": 2, "left": 5}
    assert read_when("merge", plain_when(when), WINDOWS) == when
