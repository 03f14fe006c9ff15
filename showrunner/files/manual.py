"""The documentation as pages to read: Markdown files as HTML, with anchors, and a search."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from showrunner.errors import UnknownName
from showrunner.files.folders import DOCS

PAGES_AT: Final = "/help"
"""The address below which the pages are served; pictures stand below `/help/pictures`."""
MAX_FOUND = 40
"""Sections that a search shows at most."""
EXCERPT = 180
"""Characters of a section that a search shows."""
_COMMON = re.compile(
    "an?|and|are|as|at|be|by|can|do|does|for|from|happens|how|i|if|in|is|it|my|of|on|or|that|the"
    "|this|to|was|we|what|when|where|which|who|whom|why|will|with|you|your"
)
"""Words that a search leaves out if it has others."""
_FOR_DEVELOPERS = (
    *("architecture", "benchmarks", "castaways", "checking", "dependencies", "design/"),
    *("facts", "formats", "newcomers"),
)
"""Pages whose sections a search shows last."""
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_PICTURE = re.compile(r'(?<=src=")(?=pictures/)')
_RULE = re.compile(r"\b(?:[A-Z]{1,4}-\d+(?:\.\d+)?|D\d+)\b")
_NAME = re.compile(r"`([a-z_0-9]+)`")
_MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")


@dataclass(frozen=True)
class Section:
    """What stands below a heading: the heading, where it is, and the words below it."""

    page: str
    title: str
    address: str
    text: str


@dataclass(frozen=True)
class ManualPage:
    """A page of the documentation: its name (`rules/survivor`), title, HTML and sections."""

    name: str
    title: str
    html: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Found:
    """A section in which all words of a search stand, and where the first of them stands."""

    section: Section
    before: str
    word: str
    after: str


@cache
def manual_names() -> dict[str, str]:
    """The title of each page by its name, in the order of the names."""
    files = {_name(file): file for file in sorted(DOCS.rglob("*.md"))}
    return {name: _title(file.read_text(encoding="utf-8")) for name, file in files.items()}


@cache
def manual_page(name: str) -> ManualPage:
    """A page as HTML. Raises UnknownName."""
    titles = manual_names()
    if name not in titles:
        raise UnknownName("page of the documentation", name, titles)
    text = _COMMENT.sub("", (DOCS / f"{name}.md").read_text(encoding="utf-8"))
    tokens = _MARKDOWN.parse(text)
    sections = _sections(name, titles[name], tokens)
    _mark_rules(tokens)
    for token in _all(tokens):
        if token.type == "link_open":
            token.attrs["href"] = _address(name, str(token.attrs["href"]))
        elif token.type == "image":
            token.attrs["src"] = posixpath.join(PAGES_AT, str(token.attrs["src"]))
        elif token.type in ("table_open", "fence", "code_block"):
            token.attrs["tabindex"] = "0"  # wide ones scroll, by keyboard too
    html = str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))
    return ManualPage(name, titles[name], _PICTURE.sub(f"{PAGES_AT}/", html), tuple(sections))


def search_manual(words: str) -> list[Found]:
    """The sections with words that begin with all of these, but for common ones.

    First those with most of them in their heading, rules before others; pages for developers last.
    """
    typed = re.findall(r"[\w'-]+", words.casefold())
    wanted = [word for word in typed if not _COMMON.fullmatch(word)] or typed
    if not wanted:
        return []
    patterns = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in wanted]
    found: list[tuple[tuple[bool, int, bool], Found]] = []
    for name in manual_names():
        for section in manual_page(name).sections:
            title, text = section.title, section.text
            if all(one.search(title) or one.search(text) for one in patterns):
                in_title = sum(one.search(title) is not None for one in patterns)
                rank = (name.startswith(_FOR_DEVELOPERS), -in_title, not name.startswith("rules/"))
                found.append((rank, _excerpt(section, patterns)))
    found.sort(key=lambda one: one[0])
    return [one for _, one in found[:MAX_FOUND]]


def _excerpt(section: Section, patterns: list[re.Pattern[str]]) -> Found:
    """The section around the first of its words that was searched for."""
    matches = [match for one in patterns if (match := one.search(section.text))]
    match = min(matches, key=lambda one: one.start(), default=None)
    if match is None:
        return Found(section, section.text[:EXCERPT], "", "")
    start = max(0, match.start() - EXCERPT // 3)
    before = section.text[start : match.start()]
    after = section.text[match.end() : start + EXCERPT]
    return Found(section, f"…{before}" if start else before, match.group(), after)


def _name(file: Path) -> str:
    return file.relative_to(DOCS).with_suffix("").as_posix()


def _title(text: str) -> str:
    headings = (line for line in text.splitlines() if line.startswith("# "))
    return next(headings, "# ").removeprefix("# ").strip()


def _sections(name: str, title: str, tokens: list[Token]) -> list[Section]:
    """The sections of a page; gives each heading its anchor."""
    sections: list[Section] = []
    heading, anchor, parts = title, "", list[str]()
    seen: dict[str, int] = {}
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            if parts:
                sections.append(_section(name, title, heading, anchor, parts))
            heading, parts = tokens[place + 1].content.replace("`", ""), []
            slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
            seen[slug] = seen.get(slug, -1) + 1
            anchor = f"{slug}-{seen[slug]}" if seen[slug] else slug
            token.attrs["id"] = anchor
        elif token.type in ("inline", "fence", "code_block"):
            parts.append(_words(token))
    return [*sections, _section(name, title, heading, anchor, parts)]


def _section(page: str, title: str, heading: str, anchor: str, parts: list[str]) -> Section:
    address = f"{PAGES_AT}/{page}#{anchor}" if anchor else f"{PAGES_AT}/{page}"
    return Section(title, heading, address, " ".join(" ".join(parts).split()))


def _words(token: Token) -> str:
    if token.children is None:
        return token.content
    parts = (" " if child.type == "softbreak" else child.content for child in token.children)
    return "".join(parts)


def _mark_rules(tokens: list[Token]) -> None:
    """Put anchors before the first text that names a rule, and in the row of each name.

    So `#DS-2.9` is a rule, and `#grant_immunity` the row of an order in the table of orders.
    """
    seen = {str(token.attrs["id"]) for token in tokens if token.type == "heading_open"}
    for token in tokens:
        if token.type != "inline" or token.children is None:
            continue
        row = _NAME.fullmatch(token.content)
        for name in dict.fromkeys([*_RULE.findall(token.content), *(row.groups() if row else ())]):
            if name not in seen:
                seen.add(name)
                anchor = Token("html_inline", "", 0, content=f'<span id="{name}"></span>')
                token.children.insert(0, anchor)


def _all(tokens: list[Token]) -> list[Token]:
    return [one for token in tokens for one in (token, *(token.children or ()))]


def _address(page: str, link: str) -> str:
    """Where a link of a page leads: to another page, or out of the documentation."""
    if "://" in link or link.startswith("#"):
        return link
    path, _, anchor = link.partition("#")
    target = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
    name = target.removesuffix(".md")
    if name in manual_names():
        return f"{PAGES_AT}/{name}" + (f"#{anchor}" if anchor else "")
    return PAGES_AT if target.startswith("..") or name == "rules" else f"{PAGES_AT}/{target}"
