"""What a chat-completions request asks for: its words, and the schema an answer is to follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import msgspec

Schema = Mapping[str, Any]
Rung = Literal["json_schema", "tools", "json_object", "text"]
RUNGS: tuple[Rung, ...] = ("json_schema", "tools", "json_object", "text")
"""The ways to ask for structured output, the strictest first."""

FENCE = "```json"


class Asked(NamedTuple):
    """One request, read.

    `schema` is None where plain words are asked for; `tool` is the function to be called; `head`
    is what stands before the user's last messages, which are `last`.
    """

    rung: Rung
    schema: Schema | None
    tool: str | None
    head: str
    last: str


def read_request(request: Mapping[str, Any]) -> Asked:
    """What this request asks for. Raises ValueError, in words, for one that nobody can read."""
    words = [_words(message) for message in _messages(request)]
    at = _last_turn(_messages(request))
    head, last = "\n".join(words[:at]), "\n".join(words[at:])
    tool = _tool(request)
    if tool is not None:
        return Asked("tools", tool.get("parameters") or {}, tool["name"], head, last)
    form = request.get("response_format") or {"type": "text"}
    match form.get("type") if isinstance(form, Mapping) else None:
        case "json_schema":
            return Asked("json_schema", _schema_of(form), None, head, last)
        case "json_object":
            return Asked("json_object", _fenced(last) or _fenced(head) or {}, None, head, last)
        case "text":
            return Asked("text", _fenced(last) or _fenced(head), None, head, last)
    raise ValueError("response_format: give one of type json_schema, json_object, text")


def prompt_key(request: Mapping[str, Any]) -> bytes:
    """What tells one prompt from another: a hash of its messages."""
    return blake2b(msgspec.json.encode(request.get("messages")), digest_size=16).digest()


def spoken(request: Mapping[str, Any]) -> str:
    """All messages as one text, which prompt tokens are counted of."""
    return "\n".join(f"{one.get('role')}\n{_words(one)}" for one in _messages(request))


def _messages(request: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    messages = request.get("messages")
    if (
        not isinstance(messages, list)
        or not messages
        or not all(isinstance(one, Mapping) and one.get("role") for one in messages)
    ):
        raise ValueError("messages: give a list of messages, each with its role and content")
    return messages


def _words(message: Mapping[str, Any]) -> str:
    content = message.get("content")
    if isinstance(content, str):
        return content
    parts: Iterable[Any] = content if isinstance(content, list) else ()
    return "\n".join(str(part.get("text", "")) for part in parts if isinstance(part, Mapping))


def _last_turn(messages: Sequence[Mapping[str, Any]]) -> int:
    """Where what the user said last begins: it may be several messages."""
    at = len(messages) - 1
    while at > 0 and messages[at - 1]["role"] == messages[at]["role"] == "user":
        at -= 1
    return at


def _tool(request: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The function that is to be called: the one chosen, else the first."""
    tools = request.get("tools")
    choice = request.get("tool_choice", "auto")
    if not tools or choice == "none":
        return None
    try:
        functions = [tool["function"] for tool in tools]
        names = [function["name"] for function in functions]
        if isinstance(choice, Mapping):
            return functions[names.index(choice["function"]["name"])]  # type: ignore[no-any-return]
    except (TypeError, KeyError, ValueError):
        raise ValueError("tools: give functions by name, and choose one of them") from None
    return functions[0]  # type: ignore[no-any-return]


def _schema_of(form: Mapping[str, Any]) -> Schema:
    given = form.get("json_schema")
    if not isinstance(given, Mapping) or not isinstance(given.get("schema"), Mapping):
        raise ValueError("response_format.json_schema: give a name and a schema")
    return given["schema"]  # type: ignore[no-any-return]


def _fenced(text: str) -> Schema | None:
    """The schema in the text's last fence of JSON, if there is one."""
    at = text.rfind(FENCE)
    if at < 0:
        return None
    inside = text[at + len(FENCE) :].partition("```")[0]
    try:
        schema = msgspec.json.decode(inside)
    except msgspec.DecodeError:
        return None
    return schema if isinstance(schema, dict) and ("type" in schema or "anyOf" in schema) else None
