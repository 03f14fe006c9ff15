"""A model profile: one model at one endpoint, with its settings, prices and limits."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import ceil
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from showrunner.errors import Unreadable

PREFIX: Final = "model:"
"""Prefix of the player name of a model: `model:` and the name of a profile."""

STORED_KEY: Final = "STORED_KEY"
"""Instead of an environment variable: the key that is stored, encrypted, with the profile."""

Rung = Literal["json_schema", "tool", "json_object", "text"]
RUNGS: Final[tuple[Rung, ...]] = ("json_schema", "tool", "json_object", "text")
"""The ways to ask for structured output, the strictest first."""

Api = Literal["openai", "anthropic", "gemini"]

Name = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.-]{0,62}$")]
Dollars = Annotated[float, Meta(ge=0, le=1e6)]
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=3600)]
Variable = Annotated[str, Meta(pattern=r"^([A-Z][A-Z0-9_]*_(KEY|TOKEN))?$")]
QueryName = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9_.-]{0,62}\Z")]
QueryValue = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._~:,-]{1,200}\Z")]
HeaderName = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9-]{0,62}\Z")]
HeaderValue = Annotated[str, Meta(pattern=r"^[!-~]([ -~]{0,198}[!-~])?\Z")]
MAX_HEADERS: Final = 20
MAX_EXTRA_BYTES: Final = 8000

_FROM_VARIABLE: Final = re.compile(
    r"(?P<scheme>[A-Za-z]+ )?\$(?P<name>[A-Z][A-Z0-9_]*_(?:KEY|TOKEN))"
)
"""A header's value that is in an environment variable: `$NAME`, or `Bearer $NAME`."""
_SECRET: Final = re.compile(
    r"^key$|(?:api|access|auth|private|subscription)[_-]?(?:key|token)|-(?:key|token|auth)$"
    r"|authorization|cookie|credential|password|secret|signature",
    re.IGNORECASE,
)
"""Names whose values are secrets, so that they may not be written into a profile."""
_OWN_HEADERS: Final = re.compile(
    r"host|connection|upgrade|expect|te|trailer|(?:accept|content|transfer|proxy)-.*", re.IGNORECASE
)
"""Headers that belong to the connection, not to the caller."""
_OWN_PARTS: Final[dict[Api, frozenset[str]]] = {
    "openai": frozenset(
        {"max_completion_tokens", "max_tokens", "messages", "model", "n", "response_format"}
        | {"stream", "tool_choice", "tools"}
    ),
    "anthropic": frozenset(
        {"max_tokens", "messages", "model", "stream", "system", "tool_choice", "tools"}
    ),
    "gemini": frozenset(
        {"candidateCount", "contents", "maxOutputTokens", "responseJsonSchema"}
        | {"responseMimeType", "systemInstruction", "toolConfig", "tools"}
    ),
}
"""The parts of a request that `extra` may not set: the words, the form and what it may cost."""
_CONFIG: Final = "generationConfig"
"""An object in Gemini's requests that has some of these parts."""


class Prices(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dollars for a million tokens; `cached` is the price of tokens from the provider's cache."""

    input: Dollars = 0.0
    cached: Dollars | None = None
    output: Dollars = 0.0

    def cost(self, prompt: int, cached: int, answer: int) -> int:
        """A call's cost in millionths of a dollar; `prompt` includes the `cached` tokens."""
        cached = min(cached, prompt)
        price = self.input if self.cached is None else self.cached
        return ceil((prompt - cached) * self.input + cached * price + answer * self.output)


class Profile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A model at an endpoint, for seats whose player is `model:` and the profile's name.

    `model` is the endpoint's name for it (empty: the only one that it has), and `key` is the
    environment variable with the endpoint's key (empty: it needs none). `rung` is the strictest
    form to ask for (empty: the first that works). `in_flight` limits the calls at once, `requests`
    and `tokens` those per minute. A call is cancelled after `timeout` seconds and tried `tries`
    times in all; then `fallback`, another profile, is asked.

    `api` is the API that the endpoint speaks, and `context` the tokens of the model's window
    (None: asked of the endpoint). `query`, `headers` and `extra` are added to each request's URL,
    headers and body. None of them may hold a secret; a header's value may be in an environment
    variable (`$NAME`).

    `cap` limits what a new season costs in which the model plays, in dollars, if the season itself
    says nothing. `sealed_key` is an encrypted key, which counts if `key` is `STORED_KEY`.
    """

    name: Name
    base_url: str
    model: str = ""
    api: Api = "openai"
    key: Variable = ""
    query: Annotated[dict[QueryName, QueryValue], Meta(max_length=MAX_HEADERS)] = {}
    headers: Annotated[dict[HeaderName, HeaderValue], Meta(max_length=MAX_HEADERS)] = {}
    extra: dict[str, Any] = {}
    context: Annotated[int, Meta(ge=1024, le=100_000_000)] | None = None
    temperature: Annotated[float, Meta(ge=0, le=2)] | None = None
    top_p: Annotated[float, Meta(gt=0, le=1)] | None = None
    seed: int | None = None
    max_tokens: Annotated[int, Meta(ge=100, le=200_000)] = 1500
    max_tokens_name: Literal["max_completion_tokens", "max_tokens"] = "max_completion_tokens"
    reasoning_effort: Literal["", "none", "minimal", "low", "medium", "high", "xhigh"] = ""
    rung: Literal["", "json_schema", "tool", "json_object", "text"] = ""
    prices: Prices = Prices()
    in_flight: Annotated[int, Meta(ge=1, le=1000)] = 50
    requests: Count | None = None
    tokens: Count | None = None
    cap: Dollars | None = None
    sealed_key: Annotated[str, Meta(max_length=4000)] = ""
    timeout: Seconds = 120.0
    tries: Annotated[int, Meta(ge=1, le=20)] = 5
    fallback: str = ""

    def __post_init__(self) -> None:
        """Raise ValueError for secrets in plain text, and for what an addition may not set."""
        for name, value in self.headers.items():
            if _OWN_HEADERS.fullmatch(name):
                raise Unreadable(f"headers: {name} belongs to the connection")
            if "$" in value and not _FROM_VARIABLE.fullmatch(value):
                raise Unreadable(f"headers: {name}: write $NAME, which ends with _KEY or _TOKEN")
            if _SECRET.search(name) and "$" not in value:
                raise Unreadable(f"headers: {name} holds a secret: give the variable as $NAME")
        for name in self.query:
            if _SECRET.search(name):
                raise Unreadable(f"query: {name} holds a secret, and a URL is no place for one")
        try:
            size = len(msgspec.json.encode(self.extra))
        except RecursionError:
            raise Unreadable("extra is nested too deeply") from None
        if size > MAX_EXTRA_BYTES:
            raise Unreadable(f"extra has more than {MAX_EXTRA_BYTES} bytes")
        for name in _names_in(self.extra):
            if _SECRET.search(name):
                raise Unreadable(f"extra: {name} holds a secret: give it as `key` or in `headers`")
        config = self.extra.get(_CONFIG)
        for name in (*self.extra, *(config if isinstance(config, dict) else ())):
            if _camel(name) in _OWN_PARTS[self.api] or name in _OWN_PARTS[self.api]:
                raise Unreadable(f"extra: {name} is set by Showrunner")
        if self.api == "anthropic" and self.seed is not None:
            raise Unreadable("seed: Anthropic's API has none")

    @property
    def variables(self) -> list[str]:
        """The environment variables whose values are sent to the endpoint."""
        found = (_FROM_VARIABLE.fullmatch(value) for value in self.headers.values())
        names = [self.key, *(match["name"] for match in found if match)]
        return [name for name in names if name]

    def headers_with(self, values: Mapping[str, str]) -> dict[str, str]:
        """The headers in small letters, with these values of the variables that they name."""
        sent = {}
        for name, value in self.headers.items():
            match = _FROM_VARIABLE.fullmatch(value)
            sent[name.lower()] = (
                f"{match['scheme'] or ''}{values[match['name']]}" if match else value
            )
        return sent

    @property
    def player(self) -> str:
        """The player name of this model."""
        return PREFIX + self.name

    def most(self, prompt: int) -> int:
        """The highest cost of a call with this many prompt tokens, in millionths of a dollar."""
        return self.prices.cost(prompt, 0, self.max_tokens)


def _names_in(body: object) -> Iterator[str]:
    """The names of all fields in a body, at any depth."""
    parts = [body]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            yield from part
            parts += part.values()
        elif isinstance(part, list):
            parts += part


def _camel(name: str) -> str:
    """A name in camel case: Gemini takes `tool_config` and `toolConfig`."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
