"""Text that players and producers write, which can be erased later without changing the story."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256


class Text:
    """Words that a player or producer wrote, with their seal.

    The seal is a salted hash of the words. Digests cover only the seal, and texts are equal if
    their seals are, so a season whose words (and salts) were erased still replays to the same
    story. Rules may pass a text on or test whether there is one, but never read its words.
    """

    __slots__ = ("seal", "words")

    def __init__(self, seal: str, words: str | None) -> None:
        self.seal = seal
        self.words = words

    def __eq__(self, other: object) -> bool:
        """Compare the seals."""
        return isinstance(other, Text) and other.seal == self.seal

    def __hash__(self) -> int:
        return hash(self.seal)

    def __repr__(self) -> str:
        """Show the beginning of the seal, never the words, which must not get into logs."""
        return f"Text({self.seal[:8]}…)"

    def __str__(self) -> str:
        """The words, or `[erased]`."""
        return "[erased]" if self.words is None else self.words


def sealer(salt: str) -> Callable[[str], Text]:
    """A function that seals words with this salt. Each entry has a salt of its own."""
    prefix = salt.encode() + b"\0"

    def seal(words: str) -> Text:
        return Text(sha256(prefix + words.encode("utf-8", "surrogatepass")).hexdigest()[:32], words)

    return seal
