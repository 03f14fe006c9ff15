"""What is said of a request that has the wrong form: sentences without words of programs."""

from __future__ import annotations

import pytest

from showrunner.api.plain_mistakes import plain_mistake


@pytest.mark.parametrize(
    ("field", "message", "said"),
    [
        ("seconds", "Expected `float` >= 0.0", "seconds: is too small; give at least 0"),
        ("at", "Expected `int` < 5", "at: is too large; give less than 5"),
        ("seconds", "Expected `float`, got `str`", "seconds: is a text; give a number"),
        ("cap", "Expected `float | null`, got `str`", "cap: is a text; give a number or nothing"),
        ("name", "Expected `str` of length >= 1", "name: is too short; give at least 1 character"),
        ("cast", "Expected `array` of length <= 9", "cast: is too long; give at most 9 items"),
        ("data", "Object missing required field `at`", "at: is missing; give a value"),
        ("data", "Object contains unknown field `x`", "x: is not known here; omit it"),
        ("data.vote", "Object contains unknown field `x`", "vote.x: is not known here; omit it"),
        (
            "viewers",
            "Invalid enum value 'all'",
            "viewers: 'all' is not one of the choices; choose one of those offered",
        ),
        ("data", "Expected `int`, got `str` - at `$.cap`", "cap: is a text; give a whole number"),
        ("data", "JSON is malformed: `x`", "JSON is malformed: x"),
    ],
)
def test_a_mistake_is_said_in_plain_words(field: str, message: str, said: str) -> None:
    assert str(plain_mistake(field, message)) == said
