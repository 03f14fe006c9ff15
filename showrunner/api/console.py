"""Serve the web console: its built files, and the same page at all of its addresses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from showrunner.api import given
from showrunner.api.languages import language_for, said_in_headers
from showrunner.api.link_preview import description, tags
from showrunner.api.middleware import POLICY
from showrunner.api.pages import own_page
from showrunner.errors import UnknownSeason
from showrunner.files.translations import ENGLISH
from showrunner.store import Store

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
    "help",
    "metrics",
    "pages",
    "ready",
    "swagger",
)
"""First parts of addresses that do not belong to the console."""
_STRAY_PERCENT = re.compile(rb"%(?![0-9A-Fa-f]{2})")


def console_routes(folder: Path, frame_ancestors: str) -> list[Any]:
    """The routes of the console in a folder, which may also be built later.

    `frame_ancestors` are the sites that may show its embeddable pages in a frame.
    """
    embeddable = POLICY.replace("frame-ancestors 'none'", f"frame-ancestors {frame_ancestors}")

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
    def asset(name: FromPath[str]) -> Response[bytes]:
        """A file that the page loads."""
        return _file(folder / "assets", name, CACHE_FOREVER)

    @get("/", include_in_schema=False, sync_to_thread=True)
    def front(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The console's start page."""
        return _page(folder, "", request)

    @get(
        ["/watch/{season:str}", "/watch/{season:str}/{tab:str}"],
        include_in_schema=False,
    )
    async def watch(
        request: Request[Any, Any, Any], season: FromPath[str], store: given.Store
    ) -> Response[bytes]:
        """A viewer's page, with what other sites show of a link to it."""
        if not _is_readable(request.scope["raw_path"]):
            return own_page("wrong_address", request, 400)
        page = _page(folder, "watch", request)
        preview = await _preview(request, season, store)
        page.content = page.content.replace(b"</head>", preview.encode() + b"</head>", 1)
        return page

    @get(
        ["/card/{season:str}", "/overlay/{season:str}"],
        include_in_schema=False,
    )
    async def embedded(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Pages that other sites may embed: they have nothing to press but a link."""
        if not _is_readable(request.scope["raw_path"]):
            return own_page("wrong_address", request, 400)
        page = _page(folder, "card", request)
        # Browsers ignore X-Frame-Options where a policy says who may embed a page.
        page.headers["Content-Security-Policy"] = embeddable
        return page

    @get(
        "/{address:path}",
        include_in_schema=False,
        sync_to_thread=True,
    )
    def page(request: Request[Any, Any, Any], address: FromPath[str]) -> Response[bytes]:
        """The page, whose script reads the address, or a file beside it, such as its icon."""
        if not _is_readable(request.scope["raw_path"]):
            return own_page("wrong_address", request, 400)
        name = address.strip("/")
        return _file(folder, name, REVALIDATE) if "." in name else _page(folder, name, request)

    return [asset, front, watch, embedded, page]


async def _preview(request: Request[Any, Any, Any], season: str, store: Store) -> str:
    """The tags for a link to a season that everybody may watch; for others, those of any page."""
    try:
        row = await store.seasons.find(season)
    except UnknownSeason:
        return ""
    if row.id != season or row.viewers != "everybody":
        return ""
    settings = await store.seasons.settings(season)
    about = description(settings)
    base = str(request.base_url).rstrip("/")
    picture = f"{base}/api/v1/seasons/{season}/picture"
    return tags(row.title, about, f"{base}/watch/{season}", picture)


def _is_readable(raw_path: bytes) -> bool:
    """Whether every `%` begins an escape and the escapes are UTF-8, as scripts can decode."""
    try:
        unquote(raw_path, errors="strict")
    except UnicodeDecodeError:
        return False
    return _STRAY_PERCENT.search(raw_path) is None


def _page(folder: Path, address: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The console's page, in the language of the browser."""
    if address.partition("/")[0] in NOT_OF_CONSOLE:
        raise NotFoundException
    if not (folder / "index.html").is_file():
        return own_page("no_console", request, 503)
    translations = {path.name.split(".")[1] for path in folder.glob("index.*.html")}
    language = language_for(request, translations)
    name = "index.html" if language == ENGLISH else f"index.{language}.html"
    page = _file(folder, name, REVALIDATE)
    page.headers |= said_in_headers(language)
    return page


def _file(folder: Path, name: str, caching: str) -> Response[bytes]:
    """A file directly in this folder. Raises NotFoundException."""
    path = folder / name
    if path.parent != folder or path.suffix not in MEDIA_TYPES or not path.is_file():
        raise NotFoundException
    return Response(
        path.read_bytes(), media_type=MEDIA_TYPES[path.suffix], headers={"Cache-Control": caching}
    )
