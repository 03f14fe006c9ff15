"""DS-5.5 to DS-5.9: how a talk goes, and who knows of it."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.survivor.facts import (
    GroupTalkBegan,
    MessageSaid,
    PhaseBegan,
    TalkBegan,
    TalkEnded,
)
from tests.formats.survivor.table import Table

RED_BLUE = {"Red": "ada ben cal dee", "Blue": "eve fay gus hal"}


def talking(
    wishes: dict[str, str], cast: int = 4, teams: dict[str, str] | None = None, **parameters: Any
) -> Table:
    """A table at which these seek each other and speak until a talk is full."""
    table = Table(cast, teams=teams, parameters=parameters)
    for seat, wanted in wishes.items():
        table.usually("preferences", {"ranked": wanted.split()}, seat=seat)
    table.usually("talk", {"say": "Hm.", "end": False})
    return table


def everybody_seeks_everybody(**settings: Any) -> Table:
    table = talking({}, **settings)
    table.usually("preferences", lambda ask: {"ranked": table.options(ask, "ranked")})
    return table


def speakers(table: Table) -> list[str]:
    return [fact.seat for fact in table.facts(MessageSaid)]


def talks(table: Table) -> list[str]:
    table.until_phase("vote")
    return [fact.talk for fact in table.facts(TalkBegan)]


# -- how it goes -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("parameters", "messages"), [({}, 6), ({"turns_per_conversation": 3}, 3)])
def test_DS_5_5_a_talk_has_so_many_messages_in_turn(parameters: dict[str, int], messages: int):
    table = talking({"ada": "ben"}, **parameters)
    table.until_told(TalkEnded)
    assert speakers(table) == (["ada", "ben"] * 3)[:messages]


@pytest.mark.parametrize(
    ("wishes", "first"),
    [
        ({"ada": "ben"}, "ada"),
        ({"ben": "ada"}, "ben"),
        ({"ada": "cal ben", "ben": "ada"}, "ben"),
        ({"ada": "ben", "ben": "cal ada"}, "ada"),
    ],
)
def test_DS_5_5_the_better_ranking_side_speaks_first(wishes: dict[str, str], first: str):
    table = talking(wishes)
    table.on("preferences", {"open": []}, seat="cal")
    assert table.until_told(MessageSaid).seat == first


@pytest.mark.parametrize("wishes", [{"ada": "ben"}, {"ben": "ada"}])
def test_DS_5_5_the_end_of_a_talk_does_not_say_who_was_to_speak_first(wishes: dict[str, str]):
    table = talking(wishes)
    assert table.until_told(TalkEnded).seats == ("ada", "ben")


def test_DS_5_5_between_equals_either_may_be_first():
    first = set()
    for seed in range(20):
        table = Table(4, seed=seed_name(seed))
        table.on("preferences", {"ranked": ["ben"]}, seat="ada")
        table.on("preferences", {"ranked": ["ada"]}, seat="ben")
        table.on("talk", {"say": "Hm.", "end": False})
        first.add(table.until_told(MessageSaid).seat)
    assert first == {"ada", "ben"}


def seed_name(number: int) -> str:
    return f"talk {number}"


@pytest.mark.parametrize(("who", "messages"), [("ada", 1), ("ben", 2)])
def test_DS_5_5_either_may_end_it_with_their_message(who: str, messages: int):
    table = talking({"ada": "ben"})
    table.on("talk", {"say": "Enough.", "end": True}, seat=who)
    table.until_told(TalkEnded)
    assert len(speakers(table)) == messages
    assert str(table.facts(MessageSaid)[-1].words) == "Enough."


LONG = "one two three four five six seven eight"
CUTS = [
    ("one two three four five", 5, "one two three four five"),
    (LONG, 5, "one two three four five [cut]"),
    ("One. Two three. Four five six.", 5, "One. Two three. [cut]"),
    ("One. Two three four five six.", 5, "One. Two three four five [cut]"),
    (" ".join(["word"] * 80), None, " ".join(["word"] * 80)),
    (" ".join(["word"] * 81), None, " ".join(["word"] * 80) + " [cut]"),
]


@pytest.mark.parametrize(("said", "most", "heard"), CUTS)
def test_DS_5_5_longer_messages_are_cut_and_marked(said: str, most: int | None, heard: str):
    table = talking({"ada": "ben"}, **({} if most is None else {"words_per_message": most}))
    table.on("talk", {"say": said, "end": False})
    assert str(table.until_told(MessageSaid).words) == heard


@pytest.mark.parametrize(("parameters", "times"), [({}, 1), ({"conversations_per_pair": 3}, 3)])
def test_DS_5_5_a_pair_talks_at_most_so_often(parameters: dict[str, int], times: int):
    table = talking({"ada": "ben", "ben": "ada"}, **parameters)
    assert talks(table) == ["ada+ben", "ada+ben#2", "ada+ben#3"][:times]


@pytest.mark.parametrize(
    ("parameters", "most"), [({}, 3), ({"conversations_per_player": 1}, 1),
                             ({"conversations_per_player": 20}, 5)],
)  # fmt: skip
def test_DS_5_5_a_player_takes_part_in_at_most_so_many(parameters: dict[str, int], most: int):
    table = everybody_seeks_everybody(cast=6, **parameters)
    taken = [seat for talk in talks(table) for seat in talk.split("+")]
    assert max(taken.count(seat) for seat in table.seats) == most


def test_DS_5_5_the_limits_are_of_one_phase():
    table = talking({"ada": "ben"}, cast=6)
    table.fix("competition", lambda seat, **_: 12 if seat == "ada" else 9)
    table.on("ballot", lambda ask: {"name": table.options(ask, "name")[-1]})
    table.until_phase("vote", round=2)
    assert [fact.talk for fact in table.facts(TalkBegan)] == ["ada+ben", "ada+ben"]


def test_DS_5_6_nobody_is_required_to_tell_the_truth():
    table = talking({"ada": "ben"})
    lie = "I have no points, and I am ben."
    table.on("talk", {"say": lie, "end": True}, seat="ada")
    assert str(table.until_told(MessageSaid).words) == lie
    assert table.fact(MessageSaid).seat == "ada"


# -- who talks -------------------------------------------------------------------------------------


def teams_of(talk: str) -> set[str]:
    return {team for team, members in RED_BLUE.items() for seat in talk.split("+")
            if seat in members.split()}  # fmt: skip


@pytest.mark.parametrize("cross", [False, True])
def test_DS_5_7_only_members_of_one_team_talk_with_each_other(cross: bool):
    table = everybody_seeks_everybody(
        cast=8, teams=RED_BLUE, cross_team_talk=cross, conversations_per_player=20
    )
    across = [talk for talk in talks(table) if len(teams_of(talk)) > 1]
    assert len(across) == (16 if cross else 0)
    assert len(talks(table)) == (28 if cross else 12)


def test_DS_5_7_the_default_is_within_teams():
    table = everybody_seeks_everybody(cast=8, teams=RED_BLUE)
    ask = table.until_asked("preferences", "ada")
    assert table.options(ask, "open") == ["ben", "cal", "dee"]


@pytest.mark.parametrize(
    ("who", "talking_teams"), [(None, {"Red", "Blue"}), ("voting_team", {"Red"})]
)
def test_DS_5_7_all_teams_talk_unless_only_the_voting_team_does(
    who: str | None, talking_teams: set[str]
):
    table = everybody_seeks_everybody(
        cast=8, teams=RED_BLUE, **({} if who is None else {"who_talks": who})
    )
    table.fix("competition", lambda seat, **_: 9 if seat < "eve" else 10)
    assert {team for talk in talks(table) for team in teams_of(talk)} == talking_teams


# -- who knows -------------------------------------------------------------------------------------


def test_DS_5_8_what_is_said_is_known_to_the_two_and_to_producers():
    table = talking({"ada": "ben"}, cast=8, teams=RED_BLUE)
    table.until_told(TalkEnded)
    hearing = {
        viewer
        for viewer in (*table.seats, "public", "producers")
        if table.facts(MessageSaid, viewer)
    }
    assert hearing == {"ada", "ben", "producers"}
    assert len(table.facts(MessageSaid, "ben")) == 6


SEEN_BY = {
    None: {"ada", "ben", "cal", "dee"},
    "team": {"ada", "ben", "cal", "dee"},
    "public": {"ada", "ben", "cal", "dee", "eve", "fay", "gus", "hal", "public"},
    "nobody": {"ada", "ben"},
}


@pytest.mark.parametrize(("seen", "by"), SEEN_BY.items())
def test_DS_5_8_that_two_talked_is_known_to_their_team(seen: str | None, by: set[str]):
    parameters = {} if seen is None else {"talks_are_seen": seen}
    table = talking({"ada": "ben"}, cast=8, teams=RED_BLUE, **parameters)
    table.until_told(TalkBegan)
    knowing = {viewer for viewer in (*table.seats, "public") if table.facts(TalkBegan, viewer)}
    assert knowing == by


def test_DS_5_8_of_two_teams_both_know():
    table = talking({"ada": "eve"}, cast=8, teams=RED_BLUE, cross_team_talk=True)
    table.until_told(TalkBegan)
    assert all(table.facts(TalkBegan, seat) for seat in table.seats)
    assert table.facts(TalkBegan, "public") == []


# -- talks of several ------------------------------------------------------------------------------


def test_DS_5_9_by_default_nobody_talks_all_together():
    assert Table(8).play().facts(GroupTalkBegan) == []


def test_DS_5_9_with_group_talk_each_camp_talks_before_the_private_talks():
    table = talking({"ada": "ben"}, cast=8, teams=RED_BLUE, group_talk=True)
    table.on("group_talk", {"say": "Hm.", "end": False})
    table.until_phase("vote")
    assert {frozenset(fact.seats) for fact in table.facts(GroupTalkBegan)} == {
        frozenset(members.split()) for members in RED_BLUE.values()
    }
    story = [type(fact) for fact in table.view("ada")]
    assert story.index(GroupTalkBegan) < story.index(TalkBegan)


def test_DS_5_9_producers_open_a_talk_of_any_subset_heard_by_just_those():
    table = talking({}, cast=8, teams=RED_BLUE)
    table.on("group_talk", {"say": "Hm.", "end": False})
    table.until_asked("competition")
    table.order("open_group_talk", seats=["ada", "ben", "eve"])
    assert table.fact(GroupTalkBegan).seats == ("ada", "ben", "eve")
    table.until_told(TalkEnded)
    hearing = {viewer for viewer in (*table.seats, "public") if table.facts(MessageSaid, viewer)}
    assert hearing == {"ada", "ben", "eve"}


def test_DS_5_9_they_speak_in_turn():
    table = talking({}, turns_per_conversation=3)
    table.on("group_talk", {"say": "Hm.", "end": False})
    table.fix_order("speakers", "cal", "ada", "ben")
    table.order("open_group_talk", seats=["ada", "ben", "cal"])
    table.until_told(TalkEnded)
    assert speakers(table) == ["cal", "ada", "ben"] * 3


def test_DS_5_9_who_ends_it_has_said_their_last_and_the_others_go_on():
    table = talking({}, turns_per_conversation=3)
    table.on("group_talk", {"say": "Hm.", "end": False})
    table.on("group_talk", {"say": "Good night.", "end": True}, seat="ada")
    table.fix_order("speakers", "ada", "ben", "cal")
    table.order("open_group_talk", seats=["ada", "ben", "cal"])
    table.until_told(TalkEnded)
    assert speakers(table) == ["ada", "ben", "cal", "ben", "cal", "ben", "cal"]


def test_DS_5_9_a_talk_of_one_or_of_a_stranger_is_refused():
    table = Table(4)
    for wrong in (["ada"], ["ada", "ada"], ["ada", "zoe"]):
        with pytest.raises(Exception, match="refused"):
            table.order("open_group_talk", seats=wrong)
    table.until_told(PhaseBegan)
