"""The server's own pages: the API documentation (Swagger UI), and the sign-in page.

They load nothing from other servers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import swagger_ui
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from showrunner.api.languages import language_for, said_in_headers
from showrunner.api.middleware import POLICY
from showrunner.files.translations import ENGLISH

PAGES_FOLDER = Path(__file__).parent / "pages"
SWAGGER = Path(swagger_ui.__file__).parent / "static"
ALLOW_INLINE_STYLES = {
    "Content-Security-Policy": POLICY.replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )
}
"""A policy for Swagger UI, which needs inline styles."""

FILES = create_static_files_router(
    path="/pages", directories=[PAGES_FOLDER], include_in_schema=False
)


@get("/swagger/{name:str}", include_in_schema=False, sync_to_thread=True)
def swagger(name: FromPath[str]) -> Response[bytes]:
    """The two files of Swagger UI that the documentation page needs."""
    kinds = {"swagger-ui.css": "text/css", "swagger-ui-bundle.js": "text/javascript"}
    if name not in kinds:
        raise NotFoundException
    headers = {"Cache-Control": "max-age=86400"}
    return Response((SWAGGER / name).read_bytes(), media_type=kinds[name], headers=headers)


@get("/docs", include_in_schema=False, sync_to_thread=True)
def api_page() -> Response[bytes]:
    """The API documentation, to read and to try out."""
    return Response(
        (PAGES_FOLDER / "api.html").read_bytes(),
        media_type="text/html",
        headers=ALLOW_INLINE_STYLES,
    )


@get("/enter", include_in_schema=False, sync_to_thread=True)
def enter_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The sign-in page, for an invitation after the `#` of the address."""
    return own_page("enter", request)


def own_page(stem: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """One of the files `pages/STEM.html`, `pages/STEM.de.html` …, in the browser's language."""
    language = language_for(request)
    name = f"{stem}.html" if language == ENGLISH else f"{stem}.{language}.html"
    return Response(
        (PAGES_FOLDER / name).read_bytes(),
        media_type="text/html",
        status_code=status,
        headers=said_in_headers(language),
    )


PAGES: list[Any] = [swagger, api_page, enter_page, FILES]
