"""Asking the house model, as our own client would and as anybody's would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from openai import AsyncOpenAI, DefaultAioHttpClient

from showrunner.house_model import HouseModel, HouseSettings, rates
from showrunner.house_model.asking import Rung

T = TypeVar("T")

THOUGHT = {
    "type": ["string", "null"],
    "description": "What you think and tell nobody. Give a text of at most 40 words, or null.",
}
TALK = {
    "type": "object",
    "properties": {
        "say": {
            "type": ["string", "null"],
            "description": "What you say. Give a text of at most 80 words, or null to say nothing.",
        },
        "end": {
            "type": "boolean",
            "description": "Whether the talk ends with this. Give true or false.",
        },
        "points": {
            "type": "integer",
            "description": "What you give. Give a whole number from 0 to 3.",
        },
    },
    "required": ["say", "end", "points"],
    "additionalProperties": False,
}
SYSTEM = "You are Errol, a castaway. With you are:\n- Nerys (`nerys`)\n- Caio (`caio`)"
TALK_PROMPT = "You talk in private with Nerys. What do you say?"


def enveloped(schema: dict[str, Any]) -> dict[str, Any]:
    """A question's schema with a private thought beside it."""
    return {
        "type": "object",
        "properties": {"thought": THOUGHT, "answer": schema},
        "required": ["thought", "answer"],
        "additionalProperties": False,
    }


def request(
    prompt: str, schema: dict[str, Any] | None = None, rung: Rung = "json_schema", system: str = ""
) -> dict[str, Any]:
    """A request that asks for an answer to this schema on this rung."""
    fence = f"\nAnswer in JSON:\n```json\n{json.dumps(schema)}\n```"
    in_words = schema is not None and rung in ("json_object", "text")
    messages = [
        {"role": "system", "content": system or SYSTEM},
        {"role": "user", "content": prompt + fence * in_words},
    ]
    asked: dict[str, Any] = {"model": "house", "messages": messages}
    match rung if schema is not None else "text":
        case "json_schema":
            form = {"name": "answer", "strict": True, "schema": schema}
            asked["response_format"] = {"type": "json_schema", "json_schema": form}
        case "tools":
            function = {"name": "answer", "strict": True, "parameters": schema}
            asked["tools"] = [{"type": "function", "function": function}]
            asked["tool_choice"] = {"type": "function", "function": {"name": "answer"}}
        case "json_object":
            asked["response_format"] = {"type": "json_object"}
    return asked


def talk(number: int = 0) -> dict[str, Any]:
    """A request for a line of a talk; each number is another prompt."""
    return request(f"It is day {number}. {TALK_PROMPT}", enveloped(TALK))


def with_house(
    work: Callable[[HouseModel, AsyncOpenAI], Awaitable[T]],
    settings: HouseSettings | None = None,
    *,
    fault: str = "",
    timeout: float = 30,
    key: str = "any",
) -> T:
    """What becomes of work at a house model, with a client that never tries again."""

    async def run() -> T:
        given = settings or HouseSettings()
        if fault:
            given = given._replace(faults=rates([fault]))
        async with (
            HouseModel(given) as house,
            AsyncOpenAI(
                base_url=house.base_url,
                api_key=key,
                max_retries=0,
                timeout=timeout,
                http_client=DefaultAioHttpClient(timeout=timeout),
            ) as client,
        ):
            return await work(house, client)

    return asyncio.run(run())
