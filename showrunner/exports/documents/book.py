"""A told season as an EPUB 3 book: a title page with the cast, the episodes, the season."""

from __future__ import annotations

from datetime import UTC
from typing import Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from showrunner.exports.documents.edition import Edition, episode_title
from showrunner.exports.documents.pages import TEMPLATES, Here, episode_file, render
from showrunner.exports.zip_files import zipped
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
    texts = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": _OPENED_BY,
        f"{_FOLDER}/package.opf": package,
        f"{_FOLDER}/contents.xhtml": page("", "Contents", "contents", pages=pages).content,
        f"{_FOLDER}/style.css": (TEMPLATES / "book.css").read_text(encoding="utf-8"),
        **{f"{_FOLDER}/{page.file}": page.content for page in pages},
    }
    files = {name: text.encode() for name, text in texts.items()}
    files |= {f"{_FOLDER}/{face.file}": face.content for face in faces.values()}
    return zipped(files, uncompressed=["mimetype"])
