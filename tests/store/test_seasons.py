"""The catalogue of seasons."""

from __future__ import annotations

import msgspec
import pytest

from showrunner.errors import OrderRefused, Refused, UnknownSeason, VersionMismatch, WrongParameter
from showrunner.formats.settings import Scheduled
from showrunner.kernel import luck_from_seed
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.models import Base
from showrunner.store.pictures import Picture, keep_portraits
from tests.databases import with_store
from tests.store.looking import change, counts, rows
from tests.store.short_season import SEED, create, short_season

STORY = "Rain that nobody had foreseen."
OF_A_SEASON = ["season"] + [
    name for name, table in Base.metadata.tables.items() if "season" in table.primary_key.columns
]
RAIN = Scheduled(order="event", when={"round": 2}, terms={"story": STORY})


def test_a_new_season_is_ready_and_has_its_seats(address: str) -> None:
    async def work(store: Store) -> None:
        settings = short_season(players={"ada": "outside"})
        season = await create(store, settings, deadlines='{"vote":60}')
        row = await store.seasons.find(season)
        assert (row.status, row.head, row.facts, row.epoch) == ("ready", -1, 0, 0)
        assert (row.root, row.parent, row.forked_at) == (season, None, None)
        assert (row.luck, row.seed, row.title) == (luck_from_seed(SEED), SEED, settings.title)
        assert row.deadlines == '{"vote":60}'
        assert row.created_at.utcoffset() is not None
        assert await store.seasons.players(season) == dict(settings.players)
        assert await store.seasons.settings(season) == settings

    with_store(address, work)


def test_a_season_is_found_by_the_beginning_of_its_id(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        for length in (1, 8, 32):
            assert (await store.seasons.find(season[:length])).id == season
        for name in ("", "%", "_" * 32, "x", season + "0"):
            with pytest.raises(UnknownSeason):
                await store.seasons.find(name)

    with_store(address, work)


def test_a_beginning_that_fits_several_is_refused_with_their_ids(address: str) -> None:
    async def work(store: Store) -> None:
        for season in ("aa1", "aa2", "ab"):
            made = await create(store, short_season())
            await change(
                store,
                "DELETE FROM seat",
                f"UPDATE season SET id = '{season}', root = '{season}' WHERE id = '{made}'",
            )
        assert (await store.seasons.find("aa1")).id == "aa1"
        assert (await store.seasons.find("ab")).id == "ab"
        with pytest.raises(UnknownSeason, match="it could be aa1, aa2"):
            await store.seasons.find("aa")

    with_store(address, work)


def test_a_whole_id_is_found_though_others_begin_with_it(address: str) -> None:
    async def work(store: Store) -> None:
        for season in ("aa", "aab"):
            made = await create(store, short_season())
            await change(
                store, "DELETE FROM seat", f"UPDATE season SET id = '{season}' WHERE id = '{made}'"
            )
        assert (await store.seasons.find("aa")).id == "aa"

    with_store(address, work)


def test_seasons_are_listed_the_newest_first_without_the_archived(address: str) -> None:
    async def work(store: Store) -> None:
        seasons = [await create(store, short_season()) for _ in range(3)]
        await store.seasons.archive(seasons[1])

        async def listed(archived: bool = False) -> list[str]:
            return [row.id for row in await store.seasons.list(archived)]

        assert await listed() == [seasons[2], seasons[0]]
        assert await listed(archived=True) == seasons[::-1]
        assert list(await store.seasons.with_status("ready")) == [seasons[0], seasons[2]]
        assert list(await store.seasons.with_status("running", "over")) == []
        assert (await store.seasons.find(seasons[1])).archived
        await store.seasons.archive(seasons[1], archived=False)
        assert await listed() == seasons[::-1]

    with_store(address, work)


def test_a_deleted_season_leaves_no_row(address: str) -> None:
    async def work(store: Store) -> None:
        kept = await create(store, short_season())
        await Runner(store, kept).run()
        before = await counts(store)
        season = await create(store, short_season(schedule=[RAIN], players={"ada": "outside"}))
        await store.inbox.put(season, "key", "order", {"name": "event", "terms": {"story": STORY}})
        await Runner(store, season).run(until_idle=True)
        await change(
            store,
            "INSERT INTO token (id, hash, kind, role, season, label, created_at) "
            f"VALUES ('t', 'h', 'token', 'viewer', '{season}', '', '2026-01-01 00:00:00')",
            f"INSERT INTO contact (season, seat, secret) VALUES ('{season}', 'ada', '')",
            "INSERT INTO reminder (season, ask, way, what, sent_at) "
            f"VALUES ('{season}', 'ask', 'email', 'due', '2026-01-01 00:00:00')",
            'INSERT INTO "call" (season, number, ask, seat, kind, entry, episode, profile, model, '
            "rung, again, templates, prompt, prompt_tokens, cached_tokens, answer_tokens, "
            "thinking_tokens, cost, latency, outcome, detail, at) "
            f"VALUES ('{season}', 1, 'ask', 'ada', 'kind', 0, 1, 'p', 'm', 'text', '', 't', 'h', "
            "0, 0, 0, 0, 0, 0, 'answered', '', '2026-01-01 00:00:00')",
            "INSERT INTO reply (season, number, body, at) "
            f"VALUES ('{season}', 1, 'body', '2026-01-01 00:00:00')",
            "INSERT INTO episode (season, number, told, profile, prompt_tokens, answer_tokens, "
            f"cost, at) VALUES ('{season}', 1, '{{}}', 'p', 0, 0, 0, '2026-01-01 00:00:00')",
            "INSERT INTO career (season, seat, name, player, model, produced, place, among, won, "
            "jury_votes, promises_kept, promises_broken, betrayals_given, betrayals_received) "
            f"VALUES ('{season}', 'ada', 'Ada', 'bot', '', false, 1, 2, true, 0, 0, 0, 0, 0)",
            f"INSERT INTO forecast (season, what, entry, body) VALUES ('{season}', 'swing', 1, '')",
            "INSERT INTO director (season, mode, brief, cost, calls) "
            f"VALUES ('{season}', 'direct', '', 0, 0)",
            'INSERT INTO director_move (season, number, stop, round, director, "order", terms, '
            "reason, state, detail, calls, cost, at) VALUES "
            f"('{season}', 1, 1, 1, 'm', '', '{{}}', '', 'nothing', '', 1, 0, "
            "'2026-01-01 00:00:00')",
        )
        portrait = Picture("0" * 64, "image/webp", b"RIFF")
        await store.database.write(
            lambda connection: keep_portraits(connection, season, {"ada": portrait})
        )
        after = await counts(store)
        assert all(after[table] > before[table] for table in OF_A_SEASON)
        await store.seasons.delete(season)
        assert await counts(store) == before
        with pytest.raises(UnknownSeason):
            await store.seasons.find(season)

    with_store(address, work)


def test_a_season_is_deleted_after_its_forks_only(address: str) -> None:
    async def work(store: Store) -> None:
        first = await create(store, short_season())
        await Runner(store, first).run()
        second = await fork(store, first, 10)
        third = await fork(store, second, 5)
        for season, heir in ((first, second), (second, third)):
            before = await counts(store)
            with pytest.raises(Refused, match=heir):
                await store.seasons.delete(season)
            assert await counts(store) == before
        for season in (third, second, first):
            await store.seasons.delete(season)
        assert set((await counts(store)).values()) == {0}

    with_store(address, work)


def test_the_texts_of_a_schedule_lie_beside_the_settings(address: str) -> None:
    async def work(store: Store) -> None:
        settings = short_season(schedule=[RAIN])
        season = await create(store, settings)
        row = await store.seasons.find(season)
        assert STORY not in row.settings
        (text,) = await rows(store, "SELECT * FROM text")
        assert (text.entry, text.words) == (0, STORY)
        back = await store.seasons.settings(season)
        assert str(back.schedule[0].terms["story"]) == STORY
        assert msgspec.structs.replace(back, schedule=settings.schedule) == settings
        await Runner(store, season).run()
        bodies = await rows(store, "SELECT body FROM fact UNION ALL SELECT body FROM journal")
        assert not any(STORY in body for (body,) in bodies)

    with_store(address, work)


def test_a_castaway_whom_nobody_plays_is_refused(address: str) -> None:
    async def work(store: Store) -> None:
        for players in ({"ben": ""}, {"dee": ""}):
            with pytest.raises(WrongParameter, match="nobody plays"):
                await create(store, short_season(players=players))
        nobody = msgspec.structs.replace(short_season(), players={})
        with pytest.raises(WrongParameter, match="nobody plays 'ada'"):
            await create(store, nobody)
        assert await store.seasons.list() == []

    with_store(address, work)


def test_settings_that_no_season_can_be_played_with_are_refused(sqlite: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(WrongParameter):
            await create(store, short_season(parameters={"finalists": 77}))
        with pytest.raises(WrongParameter):
            await create(store, short_season(cast=("ada", "ben")))
        with pytest.raises(OrderRefused):
            await create(store, short_season(schedule=[Scheduled(order="nothing", when={})]))
        with pytest.raises(VersionMismatch):
            await create(store, msgspec.structs.replace(short_season(), version=99))
        assert await store.seasons.list() == []

    with_store(sqlite, work)


def test_a_player_is_set_for_one_seat_of_one_season(address: str) -> None:
    async def work(store: Store) -> None:
        one, other = [await create(store, short_season()) for _ in range(2)]
        await store.seasons.set_player(one, "ben", "outside")
        assert await store.seasons.players(one) == {**short_season().players, "ben": "outside"}
        assert await store.seasons.players(other) == dict(short_season().players)

    with_store(address, work)


def test_there_are_no_settings_of_a_season_that_is_not_there(sqlite: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(UnknownSeason):
            await store.seasons.settings("nothing")

    with_store(sqlite, work)
