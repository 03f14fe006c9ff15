"""Raw replies: kept as they arrived without the key, shown to producers, and gone in time."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from showrunner.errors import WrongParameter
from showrunner.house_model import HouseModel
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.raw_reply import MAX_CHARACTERS, RawReply, keep_reply, reply_kept
from showrunner.running.costs import decisions_of
from showrunner.running.forking import fork
from showrunner.running.tidying import tidy
from showrunner.settings import REPLY_DAYS, reply_days
from showrunner.store import Store
from showrunner.store.calls import ERASED
from showrunner.store.retention import erase_texts
from showrunner.store.season_file import export_season, import_season
from tests.databases import with_store
from tests.models.acting import (
    SECONDS,
    drive,
    faulty,
    is_over,
    lines_to,
    models,
    profile,
)
from tests.models.test_client import PROMPT, client, completion, serving
from tests.models.test_keys import KEY, holds_key, spellings
from tests.store.short_season import create


async def played(store: Store, *faults: str) -> str:
    """A season of models that is over."""
    season = await create(store, models())
    async with HouseModel(faulty(*faults)) as house, lines_to(profile(house)) as lines:
        await drive(store, season, lines)
    await is_over(store, season)
    return season


async def replies(store: Store, season: str) -> dict[int, str | None]:
    """The raw replies of a season by the numbers of its calls."""
    calls = await store.calls.page(season, limit=100_000)
    return {call.number: await store.calls.reply(season, call.number) for call in calls}


@pytest.mark.usefixtures("hurried")
def test_the_reply_to_each_call_is_kept_as_it_arrived_also_an_unusable_one(address: str) -> None:
    async def work(store: Store) -> None:
        season = await played(store, "server_error=0.1", "malformed=0.1", "cut=0.1")
        kept = await replies(store, season)
        calls = {call.number: call for call in await store.calls.page(season, limit=100_000)}
        outcomes = {call.outcome for call in calls.values()}
        assert outcomes >= {"answered", "server_error", "malformed", "cut"}
        for number, call in calls.items():
            raw = kept[number]
            if call.outcome == "cut":
                continue  # as far as it came, which may be nothing
            assert raw is not None, call
            reply = json.loads(raw)
            if call.outcome == "server_error":
                assert reply["error"]
            else:
                assert reply["usage"]["completion_tokens"] == call.answer_tokens
                assert reply["choices"][0]["message"]
        cut = [kept[number] for number, call in calls.items() if call.outcome == "cut"]
        assert any(cut), "what came before the connection broke off is kept"

    with_store(address, work)


@pytest.mark.parametrize("spelling", spellings())
def test_S7_no_spelling_of_the_key_is_in_a_raw_reply(
    monkeypatch: pytest.MonkeyPatch, spelling: str
) -> None:
    monkeypatch.setenv("HOUSE_KEY", KEY)
    echoed = spellings()[spelling]

    async def work(status: int) -> str:
        async def echo(request: web.Request) -> web.Response:
            told = completion({"content": f"Your key is {echoed}."})
            told = told if status == 200 else json.dumps({"error": {"message": echoed}})
            return web.Response(text=told, status=status, content_type="application/json")

        async with serving(echo) as base_url:
            one = client(base_url, key="HOUSE_KEY")
            with reply_kept() as raw:
                try:
                    await one.complete(PROMPT, "text", 500)
                except Trouble:
                    assert status != 200
                finally:
                    await one.close()
            return raw.text

    for status in (200, 400):
        text = asyncio.run(work(status))
        assert "[key]" in text
        assert not holds_key(text) and echoed not in text


def test_a_reply_that_is_cut_or_not_text_brings_no_key_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOUSE_KEY", KEY)

    async def work(said: bytes) -> str:
        async def break_off(request: web.Request) -> web.StreamResponse:
            response = web.StreamResponse(headers={"content-length": "10000"})
            await response.prepare(request)
            await response.write(said)
            assert request.transport is not None
            request.transport.close()
            return response

        async with serving(break_off) as base_url:
            one = client(base_url, key="HOUSE_KEY")
            with reply_kept() as raw, pytest.raises(Trouble):
                await one.complete(PROMPT, "text", 500)
            await one.close()
            return raw.text

    assert asyncio.run(work(f"Your key is {KEY}".encode())) == "Your key is [key]"
    assert asyncio.run(work(f"Your key is {KEY}".encode("utf-16-le"))) == ""


def test_of_a_long_reply_the_beginning_and_the_end_are_kept() -> None:
    raw = RawReply()
    raw.keep(b"<" + b"x" * 3 * MAX_CHARACTERS + b">")
    assert len(raw.text) < MAX_CHARACTERS + 100
    assert raw.text[0] == "<" and raw.text[-1] == ">"
    assert f"{2 * MAX_CHARACTERS + 2:,} characters left out" in raw.text
    raw.keep("é".encode() + b"\xff")
    assert raw.text == "é\N{REPLACEMENT CHARACTER}"
    keep_reply(b"nobody collects it")
    assert raw.text != "nobody collects it"


@pytest.mark.parametrize("said", ["0", "30", "", "-1", "soon"])
def test_how_long_replies_are_kept_is_a_setting(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setenv(REPLY_DAYS, said)
    if said in ("-1", "soon"):
        with pytest.raises(WrongParameter, match="a number of days"):
            reply_days()
        return
    assert reply_days() == (float(said) if said else 30.0)
    if said == "30":
        return

    async def work(store: Store) -> None:
        season = await played(store)
        kept = [body for body in (await replies(store, season)).values() if body is not None]
        assert bool(kept) == (said != "0")
        if kept:
            assert await store.calls.delete_replies(1) == 0
            monkeypatch.setenv(REPLY_DAYS, "0")
            tidying = asyncio.create_task(tidy(store))
            async with asyncio.timeout(SECONDS):
                while any((await replies(store, season)).values()):
                    await asyncio.sleep(0.01)
            tidying.cancel()

    with_store(sqlite, work)


def test_replies_go_with_erased_words_and_with_their_season(address: str) -> None:
    async def work(store: Store) -> None:
        season, other = await played(store, "malformed=0.2"), await played(store)
        child = await fork(store, season, 20)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, child, lines)
        for erase in (_erase_one, _erase_all):
            before = await replies(store, other)
            await erase(store, child)
            assert not any((await replies(store, child)).values())
            assert not any((await replies(store, season)).values()), "of the same family"
            assert any(before.values()) and await replies(store, other) == before
            calls = await store.calls.page(season, limit=100_000)
            assert {call.again for call in calls} == {"", ERASED}
            assert {call.detail for call in calls} <= {"", ERASED}
        await store.seasons.delete(other)
        assert await store.calls.delete_replies(0) == 0, "they have gone with it"

    with_store(address, work)


async def _erase_one(store: Store, season: str) -> None:
    text = (await store.eraser.find(season, ""))[-1]
    await store.eraser.erase(season, text.seal)


async def _erase_all(store: Store, season: str) -> None:
    assert await erase_texts(store, season)


def test_an_exported_season_has_its_replies(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        season = await played(store)
        await export_season(store, season, tmp_path / "season.jsonl")
        copied = await import_season(store, tmp_path / "season.jsonl", copy=True)
        kept: dict[int, Any] = await replies(store, season)
        assert any(kept.values()) and await replies(store, copied) == kept
        assert await decisions_of(store, copied) == await decisions_of(store, season)

    with_store(sqlite, work)
