"""Export and import: a season comes back unchanged, and any other file is refused."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from showrunner.checking import check_lines
from showrunner.errors import FileMistake, Refused, VersionMismatch
from showrunner.formats.settings import Scheduled
from showrunner.running.fact_lines import fact_line
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.season_file import (
    export_season,
    fact_lines_of,
    import_season,
    is_season_file,
)
from tests.databases import with_store
from tests.store.short_season import create, short_season

STORY = "A storm takes the roof off the camp."


async def played(store: Store) -> str:
    told = Scheduled(order="event", when={"round": 1}, terms={"story": STORY})
    season = await create(store, short_season(schedule=[told]))
    await Runner(store, season).run(until_idle=True)
    await store.inbox.put(season, "late", "order", {"name": "event", "terms": {"story": "x"}})
    return season


async def lines_of(store: Store, season: str) -> list[bytes]:
    return [fact_line(told) for told in await store.past.facts(season)]


def test_a_season_comes_into_another_database_as_it_was(address: str, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "season.jsonl"

    async def out(store: Store) -> tuple[str, list[Any], list[bytes]]:
        season = await played(store)
        digest = await export_season(store, season, file)
        body, end = file.read_bytes().rsplit(b"\n", 2)[:2]
        assert digest == sha256(body + b"\n").hexdigest()
        assert msgspec.json.decode(end)["digest"] == digest
        row = await store.seasons.find(season)
        same = (row.format, row.title, row.luck, row.seed, row.head, row.facts, row.digest)
        return season, [*same, row.created_at, row.status], await lines_of(store, season)

    season, before, facts = with_store(address, out)

    async def into(store: Store) -> None:
        assert await import_season(store, file) == season
        row = await store.seasons.find(season)
        same = (row.format, row.title, row.luck, row.seed, row.head, row.facts, row.digest)
        assert [*same, row.created_at, row.status] == before
        assert await lines_of(store, season) == facts
        assert [one.terms["name"] for one in await store.inbox.waiting(season)] == ["event"]
        await Runner(store, season).attend()
        assert len(await store.past.facts(season)) == len(facts)

    with_store(str(tmp_path / "other.db"), into)


def test_a_fork_goes_with_all_its_past(address: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await played(store)
        row = await store.seasons.find(season)
        first = await fork(store, season, row.head // 3)
        second = await fork(store, first, row.head // 3, luck="fresh")
        await Runner(store, second).run(until_idle=True)
        await export_season(store, second, tmp_path / "fork.jsonl")
        copy = await import_season(store, tmp_path / "fork.jsonl", copy=True)
        alone = await store.seasons.find(copy)
        assert (alone.parent, alone.root, alone.forked_at) == (None, copy, None)
        assert await lines_of(store, copy) == await lines_of(store, second)
        assert await store.past.entries(copy) == await store.past.entries(second)
        await store.seasons.delete(second)
        again = await fork(store, copy, alone.head)
        assert (await store.seasons.find(again)).digest == alone.digest

    with_store(address, work)


def test_a_running_season_is_paused_where_it_comes_in(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await Runner(store, season).run(until_idle=True)
        assert (await store.seasons.find(season)).status == "running"
        await export_season(store, season, tmp_path / "season.jsonl")
        copy = await import_season(store, tmp_path / "season.jsonl", copy=True)
        assert (await store.seasons.find(copy)).status == "paused"
        asks = [row.id for row in await store.past.open_asks(season)]
        assert asks and [row.id for row in await store.past.open_asks(copy)] == asks

    with_store(sqlite, work)


def test_a_season_that_is_stored_already_is_refused(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season())
        await export_season(store, season, tmp_path / "season.jsonl")
        with pytest.raises(Refused, match=f"{season} is stored already.*--copy"):
            await import_season(store, tmp_path / "season.jsonl")

    with_store(sqlite, work)


def test_erased_words_do_not_go_out(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await played(store)
        found = await store.eraser.find(season, "storm takes")
        await store.eraser.erase(season, found[0].seal)
        await export_season(store, season, tmp_path / "season.jsonl")
        assert b"storm takes" not in (tmp_path / "season.jsonl").read_bytes()
        copy = await import_season(store, tmp_path / "season.jsonl", copy=True)
        await Runner(store, copy).attend()
        assert (await store.seasons.find(copy)).fault is None

    with_store(sqlite, work)


def test_the_facts_of_a_file_are_those_of_the_season(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await played(store)
        await export_season(store, season, tmp_path / "season.jsonl")
        assert is_season_file(tmp_path / "season.jsonl")
        assert not is_season_file(tmp_path / "nothing.jsonl")
        told = [msgspec.json.decode(line) for line in await lines_of(store, season)]
        lines = fact_lines_of(tmp_path / "season.jsonl")
        assert [msgspec.json.decode(line) for line in lines] == told
        assert not check_lines(lines).violations

    with_store(sqlite, work)


def exported(address: str, file: Path) -> list[bytes]:
    async def work(store: Store) -> None:
        await export_season(store, await played(store), file)

    with_store(address, work)
    return file.read_bytes().splitlines(keepends=True)


def sealed(lines: list[bytes]) -> bytes:
    """The lines with a digest that is right."""
    body = b"".join(lines[:-1])
    return body + msgspec.json.encode({"digest": sha256(body).hexdigest()}) + b"\n"


def changed(line: bytes, **columns: Any) -> bytes:
    plain = msgspec.json.decode(line)
    plain["row" if "row" in plain else "season"] |= columns
    return msgspec.json.encode(plain) + b"\n"


def test_a_file_that_is_not_whole_or_not_one_is_refused(sqlite: str, tmp_path: Path) -> None:
    lines = exported(sqlite, tmp_path / "good.jsonl")
    file = tmp_path / "bad.jsonl"
    newer = msgspec.json.encode({**msgspec.json.decode(lines[0]), "season_file": 2}) + b"\n"
    cases: list[tuple[bytes, type[Exception], str]] = [
        (b"", FileMistake, ":1: the file is not an exported season"),
        (b"hello\n", FileMistake, ":1: not a row"),
        (b'{"a":1}\n', FileMistake, ":1: the file is not an exported season"),
        (b"".join(lines[:-1]), FileMistake, "incomplete or was changed"),
        (b"".join(lines[:5] + lines[6:]), FileMistake, "incomplete or was changed"),
        (sealed([newer, *lines[1:]]), VersionMismatch, "version 2.*update Showrunner"),
        (sealed([changed(lines[0], head="many"), *lines[1:]]), FileMistake, ":1: .*'head'.*'many'"),
        (sealed([changed(lines[0], luck=None), *lines[1:]]), FileMistake, ":1: .*'luck'"),
        (sealed([changed(lines[0], created_at="soon"), *lines[1:]]), FileMistake, "'created_at'"),
        (
            sealed([lines[0], changed(lines[1], more=1), *lines[2:]]),
            FileMistake,
            ":2: .*not a row of",
        ),
        (sealed([lines[0], b'{"table":"x"}\n', *lines[1:]]), FileMistake, ":2: .*no table 'x'"),
    ]

    async def work(store: Store) -> None:
        for content, problem, message in cases:
            file.write_bytes(content)
            with pytest.raises(problem, match=message):
                await import_season(store, file, copy=True)
        with pytest.raises(FileMistake, match="cannot be read"):
            await import_season(store, tmp_path / "nothing.jsonl")
        with pytest.raises(FileMistake, match="cannot be written"):
            season = (await store.seasons.list())[0].id
            await export_season(store, season, Path("/proc/nothing/season.jsonl"))
        assert len(await store.seasons.list()) == 1

    with_store(sqlite, work)


def test_rows_that_the_database_refuses_leave_nothing(sqlite: str, tmp_path: Path) -> None:
    lines = exported(sqlite, tmp_path / "good.jsonl")
    doubled = sealed([*lines[:3], lines[2], *lines[3:]])
    (tmp_path / "bad.jsonl").write_bytes(doubled)

    async def work(store: Store) -> None:
        with pytest.raises(FileMistake, match="contradict each other"):
            await import_season(store, tmp_path / "bad.jsonl", copy=True)
        assert len(await store.seasons.list()) == 1

    with_store(sqlite, work)
