from __future__ import annotations

from itertools import islice

import pytest

from showrunner.questions import Choice, Option, Ranking, Subset, options
from tests.questions.forms import CREW, FIELDS, reads, refuses


def test_a_choice_is_one_of_the_options():
    assert reads(FIELDS["choice"], "ben") == "ben"
    assert refuses(FIELDS["choice"], "dan") == [
        "it: 'dan' may not be chosen; give one of ada, ben, cleo"
    ]


@pytest.mark.parametrize("value", [None, 0, True, ["ada"], {"ada": 1}, "Ada", "ada ", ""])
def test_nothing_like_an_option_is_one(value):
    assert "may not be chosen; give one of" in refuses(FIELDS["choice"], value)[0]


def test_null_is_a_choice_with_may_pass():
    assert reads(FIELDS["choice or pass"], None) is None
    assert refuses(FIELDS["choice or pass"], "dan") == [
        "it: 'dan' may not be chosen; give one of ada, ben, cleo, or null for none"
    ]
    assert refuses(FIELDS["pass only"], "dan") == [
        "it: 'dan' may not be chosen; give null (there is no option)"
    ]


def test_a_subset_is_put_into_the_options_order():
    assert reads(FIELDS["subset"], ["cleo", "ada"]) == ("ada", "cleo")
    assert reads(FIELDS["subset"], ()) == ()


def test_a_ranking_keeps_its_order():
    assert reads(FIELDS["ranking"], ["cleo", "ada", "ben"]) == ("cleo", "ada", "ben")


def test_a_subset_is_refused_with_every_reason():
    field = Subset(options=CREW, least=1, most=2)
    assert refuses(field, ["ada", "dan", "ada"]) == [
        "it[1]: 'dan' may not be chosen; did you mean 'ada'?",
        "it[2]: 'ada' is named twice; name each once",
        "it: 3 are named; give a list of 1 to 2 of ada, ben, cleo, each at most once",
    ]
    assert refuses(field, []) == [
        "it: 0 are named; give a list of 1 to 2 of ada, ben, cleo, each at most once"
    ]
    assert refuses(field, [7, ["ada"]]) == [
        "it[0]: 7 may not be chosen; give a list of 1 to 2 of ada, ben, cleo, each at most once",
        "it[1]: ['ada'] may not be chosen; "
        "give a list of 1 to 2 of ada, ben, cleo, each at most once",
    ]


@pytest.mark.parametrize("value", [None, "ada", {"ada": True}, 3])
def test_what_is_not_a_list_is_refused(value):
    assert "is not a list; give a list of" in refuses(FIELDS["subset of two"], value)[0]


def test_an_empty_subset_says_so():
    assert refuses(FIELDS["subset of none"], "ada") == [
        "it: 'ada' is not a list; give an empty list"
    ]


def test_a_ranking_says_what_comes_first():
    assert refuses(FIELDS["ranking"], ["ada"]) == [
        "it: 1 are named; give a list of 3 of ada, ben, cleo, each at most once, "
        "in order, first to last"
    ]


def test_a_list_of_a_hundred_thousand_names_is_refused_at_once():
    problems = refuses(Subset(options=CREW), ["nobody"] * 100_000)
    assert len(problems) < 10


@pytest.mark.parametrize("kind", [Subset, Ranking])
def test_millions_of_legal_values_come_one_by_one(kind):
    field = kind(options=options(f"seat{n}" for n in range(29)))
    first = list(islice(field.legal(), 1000))
    assert first[:3] == [(), ("seat0",), ("seat1",)]


def test_options_may_have_names_and_notes():
    option = Option("n3", "Chart room", "two days away")
    assert options([option, "n4"]) == (option, Option("n4"))
    assert str(option) == "n3 (Chart room)"
    assert str(Option("n4", "n4")) == "n4"
    assert reads(Choice(options=(option,)), "n3") == "n3"
