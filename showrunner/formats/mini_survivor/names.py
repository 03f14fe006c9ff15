"""MS-1.6: the tags by which submissions name players, different for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

TAG_LENGTH = 3
"""MS-1.6: how many characters of a name are compared."""
BRACKETS_AND_QUOTES = "()[]{}<>\"'`“”‘’«»"
"""MS-9.1: characters that are stripped from both ends of each entry of a line."""


def tags(names: Mapping[str, str]) -> dict[str, str]:
    """MS-1.6: the tag of each seat. Players whose names begin alike all get an alias instead."""
    natural = {seat: tag_of(name) for seat, name in names.items()}
    shared = {tag for tag, times in Counter(natural.values()).items() if times > 1}
    unique = {seat: tag for seat, tag in natural.items() if tag and tag not in shared}
    for seat, tag in natural.items():
        if seat not in unique:
            unique[seat] = _alias(tag, set(unique.values()))
    return {seat: unique[seat] for seat in names}


def _alias(tag: str, used: Collection[str]) -> str:
    """The first unused alias: two characters of the tag and a digit, or else `p01` to `p99`."""
    stem = tag[: TAG_LENGTH - 1] or "p"
    from_tag = (f"{stem}{digit}" for digit in range(1, 10))
    fallback = (f"p{number:02}" for number in range(1, 100))
    return next(alias for alias in (*from_tag, *fallback) if alias not in used)


def tag_of(word: str) -> str:
    """MS-9.3, MS-9.5: the first three characters of the first word, in lower case."""
    first = next(iter(word.replace(",", " ").split()), "").strip(BRACKETS_AND_QUOTES)
    return first.casefold()[:TAG_LENGTH].strip(BRACKETS_AND_QUOTES)


def seat_named(guess: str, seats: Mapping[str, str]) -> str | None:
    """MS-9.3: the seat that a guess names, or None. `seats` are all seats by their tags.

    A guess of one or two characters is accepted if it fits only one player.
    """
    tag = tag_of(guess)
    if tag in seats:
        return seats[tag]
    if not tag or len(tag) >= TAG_LENGTH:
        return None
    fitting = [seat for known, seat in seats.items() if known.startswith(tag)]
    return fitting[0] if len(fitting) == 1 else None
