"""Counts the decisions that a season's models had to make, and those that they made themselves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from showrunner.store.asks import AnswerFields
from showrunner.store.database import Database
from showrunner.store.models import AskRow, CallRow, EntryRow
from showrunner.store.spoiled import decoded

EXPECTED_SHARE: Final = 0.95
"""The share of decisions that models are expected to make themselves, at least."""


class Decisions(NamedTuple):
    """The decisions that models had to make in a season, and how many they made themselves."""

    own: int
    all: int

    @property
    def are_too_few(self) -> bool:
        """Whether the models made so few themselves that something must be wrong."""
        return self.own < EXPECTED_SHARE * self.all


async def decisions_in(
    database: Database, season: str, *, answered: Collection[str], besides: Collection[str]
) -> Decisions:
    """The decisions that this season's models had to make, without those of its parents.

    A decision is a model's own if the answer in the journal is the player's, and a call for it
    came to one of the outcomes `answered`. It is not if a bot stood in, or somebody else
    decided. Where only one answer was legal, nobody decided. In calls of the kinds `besides`,
    models decide nothing.
    """
    calls = select(CallRow.ask, CallRow.outcome).where(
        CallRow.season == season, CallRow.ask != "", CallRow.kind.not_in(besides)
    )
    asks = select(AskRow.id).where(AskRow.season == season, AskRow.model.is_not(None))
    answers = (
        select(EntryRow.number, EntryRow.body)
        .where(EntryRow.season == season, EntryRow.kind == "answer")
        .order_by(EntryRow.number)
    )

    def work(connection: Connection) -> Decisions:
        outcomes = list(connection.execute(calls.distinct()))
        decided = {call.ask for call in outcomes if call.outcome in answered}
        asked = {call.ask for call in outcomes} | set(connection.scalars(asks))
        given: dict[str, bool] = {}
        for row in connection.execute(answers) if asked else ():
            answer = decoded(season, "the journal entry", row.number, row.body, AnswerFields)
            if answer.ask in asked and answer.by != "engine":
                given[answer.ask] = answer.by == "player" and answer.ask in decided
        return Decisions(sum(given.values()), len(given))

    return await database.read(work)
