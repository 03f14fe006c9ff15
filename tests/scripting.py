"""What a test says that somebody will answer; a test that passes without asking for it fails.

An unused line of a script means that the test does not test what it says: the question was never
put, or to somebody else.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, NamedTuple

import pytest


class Line(NamedTuple):
    """To which kind of question an answer belongs, whose it is ("" is everybody's), and when.

    Round 0 is every round.
    """

    kind: str
    seat: str
    round: int

    def __str__(self) -> str:
        """Say it in a few words."""
        when = f" in round {self.round}" if self.round else ""
        return f"{self.kind} of {self.seat or 'everybody'}{when}"


class Script:
    """Answers by line. The last one that fits counts; one said again replaces the one before."""

    def __init__(self) -> None:
        self._answers: dict[Line, Any] = {}
        self._used: set[Line] = set()
        self._once: set[Line] = set()
        self._needless: set[Line] = set()
        SCRIPTS.append(self)

    def say(
        self, kind: str, value: Any, seat: str = "", round: int = 0, *, once: bool = False
    ) -> None:
        """From now on this is the answer to this kind of question, or `once` to the next one."""
        line = Line(kind, seat, round)
        self._answers.pop(line, None)
        self._answers[line] = value
        self._used.discard(line)
        self._needless.discard(line)
        if once:
            self._once.add(line)

    def say_usually(self, kind: str, value: Any, seat: str = "") -> None:
        """The same for helpers whose callers do not all come to such a question."""
        self.say(kind, value, seat)
        self._needless.add(Line(kind, seat, 0))

    def said(self, kind: str, seat: str) -> Any:
        """What is said of this seat and has not been asked for; None where that is nothing."""
        return self._answers.get(Line(kind, seat, 0))

    def answer(self, kind: str, seat: str, round: int = 0) -> Any:
        """The answer to a question; {} where nothing is said."""
        for line, value in reversed(self._answers.items()):
            if line.kind == kind and line.seat in ("", seat) and line.round in (0, round):
                self._used.add(line)
                if line in self._once:
                    del self._answers[line]
                return value
        return {}

    @property
    def unused(self) -> set[Line]:
        """The lines that were never asked for."""
        return self._answers.keys() - self._used - self._needless

    @property
    def used(self) -> set[Line]:
        """The lines that were asked for."""
        return self._used


SCRIPTS: Final[list[Script]] = []
"""The scripts of the test that runs."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, Any, Any]:
    """Fail a test that passed though a line of its scripts was used in none of its seasons."""
    SCRIPTS.clear()
    result = yield
    used = set().union(*(script.used for script in SCRIPTS))
    unused = set().union(*(script.unused for script in SCRIPTS)) - used
    assert not unused, f"scripted, and never asked for: {', '.join(sorted(map(str, unused)))}"
    return result
