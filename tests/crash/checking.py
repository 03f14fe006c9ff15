"""What must hold for a stored season at any moment, whatever process was killed before."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Connection, select

from showrunner.running.fact_lines import fact_line
from showrunner.running.live import LiveSeason
from showrunner.store import Store
from showrunner.store.inbox import REFUSED, TAKEN, WAITING
from showrunner.store.models import AskRow, EntryRow, FactRow, InputRow, TextRow
from showrunner.store.seasons import OVER, PAUSED
from tests.crash.seasons import Scenario, Taken, Tale, tale

SEAL = re.compile(r'"seal":"([^"]+)"')


async def check(store: Store, season: str, scenario: Scenario) -> int:
    """All that is stored is whole, and a beginning of the right story; returns the last entry."""
    row = await store.seasons.find(season)
    tables = await store.database.read(lambda connection: _tables(connection, season))
    entries, facts, asks, texts, inputs = tables
    told = tale(scenario, _taken(scenario, inputs))

    assert [entry.number for entry in entries] == list(range(row.head + 1)), "gaps in the journal"
    ends = told.ends[row.head] if row.head >= 0 else 0
    assert row.facts == len(facts) == ends
    assert [fact.entry for fact in facts] == [
        entry
        for entry, last in enumerate(told.ends[: row.head + 1])
        for _ in range(last - (told.ends[entry - 1] if entry else 0))
    ]
    lines = [fact_line(fact) for fact in await store.past.facts(season)]
    _same_lines(lines, told.lines[:ends])
    _check_asks(asks, told, row.head)
    _check_texts(entries, facts, texts)
    _check_inputs(inputs, entries, row)
    if row.head >= 0:
        await _check_replay(store, season, row, scenario, told, asks)
    if row.status == OVER:
        assert row.facts == len(told.lines), "the season ended early"
    return int(row.head)


async def check_over(store: Store, season: str, scenario: Scenario) -> None:
    """The season has ended with the whole story, and every input has its verdict."""
    await check(store, season, scenario)
    row = await store.seasons.find(season)
    assert row.status == OVER
    *_, inputs = await store.database.read(lambda connection: _tables(connection, season))
    assert not [one.key for one in inputs if one.state == WAITING]
    assert {one.key for one in inputs} >= {one.key for one in scenario.inputs}
    answers = [one.key for one in inputs if one.key.startswith("answer ")]
    expected = len(tale(scenario, _taken(scenario, inputs)).answers)
    assert answers == [f"answer {place}" for place in range(expected)]


def _tables(connection: Connection, season: str) -> list[list[Any]]:
    """The rows of entries, facts, asks, texts and inputs."""
    orders = {
        EntryRow: EntryRow.number,
        FactRow: FactRow.number,
        AskRow: AskRow.opened,
        TextRow: TextRow.entry,
        InputRow: InputRow.number,
    }
    return [
        list(
            connection.execute(
                select(table.__table__).where(table.season == season).order_by(order)  # type: ignore[attr-defined]
            )
        )
        for table, order in orders.items()
    ]


def _taken(scenario: Scenario, inputs: list[Any]) -> Taken:
    """The scripted inputs that became entries."""
    keys = {one.key for one in scenario.inputs}
    return tuple(
        (one.entry, one.key) for one in inputs if one.entry is not None and one.key in keys
    )


def _same_lines(stored: list[bytes], told: list[bytes]) -> None:
    for number, (here, there) in enumerate(zip(stored, told, strict=True)):
        assert here == there, f"fact {number} is another one: {here!r}, not {there!r}"


def _check_asks(asks: list[Any], told: Tale, head: int) -> None:
    expected = {
        ask: (opened, closed if closed is not None and closed <= head else None)
        for ask, (opened, closed) in told.asks.items()
        if opened <= head
    }
    assert {ask.id: (ask.opened, ask.closed) for ask in asks} == expected
    seats = [(ask.seat, ask.nth, ask.quarantined) for ask in asks]
    assert len(seats) == len(set(seats)), "an ask was put twice"


def _check_texts(entries: list[Any], facts: list[Any], texts: list[Any]) -> None:
    meant = {seal for row in (*entries, *facts) for seal in SEAL.findall(row.body)}
    kept = {text.seal for text in texts if text.words is not None}
    assert meant == kept, "texts are missing, or left over"


def _check_inputs(inputs: list[Any], entries: list[Any], row: Any) -> None:
    """Each input has one effect and one verdict, and both were written in the same moment."""
    assert [one.number for one in inputs] == list(range(1, len(inputs) + 1))
    became = [one.entry for one in inputs if one.entry is not None]
    assert len(became) == len(set(became)), "two inputs became one entry"
    given = {entry.number for entry in entries if entry.kind in ("order", "reseed")}
    assert given <= set(became), "an entry whose input still waits"
    control = "run"
    step = None
    for one in inputs:
        match one.state:
            case "waiting":
                assert one.body
                assert one.entry is None
                continue
            case "taken":
                assert bool(one.body) == (one.kind == "control")
                assert one.reason is None
            case "refused":
                assert one.body == ""
                assert one.reason
                assert one.code
                assert one.entry is None
        assert one.state in (TAKEN, REFUSED)
        if one.state == TAKEN and one.kind == "control":
            assert one.entry is None
            control = "run" if one.key.startswith("go on") else one.key
            step = "phase" if control == "step" else None if control != "pace" else step
        elif one.state == TAKEN:
            assert one.entry is not None
            assert entries[one.entry].kind == one.kind
    refused = {one.key: one.reason for one in inputs if one.state == REFUSED}
    assert refused.keys() <= {"nonsense", "waltz"}, refused
    if control == "pause":
        assert row.status == PAUSED
    elif control == "step":
        assert (row.status == PAUSED) is (row.step is None)
    elif row.head >= 0:
        assert row.status != PAUSED
        assert row.step is None


async def _check_replay(
    store: Store, season: str, row: Any, scenario: Scenario, told: Tale, asks: list[Any]
) -> None:
    settings = await store.seasons.settings(season)
    live = LiveSeason(settings, row.luck, await store.seasons.players(season))
    live.replay(await store.past.entries(season))
    story = live.kernel.story
    _same_lines(list(map(fact_line, story.told)), told.lines[: row.facts])
    assert story.digest == row.digest
    if not scenario.inputs and not scenario.outside:  # no salt of chance in it
        assert story.digest == told.digest[row.head]
    still_open = {ask.id for ask in asks if ask.closed is None}
    assert still_open == set(live.kernel.asks)
