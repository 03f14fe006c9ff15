"""What comes into a season from outside: the kinds of journal entry.

What an entry holds does not show in its repr: neither words nor keys belong into logs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from showrunner.kernel.text import Text

By = Literal["player", "stand-in", "clock", "engine", "producer"]
"""Who gave an answer: the seat's player, the bot that stands in, the deadline's default, the engine
(where there is only one legal answer), or a producer."""


@dataclass(slots=True)  # a frozen one takes thrice as long to make, and each decision makes two
class Answer:
    """What a seat decided, never changed. `salt` seals the texts in it.

    `thought` is what its player thought by it, which the rules never read.
    """

    ask: str
    value: Mapping[str, Any] = field(repr=False)
    by: By = "player"
    salt: str = field(default="", repr=False)
    thought: Mapping[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Order:
    """What a producer does: the order's name, its terms (plain data), and who gave it."""

    name: str
    terms: Mapping[str, Any] = field(default_factory=dict, repr=False)
    by: str = "producer"
    salt: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Memo:
    """A seat's own note (`diary`, `takeaway`, `instructions`), which the rules never read.

    `details` are what the note says as plain data, where its kind has such.
    """

    seat: str
    kind: str
    text: str | Text = field(repr=False)
    salt: str = field(default="", repr=False)
    details: Mapping[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Hold:
    """From now on hold the answers to just these kinds of question until a ruling, or to none."""

    kinds: tuple[str, ...]
    by: str = "producer"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What becomes of a held answer: let through, thrown out (and asked again), or replaced."""

    ask: str
    verdict: Literal["release", "veto", "replace"]
    value: Mapping[str, Any] = field(default_factory=dict, repr=False)
    by: str = "producer"
    salt: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Reseed:
    """Fresh luck from here on: everything not yet rolled is rolled with this key."""

    luck: str = field(repr=False)
    by: str = "producer"


Entry = Answer | Order | Memo | Hold | Ruling | Reseed
