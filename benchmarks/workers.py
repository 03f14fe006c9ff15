"""Workers: how fast an answer wakes a season, how long a take-over lasts, commits per second."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple
from uuid import uuid4

import asyncpg
from rich.console import Console

from benchmarks.databases import databases
from benchmarks.measuring import Figure, Measurements, show
from benchmarks.playing import settings_for
from benchmarks.worker_processes import (
    PATIENCE_SECONDS,
    queued_store,
    value,
    worker_processes,
    workers_ready,
)
from showrunner.kernel import luck_from_seed
from showrunner.players.casting import OUTSIDE
from showrunner.store import Store
from showrunner.store.asks import OpenAsk
from showrunner.store.seasons import OVER, change_season, go_on
from showrunner.store.work_queue import ASLEEP

MAX_RATIO = 3.0
MAX_MEDIAN_MS, MAX_P99_MS = 20.0, 100.0
MAX_TAKE_OVER_SECONDS = 20.0
CAST = 6
SEAT = "seat00"
"""The seat that a person plays."""
WORKERS = (1, 2, 4)
SEASONS_AT_ONCE = 24
_TAKEN = (
    "CREATE TABLE heard (key text PRIMARY KEY, at timestamptz NOT NULL)",
    "CREATE TABLE bare_inbox (key text PRIMARY KEY)",
    "CREATE FUNCTION note_taken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    " INSERT INTO heard VALUES (NEW.key, now()) ON CONFLICT DO NOTHING; RETURN NULL; END $$",
    "CREATE TRIGGER taken AFTER UPDATE ON inbox FOR EACH ROW"
    " WHEN (NEW.state <> 'waiting') EXECUTE FUNCTION note_taken()",
)
"""In `heard`, `now()` is the time at which the transaction with the verdict began."""
_WAS_TAKEN = "SELECT state = 'taken' FROM inbox WHERE season = :season ORDER BY number DESC LIMIT 1"
_COMMITS = (
    "CREATE TABLE written (season text, driver text, at timestamptz)",
    "CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    " INSERT INTO written VALUES (NEW.id, NEW.driver, now()); RETURN NULL; END $$",
    "CREATE TRIGGER written AFTER UPDATE ON season FOR EACH ROW"
    " WHEN (NEW.head > OLD.head) EXECUTE FUNCTION note_written()",
)


def run(console: Console, quick: bool) -> None:
    """Measure with `showrunner worker` in processes of their own, and this process as the API."""
    with databases() as addresses:
        address = addresses["PostgreSQL"]
        for where, stays in (("in memory", 600.0), ("asleep", 0.0)):
            show(console, asyncio.run(_wake(address, where, stays, 30 if quick else 300)))
        kills = [asyncio.run(_take_over(address)) for _ in range(1 if quick else 5)]
        show(console, [_take_over_figure(kills)])
        for what, pace in (("1 a commit, as with models", 0.001), ("32 a commit, as with bots", 0)):
            rates = {
                number: asyncio.run(_rate(address, number, pace, 5.0 if quick else 15.0))
                for number in WORKERS
            }
            show(console, [_rate_figure(what, *rate, rates[1]) for rate in rates.items()])
    load = ", ".join(f"{minutes:.1f}" for minutes in os.getloadavg())
    console.print(
        f"Load at the end (1, 5, 15 minutes): {load}. Latency is from before the answer is stored "
        "until the transaction that takes it begins. The bare driver stores a row with a NOTIFY in "
        f"one process; another hears it and begins a transaction. {SEASONS_AT_ONCE} seasons at "
        f"once of {CAST} castaways for entries a second.",
        style="dim",
    )


# -- an answer wakes a season ----------------------------------------------------------------------


async def _wake(address: str, where: str, stays: float, answers: int) -> list[Figure]:
    ours: list[float] = []
    bare: list[float] = []
    chance = Random(where)
    async with queued_store(address, *_TAKEN) as store:
        with worker_processes(store, 1, stays), _bare_listener(store):
            await workers_ready(store, 1)
            writer = await asyncpg.connect(_url(store))
            while not await value(store, "SELECT count(*) FROM heard WHERE key = 'ready'"):
                await asyncio.sleep(0.05)
            season = ""
            while len(ours) < answers:
                if not season or (await store.seasons.find(season)).status == OVER:
                    season = await _new_season(store, with_person=True)
                ask = await _waiting_ask(store, season, asleep=stays == 0)
                if ask is None:
                    continue
                await asyncio.sleep(chance.uniform(0.0, 0.1))
                terms = {"ask": ask.id, "value": ask.form.default}
                took = await _answer_ms(store, season, terms)
                if not await value(store, _WAS_TAKEN, season=season):
                    continue  # the default was not a legal answer
                ours.append(took)
                bare.append(await _bare_ms(store, writer))
            await writer.close()
    mine, driver = Measurements(ours), Measurements(bare)
    p99 = quantiles(ours, n=100, method="inclusive")[98]
    bare_p99 = quantiles(bare, n=100, method="inclusive")[98]
    ratio = mine.median / driver.median
    return [
        Figure(
            "W1",
            f"ms until an answer is taken, season {where}: median",
            f"≤ {MAX_MEDIAN_MS:.0f}",
            f"{mine.shown()}; bare driver {driver.shown()}",
            mine.median <= MAX_MEDIAN_MS,
        ),
        Figure(
            "W1",
            f"the same, 99th percentile of {answers}",
            f"≤ {MAX_P99_MS:.0f}",
            f"{p99:.1f}; bare driver {bare_p99:.1f}",
            p99 <= MAX_P99_MS,
        ),
        Figure(
            "W1",
            "the same, median / the bare driver's",
            f"≤ {MAX_RATIO:.0f}",
            f"{ratio:.2f}",
            ratio <= MAX_RATIO,
        ),
    ]


async def _new_season(store: Store, *, with_person: bool = False, pace: float = 0.0) -> str:
    """Create a season and let it run."""
    settings = settings_for(CAST)
    at_once = '{"nothing_to_choose": 0}'
    season = await store.seasons.create(settings, luck_from_seed(uuid4().hex), deadlines=at_once)
    if with_person:
        await store.seasons.set_player(season, SEAT, OUTSIDE)
    await store.database.write(lambda connection: change_season(connection, season, pace=pace))
    await store.database.write(lambda connection: go_on(connection, season))
    return season


async def _waiting_ask(store: Store, season: str, *, asleep: bool) -> OpenAsk | None:
    """Wait for a decision of the person; None if the season is over."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            row = await store.seasons.find(season)
            if row.status == OVER:
                return None
            if not asleep or row.driver == ASLEEP:
                for ask in await store.asks.open(season, SEAT):
                    if ask.answered is None and not ask.form.forfeits:
                        return ask
            await asyncio.sleep(0.01)


async def _answer_ms(store: Store, season: str, terms: dict[str, Any]) -> float:
    key = uuid4().hex
    began = time.time()
    await store.inbox.put(season, key, "answer", terms)
    return await _heard_ms(store, key, began)


async def _bare_ms(store: Store, writer: Any) -> float:
    key = uuid4().hex
    began = time.time()
    async with writer.transaction():
        await writer.execute("INSERT INTO bare_inbox VALUES ($1)", key)
        await writer.execute("SELECT pg_notify('bare', $1)", key)
    return await _heard_ms(store, key, began)


async def _heard_ms(store: Store, key: str, began: float) -> float:
    """Milliseconds until the transaction began that heard of this key."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            at = await value(store, "SELECT at FROM heard WHERE key = :key", key=key)
            if at is not None:
                return float(at.timestamp() - began) * 1000
            await asyncio.sleep(0.02)


@contextmanager
def _bare_listener(store: Store) -> Iterator[None]:
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_listen, args=(_url(store),), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def _listen(address: str) -> None:
    """Note when each notice was heard, with the bare driver."""

    async def go() -> None:
        keys: asyncio.Queue[str] = asyncio.Queue()
        listener, noting = await asyncpg.connect(address), await asyncpg.connect(address)
        await listener.add_listener("bare", lambda *notice: keys.put_nowait(str(notice[-1])))
        keys.put_nowait("ready")
        while True:
            await noting.execute("INSERT INTO heard VALUES ($1, now())", await keys.get())

    asyncio.run(go())


def _url(store: Store) -> str:
    url = store.database.url.set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


# -- a worker is killed ----------------------------------------------------------------------------


async def _take_over(address: str) -> list[float]:
    """Kill one of two workers; the seconds until each of its seasons is written by the other."""
    async with queued_store(address, *_COMMITS) as store:
        with worker_processes(store, 2) as (killed, _):
            await workers_ready(store, 2)
            for _ in range(8):
                await _new_season(store, pace=0.25)
            lost: list[str] = []
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not lost:
                    await asyncio.sleep(0.5)
                    rows = await store.seasons.list()
                    lost = [row.id for row in rows if f":{killed}:" in (row.driver or "")]
            at = time.time()
            os.kill(killed, signal.SIGKILL)
            return [await _written_again(store, season, killed, at) for season in lost]


async def _written_again(store: Store, season: str, killed: int, at: float) -> float:
    query = (
        "SELECT min(at) FROM written WHERE season = :season AND driver NOT LIKE :killed"
        " AND at > to_timestamp(:since)"
    )
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            first = await value(store, query, season=season, killed=f"%:{killed}:%", since=at)
            if first is not None:
                return float(first.timestamp() - at)
            await asyncio.sleep(0.1)


def _take_over_figure(kills: list[list[float]]) -> Figure:
    seconds = Measurements([took for seasons in kills for took in seasons])
    return Figure(
        "W2",
        f"seconds until seasons of a killed worker go on ({len(kills)} kills)",
        f"≤ {MAX_TAKE_OVER_SECONDS:.0f}",
        seconds.shown(),
        max(seconds.values) <= MAX_TAKE_OVER_SECONDS,
    )


# -- commits a second ------------------------------------------------------------------------------


class StoringRate(NamedTuple):
    """Entries a second, and the workers' processor time for one."""

    entries: float
    cpu_ms: float


async def _rate(address: str, workers: int, pace: float, seconds: float) -> StoringRate:
    """How fast this many workers store entries, from the first of them on."""
    async with queued_store(address) as store:
        with worker_processes(store, workers) as processes:
            await workers_ready(store, workers)
            for _ in range(SEASONS_AT_ONCE):
                await _new_season(store, pace=pace)
            query = (
                "SELECT sum(head) FROM season HAVING max(head) > 0 AND bool_or(status <> 'over')"
            )
            marks: list[tuple[float, int, float]] = []
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not marks or marks[-1][0] - marks[0][0] < seconds:
                    head = await value(store, query)
                    if head is not None:
                        cpu = sum(map(_cpu_seconds, processes))
                        marks.append((time.perf_counter(), int(head), cpu))
                    elif marks:
                        break
                    await asyncio.sleep(0.1)
    (begun, first, cpu_before), (ended, last, cpu_after) = marks[0], marks[-1]
    entries = last - first
    return StoringRate(entries / (ended - begun), (cpu_after - cpu_before) / entries * 1000)


def _cpu_seconds(process: int) -> float:
    """The processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rate_figure(what: str, workers: int, rate: StoringRate, alone: StoringRate) -> Figure:
    measured = f"{rate.entries:,.0f}: {rate.entries / alone.entries:.2f} × one worker"
    measured += f"; {rate.cpu_ms:.2f} ms of processor time an entry"
    return Figure("", f"entries a second, {what}, {workers} workers", "", measured, True)
