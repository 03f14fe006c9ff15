"""A runner that is killed, at any boundary, however often: the story is the same, byte for byte.

SHOWRUNNER_CRASH_POINTS says at how many points on each database (`make crash-test`: 500), and
SHOWRUNNER_CRASH_AT names one point instead, as a failure prints it.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path

import pytest

from showrunner.store import Store
from tests.crash import plan
from tests.crash.boundaries import RESUMING, Crossed, Point, decode
from tests.crash.checking import check, check_over
from tests.crash.life import DONE, KILLED, Life, lived
from tests.crash.seasons import SCENARIOS, Scenario, new_season, tale

FULL = os.environ.get("SHOWRUNNER_CHECK") == "full"
POINTS = int(os.environ.get("SHOWRUNNER_CRASH_POINTS", "25" if FULL else "10"))
"""On each database."""
AT = os.environ.get("SHOWRUNNER_CRASH_AT")

PLACES = {
    *("taking over", "standing", "fence", "release", "commit", "write", "read"),
    *("insert journal", "insert fact", "insert text", "insert ask", "update ask"),
    *("select season", "select journal", "select text", "select ask", "select seat"),
    *("answer", "entry", "replayed entry"),
}
"""Every season has a boundary before and after each; if one is missing it is not watched."""


class Killer:
    """Kills seasons of one scenario on one database, and looks at what is left each time."""

    def __init__(self, store: Store, address: str, scenario: Scenario, folder: Path) -> None:
        self._store = store
        self._address = address
        self._scenario = scenario
        self._folder = folder
        self.killed: Counter[str] = Counter()
        self.seasons = 0

    async def record(self) -> list[Crossed]:
        """Every boundary of a season that is resumed once, half-way."""
        season = await self._new()
        record = self._folder / "crossed.json"
        assert await self._live(season, self._half_way(), record) == KILLED
        await check(self._store, season, self._scenario)
        crossed = [one for one in decode(record) if not one.kind.startswith(RESUMING)]
        assert await self._live(season, None, record) == DONE
        await check_over(self._store, season, self._scenario)
        return crossed + list(decode(record))

    def _half_way(self) -> Point:
        return Point("after commit", len(tale(self._scenario).ends) // 2)

    async def kill_at(self, points: list[Point]) -> None:
        """Kill season after season, each as often as it can be, until each point was met."""
        waiting = points
        while waiting:
            season = await self._new()
            if waiting[0].kind.startswith(RESUMING):
                assert await self._live(season, self._half_way()) == KILLED
            missed: list[Point] = []
            done = False
            for point in waiting:
                if done:
                    missed.append(point)
                    continue
                with self._says_how_to_reproduce(point):
                    done = await self._live(season, point) == DONE
                    if done:
                        missed.append(point)
                        await check_over(self._store, season, self._scenario)
                        continue
                    self.killed[point.kind] += 1
                    await check(self._store, season, self._scenario)
            if not done:
                with self._says_how_to_reproduce(waiting[-1]):
                    assert await self._live(season, None) == DONE
                    await check_over(self._store, season, self._scenario)
            assert len(missed) < len(waiting), f"no season comes to {missed[0]} any more"
            waiting = missed

    async def _new(self) -> str:
        self.seasons += 1
        return await new_season(self._store, self._scenario)

    async def _live(self, season: str, point: Point | None, record: Path | None = None) -> int:
        return await lived(
            Life(
                address=self._address,
                season=season,
                scenario=self._scenario,
                point=point,
                record=record,
                output=self._folder / "output.txt",
            )
        )

    def _says_how_to_reproduce(self, point: Point) -> _Reproduction:
        return _Reproduction(self._store, self._scenario, point, sum(self.killed.values()))


class _Reproduction:
    """Adds to a failure how to reproduce it."""

    def __init__(self, store: Store, scenario: Scenario, point: Point, before: int) -> None:
        self._database = store.database.url.get_backend_name().removesuffix("ql")
        self._scenario = scenario
        self._point = point
        self._before = before

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if problem is None:
            return
        which = f"-k '{self._scenario.name} and {self._database}' tests/crash/test_kills.py"
        problem.add_note(
            f"killed at {self._point}, after {self._before} kills before; this point alone:\n"
            f"  SHOWRUNNER_CRASH_AT='{self._point}' .venv/bin/pytest {which}\n"
            f"and with all kills before it:\n"
            f"  SHOWRUNNER_CRASH_POINTS={POINTS} .venv/bin/pytest {which}"
        )


def given_points(crossed: list[Crossed], number: int, turn: int) -> list[Point]:
    if AT is None:
        return plan.points(crossed, number, turn, 2 * len(SCENARIOS))
    kind, entry, nth = AT.rsplit("@", 2)
    return [Point(kind, int(entry), int(nth))]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_a_season_killed_again_and_again_tells_the_same_story(
    address: str, scenario: Scenario, tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    place = SCENARIOS.index(scenario)
    turn = place if "postgres" in address else len(SCENARIOS) + place
    number = len(range(place, POINTS, len(SCENARIOS)))

    async def go() -> None:
        store = await Store.open(address)
        try:
            killer = Killer(store, address, scenario, tmp_path)
            crossed = await killer.record()
            found = {kind.removeprefix(RESUMING) for kind, _ in crossed}
            assert {f"{side} {place}" for side in ("before", "after") for place in PLACES} <= found
            points = given_points(crossed, number, turn)
            await killer.kill_at(points)
            assert killer.killed.total() == len(points)
            record_property("killed", dict(killer.killed))
        finally:
            await store.close()

    asyncio.run(go())
