"""Hostile requests are refused before they are parsed, and delay nobody else."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest

from showrunner.api import cast, seasons
from showrunner.api.json_limits import MAX_DEPTH, MAX_DIGITS, MAX_QUOTES, MAX_VALUES, verify_json
from showrunner.errors import WrongParameter
from showrunner.running.live import LiveSeason
from tests.api.serving import SIX, Client, House, served
from tests.files.cards import chunk, picture
from tests.files.test_toml_limits import HEAD, TOO_MUCH

JSON = {"Content-Type": "application/json"}
EVENT: dict[str, Any] = {"order": "event", "when": {"round": 2}, "terms": {"story": "x"}}
DEEP: Any = []
for _ in range(MAX_DEPTH + 1):
    DEEP = [DEEP]

SEASONS: dict[str, Any] = {
    # Bodies of POST /seasons: each asks for more than is read of one.
    **{f"toml: {name}": {"toml": text} for name, (text, _) in TOO_MUCH.items()},
    "toml: a number": {"toml": f"{HEAD}cast = {'9' * 5000}"},
    "toml: a float": {"toml": f"{HEAD}cast = 1{'_1' * 5000}"},
    "toml: an open text": {"toml": '"""' + '\\"""' * 20_000},
    "deep parameters": {**SIX, "parameters": {"finalists": DEEP}},
    "deep terms": {**SIX, "schedule": [{**EVENT, "terms": {"story": DEEP}}]},
    "a long list": {**SIX, "parameters": {"finalists": [1] * (MAX_VALUES + 1)}},
    "many texts": {**SIX, "parameters": {"finalists": [""] * (MAX_VALUES + 1)}},
    "many terms": {**SIX, "schedule": [{**EVENT, "terms": {f"t{at}": 1 for at in range(30_000)}}]},
    "many orders": {**SIX, "schedule": [EVENT] * 201},
    "a long text": {**SIX, "schedule": [{**EVENT, "terms": {"story": "x" * 5001}}]},
    "a long number": {**SIX, "parameters": {"finalists": 10**MAX_DIGITS}},
    "a cast": {"format": "survivor", "cast": ["ama"] * 12_000},
}


def test_s6_a_season_that_asks_for_too_much_is_refused_with_the_reason(sqlite: str) -> None:
    async def work(house: House) -> None:
        for name, body in SEASONS.items():
            refused = await house.producer.post("seasons", body)
            assert refused.status == 422, (name, refused.body[:300])
            assert refused.json["detail"], name
            assert len(refused.body) < 5000, name
            assert (await house.nobody.get("/health")).status == 200, name
        assert (await house.producer.get("seasons")).good()["seasons"] == []

    served(sqlite, work)


LONGEST = 200_000
BODIES = {
    "lists": b"[" * LONGEST,
    "objects": b'{"a":' * LONGEST,
    "texts": b'["' + b'","' * LONGEST + b'"]',
    "escaped quotes": b'"' + b'\\"' * LONGEST,
    "digits": b"9" * LONGEST,
    "numbers": b"9," * LONGEST,
    "deep": b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1),
}


@pytest.mark.parametrize("name", BODIES)
def test_s6_a_body_is_counted_before_it_is_parsed(name: str) -> None:
    with pytest.raises(WrongParameter) as refused:
        verify_json(BODIES[name])
    assert any(map(str.isdigit, refused.value.right)), "how much would be right is not said"


@pytest.mark.parametrize(
    "body",
    [
        b"[" * MAX_DEPTH + b"]" * MAX_DEPTH,
        b'{"a": "' + b"[{,9" * 50_000 + b'"}',
        b'{"a": "\\\\", "b": "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}',
        b'"' + b'\\"' * (MAX_QUOTES - 2) + b'"',
        json.dumps([0.1234567890123456, -(2**63), 1e300]).encode(),
    ],
)
def test_s6_what_stands_in_a_text_does_not_count(body: bytes) -> None:
    verify_json(body)


def test_s6_every_route_that_reads_json_refuses_what_cannot_be_read(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=3600)
        contestant = await house.contestant(season, "ama")
        routes: list[tuple[Client, str, str]] = [
            (house.nobody, "POST", "session"),
            (house.operator, "POST", "producers"),
            (house.producer, "POST", "cast"),
            (house.producer, "POST", f"seasons/{season}/orders"),
            (house.producer, "PATCH", f"seasons/{season}"),
            (house.producer, "PUT", f"seasons/{season}/parameters/finalists"),
            (contestant, "POST", f"seasons/{season}/asks/1/answer"),
            (contestant, "POST", f"seasons/{season}/asks/1/check"),
            (contestant, "POST", f"seasons/{season}/seat/notes"),
        ]
        long = b"[" + b"0," * MAX_VALUES + b"0]"
        for client, method, path in routes:
            for body, status in (
                (b'{"x": %s}' % long, 422),
                (b'{"x": "\\ud800"}', 422),
                (b'{"x": ' + b"9" * 30 + b"}", 422),
                (b'{"x": "\xff"}', 400),
            ):
                refused = await client.ask(method, path, body, headers=JSON)
                assert refused.status == status, (path, body[:20], refused.body)
                assert refused.headers["Content-Type"] == "application/problem+json"
            text = await client.ask(method, path, b"{}", headers={"Content-Type": "text/plain"})
            assert text.status == 415, path

    served(sqlite, work)


def test_s6_what_may_take_long_runs_beside_the_event_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: dict[str, bool] = {}

    def noted(module: Any, name: str) -> None:
        """Make a function record whether it runs in the event loop's thread."""
        work = getattr(module, name)

        def run(*given: Any, **named: Any) -> Any:
            threads[name] = threading.current_thread() is threading.main_thread()
            return work(*given, **named)

        monkeypatch.setattr(module, name, run)

    for module, name in (
        (seasons, "settings_of"),
        (seasons, "new_season"),
        (cast, "convert_picture"),
        (cast, "_read_upload"),
        (LiveSeason, "replay"),
    ):
        noted(module, name)

    async def work(house: House) -> None:
        (await house.producer.post("cast", {"name": "Zora"})).good()
        (await house.producer.put("cast/zora/picture", picture("PNG"))).good()
        (await house.producer.post("cast/import", b'{"name": "Wren"}')).good()
        season = await house.season(start=True)
        await house.over(season)
        (await house.producer.post(f"seasons/{season}/forks", {"at": 5})).good()

    served(sqlite, work)
    assert threads == dict.fromkeys(
        ("settings_of", "new_season", "convert_picture", "_read_upload", "replay"), False
    )


def test_s6_a_card_with_too_many_chunks_is_refused(sqlite: str) -> None:
    async def work(house: House) -> None:
        whole = picture("PNG")
        many = whole[:33] + chunk(b"tEXt", b"") * 30_000 + whole[33:]
        refused = await house.producer.post("cast/import", many)
        assert (refused.status, "chunks" in refused.json["detail"]) == (422, True)

    served(sqlite, work)
