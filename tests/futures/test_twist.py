"""A twist preview finds which way an order moves chances, and changes nothing."""

from __future__ import annotations

import asyncio

import pytest

from showrunner.errors import OrderRefused
from showrunner.futures.twist import weigh_order
from showrunner.kernel import Order
from tests.futures.planted import EFFECTS, planted

every_effect = pytest.mark.parametrize("effect", EFFECTS)


def found(effect: str, seasons: int, number: int) -> int:
    """In how many of these seasons the pairs show the effect's sign."""
    signs = []
    for season in range(seasons):
        past, order, shown_by = planted(effect, f"idol-{season}")
        signs.append(shown_by(asyncio.run(weigh_order(past, order, number)).moved))
    return sum(signs)


@every_effect
def test_the_sign_of_a_planted_effect_is_found(effect: str) -> None:
    assert found(effect, 1, 6) == 1


@pytest.mark.full
@every_effect
def test_the_sign_of_a_planted_effect_is_found_in_95_of_100(effect: str) -> None:
    assert found(effect, 100, 20) >= 95


def test_the_same_luck_on_both_sides_leaves_an_idle_order_without_effect() -> None:
    past = planted("a third finalist", "idle").past
    twist = asyncio.run(weigh_order(past, Order("event", {"story": "A gull flies over."}), 4))
    assert all(
        moved.win.by == moved.end.by == moved.tonight.by == 0 for moved in twist.moved.values()
    )
    assert twist.without == twist.given
    assert twist.stories_given


def test_an_order_that_the_season_would_not_take_is_refused() -> None:
    past = planted("a third finalist", "idle").past
    with pytest.raises(OrderRefused):
        asyncio.run(weigh_order(past, Order("reveal_secrets"), 2))
