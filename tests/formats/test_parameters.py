"""A format's parameters: one annotation gives type, range, words, form and boundary."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Misused, WrongParameter
from showrunner.formats.parameters import Parameters, Setting
from showrunner.formats.survivor.cards.moments import AT_A_VOTE, Moment
from showrunner.formats.survivor.parameters import SurvivorParameters
from showrunner.questions import Choice, Flag, Number, Ranking
from tests.formats.survivor import strategies


class Few(Parameters, frozen=True, kw_only=True):
    """One parameter of each kind."""

    pace: Annotated[int, Setting("X-1", "How fast", 1, 9, "steps")] = 3
    limit: Annotated[int | None, Setting("X-2", "How many; null is all", 0, 5)] = None
    loud: Annotated[bool, Setting("X-3", "Whether it is loud")] = False
    side: Annotated[Literal["left", "right"], Setting("X-4", "Which side")] = "left"
    steps: Annotated[tuple[Literal["a", "b", "c"], ...], Setting("X-5", "In this order")] = ("a",)

    def verify(self) -> None:
        if self.loud and self.pace > 8:
            raise WrongParameter("pace: 9 is too fast to be loud", "give 8 at most")


KINDS = {"pace": Number, "limit": Number, "loud": Flag, "side": Choice, "steps": Ranking}


def test_each_field_becomes_a_parameter_with_its_words_and_form() -> None:
    declared = Few.declared()
    assert {name: type(each.field) for name, each in declared.items()} == KINDS
    assert declared["pace"].default == 3
    assert declared["pace"].setting.rule == "X-1"
    assert declared["pace"].field.label == "How fast"
    assert declared["limit"].field.words() == "a whole number from 0 to 5, or null"


@pytest.mark.parametrize(
    ("name", "value", "plain"),
    [
        ("pace", 9, 9),
        ("pace", 9.0, 9),
        ("limit", None, None),
        ("limit", 0, 0),
        ("loud", True, True),
        ("side", "right", "right"),
        ("steps", ["c", "a"], ("c", "a")),
        ("steps", [], ()),
    ],
)
def test_a_value_in_its_range_is_taken(name: str, value: object, plain: object) -> None:
    assert getattr(Few().changed(name, value), name) == plain
    assert getattr(Few.read({name: value}), name) == plain


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("pace", 0, "pace: 0 is out of range; give a whole number from 1 to 9"),
        ("pace", 10, "10 is out of range"),
        ("pace", None, "not a whole number"),
        ("pace", True, "not a whole number"),
        ("pace", 2.5, "not a whole number"),
        ("pace", float("nan"), "not a whole number"),
        ("pace", 10**40, "out of range"),
        ("limit", "all", "not a whole number"),
        ("loud", 1, "neither yes nor no"),
        ("side", "up", "'up' may not be chosen; give one of left, right"),
        ("side", None, "may not be chosen"),
        ("steps", "a", "is not a list"),
        ("steps", ["a", "a"], "named twice"),
        ("steps", ["d"], "may not be chosen"),
        ("pacee", 3, "there is no parameter 'pacee'; did you mean 'pace'?"),
    ],
)
def test_another_is_refused_with_what_would_be_right(name: str, value: Any, why: str) -> None:
    for attempt in (lambda: Few().changed(name, value), lambda: Few.read({name: value})):
        with pytest.raises(WrongParameter) as refusal:
            attempt()
        assert why in str(refusal.value)


def test_values_that_are_right_each_may_be_wrong_together() -> None:
    loud = Few().changed("loud", True)
    with pytest.raises(WrongParameter, match="too fast to be loud"):
        loud.changed("pace", 9)
    with pytest.raises(WrongParameter, match="too fast to be loud"):
        Few.read({"pace": 9, "loud": True})
    assert Few().changed("pace", 9).pace == 9


def test_a_change_leaves_the_parameters_before_it_as_they_were() -> None:
    before = Few()
    assert before.changed("pace", 5) != before
    assert before == Few()


def test_a_field_without_a_setting_is_a_mistake() -> None:
    class Bare(Parameters, frozen=True, kw_only=True):
        pace: int = 3

    with pytest.raises(Misused, match="pace has no Setting"):
        Bare.declared()


# -- the dice season's (DS-1.3) --------------------------------------------------------------------


@pytest.mark.parametrize("name", SurvivorParameters.declared())
def test_DS_1_3_every_parameter_names_its_rule_and_holds_its_default(name: str) -> None:
    declared = SurvivorParameters.declared()[name]
    assert declared.setting.rule.startswith("DS-")
    assert declared.setting.help
    assert SurvivorParameters.read({name: declared.default}) == SurvivorParameters()


@given(st.data(), st.sampled_from(sorted(SurvivorParameters.declared())))
def test_DS_1_3_every_value_of_its_field_can_be_set(data: st.DataObject, name: str) -> None:
    value = data.draw(strategies.values(SurvivorParameters.declared()[name]))
    if name == "jury_size" and (value % 2 == 0 or value % 3 == 0):
        with pytest.raises(WrongParameter, match="even or divisible by 3"):
            SurvivorParameters().changed(name, value)
        return
    if name == "card_moments" and not set(AT_A_VOTE) & set(value):
        with pytest.raises(WrongParameter, match="no card is then"):
            SurvivorParameters().changed(name, value)
        return
    start = SurvivorParameters()
    if name == "camp_deck":
        start = start.changed("card_moments", list(get_args(Moment)))
    changed = start.changed(name, value)
    expected = tuple(value) if isinstance(value, list) else value
    assert getattr(changed, name) == expected
    assert changed.changed(name, SurvivorParameters.declared()[name].default) == start
