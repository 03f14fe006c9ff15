"""Careers: results are stored once for a season that is over, and added up without its facts."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from openskill.models import PlackettLuce

from showrunner.running import careers as counting
from showrunner.running.careers import count_results
from showrunner.store import Store, careers
from showrunner.store.careers import SEVERAL, CareerKind, CareerLine, CareerReader
from showrunner.store.models import now
from showrunner.store.seasons import OVER, change_season
from showrunner.store.tokens import give_token, new_producer
from showrunner.story.results import SeatResult
from tests.databases import with_store
from tests.store.looking import change, counts, rows
from tests.store.short_season import create, short_season


def result(seat: str, place: int | None, **others: int) -> SeatResult:
    numbers = dict.fromkeys(SeatResult.__struct_fields__[5:], 0) | others
    return SeatResult(seat=seat, name=seat.title(), place=place, among=4, won=place == 1, **numbers)


async def over(
    store: Store,
    *results: SeatResult,
    began_as: Mapping[str, str] | None = None,
    produced: bool = False,
    **columns: Any,
) -> str:
    """A season that is over, with these results."""
    season = await create(store, short_season())
    columns = {"status": OVER, "changed_at": now(), **columns}
    await store.database.write(lambda connection: change_season(connection, season, **columns))
    await store.careers.put(season, results, dict(began_as or {}), produced)
    return season


async def seasons_of(
    store: Store, reader: CareerReader | None, by: CareerKind = "castaway"
) -> dict[str, int]:
    return {line.id: line.seasons for line in await store.careers.lines(by, reader)}


def test_results_add_up_over_seasons_and_those_that_were_touched_are_apart(address: str) -> None:
    async def work(store: Store) -> None:
        await over(store, result("ada", 1, jury_votes=3), result("ben", 4, promises_kept=2))
        await over(store, result("ada", 2, betrayals_given=1), result("ben", None))
        await over(store, result("ada", 1), produced=True)
        touched, ada, ben = sorted(
            await store.careers.lines("castaway"), key=lambda line: (not line.produced, line.id)
        )
        assert (touched.id, touched.seasons, touched.wins) == ("ada", 1, 1)
        assert ada == CareerLine(
            id="ada",
            name="Ada",
            persona=False,
            produced=False,
            seasons=2,
            wins=1,
            best=1,
            outlasted=0.8333,
            jury_votes=3,
            promises_kept=0,
            promises_broken=0,
            betrayals_given=1,
            betrayals_received=0,
            rating=ada.rating,
            uncertainty=ada.uncertainty,
        )
        assert (ben.seasons, ben.best, ben.outlasted, ben.promises_kept) == (2, 4, 0.0, 2)

    with_store(address, work, checked=False)


def test_ratings_follow_who_finished_before_whom_and_touched_seasons_are_rated_apart(
    address: str,
) -> None:
    async def work(store: Store) -> None:
        one = {"began_as": {"ada": "bot:a", "ben": "bot:b", "cleo": "bot:b"}}
        for _ in range(4):
            await over(store, result("ada", 1), result("ben", 2), result("cleo", None), **one)
        await over(store, result("ada", 4), result("ben", 1), produced=True)
        lines = {(line.id, line.produced): line for line in await store.careers.lines("castaway")}
        model = PlackettLuce()
        ada, ben = model.rating(), model.rating()
        for _ in range(4):
            (ada,), (ben,) = model.rate([[ada], [ben]], ranks=[1, 2])
        (loser,), (winner,) = model.rate([[model.rating()], [model.rating()]], ranks=[4, 1])
        expected = {
            ("ada", False): ada,
            ("ben", False): ben,
            ("ada", True): loser,
            ("ben", True): winner,
        }
        for key, rating in expected.items():
            assert lines[key].rating == pytest.approx(rating.mu, abs=0.01)
            assert lines[key].uncertainty == pytest.approx(rating.sigma, abs=0.01)
        assert ada.sigma < loser.sigma, "four seasons say more than one"
        assert lines["cleo", False].rating is None

    with_store(address, work, checked=False)


def test_ratings_come_from_the_newest_seasons(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(careers, "RATED_SEASONS", 1)

    async def work(store: Store) -> None:
        await over(
            store, result("ada", 1), result("ben", 2), created_at=datetime(2026, 1, 1, tzinfo=UTC)
        )
        await over(
            store, result("ada", 2), result("ben", 1), created_at=datetime(2026, 1, 2, tzinfo=UTC)
        )
        ratings = {line.id: line.rating or 0 for line in await store.careers.lines("castaway")}
        assert ratings["ada"] < 25 < ratings["ben"]

    with_store(sqlite, work, checked=False)


def test_a_season_is_counted_once_however_often_it_is_asked_for(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(*args: Any) -> list[SeatResult]:
        read.append("season")
        return [result("ada", 1)]

    monkeypatch.setattr(counting, "results_of", noted)

    async def work(store: Store) -> None:
        for _ in range(3):
            season = await create(store, short_season())
            await change(store, f"UPDATE season SET status = 'over' WHERE id = '{season}'")
        assert await count_results(store, 2) == 1
        assert await count_results(store) == await count_results(store) == 0

    with_store(address, work, checked=False)
    assert len(read) == 3


def test_two_processes_that_count_a_season_store_it_once(address: str) -> None:
    async def work(store: Store) -> None:
        season = await over(store, result("ada", 1))
        await store.careers.put(season, [result("ada", 1)], {}, False)
        assert (await counts(store))["career"] == 1

    with_store(address, work, checked=False)


def test_forks_and_archived_seasons_do_not_count_and_deleted_ones_leave_no_result(
    sqlite: str,
) -> None:
    async def work(store: Store) -> None:
        season = await over(store, result("ada", 1))
        archived = await over(store, result("ben", 1), archived=True)
        fork = await create(store, short_season())
        await change(
            store,
            f"UPDATE season SET status = 'over', parent = '{season}', forked_at = 0 "
            f"WHERE id = '{fork}'",
        )
        assert not await store.careers.uncounted()
        assert await seasons_of(store, None) == {"ada": 1}
        await store.seasons.delete(archived)
        assert [row.seat for row in await rows(store, "SELECT seat FROM career")] == ["ada"]

    with_store(sqlite, work, checked=False)


def test_a_seat_that_changed_hands_is_nobody_s_result(sqlite: str) -> None:
    async def work(store: Store) -> None:
        began_as = {"ada": "model:house", "ben": "bot:sensible"}
        await over(store, result("ada", 1), result("ben", 2), began_as=began_as)
        assert await seasons_of(store, None, "player") == {SEVERAL: 1, "bot:sensible": 1}
        assert await seasons_of(store, None, "model") == {}

    with_store(sqlite, work, checked=False)


async def producer(store: Store, name: str) -> str:
    return await store.database.write(lambda connection: new_producer(connection, name))


@pytest.mark.parametrize(
    ("columns", "is_seen"),
    [
        ({"viewers": "everybody"}, True),
        ({"viewers": "link"}, False),
        ({"viewers": "everybody", "broadcast": "never"}, False),
        ({"viewers": "everybody", "delay_minutes": 5}, False),
        ({"viewers": "everybody", "archived": True}, False),
    ],
)
def test_others_see_what_castaways_did_in_released_seasons_and_never_who_played_them(
    address: str, columns: dict[str, Any], is_seen: bool
) -> None:
    async def work(store: Store) -> None:
        owner = await producer(store, "owner")
        await over(store, result("ada", 1), owner=owner, **columns)
        own = {} if columns.get("archived") else {"ada": 1}
        assert await seasons_of(store, CareerReader(owner)) == own
        for reader in (CareerReader(None), CareerReader(await producer(store, "other"), True)):
            assert await seasons_of(store, reader) == ({"ada": 1} if is_seen else {})
            assert await seasons_of(store, reader, "player") == {}

    with_store(address, work, checked=False)


def test_a_released_season_is_kept_back_while_a_fork_of_it_goes_on(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await over(store, result("ada", 1), viewers="everybody")
        fork = await create(store, short_season())
        await change(store, f"UPDATE season SET root = '{season}' WHERE id = '{fork}'")
        assert await seasons_of(store, CareerReader(None)) == {}

    with_store(sqlite, work, checked=False)


def test_a_producer_who_plays_does_not_learn_of_the_season_s_secrets(sqlite: str) -> None:
    async def work(store: Store) -> None:
        owner = await producer(store, "owner")
        season = await over(store, result("ada", 1), owner=owner)
        await store.database.write(
            lambda connection: give_token(
                connection, "seat", "contestant", producer=owner, season=season, seat="ben"
            )
        )
        assert await seasons_of(store, CareerReader(owner)) == {}

    with_store(sqlite, work, checked=False)


def test_personas_of_producers_are_apart_from_castaways_of_the_same_name(sqlite: str) -> None:
    async def work(store: Store) -> None:
        owner, other = await producer(store, "owner"), await producer(store, "other")
        await change(
            store,
            "INSERT INTO persona (owner, id, body, created_at, changed_at) "
            f"VALUES ('{owner}', 'ada', '{{}}', '2026-01-01', '2026-01-01')",
        )
        await over(store, result("ada", 1), owner=owner)
        await over(store, result("ada", 2), owner=other)
        lines = await store.careers.lines("castaway")
        assert [(line.id, line.persona, line.wins) for line in lines] == [
            ("ada", True, 1),
            ("ada", False, 0),
        ]

    with_store(sqlite, work, checked=False)
