"""Refusals: read from an error's body why an endpoint refused a request, whatever its shape.

Endpoints agree on neither statuses nor bodies: `{"error": {"message", "code", "param"}}`,
`{"error": "text"}`, `{"detail": [{"loc", "msg"}]}`, `{"message": …}`, plain text, and one of these
quoted inside another. So all texts of a body are searched for what endpoints are known to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from showrunner.players.llm.outcomes import Outcome

SCHEMA: Final = "schema"
"""The part of a request that asks for JSON: `response_format`, or `tools`."""
LIMITS: Final = "limits"
"""The limits in a schema, such as `maxLength`."""
SYSTEM: Final = "system"
"""The message with the role `system`."""
ANSWER_TOKENS: Final = "answer tokens"
"""The number of tokens that an answer may have, as far as it is too large."""


class RequestRefusal(NamedTuple):
    """Why a request was refused, with the endpoint's own message.

    `parts` are the parts of the request that the endpoint does not take: SCHEMA, LIMITS, SYSTEM,
    ANSWER_TOKENS, or names of parameters. `limit` is the number of tokens that the context window
    has, or that an answer may have; `prompt_tokens` is how many the prompt had.
    """

    outcome: Outcome
    message: str
    parts: frozenset[str] = frozenset()
    limit: int | None = None
    prompt_tokens: int | None = None


def read_refusal(status: int, body: bytes) -> RequestRefusal:
    """Why a response with this status and body refused the request."""
    leaves = list(_leaves(_decoded(body)))
    message = _message(leaves)
    text = " ".join(f"{leaf.key}={leaf.value}"[:_SEARCHED] for leaf in leaves)
    text = _THOUSANDS.sub("", text)
    if status == 429:
        denied = "insufficient_quota" in text
        return RequestRefusal("denied" if denied else "rate_limited", message)
    if status in _PASSING or status > 501:
        return RequestRefusal("server_error", message)
    if status == 413 or _TOO_LONG.search(text):
        return RequestRefusal(
            "too_long", message, frozenset(), _first(_WINDOW, text), _first(_USED, text)
        )
    if _FILTERED.search(text):
        return RequestRefusal("filtered", message)
    parts, limit = _parts(status, text, leaves)
    if status < 400 or parts:
        return RequestRefusal("unsupported" if parts else "rejected", message, parts, limit)
    if status in _DENIED_STATUSES or (status < 500 and _DENIED.search(text)):
        return RequestRefusal("denied", message)
    return RequestRefusal("server_error" if status == 500 else "rejected", message)


def _parts(status: int, text: str, leaves: Sequence[_Leaf]) -> tuple[frozenset[str], int | None]:
    """The parts of the request that the endpoint does not take, and how long answers may be."""
    limit = _first(_MOST_ANSWER_TOKENS, text)
    if limit is not None:
        return frozenset({ANSWER_TOKENS}), limit
    named = [
        re.split(r"[.\[]", leaf.value.removeprefix("body."))[0]
        for leaf in leaves
        if leaf.key in ("param", "loc")
    ]
    parts = {SCHEMA if _SCHEMA.search(name) else name for name in named if name} - _NEEDED
    if _SYSTEM.search(text):
        parts = {SYSTEM}
    elif not parts and _SCHEMA.search(text):
        parts = {SCHEMA}
    elif not parts and status < 500 and (mentioned := _MENTIONED.search(text)):
        parts = {mentioned[0]}
    elif not parts and status == 501:
        parts = {SCHEMA}
    if SCHEMA in parts and _LIMITS.search(text):
        parts = {LIMITS}
    return frozenset(parts), None


# -- bodies ----------------------------------------------------------------------------------------

_DEEPEST, _SEARCHED, _MAX_MESSAGE = 8, 1000, 200
"""Levels of a body that are read, and characters of each text that are searched and quoted."""
_UNREAD: Final = frozenset({"input", "failed_generation", "ctx", "url"})
"""Keys under which endpoints repeat the request, or what the model wrote."""
_SAID: Final = ("message", "msg", "error", "detail", "raw")
"""Keys of texts for people."""


class _Leaf(NamedTuple):
    key: str
    value: str


def _decoded(body: bytes) -> Any:
    """The body as JSON, or as text if it is not JSON."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, RecursionError):
        return re.sub(r"<[^>]*>", " ", body[: 4 * _SEARCHED].decode(errors="replace"))


def _leaves(value: Any, key: str = "message", depth: int = 0) -> Iterator[_Leaf]:
    """The texts and numbers of a body, with their keys; also those of JSON within a text."""
    if depth > _DEEPEST or key in _UNREAD:
        return
    match value:
        case dict():
            for name, inner in value.items():
                yield from _leaves(inner, name, depth + 1)
        case list() if key == "loc":
            yield _Leaf(key, ".".join(map(str, value)))
        case list():
            for inner in value:
                yield from _leaves(inner, key, depth + 1)
        case str() if value.lstrip()[:1] in ("{", "[") and not isinstance(
            inner := _decoded(value.encode(errors="replace")), str
        ):
            yield from _leaves(inner, key, depth + 1)
        case str():
            yield _Leaf(key, value)
        case bool() | None:
            return
        case int():
            yield _Leaf(key, str(value))


def _message(leaves: Sequence[_Leaf]) -> str:
    """What the endpoint says to people. Headers are not quoted, since one could contain a key."""
    said = [
        f"{leaf.key}: {leaf.value}" if leaf.key == "loc" else leaf.value
        for leaf in leaves
        if (leaf.key in _SAID and not leaf.value.isdigit()) or leaf.key == "loc"
    ]
    return " ".join("; ".join(dict.fromkeys(said)).split())[:_MAX_MESSAGE] or "no message"


# -- what endpoints say ----------------------------------------------------------------------------


def _any(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


def _first(pattern: re.Pattern[str], text: str) -> int | None:
    """The number in the pattern's first match."""
    found = pattern.search(text)
    return int(next(filter(None, found.groups()))) if found else None


_PASSING: Final = (408, 409, 425)
_DENIED_STATUSES: Final = (401, 402, 403, 404)
_NEEDED: Final = frozenset({"model", "messages", "body", "prompt"})
"""Parts without which there is no request."""
_THOUSANDS: Final = re.compile(r"(?<=\d),(?=\d{3}\b)")
_TOO_LONG: Final = _any(
    r"context_length_exceeded",
    r"exceed_context_size",
    r"context (?:length|window|size)",
    r"prompt is too long",
    r"input token count",
    r"input is too long",
    r"too many (?:input |prompt )?tokens",
    r"reduce (?:the length|your (?:message|prompt))",
)
_WINDOW: Final = _any(
    r"context (?:length|window|size)(?: is| of| limit)?(?: only)?\D{0,3}(\d+)",
    r"\bn_ctx=(\d+)",
    r"> (\d+) maximum",
    r"tokens allowed \(?(\d+)",
    r"\blimit:? (\d+)",
)
_USED: Final = _any(
    r"\bn_prompt_tokens=(\d+)",
    r"(\d+) in (?:the messages|your prompt)",
    r"(\d+) input tokens",
    r"prompt is too long: (\d+)",
    r"token count \((\d+)\)",
    r"request(?:ed tokens)? \((\d+)",
)
_FILTERED: Final = _any(
    r"content[_ ](?:filter|policy|management policy)",
    r"responsibleai",
    r"content exists risk",
    r"data_inspection_failed",
    r"inappropriate content",
    r"prohibited_content",
    r"\bmoderation\b",
    r"\bflagged\b",
)
_DENIED: Final = _any(
    r"api[_ -]?key",
    r"authenticat",
    r"unauthori[sz]ed",
    r"model_not_found",
    r"model_decommissioned",
    r"model\b.{0,100}\b(?:not exist|not found|decommissioned)",
    r"(?:invalid|unknown|no such) model\b",
    r"not a valid model",
    r"credit balance",
    r"insufficient (?:balance|credit)",
)
_SYSTEM: Final = _any(
    r"roles? must alternate",
    r"alternat\w+ between",
    r"system (?:role|message|prompt)s?\b.{0,40}\bnot\b",
    r"not support.{0,20}\bsystem\b",
    r"only user and assistant roles",
    r"=(?:body\.)?messages\W\d+\W{1,2}role",
    r"developer instruction",
)
_SCHEMA: Final = _any(
    r"response_format",
    r"json_(?:schema|object|validate_failed)",
    r"\bschema\b",
    r"structured[_ ]output",
    r"\btools?\b",
    r"tool_choice",
    r"function[_ ]call",
    r"\bgrammar\b",
)
_LIMITS: Final = _any(
    r"\bm(?:in|ax)(?:length|items)\b",
    r"\bm(?:in|ax)imum\b",
    r"features not supported",
)
_MOST_ANSWER_TOKENS: Final = _any(
    r"at most (\d+) (?:completion|output) tokens",
    r"max_(?:completion_|output_)?tokens.{0,40}less than or equal to \D?(\d+)",
    r"> (\d+), which is the maximum allowed number of output tokens",
    r"max_(?:completion_|output_)?tokens.{0,40}\[\d+, ?(\d+)\]",
)
_MENTIONED: Final = re.compile(
    r"\b(?:temperature|top_p|seed|reasoning_effort|max_completion_tokens|max_tokens)\b"
)
