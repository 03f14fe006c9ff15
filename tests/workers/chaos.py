"""Seasons of bots, models and people at once, while workers and API processes are killed."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby, pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from benchmarks.model_house import House, house_model
from showrunner.kernel import luck_from_seed
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.profile import Profile
from showrunner.store import Store
from showrunner.store.profiles import keep_profile
from showrunner.store.seasons import OVER, go_on, new_season
from showrunner.store.tokens import give_token, new_secret, operator_of
from tests.api.serving import SIX
from tests.api.test_asks import default
from tests.crash.checking import check_over
from tests.crash.seasons import ALONE, SEED, small_season, tale
from tests.workers.audit import check_one_at_a_time, record
from tests.workers.crew import Crew, Kill, crew
from tests.workers.stored import check_inputs, check_whole, rows_of, stored_calls
from tests.workers.test_queue import queue_in

LATENCY_SECONDS = 0.2
CAPPED_TOKENS: Final = 150_000
"""The cap of the seasons of models that have one: about half of what they would use."""
FREE, CAPPED = "free", "capped"
"""The profiles of models: each is served by a house model of its own, which counts its calls."""
OWN_SEAT = "ama"
PAUSE_SHARE = 0.2
"""After which share of a person's answers their season is paused and resumed."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How much of everything. `seconds` are waited for the end once the kills are over."""

    bots: int
    people: int
    models: int
    capped: int
    kills: int
    pauses: tuple[float, float]
    stalled_seconds: float
    pace: float
    seconds: float
    worker_seasons: int = 40


class Chaos:
    """One run: begin the seasons, kill processes, wait for the end, check everything."""

    def __init__(
        self,
        store: Store,
        crew: Crew,
        plan: Plan,
        houses: Sequence[House],
        figures: dict[str, Any],
    ) -> None:
        self.store = store
        self.crew = crew
        self.plan = plan
        self.houses = houses
        self.bots: list[str] = []
        self.models: list[str] = []
        self.capped: list[str] = []
        self.accepted: dict[str, set[str]] = {}
        """The keys of the inputs that an API process said were taken, by season."""
        self.figures = figures

    async def run(self) -> None:
        """Do it all."""
        operator = await self.store.database.write(new_operator)
        await self._begin()
        began = time.monotonic()
        async with asyncio.TaskGroup() as group:
            for number in range(self.plan.people):
                group.create_task(self._play(number, operator))
            for _ in range(self.plan.kills):
                await asyncio.sleep(self.crew.chance.uniform(*self.plan.pauses))
                await self.crew.kill_one()
            self.figures["seconds of kills"] = round(time.monotonic() - began)
            self.figures["going on after the kills"] = await going_on(self.store)
            await all_over(self.store, self.plan.seconds)
            self.figures["seconds in all"] = round(time.monotonic() - began)
        for worker in self.crew.workers:
            await worker.stop()
        await self._check()

    async def _begin(self) -> None:
        """The seasons that nobody plays in."""
        free = Allowance(season=None, tokens=None)
        capped = Allowance(
            season=None,
            tokens=CAPPED_TOKENS,
            at_cap="stand-in",
            stand_ins_in_a_row=0,
            stand_in_share=0,
        )
        pace = self.plan.pace
        self.bots = [await begun(self.store, SEED, pace) for _ in range(self.plan.bots)]
        self.models = [
            await begun(self.store, f"m{number}", pace, FREE, free)
            for number in range(self.plan.models)
        ]
        self.capped = [
            await begun(self.store, f"c{number}", pace, CAPPED, capped)
            for number in range(self.plan.capped)
        ]

    async def _play(self, number: int, operator: Caller) -> None:
        """Make a season by the API, start it, and play a seat of it; pause and resume at times."""
        body = {
            **SIX,
            "seed": f"p{number}",
            "players": {OWN_SEAT: "outside"},
            "parameters": {"conversations_per_player": 0},
            "pace": self.plan.pace,
        }
        ask = self.crew.ask
        made = await ask(operator.token, "POST", "seasons", body, key=f"make {number}")
        season = str(made.good()["id"])
        player = await self.store.database.write(lambda c: _new_contestant(c, season))
        accepted = self.accepted[season] = set()

        async def send(caller: Caller, path: str, key: str, sent: Any = None) -> None:
            path = f"seasons/{season}/{path}"
            answer = await ask(caller.token, "POST", path, sent, key=key)
            if answer.status < 300 and answer.json["state"] == "taken":
                accepted.add(caller.scoped(key))

        await send(operator, "start", "start")
        known: list[str] = []
        while True:
            path = f"seasons/{season}/asks"
            found = (await ask(player.token, "GET", path, wait=5, known=",".join(known))).good()
            if found["over"]:
                return
            for one in [one for one in found["asks"] if one["ask"] not in known]:
                id = one["ask"]
                await send(player, f"asks/{id}/answer", f"answer {id}", default(one))
                if random.random() < PAUSE_SHARE:
                    await send(operator, "pause", f"pause {id}")
                    await send(operator, "resume", f"resume {id}")
            known = [one["ask"] for one in found["asks"]]

    # -- what must hold at the end -----------------------------------------------------------------

    async def _check(self) -> None:
        self.figures |= {
            "seasons": {
                "bots": len(self.bots),
                "people": len(self.accepted),
                "models": len(self.models) + len(self.capped),
            },
            "killed workers": sum(kill.what == "worker" for kill in self.crew.kills),
            "killed servers": sum(kill.what == "server" for kill in self.crew.kills),
            "requests repeated": self.crew.retried,
            "inputs": sum(map(len, self.accepted.values())),
            "moves": await check_one_at_a_time(self.store),
        }
        taken_over = await take_over_seconds(self.store, self.crew.kills)
        if taken_over:
            self.figures["seconds from a kill to the season's next decision"] = {
                "seasons": len(taken_over),
                "median": round(median(taken_over), 1),
                "most": round(max(taken_over), 1),
            }
        for season in self.bots:
            await check_over(self.store, season, ALONE)
            row = await self.store.seasons.find(season)
            assert row.digest == tale(ALONE).digest[-1]
        for season in (*self.bots, *self.models, *self.capped, *self.accepted):
            await check_whole(self.store, season)
        for season, accepted in self.accepted.items():
            await check_inputs(self.store, season, accepted)
        await self._check_calls(self.houses[0], self.models)
        await self._check_calls(self.houses[1], self.capped, CAPPED_TOKENS)
        left = await rows_of(
            self.store,
            "SELECT args FROM showrunner_queue.procrastinate_jobs WHERE task_name = 'advance'",
        )
        assert not left, "jobs are left in the queue"

    async def _check_calls(
        self, house: House, seasons: Sequence[str], cap: int | None = None
    ) -> None:
        """At most one call of each seat is lost each time that its season moves.

        The caps hold for what the models counted, not only for what is stored.
        """
        rows = [await self.store.seasons.find(season) for season in seasons]
        flights = sum((row.epoch - 1) * len(small_season(ALONE.title).cast) for row in rows)
        stored = [await stored_calls(self.store, season) for season in seasons]
        stats = house.stats()
        unknown = stats["requests"] - sum(one.ended for one in stored)
        repeated = sum(one.repeated for one in stored)
        self.figures[f"calls of {CAPPED if cap else FREE} models"] = {
            "made": stats["requests"],
            "lost with their process": unknown,
            "stored, but their answer was lost": repeated,
            "charged as lost": sum(one.charged for one in stored),
            "seats of seasons that moved": flights,
        }
        assert unknown >= 0
        assert unknown + repeated <= flights, self.figures
        if cap is not None:
            seats = len(small_season(ALONE.title).cast)
            assert all(one.tokens <= cap + seats * one.longest for one in stored)
            used = stats["prompt_tokens"] + stats["completion_tokens"]
            most = cap * len(seasons) + flights * max(one.longest for one in stored)
            assert used <= most, f"{used} tokens were used, and at most {most} were allowed"


class Caller(NamedTuple):
    """Somebody's token, and its id."""

    token: str
    id: str

    def scoped(self, key: str) -> str:
        """Their key as the inbox has it."""
        return sha256(f"{self.id}\0{key}".encode()).hexdigest()


def new_operator(connection: Connection) -> Caller:
    token, producer = new_secret(), operator_of(connection)
    return Caller(token, give_token(connection, token, "producer", producer=producer)["id"])


def _new_contestant(connection: Connection, season: str) -> Caller:
    token = new_secret()
    where = {"season": season, "seat": OWN_SEAT}
    return Caller(token, give_token(connection, token, "contestant", **where)["id"])


async def begun(
    store: Store,
    seed: str,
    pace: float,
    model: str | None = None,
    allowance: Allowance | None = None,
) -> str:
    """A small season that is let run: of bots, or of this model."""
    settings = small_season(ALONE.title)
    if model is not None:
        settings = replace(settings, players=dict.fromkeys(settings.players, f"model:{model}"))
    season, store_it = new_season(
        settings,
        luck_from_seed(seed),
        seed=seed,
        pace=pace,
        deadlines='{"nothing_to_choose": 0}',
        allowance=msgspec.json.encode(allowance or {}).decode(),
    )

    def work(connection: Connection) -> None:
        store_it(connection)
        go_on(connection, season)

    await store.database.write(work)
    return season


async def going_on(store: Store) -> int:
    """The number of seasons that are not over; fails if one of them has halted."""
    rows = await rows_of(store, "SELECT id, status, fault, paused_for FROM season")
    stuck = [tuple(row) for row in rows if row.fault or row.paused_for]
    assert not stuck, stuck
    return sum(row.status != OVER for row in rows)


async def all_over(store: Store, seconds: float) -> None:
    """Wait until all seasons are over, and released by their drivers."""
    query = "SELECT count(*) FROM season WHERE driver IS NOT NULL"
    deadline = time.monotonic() + seconds
    while await going_on(store) or (await rows_of(store, query))[0][0]:
        assert time.monotonic() < deadline, f"{await going_on(store)} seasons are not over"
        await asyncio.sleep(0.2)


async def take_over_seconds(store: Store, kills: Sequence[Kill]) -> list[float]:
    """For each season of a killed worker: after how long another one stored a decision."""
    rows = await rows_of(
        store,
        "SELECT season, driver, extract(epoch FROM at)::float AS at FROM audit"
        " ORDER BY season, number",
    )
    killed = {kill.process: kill.at for kill in kills if kill.what == "worker"}
    seconds = []
    for _, commits in groupby(rows, key=lambda row: row.season):
        for before, after in pairwise(commits):
            process = int(before.driver.rsplit(":", 2)[1])
            if before.driver != after.driver and before.at <= killed.get(process, 0.0):
                seconds.append(after.at - killed[process])
    return seconds


async def run_chaos(folder: Path, plan: Plan, seed: str, figures: dict[str, Any]) -> None:
    """Run the plan on an empty database, and write down its figures."""
    with house_model(LATENCY_SECONDS) as free, house_model(LATENCY_SECONDS) as capped:
        async with queue_in(folder) as store:
            await record(store)
            async with manned(store, folder, plan, seed, free, capped) as processes:
                await Chaos(store, processes, plan, (free, capped), figures).run()


@asynccontextmanager
async def manned(
    store: Store, folder: Path, plan: Plan, seed: str, *houses: House
) -> AsyncIterator[Crew]:
    """The processes for this plan. They know the models of these houses: FREE, then CAPPED."""

    def set_up(connection: Connection) -> None:
        for name, house in zip((FREE, CAPPED), houses, strict=False):
            profile = Profile(name=name, base_url=f"{house}/v1", model="house", in_flight=200)
            keep_profile(connection, name, msgspec.json.encode(profile).decode())

    await store.database.write(set_up)
    environment = {
        "SHOWRUNNER_MODEL_HOSTS": ", ".join(houses),
        "SHOWRUNNER_WORKER_SEASONS": str(plan.worker_seasons),
        "SHOWRUNNER_REQUESTS_A_MINUTE": "1000000",
        "SHOWRUNNER_LOG": "warning",
    }
    address = store.database.url.render_as_string(hide_password=False)
    async with crew(address, folder, seed, plan.stalled_seconds, environment) as made:
        yield made
