"""What a chat-completions request asks for: its text, and the schema of its answer."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import msgspec

from showrunner.errors import ShowrunnerError

Schema = Mapping[str, Any]
Rung = Literal["json_schema", "tools", "json_object", "text"]
RUNGS: tuple[Rung, ...] = ("json_schema", "tools", "json_object", "text")
"""The ways to ask for structured output, the strictest first."""
FENCE = "```json"


class HouseError(ShowrunnerError):
    """A request that the house model answers with an error: the status, headers and body."""

    def __init__(
        self, status: int, message: str, kind: str = "invalid_request_error", **more: str
    ) -> None:
        self.status = status
        self.headers: dict[str, str] = {}
        self.body = {"error": {"message": message, "type": kind, **more}}
        super().__init__(message)


class Asked(NamedTuple):
    """One request, read.

    `schema` is None where plain words are asked for; `tool` is the name of the function to call.
    `text` is the text of all messages but the model's own.
    """

    rung: Rung
    schema: Schema | None
    tool: str | None
    text: str


def read_request(request: Mapping[str, Any]) -> Asked:
    """Read what is asked for. Raises HouseError for a request that is not understood."""
    try:
        told = [message for message in request["messages"] if message["role"] != "assistant"]
        first, *others = told
        text = "\n".join([first["content"], *(message["content"] for message in others)])
        if request.get("tools"):
            function = request["tools"][0]["function"]
            return Asked("tools", function["parameters"], function["name"], text)
        match (request.get("response_format") or {"type": "text"})["type"]:
            case "json_schema":
                schema = request["response_format"]["json_schema"]["schema"]
                return Asked("json_schema", schema, None, text)
            case "json_object" | "text" as rung:
                return Asked(rung, _fenced(text), None, text)
            case other:
                wrong = f"{other!r} is not a response_format"
    except (TypeError, ValueError, KeyError, IndexError) as problem:
        wrong = f"{type(problem).__name__} {problem}"
    raise HouseError(
        400,
        f"The request cannot be read ({wrong}): give messages with text, and no response_format, "
        "or one of type json_schema, json_object or text, or a function in tools.",
    )


def prompt_key(request: Mapping[str, Any]) -> bytes:
    """Hash the messages: equal for equal prompts."""
    return blake2b(msgspec.json.encode(request.get("messages")), digest_size=16).digest()


def _fenced(text: str) -> Schema | None:
    """Return the schema in the last JSON fence of the text, if there is one."""
    _, fence, rest = text.rpartition(FENCE)
    try:
        schema = msgspec.json.decode(rest.partition("```")[0]) if fence else None
    except msgspec.DecodeError:
        return None
    return schema if isinstance(schema, dict) and ("type" in schema or "anyOf" in schema) else None
