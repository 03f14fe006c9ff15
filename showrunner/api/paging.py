"""Answers that come in pages, and answers that need not come again."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response
from litestar.params import QueryParameter

MOST_COUNTED = 2**31 - 1
"""No number of an entry or a fact is greater."""
QueryWord: TypeAlias = Annotated[str | None, QueryParameter(max_length=200)]
"""A query's word that may be left away."""


def etag(*parts: object) -> str:
    """A tag for an answer that is the same while these are the same."""
    return f'"{sha256(repr(parts).encode()).hexdigest()[:24]}"'


def unchanged(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether whoever asks has this answer already."""
    had = request.headers.get("If-None-Match", "")
    return had == "*" or tag in (one.strip().removeprefix("W/") for one in had.split(","))


def tagged(
    request: Request[Any, Any, Any],
    body: bytes,
    media_type: str = "application/json",
    cache: str = "private, no-cache",
) -> Response[Any]:
    """An answer with its tag; whoever has it already is told so, and nothing more."""
    headers = {"ETag": etag(body), "Cache-Control": cache}
    if unchanged(request, headers["ETag"]):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
