"""MS-9: the parser, the normal form, and the form that is its equal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Unreadable
from showrunner.formats.mini_survivor.grid import neighbours, reach
from showrunner.formats.mini_survivor.questions import check
from showrunner.formats.mini_survivor.submission import (
    REFUSALS,
    SubmissionContext,
    form_to_lines,
    parse,
)
from tests.formats.mini_survivor.table import Table

OPEN = tuple("ABEFGJ")
STAND = SubmissionContext(
    own=frozenset({3, 17, 30, 44}),
    places={3: "F", 17: "F", 22: "F", 41: "F", 58: "E", 30: "", 9: "E"},
    survivors=60,
    open_tribes=OPEN,
    reach=reach(neighbours(12), OPEN),
    players={"ana": "ana", "ben": "ben", "bea": "bea", "cal": "calvin", "o'b": "obrien"},
    idols=1,
    prices=(3,),
)


def codes(*lines: str) -> list[str]:
    return [f"{line.line} {line.code}" for line in parse(lines, STAND).refused]


def lines(*given: str) -> tuple[str, ...]:
    read = parse(given, STAND)
    assert not read.refused
    return read.lines


def test_MS_9_1_blanks_tabs_commas_brackets_quotes_and_empty_lines():
    expected = ("17 v 22", "end")
    for line in ("17 v 22", "  17\tv , 22 ", "[17] (v) '22'", '"17" v <22>', "{17},v,22"):
        assert lines("", line, "   ", " , ") == expected


@pytest.mark.parametrize("word", ["vote", "v", "voasijd", "VOTE", "V"])
def test_MS_9_2_only_the_first_character_of_an_action_counts(word: str):
    assert lines(f"17 {word} 22") == ("17 v 22", "end")
    assert lines("17 Assail 22 ana", "17 idle", "17 Move b") == (
        "17 a 22 ana",
        "17 i",
        "17 m B",
        "end",
    )


@pytest.mark.parametrize(
    ("guess", "tag"),
    [("calvin", "cal"), ("CAL", "cal"), ("calamity", "cal"), ("c", "cal"), ("an", "ana")],
)
def test_MS_9_3_numbers_and_guesses(guess: str, tag: str):
    assert lines(f"#17 a #22 {guess}") == (f"17 a 22 {tag}", "end")


def test_MS_9_3_a_short_guess_must_be_unique():
    assert codes("17 a 22 b", "17 a 22 be", "17 a 22 xyz", "17 a 22 calx") == [
        "1 bad_guess",
        "2 bad_guess",
        "3 bad_guess",
    ]
    assert codes("١٧ v 22", "1e1 v 22", "-3 v 22", "9999999 v 3", "0 v 3") == [
        f"{n} bad_id" for n in range(1, 6)
    ]


def test_MS_9_4_a_tribe_by_its_first_letter():
    assert lines("17 m emerald") == ("17 m E", "end")
    assert codes("17 m diamond", "17 m 5") == ["1 bad_tribe", "2 bad_tribe"]


def test_MS_9_5_what_follows_is_ignored():
    assert lines("17 v 22 and then some", "3 a 22 Calvin the Great", "buy one now") == (
        "3 a 22 cal",
        "17 v 22",
        "buy",
        "end",
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("hello v 3", "bad_id"),
        ("61 v 3", "bad_id"),
        ("22 v 3", "not_yours"),
        ("44 v 3", "eliminated"),
        ("17 x 3", "bad_action"),
        ("17", "missing_argument"),
        ("17 v", "missing_argument"),
        ("17 a 22", "missing_argument"),
        ("17 m", "missing_argument"),
        ("17 v 58", "bad_target"),
        ("17 v 17", "bad_target"),
        ("17 a 44 ana", "bad_target"),
        ("17 v x", "bad_target"),
        ("17 a 22 nobody", "bad_guess"),
        ("17 m L", "bad_tribe"),
        ("17 m A", "not_adjacent"),
        ("30 v 22", "outcast_only_moves"),
        ("30 a 22 ana", "outcast_only_moves"),
        ("30 i", "outcast_only_moves"),
    ],
)
def test_MS_9_6_each_error_has_its_code_and_the_rest_stands(line: str, code: str):
    read = parse(["3 v 22", line, "30 m A"], STAND)
    assert read.lines == ("3 v 22", "30 m A", "end")
    (refusal,) = read.refused
    assert (refusal.line, refusal.code, refusal.right) == (2, code, REFUSALS[code])


def test_MS_9_6_idols_and_garnets():
    assert codes("17 i", "3 i") == ["2 no_idol"]
    assert codes("17 i", "3 i", "b") == []
    assert codes("buy", "BUY") == ["2 no_garnets"]


def test_MS_9_7_the_later_line_counts_and_of_idols_the_first():
    read = parse(["17 v 22", "17 v 41", "17 i", "17 i", "17 v 99"], STAND)
    assert read.lines == ("17 i", "17 v 41", "end")
    assert [(line.line, line.code) for line in read.refused] == [
        (1, "duplicate"),
        (4, "duplicate"),
        (5, "bad_target"),
    ]


def test_MS_9_8_whoever_asks_is_told_at_once():
    table = Table({"F": "ana3 ben17 cal22"})
    ask = table.until_asked("submission", "ana")
    read = check(ask.question, "3 v 17\n3 a 22 zoe")
    assert read.lines == ("3 v 17", "end")
    assert [(line.line, line.code) for line in read.refused] == [(2, "bad_guess")]
    assert "first three characters" in read.refused[0].right
    with pytest.raises(Unreadable, match="neither"):
        check(ask.question, 3)


def test_MS_9_9_the_normal_form():
    given = ["buy", "17 m E", "17 v 22", "3 v 22", "17 i", "17 a 22 ben", "end", "3 v 41"]
    normal = lines(*given)
    assert normal == ("3 v 22", "17 a 22 ben", "17 i", "17 v 22", "17 m E", "buy", "end")
    assert lines(*normal) == normal


def test_MS_9_10_a_form_is_its_equal():
    form = {
        "survivors": {
            "17": {"attack": {"target": 22, "guess": "ben"}, "vote": 22, "move": "E", "idol": True},
            3: {"vote": "41"},
            "30": None,
        },
        "buy": 1,
    }
    assert parse(form_to_lines(form), STAND) == parse(
        ["17 a 22 ben", "17 i", "17 v 22", "17 m E", "3 v 41", "buy"], STAND
    )


@pytest.mark.parametrize(
    "form",
    [
        {"pieces": {}},
        {"survivors": 3},
        {"survivors": {"17": 5}},
        {"survivors": {"17": {"jump": 1}}},
        {"survivors": {"17": {"attack": 22}}},
        {"survivors": {"17": {"attack": {"whom": 22}}}},
        {"survivors": {"17": {"idol": "yes"}}},
        {"buy": -1},
        {"buy": "one"},
        {"buy": True},
    ],
    ids=repr,
)
def test_MS_9_10_what_is_no_such_form_is_refused(form: dict[str, Any]):
    with pytest.raises(Unreadable, match=r"\w"):
        form_to_lines(form)


# -- fuzzing ---------------------------------------------------------------------------------------

NUMBERS = st.sampled_from(["3", "17", "22", "41", "58", "30", "44", "9", "#17", "0", "x"])
WORDS = st.sampled_from(["a", "v", "i", "m", "buy", "end", "ana", "be", "calvin", "E", "L", "o'b"])
LINES = st.one_of(
    st.text(max_size=30),
    st.lists(st.one_of(NUMBERS, WORDS), max_size=5).map(" ".join),
    st.tuples(NUMBERS, WORDS, NUMBERS, WORDS).map(" ".join),
)


@given(st.lists(LINES, max_size=12))
def test_MS_9_9_any_text_is_read_and_its_normal_form_reads_as_itself(given: list[str]):
    read = parse(given, STAND)
    again = parse(read.lines, STAND)
    assert again.lines == read.lines
    assert not again.refused
    numbers = [refusal.line for refusal in read.refused]
    assert all(1 <= number <= len(given) for number in numbers)
    assert len(set(numbers)) == len(numbers)
    assert {refusal.code for refusal in read.refused} <= set(REFUSALS)


VALUES = st.one_of(NUMBERS, WORDS, st.integers(0, 60), st.none(), st.text(max_size=5))
ACTIONS = st.fixed_dictionaries(
    {},
    optional={
        "attack": st.none() | st.fixed_dictionaries({"target": VALUES, "guess": VALUES}),
        "idol": st.sampled_from([True, False, None]),
        "vote": VALUES,
        "move": VALUES,
    },
)


@given(
    survivors=st.dictionaries(st.one_of(NUMBERS, st.text(max_size=4)), ACTIONS, max_size=4),
    buy=st.integers(0, 3),
)
def test_MS_9_10_any_form_comes_to_the_lines_that_say_the_same(survivors, buy):
    read = parse(form_to_lines({"survivors": survivors, "buy": buy}), STAND)
    assert parse(read.lines, STAND).lines == read.lines
    form: dict[str, Any] = {}
    bought = 0
    for line in read.lines:
        match line.split():
            case [one, "a", target, guess]:
                form.setdefault(one, {})["attack"] = {"target": target, "guess": guess}
            case [one, "i"]:
                form.setdefault(one, {})["idol"] = True
            case [one, "v", target]:
                form.setdefault(one, {})["vote"] = int(target)
            case [one, "m", tribe]:
                form.setdefault(one, {})["move"] = tribe
            case ["buy"]:
                bought += 1
    assert parse(form_to_lines({"survivors": form, "buy": bought}), STAND).lines == read.lines
