"""The pages of the documentation in other languages keep in step with the English ones."""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest
from pathlib import Path

import pytest
from markdown_it.token import Token

from showrunner.files import manual
from showrunner.files.folders import DOCS
from showrunner.files.translations import LANGUAGES

PAGES = [file for language in LANGUAGES for file in sorted((DOCS / language).rglob("*.md"))]
SOURCE = re.compile(r'\bsrc="([^"]*)"')
REMARK = re.compile(r"(?:^|(?<=\s))#\s.*$", re.MULTILINE)
"""A remark in a block of code, which may be translated."""


def title(file: Path) -> str:
    return file.relative_to(DOCS.parent).as_posix()


def english_of(file: Path) -> Path:
    """The English page that a page is a translation of."""
    return DOCS.joinpath(*file.relative_to(DOCS).parts[1:])


def leads_to(file: Path, link: str) -> str:
    """The file that a link of a page leads to: in its own language or in English, the same."""
    if "://" in link or link.startswith("#"):
        return link
    path, mark, anchor = link.partition("#")
    whole = (file.parent / path).resolve()
    if not whole.exists():
        return f"{link} (no such file)"
    inside = whole.relative_to(DOCS).parts if whole.is_relative_to(DOCS) else ()
    if inside and inside[0] in LANGUAGES:
        whole = english_of(whole)
    return whole.relative_to(DOCS.parent).as_posix() + mark + anchor


def spans(token: Token) -> list[str]:
    return [child.content for child in token.children or () if child.type == "code_inline"]


def numbers(token: Token) -> list[str]:
    """The numbers of a text without what separates thousands or decimals."""
    return re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", token.content))


def compared(file: Path) -> dict[str, list[str]]:
    """What a page has in common with its translations."""
    text = file.read_text(encoding="utf-8")
    tokens = manual._MARKDOWN.parse(text)
    every = [one for token in tokens for one in (token, *(token.children or ()))]
    links = [str(one.attrs["href"]) for one in every if one.type == "link_open"]
    pictures = [str(one.attrs["src"]) for one in every if one.type == "image"]
    html = [one.content for one in every if one.type in ("html_inline", "html_block")]
    rows: list[list[str]] = []
    in_row = False
    for token in tokens:
        if token.type == "tr_open":
            in_row = True
            rows.append([])
        elif token.type == "tr_close":
            in_row = False
        elif in_row and token.type == "inline":
            rows[-1] += [*spans(token), *numbers(token)]
    return {
        "levels of headings": [one.tag for one in tokens if one.type == "heading_open"],
        "rules": sorted(set(manual._RULE.findall(text))),
        "names in back-ticks": sorted({span for one in tokens for span in spans(one)}),
        "names and numbers in the rows of tables": [" ".join(sorted(row)) for row in rows],
        "code": [
            f"{one.info}\n" + re.sub(r" +$", "", REMARK.sub("", one.content), flags=re.MULTILINE)
            for one in tokens
            if one.type == "fence" and one.info
        ],
        "links": sorted({leads_to(file, link) for link in links}),
        "pictures": [
            leads_to(file, source) for source in [*pictures, *SOURCE.findall("\n".join(html))]
        ],
    }


def difference(english: list[str], translated: list[str]) -> str:
    """Where two lists differ."""
    missing = [*(Counter(english) - Counter(translated))]
    extra = [*(Counter(translated) - Counter(english))]
    if missing or extra:
        return f"missing {missing}, not in English {extra}"
    pairs = zip_longest(english, translated)
    place = next(place for place, (one, other) in enumerate(pairs) if one != other)
    return f"number {place + 1} is {translated[place]!r}, in English {english[place]!r}"


@pytest.mark.parametrize("file", PAGES, ids=title)
def test_a_translated_page_has_what_the_english_one_has(file: Path) -> None:
    english = english_of(file)
    assert english.is_file(), f"{title(file)} is a translation of no page"
    ours, theirs = compared(english), compared(file)
    wrong = [
        f"{what}: {difference(ours[what], theirs[what])}"
        for what in ours
        if ours[what] != theirs[what]
    ]
    assert not wrong, "\n".join([f"{title(file)} differs from {title(english)} in", *wrong])


def test_what_differs_is_named() -> None:
    assert difference(["h1", "h2"], ["h1"]) == "missing ['h2'], not in English []"
    assert difference(["h2", "h3"], ["h3", "h2"]) == "number 1 is 'h3', in English 'h2'"
