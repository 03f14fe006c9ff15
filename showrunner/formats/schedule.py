"""When a scheduled order is due: production windows, and conditions on the season at a window."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from showrunner.errors import OrderRefused, Unreadable, suggest
from showrunner.formats.decoding import build_decoders
from showrunner.formats.facts import COMMON_FACTS, Fact
from showrunner.kernel import Text

END_OF_ROUND = "end"
"""The window after a round's last phase, if the game has one."""

MAX_COUNT = 1_000_000
Count = Annotated[int, Meta(ge=0, le=MAX_COUNT)]
Name = Annotated[str, Meta(max_length=100)]


class When(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When an order is due: at the first window at which all given conditions hold.

    `round` is the earliest round, from 1. `phase` is the phase that the window comes before (`end`
    is the window after a round's last phase). `left` is the maximum number of castaways left.
    `fact` is a type of fact, and `where` some of its fields with their values: such a fact must
    have been told to everybody `times` times (default 1) since the order was scheduled.
    """

    round: Count | None = None
    phase: Name | None = None
    left: Count | None = None
    fact: Name | None = None
    where: Annotated[dict[Name, Any], Meta(max_length=100)] = {}
    times: Annotated[int, Meta(ge=1, le=MAX_COUNT)] | None = None

    def due(self, round: int, before: str, left: int, seen: int = 0) -> bool:
        """Whether the order is due at this round's window before the phase `before`.

        `seen` counts the facts that it waits for and that have been told.
        """
        return (
            (self.round is None or round >= self.round)
            and (self.phase is None or before == self.phase)
            and (self.left is None or left <= self.left)
            and (self.fact is None or seen >= (self.times or 1))
        )

    def waits_for(self, fact: Fact, seen: int) -> bool:
        """Whether this fact counts towards the condition, after `seen` such facts so far."""
        return (
            self.fact == type(fact).__name__
            and seen < (self.times or 1)
            and all(_plain(getattr(fact, name)) == value for name, value in self.where.items())
        )


build_decoders(When)


def read_when(
    order: str,
    plain: object,
    windows: tuple[str, ...],
    facts: Sequence[type[Fact]] = COMMON_FACTS,
) -> When:
    """Read a `when` from plain data. Raises OrderRefused with what would be right.

    `facts` are the fact types of the season's format.
    """
    takes = f"`when` takes round, phase (one of {', '.join(windows)}), left, fact, where and times"
    if not isinstance(plain, Mapping):
        raise OrderRefused(order, f"when: {plain!r} is not a table; {takes}")
    try:
        when = msgspec.convert(plain, When)
    except msgspec.ValidationError as problem:
        raise OrderRefused(order, f"when: {problem}; {takes}") from None
    if when.phase is not None and when.phase not in windows:
        raise OrderRefused(order, f"when: there is no window before {when.phase!r}; {takes}")
    _verify_condition(order, when, {fact.__name__: fact for fact in facts})
    return when


def _verify_condition(order: str, when: When, facts: Mapping[str, type[Fact]]) -> None:
    """Raise OrderRefused for a condition that no fact can fulfil."""
    if when.fact is None:
        if when.where or when.times is not None:
            why = "when: where and times belong to a fact; give fact, the type that is waited for"
            raise OrderRefused(order, why)
        return
    if when.fact not in facts:
        why = f"when: there is no fact {when.fact!r}; {suggest(when.fact, facts)}"
        raise OrderRefused(order, why)
    fields = {field.name: field.type for field in msgspec.structs.fields(facts[when.fact])}
    for name, value in when.where.items():
        if name not in fields:
            why = f"when: {when.fact} has no {name!r}; {suggest(name, fields)}"
            raise OrderRefused(order, why)
        try:
            msgspec.convert(value, fields[name], dec_hook=_refuse_text)
        except msgspec.ValidationError as problem:
            why = f"when: where.{name} is {value!r}: {problem}; docs/facts.md says what it holds"
            raise OrderRefused(order, why) from None


def _refuse_text(kind: type, value: object) -> object:
    wrong = "an order cannot wait for words" if kind is Text else f"not a {kind.__name__}"
    raise Unreadable(wrong)


def _plain(value: object) -> object:
    """A field's value as plain data, to compare with a value in `where`."""
    return msgspec.to_builtins(value, builtin_types=(Text,), enc_hook=str)


def plain_when(when: When) -> dict[str, Any]:
    """A `when` as plain data, without the conditions that are not given."""
    return {
        name: value
        for name, value in msgspec.structs.asdict(when).items()
        if value is not None and value != {}
    }
