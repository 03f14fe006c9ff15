"""The rulebooks as producers and players read them: pages of Markdown, by the game's name."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from showrunner.errors import UnknownName
from showrunner.files.places import RULES


class Page(NamedTuple):
    """A page of a rulebook: its name, and the title that it begins with."""

    name: str
    title: str


def rule_pages(format: str) -> list[Page]:
    """The pages of a game's rulebook: the one of its name first, then those that go on with it."""
    return [Page(file.stem, _title(file)) for file in _files(format)]


def rule_page(format: str, name: str) -> str:
    """A page's text. Raises UnknownName."""
    pages = {file.stem: file for file in _files(format)}
    if name not in pages:
        raise UnknownName(f"page in the rulebook of {format}", name, pages)
    return pages[name].read_text(encoding="utf-8")


def _files(format: str) -> list[Path]:
    first = RULES / f"{format}.md"
    return [file for file in (first, *sorted(RULES.glob(f"{format}.*.md"))) if file.is_file()]


def _title(file: Path) -> str:
    with file.open(encoding="utf-8") as lines:
        return next(lines).lstrip("#").strip()
