"""Read the text chunks of a PNG (tEXt, zTXt and iTXt), safely for hostile files."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import unpack_from
from typing import Final

from showrunner.errors import CardMistake

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
MAX_CHUNKS: Final = 10_000
"""Chunks of a PNG, far more than pictures have: one of 8 MB has about a thousand."""
_HEAD_BYTES, _TAIL_BYTES = 8, 4
"""Bytes of a chunk before its data (length and type) and after it (checksum)."""
_WHAT_TO_DO = "save the picture again, or export the card as JSON"


def find_text(raw: bytes, keyword: str, most: int) -> bytes | None:
    """The first text with this keyword (in upper or lower case), or None.

    A compressed text is unpacked to at most `most` bytes. Raises CardMistake if the file is damaged
    or the text too long.
    """
    for kind, data in _chunks(raw):
        if kind in _READERS and data.partition(b"\0")[0].lower() == keyword.encode():
            text = _READERS[kind](data.partition(b"\0")[2], most)
            if len(text) > most:
                right = f"give a card of at most {most} bytes"
                raise CardMistake(f"chunk {keyword}", "its text is too long", right)
            return text
    return None


def _chunks(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The type and data of each chunk."""
    place = len(SIGNATURE)
    for _ in range(MAX_CHUNKS):
        if place >= len(raw):
            return
        if place + _HEAD_BYTES + _TAIL_BYTES > len(raw):
            raise _damaged(place, "the file ends within a chunk")
        length, kind = unpack_from(">I4s", raw, place)
        end = place + _HEAD_BYTES + length
        if end + _TAIL_BYTES > len(raw):
            raise _damaged(place, "the file ends within a chunk")
        if zlib.crc32(raw[place + 4 : end]) != unpack_from(">I", raw, end)[0]:
            raise _damaged(place, "the checksum of a chunk is wrong")
        yield kind, raw[place + _HEAD_BYTES : end]
        if kind == b"IEND":
            return
        place = end + _TAIL_BYTES
    raise CardMistake("the PNG", f"it has more than {MAX_CHUNKS} chunks", _WHAT_TO_DO)


def _damaged(place: int, wrong: str) -> CardMistake:
    return CardMistake(f"byte {place} of the PNG", wrong, _WHAT_TO_DO)


def _read_plain(data: bytes, most: int) -> bytes:
    return data


def _read_compressed(data: bytes, most: int) -> bytes:
    """Read zTXt: a byte for the compression method, then the compressed text."""
    if data[:1] != b"\0":
        raise CardMistake("chunk zTXt", "its compression method is not one of PNG", _WHAT_TO_DO)
    return _decompress("zTXt", data[1:], most)


def _read_international(data: bytes, most: int) -> bytes:
    """Read iTXt: compression flag and method, language, translated keyword, then the text."""
    compression, fields = data[:2], data[2:].split(b"\0", 2)
    if compression not in (b"\0\0", b"\1\0") or len(fields) != 3:
        raise CardMistake("chunk iTXt", "it does not have the form that PNG requires", _WHAT_TO_DO)
    return _decompress("iTXt", fields[2], most) if compression[0] else fields[2]


def _decompress(kind: str, compressed: bytes, most: int) -> bytes:
    decompressor = zlib.decompressobj()
    try:
        text = decompressor.decompress(compressed, most + 1)
    except zlib.error:
        raise CardMistake(f"chunk {kind}", "it cannot be decompressed", _WHAT_TO_DO) from None
    if not decompressor.eof and len(text) <= most:
        raise CardMistake(f"chunk {kind}", "its compressed text is incomplete", _WHAT_TO_DO)
    return text


_READERS: Final = {
    b"tEXt": _read_plain,
    b"zTXt": _read_compressed,
    b"iTXt": _read_international,
}
