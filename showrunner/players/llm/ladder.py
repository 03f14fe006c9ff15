"""The ladder: four ways (rungs) to ask a model for structured output, and to read its reply."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from showrunner.errors import Unreadable
from showrunner.players.llm.profile import RUNGS, Rung
from showrunner.questions.field import Schema

SCHEMA_NAME = "answer"
_FENCED = re.compile(r"```(?:json)?\s*\n?(.*?)```", re.DOTALL | re.IGNORECASE)
_THINKING = re.compile(r"</(?:think|thinking|thought|reasoning)>", re.IGNORECASE)
_OBJECT = re.compile(r"\{\s*[\"}]")


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


def read_reply(text: str) -> dict[str, Any]:
    """The JSON object that a reply consists of or contains.

    Models put it into a fence, and their thoughts before it, on every rung. Raises Unreadable if
    there is no object, or more than one outside of fences.
    """
    said = without_thinking(text)
    fenced = _FENCED.findall(said)
    first = _OBJECT.search(said)
    places = [text, *fenced[-1:], said[first.start() : said.rfind("}") + 1] if first else said]
    problem: Exception | None = None
    for place in places:
        try:
            reply = msgspec.json.decode(place)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as wrong:
            problem = problem or wrong
            continue
        if isinstance(reply, dict):
            return reply
    raise Unreadable(f"it is not JSON: {problem}" if problem else "it is not a JSON object")


def without_thinking(text: str) -> str:
    """The text after the last tag that ends thoughts, if there is one.

    Servers may cut off the opening tag. An opening tag that is never closed is left in place: what
    follows it may be the answer.
    """
    return _THINKING.split(text)[-1]
