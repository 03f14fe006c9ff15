"""Which language a browser gets the console in: the one chosen in it, otherwise what it prefers."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Final

from litestar import Request
from litestar.params import QueryParameter

from showrunner.files.translations import ENGLISH, LANGUAGES, known_language

COOKIE: Final = "showrunner_language"
"""Set by the console where somebody chooses a language."""
Wanted = Annotated[
    str,
    QueryParameter(
        max_length=20,
        description="The code of the language to tell it in, such as `de`. "
        "Default: the one that your browser gets the console in.",
    ),
]
"""The query parameter `language`."""


def language_for(request: Request[Any, Any, Any], translations: Collection[str] = LANGUAGES) -> str:
    """`en`, or one of the languages that there are translations into."""
    known = {*translations, ENGLISH}
    chosen = request.cookies.get(COOKIE, "")
    if chosen in known:
        return chosen
    accepted = _accepted(request.headers.get("accept-language", ""))
    return next((language for language in accepted if language in known), ENGLISH)


def wanted_language(request: Request[Any, Any, Any], wanted: str) -> str:
    """The language to tell something in: `wanted`, else the browser's. Raises UnknownName."""
    return known_language(wanted) if wanted else language_for(request)


def said_in_headers(language: str) -> dict[str, str]:
    """The headers of an answer that differs by the browser's language."""
    return {"Content-Language": language, "Vary": "Accept-Language, Cookie"}


def _accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language` header, without their regions, most wanted first."""
    weighed = []
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        name, _, weight = parameter.strip().partition("=")
        try:
            quality = float(weight) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        weighed.append((quality, tag.strip().lower().partition("-")[0]))
    weighed.sort(key=lambda one: -one[0])
    return [language for quality, language in weighed if quality > 0]
