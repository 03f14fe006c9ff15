"""Answers in the language of the browser: what the server says itself, not what people wrote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from showrunner.api.languages import language_for
from showrunner.files.translated_fields import translated
from showrunner.files.translations import ENGLISH, said_in

JSON: Final = ("application/json", "application/problem+json")
NOT_TOLD: Final = ("/facts", "/cast", "/export", "/exports/json", "/openapi.json")
"""Ends of addresses whose answers are data as they are stored, or were written by people."""


class TranslatingMiddleware(ASGIMiddleware):
    """Translates JSON answers for who prefers a language that there are catalogues for.

    The ETags of all answers to them end in the language: no cache takes one language for another.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, and translate the answer."""
        language = ENGLISH
        if scope["type"] == ScopeType.HTTP and not scope["path"].endswith(NOT_TOLD):
            # With a state of its own, as the request keeps the headers that it has read in it.
            language = language_for(Request({**scope, "state": {}}))
        if language != ENGLISH:
            _expect_language(scope, language)
        await next_app(scope, receive, _Answer(send, language).take)


class _Answer:
    """One answer on its way; it is held back until its body is complete if it is translated."""

    def __init__(self, send: Send, language: str) -> None:
        self._send = send
        self._language = language
        self._start: Message | None = None
        self._body = b""

    async def take(self, message: Message) -> None:
        """Send this part of the answer, or keep it for translating the whole."""
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            is_json = headers.get("content-type", "").partition(";")[0] in JSON
            if is_json:
                headers.setdefault("Vary", "Accept-Language, Cookie")
            if self._language != ENGLISH:
                if "etag" in headers:
                    headers["ETag"] = f'{headers["etag"][:-1]}-{self._language}"'
                if is_json:
                    self._start = message
                    return
        elif self._start is not None and message["type"] == "http.response.body":
            self._body += message["body"]
            if message["more_body"]:
                return
            await self._send_translated(self._start)
            return
        await self._send(message)

    async def _send_translated(self, start: Message) -> None:
        body = _translated(self._body, said_in(self._language))
        headers = MutableScopeHeaders.from_message(start)
        headers["Content-Language"] = self._language
        headers["Content-Length"] = str(len(body))
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})


def _expect_language(scope: Scope, language: str) -> None:
    """Take the language off the ETags that the browser knows; those of others do not count."""
    headers = MutableScopeHeaders(scope)
    known = headers.get("if-none-match", "")
    end = f'-{language}"'
    if known and known != "*":
        tags = [tag.strip() for tag in known.split(",")]
        own = [tag.removesuffix(end) + '"' for tag in tags if tag.endswith(end)]
        headers["If-None-Match"] = ", ".join(own)


def _translated(body: bytes, said: Callable[[str], str]) -> bytes:
    return msgspec.json.encode(translated(msgspec.json.decode(body), said)) if body else body
