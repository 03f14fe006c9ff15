"""Free text that can be erased later without changing the story."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256


class Text:
    """Words that a player or producer wrote, known to the rules only by their seal.

    The seal is a salted hash of the words; it is what digests cover and what equality compares, so
    a text whose words (and salt) were erased still replays to the same story. Rules treat a text as
    opaque: they may pass it on and tell whether there is one, never read it.
    """

    __slots__ = ("seal", "words")

    def __init__(self, seal: str, words: str | None) -> None:
        self.seal = seal
        self.words = words

    def __eq__(self, other: object) -> bool:
        """Two texts are the same when their seals are."""
        return isinstance(other, Text) and other.seal == self.seal

    def __hash__(self) -> int:
        """Hash of the seal."""
        return hash(self.seal)

    def __repr__(self) -> str:
        """The seal's beginning: never the words, which do not belong into logs."""
        return f"Text({self.seal[:8]}…)"

    def __str__(self) -> str:
        """The words, or a mark where they were erased."""
        return "[erased]" if self.words is None else self.words


def sealer(salt: str) -> Callable[[str], Text]:
    """A function that seals words with this salt (one salt an entry)."""
    prefix = salt.encode() + b"\0"

    def seal(words: str) -> Text:
        return Text(sha256(prefix + words.encode("utf-8", "surrogatepass")).hexdigest()[:32], words)

    return seal
