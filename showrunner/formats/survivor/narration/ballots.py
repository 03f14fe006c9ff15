"""The wording of ballots: how they are read out, and who voted for whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from showrunner.formats.survivor.narration.chapter import Desk
from showrunner.formats.wording import capital, count, listed, number, ordinal


def read_out(names: Sequence[str]) -> list[str]:
    """A line with the score for each ballot until the vote is decided, then one for the rest."""
    lines: list[str] = []
    counts: Counter[str] = Counter()
    for nth, name in enumerate(names, start=1):
        counts[name] += 1
        rest = names[nth:]
        opening = f"{capital(ordinal(nth))} vote: {name}."
        if not rest:
            return [*lines, opening]  # the count follows
        if rest and set(rest) == {name} and _decided(counts, len(rest)):
            return [*lines, f"{opening} That decides it.", _rest(rest)]
        standing = (opening, _standing(counts, nth), _last(rest))
        lines.append(" ".join(part for part in standing if part))
    return lines


def _decided(counts: Counter[str], left: int) -> bool:
    first, *others = sorted(counts.values(), reverse=True)
    return first - (others[0] if others else 0) > left


def _rest(rest: Sequence[str]) -> str:
    if len(rest) == 1:
        return f"The last: {rest[0]}, too."
    return f"The last {number(len(rest))}: {rest[0]}, too."


def _last(rest: Sequence[str]) -> str:
    return "One vote left." if len(rest) == 1 else ""


def _standing(counts: Counter[str], read: int) -> str:
    """The score so far: `Two for Ada, one each for Ben and Cleo`."""
    if read == 1:
        return ""
    if len(counts) == 1:
        return f"{capital(number(read))} for {next(iter(counts))}."
    by_votes: dict[int, list[str]] = {}
    for name, votes in counts.most_common():
        by_votes.setdefault(votes, []).append(name)
    if len(by_votes) == 1:
        return f"{capital(count(next(iter(by_votes)), 'vote'))} each."
    parts = [
        f"{number(votes)} {'each ' if len(names) > 1 else ''}for {_named(names)}"
        for votes, names in by_votes.items()
    ]
    return f"{capital(', '.join(parts))}."


def _named(names: Sequence[str]) -> str:
    """Up to three by name, more by their number."""
    return listed(names) if len(names) <= 3 else f"{number(len(names))} others"


def who_for_whom(desk: Desk, ballots: Iterable[tuple[str, str]]) -> str:
    """Voters by name, most votes first: `Ada and Ben for Cleo; Cleo twice for Ada`."""
    voters: dict[str, Counter[str]] = {}
    for voter, name in ballots:
        voters.setdefault(name, Counter())[voter] += 1
    most_first = sorted(voters.items(), key=lambda item: -item[1].total())
    return "; ".join(f"{_voters(desk, cast)} for {desk.name(name)}" for name, cast in most_first)


def _voters(desk: Desk, cast: Counter[str]) -> str:
    """Voters with the number of their votes: `Ada and Ben twice`."""
    times_in_words = {1: "", 2: " twice"}
    return listed(
        f"{desk.name(voter)}{times_in_words.get(times, f' {number(times)} times')}"
        for voter, times in cast.items()
    )
