"""MS-5: idols and garnets."""

from __future__ import annotations

import pytest

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.parameters import MiniParameters
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41 eve58"


@pytest.mark.parametrize("own_only", [True, False])
def test_MS_5_1_on_ones_own_unless_it_is_permitted(own_only: bool):
    table = Table({"F": F}, parameters={"idol_targets_own_only": own_only})
    table.send("ana", "17 i", "3 v 17")
    table.vote(s22=17, s41=17, s58=17, s17=22)
    table.play_round()
    assert table.refused("ana") == (("1 not_yours",) if own_only else ())
    assert table.totals("F")[17] == (4 if own_only else 0)


def test_MS_5_2_each_is_dearer_for_that_player():
    parameters = MiniParameters()
    assert [parameters.price(bought) for bought in range(4)] == [3, 5, 7, 9]
    table = Table({"F": F}, parameters={"starting_garnets": 16})
    table.send("ana", "buy", "buy", "buy", "buy", *["3 i"])
    table.play_round()
    assert [fact.price for fact in table.facts(facts.IdolBought, "ana")] == [3, 5, 7]
    assert table.refused("ana") == ("4 no_garnets",)
    assert table.sheet.players["ana"].garnets == 1
    assert not table.facts(facts.IdolBought, "ben")


def test_MS_5_2_a_bought_idol_can_be_played_at_once():
    table = Table({"F": F}, parameters={"starting_idols": 0})
    table.send("ana", "3 i", "buy")
    table.play_round()
    assert table.facts(facts.IdolPlayed, survivor=3)
    assert table.sheet.players["ana"].idols == 0


def test_MS_5_3_purchases_come_before_assassination():
    table = Table({"F": F})
    table.send("ana", "B")
    table.send("ben", "17 a 3 ana")
    table.play_round()
    told = [type(fact).__name__ for fact in table.view()]
    assert told.index("IdolBought") < told.index("AttackJudged")
    assert table.lines("ana") == ("buy", "end")


@pytest.mark.parametrize("refund", [False, True])
def test_MS_5_4_a_useless_idol_is_spent_or_comes_back(refund: bool):
    table = Table({"F": F}, parameters={"idol_refund_if_moot": refund})
    table.send("ben", "17 i", "17 i")
    table.send("ana", "3 a 17 ben")
    table.play_round()
    assert table.refused("ben") == ("2 duplicate",)
    assert len(table.facts(facts.IdolPlayed)) == 1
    assert table.sheet.players["ben"].idols == int(refund)


def test_MS_5_4_no_more_than_one_has():
    table = Table({"F": "ana3 ana4 ben17 cal22"})
    table.send("ana", "4 i", "3 i")
    table.play_round()
    assert table.refused("ana") == ("2 no_idol",)
    assert table.lines("ana") == ("4 i", "end")


def test_MS_5_5_garnets_are_shown_at_the_end_and_not_given_away():
    table = Table({"F": F})
    table.send("ana", "buy")
    table.vote(s3=17, s22=17, s41=17, s58=17)
    table.play()
    shown = table.fact(facts.GarnetsShown, "public")
    assert shown.unspent == {seat: 0 if seat == "ana" else 3 for seat in table.seats}
    assert shown.bonus["ana"] == 1
    assert table.sheet.players["ana"].garnets == 1
    assert not table.facts(facts.GiftMade)


def test_MS_5_5_where_gifts_are_permitted():
    table = Table({"F": F}, parameters={"garnet_transfer": True, "end_at": 4})
    table.on("gift", {"to": "ben", "garnets": 2}, "ana")
    table.vote(s3=17, s22=17, s41=17, s58=17)
    table.play()
    gift = table.fact(facts.GiftMade, "public")
    assert (gift.seat, gift.to, gift.what, gift.amount) == ("ana", "ben", "garnets", 2)
    assert table.sheet.players["ben"].garnets == 5


def test_an_outcasts_idol_is_refused_and_not_spent():
    table = Table({"F": F}, outcasts="fay30", parameters=FAR)
    table.send("fay", "30 i")
    table.play_round()
    assert table.refused("fay") == ("1 outcast_only_moves",)
    assert table.sheet.players["fay"].idols == 1
