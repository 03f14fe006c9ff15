"""The ladder: four ways (rungs) to ask a model for structured output, and to read its reply."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from showrunner.errors import Unreadable
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.questions.field import Schema

SCHEMA_NAME = "answer"
_FENCED = re.compile(r"```(?:json)?\s*\n?(.*?)```", re.DOTALL)


def form_arguments(rung: Rung, schema: Schema) -> dict[str, Any]:
    """The arguments of a request that ask for an answer with this schema."""
    match rung:
        case "json_schema":
            json_schema = {"name": SCHEMA_NAME, "strict": True, "schema": schema}
            return {"response_format": {"type": "json_schema", "json_schema": json_schema}}
        case "tool":
            function = {"name": SCHEMA_NAME, "strict": True, "parameters": schema}
            return {
                "tools": [{"type": "function", "function": function}],
                "tool_choice": {"type": "function", "function": {"name": SCHEMA_NAME}},
            }
        case "json_object":
            return {"response_format": {"type": "json_object"}}
        case "text":
            return {}


def below(rung: Rung) -> Rung | None:
    """The next, less strict rung; None if there is none."""
    place = RUNGS.index(rung) + 1
    return RUNGS[place] if place < len(RUNGS) else None


def read_reply(rung: Rung, text: str) -> dict[str, Any]:
    """The JSON object that a reply consists of, or in plain text, contains.

    Raises Unreadable if there is none.
    """
    if rung == "text":
        fenced = _FENCED.findall(text)
        text = fenced[-1] if fenced else text[max(text.find("{"), 0) : text.rfind("}") + 1]
    try:
        reply = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise Unreadable(f"it is not JSON: {problem}") from None
    if not isinstance(reply, dict):
        raise Unreadable("it is not a JSON object")
    return reply
