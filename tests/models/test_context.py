"""A model's window: from its profile, else from what its endpoint says of it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiohttp import web

from showrunner.players.llm.profile import Profile
from tests.models.acting import lines_to
from tests.models.test_client import HERE

LLAMA = {"id": "m", "owned_by": "llamacpp", "meta": {"n_ctx_train": 131_072}}
STUDIO = {"id": "m", "owned_by": "organization_owner"}
OLLAMA = {"id": "m", "owned_by": "library"}


def found(
    listed: Any, pages: dict[str, Any] | None = None, **changed: Any
) -> tuple[int | None, list[str]]:
    """The window of the model `m` at a server with this list of models, and what was asked."""
    asked: list[str] = []

    async def handler(request: web.Request) -> web.Response:
        asked.append(request.path)
        if request.path == "/v1/models" and listed is not None:
            return web.json_response({"object": "list", "data": listed})
        if request.path in (pages or {}):
            return web.json_response((pages or {})[request.path])
        raise web.HTTPNotFound

    async def work() -> int | None:
        app = web.Application()
        app.router.add_get("/{path:.*}", handler)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, HERE, 0).start()
        base_url = f"http://{HERE}:{runner.addresses[0][1]}/v1"
        profile = Profile(**{"name": "one", "base_url": base_url, "model": "m", **changed})
        try:
            async with lines_to(profile) as lines:
                line = lines.line("one")
                await asyncio.gather(line.find_context(), line.find_context())
                return line.context
        finally:
            await runner.cleanup()

    return asyncio.run(work()), asked


@pytest.mark.parametrize(
    ("fields", "window"),
    [
        ({"max_model_len": 32_768}, 32_768),
        ({"context_length": 200_000}, 200_000),
        ({"context_window": 131_072}, 131_072),
        ({"max_context_length": 128_000}, 128_000),
        ({"owned_by": "llamacpp", "meta": {"n_ctx": 4096, "n_ctx_train": 131_072}}, 4096),
        ({"loaded_context_length": 8192, "max_context_length": 131_072}, 8192),
        ({}, None),
        ({"context_length": "many"}, None),
        ({"context_length": -1}, None),
        ({"context_length": None, "max_model_len": 2048}, 2048),
    ],
    ids=str,
)
def test_the_window_is_in_the_list_of_models(fields: Any, window: int | None) -> None:
    other = {"id": "other", "context_length": 99}
    assert found([other, {"id": "m", **fields}]) == (window, ["/v1/models"])


@pytest.mark.parametrize(
    ("listed", "page", "told", "window"),
    [
        (LLAMA, "/props", {"default_generation_settings": {"n_ctx": 4096}}, 4096),
        (STUDIO, "/api/v0/models", {"data": [{"id": "m", "max_context_length": 8192}]}, 8192),
        (OLLAMA, "/api/ps", {"models": [{"model": "m", "context_length": 4096}]}, 4096),
        (OLLAMA, "/api/ps", {"models": []}, None),
        (OLLAMA, "/elsewhere", {}, None),
    ],
)
def test_servers_that_do_not_list_it_tell_it_elsewhere(
    listed: Any, page: str, told: Any, window: int | None
) -> None:
    assert found([listed], {page: told})[0] == window


def test_a_server_with_one_model_may_call_it_by_any_name() -> None:
    assert found([{"id": "some/file.gguf", "max_model_len": 4096}])[0] == 4096


def test_what_the_profile_says_counts_and_nothing_is_asked() -> None:
    assert found([{"id": "m", "max_model_len": 4096}], context=2048) == (2048, [])


@pytest.mark.parametrize("listed", [None, [], [{"name": "m"}], "no list"])
def test_a_server_without_a_list_is_asked_once_and_nothing_is_known(listed: Any) -> None:
    assert found(listed) == (None, ["/v1/models"])
