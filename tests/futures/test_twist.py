"""A twist preview finds which way an order moves chances, and changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from showrunner.errors import OrderRefused
from showrunner.futures.twist import weigh_order
from showrunner.kernel import Order
from tests.futures.planted import idol_for_who_goes


def signs(seeds: Sequence[int], number: int) -> list[bool]:
    """For each season: whether the idol keeps its holder longer, and brings them to the end."""
    found = []
    for seed in seeds:
        past, seat, idol = idol_for_who_goes(f"idol-{seed}")
        moved = asyncio.run(weigh_order(past, idol, number)).moved[seat]
        found.append(moved.tonight.by < 0 < moved.end.by)
    return found


def test_an_idol_raises_the_chances_of_who_would_go() -> None:
    assert signs([0], 12) == [True]


@pytest.mark.full
def test_the_sign_of_a_planted_effect_is_found_in_95_of_100() -> None:
    assert sum(signs(range(100), 20)) >= 95


def test_the_same_luck_on_both_sides_leaves_an_idle_order_without_effect() -> None:
    past, _, _ = idol_for_who_goes("idle")
    twist = asyncio.run(weigh_order(past, Order("event", {"story": "A gull flies over."}), 4))
    assert all(
        moved.win.by == moved.end.by == moved.tonight.by == 0 for moved in twist.moved.values()
    )
    assert twist.without == twist.given
    assert twist.stories_given


def test_an_order_that_the_season_would_not_take_is_refused() -> None:
    past, _, _ = idol_for_who_goes("idle")
    with pytest.raises(OrderRefused):
        asyncio.run(weigh_order(past, Order("reveal_secrets"), 2))
