"""Limits as descriptions say them in words: the strict subset of JSON schema has no others."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

USUAL_WORDS = 45
"""How long a text may be where nobody says."""


class Length(NamedTuple):
    """How long a text may be."""

    words: int
    characters: int | None = None


class Purse(NamedTuple):
    """What may be spent: "at most 5 reward points"."""

    limit: int
    name: str


def _last(pattern: str, text: str) -> re.Match[str] | None:
    """The last match: a label may say something alike, the limit stands at the end."""
    found = list(re.finditer(pattern, text))
    return found[-1] if found else None


@lru_cache(maxsize=4096)
def number_range(description: str) -> tuple[int, int]:
    """The least and the most of a whole number."""
    found = _last(r"a whole number from (-?\d+) to (-?\d+)", description)
    if found:
        return int(found[1]), int(found[2])
    found = _last(r"Give (-?\d+)(?:, or null)?\.?$", description)
    return (int(found[1]), int(found[1])) if found else (0, 3)


@lru_cache(maxsize=4096)
def list_size(description: str, options: int) -> tuple[int, int]:
    """How many of so many options a list may name, at least and at most."""
    if re.search(r"\ban empty list\b", description):
        return 0, 0
    found = _last(r"a list of (\d+)(?: to (\d+))? of ", description)
    if not found:
        return 0, options
    return min(int(found[1]), options), min(int(found[2] or found[1]), options)


@lru_cache(maxsize=4096)
def text_length(description: str) -> Length:
    """How long a text may be."""
    found = _last(r"at most (\d+) (words|characters)", description)
    if not found:
        return Length(USUAL_WORDS)
    number = int(found[1])
    return Length(number) if found[2] == "words" else Length(number, number)


@lru_cache(maxsize=4096)
def purses(description: str) -> tuple[Purse, ...]:
    """What may be spent in all."""
    found = re.findall(r"You can spend at most (\d+) ([^.]+)", description)
    return tuple(Purse(int(limit), name.strip()) for limit, name in found)


@lru_cache(maxsize=4096)
def price(description: str, of: str) -> int | None:
    """What a field costs (one unit of it) in what a purse holds; None where it says nothing.

    What is given in exchange for something is no price.
    """
    one = re.escape(of.removesuffix("s"))
    found = re.search(rf"\b(?:for|at) (\d+) {one}s?\b", description)
    return int(found[1]) if found and "in exchange for" not in description else None
