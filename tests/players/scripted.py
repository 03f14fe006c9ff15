"""Asynchronous players that behave as a test wants."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from showrunner.formats.facts import Fact
from showrunner.players.player import PlayerTurn, SeatPart
from showrunner.questions import Question

Decide = Callable[["Scripted", Question[Any]], Awaitable[Any]]


class Scripted:
    """Decides by a function; records what it saw, was asked, and which decisions were cancelled."""

    def __init__(self, seat: str, decide: Decide) -> None:
        self.seat = seat
        self.seen: list[Fact] = []
        self.asked: list[str] = []
        self.cancelled: list[str] = []
        self._decide = decide

    def see(self, fact: Fact) -> None:
        self.seen.append(fact)

    async def answer(self, turn: PlayerTurn) -> Any:
        question = turn.question
        self.asked.append(question.kind)
        try:
            return await self._decide(self, question)
        except asyncio.CancelledError:
            self.cancelled.append(question.kind)
            raise


class Agency:
    """Makes scripted players under one name; keeps the last one made for each seat."""

    def __init__(self, decide: Decide) -> None:
        self.hired: dict[str, Scripted] = {}
        self._decide = decide

    def hire(self, part: SeatPart) -> Scripted:
        seat = part.castaway.id
        self.hired[seat] = Scripted(seat, self._decide)
        return self.hired[seat]


async def default(player: Scripted, question: Question[Any]) -> Any:
    """The default answer, at once."""
    return dict(question.default)


async def never(player: Scripted, question: Question[Any]) -> Any:
    """No answer, ever."""
    await asyncio.Event().wait()


async def fails(player: Scripted, question: Question[Any]) -> Any:
    """Raise an error."""
    raise ConnectionError("the model is away")


async def asked(agency: Agency, *seats: str) -> None:
    """Wait until these players have been asked."""
    while not all(seat in agency.hired and agency.hired[seat].asked for seat in seats):
        await asyncio.sleep(0.005)
