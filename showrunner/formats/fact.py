"""A fact: the base of every fact type, which types there are, and how facts are encoded."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from showrunner.errors import Misused
from showrunner.kernel import Text


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact", gc=False):
    """Something that happened. In files its field `fact` names its type.

    Plain data cannot hold itself, so the garbage collector need not look at it (`gc`).
    """


def facts_in(module: str) -> tuple[type[Fact], ...]:
    """The types of fact that stand in this module or package, defined or imported there."""
    values = vars(sys.modules[module]).values()
    return told_types(kind for kind in values if isinstance(kind, type) and issubclass(kind, Fact))


def told_types(facts: Iterable[type[Fact]]) -> tuple[type[Fact], ...]:
    """These types of fact, without those that others of them extend: a fact is of none of them."""
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
    """A fact as digests cover it: canonical JSON, each text by its seal."""
    return _sealing.encode(fact)


def encode_words(fact: object) -> bytes:
    """A fact as a reader gets it: JSON, each text by its words (null where they were erased)."""
    return _speaking.encode(fact)
