"""Lets a test make the transactions of a store's database fail."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from showrunner.store import Store
from showrunner.store.database import is_outage

Work = Callable[[Connection], Any]
Do = Callable[[Work], Awaitable[Any]]
Name = Literal["write", "read"]
Around = Callable[[Name, Do, Work], Awaitable[Any]]


def lost() -> OperationalError:
    """What a driver says when a connection breaks."""
    return OperationalError("a statement", {}, ConnectionResetError("the connection is lost"))


def intercept(store: Store, around: Around) -> None:
    """From now on each transaction of this store goes through `around`."""
    database: Any = store.database

    def replaced(name: Name, do: Do) -> Do:
        return lambda work: around(name, do, work)

    for name in ("write", "read"):
        setattr(database, name, replaced(name, getattr(database, name)))  # type: ignore[arg-type]


class Counted:
    """Counts a store's writes and what fails of them, and calls `then` at one of them."""

    def __init__(self, at: int, then: Callable[[], Awaitable[None]]) -> None:
        self.writes = 0
        self.failed = 0
        self._at = at
        self._then = then

    async def around(self, name: Name, do: Do, work: Work) -> Any:
        """Pass the work on, and call `then` at the chosen write."""
        if name == "write":
            self.writes += 1
            if self.writes == self._at:
                await self._then()
        try:
            return await do(work)
        except Exception as problem:
            self.failed += is_outage(problem)
            raise


async def failing_before(name: Name, do: Do, work: Work) -> Any:
    """The work was never done."""
    raise lost()


async def failing_after(name: Name, do: Do, work: Work) -> Any:
    """The work was done, but the reply was lost."""
    await do(work)
    raise lost()
