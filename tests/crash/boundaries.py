"""Boundaries: every place in a runner's life between which something happens for good or not.

Before and after each statement, commit, transaction, answer of a bot and entry that the kernel
takes. What happens before a process has taken an entry of its own is its resuming.
"""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import event

from showrunner.players.company import Company
from showrunner.running.live import LiveSeason
from showrunner.store import Store
from showrunner.store.prepared import PreparedStatement

T = TypeVar("T")
RESUMING = "resuming: "


class Point(NamedTuple):
    """A place to be killed at: the `nth` boundary of this kind once entry `entry` is reached."""

    kind: str
    entry: int
    nth: int = 1

    def __str__(self) -> str:
        return f"{self.kind}@{self.entry}@{self.nth}"


class Crossed(NamedTuple):
    """A boundary that was crossed: its kind, and how far the season was (−1: not rebuilt yet)."""

    kind: str
    entry: int


class Boundaries:
    """Counts the boundaries of this process, and does something at one of them."""

    def __init__(self, point: Point | None, act: Callable[[], None], record: Path | None) -> None:
        self._point = point
        self._act = act
        self._record = record
        self._crossed: list[Crossed] = []
        self._met = 0
        self._entry = -1
        self._resuming = True
        self._replaying = False

    def cross(self, kind: str) -> None:
        """Say that this boundary is crossed now."""
        if self._resuming:
            kind = RESUMING + kind
        if self._record is not None:
            self._crossed.append(Crossed(kind, self._entry))
        point = self._point
        if point is not None and kind == point.kind and self._entry >= point.entry:
            self._met += 1
            if self._met == point.nth:
                self.write_down()
                self._act()

    def write_down(self) -> None:
        """Leave what was crossed in a file, if that was asked for."""
        if self._record is not None:
            self._record.write_bytes(msgspec.json.encode(self._crossed))

    def watch(self, store: Store) -> None:
        """Watch the database of this store, and all kernels and bots of this process."""
        self._watch_database(store.database)
        self._watch_kernels()
        self._watch_bots()

    def _watch_database(self, database: Any) -> None:
        engine = getattr(database.engine, "sync_engine", database.engine)

        def before(c: Any, cursor: Any, statement: str, *rest: Any) -> None:
            self.cross("before " + statement_name(statement))

        def after(c: Any, cursor: Any, statement: str, *rest: Any) -> None:
            self.cross("after " + statement_name(statement))

        event.listen(engine, "before_cursor_execute", before)
        event.listen(engine, "after_cursor_execute", after)
        commit = engine.dialect.do_commit

        def do_commit(connection: Any) -> None:
            self.cross("before commit")
            commit(connection)
            self.cross("after commit")

        engine.dialect.do_commit = do_commit
        self._watch_prepared()
        for name in ("write", "read"):
            setattr(database, name, self._around(name, getattr(database, name)))

    def _watch_prepared(self) -> None:
        run = PreparedStatement.run
        names: dict[PreparedStatement, str] = {}

        def watched(prepared: PreparedStatement, *given: Any) -> int:
            if prepared not in names:
                names[prepared] = statement_name(str(prepared._statement))
            self.cross("before " + names[prepared])
            changed = run(prepared, *given)
            self.cross("after " + names[prepared])
            return changed

        PreparedStatement.run = watched  # type: ignore[method-assign]

    def _around(self, name: str, do: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def watched(*given: Any) -> T:
            self.cross("before " + name)
            done = await do(*given)
            self.cross("after " + name)
            return done

        return watched

    def _watch_kernels(self) -> None:
        take, replay = LiveSeason.take, LiveSeason.replay

        def watched_take(live: LiveSeason, entry: Any) -> Any:
            name = "replayed entry" if self._replaying else "entry"
            self._resuming = self._resuming and self._replaying
            self.cross("before " + name)
            step = take(live, entry)
            self._entry = max(self._entry, live.kernel.entries)
            self.cross("after " + name)
            return step

        def watched_replay(live: LiveSeason, entries: Any) -> None:
            self._replaying = True
            replay(live, entries)
            self._replaying = False

        LiveSeason.take = watched_take  # type: ignore[method-assign]
        LiveSeason.replay = watched_replay  # type: ignore[method-assign]

    def _watch_bots(self) -> None:
        answer = Company.answer

        def watched(company: Company, *given: Any, **named: Any) -> Any:
            self._resuming = False
            self.cross("before answer")
            answered = answer(company, *given, **named)
            self.cross("after answer")
            return answered

        Company.answer = watched  # type: ignore[method-assign]


def kill() -> None:
    """End this process with no chance to do anything more."""
    os.kill(os.getpid(), signal.SIGKILL)


_SEASON_UPDATES = (
    ("season.epoch +", "taking over"),
    ("SET epoch", "taking over"),
    (" head=", "fence"),
    (" status=", "standing"),
    (" driver=", "release"),
    ("SET driver", "release"),
)


def statement_name(statement: str) -> str:
    """What a statement is for, in a few words."""
    words = " ".join(statement.split())
    if words.startswith("UPDATE season"):
        change = words.partition(" WHERE ")[0]
        return next((name for mark, name in _SEASON_UPDATES if mark in change), "season")
    if words.startswith("UPDATE inbox"):
        return "refusal" if "reason=" in words else "verdict"
    if found := re.match(r"(INSERT) INTO (\w+)|(UPDATE) (\w+)", words):
        return " ".join(part for part in found.groups() if part).lower()
    if found := re.search(r"^SELECT .*? FROM (\w+)", words):
        return f"select {found[1]}"
    return words.split(";")[0].lower()[:20]


def decode(record: Path) -> Sequence[Crossed]:
    """What a process has crossed."""
    return msgspec.json.decode(record.read_bytes(), type=list[Crossed])
