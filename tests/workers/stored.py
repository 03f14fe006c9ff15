"""What must hold for any season that is over, whoever played it and however often it moved."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from sqlalchemy import text

from showrunner.checking import check_lines
from showrunner.players.llm.outcomes import ANSWERED
from showrunner.running.fact_lines import fact_line
from showrunner.running.live import LiveSeason
from showrunner.store import Store
from showrunner.store.inbox import REFUSED, TAKEN
from showrunner.store.seasons import OVER


async def rows_of(store: Store, query: str, **values: Any) -> list[Any]:
    """The rows of a query."""
    return list(
        await store.database.read(lambda connection: connection.execute(text(query), values).all())
    )


async def check_whole(store: Store, season: str) -> None:
    """R1 and R7: the journal has no gap and tells the stored story again, which is in order.

    Each decision was put once and answered once, and each input has one verdict.
    """
    row = await store.seasons.find(season)
    assert (row.status, row.driver, row.fault, row.paused_for) == (OVER, None, None, None), row
    live = LiveSeason(
        await store.seasons.settings(season), row.luck, await store.seasons.players(season)
    )
    live.replay(await store.past.entries(season))
    told = live.kernel.story.told
    assert (live.kernel.story.digest, len(told)) == (row.digest, row.facts)
    lines = [fact_line(fact) for fact in await store.past.facts(season)]
    assert lines == list(map(fact_line, told))
    findings = check_lines(lines)
    assert not findings.violations, list(map(str, findings.violations))

    numbers = await rows_of(
        store, "SELECT number FROM journal WHERE season = :season ORDER BY number", season=season
    )
    assert [one.number for one in numbers] == list(range(row.head + 1)), "gaps in the journal"
    asks = await rows_of(store, "SELECT * FROM ask WHERE season = :season", season=season)
    put = Counter((ask.seat, ask.nth, ask.quarantined) for ask in asks)
    assert set(put.values()) == {1}, "a decision was put twice"
    assert not [ask.id for ask in asks if ask.closed is None]


async def check_inputs(store: Store, season: str, accepted: set[str]) -> None:
    """Each input has one verdict, and those with these keys were taken."""
    inputs = await rows_of(
        store, "SELECT * FROM inbox WHERE season = :season ORDER BY number", season=season
    )
    assert [one.number for one in inputs] == list(range(1, len(inputs) + 1))
    assert {one.state for one in inputs} <= {TAKEN, REFUSED}
    became = [one.entry for one in inputs if one.entry is not None]
    assert len(became) == len(set(became)), "two inputs became one entry"
    taken = {one.key for one in inputs if one.state == TAKEN}
    assert accepted <= taken, "an input was lost that had been accepted"


class StoredCalls(NamedTuple):
    """A season's calls: those that ended, and those charged because a kill may have lost them.

    `repeated` are legal answers to a decision after its first: the process that had that one ended
    before it was in the journal. `tokens` are those of the calls that ended, `longest` of one call.
    """

    ended: int
    charged: int
    repeated: int
    tokens: int
    longest: int


async def stored_calls(store: Store, season: str) -> StoredCalls:
    """The calls of a season's models."""
    calls = await rows_of(
        store,
        "SELECT ask, outcome, prompt_tokens + answer_tokens AS tokens"
        " FROM call WHERE season = :season",
        season=season,
    )
    answers = [call.ask for call in calls if call.ask and call.outcome in ANSWERED]
    ended = [call.tokens for call in calls if call.outcome != "lost"]
    return StoredCalls(
        ended=len(ended),
        charged=len(calls) - len(ended),
        repeated=len(answers) - len(set(answers)),
        tokens=sum(ended),
        longest=max(ended, default=0),
    )
