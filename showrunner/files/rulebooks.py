"""The rulebooks for producers and players: pages of Markdown, by the game's name."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from showrunner.errors import UnknownName
from showrunner.files.folders import RULES


class RulebookPage(Struct, frozen=True):
    """A page of a rulebook: its file's name, and its title (the first line)."""

    name: str
    title: str


def rule_pages(format: str) -> list[RulebookPage]:
    """The pages of a game's rulebook: first `FORMAT.md`, then `FORMAT.*.md` by name."""
    return [RulebookPage(file.stem, _title(file)) for file in _files(format)]


def rule_page(format: str, name: str) -> str:
    """The Markdown of a page. Raises UnknownName."""
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
