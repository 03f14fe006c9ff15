"""The base class of all facts, how a module's fact types are collected, and their encoding."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from showrunner.errors import Misused
from showrunner.kernel import Text


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact", gc=False):
    """Something that happened. In files the field `fact` has the name of its type.

    Facts are plain data without reference cycles, so the garbage collector skips them (`gc`).
    """

    def airs(self, told_to_cast: bool) -> bool:
        """Whether the broadcast shows it: by default, what anybody in the season was told."""
        return told_to_cast


class AiredFact(Fact, frozen=True, kw_only=True):
    """Something that happened in the game, which the broadcast shows even if nobody was told.

    All other facts for producers alone are about producing the season, and stay with them.
    """

    def airs(self, told_to_cast: bool) -> bool:
        """Always."""
        return True


def facts_in(module: str) -> tuple[type[Fact], ...]:
    """The fact types in this module's or package's namespace, defined or imported there."""
    values = vars(sys.modules[module]).values()
    return told_types(kind for kind in values if isinstance(kind, type) and issubclass(kind, Fact))


def told_types(facts: Iterable[type[Fact]]) -> tuple[type[Fact], ...]:
    """These fact types without the base types that others of them extend."""
    types = dict.fromkeys(facts)
    extended = {base for fact in types for base in fact.__mro__[1:]}
    return tuple(fact for fact in types if fact not in extended)


def _seal_only(value: object) -> object:
    if isinstance(value, Text):
        return value.seal
    raise Misused(f"a fact holds a {type(value).__name__}: facts hold plain data and texts")


def _words(value: object) -> object:
    if isinstance(value, Text):
        return value.words
    raise Misused(f"a fact holds a {type(value).__name__}: facts hold plain data and texts")


_sealing = msgspec.json.Encoder(enc_hook=_seal_only)
_speaking = msgspec.json.Encoder(enc_hook=_words)


def encode_sealed(fact: object) -> bytes:
    """A fact as canonical JSON for digests: each text is represented by its seal."""
    return _sealing.encode(fact)


def encode_words(fact: object) -> bytes:
    """A fact as JSON for readers: each text is its words, or null if they were erased."""
    return _speaking.encode(fact)
