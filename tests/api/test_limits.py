"""Everything that can be sent has a limit, and every response has security headers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import yarl

from showrunner.api import bodies
from showrunner.api.app import MAX_BODY_BYTES
from showrunner.api.cast import MAX_UPLOAD_BYTES
from showrunner.api.middleware import SECURITY
from showrunner.api.orders import MAX_ORDER_BYTES
from showrunner.api.request_checks import JSON
from tests.api.serving import SECONDS, SIX, House, served
from tests.api.test_roles import rows

FREE = {
    # Plain data that something else reads against its own limits.
    "parameters": "the game's parameters",
    "schedule/[]/when": "formats/schedule.py",
    "schedule/[]/terms": "the game's orders; api/order_intake.py for texts",
    "terms": "the game's orders; api/order_intake.py for texts",
    "when/where": "the fields of facts",
    "where": "the fields of facts",
    "value": "the game's parameters",
    "answer": "the decision's form",
    "thought": "formats/thoughts.py",
    "settings": "players/llm/profile.py",
    "query type/[]": "must be the name of a fact",
    "POST /api/v1/cast/import": "files/card_files.py",
}
Schema = Mapping[str, Any]


def unlimited(schema: Schema, way: str, all_schemas: Schema) -> Iterator[str]:
    """The parts of a schema without a limit of length or value."""
    if "$ref" in schema:
        yield from unlimited(all_schemas[schema["$ref"].rpartition("/")[2]], way, all_schemas)
        return
    for either in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from unlimited(either, way, all_schemas)
    inner = {f"{way}/{name}": one for name, one in schema.get("properties", {}).items()}
    match schema.get("type"):
        case "string" if not schema.keys() & {"maxLength", "enum", "const", "format"}:
            yield f"{way}: a text"
        case "integer" | "number" if not {"minimum", "maximum"} <= schema.keys():
            yield f"{way}: a number"
        case "array":
            if "maxItems" not in schema:
                yield f"{way}: a list"
            inner[f"{way}/[]"] = schema["items"]
        case "object" if "properties" not in schema:
            if "maxProperties" not in schema:
                yield f"{way}: an object"
            inner[f"{way}/*"] = schema.get("additionalProperties", {})
        case None if not schema.keys() & {"anyOf", "oneOf", "enum", "const"}:
            yield f"{way}: anything"
    for place, one in inner.items():
        yield from unlimited(one, place, all_schemas)


def is_free(place: str) -> bool:
    """Whether something other than the description limits this."""
    way = place.rpartition(":")[0].strip().removesuffix("/*").removesuffix("*").strip()
    return any(way == free or way.endswith(f" {free}") for free in FREE)


def test_s6_everything_that_can_be_sent_is_limited(sqlite: str) -> None:
    async def work(house: House) -> None:
        described = (await house.nobody.get("/api/openapi.json")).json
        schemas = described["components"]["schemas"]
        found: list[str] = []
        for path, item in described["paths"].items():
            for method, operation in item.items():
                route = f"{method.upper()} {path}"
                for one in operation.get("parameters", ()):
                    way = f"{route} {one['in']} {one['name']}"
                    found += unlimited(one["schema"], way, schemas)
                for kind in operation.get("requestBody", {}).get("content", {}).values():
                    for place in unlimited(kind.get("schema", {}), "", schemas):
                        found.append(f"{route} {place.removeprefix('/')}")
        assert len(found) > len(FREE), "nothing was looked at"
        assert not (wrong := [place for place in found if not is_free(place)]), "\n".join(wrong)

    served(sqlite, work)


async def first_words(house: House, path: str, length: str, size: int) -> bytes:
    """The server's response to a body of this size, of which it need not read much."""
    host, port = house.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(
            f"POST /api/v1/{path} HTTP/1.1\r\nHost: {host}\r\n{length}\r\n"
            f"Authorization: Bearer {house.producer.token}\r\n"
            "Content-Type: application/json\r\n\r\n".encode()
        )
        if "chunked" in length:
            writer.write(b"%x\r\n" % size + b" " * size + b"\r\n0\r\n\r\n")
        async with asyncio.timeout(SECONDS):
            return await reader.read(2000)
    finally:
        writer.close()


def test_s6_a_body_that_is_too_large_is_refused_and_nothing_is_kept_of_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "MAX_DISCARD_SECONDS", 0.1)  # the body that is told of never comes

    async def work(house: House) -> None:
        season = await house.season()
        most = {
            "seasons": MAX_BODY_BYTES,
            f"seasons/{season}/orders": MAX_ORDER_BYTES,
            "cast/import": MAX_UPLOAD_BYTES,
        }
        for path, size in most.items():
            for length in (f"Content-Length: {size + 1}", "Transfer-Encoding: chunked"):
                said = await first_words(house, path, length, size + 1)
                assert said.startswith(b"HTTP/1.1 413 "), (path, length, said[:100])
                assert b"content-type: application/problem+json" in said.lower()
        assert len((await house.producer.get("seasons")).good()["seasons"]) == 1

    served(sqlite, work)


ODD = [
    # Whatever the request, it is answered, and what is wrong is a problem.
    ("GET", "/", 200),
    ("GET", "/docs/", 200),
    ("GET", "/pages/api.js", 200),
    ("HEAD", "/pages/api.js", 200),
    ("GET", "/api/v1/seasons/", 200),
    ("OPTIONS", "/api/v1/seasons", 204),
    ("OPTIONS", "/pages/api.js", 204),
    ("GET", "/nowhere", 200),
    ("GET", "/api/v1", 404),
    ("POST", "/api/v1/nowhere/at/all", 404),
    ("GET", "/%ff", 400),
    ("GET", "/watch/%zz", 400),
    ("GET", "/watch/%ED%A0%80", 400),
    ("GET", "/watch/caf%C3%A9", 200),
    ("GET", "/" + "a" * 5000, 404),
    ("GET", "/pages/%00", 404),
    ("GET", "/pages/" + "a" * 5000, 404),
    ("GET", "/pages/..%2fapp.py", 404),
    ("GET", "/swagger/index.html", 404),
    ("GET", "/api/v1/seasons/a%00b", 404),
    ("GET", "/api/v1/seasons/" + "a" * 5000, 404),
    ("GET", "/api/v1/seasons/%ED%A0%80", 404),
    ("GET", "/api/v1/seasons?after=a%00b", 422),
    ("GET", "/api/v1/seasons?after=" + "a" * 5000, 422),
    ("GET", "/api/v1/seasons?limit=" + "9" * 40, 422),
    ("GET", "/api/v1/seasons?limit=-1", 422),
    ("GET", "/api/v1/seasons?limit=NaN", 422),
    ("GET", "/api/v1/seasons?after=%ff", 200),
    ("PATCH", "/api/v1/seasons", 405),
    ("TRACE", "/api/v1/seasons", 405),
    ("BREW", "/api/v1/seasons", 405),
    ("HEAD", "/api/v1/seasons", 200),
    ("POST", "/docs", 405),
    ("POST", "/", 405),
]


def test_s6_odd_requests_are_answered_and_every_answer_has_its_headers(sqlite: str) -> None:
    async def work(house: House) -> None:
        wrong = []
        for method, path, status in ODD:
            try:
                await _answers_oddly(house, method, path, status)
            except AssertionError as problem:
                wrong.append(f"{method} {path[:40]}: {problem}")
        assert not wrong, "\n".join(wrong)

    served(sqlite, work)


async def _answers_oddly(house: House, method: str, path: str, status: int) -> None:
    """Assert that this request gets this status, with the headers that belong to it."""
    shown = {"Authorization": f"Bearer {house.producer.token}"}
    url = yarl.URL(house.url + path, encoded=True)
    async with house.http.request(method, url, headers=shown, allow_redirects=False) as response:
        assert response.status == status
        # Only the API's own page may say more in its policy.
        own = {"Content-Security-Policy"} if path.startswith("/docs") and status == 200 else set()
        expected = {name: value for name, value in SECURITY.items() if name not in own}
        assert expected.items() <= dict(response.headers).items()
        page = status == 400 and not path.startswith("/api/")
        if status >= 400:
            kind = "text/html; charset=utf-8" if page else "application/problem+json"
            assert response.headers["Content-Type"] == kind
        if status == 405 or method == "OPTIONS":
            allowed = response.headers["Allow"].split(", ")
            assert {"GET", "HEAD", "OPTIONS"} <= set(allowed), allowed
            assert ("POST" in allowed) == ("seasons" in path)


def test_s6_streams_and_refusals_of_every_kind_have_security_headers(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=60)
        answers = [
            await house.producer.opened(f"seasons/{season}/watch"),
            await house.producer.opened(f"seasons/{season}/watch", format="ndjson"),
            await house.nobody.opened(f"seasons/{season}/watch"),
            await house.stranger.get(f"seasons/{season}"),
            await house.producer.post("producers", {"name": "Ada"}),
            await house.producer.post("seasons", b"{", headers={"Content-Type": JSON}),
            await house.producer.post("seasons", {"season": "nowhere"}),
            await house.nobody.get("seasons", headers={"Authorization": "Basic x"}),
            await house.nobody.get("seasons", headers={"Cookie": "showrunner_token=\xff"}),
        ]
        assert [one.status for one in answers] == [200, 200, 401, 404, 403, 400, 404, 401, 200]
        for one in answers:
            assert dict(SECURITY).items() <= dict(one.headers).items()
            assert one.headers["X-Request-ID"]

    served(sqlite, work)


UNREADABLE = [
    b"",
    b"{",
    b"\xff\xfe",
    b'{"label": "\\ud800"}',
    b'{"label": "a\\u0000b"}',
    b'{"label": "a\x00b"}',
    b'{"label": "\\udc00\\ud800"}',
    b'{"label": "\xed\xa0\x80"}',
    b'{"\xff": "x"}',
    b'{"label": 1e999}',
    b'{"label": "x", "x": ' + b"9" * 21 + b"}",
    b'{"label": ' + b"[" * 41 + b"]" * 41 + b"}",
    b'{"label": "x", "x": [' + b"0," * 20_000 + b"0]}",
    b'{"label": "' + b'\\"' * 400_000,
    b'{"label": ' + b"9" * 5000 + b"}",
    b"[" * 200_000,
    b'{"label": "x", "label": 1}',
    b"null",
    b'{"label": "x", "more": 1}',
    b'{"label": "' + b"\xe2\x80\xae" * 101 + b'"}',
]


def test_s6_bodies_that_cannot_be_read_are_problems(address: str) -> None:
    async def work(house: House) -> None:
        json = {"Content-Type": "application/json"}
        for body in UNREADABLE:
            answer = await house.producer.post("producers/tokens", body, headers=json)
            assert answer.status in (400, 422), (body[:40], answer.body)
            assert answer.headers["Content-Type"] == "application/problem+json"
        odd = b'{"label": "\\\\u0000 \\\\ud800 \\ud83d\\ude00 \xf0\x9f\x98\x80"}'
        assert (await house.producer.post("producers/tokens", odd, headers=json)).status == 201
        for kind in ("text/plain", "multipart/form-data", "application/x-www-form-urlencoded"):
            headers = {"Content-Type": kind}
            body = b'{"label": "x"}'
            answer = await house.producer.post("producers/tokens", body, headers=headers)
            assert (answer.status, "application/json" in answer.json["detail"]) == (415, True)

    served(address, work)


def test_s6_no_text_of_a_season_holds_what_no_database_keeps(address: str) -> None:
    async def work(house: House) -> None:
        event = {"order": "event", "when": {"round": 2}}
        for wrong in (
            {"season": None, "toml": 'format = "survivor"\ntitle = "a\\u0000b"\ncast = 6\n'},
            {"schedule": [{**event, "terms": {"story": "x" * 900_000, "effects": []}}]},
            {"title": "x" * 201},
            {"seed": "x" * 201},
        ):
            refused = await house.producer.post("seasons", {"season": "quick", **wrong})
            assert refused.status == 422, refused.body
        assert (await house.producer.get("seasons")).good()["seasons"] == []

    served(address, work)


LINES = ["\x1b[31mred", "turned \u202e round", "two\nlines", "a \x9b control", "a bell\x07"]
"""Forbidden in titles, names and labels, as it would affect the terminal or page that shows it."""


def test_s6_no_text_of_one_line_acts_on_what_shows_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(viewers="link")
        seats = await house.seats(season)
        for line in LINES:
            teams = {**SIX, "teams": {line: seats[:3], "the others": seats[3:]}}
            toml = f"format = 'survivor'\ncast = 6\ntitle = {json.dumps(line)}\n"
            for path, body in (
                ("seasons", {**SIX, "title": line}),
                ("seasons", teams),
                ("seasons", {"toml": toml}),
                (f"seasons/{season}/forks", {"at": 0, "title": line}),
                (f"seasons/{season}/viewers", {"label": line}),
                (f"seasons/{season}/seats/ama/invitation", {"label": line}),
                ("producers/tokens", {"label": line}),
                ("cast", {"name": line}),
            ):
                refused = await house.producer.post(path, body)
                assert refused.status == 422, (path, line, refused.body)
                reason = refused.body.decode()
                assert any(word in reason for word in ("character", "one line")), (path, line)
            refused = await house.operator.post("producers", {"name": line})
            assert refused.status == 422, line
        assert len((await house.producer.get("seasons")).good()["seasons"]) == 1

    served(sqlite, work)


@pytest.mark.parametrize("text", ["\x1b[2J", "a\x9bb"])
def test_s6_no_text_of_an_order_acts_on_what_shows_it(sqlite: str, text: str) -> None:
    async def work(house: House) -> None:
        event = {"order": "event", "terms": {"story": text}}
        season = await house.season()
        refused = await house.producer.post(f"seasons/{season}/orders", event)
        assert (refused.status, "cannot be shown" in refused.body.decode()) == (422, True)
        scheduled = {**SIX, "schedule": [{**event, "when": {"round": 2}}]}
        assert (await house.producer.post("seasons", scheduled)).status == 422

    served(sqlite, work)


def test_s6_a_body_that_is_too_large_is_told_how_large_it_may_be(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        for path, most in (
            ("seasons", MAX_BODY_BYTES),
            (f"seasons/{season}/orders", MAX_ORDER_BYTES),
        ):
            refused = await house.producer.post(path, b" " * (most + 1))
            assert (refused.status, f"at most {most} bytes" in refused.json["detail"]) == (
                413,
                True,
            )

    served(sqlite, work)


def test_s6_wrong_tokens_are_limited_and_health_and_files_are_not(sqlite: str) -> None:
    async def work(house: House) -> None:
        def wrong(number: int) -> dict[str, str]:
            return {"Authorization": f"Bearer guess-{number}"}

        for path in ("seasons", "/metrics"):
            tried = [(await house.nobody.get(path, headers=wrong(at))).status for at in range(9)]
            assert tried[-1] == 429, path
            assert set(tried) == {401, 429} if path == "seasons" else {429}
        limited = await house.nobody.get("seasons", headers=wrong(99))
        assert "Retry-After" in limited.headers
        for path in ("/health", "/ready", "/pages/api.js", "/enter", "/docs", "/seasons"):
            answers = {(await house.nobody.get(path)).status for _ in range(8)}
            assert answers == {200}, path
        # Nothing that is not limited tells a good token from a wrong one.
        for path in ("/health", "/enter"):
            assert (await house.nobody.get(path, headers=wrong(1))).status == 200

    served(sqlite, work, requests_a_minute=5)


def test_every_answer_that_can_wait_is_described_with_202(sqlite: str) -> None:
    async def work(house: House) -> None:
        described = (await house.nobody.get("/api/openapi.json")).json["paths"]
        waits = {
            (method, path)
            for path, item in described.items()
            for method, operation in item.items()
            if "202" in operation["responses"]
        }
        season = "/api/v1/seasons/{season}"
        assert ("get", f"{season}/inputs/{{key}}") in waits
        assert {("post", f"{season}/asks/{{ask}}/answer"), ("post", f"{season}/orders")} <= waits

    served(sqlite, work)


def test_every_route_of_the_table_is_described_with_its_limits(sqlite: str) -> None:
    async def work(house: House) -> None:
        described = (await house.nobody.get("/api/openapi.json")).json["paths"]
        for row in rows():
            responses = described[row.path][row.method.lower()]["responses"]
            assert {"401", "404", "422", "429"} <= responses.keys(), row
            body = "requestBody" in described[row.path][row.method.lower()]
            assert ("413" in responses) == body, row

    served(sqlite, work)
