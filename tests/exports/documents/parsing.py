"""Documents as the programs of their formats read them; what these do not take is an error."""

from __future__ import annotations

import zipfile
from io import BytesIO, StringIO
from typing import Any
from xml.etree import ElementTree

import html5lib
import webvtt
from markdown_it import MarkdownIt
from screenplain.parsers import fountain as fountain_parser


def tokens_of(text: str) -> list[tuple[str, str]]:
    parser = MarkdownIt("commonmark").enable("table")
    inner = [
        inline
        for token in parser.parse(text)
        for inline in (token, *(token.children or ()))
        if inline.type not in ("text", "text_special")
    ]
    return [(token.type, token.tag) for token in inner]


def page_of(text: str) -> Any:
    """A page as a browser reads it; the first mistake is an error."""
    parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), strict=True)
    return parser.parse(text)


def pages_of(book: bytes) -> dict[str, Any]:
    with zipfile.ZipFile(BytesIO(book)) as archive:
        return {
            name: ElementTree.fromstring(archive.read(name))
            for name in archive.namelist()
            if name.endswith((".xhtml", ".opf", ".xml", ".svg"))
        }


def screenplay_of(text: str) -> list[Any]:
    return list(fountain_parser.parse(StringIO(text)))


def assert_readable(document: str, content: bytes) -> None:
    """The document is what its format says; only subtitles may be empty."""
    text = "" if document == "epub" else content.decode()
    match document:
        case "episodes":
            assert tokens_of(text)
        case "html":
            assert len(page_of(text)) > 1
        case "epub":
            assert len(pages_of(content)) > 3
        case "fountain":
            assert len(screenplay_of(text)) >= text.count("\n# ") > 1
        case "ssml":
            assert ElementTree.fromstring(text).tag
        case "vtt" | "srt":
            captions = webvtt.from_buffer(StringIO(text), format=document).captions if text else []
            assert len(captions) == text.count(" --> ")
