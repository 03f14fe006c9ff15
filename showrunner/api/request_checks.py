"""What no request may be or hold: it is turned away before anything reads it.

PostgreSQL keeps no NUL characters in texts, and no file system has them in names.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from showrunner.api.access import Actor
from showrunner.api.json_bounds import verify_json
from showrunner.errors import WrongParameter

LONGEST_NAME = 255
"""How many bytes a name in a path may have; nothing here has a longer one."""
JSON = "application/json"

_NUL_IN_JSON = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_HALF_IN_JSON = re.compile(rb"(?<!\\)(?:\\\\)*+\\u[dD][89a-fA-F]")
_PAIRS_IN_JSON = re.compile(rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")
_RIGHT = "leave the character NUL away"


class UnsupportedMediaType(HTTPException):
    """The body is not of the kind that the route reads."""

    status_code = HTTP_415_UNSUPPORTED_MEDIA_TYPE


async def refuse_illegible(request: Request[Any, Any, Any]) -> None:
    """Refuse a request of somebody who is not let in, or one that nothing here can read.

    Raises NotLetIn, Forbidden, NotFoundException, WrongParameter, UnsupportedMediaType and
    ClientException.
    """
    actor: Actor | None = request.scope.get("user")
    if actor is not None and actor.refusal is not None:
        raise actor.refusal
    path: str = request.scope["path"]
    if "\0" in path or any(len(name.encode()) > LONGEST_NAME for name in path.split("/")):
        raise NotFoundException
    if b"%00" in request.scope["query_string"]:
        raise WrongParameter("there is a NUL character in the query", _RIGHT)
    if "data" in request.route_handler.parsed_fn_signature.parameters:
        _verify_body(request.content_type[0], await request.body())


def _verify_body(kind: str, body: bytes) -> None:
    """Refuse a body that is not JSON, or not within the bounds of what is read here.

    A form of any other site can send other kinds to this server, but no JSON.
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
        raise WrongParameter("there is a NUL character in the body", _RIGHT)
    if b"\\u" in body and _HALF_IN_JSON.search(_PAIRS_IN_JSON.sub(b"", body)):
        wrong = "there is half a character (a lone surrogate) in the body"
        raise WrongParameter(wrong, "leave it away")
    verify_json(body)
