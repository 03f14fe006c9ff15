"""Models as directors (DS-9.1): orders with reasons, within a budget, and a person above them."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from showrunner.checking import read_facts
from showrunner.errors import FutureFailed
from showrunner.formats.format import load_format
from showrunner.formats.orders import GoOn, StopBefore
from showrunner.futures import worker
from showrunner.futures.twist import Twist, twist
from showrunner.house_model import HouseModel, HouseSettings
from showrunner.kernel import PRODUCER, Order
from showrunner.players.llm import producer
from showrunner.players.llm.producer import Reply
from showrunner.players.llm.prompting import Prompt
from showrunner.running import directed_stop, directing
from showrunner.running.directing import DirectorsDesk
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.director_log import Directing, Mode, Move, spending
from tests.checking.played import assert_in_order
from tests.databases import with_store
from tests.models.acting import SECONDS, is_over, lines_to, profile
from tests.quick import chosen
from tests.running.driving import lines
from tests.store.short_season import create, short_season

HOUSE = "model:house"
OWN = {StopBefore.name, GoOn.name}
"""Orders that the desk gives by itself."""


@pytest.fixture
def really(monkeypatch: pytest.MonkeyPatch) -> None:
    """Futures are played, but few of them."""
    monkeypatch.setattr(directing, "TWIST_NUMBER", 3)
    monkeypatch.setattr(directing, "twist", twist)
    monkeypatch.setattr(worker, "NICENESS", 0)


@pytest.fixture(autouse=True)
def quick_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for futures is told that they failed: those of whole seasons take long."""

    async def none(*asked: object) -> Twist:
        raise FutureFailed("this test plays none")

    monkeypatch.setattr(directing, "twist", none)


async def directed(store: Store, told: Directing | None = None, seed: str = "short") -> str:
    """A season of bots that a model directs, and that has not begun."""
    settings = msgspec.structs.replace(short_season(), director=HOUSE)
    season = await create(store, settings, seed=seed)
    await store.directing.direct(season, told or Directing())
    return season


@asynccontextmanager
async def driven(
    store: Store, season: str, seed: str = "house"
) -> AsyncIterator[asyncio.Task[None]]:
    """The task that drives a season, with a desk for its director beside it."""
    house = HouseModel(HouseSettings(seed=seed))
    async with house, lines_to(profile(house)) as lines_out:

        async def publish(live, told):  # type: ignore[no-untyped-def]
            desk.hear(live, told)

        runner = Runner(store, season, publish)
        desk = DirectorsDesk(store, lines_out, lambda _: runner.wake(), lambda: [season])
        working = [asyncio.create_task(desk.run()), asyncio.create_task(runner.run())]
        try:
            yield working[1]
        finally:
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)


async def played(store: Store, season: str, seed: str = "house") -> list[Move]:
    """Drive a season to its end; returns what its director did."""
    async with driven(store, season, seed) as driving:
        await asyncio.wait_for(driving, SECONDS)
    await is_over(store, season)
    return await store.directing.moves(season)


async def orders_of(store: Store, season: str) -> Counter[tuple[str, str]]:
    """The orders that a season took, by name and by whom."""
    entries = [stored.entry for stored in await store.past.entries(season)]
    return Counter((entry.name, entry.by) for entry in entries if isinstance(entry, Order))


async def moves_until(
    store: Store, season: str, enough: Callable[[list[Move]], bool]
) -> list[Move]:
    """Wait until a director has done enough."""
    async with asyncio.timeout(SECONDS):
        while not enough(moves := await store.directing.moves(season)):
            await asyncio.sleep(0.02)
    return moves


def scripted(monkeypatch: pytest.MonkeyPatch, *replies: dict[str, object]) -> list[Prompt]:
    """Let the model answer with these, one after the other, and then want nothing.

    Returns the prompts, which come in later.
    """
    waiting, prompts = list(replies), list[Prompt]()

    async def ask(line: object, prompt: Prompt, templates: object) -> Reply:
        prompts.append(prompt)
        return Reply(waiting.pop(0) if waiting else {"order": "nothing", "reason": "Enough."}, 10)

    monkeypatch.setattr(producer, "ask", ask)
    return prompts


STORM = (
    {"order": "event", "reason": "It is too quiet."},
    {"terms": {"story": "A storm comes up.", "seats": None, "team": None, "effects": None}},
    {"decide": "give", "reason": "A storm brings them together."},
)


@pytest.mark.parametrize("seasons", chosen([4], [4, 30]))
def test_seasons_directed_by_a_model_are_in_order_and_every_order_has_a_reason(
    sqlite: str, seasons: int
) -> None:
    states, kinds = Counter[str](), Counter[str]()

    async def work(store: Store) -> None:
        for seed in (f"produced {n}" for n in range(seasons)):
            season = await directed(store, seed=seed)
            moves = await played(store, season, seed)
            await check_directed(store, season, moves)
            states.update(move.state for move in moves)
            kinds.update(move.order for move in moves if move.state == "given")

    with_store(sqlite, work)
    assert states["given"] >= seasons // 3
    assert len(kinds) > seasons // 6
    assert states["refused"] > 0 and states["dropped"] > 0


async def check_directed(store: Store, season: str, moves: list[Move]) -> None:
    """A season is in order, its director kept to its budget, and gave a reason for every move."""
    assert_in_order(read_facts(await lines(store, season)))
    given = [move for move in moves if move.state == "given"]
    taken = await orders_of(store, season)
    assert {by for _, by in taken} == {HOUSE}
    theirs = Counter({name: n for (name, _), n in taken.items() if name not in OWN})
    assert theirs == Counter(move.order for move in given)
    assert all(move.reason.strip() for move in moves)
    assert "away" not in {move.state for move in moves}
    assert {move.stop for move in moves if move.state == "nothing"} | {
        move.stop for move in moves if move.order
    } == {move.stop for move in moves}
    calls, cost = spending(moves)
    assert 0 < calls <= Directing().calls
    assert 0 < cost <= Directing().cost
    hand = load_format("survivor").hand(one.fact for one in await store.past.facts(season))
    assert {act.by for act in hand.acts} <= {HOUSE}
    assert hand.produced == any(act.touches for act in hand.acts)
    given_acts = [act for act in hand.acts if act.what not in OWN]
    assert len(given_acts) >= len(given)


def test_an_order_that_its_preview_refuses_is_told_to_the_model_and_not_given(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await directed(store)
        reason = {"reason": "They need each other."}
        scripted(
            monkeypatch,
            {"order": "grant_immunity", **reason},
            {"terms": {"seats": ["nobody"], "when": None}},
            {"order": "no such order", **reason},
        )
        moves = await played(store, season)
        assert (moves[0].state, moves[0].order) == ("refused", "grant_immunity")
        assert "nobody" in moves[0].detail
        assert moves[1].state == "nothing"
        assert {name for name, _ in await orders_of(store, season)} == OWN

    with_store(sqlite, work)


def test_an_order_without_a_reason_is_not_given(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await directed(store)
        scripted(monkeypatch, {**STORM[0], "reason": " "})
        moves = await played(store, season)
        assert moves[0].state == "refused"
        assert {name for name, _ in await orders_of(store, season)} == OWN

    with_store(sqlite, work)


def test_the_model_sees_what_castaways_hold_the_rules_and_the_schedule(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await directed(store)
        terms = {"story": "A calm.", "when": {"phase": "vote"}}
        later = {"name": "event", "terms": terms, "by": "mel"}
        await store.inbox.put(season, "a person's", "order", later)
        prompts = scripted(monkeypatch)
        await played(store, season)
        first, *_ = prompts
        assert re.search(r"- ada \(Ada\): .*points \d", first.turn)
        assert "food_per_player = " in first.turn
        assert re.search(r"- \d+: event, when \{'phase':'vote'", first.turn)

    with_store(sqlite, work)


def test_the_ledger_names_the_model_whose_order_was_given(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await directed(store)
        scripted(monkeypatch, *STORM)
        moves = await played(store, season)
        assert (moves[0].state, moves[0].reason) == ("given", STORM[2]["reason"])
        hand = load_format("survivor").hand(one.fact for one in await store.past.facts(season))
        (act,) = [act for act in hand.acts if act.what not in OWN]
        assert (act.by, act.what) == (HOUSE, "event")

    with_store(sqlite, work)


@pytest.mark.parametrize("budget", [{"calls": 5}, {"cost": 2500}, {"calls": 0}])
def test_a_director_never_uses_more_than_its_budget(sqlite: str, budget: dict[str, int]) -> None:
    async def work(store: Store) -> None:
        told = Directing(**budget)
        moves = await played(store, await directed(store, told))
        calls, cost = spending(moves)
        assert calls <= told.calls
        assert cost <= told.cost
        assert moves[-1].state == "spent"

    with_store(sqlite, work)


def test_a_director_sees_how_an_order_would_move_chances_before_it_decides(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, really: None
) -> None:
    gift = {"effect": "card", "seat": "ada", "kind": "hidden_immunity", "secret": True}
    terms = {**STORM[1]["terms"], "effects": [gift]}
    asks = {"decide": "futures", "reason": "What would it change?"}

    async def work(store: Store) -> None:
        season = await directed(store, Directing(mode="approve"))
        prompts = scripted(monkeypatch, STORM[0], {"terms": terms}, asks, STORM[2])
        async with driven(store, season):
            held, *_ = await moves_until(
                store, season, lambda moves: [m.state for m in moves] == ["held", "nothing"]
            )
        assert (held.state, held.calls) == ("held", 4)
        assert "In 3 futures without it and 3 with it, played by bots:" in held.detail
        before, after = prompts[2:4]
        assert "In 3 futures" not in before.turn and "In 3 futures" in after.turn
        assert "futures" in str(before.schema) and "futures" not in str(after.schema)

    with_store(sqlite, work)


def test_with_approval_the_season_waits_for_a_producer(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await directed(store, Directing(mode="approve"))
        scripted(monkeypatch, *STORM)
        async with driven(store, season) as driving:
            moves = await moves_until(
                store, season, lambda moves: [m.state for m in moves] == ["held", "nothing"]
            )
            assert [move.state for move in moves] == ["held", "nothing"]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(driving), 0.5)
            assert "event" not in {name for name, _ in await orders_of(store, season)}

    with_store(sqlite, work)


def test_a_person_who_takes_over_is_not_disturbed_by_the_model(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await directed(store, Directing(mode="person"))
        assert await played(store, season) == []
        assert {name for name, _ in await orders_of(store, season)} == OWN

    with_store(sqlite, work)


def test_a_stop_that_a_person_asked_for_is_left_to_that_person(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await directed(store)
        terms = {"name": "stop_before", "terms": {"phase": "vote"}, "by": "mel"}
        await store.inbox.put(season, "a person's", "order", terms)
        async with driven(store, season) as driving:
            async with asyncio.timeout(SECONDS):
                while not await _stands_before_the_vote(store, season):
                    await asyncio.sleep(0.02)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asyncio.shield(driving), 0.3)

    with_store(sqlite, work)


async def _stands_before_the_vote(store: Store, season: str) -> bool:
    sheet = load_format("survivor").sheet_of(await store.past.facts(season), PRODUCER)
    asked = await orders_of(store, season)
    return sheet.stop_before == "here" and asked["stop_before", "mel"] > 0


def test_a_model_that_is_away_does_not_keep_the_season_waiting(sqlite: str) -> None:
    async def work(store: Store) -> None:
        settings = msgspec.structs.replace(short_season(), director="model:unknown")
        season = await create(store, settings)
        moves = await played(store, season)
        assert {move.state for move in moves} == {"away"}

    with_store(sqlite, work)


def test_a_season_goes_on_where_a_killed_process_left_its_director(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was decided at a stop is not asked again; the season is not left standing."""

    async def work(store: Store) -> None:
        season = await directed(store)
        asked: list[object] = []

        async def ask(line: object, prompt: object, templates: object) -> Reply:
            asked.append(prompt)
            await asyncio.sleep(0 if len(asked) > 1 else 3600)
            return Reply({"order": "nothing", "reason": "It goes well."}, 10)

        monkeypatch.setattr(producer, "ask", ask)
        async with driven(store, season), asyncio.timeout(SECONDS):
            while not asked:
                await asyncio.sleep(0.02)
        monkeypatch.setattr(directing, "LOOK_SECONDS", 0.05)
        moves = await played(store, season)
        assert {move.state for move in moves} == {"nothing"}
        assert len({move.stop for move in moves}) == len(moves)

    with_store(sqlite, work)


def test_an_order_that_a_killed_process_had_sent_is_given_once_and_its_verdict_is_written(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directing, "LOOK_SECONDS", 0.05)
    sent: list[Move] = []

    async def work(store: Store) -> None:
        season = await directed(store)
        scripted(monkeypatch, *STORM)

        async def die(*asked: object) -> str:
            sent.extend(await store.directing.moves(season))
            return await asyncio.Future[str]()

        with monkeypatch.context() as killed:
            killed.setattr(directed_stop, "verdict", die)
            async with driven(store, season), asyncio.timeout(SECONDS):
                while not sent:
                    await asyncio.sleep(0.02)
        assert [(move.state, move.calls) for move in sent] == [("giving", 3)]
        moves = await played(store, season)
        assert (moves[0].state, moves[0].order, moves[0].calls) == ("given", "event", 3)
        assert (await orders_of(store, season))["event", HOUSE] == 1

    with_store(sqlite, work)


def test_calls_of_a_killed_process_count_against_the_budget(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directing, "LOOK_SECONDS", 0.05)

    async def work(store: Store) -> None:
        season = await directed(store, Directing(calls=3))
        scripted(monkeypatch, *STORM[:2])
        asked = asyncio.Event()

        async def hang(*about: object) -> str:
            asked.set()
            return await asyncio.Future[str]()

        with monkeypatch.context() as killed:
            killed.setattr(directed_stop.Decision, "_previewed", hang)
            async with driven(store, season), asyncio.timeout(SECONDS):
                await asked.wait()
        moves = await played(store, season)
        assert [(move.state, move.calls) for move in moves[:3]] == [
            ("thinking", 2),
            ("nothing", 1),
            ("spent", 0),
        ]

    with_store(sqlite, work)


@pytest.mark.parametrize(("mode", "state"), [("person", "thinking"), ("approve", "held")])
def test_what_a_person_says_while_the_model_decides_holds_at_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, mode: Mode, state: str
) -> None:
    async def work(store: Store) -> None:
        season = await directed(store)
        scripted(monkeypatch, *STORM)
        preview = directed_stop.Decision._previewed

        async def meanwhile(self: Any, *proposed: Any) -> Any:
            await store.directing.direct(season, Directing(mode=mode))
            return await preview(self, *proposed)

        monkeypatch.setattr(directed_stop.Decision, "_previewed", meanwhile)
        async with driven(store, season):
            moves = await moves_until(
                store, season, lambda moves: bool(moves) and moves[0].calls > 1
            )
            moves = await moves_until(store, season, lambda moves: moves[0].state == state)
            assert (await orders_of(store, season))["event", HOUSE] == 0
        assert moves[0].order == ("" if mode == "person" else "event")

    with_store(sqlite, work)
