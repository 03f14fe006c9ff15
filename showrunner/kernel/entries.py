"""The kinds of journal entry: everything that comes into a season from outside.

Texts, salts and keys are left out of an entry's repr, so that they do not get into logs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from showrunner.kernel.text import Text

By = Literal["player", "stand-in", "clock", "engine", "producer"]
"""Who gave an answer: the seat's player, the bot that stands in, the clock (the default, when the
time was over), the engine (if there was only one legal answer), or a producer."""


@dataclass(slots=True)  # not frozen: that takes three times as long, and each decision makes two
class Answer:
    """What a seat decided. Never modified. `salt` seals the texts in it.

    `thought` is what the player thought about it; the rules never read it.
    """

    ask: str
    value: Mapping[str, Any] = field(repr=False)
    by: By = "player"
    salt: str = field(default="", repr=False)
    thought: Mapping[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Order:
    """A producers' order: its name, its terms (plain data), and who gave it."""

    name: str
    terms: Mapping[str, Any] = field(default_factory=dict, repr=False)
    by: str = "producer"
    salt: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Memo:
    """A seat's own note (`diary`, `takeaway`, `instructions`); the rules never read it.

    `details` says the same as plain data, for kinds of note that have it.
    """

    seat: str
    kind: str
    text: str | Text = field(repr=False)
    salt: str = field(default="", repr=False)
    details: Mapping[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Hold:
    """From now on, hold back answers to these kinds of question until a ruling.

    Replaces the previous hold; with no kinds, nothing is held any more.
    """

    kinds: tuple[str, ...]
    by: str = "producer"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision on a held answer: let it count, reject it and ask again, or replace it."""

    ask: str
    verdict: Literal["release", "veto", "replace"]
    value: Mapping[str, Any] = field(default_factory=dict, repr=False)
    by: str = "producer"
    salt: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Reseed:
    """A new luck key: everything that has not been rolled yet is rolled with this key."""

    luck: str = field(repr=False)
    by: str = "producer"


Entry = Answer | Order | Memo | Hold | Ruling | Reseed
