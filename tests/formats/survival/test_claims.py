"""DS-9.4 in Survival: what contestants claim of their cards, nights and votes."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import ClaimJudged
from showrunner.formats.survival.facts import BallotCast, ConferenceBegan
from tests.formats.survival.table import Table


def claimed(table: Table, seat: str, **claims: Any) -> None:
    table.order("interview", seat=seat, question="Honestly?", claims=list(claims))
    table.answer(table.asked("interview", seat)[-1], {"words": None, "claims": claims})


def verdicts(table: Table) -> list[tuple[str, str]]:
    return [(fact.claim, fact.verdict) for fact in table.facts(ClaimJudged)]


@pytest.mark.parametrize(("role", "verdict"), [("scientist", "kept"), ("ranger", "broken")])
def test_DS_9_4_a_card_is_compared_at_once(role: str, verdict: str) -> None:
    table = Table()
    table.until_asked("nominate")
    claimed(table, "c", role=role)
    assert verdicts(table) == [("role", verdict)]


@pytest.mark.parametrize(
    ("seat", "kind", "name"), [("d", "protect", "f"), ("c", "ask", "a"), ("a", "nominate", "g")]
)
def test_DS_9_4_what_was_done_at_night_is_compared_at_once(seat: str, kind: str, name: str) -> None:
    table = Table()
    table.on(kind, name)
    table.until_told(ConferenceBegan)
    claimed(table, seat, night=name)
    claimed(table, seat, night="h")
    assert verdicts(table) == [("night", "kept"), ("night", "broken")]


def test_DS_9_4_who_did_nothing_at_night_is_not_asked() -> None:
    table = Table()
    table.until_told(ConferenceBegan)
    table.order("interview", seat="h", question="?", claims=["night", "role"])
    assert list(table.asked("interview", "h")[0].question.fields["claims"].fields) == ["role"]


@pytest.mark.parametrize(("name", "verdict"), [("b", "kept"), ("a", "broken")])
def test_DS_9_4_a_stated_vote_is_judged_by_the_next_ballot(name: str, verdict: str) -> None:
    table = Table()
    table.on("vote", name, "h")
    table.until_told(ConferenceBegan)
    claimed(table, "h", vote="b")
    table.until_told(BallotCast, seat="h")
    assert verdicts(table) == [("vote", verdict)]


def test_DS_9_4_the_eliminated_have_no_vote_to_state() -> None:
    table = Table()
    table.on("nominate", "h")
    table.until_told(ConferenceBegan)
    assert not table.sheet.players["h"].alive
    table.order("interview", seat="h", question="?", claims=["vote", "role"])
    assert list(table.asked("interview", "h")[0].question.fields["claims"].fields) == ["role"]
