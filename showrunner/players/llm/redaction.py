"""Redaction: remove an API key from what an endpoint sends, in any notation."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

SHORTEST_KEY: Final = 8
"""Characters. A shorter key (`none`, `EMPTY`) is a placeholder, and may be an ordinary word."""
REPLACEMENT: Final = b"[key]"

_BEGINNING: Final = 12
"""Characters at a key's start that suffice to recognise it: endpoints often shorten keys."""
_NOTATION: Final = re.compile(
    rb"\\{1,4}(?:u00|x)([2-7][0-9a-f])|%(?:25){0,3}([2-7][0-9a-f])"
    rb"|&#x0{0,3}([2-7][0-9a-f]);|&#0?([0-9]{2,3});|\\{1,4}(/)",
    re.IGNORECASE,
)
"""A character as escaped in JSON, URLs or HTML."""
_FOLDED: Final = bytes.maketrans(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ-_", b"abcdefghijklmnopqrstuvwxyz+/")
"""Translates to lower case, and the URL-safe alphabet of Base64 to the standard one."""


class Redaction:
    r"""Replaces one endpoint's keys by `[key]`.

    A key is found in upper or lower case, escaped (`\u0073`, `%73`, `&#115;`, `\/`), in
    hexadecimal digits and in Base64, and also if it is shortened to its first twelve characters or
    more.
    """

    def __init__(self, *keys: str) -> None:
        self._spellings = [
            spelling.translate(_FOLDED)
            for key in keys
            if len(key) >= SHORTEST_KEY
            for spelling in (key.encode(), *_encoded(key.encode()))
        ]

    def of(self, raw: bytes) -> bytes:
        """The bytes without the keys."""
        plain, places = _unescaped(raw)
        parts: list[bytes] = []
        copied = 0
        for first, last in sorted(self._found(plain.translate(_FOLDED))):
            if places[last] > copied:
                parts += raw[copied : places[first]], REPLACEMENT
                copied = places[last]
        return b"".join((*parts, raw[copied:]))

    def _found(self, text: bytes) -> Iterator[tuple[int, int]]:
        """The start and end of each spelling of a key, or of its beginning, in the text."""
        for spelling in self._spellings:
            last = 0
            while (first := text.find(spelling[:_BEGINNING], last)) >= 0:
                last = first + len(spelling)
                same = takewhile(
                    lambda pair: pair[0] == pair[1], zip(text[first:last], spelling, strict=False)
                )
                last = first + sum(1 for _ in same)
                yield first, last


def _unescaped(raw: bytes) -> tuple[bytes, Sequence[int]]:
    """The text with escapes decoded, and the original position of each byte (and of the end)."""
    parts: list[bytes] = []
    places: list[int] = []
    copied = 0
    for escape in _NOTATION.finditer(raw):
        in_hex, decimal, literal = escape[1] or escape[2] or escape[3], escape[4], escape[5]
        number = int(in_hex, 16) if in_hex else int(decimal) if decimal else literal[0]
        if number < 128:
            parts += raw[copied : escape.start()], bytes((number,))
            places += range(copied, escape.start() + 1)
            copied = escape.end()
    if not parts:
        return raw, range(len(raw) + 1)
    return b"".join((*parts, raw[copied:])), [*places, *range(copied, len(raw) + 1)]


def _encoded(key: bytes) -> Iterator[bytes]:
    """The key in hexadecimal digits and in Base64, also as a part of a longer text.

    In Base64 three bytes become four characters. So there are three encodings, depending on where
    the key begins; each is cut to the characters that do not depend on the bytes around the key.
    """
    yield key.hex().encode()
    for before, first in enumerate((0, 2, 3)):
        length = before + len(key)
        last = length // 3 * 4 + length % 3
        yield b64encode(b"\0" * before + key)[first:last]
