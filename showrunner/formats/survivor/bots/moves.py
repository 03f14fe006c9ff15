"""Moves: what a castaway does with one message, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from showrunner.formats.talk.acts import Act


class Move(Struct, frozen=True):
    """One message: its section of lines, its acts, and the intent behind it.

    `name` is the seat that the line's {name} and pronouns stand for; `given` fills its other
    placeholders. `intent` and `lies` are shown to producers only. `ends` asks to end the talk.
    """

    section: str
    intent: str
    acts: tuple[Act, ...] = ()
    name: str = ""
    given: Mapping[str, str] = field(default_factory=dict)
    lies: bool = False
    ends: bool = False
