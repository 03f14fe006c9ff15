"""Branches of script that run side by side, and what they wait for.

This module holds the only function that yields to the kernel. A branch that awaits anything else
is stopped and named.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Coroutine, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from showrunner.kernel.asks import Group

Script = Coroutine[Any, Any, Any]


class Cut:
    """What a scene that was cut short returns instead of its result."""

    def __repr__(self) -> str:
        """CUT."""
        return "CUT"


CUT: Final = Cut()

OnDone = Callable[[str, Any], Mapping[str, Script] | None]
"""Called with the name and result of each scene that ends; may return further scenes to start."""


@dataclass(slots=True, eq=False)
class Join:
    """A branch's wait for the scenes it started."""

    on_done: OnDone | None
    running: dict[str, Branch] = field(default_factory=dict)
    results: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Until:
    """A branch's wait for a condition on the season."""

    holds: Callable[[], bool]


Wait = Group[Any] | Join | Until


@types.coroutine
def wait(for_what: Wait) -> Generator[Wait, None, None]:
    """Give control back to the kernel until it has what this branch waits for.

    The one place where rule code yields: a branch is only ever stopped here, so between two awaits
    of a script nothing else can happen.
    """
    yield for_what


@dataclass(slots=True, eq=False)
class Branch:
    """One strand of a season's script.

    Its id is its parent's id and its own name, with `~2` and so on for a name that comes again: so
    ids do not depend on the order in which branches beside it finish.
    """

    id: str
    name: str
    script: Script
    parent: Branch | None
    quarantined: bool = False
    join: Join | None = None
    waits_for: Wait | None = None
    children: list[Branch] = field(default_factory=list)
    names_used: dict[str, int] = field(default_factory=dict)
    groups_opened: int = 0
    ended: bool = False

    def child_id(self, name: str) -> str:
        """The id for a new child of this name."""
        nth = self.names_used.get(name, 0) + 1
        self.names_used[name] = nth
        return f"{self.id}/{name}" if nth == 1 else f"{self.id}/{name}~{nth}"

    def stopped_at(self, yielded: object) -> str:
        """What was awaited that is not the stage's: the calls that led there, what they gave."""
        calls: list[str] = []
        call: Any = getattr(self.script, "gi_yieldfrom", None) or self.script
        while call := getattr(call, "cr_await", None) or getattr(call, "gi_yieldfrom", None):
            if name := getattr(call, "__qualname__", ""):
                calls.append(name)
        if yielded is not None:
            calls.append(f"{type(yielded).__module__}.{type(yielded).__qualname__}")
        return " > ".join(calls)
