"""MS-1: the grid, the deal, and what each player starts with."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.errors import WrongParameter
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.grid import SIZES, TRIBE_NAMES, neighbours
from showrunner.formats.mini_survivor.names import seat_named, tags
from tests.formats.mini_survivor.table import Table

sizes = pytest.mark.parametrize("size", SIZES)


@sizes
def test_MS_1_1_numbers_are_dealt_and_only_their_owner_knows(size: int):
    table = Table(players=size, still=False)
    table.until_asked("submission")
    owned = {fact.seat: fact.survivors for fact in table.facts(facts.SurvivorsDealt)}
    assert sorted(one for survivors in owned.values() for one in survivors) == list(
        range(1, 5 * size + 1)
    )
    assert all(len(survivors) == 5 for survivors in owned.values())
    for seat in table.seats:
        assert [fact.seat for fact in table.facts(facts.SurvivorsDealt, seat)] == [seat]
        mine = table.sheet_of(seat)
        assert {survivor.owner for survivor in mine.survivors.values()} == {"", seat}
    assert not table.facts(facts.SurvivorsDealt, "public")


@sizes
def test_MS_1_2_five_in_each_tribe_and_nobody_twice(size: int):
    table = Table(players=size, still=False)
    table.until_asked("submission")
    assert list(table.sheet.tribes) == [name[0] for name in TRIBE_NAMES[:size]]
    for members in table.sheet.tribes.values():
        assert len(members) == 5
        assert len({table.owner(one) for one in members}) == 5


def test_MS_1_3_placement_is_shuffled_and_is_that_of_the_seed():
    def placed(seed: str) -> dict[str, list[int]]:
        table = Table(still=False, seed=seed)
        table.until_asked("submission")
        return table.sheet.tribes

    assert placed("one") == placed("one") != placed("two")
    absent = Counter()
    table = Table(still=False)
    table.until_asked("submission")
    for seat in table.seats:
        tribes = {table.sheet.survivors[one].tribe for one in table.sheet.owned(seat)}
        absent[seat] = 12 - len(tribes)
        assert "".join(sorted(tribes)) not in "ABCDEFGHIJKLABCDE" or seat != "ana"
    assert set(absent.values()) == {7}


def test_MS_1_4_one_idol_each_which_no_gift_can_move():
    table = Table(parameters={"token_transfer": True, "garnet_transfer": True, "end_at": 30})
    table.until_asked("submission")
    assert {player.idols for player in table.sheet.players.values()} == {1}
    assert {fact.idols for fact in table.facts(facts.StockGiven, "ana")} == {1}
    assert len(table.facts(facts.StockGiven, "ana")) == 1
    table.until(lambda: table.sheet.ended)
    ask = table.until_asked("gift")
    assert set(ask.question.fields) == {"to", "tokens", "garnets"}


def test_MS_1_5_rules_are_open_before_round_1_and_producers_may_wait_there():
    table = Table(parameters={"stall_rounds": 3})
    table.until_asked("preferences")
    began = table.facts(facts.GridLaid, "public")[0]
    assert (began.rows, began.columns) == (3, 4)
    told = [type(fact).__name__ for fact in table.view("public")]
    assert told.index("SeasonBegan") < told.index("GridLaid") < told.index("RoundBegan")
    assert table.view("public")[0].parameters == {"stall_rounds": 3}


def test_MS_1_6_names_that_begin_alike_get_aliases():
    given = tags({"a": "Marta", "b": "Marek", "c": "Ben", "d": "Al B", "e": "(Mar) x", "f": ""})
    assert len(set(given.values())) == 6
    assert (given["a"], given["b"], given["c"], given["d"]) == ("ma1", "ma2", "ben", "al")
    players = {tag: seat for seat, tag in given.items()}
    assert seat_named("Marek", players) is None
    assert seat_named("MA2", players) == "b"
    table = Table(players=6, names={"ana": "Ben Ten"})
    table.until_asked("submission")
    assert table.fact(facts.TagsGiven, "public").tags["ana"] == "be1"


def test_MS_1_6_more_alike_than_digits():
    given = tags({f"s{n}": "Marta" for n in range(12)})
    assert len(set(given.values())) == 12


@pytest.mark.parametrize("size", [5, 7, 11, 13])
def test_a_cast_without_a_grid_is_refused(size: int):
    with pytest.raises((WrongParameter, AssertionError)):
        if size > 12:
            raise AssertionError
        Table(players=size)


def test_MS_7_1_the_grid_of_twelve():
    near = {letter: "".join(others) for letter, others in neighbours(12).items()}
    assert near == {
        **{"A": "BE", "B": "ACF", "C": "BDG", "D": "CH"},
        **{"E": "AFI", "F": "BEGJ", "G": "CFHK", "H": "DGL"},
        **{"I": "EJ", "J": "FIK", "K": "GJL", "L": "HK"},
    }
    assert "".join(neighbours(12, diagonal=True)["F"]) == "ABCEGIJK"
