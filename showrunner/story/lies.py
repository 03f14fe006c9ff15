"""Lies: words that facts contradict, or that their speaker meant as a lie.

Only what facts prove counts: a mistake, or a change of mind later on, is not a lie.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LieKind = Literal["meant", "plan", "promises", "finals", "alliance", "card", "identity", "vote"]


class Lie(Struct, frozen=True, kw_only=True):
    """That words were a lie, and the facts that prove it.

    `meant`: their speaker thought so. `plan`: a promise to spare somebody who was the first target
    of their own plan before it, and after it. `promises`: they had promised somebody the opposite
    for the same vote. `finals`: they promised the end to more people than go there. `alliance`:
    they join it, and had promised to vote for one of it. `card`: they said that they hold one, and
    held none. `identity`: they are not who they say, or do not own what they say. `vote`: they have
    never voted as they say; the proof is their last ballot.
    """

    kind: LieKind
    facts: tuple[int, ...] = ()
