"""MS-7: moves."""

from __future__ import annotations

import pytest

from showrunner.formats.mini_survivor import facts
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41"
G = "fay30 gus31 hal32 ida33"
CALM = {"s3": 17, "s22": 17, "s41": 17, "s30": 31, "s32": 31, "s33": 31}


def moved(*lines: str, open: str = "", **parameters) -> Table:
    """Ana's Survivor in F sends these lines in a calm round; three stay in F and in G."""
    table = Table({"F": F, "G": G}, open=open, parameters={**FAR, **parameters})
    table.vote(**CALM)
    table.send("ana", "3 v 17", *lines)
    return table.play_round()


def where(table: Table, one: int) -> str:
    board = table.facts(facts.BoardShown, why="movement")[-1]
    return next((letter for letter, members in board.tribes.items() if one in members), "")


@pytest.mark.parametrize(("tribe", "refused"), [("B", ()), ("K", ("2 not_adjacent",))])
def test_MS_7_1_to_a_neighbour(tribe: str, refused: tuple[str, ...]):
    table = moved(f"3 m {tribe}")
    assert table.refused("ana") == refused
    assert where(table, 3) == ("F" if refused else "B")


def test_MS_7_1_diagonal_neighbours_where_they_count():
    assert where(moved("3 m K", diagonal_adjacency=True), 3) == "K"


def test_MS_7_2_anywhere_where_no_neighbour_is_open():
    table = Table({"A": F, "L": G}, open="ADL", parameters=FAR)
    table.vote(**CALM)
    table.send("ana", "3 v 17", "3 m D")
    table.play_round()
    assert table.refused("ana") == ()
    assert where(table, 3) == "D"


def test_MS_7_3_all_at_once_and_only_the_living():
    table = Table({"F": F, "G": G}, parameters=FAR)
    table.vote(**CALM)
    table.send("ben", "17 m G")
    table.send("cal", "22 v 17", "22 m G")
    table.send("fay", "30 v 31", "30 m F")
    table.play_round()
    board = table.facts(facts.BoardShown, "public", why="movement")[0]
    assert board.tribes["F"] == (3, 30, 41)
    assert board.tribes["G"] == (22, 32, 33)


def test_MS_7_4_a_destination_that_is_gone_makes_an_outcast_also_of_an_outcast():
    table = Table({"F": "ana3 ben17 cal22", "G": G}, open="FGL", outcasts="dee41", parameters=FAR)
    table.vote(s3=17, s22=17, **{name: CALM[name] for name in ("s30", "s32", "s33")})
    table.send("fay", "30 v 31", "30 m F")
    table.send("dee", "41 m F")
    table.play_round()
    assert table.removed() == ["F"]
    stranded = table.fact(facts.SurvivorsCastOut, "public", why="destination removed")
    assert stranded.survivors == (30, 41)
    assert table.sheet.survivors[41].outcast_since == 1


def test_MS_7_5_to_ones_own_tribe_is_no_move():
    table = moved("3 m f")
    assert table.refused("ana") == ()
    assert table.lines("ana") == ("3 v 17", "3 m F", "end")
    assert where(table, 3) == "F"


def test_MS_7_6_the_new_board_is_told():
    table = moved("3 m B")
    board = table.facts(facts.BoardShown, "public", why="movement")[0]
    assert board.tribes["B"] == (3,)
    assert set(board.tribes) == set("ABCDEFGHIJKL")
    cast = table.facts(facts.SurvivorsCastOut, "public")[-1]
    assert set(cast.survivors) == {3, 22, 41}
