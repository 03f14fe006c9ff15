"""Who may know a fact, and who is looking."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

from showrunner.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Audience:
    """Who in the game may know a fact. Producers always may.

    `seats` counts only when not `everybody`; with neither, the fact is for producers alone.
    `quarantined` facts may be read by their seats but never enter what those seats play from
    (private interviews). `code` is the audience as one word, for digests and files: `everybody`,
    `producers`, `seats:a,b`, ….
    """

    everybody: bool = False
    seats: tuple[str, ...] = ()
    quarantined: bool = False
    code: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Spell out the code."""
        code = "everybody" if self.everybody else "producers"
        if self.seats and not self.everybody:
            code = ("quarantined:" if self.quarantined else "seats:") + ",".join(self.seats)
        object.__setattr__(self, "code", code)

    @classmethod
    def from_code(cls, code: str) -> Audience:
        """The audience that `code` wrote. Raises Unreadable."""
        if code in ("everybody", "producers"):
            return cls(everybody=code == "everybody")
        kind, _, names = code.partition(":")
        if kind not in ("seats", "quarantined") or not all(names.split(",")):
            raise Unreadable(f"{code!r} is no audience")
        return cls(seats=tuple(names.split(",")), quarantined=kind == "quarantined")


EVERYBODY: Final = Audience(everybody=True)
PRODUCERS: Final = Audience()


def seats(*names: str, quarantined: bool = False) -> Audience:
    """The audience of just these seats (and the producers)."""
    return _made_once(names, quarantined)


@lru_cache(maxsize=4096)
def _made_once(names: tuple[str, ...], quarantined: bool) -> Audience:
    return Audience(seats=tuple(sorted(set(names))), quarantined=quarantined)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at the season: a producer, a contestant (`seat`), or the public."""

    role: Literal["producer", "seat", "public"]
    seat: str = ""

    def may_know(self, audience: Audience) -> bool:
        """Whether a fact with this audience is open to this viewer."""
        return audience.everybody or self.role == "producer" or self.seat in audience.seats

    def __str__(self) -> str:
        """`producers`, `public` or the seat's id."""
        return (
            self.seat if self.role == "seat" else {"producer": "producers"}.get(self.role, "public")
        )


PRODUCER: Final = Viewer("producer")
PUBLIC: Final = Viewer("public")


def contestant(seat: str) -> Viewer:
    """The viewer who sits in this seat."""
    return Viewer("seat", seat)
