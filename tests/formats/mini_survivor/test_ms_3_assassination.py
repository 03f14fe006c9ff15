"""MS-3: attacks."""

from __future__ import annotations

import pytest

from showrunner.formats.mini_survivor import facts
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41 eve58"


def assassinated(board: dict[str, str], *submissions: tuple[str, str], **more) -> Table:
    table = Table(board, **more)
    for seat, *lines in submissions:
        table.send(seat, *lines)
    return table.play_round()


def test_MS_3_1_only_within_the_tribe_and_only_who_wants_to():
    table = assassinated({"F": F, "G": "fay30 gus31 hal32"}, ("ana", "3 a 30 fay"))
    assert table.refused("ana") == ("1 bad_target",)
    assert not table.facts(facts.AttackJudged)


def test_MS_3_2_right_kills_and_wrong_dies():
    table = assassinated({"F": F}, ("ana", "3 a 17 ben"), ("cal", "22 a 58 dee"))
    assert table.fell("assassination") == {17, 22}


def test_MS_3_3_all_at_once_also_several_on_one():
    table = assassinated(
        {"F": F}, ("ana", "3 a 17 ben"), ("ben", "17 a 22 cal"), ("cal", "22 a 17 ben")
    )
    assert table.fell("assassination") == {17, 22}
    assert len(table.facts(facts.AttackJudged, target=17)) == 2


def test_MS_3_4_ones_own_but_not_oneself():
    table = assassinated({"F": "ana8 ana9 ben17 cal22"}, ("ana", "8 a 9 ana", "9 a 9 ana"))
    assert table.fell("assassination") == {9}
    assert table.refused("ana") == ("2 bad_target",)


def test_MS_3_5_once_a_round_and_no_outcast():
    table = Table({"F": F}, outcasts="fay30", parameters=FAR)
    table.send("ana", "3 a 17 ben", "3 a 22 cal", "3 a 30 fay")
    table.send("fay", "30 a 3 ana")
    table.play_round()
    assert table.fell("assassination") == {22}
    assert table.refused("ana") == ("1 duplicate", "3 bad_target")
    assert table.refused("fay") == ("1 outcast_only_moves",)


@pytest.mark.parametrize("revealed", [False, True])
def test_MS_3_6_who_fell_is_told_and_not_how(revealed: bool):
    table = assassinated(
        {"F": F, "G": "fay30 gus31 hal32 ida33"},
        ("ana", "3 a 17 ben"),
        ("dee", "41 a 58 ana"),
        ("fay", "30 a 31 gus"),
        parameters={"reveal_attack_outcome": revealed},
    )
    told = table.facts(facts.SurvivorsFell, "public", cause="assassination")
    assert [(fact.tribe, fact.owners) for fact in told] == [
        ("F", {17: "ben", 41: "dee"}),
        ("G", {31: "gus"}),
    ]
    assert bool(table.facts(facts.FallExplained, "public")) is revealed
    assert not table.facts(facts.AttackJudged, "public")


def test_MS_3_7_a_player_without_survivors_is_simply_wrong_and_no_name_is_no_guess():
    table = assassinated({"F": F}, ("ana", "3 a 17 leo"), ("ben", "17 a 3 xyz"))
    assert table.fell("assassination") == {3}
    assert table.refused("ben") == ("1 bad_guess",)
