"""What is said of a request that has the wrong form: sentences without words of programs."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert

from showrunner.api.plain_mistakes import plain_mistake
from tests.api.serving import House, served


@pytest.mark.parametrize(
    ("field", "message", "said"),
    [
        ("seconds", "Expected `float` >= 0.0", "seconds: is less than 0; give 0 or more"),
        ("at", "Expected `int` < 5", "at: is not less than 5; give less than 5"),
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
            "viewers: 'all' is not one of the choices; give another value",
        ),
        ("data", "Expected `int`, got `str` - at `$.cap`", "cap: is a text; give a whole number"),
        ("data", "JSON is malformed: `x`", "JSON is malformed: x"),
    ],
)
def test_a_mistake_is_said_in_plain_words(field: str, message: str, said: str) -> None:
    assert str(plain_mistake(field, message)) == said


class Line(Struct):
    """A line with choices."""

    look: Annotated[Literal["bold", "plain"], Meta(description="How it looks")] | None = None


class Page(Struct):
    """A page of lines."""

    size: Literal[1, 2, 3, 4, 5, 6, 7]
    lines: tuple[Line, ...] = ()
    by_name: dict[str, Line] | UnsetType = UNSET


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"size": 9}, "size: 9 is not one of the choices; use one of 1, 2, 3, 4, 5 or 2 more"),
        ({"size": 1, "lines": [{"look": "odd"}]}, "use one of 'bold', 'plain'"),
        ({"size": 1, "by_name": {"a": {"look": "odd"}}}, "use one of 'bold', 'plain'"),
    ],
)
def test_the_choices_that_there_are_are_named(sent: dict[str, object], said: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        convert(sent, Page)
    assert str(plain_mistake("data", str(wrong.value), Page)).endswith(said)


def test_a_cap_below_nothing_and_an_unknown_choice_say_what_would_be_right(sqlite: str) -> None:
    async def work(house: House) -> None:
        path = f"seasons/{await house.season()}/allowance"
        for body, english, german in (
            (
                {"season": -1},
                "is less than 0; give 0 or more",
                "ist kleiner als 0; gib 0 oder mehr an",
            ),
            (
                {"at_cap": "stop"},
                "'stop' is not one of the choices; use one of 'pause', 'stand-in'",
                "'stop' steht nicht zur Wahl; zur Wahl: 'pause', 'stand-in'",
            ),
        ):
            for language, said in (("en", english), ("de", german)):
                refused = await house.producer.put(
                    path, body, headers={"Accept-Language": language}
                )
                (problem,) = refused.json["errors"]
                assert [problem["field"]] == [*body]
                assert f"{problem['wrong']}; {problem['right']}" == said

    served(sqlite, work)
