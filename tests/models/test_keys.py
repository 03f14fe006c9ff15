"""Keys of endpoints: where each may be sent, and that nothing an endpoint says brings one back."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import subprocess
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import aiohttp
import pytest
from aiohttp import web

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, PlayerAway, WrongParameter
from showrunner.files.model_presets import presets
from showrunner.house_model import HouseModel
from showrunner.players.llm.client import ModelClient
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.redaction import Redaction
from showrunner.running.models import Models
from showrunner.settings import ModelSettings, model_settings
from tests.api.serving import House, house
from tests.cli.running import SCRIPT
from tests.models.test_client import HERE, PROMPT, client, completion, serving

KEY = "sk-Black/Stone+77_under-water=9"
UNICODE = "".join(f"\\u{ord(letter):04x}" for letter in KEY)
OPENAI = "https://api.openai.com/v1"


def spellings(key: str = KEY) -> dict[str, str]:
    """The key as endpoints may echo it."""
    raw = key.encode()
    return {
        "plain": key,
        "small letters": key.lower(),
        "capitals": key.upper(),
        "of PHP": key.replace("/", "\\/"),
        "of PHP in a text": key.replace("/", "\\\\/"),
        "unicode": UNICODE,
        "unicode in a text": UNICODE.replace("\\", "\\\\"),
        "mixed": UNICODE[:30] + key[5:],
        "for URLs": quote(key, safe=""),
        "for URLs, all": "".join(f"%{byte:02x}" for byte in raw),
        "for URLs, twice": quote(quote(key, safe=""), safe=""),
        "for HTML": "".join(f"&#{byte};" for byte in raw),
        "for HTML, in hexadecimal": "".join(f"&#x{byte:X};" for byte in raw),
        "hexadecimal": raw.hex(),
        "HEXADECIMAL": raw.hex().upper(),
        **{f"Base64 after {n}": b64encode(b"u" * n + raw).decode() for n in range(4)},
        **{
            f"Base64 for URLs after {n}": urlsafe_b64encode(b"u" * n + raw).decode() for n in (0, 1)
        },
        "Base64 in a longer text": b64encode(b'{"key": "' + raw + b'", "and": "more"}').decode(),
        "cut off": key[:12],
    }


def holds_key(said: bytes | str) -> bool:
    """Whether the key, or a longer part of it, stands there in some notation."""
    text = (said if isinstance(said, bytes) else said.encode()).lower()
    raw = KEY.encode()
    forms = [raw, raw.hex().encode(), quote(KEY, safe="").encode(), UNICODE.encode()]
    forms += [b64encode(b"u" * n + raw)[4:32] for n in range(3)]
    forms += [form[4:24] for form in forms[:2]]
    return any(form.lower() in text for form in forms)


@pytest.mark.parametrize("spelling", spellings())
def test_a_key_is_taken_out_of_words_in_every_notation(spelling: str) -> None:
    echoed = spellings()[spelling]
    for around in ("{}", "Bearer {} is wrong", "{}\n{}, {}", "\\n{}", "é {} \\u00e9 “{}”"):
        said = around.replace("{}", echoed)
        left = Redaction(KEY).of(said.encode()).decode()
        assert "[key]" in left
        if "longer" not in spelling:
            assert len(left) <= len(around) + around.count("{}") * (len("[key]") + 8), left
        assert not holds_key(left)


def test_what_is_left_when_a_key_is_taken_out_is_the_same_json_else() -> None:
    said = {"é": [f"a {KEY} b", {"quoted": json.dumps({"deep": f'"{KEY}"\n\\'})}], "“": "%41 &#65;"}
    left = json.loads(Redaction(KEY).of(json.dumps(said).encode()))
    assert left["é"][0] == "a [key] b"
    assert json.loads(left["é"][1]["quoted"]) == {"deep": '"[key]"\n\\'}
    assert left["“"] == "%41 &#65;"


@pytest.mark.parametrize("key", ["", "none", "EMPTY", "ollama"])
def test_a_placeholder_for_a_key_is_an_ordinary_word(key: str) -> None:
    said = b"There are none here; the list is EMPTY, said the ollama."
    assert Redaction(key).of(said) == said


def test_words_like_the_beginning_of_a_key_stay() -> None:
    said = "sk-Black as the night %73%6b-Black, b64 c2stQmxhY2s="
    assert Redaction(KEY).of(said.encode()).decode() == said


def test_a_reply_made_of_beginnings_of_keys_takes_no_longer_than_others() -> None:
    """Each byte is looked at a few times, whatever stands there: this takes hours, else."""
    said = KEY[:12].encode() * 200_000
    assert Redaction(KEY).of(said) == b"[key]" * 200_000


# -- where a key goes ------------------------------------------------------------------------------


def profile(base_url: str, key: str = "OPENAI_API_KEY") -> Profile:
    return Profile(name="tried", base_url=base_url, model="m", key=key)


@pytest.mark.parametrize(
    ("settings", "to", "allowed"),
    [
        ({}, OPENAI, True),
        ({}, "https://models.example.org/v1", False),
        ({}, "http://api.openai.com/v1", False),
        ({}, "https://api.openai.com:8443/v1", False),
        ({}, "https://api.openai.com.example.org/v1", False),
        ({"base_url": "https://models.example.org/v1"}, "https://models.example.org/v2", True),
        ({"base_url": "https://models.example.org/v1"}, OPENAI, False),
        ({"keys": "OPENAI_API_KEY=models.example.org"}, "https://models.example.org/v1", True),
        ({"keys": "OTHER_KEY=models.example.org"}, "https://models.example.org/v1", False),
    ],
    ids=str,
)
def test_s8_a_key_may_go_to_the_hosts_that_the_operator_gave_it(
    settings: dict[str, str], to: str, allowed: bool
) -> None:
    hosts = "models.example.org http://api.openai.com api.openai.com api.openai.com:8443"
    models = Models(ModelSettings(hosts=f"{hosts} api.openai.com.example.org", **settings))
    if allowed:
        return models.check(profile(to))
    with pytest.raises(AddressRefused, match="OPENAI_API_KEY may not be sent") as refused:
        models.check(profile(to))
    assert "SHOWRUNNER_MODEL_KEYS" in str(refused.value)


def test_s8_a_key_that_nobody_listed_goes_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator of the API may not have any variable of the machine sent to a listed host."""
    monkeypatch.setenv("DEPLOY_TOKEN", KEY)
    models = Models(ModelSettings(hosts="models.example.org"))
    with pytest.raises(AddressRefused, match="DEPLOY_TOKEN"):
        models.check(profile("https://models.example.org/v1", "DEPLOY_TOKEN"))


def test_a_profile_of_the_file_may_have_the_key_that_stands_beside_its_host(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    text = '[profiles.one]\nbase_url = "https://models.example.org/v1"\nkey = "{}"\n'
    file.write_text(text.replace("{}", "EXAMPLE_API_KEY"))
    settings = ModelSettings(file=str(file), hosts="models.example.org other.example.org")
    models = Models(settings)
    models.check(profile("https://models.example.org/v1", "EXAMPLE_API_KEY"))
    with pytest.raises(AddressRefused):
        models.check(profile("https://other.example.org/v1", "EXAMPLE_API_KEY"))
    file.write_text(text.replace("{}", "OPENAI_API_KEY"))
    with pytest.raises(AddressRefused, match="OPENAI_API_KEY may not be sent"):
        Models(settings)


def test_s8_presets_need_no_listing_and_their_keys_go_to_them_alone() -> None:
    models = Models(ModelSettings())
    for preset in presets().values():
        if "base_url" in preset:
            models.check(profile(preset["base_url"], preset.get("key", "")))
    with pytest.raises(AddressRefused, match="ANTHROPIC_API_KEY may not be sent"):
        models.check(profile("https://api.mistral.ai/v1", "ANTHROPIC_API_KEY"))
    refused = "add http://models.lan:8081 to SHOWRUNNER_MODEL_HOSTS"
    with pytest.raises(AddressRefused, match=refused):
        models.check(profile("http://models.lan:8081/v1", ""))


@pytest.mark.parametrize("listed", ["EXAMPLE_KEY", "=models.example.org", "A_KEY=", "A_KEY=a b_c"])
def test_a_list_of_keys_that_cannot_be_read_is_refused_at_the_start(listed: str) -> None:
    with pytest.raises(WrongParameter, match="SHOWRUNNER_MODEL_KEYS"):
        Models(ModelSettings(keys=listed))


@asynccontextmanager
async def taking_notes(notes: list[web.Request]) -> AsyncIterator[str]:
    """An endpoint that answers, and keeps what it was sent."""

    async def handler(request: web.Request) -> web.Response:
        notes.append(request)
        return web.Response(text=completion({"content": "Hm."}))

    async with serving(handler) as base_url:
        yield base_url


def test_s8_a_stored_profile_gets_no_key_that_may_not_go_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The key is looked for when it is sent, so a profile from before the rule gets none either."""
    monkeypatch.setenv("OPENAI_API_KEY", KEY)

    async def work() -> None:
        notes: list[web.Request] = []
        async with taking_notes(notes) as base_url:
            place = base_url.removesuffix("/v1")
            allowed = AllowedAddresses(f"{place}, {HERE}")
            keys = Keys({"OPENAI_API_KEY": "api.openai.com"})
            one = ModelClient(profile(base_url), allowed, keys)
            with pytest.raises(PlayerAway, match="may not be sent"):
                await one.complete(PROMPT, "text", 100)
            await one.close()
        assert not notes

    asyncio.run(work())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_s8_a_key_does_not_follow_a_redirect(status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THE_KEY", KEY)

    async def work() -> None:
        notes: list[web.Request] = []
        async with taking_notes(notes) as elsewhere:

            async def leading(request: web.Request) -> web.Response:
                assert request.headers["Authorization"] == f"Bearer {KEY}"
                return web.Response(
                    status=status, headers={"Location": f"{elsewhere}/chat/completions"}
                )

            async with serving(leading) as base_url:
                one = client(base_url, key="THE_KEY")
                with pytest.raises(Trouble):
                    await one.complete(PROMPT, "text", 100)
                await one.close()
        assert not notes

    asyncio.run(work())


def test_s8_nothing_of_the_environment_goes_to_an_endpoint_but_its_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("OPENAI_ORG_ID", "OPENAI_PROJECT_ID", "OPENAI_API_KEY", "OPENAI_ADMIN_KEY"):
        monkeypatch.setenv(name, "black-stone")
    monkeypatch.setenv(
        "OPENAI_CUSTOM_HEADERS", "X-Black-Stone: 1\nAuthorization: Bearer black-stone"
    )
    notes: list[web.Request] = []

    async def work() -> None:
        async with taking_notes(notes) as base_url:
            one = client(base_url)
            await one.complete(PROMPT, "text", 100)
            await one.close()

    asyncio.run(work())
    (request,) = notes
    assert "black-stone" not in str(request.headers).lower()
    assert {name.lower() for name in request.headers} == {
        *("host", "accept", "accept-encoding"),
        *("content-type", "content-length", "user-agent"),
    }


@pytest.mark.parametrize("key", ["sk-a\nX-More: 1", "sk-ä-black-stone", "sk black stone"])
def test_a_key_that_is_none_is_said_so_without_it(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THE_KEY", key)
    keys = Keys({"THE_KEY": "models.example.org"})
    with pytest.raises(PlayerAway, match="THE_KEY") as away:
        keys.of(profile("https://models.example.org/v1", "THE_KEY"))
    assert "sk" not in str(away.value)


def test_a_password_in_a_base_url_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "https://me:black-stone@models.example.org/v1?key=stone")
    with pytest.raises(AddressRefused) as refused:
        Models(model_settings())
    assert "stone" not in str(refused.value)


# -- an endpoint that echoes its key ---------------------------------------------------------------


class Echoing:
    """An endpoint in front of a house model that says the key at every opportunity."""

    def __init__(self, behind: HouseModel) -> None:
        self._behind = behind
        self.requests = 0
        self.ways: set[str] = set()

    async def models(self, request: web.Request) -> web.Response:
        return web.json_response({"data": [{"id": "m"}]}, headers=self._headers())

    async def complete(self, request: web.Request) -> web.StreamResponse:
        assert request.headers["Authorization"] == f"Bearer {KEY}"
        self.requests += 1
        ways = ["good"] * 3 + ["400", "good", "422", "good", "500", "429", "good"]
        ways += ["in pieces", "good", "as pieces", "good", "broken", "no http", "good", "a page"]
        way = ways[self.requests % len(ways)]
        self.ways.add(way)
        told = " and ".join(spellings().values())
        if way.isdecimal():
            error = {"error": {"message": f"Wrong key: {told}", "code": KEY}, "detail": told}
            return web.json_response(error, status=int(way), headers=self._headers())
        match way:
            case "in pieces" | "broken":
                return await self._in_pieces(request, whole=way == "in pieces")
            case "as pieces":
                return await self._as_pieces(request)
            case "no http":
                assert request.transport is not None
                request.transport.write(
                    b"HTTP/1.1 " + KEY.encode() + b" " + KEY.encode() + b"\r\n\r\n"
                )
                request.transport.close()
                return web.Response()
            case "a page":
                return web.Response(text=f"<p>{told}</p>", content_type="text/html")
        return web.json_response(await self._answer(await request.read()), headers=self._headers())

    async def _answer(self, asked: bytes) -> Any:
        """The house model's answer, with the key in every field that is kept."""
        async with (
            aiohttp.ClientSession() as http,
            http.post(f"{self._behind.base_url}/chat/completions", data=asked) as response,
        ):
            answer = await response.json()
        message = answer["choices"][0]["message"]
        called = message.get("tool_calls")
        holder, name = (called[0]["function"], "arguments") if called else (message, "content")
        before, text, after = re.fullmatch(r"([^{]*)({.*})(.*)", holder[name], re.S).groups()
        reply = json.loads(text)
        if isinstance(reply.get("aside"), str):
            reply["aside"] = f"I know {KEY}, {b64encode(KEY.encode()).decode()}."
        for field, value in reply["answer"].items():
            if field in ("say", "message", "words", "diary", "note") and isinstance(value, str):
                reply["answer"][field] = f"Hear this: {KEY}."
        holder[name] = before + json.dumps(reply) + after
        return {**answer, "model": KEY, "id": KEY, "system_fingerprint": KEY}

    async def _in_pieces(self, request: web.Request, *, whole: bool) -> web.StreamResponse:
        """A body whose pieces part the key; and one that ends within it."""
        response = web.StreamResponse(
            headers={**self._headers(), "Content-Type": "application/json"}
        )
        if not whole:
            response.content_length = 10_000
        await response.prepare(request)
        body = json.dumps({"choices": [], "error": {"message": KEY}, "model": KEY}).encode()
        for place in range(0, len(body), 7):
            await response.write(body[place : place + 7])
        if not whole:
            assert request.transport is not None
            request.transport.close()
        return response

    async def _as_pieces(self, request: web.Request) -> web.StreamResponse:
        """A stream of events, though nobody asked for one."""
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        for place in range(0, len(KEY), 5):
            piece = {"choices": [{"delta": {"content": KEY[place : place + 5]}}], "model": KEY}
            await response.write(b"data: " + json.dumps(piece).encode() + b"\n\n")
        await response.write(b"data: [DONE]\n\n")
        return response

    @staticmethod
    def _headers() -> dict[str, str]:
        return {"X-Your-Key": KEY, "Retry-After": "0", "WWW-Authenticate": f'Bearer realm="{KEY}"'}


ALLOWANCE = {"season": None, "when_away": "stand-in", "patience": 0}
SECONDS = 90.0


async def command(*arguments: str, base_url: str, cwd: Path, **environment: str) -> str:
    """What the command prints, on both of its streams."""
    process = await asyncio.create_subprocess_exec(
        SCRIPT,
        *arguments,
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={
            "PATH": "/usr/bin:/bin",
            "OPENAI_BASE_URL": base_url,
            "OPENAI_API_KEY": KEY,
            "SHOWRUNNER_LOG": "debug",
            **environment,
        },
    )
    said, _ = await asyncio.wait_for(process.communicate(), SECONDS)
    return said.decode()


async def every_answer(opened: House, season: str) -> AsyncIterator[tuple[str, bytes]]:
    """What the API answers to an operator and a producer on every GET that ends."""
    described = (await opened.nobody.get("/api/openapi.json")).good()
    seat = (await opened.seats(season))[0]
    number = max(call.number for call in await opened.store.calls.page(season, limit=1000))
    known = {
        "season": season,
        "seat": seat,
        "viewer": seat,
        "name": "default",
        "format": "survivor",
    }
    for path, ways in described["paths"].items():
        parts = set(re.findall(r"{(\w+)", path))
        if "get" not in ways or re.search(r"watch|stream|events", path) or parts - known.keys():
            continue
        numbers = range(1, number + 1) if path.endswith("/{number}") else (number,)
        for call in numbers if "number" in parts else (number,):
            filled = path.format_map({**known, "number": call})
            for somebody in (opened.operator, opened.producer):
                answer = await somebody.get(filled)
                yield filled, answer.body + repr(answer.headers).encode()


def test_s8_a_key_that_an_endpoint_echoes_is_found_nowhere(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    hurried: None,
) -> None:
    """Neither on a terminal, in logs, in the database, in an archive, nor in the API's answers."""
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    monkeypatch.setenv("SHOWRUNNER_LOG", "debug")
    for logger in (logging.root, logging.getLogger("litestar")):
        # Litestar has its lines written to this test's stderr, which later ones do not have.
        monkeypatch.setattr(logger, "handlers", list(logger.handlers))
        monkeypatch.setattr(logger, "level", logger.level)
    file = tmp_path / "seasons.db"
    looked_at: dict[str, int] = {}

    async def work() -> None:
        async with HouseModel() as behind:
            echoing = Echoing(behind)
            async with serving(echoing.complete, echoing.models) as base_url:
                models = Models(ModelSettings(base_url=base_url, hosts=HERE))
                async with house(str(file), models=models) as opened:
                    season = await opened.season(
                        season="quick", cast=4, player="model:default", allowance=ALLOWANCE,
                        start=True,
                    )  # fmt: skip
                    await opened.over(season, SECONDS)
                    checked = await opened.operator.post("models/default/check")
                    assert not holds_key(checked.body)
                    async for path, said in every_answer(opened, season):
                        looked_at[path] = looked_at.get(path, 0) + 1
                        assert not holds_key(said), path
                    kept = {call.outcome for call in await opened.store.calls.page(season)}
                    details = await opened.store.calls.page(season, limit=1000)
                    assert any("[key]" in call.detail for call in details)
                    assert any(call.model == "[key]" for call in details)
                assert kept >= {"answered", "rejected", "server_error", "cut", "rate_limited"}
                assert len(echoing.ways) == 10
                for arguments in (
                    ("export", season, "--database", str(file)),
                    ("transcript", season, "--database", str(file)),
                    ("models", "check", "--season", "quick"),
                ):
                    said = await command(*arguments, base_url=base_url, cwd=tmp_path)
                    assert not holds_key(said), (arguments, said)
                    looked_at[arguments[0]] = len(said)

    asyncio.run(work())
    assert len(looked_at) > 25
    shown = capfd.readouterr()
    assert not holds_key(shown.out + shown.err)
    connection = sqlite3.connect(file)
    dumped = "\n".join(connection.iterdump())
    connection.close()
    assert "[key]" in dumped
    assert not holds_key(dumped)
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) >= 2
    for path in written:
        assert not holds_key(path.read_bytes()), path
