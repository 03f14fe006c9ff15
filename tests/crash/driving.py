"""The processes of a crash test: one drives a season to its end, one gives it inputs meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from showrunner.kernel import Told
from showrunner.running.live import LiveSeason
from showrunner.running.patience import patiently
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.inbox import TAKEN, InputKind
from showrunner.store.models import InputRow
from showrunner.store.seasons import OVER, PAUSED
from tests.crash.seasons import Scenario, tale


class Visitor:
    """Gives inputs to one season, as its producers and its outside player.

    They know nothing of kills and outages: when in doubt they send the same again, with the same
    key.
    """

    def __init__(self, store: Store, season: str, scenario: Scenario) -> None:
        self._store = store
        self._season = season
        self._scenario = scenario
        self._sent: set[str] = set()
        self._answered = 0

    async def send_due(self, head: int) -> bool:
        """Send the scripted inputs that are due; False if there were none."""
        due = [one for one in self._scenario.inputs if one.at <= head and one.key not in self._sent]
        for one in due:
            await self._put(one.key, one.kind, one.terms)
            self._sent.add(one.key)
        return bool(due)

    async def go_on(self) -> bool:
        """Do what an idle season waits for; False if it is over."""
        row = await patiently(lambda: self._store.seasons.find(self._season))
        if row.status == OVER:
            return False
        taken = await self._taken()
        if row.status == PAUSED:
            await self._put(f"go on after {len(taken)}", "control", {"do": "run"})
            return True
        waits = self._scenario.outside and row.head >= 0
        assert waits, f"the runner has stopped at entry {row.head} for nobody"
        answers = tale(self._scenario, self._as_entries(taken)).answers
        answered = sum(key.startswith("answer ") for key in taken)
        for place in range(max(0, answered - 1), answered + 1):  # the last one once more
            ask, value = answers[place]
            await self._put(f"answer {place}", "answer", {"ask": ask, "value": value})
        return True

    async def answer_open(self) -> None:
        """Answer the outside player's open decision, when all that was sent before is taken."""
        if await self._store.inbox.waiting(self._season):
            return
        taken = await self._taken()
        open_asks = {row.id for row in await self._store.past.open_asks(self._season)}
        answers = tale(self._scenario, self._as_entries(taken)).answers
        for place, (ask, value) in enumerate(answers):
            if ask in open_asks:
                await self._put(f"answer {place}", "answer", {"ask": ask, "value": value})

    def _as_entries(self, taken: dict[str, int | None]) -> tuple[tuple[int, str], ...]:
        keys = {one.key for one in self._scenario.inputs}
        return tuple(
            (entry, key) for key, entry in taken.items() if key in keys and entry is not None
        )

    async def _taken(self) -> dict[str, int | None]:
        query = select(InputRow.key, InputRow.entry).where(
            InputRow.season == self._season, InputRow.state == TAKEN
        )
        database = self._store.database
        rows = await patiently(
            lambda: database.read(lambda connection: connection.execute(query).all())
        )
        return {row.key: row.entry for row in rows}

    async def _put(self, key: str, kind: InputKind, terms: dict[str, Any]) -> None:
        await patiently(lambda: self._store.inbox.put(self._season, key, kind, terms))


async def drive(store: Store, season: str, scenario: Scenario) -> None:
    """Drive a season to its end, and act for its producers and its outside player."""
    visitor = Visitor(store, season, scenario)

    async def publish(live: LiveSeason, told: Sequence[Told[Any]]) -> None:
        if await visitor.send_due(live.kernel.entries):
            runner.wake()

    row = await patiently(lambda: store.seasons.find(season))
    if row.head >= 0:
        await visitor.send_due(row.head)
    while True:
        runner = Runner(store, season, publish, most_steps=scenario.most_steps)
        await runner.run(until_idle=True)
        if not await visitor.go_on():
            return
