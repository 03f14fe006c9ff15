"""What a vote leaves to tell: the plan that failed, who was left alone with it, and who went."""

from __future__ import annotations

import pytest

from showrunner.formats.talk.acts import Act
from showrunner.story.afterwards import farewells, left_alone, named_tonight, other_plan
from showrunner.story.record import Council, Record
from tests.story.dice import Dice

OUT_FAY = "ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee"


@pytest.fixture
def season() -> Dice:
    made = Dice()
    made.begin()
    return made


def propose(name: str) -> Act:
    return Act("propose", name)


def agree(name: str) -> Act:
    return Act("agree", name)


def after(season: Dice) -> tuple[Council, Record]:
    """The last vote, and the record after it."""
    record = Record(season.format)
    councils = [council for told in season.story for council in record.take(told)]
    councils += [record.open] if record.open is not None else []
    return councils[-1], record


def test_the_other_plan_says_who_kept_to_it_and_who_did_not(season: Dice) -> None:
    season.talk(("dee", propose("eve")), ("ada", agree("eve")))
    season.vote(OUT_FAY, "fay")
    council, record = after(season)
    (plan,) = other_plan(council, record)
    assert plan.text == (
        "There was another plan: Dee and Ada had taken up Eve’s name. Dee wrote it; "
        "Ada wrote Fay instead."
    )


def test_a_name_that_one_alone_put_up_is_no_plan(season: Dice) -> None:
    season.talk(("dee", propose("eve")), ("ada", Act("refuse", "eve")))
    season.vote(OUT_FAY, "fay")
    assert not list(other_plan(*after(season)))


def test_who_agreed_and_wrote_another_left_somebody_alone(season: Dice) -> None:
    season.talk(("dee", propose("eve")), ("ada", agree("eve")))
    season.vote(OUT_FAY, "fay")
    (told,) = left_alone(*after(season))
    assert told.text == "Ada had agreed with Dee on Eve. Dee wrote it; Ada wrote Fay."


def test_who_kept_to_what_they_agreed_left_nobody_alone(season: Dice) -> None:
    season.talk(("dee", propose("eve")), ("fay", agree("eve")))
    season.vote(OUT_FAY, "fay")
    assert not list(left_alone(*after(season)))


def test_a_farewell_names_those_who_had_promised_otherwise(season: Dice) -> None:
    season.talk(("ben", Act("promise", "fay", "safety")), ("fay", agree("")))
    season.vote(OUT_FAY, "fay")
    council, record = after(season)
    (told,) = farewells(council, record, ())
    assert told.text == "Ben, who wrote Fay, had once promised Fay safety or the end."


def test_who_was_named_by_several_and_stays_is_in_danger(season: Dice) -> None:
    season.talk(("dee", propose("eve")), ("cal", Act("refuse", "eve")))
    season.talk(("ben", propose("eve")), ("cal", Act("refuse", "eve")))
    season.talk(("fay", propose("cal")), ("dee", Act("refuse", "cal")))
    season.talk(("ada", propose("cal")), ("dee", Act("refuse", "cal")))
    season.vote(OUT_FAY, "fay")
    council, record = after(season)
    (told,) = named_tonight(record, council)
    assert told.text == "Ben and Dee had put up Eve’s name. Eve is still here.", (
        "Fay, who named Cal, is gone"
    )
