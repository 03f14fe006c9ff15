"""Votes for tests: a table at its first vote, and the ballots that are cast there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.survivor.facts import TieBreakPassed, VotedOut
from showrunner.kernel import Ask
from tests.formats.survivor.table import Table

ABSTAIN = {"absent_vote": "abstain"}
"""Voters may give no name."""


def at_vote(
    cast: int = 5,
    *,
    immune: str = "",
    cards: str = "",
    parameters: Mapping[str, Any] | None = None,
    seed: str = "table",
) -> Table:
    """A table at its first vote: one team, no competition, no comments.

    `immune` are immune, and `cards` hold a hidden immunity each.
    """
    seats = Table(cast).seats
    table = Table(
        cast,
        parameters={"comments_per_vote": 0, **(parameters or {})},
        teams={"All": " ".join(seats)},
        seed=seed,
    )
    if immune:
        table.order("grant_immunity", seats=immune.split())
    for seat in cards.split():
        table.event({"effect": "card", "seat": seat, "kind": "hidden_immunity"})
    for phase in ("camp", "conversation", "competition"):
        table.order("cancel_phase", phase=phase)
    return table


def votes(table: Table, ballots: str, kind: str = "ballot") -> None:
    """The ballots from now on: `ada>ben ben>ada cal>-` (cal abstains)."""
    for ballot in ballots.split():
        seat, name = ballot.split(">")
        table.on(kind, {"name": None if name == "-" else name}, seat)


def plays(table: Table, seat: str, on: str, moment: str) -> None:
    """This castaway plays a card on somebody at the moment `before` or `after` the votes."""

    def answer(ask: Ask[Any]) -> dict[str, str] | None:
        question: Any = ask.question
        ways = [way for way in table.options(ask, "play") if way.endswith(f">{on}")]
        return {"play": ways[0]} if ways and moment in question.text else None

    table.on("card", answer, seat)


def out(table: Table) -> tuple[str, str]:
    """Run until somebody is voted out: who, and how that was decided."""
    told = table.until_told(VotedOut)
    return told.seat, told.how


def passed(table: Table) -> list[tuple[str, str]]:
    """The tie-break steps that decided nothing so far, and why."""
    return [(fact.step, fact.why) for fact in table.facts(TieBreakPassed)]
