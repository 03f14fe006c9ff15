"""A field that is filled in as a form or written in lines: a small notation of a market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.questions import Fields, Flag, Notated, Number, ParsedLines, Refusal
from tests.questions.forms import dice, reads, refuses

GOODS = ("rice", "rope")
RIGHT = {"unknown": "name rice or rope", "too_many": "take 1 or 2 of it", "twice": "name it once"}


class Market(Notated, frozen=True, kw_only=True, tag="market"):
    def parse(self, lines: Sequence[str]) -> ParsedLines:
        taken: dict[str, int] = {}
        refused = []
        for number, line in enumerate(lines, 1):
            name, _, amount = line.strip().partition(" ")
            code = ""
            if name not in GOODS:
                code = "unknown"
            elif amount.strip() not in ("1", "2"):
                code = "too_many"
            elif name in taken:
                code = "twice"
            else:
                taken[name] = int(amount)
            if code:
                refused.append(Refusal(number, code, RIGHT[code]))
        return ParsedLines(tuple(f"{name} {taken[name]}" for name in sorted(taken)), tuple(refused))

    def to_lines(self, filled: Mapping[str, Any]) -> list[str]:
        if not set(filled) <= set(GOODS):
            raise ValueError("there are other goods in it")
        return [f"{name} {amount}" for name, amount in filled.items() if amount]

    def right(self, code: str) -> str | None:
        return RIGHT.get(code)


FORM = Fields(fields={name: Number(least=0, most=3) for name in GOODS})
MARKET = Market(label="What you take", form=FORM, notation="A line each: what, and how much.")


def test_both_ways_give_the_same():
    written = reads(MARKET, "rope 2\nrice 1\n")
    assert written == {"lines": ("rice 1", "rope 2"), "refused": ()}
    assert reads(MARKET, ["rope 2", "rice 1"]) == written
    assert reads(MARKET, {"rice": 1, "rope": 2}) == written


def test_a_refused_line_leaves_the_others_standing():
    plain = reads(MARKET, "gold 1\nrice 9\nrope 1\nrope 2")
    assert plain["lines"] == ("rope 1",)
    assert plain["refused"] == (
        {"line": 1, "code": "unknown"},
        {"line": 2, "code": "too_many"},
        {"line": 4, "code": "twice"},
    )
    assert MARKET.parse_value("gold 1").refused == (Refusal(1, "unknown", "name rice or rope"),)


def test_the_plain_value_keeps_no_words_and_is_read_as_it_is():
    plain = reads(MARKET, "my secret diary\nrope 1")
    assert "diary" not in repr(plain)
    assert reads(MARKET, plain) == plain
    assert reads(MARKET, {"lines": ["rope 1"], "refused": [{"line": 1, "code": "unknown"}]})


@pytest.mark.parametrize(
    "value",
    [
        None,
        3,
        [1],
        {"gold": 1},
        {"lines": "rope 1", "refused": []},
        {"lines": ["rope  1"], "refused": []},
        {"lines": ["rope 1"], "refused": None},
        {"lines": ["rope 1"], "refused": [{"line": 0, "code": "unknown"}]},
        {"lines": ["rope 1"], "refused": [{"line": 1, "code": "my secret"}]},
        {"lines": ["rope 1"], "refused": [{"line": 1}]},
    ],
    ids=repr,
)
def test_what_is_neither_lines_nor_a_form_is_refused(value):
    (problem,) = refuses(MARKET, value)
    assert "or a text of lines" in problem


def test_random_and_legal_values_are_read_as_they_are():
    legal = list(MARKET.legal())
    assert len(legal) == 9
    assert all(reads(MARKET, value) == value for value in legal)
    drawn = dice("market")
    values = [MARKET.random(drawn) for _ in range(300)]
    assert {repr(value) for value in values} == {repr(value) for value in legal}


def test_it_has_one_value_where_its_form_leaves_nothing_to_decide():
    none = Market(form=Fields(fields={"rice": Number(most=0)}), notation="")
    assert none.has_one_value()
    assert not MARKET.has_one_value()
    assert not Market(form=Fields(fields={"rice": Flag()}), notation="").has_one_value()


def test_its_schema_offers_both_ways():
    form, lines = MARKET.schema()["anyOf"]
    assert form == FORM.schema()
    assert lines == {"type": "string", "description": "A line each: what, and how much."}
    assert MARKET.describe().startswith("What you take. Give an object with rice, rope, or a text")


@given(st.text())
def test_any_text_is_read_and_its_reading_is_read_as_it_is(text):
    plain = reads(MARKET, text)
    assert reads(MARKET, plain) == plain


def test_no_more_lines_are_read_than_may_be():
    short = Market(form=FORM, notation="", most_lines=2)
    assert len(reads(short, "x\n" * 50)["refused"]) == 2
