"""MS-4: votes and idols."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.phases.voting import count_tribe, voted_out
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41 eve58"


def test_MS_4_1_for_another_of_the_same_tribe():
    table = Table({"F": F, "G": "fay30 gus31 hal32"})
    table.send("ana", "3 v 30")
    table.play_round()
    assert table.refused("ana") == ("1 bad_target",)
    assert table.totals("F")[3] == 1


def test_MS_4_2_no_vote_is_one_for_oneself():
    table = Table({"F": F})
    table.send("ana", "3 v 3")
    table.vote(s17=3)
    table.play_round()
    assert table.totals("F") == {3: 2, 17: 0, 22: 1, 41: 1, 58: 1}


def test_MS_4_3_votes_of_and_for_the_assassinated_are_void():
    counted = count_tribe({1, 2, 3}, {1: 9, 2: 1, 3: 2, 9: 1}, {9}, ())
    assert counted.totals == {1: 1, 2: 1, 3: 0}
    assert counted.void == (1,)


def test_MS_4_4_an_idol_turns_votes_around_but_not_ones_own():
    counted = count_tribe({1, 2, 3}, {1: 3, 2: 3, 3: 3}, (), {3})
    assert counted.totals == {1: 1, 2: 1, 3: 1}
    assert counted.converted == (1, 2)


def test_MS_4_5_substitution_then_voiding_then_conversion():
    counted = count_tribe({1, 2, 3, 4}, {1: 2, 2: 9, 3: 1, 4: 1}, {9}, {1, 2})
    assert counted.votes == {1: 1, 3: 3, 4: 4}
    assert counted.void == (2,)


def test_MS_4_6_all_tied_for_most_are_eliminated():
    assert voted_out({1: 2, 2: 2, 3: 1}, (), double=False) == [1, 2]


@pytest.mark.parametrize("saves", [False, True])
def test_MS_4_7_a_tie_at_no_vote(saves: bool):
    table = Table({"F": F}, parameters={**FAR, "idol_saves_from_zero_tie": saves})
    table.send("ana", "3 a 17 ben", "3 v 17", "3 i")
    table.send("cal", "22 v 17", "22 a 41 dee")
    table.vote(s58=41)
    table.play_round()
    assert table.totals("F") == {3: 0, 22: 0, 58: 0}
    assert table.fell("voting") == ({22, 58} if saves else {3, 22, 58})


def test_MS_4_7_where_all_are_saved_all_fall():
    assert voted_out({1: 0, 2: 0}, {1, 2}, double=False) == [1, 2]


@pytest.mark.parametrize("revealed", [False, True])
def test_MS_4_8_totals_are_told_and_neither_votes_nor_idols(revealed: bool):
    table = Table({"F": F}, parameters={"reveal_idol_plays": revealed})
    table.send("ana", "3 i", "3 v 17")
    table.vote(s17=3)
    table.play_round()
    assert table.fact(facts.VotesCounted, "public").totals == {3: 0, 17: 2, 22: 1, 41: 1, 58: 1}
    assert not table.facts(facts.VotesResolved, "public")
    assert bool(table.facts(facts.IdolPlayed, "public")) is revealed
    assert table.facts(facts.IdolPlayed, "ana")
    assert table.fell("voting") == {17}


def test_MS_4_9_a_tribe_removed_before_holds_no_vote():
    table = Table({"F": "ana3 ben17 cal22", "G": "fay30 gus31 hal32"}, parameters=FAR)
    table.send("ana", "3 a 17 ben", "3 v 22")
    table.vote(s30=31, s31=30, s32=31)
    table.play_round()
    assert {fact.tribe for fact in table.facts(facts.VotesCounted)} == {"G"}
    assert table.sheet.survivors[22].alive


NUMBERS = st.integers(1, 9)


@given(
    members=st.sets(NUMBERS, min_size=1),
    votes=st.dictionaries(NUMBERS, NUMBERS),
    gone=st.sets(NUMBERS),
    idols=st.sets(NUMBERS),
)
def test_MS_4_5_every_vote_is_counted_or_void(members, votes, gone, idols):
    counted = count_tribe(members, votes, gone - members, idols)
    assert sum(counted.totals.values()) + len(counted.void) == len(members)
    assert set(counted.totals) == members
    out = voted_out(counted.totals, (), double=False)
    assert out
    for one in idols & members:
        assert counted.totals[one] <= 1 + len([v for v in votes if votes[v] == one])
        others = {v for v, target in counted.votes.items() if target == one and v != one}
        assert not others, "nobody else's vote stands against an idol"
