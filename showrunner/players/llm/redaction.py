"""Redaction: takes a key out of what an endpoint says, in whatever notation it stands there."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

SHORTEST_KEY: Final = 8
"""Characters: anything shorter (`none`, `EMPTY`) is a placeholder, and may be an ordinary word."""
INSTEAD: Final = b"[key]"
"""What stands in the place of a key."""

_BEGINNING: Final = 12
"""Characters of a key that are enough to be taken for it: endpoints often shorten keys."""
_NOTATION: Final = re.compile(
    rb"\\{1,4}(?:u00|x)([2-7][0-9a-f])|%(?:25){0,3}([2-7][0-9a-f])"
    rb"|&#x0{0,3}([2-7][0-9a-f]);|&#0?([0-9]{2,3});|\\{1,4}(/)",
    re.IGNORECASE,
)
"""A character as JSON, URLs and HTML may write it."""
_FOLDED: Final = bytes.maketrans(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ-_", b"abcdefghijklmnopqrstuvwxyz+/")
"""Small letters, and one of the two alphabets of Base64."""


class Redaction:
    r"""Replaces one endpoint's key by `[key]`.

    It is found as it is, in any case of letters, escaped (`\u0073`, `%73`, `&#115;`, `\/`), in
    hexadecimal digits and in Base64; and cut off, where at least its first twelve characters are
    left.
    """

    def __init__(self, key: str) -> None:
        known = key.encode()
        spellings = [] if len(known) < SHORTEST_KEY else [known, *_encoded(known)]
        self._spellings = [spelling.translate(_FOLDED) for spelling in spellings]

    def of(self, said: bytes) -> bytes:
        """The same without the key."""
        plain, places = _without_notations(said)
        parts: list[bytes] = []
        done = 0
        for first, last in sorted(self._found(plain.translate(_FOLDED))):
            if places[last] > done:
                parts += said[done : places[first]], INSTEAD
                done = places[last]
        return b"".join((*parts, said[done:]))

    def _found(self, text: bytes) -> Iterator[tuple[int, int]]:
        """Where in the text a spelling of the key, or its beginning, begins and ends."""
        for spelling in self._spellings:
            last = 0
            while (first := text.find(spelling[:_BEGINNING], last)) >= 0:
                last = first + len(spelling)
                same = takewhile(
                    lambda pair: pair[0] == pair[1], zip(text[first:last], spelling, strict=False)
                )
                last = first + sum(1 for _ in same)
                yield first, last


def _without_notations(said: bytes) -> tuple[bytes, Sequence[int]]:
    """The same with plain characters, and where each of them stands (and the end, at last)."""
    parts: list[bytes] = []
    places: list[int] = []
    done = 0
    for found in _NOTATION.finditer(said):
        in_hex, decimal, itself = found[1] or found[2] or found[3], found[4], found[5]
        number = int(in_hex, 16) if in_hex else int(decimal) if decimal else itself[0]
        if number < 128:
            parts += said[done : found.start()], bytes((number,))
            places += range(done, found.start() + 1)
            done = found.end()
    if not parts:
        return said, range(len(said) + 1)
    return b"".join((*parts, said[done:])), [*places, *range(done, len(said) + 1)]


def _encoded(key: bytes) -> Iterator[bytes]:
    """The key in hexadecimal digits and in Base64, also where it is a part of a longer text.

    In Base64 three bytes are four characters, so there are three encodings, of which the characters
    count that no neighbour of the key changes.
    """
    yield key.hex().encode()
    for before, first in enumerate((0, 2, 3)):
        length = before + len(key)
        last = length // 3 * 4 + length % 3
        yield b64encode(b"\0" * before + key)[first:last]
