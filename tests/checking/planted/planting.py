"""What is planted: a violation in a stored season, and the rule that it breaks."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.checking.tampering import Tamper


class Planted(NamedTuple):
    """A violation in a stored season, and the rule that it breaks."""

    rule: str
    what: str
    season: str
    tamper: Tamper


def caused(cause: str) -> Any:
    return lambda fact: fact["cause"] == cause


def has(field: str) -> Any:
    """Whether a field of the fact is neither empty nor null."""
    return lambda fact: fact[field]


def more(value: int) -> int:
    return value + 1


def one_less(names: list[str]) -> list[str]:
    return names[1:]


def more_on_top(counts: dict[str, int]) -> dict[str, int]:
    first, *_ = counts
    return {**counts, first: counts[first] + 1}
