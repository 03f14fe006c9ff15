"""Completions, pieces of them, and errors, as an OpenAI-compatible server sends them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

PIECE = 24
"""Characters in a piece of a stream."""


class Usage(NamedTuple):
    """The tokens of one call."""

    prompt: int
    cached: int
    completion: int
    reasoning: int

    def plain(self) -> dict[str, Any]:
        """As a server says it."""
        return {
            "prompt_tokens": self.prompt,
            "completion_tokens": self.completion,
            "total_tokens": self.prompt + self.completion,
            "prompt_tokens_details": {"cached_tokens": self.cached},
            "completion_tokens_details": {"reasoning_tokens": self.reasoning},
        }


class Completion(NamedTuple):
    """One completion. `tool` is the function whose arguments the text is, if it is one."""

    id: str
    model: str
    text: str
    refusal: str | None
    tool: str | None
    finish: str
    usage: Usage

    def plain(self) -> dict[str, Any]:
        """The whole of it."""
        choice = {
            "index": 0,
            "message": self._message(),
            "logprobs": None,
            "finish_reason": self.finish,
        }
        return {**self._head("chat.completion"), "choices": [choice], "usage": self.usage.plain()}

    def pieces(self, with_usage: bool) -> Iterator[dict[str, Any]]:
        """It as a stream: who speaks, the words piece by piece, the end, and what it used."""
        head = self._head("chat.completion.chunk")
        deltas: list[dict[str, Any]] = [{"role": "assistant", "content": None}]
        if self.tool is not None:
            call = {"index": 0, **self._call("")}
            deltas.append({"tool_calls": [call]})
        said = self.refusal if self.refusal is not None else self.text
        for at in range(0, len(said), PIECE):
            deltas.append(self._delta(said[at : at + PIECE]))
        for delta in deltas:
            yield {**head, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]}
        yield {**head, "choices": [{"index": 0, "delta": {}, "finish_reason": self.finish}]}
        if with_usage:
            yield {**head, "choices": [], "usage": self.usage.plain()}

    def _head(self, kind: str) -> dict[str, Any]:
        return {"id": self.id, "object": kind, "created": int(time.time()), "model": self.model}

    def _message(self) -> dict[str, Any]:
        message: dict[str, Any] = {"role": "assistant", "content": self.text, "refusal": None}
        if self.refusal is not None:
            return {**message, "content": None, "refusal": self.refusal}
        if self.tool is not None:
            return {**message, "content": None, "tool_calls": [self._call(self.text)]}
        return message

    def _call(self, arguments: str) -> dict[str, Any]:
        function = {"name": self.tool, "arguments": arguments}
        return {"id": f"call_{self.id[-12:]}", "type": "function", "function": function}

    def _delta(self, piece: str) -> dict[str, Any]:
        if self.refusal is not None:
            return {"refusal": piece}
        if self.tool is not None:
            return {"tool_calls": [{"index": 0, "function": {"arguments": piece}}]}
        return {"content": piece}


def garbled(dice: Random) -> tuple[bytes, str]:
    """A body that is no completion, and its type; all of these have been seen in the wild."""
    return dice.choice(
        (
            (b"<html><body><h1>502 Bad Gateway</h1></body></html>", "text/html"),
            (b"{choices: [}", "application/json"),
            (b'{"id":"1","object":"chat.completion","choices":[]}', "application/json"),
            (b'{"error":{"message":"Provider returned error","code":502}}', "application/json"),
        )
    )


class HouseError(Exception):
    """A request that is answered with an error: its status, and what it says."""

    def __init__(
        self,
        status: int,
        message: str,
        kind: str = "invalid_request_error",
        code: str | None = None,
        param: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.status = status
        self.headers = headers or {}
        self.body = {"error": {"message": message, "type": kind, "param": param, "code": code}}
        super().__init__(message)
