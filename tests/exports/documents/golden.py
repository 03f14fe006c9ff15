"""Golden documents: the small season as each of them, kept as files to read.

`python -m tests.exports.documents.golden` writes them again; then read what has changed.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from showrunner.exports.documents.book import epub
from showrunner.exports.documents.edition import Edition, edition_of
from showrunner.exports.documents.markdown import markdown
from showrunner.exports.documents.pages import html
from showrunner.exports.documents.screenplay import fountain
from showrunner.exports.documents.speech import ssml
from showrunner.exports.documents.subtitles import srt, vtt
from tests.exports.documents.samples import small

FOLDER = Path(__file__).parents[1] / "golden"
DOCUMENTS: Mapping[str, Callable[[Edition], str | bytes]] = {
    "season.md": markdown,
    "season.html": html,
    "season.epub": epub,
    "season.fountain": fountain,
    "season.vtt": vtt,
    "season.srt": srt,
    "season.ssml": ssml,
}


def made(name: str) -> dict[str, bytes]:
    """A document of the small season: its parts by name, of a book its files."""
    document = DOCUMENTS[name](edition_of(small()))
    return parts(name, document if isinstance(document, bytes) else document.encode())


def parts(name: str, content: bytes) -> dict[str, bytes]:
    """The files of a book; of another document, itself."""
    if not name.endswith(".epub"):
        return {name: content}
    with zipfile.ZipFile(BytesIO(content)) as book:
        return {member: book.read(member) for member in book.namelist()}


def main() -> None:
    """Write the documents that have changed."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in DOCUMENTS.items():
        path = FOLDER / name
        if path.exists() and parts(name, path.read_bytes()) == made(name):
            continue
        document = make(edition_of(small()))
        path.write_bytes(document if isinstance(document, bytes) else document.encode())
        print(f"written: {name}")


if __name__ == "__main__":
    main()
