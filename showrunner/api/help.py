"""The documentation at `/help`: pages to read, and a search over all of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router

from showrunner.api.languages import language_for, said_in_headers
from showrunner.errors import UnknownName
from showrunner.files.folders import DOCS
from showrunner.files.manual import (
    PAGES_AT,
    manual_names,
    manual_page,
    page_language,
    search_manual,
)
from showrunner.files.translations import said_in

GROUPS: Final = {
    "For producers": (
        *("directing", "cast", "models", "story", "futures", "exports", "experiments"),
        *("agents", "secrecy", "glossary"),
    ),
    "For contestants and viewers": ("playing",),
    "The games": ("rules/",),
    "For operators": ("deploy", "scale", "keeping", "checking", "benchmarks", "dependencies"),
    "For developers": ("architecture", "formats", "facts", "castaways", "newcomers", "design/"),
}
"""The pages of the list, by who reads them; a name that ends in `/` means a whole folder."""
MAX_WORDS = 200
"""Characters of a search."""


@get("/help", include_in_schema=False, sync_to_thread=True)
def help_list(request: Request[Any, Any, Any], q: FromQuery[str] = "") -> Response[str]:
    """All pages, or where the words of a search stand in them."""
    words = q[:MAX_WORDS].strip()
    language = language_for(request)
    found = search_manual(words, language)
    return _page(language, title="Help", words=words, found=found, groups=_groups(language))


@get("/help/{name:str}", include_in_schema=False, sync_to_thread=True)
def help_page(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    """A page of the documentation."""
    return _manual_page(request, name)


@get("/help/{folder:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def help_page_in_folder(
    request: Request[Any, Any, Any], folder: FromPath[str], name: FromPath[str]
) -> Response[str]:
    """A page in a folder of the documentation, such as a rulebook."""
    return _manual_page(request, f"{folder}/{name}")


def _manual_page(request: Request[Any, Any, Any], name: str) -> Response[str]:
    language = language_for(request)
    try:
        page = manual_page(name, language)
    except UnknownName as problem:
        raise NotFoundException(str(problem)) from problem
    return _page(language, title=page.title, words="", page=page)


def _page(language: str, **values: Any) -> Response[str]:
    """A page for readers of a language: its frame is in it, and what it holds as far as written."""
    said = said_in(language)
    values = {"page": None, "found": [], "groups": {}, "language": language, "said": said, **values}
    page = _template().render(values)
    return Response(page, media_type="text/html", headers=said_in_headers(language))


def _groups(language: str) -> dict[str, list[tuple[str, str, str]]]:
    """The address, title and language of each page of each group."""
    titles = manual_names(language)
    return {
        group: [
            (f"{PAGES_AT}/{name}", title, page_language(name, language))
            for wanted in some
            for name, title in titles.items()
            if name == wanted or (wanted.endswith("/") and name.startswith(wanted))
        ]
        for group, some in GROUPS.items()
    }


@cache
def _template() -> Template:
    folder = FileSystemLoader(Path(__file__).parent / "templates")
    environment = Environment(loader=folder, autoescape=True, undefined=StrictUndefined)
    return environment.get_template("help.html")


PICTURES = create_static_files_router(
    path=f"{PAGES_AT}/pictures", directories=[DOCS / "pictures"], include_in_schema=False
)
HELP: list[Any] = [help_list, help_page, help_page_in_folder, PICTURES]
