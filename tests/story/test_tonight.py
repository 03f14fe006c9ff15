"""Tonight's line: from plans and acts of the round, and from a game's own state."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import ThoughtHad
from showrunner.formats.format import format_names, load_format
from showrunner.formats.talk.acts import Act
from showrunner.kernel import PRODUCER, PRODUCERS, Text, Told
from showrunner.story.tonight import Gathering, tonight
from tests.every_format.seasons import rehearsed, settings_for
from tests.story.dice import Dice


def gathering(season: Dice) -> Gathering:
    (one,) = tonight(season.format, season.story).gatherings
    return one


def plan(season: Dice, seat: str, *targets: str, allies: str = "") -> int:
    """Somebody thinks of a plan; returns the number of its fact."""
    data = {"targets": list(targets), "allies": allies.split()}
    thought = ThoughtHad(
        seat=seat, kind="survivor.talk", intent="plan", about=(), plan=data, words=None
    )
    season.story.append(Told(len(season.story), 0, PRODUCERS, thought))
    return len(season.story) - 1


def begun() -> Dice:
    season = Dice()
    season.begin()
    return season


def test_who_is_in_danger_follows_from_plans_and_for_others_from_what_they_said() -> None:
    season = begun()
    number = plan(season, "ada", "ben")
    season.say("ada", "cal", Act("propose", "dee"))
    said = season.say("cal", "dee", Act("propose", "ben"))
    season.say("eve", "fay", Act("spare", "ben"), Act("warn", "ben"))
    line = tonight(season.format, season.story)
    assert [(aim.seat, aim.target, aim.planned, aim.says, aim.fact) for aim in line.aims] == [
        ("ada", "ben", True, "dee", number),
        ("cal", "ben", False, "", said),
    ]
    (one,) = line.gatherings
    assert [(danger.target, danger.by) for danger in one.danger] == [("ben", ("ada", "cal"))]
    assert one.open == ("ben", "dee", "eve", "fay")
    assert "Ada has said Dee in talks, and wants Ben out." in one.changes


def test_names_said_in_this_round_count_more_than_a_plan_of_an_earlier_one() -> None:
    season = begun()
    plan(season, "ada", "ben")
    season.begin()
    assert gathering(season).danger[0].target == "ben"
    season.say("ada", "cal", Act("propose", "dee"))
    assert gathering(season).danger[0].target == "dee"


@pytest.mark.parametrize("why", ["immune", "out", "other team", "oneself"])
def test_nobody_is_in_danger_who_cannot_be_voted_out_by_those_who_want_it(why: str) -> None:
    season = begun()
    if why == "immune":
        season.save("ben", "ben")
    elif why == "out":
        season.vote("ada>ben cal>ben dee>ben eve>ben fay>ben ben>ada", out="ben")
        season.begin()
    elif why == "other team":
        season.teams("swap", Tide="ada cal dee", Ember="ben eve fay")
    plan(season, "ada", "ada" if why == "oneself" else "ben", "cal")
    aims = tonight(season.format, season.story).aims
    assert [(aim.seat, aim.target) for aim in aims if aim.seat == "ada"] == [("ada", "cal")]


@pytest.mark.parametrize(
    ("plans", "said"),
    [
        ("ada>ben cal>ben dee>eve fay>eve", "Ben and Eve are level: one vote decides."),
        (
            "ada>ben cal>ben dee>ben fay>eve eve>ben",
            "Eve would have the most votes if two of Ada, Cal and Dee named Eve instead.",
        ),
        ("ada>ben", "Five votes could still change it"),
    ],
)
def test_what_would_change_it_is_counted_in_votes(plans: str, said: str) -> None:
    season = begun()
    for one in plans.split():
        plan(season, *one.split(">"))
    assert any(change.startswith(said) for change in gathering(season).changes)


def test_promises_alliances_and_cards_that_stand_in_the_way_are_named() -> None:
    season = begun()
    name = Act("join", name=Text("seal", "the Well"))
    season.say("ada", "ben", name)
    season.say("ben", "ada", name)
    season.say("ada", "ben", Act("promise", "ben", "safety"))
    season.gain("ben")
    plan(season, "ada", "ben")
    changes = gathering(season).changes
    assert "Ada has promised Ben safety, and would break it." in changes
    assert "Ada would turn on Ben of “the Well”." in changes
    assert any(change.startswith("Ben holds ") for change in changes)


def test_blocs_are_named_alliances_and_people_who_plan_to_keep_each_other() -> None:
    season = begun()
    name = Act("join", name=Text("seal", "the Well"))
    season.say("ada", "ben", name)
    season.say("ben", "ada", name)
    plan(season, "ada", allies="ben")
    plan(season, "ben", allies="ada")
    plan(season, "cal", allies="dee eve")
    plan(season, "dee", allies="cal eve")
    plan(season, "eve", allies="cal")
    blocs = tonight(season.format, season.story).blocs
    assert [(bloc.name, bloc.seats) for bloc in blocs] == [
        ("the Well", ("ada", "ben")),
        ("", ("cal", "dee")),
    ]


@pytest.mark.parametrize("name", format_names())
def test_every_game_says_how_it_stands_at_every_moment_and_about_how_long_it_is(name: str) -> None:
    format = load_format(name)
    size = min(format.most, 12)
    played = rehearsed(settings_for(format, size, f"bot:{next(iter(format.bots))}"))
    story = list(played.kernel.story.told)
    last = format.sheet_of(story, PRODUCER)
    lines = [tonight(format, story[: len(story) * part // 8]) for part in range(1, 8)]
    assert any(line.prospects or line.gatherings for line in lines)
    assert not any(line.gatherings for line in lines if not line.votes)
    ended = tonight(format, story)
    assert not (ended.aims or ended.gatherings or ended.prospects)
    expected = format.expected_rounds(format.sheet_of(story[: len(story) // 2], PRODUCER))
    assert expected == 0 or abs(expected - last.round) <= max(3, last.round // 2)
