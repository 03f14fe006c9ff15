"""Branches of a season's script that run side by side, and what they wait for.

`wait` is the only function that yields to the kernel. A branch that awaits anything else is stopped
with a ForeignAwait, which names what it awaited.
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
        return "CUT"


CUT: Final = Cut()

OnDone = Callable[[str, Any], Mapping[str, Script] | None]
"""Called with the name and result of each scene that ends; may return more scenes to start."""


@dataclass(slots=True, eq=False)
class SceneWait:
    """A branch waits until the scenes that it started have ended."""

    on_done: OnDone | None
    running: dict[str, Branch] = field(default_factory=dict)
    results: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Until:
    """A branch waits until a condition on the season holds."""

    holds: Callable[[], bool]


Wait = Group[Any] | SceneWait | Until


@types.coroutine
def wait(for_what: Wait) -> Generator[Wait, None, None]:
    """Suspend this branch until what it waits for has happened.

    Rule code yields nowhere else, so nothing else can run between two awaits of a script.
    """
    yield for_what


@dataclass(slots=True, eq=False)
class Branch:
    """A coroutine of a season's script that runs beside others.

    Its id is its parent's id and its own name, with `~2`, `~3` and so on if a sibling had that name
    before. So ids do not depend on the order in which sibling branches finish.
    """

    id: str
    name: str
    script: Script
    parent: Branch | None
    quarantined: bool = False
    scene_wait: SceneWait | None = None
    waits_for: Wait | None = None
    children: list[Branch] = field(default_factory=list)
    names_used: dict[str, int] = field(default_factory=dict)
    groups_opened: int = 0
    ended: bool = False

    def child_id(self, name: str) -> str:
        """The id for a new child with this name."""
        nth = self.names_used.get(name, 0) + 1
        self.names_used[name] = nth
        return f"{self.id}/{name}" if nth == 1 else f"{self.id}/{name}~{nth}"

    def describe_await(self, yielded: object) -> str:
        """What this branch awaits, for an error: the chain of calls, and the type of `yielded`."""
        calls: list[str] = []
        call: Any = getattr(self.script, "gi_yieldfrom", None) or self.script
        while call := getattr(call, "cr_await", None) or getattr(call, "gi_yieldfrom", None):
            if name := getattr(call, "__qualname__", ""):
                calls.append(name)
        if yielded is not None:
            calls.append(f"{type(yielded).__module__}.{type(yielded).__qualname__}")
        return " > ".join(calls)
