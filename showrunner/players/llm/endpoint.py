"""What the clients of all APIs have in common: the connection, errors, and lists of models."""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final, NamedTuple

import httpx2
from aiohttp import ClientConnectionError, ClientError, ClientPayloadError, ClientTimeout

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, PlayerAway
from showrunner.players.llm.capabilities import Capabilities
from showrunner.players.llm.completions import (
    Completion,
    Trouble,
    connection_trouble,
    error_trouble,
)
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.listed_models import ListedModel
from showrunner.players.llm.profile import Api, Profile, Rung
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.transport import Transport

_BROKEN = (ClientConnectionError, ClientPayloadError, AddressRefused)
"""Errors of a connection that could not be made, or that broke."""
_KEY_HEADERS: Final[dict[Api, tuple[str, str]]] = {
    "openai": ("authorization", "Bearer "),
    "anthropic": ("x-api-key", ""),
    "gemini": ("x-goog-api-key", ""),
}
"""The header that carries the key in each API, and what stands before the key."""


_RETRY_DELAY: Final = re.compile(rb'"retryDelay":\s*"(\d{1,6}(?:\.\d{1,9})?)s"')
"""The seconds to wait, which Gemini gives in the body."""


class SdkErrors(NamedTuple):
    """What an SDK raises.

    `refused` is for a response with an error status, in its `response`; `broken` for a connection
    that failed; `other` for the rest.
    """

    refused: tuple[type[Exception], ...] = ()
    broken: tuple[type[Exception], ...] = ()
    other: tuple[type[Exception], ...] = ()


class Endpoint(ABC):
    """Calls one profile's endpoint, if its address is allowed, with the profile's keys.

    Does not retry. All requests go through `_transport`, those of an API's SDK by way of `_http`.
    """

    def __init__(
        self,
        profile: Profile,
        allowed: AllowedAddresses,
        keys: Keys,
        errors: SdkErrors = SdkErrors(),  # noqa: B008
    ) -> None:
        self.profile = profile
        self.capabilities = Capabilities(profile)
        self._allowed = allowed
        self._keys = keys
        self._errors = errors
        self._opened: Transport | None = None
        self._found: ListedModel | None = None
        self._finding = asyncio.Lock()

    @abstractmethod
    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        """Request a completion. Raises Trouble; PlayerAway if the profile's key is missing."""

    @abstractmethod
    async def models(self) -> list[ListedModel]:
        """The endpoint's models. Raises Trouble; PlayerAway if the profile's key is missing."""

    async def context(self) -> int | None:
        """The model's window in tokens, as the profile or the endpoint says; None if neither does.

        Raises Trouble, PlayerAway.
        """
        if self.profile.context is not None:
            return self.profile.context
        listed = await self._listed()
        return listed.context if listed is not None else None

    async def _listed(self) -> ListedModel | None:
        """The profile's model as the endpoint lists it. Raises Trouble, PlayerAway."""
        if not self.profile.model:
            return await self._only_model()
        models = await self.models()
        return next((model for model in models if model.name == self.profile.model), None)

    async def _model(self) -> str:
        """The name of the profile's model. Raises Trouble, PlayerAway."""
        return self.profile.model or (await self._only_model()).name

    async def _only_model(self) -> ListedModel:
        """The model of an endpoint that has exactly one. Raises Trouble, PlayerAway."""
        async with self._finding:
            if self._found is None:
                models = await self.models()
                if len(models) != 1:
                    has = ", ".join(model.name for model in models[:10]) or "none"
                    raise PlayerAway(
                        f"the profile {self.profile.name} names no model; its endpoint has {has}",
                        "set the profile's `model` (OPENAI_MODEL for the profile `default`)",
                    )
                self._found = models[0]
        return self._found

    async def close(self) -> None:
        """Close its connections, for good."""
        if self._opened is not None:
            await self._opened.aclose()

    @property
    def _transport(self) -> Transport:
        """What sends requests.

        Raises AddressRefused; PlayerAway if a key is missing.
        """
        if self._opened is None:
            profile = self.profile
            self._allowed.check(profile.base_url)
            keys = self._keys.of(profile)
            headers = profile.headers_with(keys)
            if profile.key:
                name, scheme = _KEY_HEADERS[profile.api]
                headers[name] = scheme + keys[profile.key]
            session = self._allowed.session(ClientTimeout(sock_connect=20), connections=0)
            self._opened = Transport(session, headers, keys.values())
        return self._opened

    @property
    def _http(self) -> httpx2.AsyncClient:
        """A client for an SDK to use. Raises as `_transport`."""
        return httpx2.AsyncClient(
            transport=self._transport,
            params=self.profile.query or None,
            follow_redirects=False,
            trust_env=False,
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
        )

    @asynccontextmanager
    async def _calling(self) -> AsyncIterator[None]:
        """Limit a request's time, and turn all its errors into Trouble."""
        errors = self._errors
        broken: tuple[type[Exception], ...] = (*_BROKEN, *errors.broken)
        other: tuple[type[Exception], ...] = (ClientError, OSError, ValueError, *errors.other)
        try:
            async with asyncio.timeout(self.profile.timeout):
                yield
        except errors.refused as problem:
            response = problem.response  # type: ignore[attr-defined]
            raise refusal_in(response.status_code, response.headers, response.content) from None
        except broken as problem:
            raise connection_trouble(problem) from None
        except TimeoutError:
            raise Trouble("timeout", f"no answer in {self.profile.timeout:g} s") from None
        except other as problem:
            raise Trouble("cut", type(problem).__name__) from None


def refusal_in(status: int, headers: Mapping[str, str], body: bytes) -> Trouble:
    """The Trouble for a response with an error status."""
    trouble = error_trouble(status, body, headers)
    if trouble.outcome == "rate_limited" and trouble.retry_after is None:
        delay = _RETRY_DELAY.search(body)
        trouble.retry_after = float(delay[1]) if delay else None
    return trouble


def merged(arguments: dict[str, Any], extra: Mapping[str, Any]) -> dict[str, Any]:
    """A request's arguments with those of a profile's `extra`, which may add to inner objects."""
    result = dict(arguments)
    for name, value in extra.items():
        known = result.get(name)
        if isinstance(known, dict) and isinstance(value, dict):
            value = merged(known, value)  # noqa: PLW2901
        result[name] = value
    return result
