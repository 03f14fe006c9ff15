"""What a season's models may cost: no call begins that could break a cap."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from showrunner.errors import CapReached, WrongParameter
from showrunner.players.llm.allowance import MICROS, READING, VOICE, Allowance, Purse, Scope, Spent
from showrunner.players.llm.profile import Prices, Profile

DEAR = Profile(
    name="dear",
    base_url="http://127.0.0.1:1/v1",
    model="m",
    prices=Prices(input=1.0, cached=0.1, output=10.0),
    max_tokens=1000,
)


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("prompt", "cached", "answer", "cost"),
    [(0, 0, 0, 0), (1000, 0, 0, 1000), (1000, 1000, 0, 100), (1000, 500, 100, 1550), (1, 9, 0, 1)],
)
def test_a_call_costs_what_its_tokens_cost(
    prompt: int, cached: int, answer: int, cost: int
) -> None:
    assert DEAR.prices.cost(prompt, cached, answer) == cost


def test_without_a_price_for_cached_tokens_they_cost_as_all_others() -> None:
    assert Prices(input=2.0).cost(1000, 900, 50) == 2000


def test_S9_a_season_has_caps_unless_somebody_takes_them_away() -> None:
    usual = Allowance()
    assert usual.season and usual.tokens
    for stored in (
        "{}",
        '{"season":null,"seat":null,"at_cap":"pause"}',
    ):  # as before there were any
        assert msgspec.json.decode(stored, type=Allowance).tokens == usual.tokens
    without = '{"season": null, "tokens": null}'
    assert (
        msgspec.json.decode(without, type=Allowance).said == "at any price and any number of tokens"
    )


def test_S9_a_call_that_could_use_more_tokens_than_may_be_used_does_not_begin() -> None:
    async def work() -> None:
        purse = Purse(Allowance(tokens=1_000_000), [Spent("ada", 1, 0, 900_000)])
        async with purse.holding("ben", 2, 0, 100_000):
            waits = asyncio.create_task(purse.holding("cal", 2, 0, 1).__aenter__())
            await settle()
            assert not waits.done()
            with pytest.raises(CapReached, match="900,000 of the 1,000,000 tokens"):
                await purse.holding("ada", 2, 0, 100_001).__aenter__()
        await settle()
        assert waits.done()

    asyncio.run(work())


def test_a_part_of_a_millionth_counts_as_a_whole_one() -> None:
    assert Prices(input=0.075).cost(1, 0, 0) == 1


@pytest.mark.parametrize("scope", ["season", "episode", "seat"])
@pytest.mark.parametrize("at_cap", ["pause", "stand-in"])
def test_S9_a_call_that_could_break_a_cap_does_not_begin(scope: str, at_cap: Any) -> None:
    async def work() -> None:
        purse = Purse(Allowance(at_cap=at_cap, **{scope: 1.0}))
        purse.pay("ada", 1, MICROS - 100)
        async with purse.holding("ada", 1, 100):
            pass
        with pytest.raises(CapReached, match=r"\$0.9999 of the \$1 ") as reached:
            async with purse.holding("ada", 1, 101):
                raise AssertionError
        assert reached.value.pause == (at_cap == "pause")
        elsewhere = {"season": None, "episode": ("ada", 2), "seat": ("ben", 1)}[scope]
        if elsewhere is not None:
            async with purse.holding(*elsewhere, 101):
                pass

    asyncio.run(work())


def test_S9_a_call_that_would_fit_but_for_those_in_flight_waits_for_them() -> None:
    async def work() -> None:
        purse, began = Purse(Allowance(season=1.0)), list[str]()
        leave = {seat: asyncio.Event() for seat in ("ada", "ben", "cal")}

        async def call(seat: str, cost: int) -> None:
            async with purse.holding(seat, 1, 400_000):
                began.append(seat)
                await leave[seat].wait()
                purse.pay(seat, 1, cost)

        calls = [asyncio.create_task(call(seat, 200_000)) for seat in leave]
        await settle()
        assert began == ["ada", "ben"]
        leave["ben"].set()
        await settle()
        assert began == ["ada", "ben", "cal"], "what was held and not used is there again"
        leave["ada"].set()
        leave["cal"].set()
        await asyncio.gather(*calls)
        assert purse.spent[Scope("season")] == 600_000

    asyncio.run(work())


def test_a_call_that_is_withdrawn_gives_back_what_was_held_for_it() -> None:
    async def work() -> None:
        purse = Purse(Allowance(season=1.0))

        async def call() -> None:
            async with purse.holding("ada", 1, MICROS):
                await asyncio.Event().wait()

        first, second = asyncio.create_task(call()), asyncio.create_task(call())
        await settle()
        first.cancel()
        await settle()
        second.cancel()
        await settle()
        async with purse.holding("ada", 1, MICROS):
            pass

    asyncio.run(work())


def test_a_raised_cap_lets_in_who_waited() -> None:
    async def work() -> None:
        purse = Purse(Allowance(season=1.0))
        async with purse.holding("ada", 1, MICROS):
            waits = asyncio.create_task(purse.holding("ben", 1, MICROS).__aenter__())
            await settle()
            assert not waits.done()
            purse.allow(Allowance(season=2.0))
            await settle()
            assert waits.done()

    asyncio.run(work())


@pytest.mark.parametrize("beyond", [1.0, 1.4], ids=["as guessed", "40 % more than guessed"])
def test_S9_ten_thousand_calls_overshoot_by_one_call_in_flight_per_seat_at_most(
    beyond: float,
) -> None:
    """The guess of a prompt's tokens may be too low; what a provider counted is what is paid."""
    seats, most, dice = [f"seat {number}" for number in range(12)], 3000, Random(9)
    purse = Purse(Allowance(season=2.0))

    async def work() -> int:
        stopped = 0

        async def call(seat: str) -> None:
            nonlocal stopped
            try:
                async with purse.holding(seat, 1, most):
                    await asyncio.sleep(0)
                    purse.pay(seat, 1, round(most * dice.uniform(0.1, beyond)))
            except CapReached:
                stopped += 1

        async def flood(seat: str) -> None:
            for _ in range(10_000 // len(seats) + 1):
                await call(seat)

        await asyncio.gather(*map(flood, seats))
        return stopped

    assert asyncio.run(work()) > 0
    spent = purse.spent[Scope("season")]
    assert 2 * MICROS - most * beyond <= spent <= 2 * MICROS + len(seats) * most * (beyond - 1)


def test_an_answer_may_have_as_many_tokens_as_the_cap_of_a_call_leaves() -> None:
    purse = Purse(Allowance(call=0.003))
    assert purse.answer_tokens(DEAR, 1000) == 200
    assert purse.answer_tokens(DEAR, 100) == 290
    for prompt in (2600, 5000):
        with pytest.raises(CapReached, match="a call"):
            purse.answer_tokens(DEAR, prompt)
    assert Purse(Allowance()).answer_tokens(DEAR, 10**6) == 1000
    assert (
        Purse(Allowance(call=0.003)).answer_tokens(
            Profile(name="free", base_url="http://127.0.0.1:1/v1", model="m"), 10**6
        )
        == 1500
    )


@pytest.mark.parametrize("scope", ["season", "episode", "seat"])
def test_from_a_share_of_any_cap_on_the_cheaper_profile_plays(scope: str) -> None:
    purse = Purse(Allowance(cheaper="small", cheaper_from=0.5, **{scope: 1.0}))
    purse.pay("ada", 1, 499_999)
    assert not purse.wants_cheaper("ada", 1)
    purse.pay("ada", 1, 1)
    assert purse.wants_cheaper("ada", 1)
    assert purse.wants_cheaper("ben", 2) == (scope == "season")
    purse.allow(Allowance(**{scope: 1.0}))
    assert not purse.wants_cheaper("ada", 1)


@pytest.mark.parametrize(
    ("kind", "name"), [(VOICE, "voice of bots"), (READING, "reader of messages")]
)
def test_a_cap_on_a_kind_of_call_is_on_calls_of_that_kind_alone(kind: str, name: str) -> None:
    async def work() -> None:
        purse = Purse(Allowance(season=None, **{kind: 1.0}), by_kind={kind: MICROS - 200})
        purse.pay("ada", 1, 50, 0, kind)
        purse.pay("ben", 2, 50, 0, kind)
        purse.pay("ada", 1, 5 * MICROS, 0, "survivor.talk")
        async with purse.holding("cal", 3, 100, 0, kind), purse.holding("ada", 1, MICROS):
            assert purse.spent[Scope(name)] == MICROS - 100
        with pytest.raises(CapReached, match=rf"the {name} has spent \$0.9999 of the \$1 "):
            async with purse.holding("cal", 3, 101, 0, kind):
                raise AssertionError

    asyncio.run(work())


def test_a_purse_goes_on_with_what_was_spent_before() -> None:
    purse = Purse(
        Allowance(), [Spent("ada", 1, 10, 1), Spent("ada", 2, 20, 2), Spent("ben", 2, 30, 3)]
    )
    assert purse.spent == {
        Scope("season"): 60,
        Scope("episode", "1"): 10,
        Scope("episode", "2"): 50,
        Scope("seat", "ada"): 30,
        Scope("seat", "ben"): 30,
        Scope("tokens"): 6,
    }


def test_a_cheaper_profile_that_there_is_not_is_refused() -> None:
    Allowance(cheaper="small").verify(["small", "large"])
    with pytest.raises(WrongParameter, match="tiny"):
        Allowance(cheaper="tiny").verify(["small"])
