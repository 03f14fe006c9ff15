"""Dice by name: the result of a roll depends only on the season's luck key and the roll's name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from typing import NamedTuple, TypeVar

from showrunner.errors import Misused

T = TypeVar("T")

Name = tuple[str | int, ...]
"""What a roll is for, such as ("competition", round, seat, attempt)."""

MAX_LIMIT = 1 << 64
"""The largest number of equally likely results to draw from."""
SALT_COUNT = 1 << 63
"""How many different salts there are."""
BLOCK_BYTES = blake2b.MAX_DIGEST_SIZE
"""How many random bytes one hash gives."""


class Roll(NamedTuple):
    """The faces that dice showed, in the order thrown."""

    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)


class Dice:
    """A random number generator: a stream of bytes hashed from a key and a name.

    Unlike Python's `random`, it gives the same results in every version.
    """

    __slots__ = ("_block", "_bytes", "_key", "_position", "name")

    def __init__(self, key: bytes, name: Name) -> None:
        self._key = key
        self.name = "\x1f".join(map(str, name)).encode()
        self._block = 0
        self._bytes = b""
        self._position = BLOCK_BYTES

    def _draw(self, byte_count: int) -> int:
        end = self._position + byte_count
        if end > BLOCK_BYTES:
            self._refill()
            end = byte_count
        drawn = int.from_bytes(self._bytes[self._position : end])
        self._position = end
        return drawn

    def _refill(self) -> None:
        if self._block:
            hashed = blake2b(key=self._key, salt=self._block.to_bytes(16))
        else:
            hashed = _keyed(self._key).copy()
        hashed.update(self.name)
        self._bytes = hashed.digest()
        self._block += 1
        self._position = 0

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely.

        Raises Misused if the limit is under 1 or over 2**64.
        """
        if not 1 <= limit <= 256:
            return self._below_large(limit)
        fair = 256 // limit * limit
        while True:  # one byte is enough for by far the most draws
            if self._position == BLOCK_BYTES:
                self._refill()
            drawn = self._bytes[self._position]
            self._position += 1
            if drawn < fair:
                return drawn % limit

    def _below_large(self, limit: int) -> int:
        """`below` for limits that need more than one byte."""
        if not 1 <= limit <= MAX_LIMIT:
            raise Misused(f"cannot draw below {limit}: give a limit from 1 to 2**64")
        fair = MAX_LIMIT // limit * limit
        while (drawn := self._draw(8)) >= fair:
            pass
        return drawn % limit

    def chance(self, hits: int, out_of: int) -> bool:
        """True with a probability of `hits` / `out_of`."""
        return self.below(out_of) < hits

    def pick(self, items: Sequence[T]) -> T:
        """A random item."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher-Yates)."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def salt(self) -> str:
        """A salt for sealing texts, as 16 hexadecimal digits."""
        return f"{self._draw(8) % SALT_COUNT:016x}"

    def roll(self, dice: int, sides: int) -> Roll:
        """Roll this number of dice with this number of sides each."""
        return Roll(tuple(self.below(sides) + 1 for _ in range(dice)))


@lru_cache(maxsize=1024)
def _keyed(key: bytes) -> blake2b:
    """The state of a hash with this key, cached because most streams need only one block."""
    return blake2b(key=key)


def luck_from_seed(seed: str) -> str:
    """The luck key (64 hexadecimal digits) that the command line and simulations use for a seed.

    Seasons on a server get a random key instead, because a short seed could be guessed.
    """
    return sha256(b"showrunner luck\0" + seed.encode()).hexdigest()


def derived_key(luck: str, *purpose: str) -> bytes:
    """A key for one purpose (a bot's choices, salts) that reveals nothing about the luck key."""
    return blake2b("\x1f".join(purpose).encode(), key=bytes.fromhex(luck), digest_size=32).digest()
