"""The ladder: four ways to ask a model for an answer of some form, and to read what comes."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from showrunner.errors import Unreadable
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.questions.field import Schema

NAME = "answer"
_FENCED = re.compile(r"```(?:json)?\s*\n?(.*?)```", re.DOTALL)


def form_arguments(rung: Rung, schema: Schema) -> dict[str, Any]:
    """What a request says of the form of its answer."""
    match rung:
        case "json_schema":
            wanted = {"name": NAME, "strict": True, "schema": schema}
            return {"response_format": {"type": "json_schema", "json_schema": wanted}}
        case "tool":
            function = {"name": NAME, "strict": True, "parameters": schema}
            return {
                "tools": [{"type": "function", "function": function}],
                "tool_choice": {"type": "function", "function": {"name": NAME}},
            }
        case "json_object":
            return {"response_format": {"type": "json_object"}}
        case "text":
            return {}


def below(rung: Rung) -> Rung | None:
    """The next way that asks for less; None below the last."""
    place = RUNGS.index(rung) + 1
    return RUNGS[place] if place < len(RUNGS) else None


def read_reply(rung: Rung, text: str) -> dict[str, Any]:
    """The JSON object that a reply is; in plain text, the one that stands in it.

    Raises Unreadable for what is none.
    """
    if rung == "text":
        fenced = _FENCED.findall(text)
        text = fenced[-1] if fenced else text[max(text.find("{"), 0) : text.rfind("}") + 1]
    try:
        reply = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
        raise Unreadable(f"it is no JSON: {problem}") from None
    if not isinstance(reply, dict):
        raise Unreadable("it is no JSON object")
    return reply
