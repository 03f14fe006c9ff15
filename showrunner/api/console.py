"""Serve the web console: its built files, and the same page at all of its addresses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from showrunner.files.folders import CONSOLE

CACHE_FOREVER = "public, max-age=31536000, immutable"
"""For files whose names contain a digest of their content."""
REVALIDATE = "no-cache"
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
NOT_OF_CONSOLE = (
    "api",
    "assets",
    "docs",
    "enter",
    "health",
    "metrics",
    "pages",
    "ready",
    "swagger",
)
"""First parts of addresses that do not belong to the console."""
_STRAY_PERCENT = re.compile(rb"%(?![0-9A-Fa-f]{2})")
WRONG_ADDRESS = (Path(__file__).parent / "pages" / "wrong_address.html").read_bytes()
NOT_BUILT = (Path(__file__).parent / "pages" / "no_console.html").read_bytes()


def console_routes(folder: Path = CONSOLE) -> list[Any]:
    """The routes of the console in a folder, which may also be built later."""

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
    def asset(name: FromPath[str]) -> Response[bytes]:
        """A file that the page loads."""
        return _file(folder / "assets", name, CACHE_FOREVER)

    @get("/", include_in_schema=False, sync_to_thread=True)
    def front() -> Response[bytes]:
        """The console's start page."""
        return _page(folder, "")

    @get("/{address:path}", include_in_schema=False, sync_to_thread=True)
    def page(request: Request[Any, Any, Any], address: FromPath[str]) -> Response[bytes]:
        """The page, whose script reads the address, or a file beside it, such as its icon."""
        if not _is_readable(request.scope["raw_path"]):
            return Response(WRONG_ADDRESS, media_type="text/html", status_code=400)
        name = address.strip("/")
        return _file(folder, name, REVALIDATE) if "." in name else _page(folder, name)

    return [asset, front, page]


def _is_readable(raw_path: bytes) -> bool:
    """Whether every `%` begins an escape and the escapes are UTF-8, as scripts can decode."""
    try:
        unquote(raw_path, errors="strict")
    except UnicodeDecodeError:
        return False
    return _STRAY_PERCENT.search(raw_path) is None


def _page(folder: Path, address: str) -> Response[bytes]:
    if address.partition("/")[0] in NOT_OF_CONSOLE:
        raise NotFoundException
    if not (folder / "index.html").is_file():
        return Response(NOT_BUILT, media_type="text/html", status_code=503)
    return _file(folder, "index.html", REVALIDATE)


def _file(folder: Path, name: str, caching: str) -> Response[bytes]:
    """A file directly in this folder. Raises NotFoundException."""
    path = folder / name
    if path.parent != folder or path.suffix not in MEDIA_TYPES or not path.is_file():
        raise NotFoundException
    return Response(
        path.read_bytes(), media_type=MEDIA_TYPES[path.suffix], headers={"Cache-Control": caching}
    )
