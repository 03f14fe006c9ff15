"""What producers can do in a match, each order and what it is refused for."""

from __future__ import annotations

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.facts import InterviewAnswered, ParameterChanged, StoryTold
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.state import PHASE_NAMES
from showrunner.formats.settings import Scheduled
from tests.formats.mini_survivor.table import FAR, Table

F = "ana3 ben17 cal22 dee41"
G = "fay30 gus31 hal32 ida33"
CALM = {"s3": 17, "s22": 17, "s41": 17, "s30": 31, "s32": 31, "s33": 31}


def match(**more) -> Table:
    table = Table({"F": F, "G": G}, parameters=FAR, **more)
    table.until_asked("submission")
    return table


def test_a_free_idol_in_secret_or_announced():
    table = match()
    table.order("give_idol", seat="ana")
    table.order("give_idol", seat="ben", announce=True)
    assert table.sheet.players["ana"].idols == 2
    assert [fact.seat for fact in table.facts(facts.IdolsChanged, "public")] == ["ben"]
    assert table.sheet.produced
    with pytest.raises(OrderRefused, match="no castaway"):
        table.order("give_idol", seat="zoe")


def test_an_idol_given_while_submissions_are_open_can_be_played():
    table = match()
    table.order("give_idol", seat="ana")
    ask = table.until_asked("submission", "ana")
    assert ask.question.fields["submission"].context.idols == 2


def test_garnets_given_and_taken():
    table = match()
    table.order("change_garnets", seat="ana", amount=5)
    table.order("change_garnets", seat="ana", amount=-8, announce=True)
    assert table.sheet.players["ana"].garnets == 0
    assert len(table.facts(facts.GarnetsChanged, "public")) == 1
    for amount in (-1, 0):
        with pytest.raises(OrderRefused):
            table.order("change_garnets", seat="ana", amount=amount)


def test_an_idol_is_auctioned_by_sealed_bids():
    table = match()
    table.order("idol_auction", least=2)
    table.on("bid", {"bid": 3}, "ana")
    table.on("bid", {"bid": 2}, "ben")
    table.play_round()
    opened = table.fact(facts.AuctionOpened, "public")
    assert (opened.least, len(opened.bidders)) == (2, 12)
    closed = table.fact(facts.AuctionClosed, "public")
    assert (closed.winner, closed.price) == ("ana", 3)
    assert not table.facts(facts.BidMade, "ben", seat="ana")
    assert (table.sheet.players["ana"].garnets, table.sheet.players["ana"].idols) == (0, 2)


def test_an_auction_without_bids_sells_nothing_and_equal_bids_are_drawn():
    table = match()
    table.order("idol_auction", least=4)
    table.vote(**CALM)
    table.play_round()
    assert table.fact(facts.AuctionClosed).winner == ""
    table.order("idol_auction")
    table.on("bid", {"bid": 2}, "ana")
    table.on("bid", {"bid": 2}, "ben")
    table.fix_draw("auction", "ben")
    table.until(lambda: len(table.facts(facts.AuctionClosed)) == 2)
    assert table.facts(facts.AuctionClosed)[1].winner == "ben"


def test_a_swap_places_all_anew_as_far_apart_as_possible():
    table = Table(still=False, players=9, parameters=FAR)
    table.until_asked("submission")
    before = table.sheet.tribes
    table.order("swap_tribes")
    assert table.sheet.tribes == before, "it waits for a window"
    table.until(lambda: bool(table.facts(facts.BoardShown, why="swap")))
    board = table.fact(facts.BoardShown, "public", why="swap").tribes
    assert {len(members) for members in board.values()} == {5}
    assert sorted(one for members in board.values() for one in members) == list(range(1, 46))
    for members in board.values():
        assert len({table.owner(one) for one in members}) >= 4


def test_a_forced_merge():
    table = match()
    table.fix_draw("merge", "G")
    table.order("merge_tribes")
    table.vote(**CALM)
    table.until(lambda: bool(table.facts(facts.BoardShown, why="merge")))
    assert set(table.sheet.tribes) == {"G"}
    assert table.totals("G")
    table.until_asked("submission")
    with pytest.raises(OrderRefused, match="already"):
        table.order("merge_tribes")


def test_the_owner_of_one_is_revealed():
    table = match()
    table.order("reveal_owner", survivor=22)
    assert table.sheet_of("public").survivors[22].owner == "cal"
    for wrong in (22, 59):
        with pytest.raises(OrderRefused):
            table.order("reveal_owner", survivor=wrong)


@pytest.mark.parametrize("announce", [True, False])
def test_a_round_without_assassination(announce: bool):
    table = match()
    table.order("no_assassination", announce=announce)
    assert bool(table.facts(facts.TwistOrdered, "public")) is announce
    with pytest.raises(OrderRefused, match="already"):
        table.order("no_assassination")
    table.vote(**CALM)
    table.send("ana", "3 a 17 ben", "3 v 17", "buy")
    table.play_round()
    assert not table.facts(facts.AttackJudged)
    assert table.fact(facts.PhaseSkipped, "public").phase == "assassination"
    assert table.facts(facts.IdolBought), "purchases are no part of Assassination"
    table.order("no_assassination")


def test_a_double_elimination():
    table = match()
    table.order("double_elimination")
    table.vote(**{**CALM, "s17": 3, "s31": 33})
    table.play_round()
    assert table.fell("voting") == {3, 17, 31, 33}
    table.order("double_elimination")


def test_a_player_is_removed_and_the_survivors_fall_with_their_owner_public():
    table = Table(players=6, parameters=FAR)
    table.until_asked("submission")
    table.order("remove_player", seat="ana", why="quit")
    fell = table.facts(facts.SurvivorsFell, "public", cause="removed")
    assert {one for fact in fell for one in fact.owners} == {1, 2, 3, 4, 5}
    assert {owner for fact in fell for owner in fact.owners.values()} == {"ana"}
    assert not [ask for ask in table.open_asks if ask.seat == "ana"]
    with pytest.raises(OrderRefused, match="taken out"):
        table.order("remove_player", seat="ana")
    table.play()
    assert table.sheet.candidate.seat != "ana"
    assert table.sheet.ranking[-1] == ("ana",)


def test_talk_is_left_out_or_ended():
    table = Table({"F": F, "G": G}, parameters=FAR)
    table.until_asked("post")
    table.order("skip_talk")
    assert table.until_asked("submission")
    table.order("skip_talk")
    table.vote(**CALM)
    table.play_round()
    table.until_asked("submission")
    assert table.fact(facts.PhaseSkipped, round=2).phase == "talk"


def test_common_orders_work_here_too():
    table = match(schedule=[Scheduled(order="stop_before", when={"round": 2, "phase": "voting"})])
    table.order("event", story="A storm.")
    table.order("event", story="For you alone.", seats=["ana"])
    assert len(table.facts(StoryTold, "public")) == 1
    table.vote(**CALM)
    table.order("interview", seat="ana", question="Who owns 17?")
    table.until(lambda: bool(table.facts(InterviewAnswered)))
    table.order("set_parameter", parameter="stall_rounds", value=5, announce=False)
    assert not table.facts(ParameterChanged, "public")
    assert table.sheet.parameters.stall_rounds == 5
    with pytest.raises(OrderRefused, match="before the season starts"):
        table.order("set_parameter", parameter="starting_idols", value=5)
    table.play()
    assert (table.sheet.round, table.sheet.stop_before) == (2, "here")
    table.order("go_on")
    table.play()
    assert table.over
    for order in ("give_idol", "remove_player"):
        with pytest.raises(Exception, match="ended"):
            table.order(order, seat="ana")


@pytest.mark.parametrize("phase", [*PHASE_NAMES, "end"])
def test_an_order_can_be_scheduled_before_each_segment(phase: str):
    table = Table(
        {"F": F, "G": G},
        parameters=FAR,
        schedule=[Scheduled(order="give_idol", when={"phase": phase}, terms={"seat": "ana"})],
    )
    table.vote(**CALM)
    table.play_round()
    table.play()
    assert len(table.facts(facts.IdolsChanged, seat="ana", cause="producers")) == 1
