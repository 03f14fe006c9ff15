"""What no request may hold: it is turned away before anything reads it.

PostgreSQL keeps no NUL characters in texts, and no file system has them in names.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import NotFoundException

from showrunner.errors import WrongParameter

LONGEST_NAME = 255
"""How many bytes a name in a path may have; nothing here has a longer one."""

_NUL_IN_JSON = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_RIGHT = "leave the character NUL away"


async def refuse_illegible(request: Request[Any, Any, Any]) -> None:
    """Raise NotFoundException or WrongParameter where a request holds what nothing here can."""
    path: str = request.scope["path"]
    if "\0" in path or any(len(name.encode()) > LONGEST_NAME for name in path.split("/")):
        raise NotFoundException
    if b"%00" in request.scope["query_string"]:
        raise WrongParameter("there is a NUL character in the query", _RIGHT)
    kind, _ = request.content_type
    if kind == "application/json" and _NUL_IN_JSON.search(await request.body()):
        raise WrongParameter("there is a NUL character in the body", _RIGHT)
