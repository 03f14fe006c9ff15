"""Ballots: counting them, and reading them so that the outcome stays open as long as it can."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct


class Tally(Struct, frozen=True):
    """Counted ballots: how many votes each name got, most first."""

    counts: dict[str, int]

    @property
    def leaders(self) -> tuple[str, ...]:
        """Everybody who has the highest number of votes; empty if no votes were cast."""
        highest = max(self.counts.values(), default=0)
        return tuple(name for name, count in self.counts.items() if count == highest > 0)


def count(ballots: Iterable[str]) -> Tally:
    """Count ballots, each given as the name on it."""
    return weigh((name, 1) for name in ballots)


def weigh(ballots: Iterable[tuple[str, int]]) -> Tally:
    """Count weighted ballots, each given as the name on it and how many votes it is worth."""
    counts: dict[str, int] = {}
    for name, votes in ballots:
        counts[name] = counts.get(name, 0) + votes
    return Tally(dict(sorted(counts.items(), key=lambda item: (-item[1], item[0]))))


def reading_order(counts: Mapping[str, int]) -> list[str]:
    """Order the ballots so that the outcome stays open as long as possible (DS-10.5).

    The outcome is open until one name leads by more ballots than are still unread. So the next
    ballot always goes to the name with the fewest read so far, and among those to the name with
    the fewest in total: the winner's surplus comes last.
    """
    unread = dict(counts)
    read = dict.fromkeys(counts, 0)
    order: list[str] = []
    while any(unread.values()):
        name = min(
            (name for name in unread if unread[name]),
            key=lambda name: (read[name], counts[name], name),
        )
        unread[name] -= 1
        read[name] += 1
        order.append(name)
    return order
