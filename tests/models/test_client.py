"""The client: what an endpoint does, over real HTTP, is a reply or a trouble with a name."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest
from aiohttp import web

from showrunner.addresses import AllowedAddresses
from showrunner.errors import PlayerAway
from showrunner.house_model import HouseModel, HouseSettings, rates
from showrunner.players.llm import refusals
from showrunner.players.llm.client import ModelClient
from showrunner.players.llm.completions import Completion, Trouble, Usage
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.profile import RUNGS, Profile, Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.transport import MAX_REPLY_BYTES

SCHEMA = {
    "type": "object",
    "properties": {
        "thought": {"type": ["string", "null"], "description": "What you think."},
        "answer": {
            "type": "object",
            "properties": {"say": {"type": "string", "description": "What you say."}},
            "required": ["say"],
            "additionalProperties": False,
        },
    },
    "required": ["thought", "answer"],
    "additionalProperties": False,
}
PROMPT = Prompt("You are Ada. Answer in JSON.", "You talk with Ben. What do you say?", SCHEMA)
HERE = "127.0.0.1"


def client(base_url: str, **changed: Any) -> ModelClient:
    place = base_url.removesuffix("/v1")
    profile = Profile(name="one", base_url=base_url, model="m", **{"timeout": 5.0, **changed})
    return ModelClient(profile, AllowedAddresses(f"{place}, {HERE}"), Keys({profile.key: place}))


async def asked(base_url: str, rung: Rung = "json_schema", **changed: Any) -> Completion:
    """One request, by a client of its own."""
    one = client(base_url, **changed)
    try:
        return await one.complete(PROMPT, rung, 500)
    finally:
        await one.close()


def from_house(settings: HouseSettings, rung: Rung = "json_schema", **changed: Any) -> Completion:
    async def work() -> Completion:
        async with HouseModel(settings) as house:
            return await asked(house.base_url, rung, **changed)

    return asyncio.run(work())


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def from_server(handler: Handler, **changed: Any) -> Completion:
    """What comes of an endpoint that answers by this handler."""

    async def work() -> Completion:
        async with serving(handler) as base_url:
            return await asked(base_url, **changed)

    return asyncio.run(work())


@asynccontextmanager
async def serving(complete: Handler, models: Handler | None = None) -> AsyncIterator[str]:
    """The address of an endpoint that answers by these handlers."""
    app = web.Application()
    app.router.add_post("/v1/chat/completions", complete)
    if models is not None:
        app.router.add_get("/v1/models", models)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, HERE, 0).start()
    try:
        yield f"http://{HERE}:{runner.addresses[0][1]}/v1"
    finally:
        await runner.cleanup()


def body(given: bytes | str, status: int = 200, headers: Any = None) -> Handler:
    async def handler(request: web.Request) -> web.Response:
        raw = given if isinstance(given, bytes) else given.encode()
        return web.Response(
            body=raw, status=status, headers=headers, content_type="application/json"
        )

    return handler


def completion(message: Any, usage: Any = None, finish: Any = "stop") -> str:
    choice = {"index": 0, "message": message, "finish_reason": finish}
    return json.dumps({"choices": [choice], "usage": usage, "model": "m-1"})


def test_a_reply_is_read_with_what_it_used() -> None:
    reply = from_house(HouseSettings())
    assert json.loads(reply.text).keys() == {"thought", "answer"}
    assert not reply.refused
    assert not reply.truncated
    assert reply.usage.prompt > 20
    assert reply.usage.answer > reply.usage.thinking == 0
    assert reply.model == "m"


@pytest.mark.parametrize("rung", RUNGS)
def test_each_rung_brings_a_text(rung: Rung) -> None:
    assert from_house(HouseSettings(), rung).text.strip()


@pytest.mark.parametrize("rung", RUNGS[:3])
def test_a_rung_that_an_endpoint_does_not_know_is_rejected(rung: Rung) -> None:
    with pytest.raises(Trouble, match="not supported") as told:
        from_house(HouseSettings(rungs=("text",)), rung)
    assert told.value.outcome == "unsupported"
    assert told.value.refusal.parts == {refusals.SCHEMA}
    assert not told.value.is_the_endpoints


@pytest.mark.parametrize(
    ("fault", "outcome", "retry_after"),
    [
        ("rate_limit", "rate_limited", 3.0),
        ("server_error", "server_error", None),
        ("time_out", "timeout", None),
        ("cut", "cut", None),
    ],
)
def test_each_fault_of_an_endpoint_has_its_name(
    fault: str, outcome: str, retry_after: float | None
) -> None:
    settings = HouseSettings(faults=rates([f"{fault}=1"]), retry_after=3)
    with pytest.raises(Trouble) as told:
        from_house(settings, timeout=0.3 if outcome == "timeout" else 5.0)
    assert (told.value.outcome, told.value.retry_after) == (outcome, retry_after)
    assert told.value.is_the_endpoints


@pytest.mark.parametrize(
    ("fault", "refused", "truncated", "empty"),
    [("empty", 0, 0, 1), ("refusal", 1, 0, 1), ("truncated", 0, 1, 0), ("malformed", 0, 0, 0)],
)
def test_a_bad_answer_is_a_reply_that_says_how(
    fault: str, refused: bool, truncated: bool, empty: bool
) -> None:
    reply = from_house(HouseSettings(faults=rates([f"{fault}=1"])))
    assert (reply.refused, reply.truncated, not reply.text) == (refused, truncated, empty)


def test_an_answer_that_was_filtered_says_so() -> None:
    reply = from_server(body(completion({"content": ""}, finish="content_filter")))
    assert reply.filtered
    assert not reply.refused


PARTS = [{"type": "thinking", "thinking": [{"type": "text", "text": "Hm"}]}, {"text": "Ben."}]


@pytest.mark.parametrize(
    ("message", "finish", "text"),
    [
        ({"content": PARTS}, "stop", "Ben."),
        ({"content": []}, "stop", ""),
        ({"content": "Ben.", "reasoning_content": "Why Ben?"}, "stop", "Ben."),
        ({"content": None, "reasoning_content": "Ben."}, "stop", "Ben."),
        ({"content": "", "reasoning": "Ben."}, "stop", "Ben."),
        ({"content": "", "reasoning_content": "Why Ben?"}, "length", ""),
        ({"content": "", "reasoning_content": {"steps": []}}, "stop", ""),
    ],
    ids=str,
)
def test_an_answer_is_found_in_parts_and_among_thoughts(
    message: Any, finish: str, text: str
) -> None:
    assert from_server(body(completion(message, finish=finish))).text == text


DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "no JSON",
        "null",
        "[]",
        "{}",
        '{"choices": []}',
        '{"choices": null}',
        '{"choices": [{}]}',
        '{"choices": [{"message": null}]}',
        '{"choices": [{"message": {"content": 7}}]}',
        '{"choices": [{"message": {"content": ["a"]}}]}',
        '{"choices": [{"message": {"tool_calls": {}}}]}',
        '{"choices": ' + DEEP + "}",
        '{"usage": ' + DEEP + ', "choices": []}',
        '{"choices": [], "usage": {"prompt_tokens": 1e13119}}',
        b"\xff\xfe\x00\x80",
        b'{"choices": [{"message": {"content": "\xff\xfe"}}]}',
        b'{"choices": [{"message": {"content": "a',
        b"<html>It works!</html>",
    ],
    ids=lambda raw: ascii(raw[:40]),
)
def test_what_is_no_reply_of_a_chat_endpoint_is_cut(raw: bytes | str) -> None:
    with pytest.raises(Trouble) as told:
        from_server(body(raw))
    assert told.value.outcome == "cut"


@pytest.mark.parametrize(
    ("usage", "counted"),
    [
        (None, Usage()),
        ([], Usage()),
        ("many", Usage()),
        ({"prompt_tokens": -5, "completion_tokens": "9"}, Usage()),
        ({"prompt_tokens": 10**30, "completion_tokens": 1.5}, Usage()),
        ({"prompt_tokens": 5, "prompt_tokens_details": None}, Usage(prompt=5)),
        (
            {"prompt_tokens": 5, "prompt_tokens_details": {"cached_tokens": None}},
            Usage(prompt=5),
        ),
        ({"completion_tokens": 5, "completion_tokens_details": 3}, Usage(answer=5)),
        (
            {"completion_tokens": 5, "completion_tokens_details": {"reasoning_tokens": 4}},
            Usage(answer=5, thinking=4),
        ),
    ],
    ids=str,
)
def test_tokens_are_counted_where_they_are_numbers(usage: Any, counted: Usage) -> None:
    assert from_server(body(completion({"content": "Hm."}, usage))).usage == counted


@pytest.mark.parametrize("number", ["1e13119", "-1e13119", "9" * 5000, "1" + "0" * 400 + ".5"])
def test_a_number_without_end_in_what_it_used_crashes_nothing(number: str) -> None:
    usage = '{"prompt_tokens": NUMBER}'.replace("NUMBER", number)
    raw = completion({"content": "Hm."}, "USAGE").replace('"USAGE"', usage)
    try:
        assert from_server(body(raw)).usage == Usage()
    except Trouble as trouble:
        assert trouble.outcome == "cut"


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        ({"message": "with status 200"}, "server_error"),
        ("a text", "server_error"),
        ({"message": "Provider returned error", "code": 502}, "server_error"),
        ({"message": "Slow down", "code": 429}, "rate_limited"),
        ({"message": "No auth credentials found", "code": 401}, "denied"),
    ],
    ids=str,
)
@pytest.mark.parametrize("choices", [None, [], [{"message": None}]], ids=str)
def test_an_error_with_status_200_is_one(error: Any, choices: Any, outcome: str) -> None:
    with pytest.raises(Trouble) as told:
        from_server(body(json.dumps({"error": error, "choices": choices})))
    assert told.value.outcome == outcome


def test_a_connection_that_ends_before_there_is_an_answer_is_cut() -> None:
    async def hanging_up(request: web.Request) -> web.Response:
        assert request.transport is not None
        request.transport.close()
        return web.Response()

    with pytest.raises(Trouble) as told:
        from_server(hanging_up)
    assert told.value.outcome == "cut"


def test_a_body_without_an_end_is_left_off() -> None:
    sent = 0

    async def endless(request: web.Request) -> web.StreamResponse:
        nonlocal sent
        response = web.StreamResponse(headers={"Content-Type": "application/json"})
        await response.prepare(request)
        await response.write(b'{"choices": "')
        while request.transport is not None and sent < 50 * MAX_REPLY_BYTES:
            await response.write(b"x" * 65536)
            sent += 65536
        return response

    with pytest.raises(Trouble, match="bytes") as told:
        from_server(endless)
    assert told.value.outcome == "cut"
    assert sent < 10 * MAX_REPLY_BYTES


def test_what_was_packed_unasked_is_not_unpacked() -> None:
    asked_for = []

    async def packed(request: web.Request) -> web.Response:
        asked_for.append(request.headers.get("Accept-Encoding"))
        raw = gzip.compress(completion({"content": "x" * 10_000_000}).encode())
        headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
        return web.Response(body=raw, headers=headers)

    with pytest.raises(Trouble) as told:
        from_server(packed)
    assert told.value.outcome == "cut"
    assert asked_for == ["identity"]


def test_an_endpoint_is_not_given_its_cookies_back() -> None:
    sent_back = []

    async def marking(request: web.Request) -> web.Response:
        sent_back.append(request.headers.get("Cookie"))
        response = web.Response(text=completion({"content": "Hm."}))
        response.set_cookie("known", "you", domain=HERE)
        response.set_cookie("known_here", "you")
        return response

    async def work() -> None:
        async with serving(marking) as base_url:
            one = client(base_url)
            for _ in range(2):
                await one.complete(PROMPT, "text", 100)
            await one.close()

    asyncio.run(work())
    assert sent_back == [None, None]


def test_a_body_that_comes_in_drops_is_given_up_in_time() -> None:
    async def drops(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "application/json"})
        await response.prepare(request)
        while request.transport is not None:
            await response.write(b" ")
            await asyncio.sleep(0.02)
        return response

    with pytest.raises(Trouble) as told:
        from_server(drops, timeout=0.3)
    assert told.value.outcome == "timeout"


def in_a_while(seconds: float) -> str:
    return format_datetime(datetime.now(UTC) + timedelta(seconds=seconds), usegmt=True)


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize(
    ("headers", "least", "most"),
    [
        ({"Retry-After": "7"}, 7, 7),
        ({"Retry-After": "0.5"}, 0.5, 0.5),
        ({"Retry-After-Ms": "250"}, 0.25, 0.25),
        ({"Retry-After-Ms": "250", "Retry-After": "9"}, 0.25, 0.25),
        ({"Retry-After": "-3"}, 0, 0),
        ({"Retry-After": "99999999999"}, 99999999999, 99999999999),
        ({"Retry-After": "in an hour"}, 3000, 3600),
        ({"Retry-After": "an hour ago"}, 0, 0),
    ],
    ids=str,
)
def test_when_to_try_again_is_read(
    status: int, headers: dict[str, str], least: float, most: float
) -> None:
    times = {"in an hour": 3600.0, "an hour ago": -3600.0}
    sent = {
        name: in_a_while(times[value]) if value in times else value
        for name, value in headers.items()
    }
    with pytest.raises(Trouble) as told:
        from_server(body("{}", status, sent))
    assert told.value.retry_after is not None
    assert least <= told.value.retry_after <= most


@pytest.mark.parametrize(
    "told", ["", "soon", "1e999", "inf", "nan", "-inf", "9" * 400, "1;2", "Sun, 99 Foo 2026"]
)
def test_when_to_try_again_is_unknown_where_it_is_nonsense(told: str) -> None:
    with pytest.raises(Trouble) as trouble:
        from_server(body("{}", 429, {"Retry-After": told}))
    assert trouble.value.retry_after is None


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (301, "rejected"),
        (307, "rejected"),
        (400, "rejected"),
        (401, "denied"),
        (403, "denied"),
        (404, "denied"),
        (408, "server_error"),
        (409, "server_error"),
        (413, "too_long"),
        (422, "rejected"),
        (429, "rate_limited"),
        (500, "server_error"),
        (501, "unsupported"),
        (502, "server_error"),
        (529, "server_error"),
    ],
)
def test_each_status_has_its_outcome(status: int, outcome: str) -> None:
    with pytest.raises(Trouble) as told:
        from_server(body("{}", status, {"Location": "http://10.0.0.1/"}))
    assert told.value.outcome == outcome


@pytest.mark.parametrize(
    "said",
    ["", "{", '{"error": "a text"}', '{"error": {"message": 7}}', "[1]", b"\xff", '"x"', DEEP],
    ids=lambda said: ascii(said[:20]),
)
def test_whatever_an_error_says_it_is_told(said: bytes | str) -> None:
    with pytest.raises(Trouble) as told:
        from_server(body(said, 500))
    assert told.value.outcome == "server_error"
    assert len(told.value.detail) < 300


def test_a_key_is_sent_and_never_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THE_KEY", "sk-black-stone")
    settings = HouseSettings(api_key="sk-black-stone")
    assert from_house(settings, key="THE_KEY").text
    monkeypatch.setenv("THE_KEY", "sk-white-stone")
    with pytest.raises(Trouble) as told:
        from_house(settings, key="THE_KEY")
    assert "stone" not in str(told.value)
    monkeypatch.delenv("THE_KEY")
    with pytest.raises(PlayerAway, match="THE_KEY"):
        from_house(settings, key="THE_KEY")


def test_an_endpoint_that_is_not_there_cannot_be_reached() -> None:
    async def work() -> None:
        async with HouseModel() as house:
            gone = house.base_url
        with pytest.raises(Trouble) as told:
            await asked(gone)
        assert told.value.outcome == "unreachable"

    asyncio.run(work())


def test_S8_an_endpoint_that_is_not_allowed_is_not_connected_to() -> None:
    async def work() -> None:
        async with HouseModel() as house:
            profile = Profile(name="one", base_url=house.base_url, model="m")
            one = ModelClient(profile, AllowedAddresses("https://models.example.org"), Keys({}))
            with pytest.raises(Trouble) as told:
                await one.complete(PROMPT, "text", 100)
            await one.close()
            assert told.value.outcome == "unreachable"
            assert house.stats.requests == 0

    asyncio.run(work())


def test_a_call_that_is_withdrawn_ends_at_the_endpoint_too() -> None:
    async def work() -> None:
        async with HouseModel(HouseSettings(latency=60)) as house:
            one = client(house.base_url)
            call = asyncio.create_task(one.complete(PROMPT, "json_schema", 100))
            while not house.stats.in_flight:
                await asyncio.sleep(0.005)
            call.cancel()
            while house.stats.in_flight:
                await asyncio.sleep(0.005)
            await one.close()
            assert call.cancelled()

    asyncio.run(asyncio.wait_for(work(), 10))
