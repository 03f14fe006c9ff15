"""The client: sends single requests to an OpenAI-compatible endpoint."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx2
import msgspec
from aiohttp import ClientConnectionError, ClientError, ClientPayloadError, ClientTimeout
from openai import APIConnectionError, APIError, APIStatusError, AsyncOpenAI

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, PlayerAway
from showrunner.players.llm.completions import (
    Completion,
    Trouble,
    completion_in,
    connection_trouble,
    models_in,
    status_trouble,
)
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.ladder import form_arguments
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.transport import Transport

_BROKEN = (APIConnectionError, ClientConnectionError, ClientPayloadError, AddressRefused)
"""Errors of a connection that could not be made, or that broke."""


class ModelClient:
    """Calls one profile's endpoint, if its address is allowed. Does not retry."""

    def __init__(self, profile: Profile, allowed: AllowedAddresses, keys: Keys) -> None:
        self.profile = profile
        self.max_tokens_name = profile.max_tokens_name
        """The parameter that limits an answer's tokens."""
        self._ignores_limit = False
        self._allowed = allowed
        self._keys = keys
        self._openai: AsyncOpenAI | None = None
        self._found = ""
        self._finding = asyncio.Lock()

    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        """Request a completion. Raises Trouble; PlayerAway if the profile's key is missing."""
        arguments = self._arguments(prompt, rung, max_tokens)
        arguments["model"] = self.profile.model or await self._only_model()
        # Not `chat.completions.create`: it walks through the whole request and the schema, which
        # takes longer than everything else here together.
        async with self._as_trouble():
            response = await self._client().post(
                "/chat/completions",
                cast_to=httpx2.Response,
                content=msgspec.json.encode(arguments),
            )
        return completion_in(response.content, rung)

    def limit_ignored(self) -> None:
        """Note that an answer was longer than its limit: use the other parameter from now on."""
        if not self._ignores_limit:
            self._ignores_limit = True
            other = self.max_tokens_name == "max_tokens"
            self.max_tokens_name = "max_completion_tokens" if other else "max_tokens"

    async def models(self) -> list[str]:
        """The names of the endpoint's models. Raises Trouble; PlayerAway if the key is missing."""
        async with self._as_trouble():
            response = await self._client().get("/models", cast_to=httpx2.Response)
        return models_in(response.content)

    @asynccontextmanager
    async def _as_trouble(self) -> AsyncIterator[None]:
        """Limit a request's time, and turn all its errors into Trouble."""
        try:
            async with asyncio.timeout(self.profile.timeout):
                yield
        except APIStatusError as problem:
            raise status_trouble(problem) from None
        except _BROKEN as problem:
            raise connection_trouble(problem) from None
        except TimeoutError:
            raise Trouble("timeout", f"no answer in {self.profile.timeout:g} s") from None
        except (APIError, ClientError, OSError, ValueError) as problem:
            raise Trouble("cut", type(problem).__name__) from None

    async def _only_model(self) -> str:
        """The model of an endpoint that has exactly one. Raises Trouble, PlayerAway."""
        async with self._finding:
            if not self._found:
                models = await self.models()
                if len(models) != 1:
                    has = ", ".join(models[:10]) or "none"
                    raise PlayerAway(
                        f"the profile {self.profile.name} names no model; its endpoint has {has}",
                        "set the profile's `model` (OPENAI_MODEL for the profile `default`)",
                    )
                self._found = models[0]
        return self._found

    async def close(self) -> None:
        """Close its connections."""
        if self._openai is not None:
            await self._openai.close()
            self._openai = None

    def _client(self) -> AsyncOpenAI:
        if self._openai is None:
            self._allowed.check(self.profile.base_url)
            key = self._keys.of(self.profile)
            session = self._allowed.session(ClientTimeout(sock_connect=20), connections=0)
            http = httpx2.AsyncClient(
                transport=Transport(session, key),
                follow_redirects=False,
                trust_env=False,
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            )
            self._openai = AsyncOpenAI(
                base_url=self.profile.base_url,
                api_key="none",  # the transport adds the key
                http_client=http,
                max_retries=0,
                timeout=self.profile.timeout,
            )
        return self._openai

    def _arguments(self, prompt: Prompt, rung: Rung, max_tokens: int) -> dict[str, Any]:
        profile = self.profile
        arguments: dict[str, Any] = {
            "messages": prompt.messages,
            self.max_tokens_name: max_tokens,
            **form_arguments(rung, prompt.schema),
        }
        for name in ("temperature", "top_p", "seed"):
            if getattr(profile, name) is not None:
                arguments[name] = getattr(profile, name)
        if profile.reasoning_effort:
            arguments["reasoning_effort"] = profile.reasoning_effort
        return arguments
