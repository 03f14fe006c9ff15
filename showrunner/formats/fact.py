"""A fact: the base of every fact type, and how facts are encoded."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from showrunner.errors import Misused
from showrunner.kernel import Text


class Fact(Struct, frozen=True, kw_only=True, tag_field="fact", gc=False):
    """Something that happened. In files its field `fact` names its type.

    Plain data cannot hold itself, so the garbage collector need not look at it (`gc`).
    """


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
