"""MS-1.6: the tags by which submissions name players, different for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

TAG = 3
"""So many characters of a name are compared."""
STRIPPED = "()[]{}<>\"'`“”‘’«»"
"""What may stand around an entry of a line and is no part of it (MS-9.1)."""


def tags(names: Mapping[str, str]) -> dict[str, str]:
    """MS-1.6: each seat's tag; players whose names begin alike all get an alias with a digit."""
    wanted = {seat: tag_of(name) for seat, name in names.items()}
    shared = {tag for tag, times in Counter(wanted.values()).items() if times > 1}
    given: dict[str, str] = {seat: tag for seat, tag in wanted.items() if tag and tag not in shared}
    for seat, tag in wanted.items():
        if seat not in given:
            given[seat] = _alias(tag, given.values())
    return {seat: given[seat] for seat in names}


def _alias(tag: str, taken: object) -> str:
    used = set(taken)  # type: ignore[call-overload]
    stem = tag[: TAG - 1] or "p"
    numbered = (f"{stem}{digit}" for digit in range(1, 10))
    unnamed = (f"p{number:02}" for number in range(1, 100))
    return next(alias for alias in (*numbered, *unnamed) if alias not in used)


def tag_of(word: str) -> str:
    """MS-9.3, MS-9.5: the first three characters of the first word, without regard to case."""
    first = next(iter(word.replace(",", " ").split()), "").strip(STRIPPED)
    return first.casefold()[:TAG].strip(STRIPPED)


def named(guess: str, players: Mapping[str, str]) -> str | None:
    """MS-9.3: the seat that a guess names, out of seats by tag; None where it names none.

    A guess of one or two characters counts where it fits only one player.
    """
    tag = tag_of(guess)
    if tag in players:
        return players[tag]
    if not tag or len(tag) >= TAG:
        return None
    fitting = [seat for known, seat in players.items() if known.startswith(tag)]
    return fitting[0] if len(fitting) == 1 else None
