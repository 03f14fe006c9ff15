"""The texts that a PNG carries beside its pixels (chunks tEXt, zTXt and iTXt), read with care."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import unpack_from
from typing import Final

from showrunner.errors import CardMistake

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MOST_CHUNKS: Final = 10_000
"""A picture of 8 MB has about a thousand."""
_HEAD, _TAIL = 8, 4
"""Bytes of a chunk before its data (length and type) and after it (checksum)."""
_DAMAGED = "save the picture anew, or export the card as JSON"


def find_text(raw: bytes, keyword: str, most: int) -> bytes | None:
    """The first text under a keyword, in whatever case it is written; None if there is none.

    One that is compressed is unpacked to no more than `most` bytes. Raises CardMistake where the
    file is damaged, or the text too long.
    """
    for kind, data in _chunks(raw):
        if kind in _READERS and data.partition(b"\0")[0].lower() == keyword.encode():
            text = _READERS[kind](data.partition(b"\0")[2], most)
            if len(text) > most:
                right = f"let the card have at most {most} bytes"
                raise CardMistake(f"chunk {keyword}", "its text is too long", right)
            return text
    return None


def _chunks(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Type and data of each chunk."""
    place = len(SIGNATURE)
    for _ in range(MOST_CHUNKS):
        if place >= len(raw):
            return
        if place + _HEAD + _TAIL > len(raw):
            raise _damaged(place, "the file ends within a chunk")
        length, kind = unpack_from(">I4s", raw, place)
        end = place + _HEAD + length
        if end + _TAIL > len(raw):
            raise _damaged(place, "the file ends within a chunk")
        if zlib.crc32(raw[place + 4 : end]) != unpack_from(">I", raw, end)[0]:
            raise _damaged(place, "the checksum of a chunk is wrong")
        yield kind, raw[place + _HEAD : end]
        if kind == b"IEND":
            return
        place = end + _TAIL
    raise CardMistake("the PNG", f"it has more than {MOST_CHUNKS} chunks", _DAMAGED)


def _damaged(place: int, wrong: str) -> CardMistake:
    return CardMistake(f"byte {place} of the PNG", wrong, _DAMAGED)


def _plain(text: bytes, most: int) -> bytes:
    return text


def _packed(text: bytes, most: int) -> bytes:
    """zTXt: a byte that says how, and the packed text."""
    if text[:1] != b"\0":
        raise CardMistake("chunk zTXt", "it is packed in a way that PNG does not have", _DAMAGED)
    return _unpacked("zTXt", text[1:], most)


def _international(text: bytes, most: int) -> bytes:
    """ITXt: whether and how it is packed, a language, the keyword in that language, the text."""
    how, rest = text[:2], text[2:].split(b"\0", 2)
    if how not in (b"\0\0", b"\1\0") or len(rest) != 3:
        raise CardMistake("chunk iTXt", "it is not built as PNG says", _DAMAGED)
    return _unpacked("iTXt", rest[2], most) if how[0] else rest[2]


def _unpacked(kind: str, packed: bytes, most: int) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(packed, most + 1)
    except zlib.error:
        raise CardMistake(f"chunk {kind}", "it cannot be unpacked", _DAMAGED) from None
    if not unpacking.eof and len(text) <= most:
        raise CardMistake(f"chunk {kind}", "its packed text has no end", _DAMAGED)
    return text


_READERS: Final = {b"tEXt": _plain, b"zTXt": _packed, b"iTXt": _international}
