"""Lies on the said/did board: each is proved by facts, and words like them are no lies."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import ThoughtHad
from showrunner.formats.mini_survivor.facts import SurvivorsDealt
from showrunner.formats.survival.facts import RoleDealt
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from showrunner.story.boards import boards_of
from tests.story.dice import Dice
from tests.story.handmade import HandmadeSeason

US = Act("join", name=Text("s", "Us"))


def lies(season: HandmadeSeason, number: int) -> list[tuple[str, tuple[int, ...]]]:
    """The lies in a message, each with the facts that prove it."""
    deeds = [
        deed
        for row in boards_of(season.format, season.story).deeds
        for one in row.rounds
        for deed in one.said
        if deed.fact == number
    ]
    return [(lie.kind, lie.facts) for deed in deeds for lie in deed.lies]


def think(season: HandmadeSeason, seat: str, intent: str = "plan", **plan: Any) -> int:
    fact = ThoughtHad(seat=seat, kind="talk", intent=intent, about=(), plan=plan, words=None)
    return season.tell(fact)


def begun() -> Dice:
    season = Dice()
    season.begin()
    return season


def test_the_next_words_after_a_thought_of_lying_are_meant_as_a_lie() -> None:
    season = begun()
    thought = think(season, "ada", "lie")
    assert lies(season, season.say("ben", "ada", Act("agree"))) == []
    assert lies(season, season.say("ada", "ben")) == [("meant", (thought,))]
    assert lies(season, season.say("ada", "ben")) == []


@pytest.mark.parametrize(
    "before, after, lied",
    [
        (["ben", "cal"], ["ben"], True),
        (["ben"], ["cal", "ben"], False),
        (["cal", "ben"], ["ben"], False),
    ],
)
def test_a_promise_is_a_lie_if_the_plan_before_and_after_it_is_to_vote_for_them(
    before: list[str], after: list[str], lied: bool
) -> None:
    season = begun()
    planned = think(season, "ada", targets=before)
    said = season.say("ada", "ben", Act("promise", "ben", "safety"))
    assert lies(season, said) == []
    still = think(season, "ada", targets=after)
    assert lies(season, said) == ([("plan", (planned, still))] if lied else [])


def test_opposite_promises_for_one_vote_are_a_lie_and_after_it_they_are_none() -> None:
    season = begun()
    spared = season.say("ada", "ben", Act("promise", "ben", "safety"))
    against = Act("promise", "ben", "vote")
    assert lies(season, season.say("ada", "cal", against)) == [("promises", (spared,))]
    assert lies(season, season.say("dee", "cal", against)) == []
    season.vote("ada>fay ben>fay cal>fay dee>fay eve>fay fay>ada", out="fay")
    assert lies(season, season.say("ada", "cal", against)) == []


def test_the_end_is_promised_to_more_people_than_go_there() -> None:
    season = begun()
    first, second = (
        season.say("ada", seat, Act("promise", seat, "final")) for seat in ("ben", "cal")
    )
    assert lies(season, second) == []
    third = season.say("ada", "dee", Act("promise", "dee", "final"))
    assert lies(season, third) == [("finals", (first, second))]
    season.vote("ada>ben cal>fay dee>fay eve>fay ben>fay fay>ada", out="fay")
    season.begin()
    assert ("finals", (second, third)) in lies(
        season, season.say("ada", "eve", Act("promise", "eve", "final"))
    )


def test_who_joins_an_alliance_after_promising_to_vote_for_one_of_it_lies() -> None:
    season = begun()
    season.say("ben", "ada", US)
    promised = season.say("ada", "cal", Act("promise", "ben", "vote"))
    assert lies(season, season.say("ada", "ben", US)) == [("alliance", (promised,))]
    assert lies(season, season.say("dee", "ben", US)) == []


def test_a_card_that_nobody_holds_is_a_lie_and_one_in_hand_is_none() -> None:
    season = begun()
    card = Act("tell", "ada", "card")
    assert lies(season, season.say("ada", "ben", card)) == [("card", ())]
    season.gain("ada")
    assert lies(season, season.say("ada", "ben", card)) == []


def test_how_somebody_voted_is_a_lie_if_they_never_voted_like_that() -> None:
    season = begun()
    season.vote("ada>fay ben>fay cal>fay dee>fay eve>fay fay>ada", out="fay")
    ballot = next(told.number for told in season.story if getattr(told.fact, "name", "") == "fay")
    season.begin()
    for about, lied in (("ben", True), ("fay", False)):
        said = season.say("ada", "cal", Act("tell", about, "ballot", "ada"))
        assert lies(season, said) == ([("vote", (ballot,))] if lied else [])
    assert lies(season, season.say("ada", "cal", Act("tell", "ben", "ballot", "dee"))) == []


@pytest.mark.parametrize(
    "role, claimed, lied",
    [
        ("ranger", "ranger", False),
        ("ranger", "element", True),
        ("fungi", "element", False),
        ("waste", "element", True),
        ("waste", "evil", False),
        ("fungi", "evil", True),
    ],
)
def test_a_role_that_somebody_does_not_have_is_a_lie(role: str, claimed: str, lied: bool) -> None:
    season = HandmadeSeason("survival")
    dealt = season.tell(RoleDealt(seat="ada", role=role), "ada")
    said = season.say("ada", "ben", Act("claim", what=claimed))
    assert lies(season, said) == ([("identity", (dealt,))] if lied else [])


def test_only_what_its_speaker_knows_of_survivors_is_a_lie() -> None:
    season = HandmadeSeason("mini_survivor")
    dealt = season.tell(SurvivorsDealt(seat="ada", survivors=(1, 2)), "ada")
    season.tell(SurvivorsDealt(seat="ben", survivors=(3, 4)), "ben")
    for about, number, lied in (
        ("ada", "1", False),
        ("ada", "3", True),
        ("cal", "1", True),
        ("cal", "3", False),
    ):
        said = season.say("ada", "dee", Act("claim", about, number))
        assert lies(season, said) == ([("identity", (dealt,))] if lied else [])
