"""What producers order: each order does what it says, and is refused where it cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import OrderRefused
from showrunner.formats.cards.piles import wrong_with
from showrunner.formats.facts import OrderFellThrough
from showrunner.formats.surviving_the_game import facts
from tests.formats.surviving_the_game.table import Table


def inside(**more: Any) -> Table:
    """A table whose first player is asked for the first Move."""
    table = Table(3, hands={"a": ["b_chip"] * 3}, **more)
    table.until_asked("move", "a")
    return table


def test_a_supply_drop_lands_on_the_discard_pile_and_everybody_knows() -> None:
    table = inside()
    table.order("supply_drop", seat="b", card="u01")
    dropped = table.fact(facts.SupplyDropped, "public")
    assert dropped.card in table.sheet_of("c").pile("discard/b").known
    assert dropped.card in table.sheet.players["b"].owned
    assert wrong_with(table.sheet.piles) == []


@pytest.mark.parametrize(
    "terms",
    [{"seat": "b", "card": "injury"}, {"seat": "b", "card": "axe"}, {"seat": "x", "card": "u01"}],
)
def test_a_supply_drop_of_what_is_no_card_is_refused(terms: dict[str, str]) -> None:
    with pytest.raises(OrderRefused):
        inside().order("supply_drop", **terms)


def test_a_sponsor_gift_heals_up_to_the_maximum() -> None:
    table = inside()
    with pytest.raises(OrderRefused, match="full Health"):
        table.order("sponsor_gift", seat="a")
    table.health("a", 50)
    table.order("sponsor_gift", seat="a", health=30)
    assert table.fact(facts.HealthChanged, seat="a", why="gift").health == 60


def test_a_surge_puts_an_obstacle_on_top_that_comes_next() -> None:
    table = inside()
    left = table.sheet.left_in(1)
    table.order("surge", obstacle="gas_vent")
    card = table.fact(facts.SurgeCame, "public").obstacle
    assert table.sheet.left_in(1) == left + 1
    assert table.sheet_of("c").pile("obstacles/1").top == [card]
    assert table.until_told(facts.ObstacleMet, seat="a").obstacle == card


def test_a_surge_of_a_closed_level_is_refused() -> None:
    table = inside()
    table.put("obstacles/2")
    table.season.close_if_empty(2)
    with pytest.raises(OrderRefused, match="closed for good"):
        table.order("surge", obstacle="mercenary")
    with pytest.raises(OrderRefused, match="no obstacle"):
        table.order("surge", obstacle="dragon")


def test_a_lockdown_warning_lets_the_facility_close() -> None:
    table = inside(obstacles={1: ["slick_floor"]})
    table.order("lockdown_warning", rounds=2)
    assert table.fact(facts.LockdownWarned, "public").after == 4
    with pytest.raises(OrderRefused, match="announced already"):
        table.order("lockdown_warning", rounds=1)
    decided = table.until_told(facts.GameDecided)
    assert (decided.rule, table.sheet.round) == ("SG-8.6", 4)


def test_a_flash_sale_lowers_all_prices_until_the_round_is_over() -> None:
    table = inside()
    rifle = table.format.cards["a1_rifle"]
    table.order("flash_sale")
    assert table.sheet.price("a", rifle) == 4
    with pytest.raises(OrderRefused, match="already"):
        table.order("flash_sale")
    table.until_told(facts.RoundBegan, round=3)
    assert table.sheet.price("a", rifle) == 5


def test_a_swap_shows_the_next_upgrade_and_hides_the_other() -> None:
    table = inside()
    shown, below = table.sheet.pile("top/2").known[0], table.sheet.pile("stack/2").top[0]
    table.order("swap_top", stack=2)
    assert table.sheet_of("public").pile("top/2").known == (below,)
    assert table.sheet.pile("stack/2").top[0] == shown
    assert wrong_with(table.sheet.piles) == []


def test_a_removed_player_is_out_at_the_next_window_like_any_eliminated_one() -> None:
    table = inside()
    table.order("remove_player", seat="b")
    table.order("remove_player", seat="b")
    assert table.sheet.players["b"].status == "inside"
    table.until_told(facts.RoundBegan, round=3)
    assert table.fact(facts.PlayerEliminated, seat="b").cause == "producer"
    assert "removed already" in table.fact(OrderFellThrough).why
    assert not table.sheet.pile("hand/b").size
    with pytest.raises(OrderRefused, match="has left"):
        table.order("supply_drop", seat="b", card="u01")


def test_talks_are_ended_only_while_they_go_on() -> None:
    with pytest.raises(OrderRefused, match="no private talks"):
        inside().order("end_talks")
    table = Table(3, conversations_per_player=1)
    table.until_asked("preferences")
    table.order("end_talks")
    assert not table.asked("preferences")
    assert table.until_asked("train", "a")


@pytest.mark.parametrize(
    "order", [("sponsor_gift", {"seat": "a"}), ("lockdown_warning", {}), ("swap_top", {"stack": 1})]
)
def test_what_needs_the_facility_is_refused_in_training(order: tuple[str, dict[str, Any]]) -> None:
    name, terms = order
    with pytest.raises(OrderRefused, match="still train"):
        Table(2).start() and Table(2).order(name, **terms)


def test_D10_a_line_is_heard_by_everybody_and_talks_by_two() -> None:
    table = Table(3, table_talk=True, conversations_per_player=1)
    wants = {"say": "Leave me the green ones.", "acts": [{"act": "want", "what": "green"}]}
    table.on("train", wants, "a")
    said = table.until_told(facts.LineSaid, seat="a")
    assert said.acts[0].what == "green"
    assert table.facts(facts.LineSaid, "public")
