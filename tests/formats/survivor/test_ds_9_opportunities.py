"""DS-9.5: special opportunities (DS-4.7, DS-6.5)."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.survivor import facts
from showrunner.kernel import Dice
from tests.formats.survivor.table import Table

TWO = {"Red": "ada ben cal", "Blue": "dee eve fay"}
GIFT = {"effect": "counters", "seats": ["@taker"], "amount": 2}


def offered(table: Table, *effects: dict[str, Any], **terms: Any) -> None:
    made = list(effects or (GIFT,))
    table.order("offer_opportunity", story="A raft comes by.", effects=made, **terms)


def rich(cast: int = 6, points: int = 5, **more: Any) -> Table:
    return Table(cast, parameters={"starting_reward_points": points}, **more)


def answer_all(table: Table, **answers: Any) -> None:
    """Each of these answers what is offered; who is not named passes."""
    for ask in table.asked("opportunity"):
        table.answer(ask, answers.get(ask.seat, {}))


TAKE = {"take": "take"}


def takers(table: Table, viewer: str = "producers") -> list[str]:
    return [fact.seat for fact in table.facts(facts.OpportunityTaken, viewer)]


def test_DS_9_5_everyone_has_it_who_pays_and_pays_once() -> None:
    table = rich()
    offered(table, price=2)
    answer_all(table, ada=TAKE, dee=TAKE)
    assert takers(table) == ["ada", "dee"]
    points = {seat: player.points for seat, player in table.sheet.players.items()}
    assert points == {"ada": 3, "ben": 5, "cal": 5, "dee": 3, "eve": 5, "fay": 5}
    counters = {seat for seat, player in table.sheet.players.items() if player.counters == 2}
    assert counters == {"ada", "dee"}
    spent = table.facts(facts.PointsChanged, cause="opportunity")
    assert [(fact.seats, fact.amount) for fact in spent] == [(("ada",), -2), (("dee",), -2)]
    assert table.fact(facts.OpportunityClosed).takers == ("ada", "dee")
    assert table.sheet.produced


def test_DS_6_5_what_is_spent_is_secret_and_who_took_an_open_offer_is_public() -> None:
    table = rich()
    offered(table, price=2)
    answer_all(table, ada=TAKE)
    assert takers(table, "public") == ["ada"]
    assert not table.facts(facts.PointsChanged, "ben")
    assert table.facts(facts.PointsChanged, "ada")
    assert not table.facts(facts.OpportunityAnswered, "ben", seat="ada")


def test_DS_9_5_of_a_secret_offer_each_hears_alone() -> None:
    table = rich()
    offered(table, price=1, open=False, seats=["ada", "ben"])
    answer_all(table, ada=TAKE, ben=TAKE)
    for seat, other in (("ada", "ben"), ("ben", "ada")):
        assert table.fact(facts.OpportunityOffered, seat).seats == (seat,)
        assert takers(table, seat) == [seat]
        assert other not in repr(table.view(seat)[-4:])
    assert not [fact for fact in table.view("cal") if "Opportunity" in type(fact).__name__]
    assert not table.facts(facts.CountersChanged, "public", cause="event")
    assert len(table.facts(facts.CountersChanged, cause="event")) == 2


def test_DS_9_5_names_of_offers_count_only_what_one_was_told() -> None:
    table = rich()
    offered(table, seats=["ben"], open=False)
    offered(table, seats=["ada"], open=False)
    offered(table)
    names = {
        seat: [fact.offer for fact in table.facts(facts.OpportunityOffered, seat)]
        for seat in ("ada", "cal")
    }
    assert names == {"ada": ["ada-1", "open-1"], "cal": ["open-1"]}


def test_DS_9_5_first_come_is_drawn_and_not_a_matter_of_speed() -> None:
    for hurry in (1, -1):
        table = rich()
        table.fix_order("opportunity", "eve", "ben")
        offered(table, price=1, way="first_come", stock=2)
        for ask in table.asked("opportunity")[::hurry]:
            table.answer(ask, TAKE)
        assert takers(table) == ["eve", "ben"]
        missed = table.facts(facts.OpportunityMissed)
        assert {fact.why for fact in missed} == {"sold out"}
        assert len(missed) == 4
        assert [table.sheet.players[seat].points for seat in table.seats] == [5, 4, 5, 5, 4, 5]


def test_DS_9_5_the_highest_sealed_bids_win_and_pay_what_they_bid() -> None:
    table = rich()
    table.fix_order("opportunity", "fay", "ada")
    offered(table, price=2, way="auction", stock=2)
    answer_all(table, ada={"bid": 3}, ben={"bid": 5}, cal={"bid": 2}, fay={"bid": 3})
    taken = [(fact.seat, fact.price) for fact in table.facts(facts.OpportunityTaken)]
    assert taken == [("ben", 5), ("fay", 3)]
    assert table.sheet.players["ben"].points == 0
    assert {fact.seat for fact in table.facts(facts.OpportunityMissed)} == {"ada", "cal"}
    assert not table.facts(facts.OpportunityAnswered, "ada", seat="ben"), "bids are sealed"


def test_DS_9_5_who_has_not_the_points_has_nothing_to_choose() -> None:
    table = rich(points=1)
    for way in ("everyone", "first_come", "auction"):
        offered(table, price=2, way=way)
    for ask in table.asked("opportunity"):
        assert ask.question.only_answer() == ask.question.default
        assert ask.question.when_late == "default"
        assert ask.question.deadline == "decision"


def test_DS_9_5_who_has_spent_the_points_meanwhile_pays_nothing_and_gets_nothing() -> None:
    table = rich(points=3)
    table.fix("competition", 18)
    table.fix("competition", 3, seat="ada")
    table.on("competition", {"boost": "none"})
    offered(table, price=3)
    ask = table.asked("opportunity", "ada")[0]
    table.answer(table.asked("competition", "ada")[0], {"boost": "large"})
    for other in table.asked("competition"):
        table.answer(other)
    assert table.sheet.players["ada"].points == 0
    table.answer(ask, TAKE)
    answer_all(table)
    assert table.fact(facts.OpportunityMissed, "ada").why == "points"
    assert not takers(table)
    assert table.sheet.players["ada"].points == 0


def test_DS_9_5_who_leaves_the_game_meanwhile_is_asked_no_more() -> None:
    table = rich()
    offered(table, price=1)
    table.answer(table.asked("opportunity", "ada")[0], TAKE)
    table.order("remove_castaway", seat="ada")
    table.order("remove_castaway", seat="ben")
    assert not table.asked("opportunity", "ben")
    answer_all(table, cal=TAKE)
    assert takers(table) == ["cal"]
    assert table.sheet.players["ada"].points == 5


def test_DS_9_5_an_effect_that_cannot_be_had_any_more_costs_nothing() -> None:
    table = rich()
    offered(table, {"effect": "points", "seats": ["fay"], "amount": -3}, GIFT, price=1)
    answer_all(table, ada=TAKE, ben=TAKE)
    assert takers(table) == ["ada"]
    missed = table.fact(facts.OpportunityMissed)
    assert (missed.seat, missed.why) == ("ben", "impossible")
    players = table.sheet.players
    assert (players["fay"].points, players["ben"].points, players["ben"].counters) == (2, 5, 0)


def test_DS_9_5_a_price_and_an_effect_that_takes_points_are_covered_together() -> None:
    table = rich(points=3)
    offered(table, {"effect": "points", "seats": ["@taker"], "amount": -2}, price=2)
    answer_all(table, ada=TAKE)
    assert table.fact(facts.OpportunityMissed).why == "points"
    assert table.sheet.players["ada"].points == 3


def test_DS_4_7_an_opportunity_in_camp_runs_beside_it() -> None:
    table = rich(teams=TWO)
    table.order(
        "offer_opportunity",
        story="The market is open.",
        price=1,
        team="Red",
        effects=[{"effect": "food", "team": "@taker", "amount": 5}],
        when={"phase": "camp"},
    )
    table.until_phase("camp")
    assert {ask.seat for ask in table.asked("opportunity")} == {"ada", "ben", "cal"}
    assert table.asked("gathering"), "the camp goes on beside it"
    food = dict(table.sheet.food)
    answer_all(table, ben=TAKE)
    assert table.sheet.food == {**food, "Red": food["Red"] + 5}


def test_DS_9_5_an_offer_that_is_open_when_the_final_begins_lapses() -> None:
    table = Table(4, parameters={"starting_reward_points": 2})
    offered(table, price=1)
    while not table.sheet.finalists:
        waiting = table.asked("opportunity")
        table.answer(next(ask for ask in table.open_asks if ask not in waiting))
    assert not table.asked("opportunity"), "it has lapsed"
    assert table.fact(facts.OpportunityClosed).takers == ()
    assert not table.facts(facts.OpportunityMissed)
    table.play()
    assert not takers(table)


@pytest.mark.parametrize("offers", [2, 3])
@pytest.mark.parametrize("way", ["first_come", "auction", "everyone"])
def test_DS_9_5_offers_that_are_due_at_one_window_are_told_apart(way: str, offers: int) -> None:
    table = rich()
    for _ in range(offers):
        offered(table, price=1, way=way, when={"phase": "camp"})
    table.until_phase("camp")
    assert len(table.asked("opportunity", "ada")) == offers
    bid = {"bid": 1} if way == "auction" else TAKE
    while asks := table.asked("opportunity"):
        table.answer(asks[0], bid if asks[0].seat in ("ada", "ben") else {})
    numbers = [fact.number for fact in table.facts(facts.OpportunityOpened)]
    assert numbers == list(range(1, offers + 1))
    closed = table.facts(facts.OpportunityClosed)
    assert [fact.number for fact in closed] == numbers
    assert {len(fact.takers) for fact in closed} == {2 if way == "everyone" else 1}
    assert table.play().over


def test_DS_9_5_a_card_of_the_deck_can_be_what_one_gets() -> None:
    table = rich()
    offered(table, {"effect": "card", "seat": "@taker", "kind": "hidden_immunity"}, price=2)
    answer_all(table, cal=TAKE)
    assert [card.kind for card in table.sheet.hand("cal").values()] == ["hidden_immunity"]


def test_DS_9_5_every_way_is_played_legally_at_random() -> None:
    table = rich()
    for way in ("everyone", "first_come", "auction"):
        offered(table, price=1, way=way)
        for nth, ask in enumerate(table.asked("opportunity")):
            table.answer(ask, ask.question.random(Dice(b"random", (nth,))))
    assert len(table.facts(facts.OpportunityClosed)) == 3


def test_DS_9_5_an_offer_to_nobody_is_refused() -> None:
    table = Table(6)
    table.order("remove_castaway", seat="ada")
    with pytest.raises(OrderRefused, match="out of the game"):
        offered(table, seats=["ada"])
