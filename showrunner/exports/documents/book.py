"""A told season as an EPUB 3 book: a title page with the cast, the episodes, the season."""

from __future__ import annotations

import io
import zipfile
from datetime import UTC
from typing import Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from showrunner.exports.documents.edition import Edition, episode_title
from showrunner.exports.documents.pages import TEMPLATES, Here, episode_file, render
from showrunner.files.drawn_faces import CREDIT

_FOLDER: Final = "book"
_OPENED_BY: Final = f"""\
<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="{_FOLDER}/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"""
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in the book, so that equal seasons give equal books."""


class BookPage(NamedTuple):
    """A page of the book as a file."""

    file: str
    title: str
    content: str


class FaceFile(NamedTuple):
    """A portrait in the book."""

    file: str
    media_type: str
    content: bytes


def epub(edition: Edition) -> bytes:
    """The season as an EPUB 3 book."""
    told = edition.told
    faces = {
        seat: FaceFile(f"face-{number}.{face.ending}", face.media_type, face.content)
        for number, (seat, face) in enumerate(edition.faces.items(), start=1)
    }
    here = Here(edition, {seat: face.file for seat, face in faces.items()}, is_book=True)

    def page(file: str, title: str, part: str, **values: object) -> BookPage:
        shown = {"here": here, "told": told, "title": title, "credit": CREDIT, **values}
        return BookPage(file, title, render("book_page.xhtml", part=part, **shown))

    pages = [
        page("cover.xhtml", told.title, "cover"),
        *(
            page(episode_file(at), episode_title(one), "episode", episode=one, position=at)
            for at, one in enumerate(told.episodes, start=1)
        ),
        page("season.xhtml", "The season", "season"),
    ]
    package = render(
        "package.opf",
        id=uuid5(NAMESPACE_URL, "/".join((told.game, told.title, *sorted(edition.faces)))).urn,
        title=told.title,
        creator="Showrunner",
        credit=CREDIT,
        changed=edition.changed.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        pages=pages,
        faces=faces.values(),
    )
    files: dict[str, str | bytes] = {
        "META-INF/container.xml": _OPENED_BY,
        f"{_FOLDER}/package.opf": package,
        f"{_FOLDER}/contents.xhtml": page("", "Contents", "contents", pages=pages).content,
        f"{_FOLDER}/style.css": (TEMPLATES / "book.css").read_text(encoding="utf-8"),
        **{f"{_FOLDER}/{page.file}": page.content for page in pages},
        **{f"{_FOLDER}/{face.file}": face.content for face in faces.values()},
    }
    return _packed(files)


def _packed(files: dict[str, str | bytes]) -> bytes:
    """The files as one, after the file that says what it is, which is not compressed."""
    book = io.BytesIO()
    with zipfile.ZipFile(book, "w", zipfile.ZIP_DEFLATED) as archive:
        kind = zipfile.ZipInfo("mimetype", _EPOCH)
        archive.writestr(kind, "application/epub+zip", zipfile.ZIP_STORED)
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), content, zipfile.ZIP_DEFLATED)
    return book.getvalue()
