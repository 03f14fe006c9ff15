"""DS-9.4 in Mini-Survivor: what players claim of their Survivors, and what they mean to do."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import ClaimJudged
from showrunner.formats.mini_survivor.facts import SubmissionSent
from tests.formats.mini_survivor.table import FAR, Table

BOARD = {"A": "ana1 ben6 cal11", "B": "ana2 ben7 cal12 dee16"}


def claimed(table: Table, **claims: Any) -> None:
    table.order("interview", seat="ana", question="Honestly?", claims=list(claims))
    ask = table.until_asked("interview", "ana")
    table.answer(ask, {"words": None, "claims": claims})


def verdicts(table: Table) -> dict[str, str]:
    return {fact.claim: fact.verdict for fact in table.facts(ClaimJudged)}


@pytest.fixture
def table() -> Table:
    table = Table(BOARD, parameters=FAR)
    table.until_asked("submission", "ana")
    return table


def test_DS_9_4_what_one_has_is_compared_at_once(table: Table) -> None:
    idols = table.sheet.players["ana"].idols
    claimed(table, pieces=["1", "2"], idols=idols)
    assert verdicts(table) == {"pieces": "kept", "idols": "kept"}
    claimed(table, pieces=["1", "6"], idols=idols + 1)
    assert verdicts(table) == {"pieces": "broken", "idols": "broken"}


@pytest.mark.parametrize(("target", "verdict"), [(6, "kept"), (11, "broken")])
def test_DS_9_4_a_stated_vote_is_judged_by_the_submission(
    table: Table, target: int, verdict: str
) -> None:
    claimed(table, vote="6")
    table.send("ana", f"1 v {target}")
    table.until(lambda: bool(table.facts(SubmissionSent, seat="ana")), "the submission")
    assert verdicts(table) == {"vote": verdict}


def test_DS_9_4_a_vote_out_of_reach_cannot_be_judged(table: Table) -> None:
    table.kernel.rules.sheet.survivors[6].tribe = ""  # type: ignore[attr-defined]
    claimed(table, vote="6")
    table.send("ana", "1 v 11")
    table.until(lambda: bool(table.facts(SubmissionSent, seat="ana")), "the submission")
    assert verdicts(table) == {"vote": "unverifiable"}


@pytest.mark.parametrize(
    ("line", "verdict"),
    [("1 a 6 ben", "kept"), ("1 a 11 cal", "broken"), ("1 v 6", "unverifiable")],
)
def test_DS_9_4_a_stated_attack_is_judged_by_whom_it_guesses(
    table: Table, line: str, verdict: str
) -> None:
    claimed(table, attack="ben")
    table.send("ana", line)
    table.until(lambda: bool(table.facts(SubmissionSent, seat="ana")), "the submission")
    assert verdicts(table) == {"attack": verdict}


def test_DS_9_4_a_form_gives_away_no_owner(table: Table) -> None:
    table.order("interview", seat="ana", question="?", claims=["pieces", "vote", "attack"])
    fields = table.until_asked("interview", "ana").question.fields["claims"].fields
    living = [str(one) for one in table.sheet.living]
    assert [option.value for option in fields["pieces"].options] == living
    own = {str(one) for one in table.sheet.owned("ana")}
    assert [option.value for option in fields["vote"].options] == [
        one for one in living if one not in own
    ]
