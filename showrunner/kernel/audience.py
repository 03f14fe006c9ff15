"""Who may know a fact (`Audience`), and who is looking at the season (`Viewer`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

from showrunner.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may know a fact. Producers always may.

    `seats` is ignored if `everybody` is set; with neither, the fact is for producers only.
    `quarantined` facts (private interviews) may be read by their seats, but players of these seats
    do not get them when they decide. `code` is the audience as one word, for digests and files:
    `everybody`, `producers`, `seats:a,b`, `quarantined:a`.
    """

    everybody: bool = False
    seats: tuple[str, ...] = ()
    quarantined: bool = False
    code: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Set `code` from the other fields."""
        code = "everybody" if self.everybody else "producers"
        if self.seats and not self.everybody:
            code = ("quarantined:" if self.quarantined else "seats:") + ",".join(self.seats)
        object.__setattr__(self, "code", code)

    @classmethod
    def from_code(cls, code: str) -> Audience:
        """The audience with this `code`. Raises Unreadable for anything else."""
        if code in ("everybody", "producers"):
            return cls(everybody=code == "everybody")
        kind, _, names = code.partition(":")
        if kind not in ("seats", "quarantined") or not all(names.split(",")):
            raise Unreadable(f"{code!r} is not an audience")
        return cls(seats=tuple(names.split(",")), quarantined=kind == "quarantined")


EVERYBODY: Final = Audience(everybody=True)
PRODUCERS: Final = Audience()


def seats(*names: str, quarantined: bool = False) -> Audience:
    """The audience of these seats (and the producers)."""
    return _cached_audience(names, quarantined)


@lru_cache(maxsize=4096)
def _cached_audience(names: tuple[str, ...], quarantined: bool) -> Audience:
    return Audience(seats=tuple(sorted(set(names))), quarantined=quarantined)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at the season: a producer, a contestant (`seat`), or a viewer at home.

    Viewers of the `broadcast` see what television shows, whoever in the season knows it; `public`
    is what everybody in the season knows.
    """

    role: Literal["producer", "seat", "broadcast", "public"]
    seat: str = ""

    def may_know(self, audience: Audience) -> bool:
        """Whether this viewer may read a fact because of its audience.

        For the broadcast, the fact itself decides (see `Airing`).
        """
        return audience.everybody or self.role == "producer" or self.seat in audience.seats

    def __str__(self) -> str:
        """`producers`, `broadcast`, `public` or the seat's id."""
        return self.seat or {"producer": "producers"}.get(self.role, self.role)


PRODUCER: Final = Viewer("producer")
BROADCAST: Final = Viewer("broadcast")
PUBLIC: Final = Viewer("public")


def contestant(seat: str) -> Viewer:
    """The viewer who plays this seat."""
    return Viewer("seat", seat)
