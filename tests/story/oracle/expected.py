"""What a beat is expected to say: all but its words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Expected(NamedTuple):
    """A beat that the facts show. The order of `people` after the first is not defined."""

    kind: str
    round: int
    importance: int
    first: str
    people: frozenset[str]
    facts: frozenset[int]
    values: dict[str, Any]

    @property
    def key(self) -> tuple[str, int, str, frozenset[str]]:
        return self.kind, self.round, self.first, self.people


def expected(
    kind: str,
    round: int,
    importance: int,
    people: Iterable[str],
    facts: Iterable[int],
    **values: Any,
) -> Expected:
    seats = list(people)
    first = seats[0] if seats else ""
    return Expected(kind, round, importance, first, frozenset(seats), frozenset(facts), values)
