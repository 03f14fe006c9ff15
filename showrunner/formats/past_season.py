"""What a castaway brings along from an earlier season: their diary, and who kept their word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from msgspec import Struct

from showrunner.formats.wording import listed, promised

GAINED_BY_KEPT: Final = 5
"""Trust gained by a promise that was kept."""
HURT_BY_BROKEN: Final = 12
"""Trust lost by a broken promise about somebody else."""
HURT_BY_BETRAYAL: Final = 28
"""Trust lost by a broken promise about the castaway themselves."""
MAX_REGARD: Final = 40
"""Trust from an earlier season ranges from -MAX_REGARD to MAX_REGARD, of 100."""


class OldPromise(Struct, frozen=True, kw_only=True):
    """A promise of an earlier season: who gave it to whom (nobody: to all), and what about whom.

    `what` is as in `PromiseMade`; `kept` is false for a broken one.
    """

    round: int
    giver: str
    to: tuple[str, ...]
    what: str
    about: str
    kept: bool


class PastSeason(NamedTuple):
    """What a castaway's player is told of an earlier season: the diary, and promises in words."""

    diary: str = ""
    promises: tuple[str, ...] = ()


NOTHING_PAST: Final = PastSeason()


def regard(promises: Iterable[OldPromise], seat: str) -> dict[str, int]:
    """How much more (or less) a castaway trusts others at the start, by what they promised then."""
    trust: dict[str, int] = {}
    for old in promises:
        if old.giver == seat:
            continue
        hurt = HURT_BY_BETRAYAL if old.about == seat else HURT_BY_BROKEN
        change = GAINED_BY_KEPT if old.kept else -hurt
        total = trust.get(old.giver, 0) + change
        trust[old.giver] = max(-MAX_REGARD, min(MAX_REGARD, total))
    return trust


def promise_sentence(old: OldPromise, seat: str, names: Mapping[str, str]) -> str:
    """An old promise as a sentence to the player of this seat."""

    def person(other: str) -> str:
        return "you" if other == seat else names[other]

    giver = "You" if old.giver == seat else names[old.giver]
    to = listed([person(other) for other in old.to]) if old.to else "everybody"
    end = "kept" if old.kept else "broken"
    return f"{giver} promised {to} {promised(old.what, person(old.about))}: {end}."
