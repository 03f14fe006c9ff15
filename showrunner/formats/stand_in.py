"""Instructions to a bot that stands in for a person."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Belonging = Literal["points", "cards", "idols"]
BELONGINGS: tuple[Belonging, ...] = get_args(Belonging)


class Instructions(Struct, frozen=True, omit_defaults=True):
    """Instructions to a stand-in.

    `targets` are the people to vote out, most wanted first; `friends` the people to keep as long
    as there is anybody else to vote for; `kept` the belongings to save.
    """

    targets: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()
    kept: tuple[Belonging, ...] = ()

    def rank(self, name: str) -> int:
        """Sort key for vote-out candidates: targets first, then everybody else, friends last."""
        if name in self.targets:
            return self.targets.index(name) - len(self.targets)
        return int(name in self.friends)


NONE = Instructions()
