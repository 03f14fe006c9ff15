"""Checks of every request before any handler reads it: refused actors, paths, bodies.

NUL characters are refused since PostgreSQL does not store them in texts, nor file systems in names.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from showrunner.api.access import Actor
from showrunner.api.json_limits import verify_json
from showrunner.errors import WrongParameter

MAX_NAME_BYTES = 255
"""Bytes of one part of a path; no address of this server has a longer one."""
JSON = "application/json"

_NUL_IN_JSON = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_HALF_IN_JSON = re.compile(rb"(?<!\\)(?:\\\\)*+\\u[dD][89a-fA-F]")
_PAIRS_IN_JSON = re.compile(rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")
_REMOVE_NUL = "remove the NUL character"


class UnsupportedMediaType(HTTPException):
    """The body does not have the media type that the route reads."""

    status_code = HTTP_415_UNSUPPORTED_MEDIA_TYPE


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Refuse a request whose actor is refused, or that cannot be read.

    Raises NotLetIn, Forbidden, NotFoundException, WrongParameter, UnsupportedMediaType and
    ClientException.
    """
    actor: Actor | None = request.scope.get("user")
    if actor is not None and actor.refusal is not None:
        raise actor.refusal
    path: str = request.scope["path"]
    if "\0" in path or any(len(name.encode()) > MAX_NAME_BYTES for name in path.split("/")):
        raise NotFoundException
    if b"%00" in request.scope["query_string"]:
        raise WrongParameter("there is a NUL character in the query", _REMOVE_NUL)
    if "data" in request.route_handler.parsed_fn_signature.parameters:
        _verify_body(request.content_type[0], await request.body())


def _verify_body(kind: str, body: bytes) -> None:
    """Refuse a body that is not JSON, or is beyond the limits.

    Requiring JSON also protects against forms of other sites, which cannot send it.
    """
    if kind != JSON and (kind or body):
        sent = f"the body is {kind[:100]!r}" if kind else "the body has no Content-Type"
        raise UnsupportedMediaType(f"{sent}; send {JSON}")
    try:
        body.decode()
    except UnicodeDecodeError as problem:
        wrong = f"byte {problem.start} of the body is not UTF-8"
        raise ClientException(f"{wrong}; send JSON in UTF-8") from None
    if _NUL_IN_JSON.search(body):
        raise WrongParameter("there is a NUL character in the body", _REMOVE_NUL)
    if b"\\u" in body and _HALF_IN_JSON.search(_PAIRS_IN_JSON.sub(b"", body)):
        wrong = "there is half a character (a lone surrogate) in the body"
        raise WrongParameter(wrong, "remove it")
    verify_json(body)
