"""A told season as an EPUB 3 book: a title page with the cast, the episodes, the season."""

from __future__ import annotations

from datetime import UTC
from typing import Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5

from showrunner.exports.documents.edition import Edition
from showrunner.exports.documents.pages import TEMPLATES, Here, episode_file, render
from showrunner.exports.zip_files import zipped
from showrunner.files.drawn_faces import CREDIT
from showrunner.files.translations import ENGLISH

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
    told, said = edition.told, edition.said
    faces = {
        seat: FaceFile(f"face-{number}.{face.ending}", face.media_type, face.content)
        for number, (seat, face) in enumerate(edition.faces.items(), start=1)
    }
    here = Here(edition, {seat: face.file for seat, face in faces.items()}, is_book=True)

    def page(file: str, title: str, part: str, **values: object) -> BookPage:
        shown = {"here": here, "title": title, "credit": said(CREDIT), **values}
        return BookPage(file, title, render("book_page.xhtml", edition, part=part, **shown))

    pages = [
        page("cover.xhtml", told.title, "cover"),
        *(
            page(episode_file(at), edition.heading(one), "episode", episode=one, position=at)
            for at, one in enumerate(told.episodes, start=1)
        ),
        page("season.xhtml", said("The season"), "season"),
    ]
    package = render(
        "package.opf",
        edition,
        id=_identifier(edition),
        title=told.title,
        creator="Showrunner",
        credit=said(CREDIT),
        changed=edition.changed.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        pages=pages,
        faces=faces.values(),
    )
    texts = {
        "mimetype": "application/epub+zip",
        "META-INF/container.xml": _OPENED_BY,
        f"{_FOLDER}/package.opf": package,
        f"{_FOLDER}/contents.xhtml": page("", said("Contents"), "contents", pages=pages).content,
        f"{_FOLDER}/style.css": (TEMPLATES / "book.css").read_text(encoding="utf-8"),
        **{f"{_FOLDER}/{page.file}": page.content for page in pages},
    }
    files = {name: text.encode() for name, text in texts.items()}
    files |= {f"{_FOLDER}/{face.file}": face.content for face in faces.values()}
    return zipped(files, uncompressed=["mimetype"])


def _identifier(edition: Edition) -> str:
    """What tells the book from others; a translation is a book of its own."""
    told = edition.told
    names = [told.game, told.title, *sorted(edition.faces)]
    if edition.language != ENGLISH:
        names.append(edition.language)
    return uuid5(NAMESPACE_URL, "/".join(names)).urn
