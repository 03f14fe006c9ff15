"""DS-5.1 to DS-5.4: who talks with whom, and when."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.survivor.facts import (
    MessageSaid,
    NoteTaken,
    PreferencesSet,
    TalkBegan,
    TalkEnded,
)
from tests.formats.survivor.table import Table


def seeking(
    cast: int, wishes: dict[str, str], closed: str = "", draw: str = "", **parameters: Any
) -> Table:
    """A table of one team at its talks: each one's wanted partners, and who is open to nobody.

    All others are open to everybody. Talks last until somebody ends them: nobody does by default.
    """
    table = Table(cast, parameters={"merge_at": 30, **parameters})
    if cast >= 8:
        table = Table(cast, parameters={"teams": 1, **parameters})
    for seat in table.seats:
        wanted = {"ranked": wishes.get(seat, "").split()}
        if seat in closed.split():
            wanted["open"] = []
        table.usually("preferences", wanted, seat=seat)
    table.usually("talk", {"say": "Hm.", "end": False})
    table.fix_order("pairs", *draw.split())
    table.until_phase("conversation")
    return table


def settle_preferences(table: Table) -> None:
    """Let everybody state their preferences."""
    while table.asked("preferences"):
        table.answer(table.asked("preferences")[0])


def pairs(table: Table) -> list[str]:
    """The talks so far in the order in which they began."""
    return [fact.talk for fact in table.facts(TalkBegan)]


def talks_at_once(table: Table) -> list[str]:
    settle_preferences(table)
    return pairs(table)


def all_talks(table: Table) -> list[str]:
    """Every talk of the phase, one after the other where they share somebody."""
    table.until_phase("vote")
    return pairs(table)


# -- preferences -----------------------------------------------------------------------------------


def test_DS_5_1_each_marks_every_other_and_ranks_those_they_seek():
    table = seeking(5, {})
    asks = table.asked("preferences")
    assert [ask.seat for ask in asks] == list(table.seats)
    for ask in asks:
        others = [seat for seat in table.seats if seat != ask.seat]
        assert table.options(ask, "open") == table.options(ask, "ranked") == others
    table.answer(asks[0], {"open": ["ben", "dee"], "ranked": ["dee", "cal"]})
    settle_preferences(table)
    own = table.facts(PreferencesSet, "ada")
    assert [(fact.seat, fact.open, fact.ranked) for fact in own] == [
        ("ada", ("ben", "dee"), ("dee", "cal"))
    ]


@pytest.mark.parametrize("wrong", [["ada"], ["zoe"], ["ben", "ben"]])
def test_DS_5_1_nobody_ranks_themselves_a_stranger_or_anybody_twice(wrong: list[str]):
    ask = (table := seeking(5, {})).asked("preferences", "ada")[0]
    with pytest.raises(IllegalAnswer):
        table.answer(ask, {"ranked": wrong})


OPEN_AND_RANKED = [
    # who is open to the other, who has ranked the other: whether they talk
    ("ada ben", "ada ben", True),
    ("ada ben", "ada", True),
    ("ada ben", "ben", True),
    ("ada ben", "", False),
    ("ada", "ada ben", False),
    ("ben", "ada", False),
    ("ben", "ben", False),
    ("", "ada ben", False),
]


@pytest.mark.parametrize(("are_open", "ranked", "talk"), OPEN_AND_RANKED)
def test_DS_5_2_a_pair_talks_when_both_are_open_and_one_has_ranked(
    are_open: str, ranked: str, talk: bool
):
    table = Table(4)
    table.on("preferences", {"open": [], "ranked": []})
    for seat, other in (("ada", "ben"), ("ben", "ada")):
        wish = {
            "open": [other] if seat in are_open else [],
            "ranked": [other] if seat in ranked else [],
        }
        table.on("preferences", wish, seat=seat)
    table.until_phase("vote")
    assert pairs(table) == (["ada+ben"] if talk else [])


class Contest(NamedTuple):
    """Two want to talk with Ada, who can talk with one at a time. Which of them is first?

    In each of them the draw, which decides last, would be for the other.
    """

    wishes: dict[str, str]
    first: str
    draw: str


CONTESTS = {
    "lower sum": Contest({"ada": "ben cal", "ben": "ada"}, "ada+ben", "ada cal ben"),  # 2 : 2+5
    "lower sum, wished by the other": Contest({"cal": "ada", "ada": "dee cal ben"}, "ada+cal",
                                              "ada ben cal"),  # 3 : 3+5
    # not ranked is 5, the number of members: 1 + 5 loses to 4 + 1, and wins against 3 + 4
    "unranked is more than four": Contest({"ada": "ben dee eve cal", "cal": "ada"}, "ada+cal",
                                          "ada ben cal"),
    "unranked is less than six": Contest({"ada": "ben dee cal", "cal": "ben dee eve ada"},
                                         "ada+ben", "ada cal ben"),
    # 3 + 3 and 2 + 4: the smaller worst rank
    "smaller worst rank": Contest({"ada": "dee ben cal", "ben": "cal dee eve ada",
                                   "cal": "dee eve ada"}, "ada+cal", "ada ben cal"),
}  # fmt: skip


@pytest.mark.parametrize("contest", CONTESTS.values(), ids=CONTESTS)
def test_DS_5_2_the_better_score_talks_first(contest: Contest):
    table = seeking(5, contest.wishes, closed="dee eve", draw=contest.draw)
    # ben and cal are open to Ada alone, so that nobody else is in the way
    for seat in ("ben", "cal"):
        wish = {"open": ["ada"], "ranked": contest.wishes.get(seat, "").split()}
        table.on("preferences", wish, seat=seat)
    assert talks_at_once(table) == [contest.first]


def test_DS_5_2_of_equals_those_who_have_talked_less():
    """Ben and Cal are both 1 + 2 with Ada; the draw would always be for Ben."""
    table = seeking(
        4,
        {"ada": "ben cal", "ben": "cal ada", "cal": "ada"},
        closed="dee",
        draw="ada ben cal",
        conversations_per_pair=2,
        conversations_per_player=20,
    )
    table.on("preferences", {"open": ["ada"], "ranked": ["cal", "ada"]}, seat="ben")
    table.on("preferences", {"open": ["ada"], "ranked": ["ada"]}, seat="cal")
    table.on("talk", {"say": None, "end": True})
    settle_preferences(table)
    table.until_told(TalkEnded)
    assert pairs(table) == ["ada+ben"]
    for seat in ("ben", "ada"):  # all three are free when ada has answered
        table.answer(table.asked("after_talk", seat)[0])
    assert pairs(table) == ["ada+ben", "ada+cal"]
    assert all_talks(table) == ["ada+ben", "ada+cal", "ada+ben#2", "ada+cal#2"]


@pytest.mark.parametrize("first", ["ben", "cal"])
def test_DS_5_2_what_is_equal_is_drawn(first: str):
    table = seeking(4, {"ben": "ada", "cal": "ada"}, closed="dee", draw=f"{first} ada")
    assert talks_at_once(table) == [f"ada+{first}"]


def test_DS_5_2_the_draw_falls_either_way():
    drawn = set()
    for seed in range(20):
        table = Table(4, seed=str(seed))
        for seat in ("ben", "cal"):
            table.on("preferences", {"ranked": ["ada"]}, seat=seat)
        drawn.add(table.until_told(TalkBegan).talk)
    assert drawn == {"ada+ben", "ada+cal"}


# -- side by side ----------------------------------------------------------------------------------


def test_DS_5_3_talks_take_place_in_parallel():
    table = seeking(6, {"ada": "ben", "cal": "dee", "eve": "fay"})
    assert sorted(talks_at_once(table)) == ["ada+ben", "cal+dee", "eve+fay"]
    assert table.facts(MessageSaid) == []
    assert len(table.asked("talk")) == 3


def test_DS_5_3_a_better_pair_whose_other_member_is_busy_is_not_waited_for():
    """Ada and Cal want each other most after Ada's talk with Ben; Cal talks with Dee meanwhile."""
    table = seeking(5, {"ada": "ben cal", "ben": "ada", "cal": "ada dee"}, closed="eve")
    assert talks_at_once(table) == ["ada+ben", "cal+dee"]


def test_DS_5_3_a_worse_pair_waits_while_a_better_one_can_start():
    table = seeking(4, {"ada": "ben", "ben": "ada", "cal": "ben", "dee": "ada"})
    assert talks_at_once(table) == ["ada+ben"]
    assert all_talks(table) == ["ada+ben", *pairs(table)[1:]]
    assert set(pairs(table)) == {"ada+ben", "ben+cal", "ada+dee"}


def test_DS_5_3_a_pair_starts_as_soon_as_both_are_free():
    table = seeking(4, {"ada": "ben cal", "ben": "ada"}, closed="dee")
    table.on("talk", {"say": None, "end": True})
    settle_preferences(table)
    table.until_told(TalkEnded)
    assert pairs(table) == ["ada+ben"]
    table.answer(table.asked("after_talk", "ada")[0])
    assert pairs(table) == ["ada+ben", "ada+cal"]  # ben's own question is still open


def test_DS_5_4_who_has_not_answered_is_not_free():
    table = seeking(4, {"ada": "ben cal", "ben": "ada"}, closed="dee")
    table.on("talk", {"say": None, "end": True})
    settle_preferences(table)
    table.until_told(TalkEnded)
    table.answer(table.asked("after_talk", "ben")[0])
    assert pairs(table) == ["ada+ben"]


AFTERTHOUGHTS = [
    ({"ranked": ["dee", "cal"]}, "ada+dee"),
    ({"ranked": ["cal", "dee"]}, "ada+cal"),
    ({"open": ["dee"], "ranked": ["cal", "dee"]}, "ada+dee"),
    ({"open": [], "ranked": ["cal", "dee"]}, None),
    ({}, "ada+cal"),
]
"""What Ada changes after her first talk, and whom she talks with next."""


@pytest.mark.parametrize(("change", "following"), AFTERTHOUGHTS)
def test_DS_5_4_changed_preferences_take_effect_at_once(
    change: dict[str, Any], following: str | None
):
    table = seeking(4, {"ada": "ben cal", "ben": "ada"})
    table.on("talk", {"say": None, "end": True})
    settle_preferences(table)
    table.until_told(TalkEnded)
    table.answer(table.asked("after_talk", "ada")[0], change)
    assert pairs(table)[1:] == ([following] if following else [])


def test_DS_5_4_both_are_asked_and_who_did_not_take_part_is_not():
    table = seeking(4, {"ada": "ben"})
    table.on("talk", {"say": None, "end": True})
    settle_preferences(table)
    table.until_told(TalkEnded)
    assert [ask.seat for ask in table.asked("after_talk")] == ["ada", "ben"]


def test_DS_5_4_the_note_is_for_oneself_alone():
    table = seeking(4, {"ada": "ben"})
    table.on("after_talk", {"note": "He lies."}, seat="ada")
    note = table.until_told(NoteTaken)
    assert (note.seat, note.talk, str(note.words)) == ("ada", "ada+ben", "He lies.")
    assert table.facts(NoteTaken, "ada") == [note]
    for viewer in ("ben", "cal", "public"):
        assert table.facts(NoteTaken, viewer) == []
