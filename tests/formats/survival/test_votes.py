"""The voting grid of Survival (SV-6): weights, what is public, re-votes and verdicts."""

from __future__ import annotations

import pytest

from showrunner.formats.survival import facts
from tests.formats.grids import grid_of, lines
from tests.formats.survival.table import Table, cast_of

PLAIN = cast_of(9, 2)
ABSTAIN = " ".join(f"{seat}>abstained" for seat in "fghi")


def voted(ballots: str = "a>c b>c d>e", **parameters: object) -> Table:
    table = Table(PLAIN, **parameters).votes(ballots)
    table.until_told(facts.ConferenceEnded)
    return table


@pytest.mark.parametrize("viewer", ["producers", "a", "public"])
def test_SV_6_4_public_votes_are_everybodys(viewer: str) -> None:
    table = voted(vote_visibility="public")
    assert lines(table, viewer) == [
        f"1 vote: a>C b>C c>abstained d>E e>abstained {ABSTAIN} = C 2–1"
    ]


@pytest.mark.parametrize(("shown", "count"), [("counts", " 2–1"), ("secret", "")])
def test_SV_6_4_votes_that_are_not_public_are_their_voters(shown: str, count: str) -> None:
    table = voted(vote_visibility=shown, reveal="never")
    assert lines(table)[0].endswith(f"{ABSTAIN} = C 2–1"), "producers know the total all the same"
    rest = " ".join(f"{seat}>?" for seat in "bcdefghi")
    assert lines(table, "a") == [f"1 vote: a>C {rest} = C{count}"]
    assert lines(table, "public")[0].startswith("1 vote: a>? b>?")
    assert (grid_of(table, "a").votes[0].totals is None) == (shown == "secret")


@pytest.mark.parametrize("shown", ["public", "counts"])
def test_SV_6_5_the_spotlights_vote_counts_double(shown: str) -> None:
    table = Table(cast_of(13, 3), vote_visibility=shown, spotlight="yes", reveal="never")
    table.on("spotlight_nominate", "a").on("spotlight_vote", "a").votes("a>e b>f c>f d>e")
    table.until_told(facts.ConferenceEnded)
    elected, vote = grid_of(table).votes
    assert (elected.round, elected.step, elected.result) == (0, "spotlight", ("a",))
    assert elected.totals == {"a": 13}
    assert vote.totals == {"e": 3, "f": 2}
    assert [ballot.weight for ballot in vote.named_by("a")] == [2]
    if shown == "public":
        assert grid_of(table, "public").votes[1].ballots == vote.ballots


def test_SV_6_6_an_accusation_puts_up_a_suspect_and_its_verdict_decides() -> None:
    table = Table(PLAIN, vote_mode="accuse").votes("a>c b>c").votes("a>yes", kind="verdict")
    table.until_told(facts.ConferenceEnded)
    accused, verdict = grid_of(table, "public").votes
    assert (accused.step, accused.decides, accused.result) == ("accuse", "suspect", ("c",))
    assert (verdict.step, verdict.decides, verdict.result) == ("verdict", "out", ("c",))
    assert verdict.totals == {"yes": 1}


def test_SV_6_10_a_tie_its_re_vote_and_the_coin() -> None:
    table = Table(PLAIN).votes("a>c b>d").votes("a>c b>d", kind="revote")
    table.draws["coin"] = "d"
    table.until_told(facts.ConferenceEnded)
    vote, again = grid_of(table, "public").votes
    assert vote.tied == again.tied == ("c", "d")
    assert (again.step, again.result, again.how) == ("revote", ("d",), "coin")


def test_SV_6_7_a_vote_on_nobody_says_why() -> None:
    table = Table(PLAIN)
    table.until_told(facts.ConferenceEnded)
    (vote,) = grid_of(table, "public").votes
    assert (vote.result, vote.how) == ((), "nobody was named")
