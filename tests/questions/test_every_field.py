"""What holds for every kind of field."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Problem
from showrunner.kernel import Text
from showrunner.questions import Field, Fields, Words
from tests.questions.forms import FIELDS, SEAL, dice, reads, unsealed

every_field = pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)

ATOMS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-4, 7),
    st.floats(),
    st.text(max_size=3),
    st.sampled_from(["ada", "ben", "cleo", "seat3", "…"]),
)
NAMES = st.sampled_from(["on", "stake", "open", "deal", "with", "order", "n", "else"])
JSON = st.recursive(
    ATOMS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=8,
)


def has_words(field: Field) -> bool:
    if isinstance(field, Fields):
        return any(map(has_words, field.fields.values()))
    return isinstance(field, Words)


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same types all through: 1 is not True and 1.0 is not 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(same(one[name], other[name]) for name in one)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


@every_field
def test_every_legal_value_is_read_as_it_is(field):
    legal = list(islice(field.legal(), 5000))
    assert legal
    for value in legal:
        plain = reads(field, value)
        assert same(unsealed(plain), value)
        assert same(reads(field, plain), plain)


@every_field
def test_no_legal_value_comes_twice(field):
    legal = list(map(repr, field.legal()))
    assert len(set(legal)) == len(legal)


@every_field
@given(value=JSON)
def test_what_is_read_is_legal_and_all_else_has_its_reasons(field, value):
    problems: list[Problem] = []
    plain = field.read("it", value, SEAL, problems)
    if problems:
        for problem in problems:
            assert problem.field.startswith("it")
            assert problem.wrong
            assert problem.right
            str(problem).encode()
    elif not has_words(field):
        assert any(same(plain, legal) for legal in field.legal())
    else:
        assert plain is None or isinstance(plain, Text)


@every_field
def test_has_one_value_tells_whether_there_is_only_one_legal_value(field):
    count = len(list(islice(field.legal(), 2)))
    assert field.has_one_value() == (count == 1 and not has_words(field))


@every_field
def test_random_values_are_legal_and_any_legal_value_can_come(field):
    drawn = dice("random", field.describe())
    legal = list(field.legal())
    seen = set()
    for _ in range(2000):
        value = field.random(drawn)
        reads(field, value)
        seen.add(repr(value))
    if not has_words(field):
        assert seen == set(map(repr, legal))


@every_field
def test_random_values_are_those_of_the_dice(field):
    assert field.random(dice("x")) == field.random(dice("x"))


@every_field
def test_the_description_is_whole_sentences(field):
    text = field.describe()
    assert text.endswith(".")
    assert "?." not in text
    assert ".." not in text
    assert f"Give {field.words()}" in text


@every_field
def test_different_values_read_differently(field):
    values = [value for value in field.legal() if value is not None]
    said = [field.in_words(reads(field, value)) for value in values]
    assert all(said)
    assert isinstance(field, Fields) or len(set(said)) == len(said)


@every_field
@pytest.mark.parametrize(
    "value",
    [float("inf"), float("nan"), 10**5000, "\ud800", "x" * 10**6, [[[]]], {"a": {}}, b"raw", 1.5],
    ids=lambda value: type(value).__name__,
)
def test_strange_values_are_refused_shortly_or_read(field, value):
    problems: list[Problem] = []
    field.read("it", value, SEAL, problems)
    for problem in problems:
        assert len(problem.wrong) < 100
        str(problem).encode()
