from __future__ import annotations

import pytest

from showrunner.questions import Fields, Number
from tests.questions.forms import FIELDS, reads, refuses

BET = FIELDS["fields"]


def test_fields_are_read_in_the_forms_order():
    plain = reads(BET, {"open": False, "stake": 2.0, "on": "ada"})
    assert list(plain.items()) == [("on", "ada"), ("stake", 2), ("open", False)]


def test_every_problem_is_named_with_its_path():
    assert refuses(BET, {"on": "dan", "stake": 9, "opne": True}) == [
        "it.on: 'dan' may not be chosen; give one of ada, ben, cleo",
        "it.stake: 9 is out of range; give a whole number from 1 to 3",
        "it.open: is missing; give true or false",
        "it.opne: there is no such field; did you mean 'open'?",
    ]


def test_paths_go_all_the_way_down():
    assert refuses(FIELDS["nested"], {"deal": {"with": ["ada", "dan"]}, "order": []})[0].startswith(
        "it.deal.with[1]: 'dan' may not be chosen"
    )


@pytest.mark.parametrize("value", [None, [], "on", 7, [["on", "ada"]]])
def test_what_is_not_a_mapping_is_refused(value):
    assert refuses(BET, value) == [
        f"it: {value!r} is not an object; give an object with on, stake, open"
    ]


def test_a_group_may_be_null_with_may_pass():
    assert reads(FIELDS["fields or pass"], None) is None
    assert reads(FIELDS["nested"], {"deal": None, "order": []}) == {"deal": None, "order": ()}


@pytest.mark.parametrize("name", ["\ud800", 7, None, "x" * 5000, "\x1b[31m"])
def test_unknown_fields_of_any_name_are_quoted_safely(name):
    (problem,) = refuses(FIELDS["no fields"], {name: 1})
    assert len(problem) < 150
    assert problem.isprintable()
    problem.encode()


def test_any_number_of_unknown_fields_is_refused_at_once():
    problems = refuses(Fields(fields={"on": Number(most=1)}), {f"on{n}": n for n in range(100_000)})
    assert len(problems) < 20
