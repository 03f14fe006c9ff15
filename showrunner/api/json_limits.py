"""Limits of a JSON body, checked in a few passes before it is parsed.

Later code walks through a body value by value and level by level, so the numbers of both are
limited here, for all routes.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

from showrunner.errors import WrongParameter

MAX_VALUES: Final = 20_000
"""List items and fields of a whole body."""
MAX_QUOTES: Final = 5 * MAX_VALUES
"""Quotation marks of a whole body: each string has two, and texts may contain some."""
MAX_DEPTH: Final = 40
"""Levels of nested lists and objects."""
MAX_DIGITS: Final = 20
"""Digits in a row of a number; 64 bits need 19."""

_STRINGS = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
"""Strings, also without an end. Possessive, so matching takes linear time for any body."""
_TOO_LONG = re.compile(rb"(?<![0-9])[0-9]{%d}" % (MAX_DIGITS + 1))
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_DEPTH_CHANGES: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


def verify_json(body: bytes) -> None:
    """Raise WrongParameter for a body beyond the limits. Its syntax is not checked."""
    if body.count(b'"') > MAX_QUOTES:
        raise _too_many()
    bare = _STRINGS.sub(b"", body)
    brackets = bare.translate(None, _NOT_BRACKETS)
    if bare.count(b",") + len(brackets) > MAX_VALUES:
        raise _too_many()
    if max(accumulate(map(_DEPTH_CHANGES.__getitem__, brackets)), default=0) > MAX_DEPTH:
        raise WrongParameter("the body is nested too deeply", f"nest at most {MAX_DEPTH} levels")
    if _TOO_LONG.search(bare):
        raise WrongParameter(
            "a number in the body is too long", f"give at most {MAX_DIGITS} digits"
        )


def _too_many() -> WrongParameter:
    return WrongParameter("the body has too many values", f"send at most {MAX_VALUES}")
