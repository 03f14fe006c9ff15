"""Bounds of a JSON body, checked in a few passes before it is parsed.

Whatever reads a body later may walk it value by value and level by level, so the number of both is
limited here, once for every route.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

from showrunner.errors import WrongParameter

MOST_VALUES: Final = 20_000
"""How many list items and fields a body may have in all."""
MOST_QUOTES: Final = 5 * MOST_VALUES
"""How many quotation marks a body may have: each string has two, and a text may hold some."""
DEEPEST: Final = 40
"""How deep lists and objects may stand in each other."""
MOST_DIGITS: Final = 20
"""How many digits in a row a number may have; 64 bits need 19."""

_STRINGS = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
"""Also one that has no end: each byte is read once, whatever the body is."""
_TOO_LONG = re.compile(rb"(?<![0-9])[0-9]{%d}" % (MOST_DIGITS + 1))
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEPS: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


def verify_json(body: bytes) -> None:
    """Raise WrongParameter where a body holds too much to be parsed. Its syntax is not checked."""
    if body.count(b'"') > MOST_QUOTES:
        raise _too_many()
    bare = _STRINGS.sub(b"", body)
    brackets = bare.translate(None, _NOT_BRACKETS)
    if bare.count(b",") + len(brackets) > MOST_VALUES:
        raise _too_many()
    if max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > DEEPEST:
        raise WrongParameter("the body is nested too deeply", f"nest at most {DEEPEST} levels")
    if _TOO_LONG.search(bare):
        raise WrongParameter(
            "a number in the body is too long", f"give at most {MOST_DIGITS} digits"
        )


def _too_many() -> WrongParameter:
    return WrongParameter("the body holds too many values", f"send at most {MOST_VALUES}")
