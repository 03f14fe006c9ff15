"""The rules for castaways: each is reported with its field, and a castaway who fits can play."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showrunner.errors import CastawayMistake
from showrunner.files.cast_files import library
from showrunner.formats.castaway_rules import (
    ARCHETYPES,
    ITEM_LIMITS,
    LINE_LIMITS,
    TEXT_LIMITS,
    castaway_of,
    id_of,
    problems_of,
    verify_castaway,
)
from showrunner.formats.format import load_format
from showrunner.formats.settings import SEAT, Castaway
from showrunner.formats.survivor.bots.character import ARCHETYPES as CHARACTERS
from tests.every_format.seasons import every_format, rehearsed, settings_for
from tests.formats.castaways import CASTAWAYS


@pytest.mark.parametrize(
    ("fields", "at", "wrong", "right"),
    [
        ({"id": "Zed"}, "id", "'Zed' cannot be an id", "small letters"),
        ({"id": "z" * 64}, "id", "cannot be an id", "at most 63"),
        ({"name": ""}, "name", "it is missing", "the name that everybody uses"),
        ({"name": "?!"}, "name", "it is missing", "the name that everybody uses"),
        ({"name": "z" * 41}, "name", "it has 41 characters", "at most 40"),
        ({"name": "Zed\nBen"}, "name", "several lines", "one line"),
        ({"name": "Zed\u202eneB"}, "name", "reverses the direction", "remove"),
        ({"name": "Ze\0d"}, "name", "cannot be shown", "remove control characters"),
        ({"biography": "z" * 8001}, "biography", "8001 characters", "at most 8000"),
        ({"voice": "\ud800"}, "voice", "cannot be shown", "remove control characters"),
        ({"goal": "a\nb"}, "goal", "several lines", "one line"),
        ({"age": 17}, "age", "it is 17", "give 18 to 120"),
        ({"age": 10**30}, "age", "it is 1000", "give 18 to 120"),
        ({"pronouns": "it"}, "pronouns", "it is 'it'", "he, she, they"),
        ({"archetype": "hero"}, "archetype", "it is 'hero'", "loyalist, schemer"),
        ({"phrases": ("a", "b", "a")}, "phrases.2", "'a' is in the list twice", "give it once"),
        ({"phrases": ("a", " ")}, "phrases.1", "the line is empty", "remove it"),
        ({"phrases": ("a", "b" * 301)}, "phrases.1", "301 characters", "at most 300"),
        ({"images": tuple(map(str, range(41)))}, "images", "holds 41 lines", "at most 40"),
        ({"images": ("a\nb",)}, "images.0", "several lines", "one line"),
    ],
)
def test_a_castaway_who_breaks_a_rule(
    fields: dict[str, Any], at: str, wrong: str, right: str
) -> None:
    person = Castaway(**{"id": "zed", "name": "Zed", **fields})
    (problem,) = problems_of(person)
    assert problem.field == at
    assert wrong in problem.wrong
    assert right in problem.right
    with pytest.raises(CastawayMistake) as refused:
        verify_castaway(person)
    assert refused.value.problems == (problem,)
    assert str(problem) in str(refused.value)


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(CastawayMistake) as refused:
        verify_castaway(Castaway(id="", name="", age=0, phrases=("", "")))
    fields = [problem.field for problem in refused.value.problems]
    assert fields == ["id", "name", "age", "phrases.0", "phrases.1"]


def test_a_name_is_enough() -> None:
    assert castaway_of({"id": "zed", "name": "Zed"}) == Castaway(id="zed", name="Zed")


def test_the_cast_that_comes_along_keeps_the_rules() -> None:
    for person in library():
        assert castaway_of(msgspec.to_builtins(person)) == person
    assert set(ARCHETYPES) == set(CHARACTERS)


def test_every_text_of_a_castaway_has_a_limit() -> None:
    others = {"id", "age", "pronouns", "archetype", "looks"}
    assert set(Castaway.__struct_fields__) == {
        *LINE_LIMITS,
        *TEXT_LIMITS,
        *ITEM_LIMITS,
        *others,
    }


@pytest.mark.parametrize(
    ("data", "field", "wrong"),
    [
        ({"id": "zed"}, "", "missing required field `name`"),
        ({"id": "zed", "name": 7}, "name", "expected `str`, got `int`"),
        ({"id": "zed", "name": "Zed", "phrases": ["a", 7]}, "phrases.1", "expected `str`"),
        ({"id": "zed", "name": "Zed", "age": "30"}, "age", "expected `int`, got `str`"),
        ([], "", "expected `object`, got `array`"),
    ],
)
def test_data_of_another_type_is_refused(data: Any, field: str, wrong: str) -> None:
    with pytest.raises(CastawayMistake) as refused:
        castaway_of(data)
    (problem,) = refused.value.problems
    assert problem.field == field
    assert wrong in problem.wrong


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Zoë", "zoe"),
        ("Zoë van der Berg", "zoe-van-der-berg"),
        ("小红", "castaway"),
        ("7 of 9", "castaway-7-of-9"),
        ("--", "castaway"),
        ("z" * 99, "z" * 40),
    ],
)
def test_an_id_is_made_of_a_name(name: str, id: str) -> None:
    assert id_of(name) == id


@given(st.text())
def test_every_name_gives_an_id(name: str) -> None:
    assert SEAT.fullmatch(id_of(name))


@given(person=CASTAWAYS)
def test_who_keeps_the_rules_can_be_written_and_read(person: Castaway) -> None:
    verify_castaway(person)
    assert castaway_of(msgspec.json.decode(msgspec.json.encode(person))) == person


@every_format
@settings(max_examples=settings.default.max_examples // 12)
@given(data=st.data())
def test_who_keeps_the_rules_can_be_played_by_bots(name: str, data: st.DataObject) -> None:
    format = load_format(name)
    people = st.lists(
        CASTAWAYS,
        min_size=format.fewest,
        max_size=format.fewest,
        unique_by=lambda person: person.id,
    )
    cast = tuple(data.draw(people))
    season = settings_for(format, len(cast), "bot:sensible")
    players = {person.id: "bot:sensible" for person in cast}
    rehearsed(msgspec.structs.replace(season, cast=cast, players=players))
