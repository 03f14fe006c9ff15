"""Named luck: what a roll gives depends on the season's luck key and the roll's name alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import NamedTuple, TypeVar

from showrunner.errors import Misused

T = TypeVar("T")

Name = tuple[str | int, ...]
"""What a roll is for, such as ("competition", round, seat, attempt)."""

MOST_SIDES = 1 << 64
MOST_SALTS = 1 << 63
POOL = blake2b.MAX_DIGEST_SIZE
"""So many bytes come out of one hash."""


class Roll(NamedTuple):
    """The faces that dice showed, in the order thrown."""

    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)


class Dice:
    """Fair draws out of one name: a stream of bytes hashed from a key and that name.

    Python's own shuffling is not promised to be the same from version to version; this is.
    """

    __slots__ = ("_block", "_key", "_pool", "_position", "name")

    def __init__(self, key: bytes, name: Name) -> None:
        self._key = key
        self.name = "\x1f".join(map(str, name)).encode()
        self._block = 0
        self._pool = b""
        self._position = POOL

    def _bytes(self, count: int) -> int:
        end = self._position + count
        if end > POOL:
            self._refill()
            end = count
        drawn = int.from_bytes(self._pool[self._position : end])
        self._position = end
        return drawn

    def _refill(self) -> None:
        if self._block:
            hashed = blake2b(key=self._key, salt=self._block.to_bytes(16))
        else:
            hashed = _keyed(self._key).copy()
        hashed.update(self.name)
        self._pool = hashed.digest()
        self._block += 1
        self._position = 0

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit − 1, each equally likely.

        Raises Misused where the limit is under 1 or over 2 to the 64th.
        """
        if not 1 <= limit <= 256:
            return self._below_many(limit)
        fair = 256 // limit * limit
        while True:  # single bytes, by far the most frequent draw
            if self._position == POOL:
                self._refill()
            drawn = self._pool[self._position]
            self._position += 1
            if drawn < fair:
                return drawn % limit

    def _below_many(self, limit: int) -> int:
        """The same where one byte is not enough."""
        if not 1 <= limit <= MOST_SIDES:
            raise Misused(f"cannot draw out of {limit}: give a limit from 1 to 2**64")
        fair = MOST_SIDES // limit * limit
        while (drawn := self._bytes(8)) >= fair:
            pass
        return drawn % limit

    def chance(self, hits: int, out_of: int) -> bool:
        """True in `hits` of `out_of` cases."""
        return self.below(out_of) < hits

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in a fresh order (Fisher-Yates)."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def salt(self) -> str:
        """Sixteen hexadecimal digits to seal texts with."""
        return f"{self._bytes(8) % MOST_SALTS:016x}"

    def roll(self, dice: int, sides: int) -> Roll:
        """Throw so many dice of so many sides."""
        return Roll(tuple(self.below(sides) + 1 for _ in range(dice)))


@lru_cache(maxsize=1024)
def _keyed(key: bytes) -> blake2b:
    """The hash with which every stream of this key begins: most are read no further."""
    return blake2b(key=key)


def luck_from_seed(seed: str) -> str:
    """The luck key (64 hexadecimal digits) that command line and simulations derive from a seed.

    A season on a server draws a random key instead: a short seed would be found by trying.
    """
    return sha256(b"showrunner luck\0" + seed.encode()).hexdigest()


def derived_key(luck: str, *purpose: str) -> bytes:
    """A key for one purpose (a bot's own choices, a salt) that tells nothing about the luck key."""
    return blake2b("\x1f".join(purpose).encode(), key=bytes.fromhex(luck), digest_size=32).digest()
