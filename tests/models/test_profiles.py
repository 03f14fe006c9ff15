"""Profiles: what may be added to requests, that no secret stands in one, and presets."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from aiohttp import web

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, FileMistake, PlayerAway, WrongParameter
from showrunner.files.model_presets import presets, with_preset
from showrunner.files.model_profiles import load_profiles
from showrunner.players.llm import clients
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.profile import MAX_EXTRA_BYTES, Profile
from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from tests.models.test_client import HERE, PROMPT, completion
from tests.outside.anthropic_api import AnthropicApi
from tests.outside.emulating import Emulation, completed
from tests.outside.gemini_api import GeminiApi

SECRET = "sk-Black/Stone+77_under-water=9"


def made(**given: Any) -> Profile:
    plain = {"name": "one", "base_url": "https://models.example.org/v1", "model": "m", **given}
    return msgspec.convert(plain, Profile)


@pytest.mark.parametrize(
    "given",
    [
        {"headers": {"X-Title": "Showrunner", "Helicone-Auth": "Bearer $HELICONE_API_KEY"}},
        {"headers": {"anthropic-beta": "context-1m-2025-08-07"}},
        {"query": {"api-version": "2024-10-21"}},
        {"extra": {"top_k": 40, "min_p": 0.05, "service_tier": "flex"}},
        {"extra": {"chat_template_kwargs": {"enable_thinking": False}}},
        {"extra": {"provider": {"order": ["one", "two"]}, "prompt_cache_key": "season"}},
        {"context": 4096},
    ],
    ids=str,
)
def test_a_profile_may_add_to_requests(given: dict[str, Any]) -> None:
    profile = made(**given)
    assert {name: getattr(profile, name) for name in given} == given


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"headers": {"Authorization": "Bearer sk-1"}}, "Authorization holds a secret"),
        ({"headers": {"X-Api-Key": "sk-1"}}, "X-Api-Key holds a secret"),
        ({"headers": {"Ocp-Apim-Subscription-Key": "1"}}, "holds a secret"),
        ({"headers": {"Helicone-Auth": "Bearer sk-1"}}, "holds a secret"),
        ({"headers": {"Cookie": "a=b"}}, "holds a secret"),
        ({"headers": {"X-More": "$DATABASE_URL"}}, "ends with _KEY or _TOKEN"),
        ({"headers": {"X-More": "a $ONE_KEY b"}}, "ends with _KEY or _TOKEN"),
        ({"headers": {"Host": "elsewhere.example.org"}}, "belongs to the connection"),
        ({"headers": {"Content-Length": "1"}}, "belongs to the connection"),
        ({"headers": {"X-More": "a\r\nX-Other: b"}}, "regex"),
        ({"headers": {"X-More": "a\n"}}, "regex"),
        ({"headers": {"X More": "a"}}, "regex"),
        ({"headers": {f"X-{n}": "a" for n in range(21)}}, "length <= 20"),
        ({"query": {"key": "sk-1"}}, "key holds a secret"),
        ({"query": {"api_key": "sk-1"}}, "holds a secret"),
        ({"query": {"api-version": "1&key=2"}}, "regex"),
        ({"extra": {"api_key": "sk-1"}}, "api_key holds a secret"),
        ({"extra": {"litellm": [{"metadata": {"auth_token": "1"}}]}}, "auth_token holds a secret"),
        ({"extra": {"messages": []}}, "messages is set by Showrunner"),
        ({"extra": {"stream": True}}, "stream is set by Showrunner"),
        ({"extra": {"max_completion_tokens": 100_000}}, "is set by Showrunner"),
        ({"api": "gemini", "extra": {"tool_config": {}}}, "tool_config is set by Showrunner"),
        (
            {"api": "gemini", "extra": {"generationConfig": {"maxOutputTokens": 9999}}},
            "maxOutputTokens is set by Showrunner",
        ),
        ({"api": "anthropic", "extra": {"system": ""}}, "system is set by Showrunner"),
        ({"api": "gemini", "extra": {"contents": []}}, "contents is set by Showrunner"),
        ({"extra": {"words": "x" * MAX_EXTRA_BYTES}}, "more than"),
        ({"api": "anthropic", "seed": 7}, "seed"),
        ({"api": "other"}, "Invalid enum value"),
        ({"context": 100}, ">= 1024"),
    ],
    ids=str,
)
def test_a_profile_may_not_hold_secrets_nor_break_requests(
    given: dict[str, Any], wrong: str
) -> None:
    with pytest.raises(msgspec.ValidationError, match=wrong) as refused:
        made(**given)
    assert "sk-1" not in str(refused.value)


def test_a_header_that_names_a_key_is_held_to_the_rule_for_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("OTHER_TOKEN", SECRET)
    profile = made(headers={"X-Other": "Bearer $OTHER_TOKEN"})
    models = Models(ModelSettings(hosts="models.example.org"))
    with pytest.raises(AddressRefused, match="OTHER_TOKEN may not be sent"):
        models.check(profile)
    listed = "OTHER_TOKEN=models.example.org"
    Models(ModelSettings(hosts="models.example.org", keys=listed)).check(profile)


class Requested:
    """An endpoint that keeps what it was sent and says it back, wherever it was sent."""

    def __init__(self) -> None:
        self.path = ""
        self.query: dict[str, str] = {}
        self.headers: dict[str, str] = {}
        self.body: Any = None

    async def handle(self, request: web.Request) -> web.Response:
        self.path, self.query = request.path, dict(request.query)
        self.headers = {name.lower(): value for name, value in request.headers.items()}
        self.body = await request.json()
        return web.Response(text=completion({"content": f"Hm. {self.headers}"}))


def requested(given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Requested, str]:
    """What a profile sends, and the answer that is read; its host is replaced by an own one."""
    got = Requested()

    async def work() -> str:
        app = web.Application()
        app.router.add_post("/{path:.*}", got.handle)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, HERE, 0).start()
        place = f"http://{HERE}:{runner.addresses[0][1]}"
        profile = made(**given)
        path = urlsplit(profile.base_url).path
        profile = msgspec.structs.replace(profile, base_url=place + path)
        for variable in profile.variables:
            monkeypatch.setenv(variable, SECRET)
        allowed = AllowedAddresses(f"{place}, {HERE}")
        keys = Keys(dict.fromkeys(profile.variables, place))
        client = clients.client_for(profile)(profile, allowed, keys)
        try:
            return (await client.complete(PROMPT, "json_schema", 500)).text
        finally:
            await client.close()
            await runner.cleanup()

    return got, asyncio.run(work())


def test_query_headers_and_extra_are_sent_and_a_secret_does_not_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = {
        "query": {"api-version": "2024-10-21"},
        "headers": {"X-Title": "Showrunner", "X-Other": "Bearer $OTHER_TOKEN"},
        "extra": {"top_k": 40, "response_format_hint": {"a": 1}},
    }
    got, answer = requested(given, monkeypatch)
    assert got.query == {"api-version": "2024-10-21"}
    assert (got.headers["x-title"], got.headers["x-other"]) == ("Showrunner", f"Bearer {SECRET}")
    assert (got.body["top_k"], got.body["response_format_hint"]) == (40, {"a": 1})
    assert SECRET not in answer
    assert "Bearer [key]" in answer


# -- presets ---------------------------------------------------------------------------------------

CHAT = "/chat/completions"
AZURE = {"base_url": "https://mine.openai.azure.com/openai/v1"}
SENT: dict[str, tuple[dict[str, Any], str, str | None, str, dict[str, Any]]] = {
    # what is given beside the preset, the path, the key's header, the limit's name, what is added
    "openai": ({}, f"/v1{CHAT}", "authorization", "max_completion_tokens", {}),
    "azure": (AZURE, f"/openai/v1{CHAT}", "api-key", "max_completion_tokens", {}),
    "openrouter": (
        {},
        f"/api/v1{CHAT}",
        "authorization",
        "max_tokens",
        {"provider": {"require_parameters": True}},
    ),
    "litellm": ({}, f"/v1{CHAT}", "authorization", "max_tokens", {}),
    "groq": ({}, f"/openai/v1{CHAT}", "authorization", "max_completion_tokens", {}),
    "mistral": ({}, f"/v1{CHAT}", "authorization", "max_tokens", {}),
    "deepseek": ({}, f"/v1{CHAT}", "authorization", "max_tokens", {}),
    "together": ({}, f"/v1{CHAT}", "authorization", "max_tokens", {}),
    "vllm": ({}, f"/v1{CHAT}", None, "max_tokens", {}),
    "llamacpp": ({}, f"/v1{CHAT}", None, "max_tokens", {}),
    "ollama": ({}, f"/v1{CHAT}", None, "max_tokens", {}),
    "lmstudio": ({}, f"/v1{CHAT}", None, "max_tokens", {}),
}


@pytest.mark.parametrize("name", SENT)
def test_a_preset_sends_what_its_provider_documents(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given, path, key_header, limit, added = SENT[name]
    got, _ = requested(with_preset({"preset": name, **given}), monkeypatch)
    assert got.path == path
    assert got.query == ({"api-version": "v1"} if name == "azure" else {})
    carried = {header for header, value in got.headers.items() if SECRET in value}
    assert carried == ({key_header} if key_header else set())
    assert got.headers.get("authorization") in (None, f"Bearer {SECRET}")
    assert got.body == {
        "model": "m",
        "messages": PROMPT.messages,
        limit: 500,
        "response_format": got.body["response_format"],
        **added,
    }


@pytest.mark.parametrize(
    ("name", "api", "path"),
    [
        ("anthropic", AnthropicApi(), "/v1/messages"),
        ("gemini", GeminiApi(), "/v1beta/models/emulated:generateContent"),
    ],
)
def test_a_preset_of_another_api_sends_what_its_provider_documents(
    name: str, api: Emulation, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = with_preset({"preset": name})
    assert given.pop("key") == f"{name.upper()}_API_KEY"
    assert urlsplit(given.pop("base_url")).path == api.path
    completed(api, monkeypatch, given.pop("rung", "json_schema"), **given)
    assert [request.path for request in api.received] == [path]


def test_all_presets_are_tried_here() -> None:
    assert presets().keys() == SENT.keys() | {"anthropic", "gemini"}
    for name, given in presets().items():
        profile = made(**{**AZURE, **with_preset({"preset": name})})
        local = given.get("base_url", "").startswith("http://localhost")
        assert bool(profile.variables) == (not local or name == "litellm")


def test_a_profile_of_the_file_has_its_presets_settings_and_its_own(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text('[profiles.small]\npreset = "ollama"\nmodel = "m"\ncontext = 32768\n')
    (profile,) = load_profiles(file)
    assert (profile.base_url, profile.context) == ("http://localhost:11434/v1", 32768)
    assert profile.max_tokens_name == "max_tokens"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('preset = "olama"', "toml:2: there is no preset 'olama'; did you mean 'ollama'"),
        ("preset = 7", "toml:2: preset is the number 7"),
        ('preset = "azure"', "has no key 'base_url'"),
        ('preset = "ollama"\nheaders = { X-Api-Key = "1" }', "holds a secret"),
    ],
)
def test_a_mistake_in_a_profile_with_a_preset_is_told_with_its_line(
    text: str, wrong: str, tmp_path: Path
) -> None:
    file = tmp_path / "models.toml"
    file.write_text(f"[profiles.small]\n{text}\n")
    with pytest.raises(FileMistake, match=wrong):
        load_profiles(file)


# -- SDKs that are not installed -------------------------------------------------------------------


@pytest.mark.parametrize("api", ["anthropic", "gemini"])
def test_a_missing_sdk_is_told_with_the_command_that_installs_it(
    api: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in (f"showrunner.players.llm.{api}_client", "anthropic", "google.genai"):
        monkeypatch.setitem(sys.modules, name, None)
    file = tmp_path / "models.toml"
    file.write_text(f'[profiles.large]\npreset = "{api}"\nmodel = "m"\n')
    command = rf"pip install 'showrunner-seasons\[{api}\]'"
    with pytest.raises(WrongParameter, match=command):
        Models(ModelSettings(file=str(file)))
    models = Models(ModelSettings(hosts="models.example.org"))
    profile = made(api=api)
    with pytest.raises(WrongParameter, match=command):
        models.check(profile)
    models.lines.set_profiles([profile])
    with pytest.raises(PlayerAway, match=command):
        models.lines.line("one")
