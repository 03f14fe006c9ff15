"""What a bot that stands in for somebody is to go by."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Belonging = Literal["points", "cards", "idols"]
BELONGINGS: tuple[Belonging, ...] = get_args(Belonging)


class Instructions(Struct, frozen=True, omit_defaults=True):
    """Whom to vote out, the first first; whom to keep, if there is anybody else; what to save."""

    targets: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()
    kept: tuple[Belonging, ...] = ()

    def rank(self, name: str) -> int:
        """For sorting those who can be voted out: targets, then anybody, then friends."""
        if name in self.targets:
            return self.targets.index(name) - len(self.targets)
        return int(name in self.friends)


NONE = Instructions()
