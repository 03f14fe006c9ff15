"""The documentation as pages to read: Markdown files as HTML, with anchors, and a search.

The pages of another language stand in its folder, such as `docs/de/`, under the same names. A
reader of that language gets the English page where there is no other. The headings of a page have
the same anchors in all languages: those of the English page, by their order.
"""

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
from showrunner.files.translations import ENGLISH, LANGUAGES

PAGES_AT: Final = "/help"
"""The address below which the pages are served; pictures stand below `/help/pictures`."""
MAX_FOUND = 40
"""Sections that a search shows at most."""
EXCERPT = 180
"""Characters of a section that a search shows."""
LONG = 4
"""Characters of a word from which on a search finds it within others, in German."""
_COMMON: Final = {
    "en": "an?|and|are|as|at|be|by|can|do|does|for|from|happens|how|i|if|in|is|it|my|of|on|or|that"
    "|the|this|to|was|we|what|when|where|which|who|whom|why|will|with|you|your",
    "de": "als|am|an|auf|aus|bei|beim|bin|bis|das|dass|dem|den|der|des|die|dies|diese[mnrs]?|du"
    "|durch|eine?|eine[mnrs]|er|es|für|gibt|habe|hat|ich|im|in|ist|kann|man|mein|meine[mnrs]?|mich"
    "|mir|mit|nach|oder|passiert|sein|sich|sie|sind|um|und|viele?|vom|von|wann|warum|was|welche[mnrs]?|wem"
    "|wen|wenn|wer|werden|wie|wieso|wir|wird|wo|zu|zum|zur",
}
"""Words that a search leaves out if it has others, in each language."""
_FOR_DEVELOPERS = (
    *("architecture", "benchmarks", "castaways", "checking", "dependencies", "design/"),
    *("facts", "formats", "newcomers"),
)
"""Pages whose sections a search shows last."""
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_PICTURE = re.compile(r'(?<=src=")(?:\.\./)*pictures/')
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
    language: str


@dataclass(frozen=True)
class ManualPage:
    """A page of the documentation: its name (`rules/survivor`), its own language, and so on."""

    name: str
    language: str
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
def manual_names(language: str = ENGLISH) -> dict[str, str]:
    """The title of each page for readers of a language, by its name, in the order of the names."""
    files = [file.relative_to(DOCS) for file in sorted(DOCS.rglob("*.md"))]
    names = [file.with_suffix("").as_posix() for file in files if file.parts[0] not in LANGUAGES]
    return {name: _title(_text(name, page_language(name, language))) for name in names}


def page_language(name: str, language: str) -> str:
    """The language that readers of `language` get a page in."""
    return language if _file(name, language).is_file() else ENGLISH


@cache
def manual_page(name: str, language: str = ENGLISH) -> ManualPage:
    """A page as HTML, for readers of a language. Raises UnknownName."""
    titles = manual_names(language)
    if name not in titles:
        raise UnknownName("page of the documentation", name, titles)
    written_in = page_language(name, language)
    tokens = _MARKDOWN.parse(_text(name, written_in))
    headings = [token for token in tokens if token.type == "heading_open"]
    anchors = _anchors(tokens if written_in == ENGLISH else _MARKDOWN.parse(_text(name, ENGLISH)))
    for heading, anchor in zip(headings, anchors, strict=False):  # a test compares the headings
        heading.attrs["id"] = anchor
    sections = _sections(name, written_in, titles[name], tokens)
    _mark_rules(tokens)
    for token in _all(tokens):
        if token.type == "link_open":
            token.attrs["href"] = _address(name, written_in, str(token.attrs["href"]))
        elif token.type in ("table_open", "fence", "code_block"):
            token.attrs["tabindex"] = "0"  # wide ones scroll, by keyboard too
    html = str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))
    html = _PICTURE.sub(f"{PAGES_AT}/pictures/", html)
    return ManualPage(name, written_in, titles[name], html, tuple(sections))


def search_manual(words: str, language: str = ENGLISH) -> list[Found]:
    """The sections with words that begin with all of these, but for common ones.

    First those in the reader's language, with most of them in their heading, rules before others;
    pages for developers last. For readers of other languages than English, longer words may also
    stand within a word: German writes many in one (`Immunitätsidol`).
    """
    typed = re.findall(r"[\w'-]+", words.lower())
    common = re.compile("|".join(_COMMON[one] for one in {ENGLISH, language}))
    wanted = [word for word in typed if not common.fullmatch(word)] or typed
    if not wanted:
        return []
    patterns = [
        re.compile(
            ("" if language != ENGLISH and len(word) >= LONG else r"\b") + re.escape(word),
            re.IGNORECASE,
        )
        for word in wanted
    ]
    found: list[tuple[tuple[bool, bool, int, bool], Found]] = []
    for name in manual_names(language):
        for section in manual_page(name, language).sections:
            title, text = section.title, section.text
            if all(one.search(title) or one.search(text) for one in patterns):
                in_title = sum(one.search(title) is not None for one in patterns)
                rank = (
                    name.startswith(_FOR_DEVELOPERS),
                    section.language != language,
                    -in_title,
                    not name.startswith("rules/"),
                )
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


def _file(name: str, language: str) -> Path:
    folder = DOCS if language == ENGLISH else DOCS / language
    return folder / f"{name}.md"


def _text(name: str, language: str) -> str:
    return _COMMENT.sub("", _file(name, language).read_text(encoding="utf-8"))


def _title(text: str) -> str:
    headings = (line for line in text.splitlines() if line.startswith("# "))
    return next(headings, "# ").removeprefix("# ").strip()


def _anchors(tokens: list[Token]) -> list[str]:
    """The anchors of a page's headings, from their words."""
    anchors: list[str] = []
    seen: dict[str, int] = {}
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            heading = _heading(tokens, place)
            slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
            seen[slug] = seen.get(slug, -1) + 1
            anchors.append(f"{slug}-{seen[slug]}" if seen[slug] else slug)
    return anchors


def _heading(tokens: list[Token], place: int) -> str:
    return tokens[place + 1].content.replace("`", "")


def _sections(name: str, language: str, title: str, tokens: list[Token]) -> list[Section]:
    """The sections of a page whose headings have their anchors."""
    sections: list[Section] = []
    heading, anchor, parts = title, "", list[str]()

    def section() -> Section:
        address = f"{PAGES_AT}/{name}#{anchor}" if anchor else f"{PAGES_AT}/{name}"
        return Section(title, heading, address, " ".join(" ".join(parts).split()), language)

    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            if parts:
                sections.append(section())
            heading, parts = _heading(tokens, place), []
            anchor = str(token.attrs.get("id", ""))
        elif token.type in ("inline", "fence", "code_block"):
            parts.append(_words(token))
    return [*sections, section()]


def _words(token: Token) -> str:
    if token.children is None:
        return token.content
    parts = (" " if child.type == "softbreak" else child.content for child in token.children)
    return "".join(parts)


def _mark_rules(tokens: list[Token]) -> None:
    """Put anchors before the first text that names a rule, and in the row of each name.

    So `#DS-2.9` is a rule, and `#grant_immunity` the row of an order in the table of orders.
    """
    seen = {str(token.attrs.get("id")) for token in tokens if token.type == "heading_open"}
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


def _address(page: str, language: str, link: str) -> str:
    """Where a link of a page leads: to another page, or out of the documentation."""
    if "://" in link or link.startswith("#"):
        return link
    path, _, anchor = link.partition("#")
    folder = _file(page, language).relative_to(DOCS).parent.as_posix()
    target = posixpath.normpath(posixpath.join(folder, path)).removeprefix(f"{language}/")
    name = target.removesuffix(".md")
    if name in manual_names():
        return f"{PAGES_AT}/{name}" + (f"#{anchor}" if anchor else "")
    return PAGES_AT if target.startswith("..") or name == "rules" else f"{PAGES_AT}/{target}"
