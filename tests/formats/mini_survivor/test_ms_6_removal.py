"""MS-6: tribes that go, Outcasts, and the stall."""

from __future__ import annotations

import pytest

from showrunner.formats.mini_survivor import facts
from tests.formats.mini_survivor.table import FAR, Table

G = "fay30 gus31 hal32 ida33"
CALM = {"s30": 31, "s31": 30, "s32": 31, "s33": 31}
"""Votes in G: one goes, three stay."""


@pytest.mark.parametrize("rule", ["on_drop", "sweep"])
def test_MS_6_1_two_or_fewer_and_the_tribe_is_gone(rule: str):
    table = Table(
        {"F": "ana3 ben17 cal22", "G": G},
        open="FGH",
        parameters={**FAR, "empty_tribe_rule": rule},
    )
    table.vote(s3=17, s22=17, **CALM)
    table.play_round()
    assert table.removed() == (["H", "F"] if rule == "sweep" else ["F"])


def test_MS_6_2_outcasts_are_safe_now_and_all_the_next_round():
    table = Table({"F": "ana3 ben17 cal22", "G": G}, open="FG", parameters=FAR)
    table.send("ana", "3 a 17 ben")
    table.send("cal", "22 v 3", "22 a 3 ana", "22 m G")
    table.send("cal", "22 v 3", "22 m G")
    table.vote(**CALM)
    table.play_round()
    cast = table.facts(facts.SurvivorsCastOut, "public", round=1)
    assert [(fact.survivors, fact.why) for fact in cast] == [((3, 22), "removal")]
    ask = table.until_asked("submission", "fay")
    read = ask.question.fields["submission"].parse_value("30 a 3 ana\n30 v 22")
    assert [line.code for line in read.refused] == ["bad_target", "bad_target"]
    assert set(table.sheet.outcasts) == {3, 22}


@pytest.mark.parametrize("counts", [False, True])
def test_MS_6_3_a_move_sent_before_is_void_unless_it_counts(counts: bool):
    table = Table(
        {"F": "ana3 ben17 cal22", "G": G},
        open="FG",
        parameters={**FAR, "outcast_move_same_round": counts},
    )
    table.send("ana", "3 a 17 ben", "3 m G")
    table.vote(**CALM)
    table.play_round()
    assert table.sheet.outcasts == ([22] if counts else [3, 22])


def test_MS_6_4_an_outcast_moves_anywhere_or_is_put_somewhere():
    table = Table({"A": G}, open="ADL", outcasts="ana3 ben17", parameters=FAR)
    table.fix_draw("outcast", "D")
    table.send("ana", "3 m L")
    table.vote(**CALM)
    table.play_round()
    board = table.facts(facts.BoardShown, why="movement")[0]
    assert (board.tribes["D"], board.tribes["L"], board.outcasts) == ((17,), (3,), ())
    assert [name[0] for name, _ in table.drawn] == ["outcast"]


def test_MS_6_5_all_at_once_after_voting_makes_earlier_outcasts_stay():
    table = Table(
        {"B": "ana1 ben2 cal3", "K": "dee4 eve5 fay6"},
        open="BK",
        outcasts="gus31",
        parameters=FAR,
    )
    table.fix_draw("removal", "B")
    table.vote(s1=2, s2=1, s3=1, s4=5, s5=4, s6=4)
    table.send("gus", "31 m K")
    table.play_round()
    assert table.removed() == ["B"]
    assert table.sheet.outcasts == [2, 3, 5, 6, 31]
    assert table.sheet.tribes == {"K": []}
    assert table.sheet.survivors[31].outcast_since == 1


def test_MS_6_5_the_last_tribe_stays():
    table = Table({"B": "ana1 ben2 cal3"}, open="B", parameters=FAR)
    table.send("ana", "1 a 2 ben")
    table.play_round()
    assert table.removed() == []
    assert table.sheet.open == ["B"]
    assert not table.facts(facts.VotesCounted)


@pytest.mark.parametrize(("threshold", "out"), [(0, []), (1, [31]), (2, [3, 17, 31])])
def test_MS_6_6_few_after_moves_are_outcasts_and_the_tribe_stays(threshold: int, out: list[int]):
    table = Table(
        {"A": "cal22 dee41 eve58 fay30"},
        open="ADL",
        outcasts="ana3 ben17 gus31",
        parameters={**FAR, "movement_outcast_threshold": threshold},
    )
    table.send("ana", "3 m D")
    table.send("ben", "17 m D")
    table.send("gus", "31 m L")
    table.vote(s22=41, s41=22, s58=41, s30=41)
    table.play_round()
    assert table.sheet.outcasts == out
    assert table.sheet.open == ["A", "D", "L"]


def test_MS_6_7_outcast_status_ends_with_the_move_of_the_next_round():
    table = Table({"A": G}, open="AB", outcasts="ana3 ana4 ben17", parameters=FAR)
    for seat, one in (("ana", 3), ("ben", 17)):
        table.send(seat, f"{one} m B", *(["4 m B"] if seat == "ana" else []))
    table.vote(**CALM)
    table.play_round()
    assert table.sheet.outcasts == []
    assert table.sheet.tribes["B"] == [3, 4, 17]
    assert {table.sheet.survivors[one].outcast_since for one in (3, 4, 17)} == {0}


def test_MS_6_8_after_quiet_rounds_all_meet_in_one_tribe():
    table = Table(
        {}, open="BDL", outcasts="ana3 ben17 cal22 dee41", parameters={**FAR, "stall_rounds": 2}
    )
    table.fix_draw("merge", "D")
    for _ in range(2):
        table.send("ana", "3 m B")
        table.send("ben", "17 m B")
        table.send("cal", "22 m L")
        table.send("dee", "41 m L")
        table.play_round()
    assert table.sheet.quiet_rounds == 0
    assert table.sheet.tribes == {"D": [3, 17, 22, 41]}
    assert table.sheet.outcasts == []
    merged = [fact.tribe for fact in table.facts(facts.TribeRemoved, "public", why="merge")]
    assert merged == ["B", "L"]
    table.play_round()
    assert table.fell("voting", 3)
