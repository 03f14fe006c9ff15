"""Helpers for responses: limits of cursors, and ETags."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, TypeAlias

from litestar import Request, Response
from litestar.params import QueryParameter

MOST_COUNTED = 2**31 - 1
"""The highest number of an entry or a fact."""
QueryWord: TypeAlias = Annotated[str | None, QueryParameter(max_length=200)]
"""An optional word in a query."""


def etag(*parts: object) -> str:
    """An ETag that is the same if and only if the parts are."""
    return f'"{sha256(repr(parts).encode()).hexdigest()[:24]}"'


def unchanged(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the client has the response with this ETag already."""
    known = request.headers.get("If-None-Match", "")
    return known == "*" or tag in (part.strip().removeprefix("W/") for part in known.split(","))


def tagged(
    request: Request[Any, Any, Any],
    body: bytes,
    media_type: str = "application/json",
    cache: str = "private, no-cache",
) -> Response[Any]:
    """A response with an ETag; 304 without a body if the client has it already."""
    headers = {"ETag": etag(body), "Cache-Control": cache}
    if unchanged(request, headers["ETag"]):
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
