"""A beat: something in a season that viewers would talk about, with the facts that prove it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from showrunner.story.told import Sentence


class Beat(Struct, frozen=True, kw_only=True):
    """One thing that happened, as fans would put it.

    `kind` is its name, such as `promise broken`; `importance` goes from 1 to 100. `people` are the
    seats that it is about, the most important first, and `facts` the numbers of the facts that
    prove it, in order. `text` tells it in one or two sentences; `values` has what a program needs
    to check it.
    """

    kind: str
    round: int
    importance: int
    people: tuple[str, ...]
    facts: tuple[int, ...]
    text: str
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def last(self) -> int:
        """The number of the fact with which the beat was complete."""
        return self.facts[-1]

    @property
    def sentence(self) -> Sentence:
        """The beat as it is told, with the facts that it cites."""
        return Sentence(text=self.text, facts=self.facts)
