"""The gate limits calls at once and in a minute, and takes the seasons in turn."""

from __future__ import annotations

import asyncio

import pytest

from showrunner.players.llm.gate import Caller, Gate
from tests.models.virtual_clock import VirtualClock, run_virtually


class Visit:
    """Passes a gate, and stays for as long as the test wants."""

    def __init__(self, gate: Gate, season: str, order: list[str], tokens: int = 1) -> None:
        self.season = season
        self.inside = False
        self.leave = asyncio.Event()
        self.task = asyncio.ensure_future(self._pass(gate, order, tokens))

    async def _pass(self, gate: Gate, order: list[str], tokens: int) -> None:
        async with gate.passing(_caller(self.season), tokens):
            self.inside = True
            order.append(self.season)
            await self.leave.wait()


def _caller(name: str) -> Caller:
    """The caller called `season`, `season/producer`, or `season/producer/people`."""
    season, producer, people = (*name.split("/"), "", "")[:3]
    return Caller(season, producer, bool(people))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_so_many_pass_at_once_and_no_more() -> None:
    async def work() -> None:
        gate, order = Gate(3), list[str]()
        visits = [Visit(gate, "one", order) for _ in range(10)]
        for left in range(10):
            await settle()
            inside = [visit for visit in visits if visit.inside and not visit.leave.is_set()]
            assert len(inside) == gate.in_flight == min(3, 10 - left)
            assert gate.waiting == max(0, 10 - left - 3)
            inside[0].leave.set()
        await settle()
        assert (gate.in_flight, gate.waiting, gate.most_in_flight) == (0, 0, 3)

    asyncio.run(work())


def test_seasons_take_turns_however_much_one_of_them_wants() -> None:
    async def work() -> None:
        gate, order = Gate(1), list[str]()
        large = [Visit(gate, "large", order) for _ in range(50)]
        await settle()
        small = [Visit(gate, name, order) for name in ("small", "tiny") for _ in range(2)]
        for visit in (*large, *small):
            visit.leave.set()
        await asyncio.gather(*(visit.task for visit in (*large, *small)))
        assert order[:7] == ["large", "large", "small", "tiny", "large", "small", "tiny"]
        assert order[7:] == ["large"] * 47

    asyncio.run(work())


def test_producers_take_turns_however_many_seasons_one_of_them_has() -> None:
    async def work() -> None:
        gate, order = Gate(1), list[str]()
        many = [Visit(gate, f"{season}/studio", order) for season in "abcd" for _ in range(2)]
        await settle()
        one = [Visit(gate, "only/ama", order) for _ in range(3)]
        for visit in (*many, *one):
            visit.leave.set()
        await asyncio.gather(*(visit.task for visit in (*many, *one)))
        assert [name.partition("/")[2] for name in order[:8]] == [
            *["studio"] * 2,
            *["ama", "studio"] * 3,
        ]
        assert [name[0] for name in order if "studio" in name] == list("aabcdbcd")

    asyncio.run(work())


def test_seasons_with_people_go_before_simulated_ones() -> None:
    async def work() -> None:
        gate, order = Gate(1), list[str]()
        simulated = [Visit(gate, f"{season}/pat", order) for season in "abc"]
        await settle()
        live = [Visit(gate, f"{season}/ama/people", order) for season in "xy"]
        for visit in (*simulated, *live):
            visit.leave.set()
        await asyncio.gather(*(visit.task for visit in (*simulated, *live)))
        assert [name[0] for name in order] == list("axybc")

    asyncio.run(work())


def test_processes_that_share_a_limit_have_their_part_each() -> None:
    async def work() -> None:
        gate, order = Gate(5), list[str]()
        visits = [Visit(gate, "one", order) for _ in range(6)]
        await settle()
        assert gate.in_flight == 5
        gate.share(2)
        for visit in visits[:4]:
            visit.leave.set()
        await settle()
        assert gate.in_flight == 2
        gate.share(100)
        for visit in visits[4:]:
            visit.leave.set()
        more = [Visit(gate, "one", order) for _ in range(3)]
        await settle()
        assert gate.in_flight == 1, "each may make one call at least"
        gate.share(1)
        await settle()
        assert gate.in_flight == 3
        for visit in more:
            visit.leave.set()
        await settle()

    asyncio.run(work())


def test_who_goes_away_leaves_no_place_taken() -> None:
    async def work() -> None:
        gate, order = Gate(1), list[str]()
        first, waits, last = (Visit(gate, name, order) for name in ("first", "waits", "last"))
        await settle()
        waits.task.cancel()
        await settle()
        first.task.cancel()
        await settle()
        assert order == ["first", "last"]
        assert gate.in_flight == 1
        last.leave.set()
        await settle()
        assert (gate.in_flight, gate.waiting) == (0, 0)

    asyncio.run(work())


def test_who_is_let_in_and_goes_away_at_that_moment_leaves_no_place_taken() -> None:
    async def work() -> None:
        gate, order = Gate(1), list[str]()
        first, second, third = (Visit(gate, name, order) for name in ("first", "second", "third"))
        await settle()
        first.leave.set()
        await asyncio.sleep(0)  # the first leaves, the second is let in and not there yet
        second.task.cancel()
        await settle()
        assert order == ["first", "third"]
        third.leave.set()
        await settle()
        assert (gate.in_flight, gate.waiting) == (0, 0)

    asyncio.run(work())


async def times(gate: Gate, clock: VirtualClock, tokens: list[int]) -> list[int]:
    """When each of these passes, in seconds from now."""
    began, passed = clock.seconds, []

    async def visit(some: int) -> None:
        async with gate.passing(Caller("one"), some):
            passed.append(round(clock.seconds - began))

    await asyncio.gather(*map(visit, tokens))
    return passed


def test_so_many_requests_pass_in_any_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(clock: VirtualClock) -> None:
        assert await times(Gate(50, requests=3), clock, [1] * 8) == [0] * 3 + [60] * 3 + [120] * 2

    run_virtually(monkeypatch, work)


def test_so_many_tokens_pass_in_any_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(clock: VirtualClock) -> None:
        gate = Gate(50, tokens=1000)
        assert await times(gate, clock, [600, 300, 200, 900, 100]) == [0, 0, 60, 120, 120]

    run_virtually(monkeypatch, work)


def test_limits_a_minute_are_shared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(clock: VirtualClock) -> None:
        for gate in (Gate(50, requests=7), Gate(50, tokens=700)):
            gate.share(3)
            assert await times(gate, clock, [100] * 5) == [0, 0, 60, 60, 120]

    run_virtually(monkeypatch, work)


def test_a_call_over_the_limit_by_itself_passes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(clock: VirtualClock) -> None:
        gate = Gate(50, tokens=1000)
        assert await times(gate, clock, [10, 5000, 10]) == [0, 60, 120]

    run_virtually(monkeypatch, work)
