"""What is learned of an endpoint outlives a restart, for a day and for the same profile."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from showrunner.house_model import HouseModel, HouseSettings
from showrunner.players.llm.capabilities import Capabilities, Learned
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.refusals import ANSWER_TOKENS, SYSTEM, RequestRefusal
from showrunner.running import learned
from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import drive, models
from tests.store.looking import change, rows
from tests.store.short_season import create

LOOSE = HouseSettings(rungs=("json_object", "text"))
"""An endpoint that refuses the two stricter ways to ask for JSON."""


def process(folder: Path, house: HouseModel, **changed: object) -> Models:
    """The models of a process that was just started, with one profile for the house model."""
    profile = {"base_url": house.base_url, "model": "house", **changed}
    lines = "\n".join(
        f"{name} = {msgspec.json.encode(value).decode()}" for name, value in profile.items()
    )
    file = folder / "models.toml"
    file.write_text(f"[profiles.house]\n{lines}\n", encoding="utf-8")
    return Models(ModelSettings(file=str(file), hosts="127.0.0.1"))


async def forms_of_a_season(store: Store, process: Models) -> Sequence[str]:
    """The ways to ask (rungs) of the calls of a season that this process plays, in order."""
    await process.refresh(store)
    season = await create(store, models())
    try:
        await drive(store, season, process.lines)
    finally:
        await process.close(store)
    return [call.rung for call in await store.calls.page(season, limit=100_000)]


def test_the_next_process_begins_with_what_one_learned(address: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with HouseModel(LOOSE) as house:
            first = await forms_of_a_season(store, process(tmp_path, house))
            assert {"json_schema", "tool", "json_object"} == set(first)
            assert set(await forms_of_a_season(store, process(tmp_path, house))) == {"json_object"}

    with_store(address, work)


def test_after_a_day_everything_is_tried_again(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with HouseModel(LOOSE) as house:
            await forms_of_a_season(store, process(tmp_path, house))
            await change(store, "UPDATE endpoint SET since = '2026-01-01 00:00:00'")
            assert "json_schema" in await forms_of_a_season(store, process(tmp_path, house))
            (row,) = await rows(store, "SELECT since FROM endpoint")
            assert not str(row.since).startswith("2026-01-01")

    with_store(sqlite, work)


def test_a_running_process_tries_everything_again_too(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        async with HouseModel(LOOSE) as house:
            running = process(tmp_path, house)
            book = learned.LearnedBook(running.lines)
            line = running.lines.line("house")
            line.capabilities.failed("json_schema")
            line.capabilities.failed("json_schema")
            await book.write(store)
            assert line.rung == "tool"
            monkeypatch.setattr(learned, "FORGOTTEN_AFTER", timedelta(0))
            await book.write(store)
            assert line.rung == "json_schema"
            await running.lines.close()

    with_store(sqlite, work)


def test_a_changed_profile_begins_anew(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with HouseModel(LOOSE) as house:
            await forms_of_a_season(store, process(tmp_path, house))
            other = process(tmp_path, house, max_tokens=1000)
            assert "json_schema" in await forms_of_a_season(store, other)

    with_store(sqlite, work)


def test_all_that_is_learned_is_stored() -> None:
    profile = Profile(name="one", base_url="http://127.0.0.1/v1")
    known = Capabilities(profile)
    for parts, limit in (
        ({"temperature"}, None),
        ({SYSTEM}, None),
        ({ANSWER_TOKENS}, 900),
    ):
        refusal = RequestRefusal("unsupported", "", frozenset(parts), limit)
        known.learn(Trouble("unsupported", "", refusal=refusal), 100, 50)
    refusal = RequestRefusal("too_long", "", limit=4096, prompt_tokens=5000)
    known.learn(Trouble("too_long", "", refusal=refusal), 4000, 50)
    known.raise_answer_tokens(6000)
    known.limit_ignored()
    known.failed("json_schema")
    known.failed("json_schema")
    known.thinks = True
    again = Capabilities(profile)
    fresh = again.learned
    again.recall(msgspec.json.decode(msgspec.json.encode(known.learned), type=Learned))
    assert again.learned == known.learned
    same = [
        name
        for name in Learned.__struct_fields__
        if getattr(again.learned, name) == getattr(fresh, name)
    ]
    assert same == []
    assert again.rung_to_try() == "tool"  # not at once the one above


def test_a_window_that_the_endpoint_tells_replaces_the_stored_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with HouseModel() as house:
            running = process(tmp_path, house)
            profile = running.lines.profiles["house"]
            running.lines.recall(
                profile, msgspec.structs.replace(Capabilities(profile).learned, context=4096)
            )
            line = running.lines.line("house")
            await line.find_context()
            assert line.context == 4096  # the house model does not tell its window
            line.forget()
            assert line.context is None

            async def tells() -> int:
                return 32_768

            line.client.context = tells  # type: ignore[method-assign]
            line.capabilities.context = 4096
            await line.find_context()
            assert line.context == 32_768
            await running.lines.close()

    asyncio.run(work())
