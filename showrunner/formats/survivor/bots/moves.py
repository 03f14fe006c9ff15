"""Moves: what a castaway does with one message, before it has words."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from showrunner.formats.talk.acts import Act


class Move(Struct, frozen=True):
    """One message: the section of lines it is said with, what it does, and what is meant by it.

    `name` is the seat that the line's {name} and pronouns stand for, `given` fills its other
    places. `intent` and `lies` are for producers.
    """

    section: str
    intent: str
    acts: tuple[Act, ...] = ()
    name: str = ""
    given: Mapping[str, str] = field(default_factory=dict)
    lies: bool = False
    ends: bool = False
    people: bool = False
    """Whether it tells or asks of something that happened between people."""


def propose(name: str) -> Act:
    """Vote them out."""
    return Act("propose", name)


def promise(what: str, about: str) -> Act:
    """A word: safety of `about`, a vote for them, or the end with them."""
    return Act("promise", about, what)


def ask(what: str, about: str = "") -> Act:
    """A question."""
    return Act("ask", about, what)


def agree(name: str = "") -> Act:
    """Yes, to a name."""
    return Act("agree", name)


def refuse(name: str = "") -> Act:
    """No, not them."""
    return Act("refuse", name)


def warn(whom: str, by: str = "") -> Act:
    """They are in danger."""
    return Act("warn", whom, by=by)


def named(whom: str, by: str) -> Act:
    """Somebody has put up somebody's name."""
    return Act("tell", whom, "named", by)


def accuse(whom: str, what: str) -> Act:
    """They lied, or voted otherwise than they said."""
    return Act("accuse", whom, what)
