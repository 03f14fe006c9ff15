"""DS-10.2 to DS-10.5 and DS-10.7: cards, ballots, and how they are read out."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.ballots import reading_order
from showrunner.formats.survivor.facts import (
    BallotCast,
    BallotLost,
    BallotRead,
    CardPlayed,
    ImmunityGiven,
    NobodyVotedOut,
    SurvivalRolled,
    VotedOut,
    VotesCounted,
)
from tests.formats.survivor.playing_cards import deal, scripted
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import ABSTAIN, at_vote, out, plays, votes

# -- cards (DS-10.2, DS-10.4) ----------------------------------------------------------------------


def test_DS_10_2_a_card_played_before_the_votes_keeps_ballots_off_somebody() -> None:
    table = at_vote(cards="ada")
    plays(table, "ada", "ben", "before")
    table.until_asked("ballot")
    assert table.fact(CardPlayed).on == "ben"
    assert all("ben" not in table.options(ask, "name") for ask in table.asked("ballot"))


def test_DS_10_4_ballots_against_who_is_immune_by_then_do_not_count() -> None:
    table = at_vote(cards="ada")
    votes(table, "ada>cal ben>ada cal>ada dee>ada eve>cal")
    plays(table, "ada", "ada", "after")
    assert out(table) == ("cal", "vote")
    counted = table.fact(VotesCounted)
    assert (counted.counts, counted.cast, counted.voided) == ({"cal": 2}, 5, 3)
    read = [(fact.name, fact.counts) for fact in table.facts(BallotRead)]
    assert read == [("ada", False)] * 3 + [("cal", True)] * 2


def test_DS_10_4_the_last_opportunity_comes_when_all_votes_are_cast_and_none_is_read() -> None:
    table = at_vote(cards="ada")
    table.until_asked("ballot")
    while table.asked("ballot"):
        table.answer(table.asked("ballot")[0])
    assert len(table.facts(BallotCast)) == 5
    assert not table.facts(BallotRead)
    assert {ask.seat for ask in table.asked("card")} == {"ada", "ben", "cal", "dee", "eve"}


def test_DS_10_4_no_card_may_be_played_during_tie_breaking() -> None:
    table = at_vote(cards="ada")
    votes(table, "ada>ben ben>ada cal>ben dee>ada eve>cal")
    table.until_asked("revote")
    assert not table.asked("card")
    out(table)
    asked = [
        ask for step in table.steps for ask in step.opened if ask.question.kind.endswith("card")
    ]
    assert len(asked) == 10, "five were asked before the votes and after, and never again"
    assert not table.facts(CardPlayed)


# -- ballots (DS-10.3) -----------------------------------------------------------------------------


def test_DS_10_3_one_ballot_each_for_another_who_is_not_immune() -> None:
    table = at_vote(immune="eve")
    table.until_asked("ballot")
    assert {ask.seat: table.options(ask, "name") for ask in table.asked("ballot")} == {
        "ada": ["ben", "cal", "dee"],
        "ben": ["ada", "cal", "dee"],
        "cal": ["ada", "ben", "dee"],
        "dee": ["ada", "ben", "cal"],
        "eve": ["ada", "ben", "cal", "dee"],
    }


@pytest.mark.parametrize("name", ["ada", "eve", "nobody", None])
def test_DS_10_3_other_ballots_are_refused(name: str | None) -> None:
    table = at_vote(immune="eve")
    with pytest.raises(IllegalAnswer):
        table.answer(table.until_asked("ballot", "ada"), {"name": name})


def test_DS_10_3_ballots_are_sealed_until_all_are_cast_and_secret_for_good() -> None:
    table = at_vote()
    ask = table.until_asked("ballot", "ada")
    assert table.answer(ask, {"name": "cal"}).told == ()
    out(table)
    assert table.facts(BallotCast, "ada") == [BallotCast(seat="ada", step="vote", name="cal")]
    assert not table.facts(BallotCast, "public")
    assert len(table.facts(BallotCast)) == 5


def test_DS_2_10_the_count_is_public() -> None:
    table = at_vote()
    votes(table, "ada>cal ben>cal cal>ada dee>cal eve>ada")
    out(table)
    assert table.fact(VotesCounted, "public").counts == {"cal": 3, "ada": 2}


# -- the reading (DS-10.5) -------------------------------------------------------------------------


def test_DS_10_5_the_votes_are_read_one_by_one_and_stay_open_long() -> None:
    table = at_vote(7)
    votes(table, "ada>cal ben>cal cal>ada dee>cal eve>ada fay>gus gus>cal")
    out(table)
    read = [fact.name for fact in table.facts(BallotRead, "public")]
    assert read == reading_order({"cal": 4, "ada": 2, "gus": 1})
    assert read == ["gus", "ada", "cal", "ada", "cal", "cal", "cal"]


def test_DS_10_5_the_reading_does_not_tell_who_cast_a_ballot() -> None:
    """The same votes cast by others are read in the same order."""
    orders = []
    for ballots in (
        "ada>cal ben>dee cal>dee dee>cal eve>dee",
        "ada>dee ben>dee cal>dee dee>cal eve>cal",
    ):
        table = at_vote()
        votes(table, ballots)
        out(table)
        orders.append([fact.name for fact in table.facts(BallotRead)])
    assert orders[0] == orders[1]


def test_DS_10_5_the_decision_is_final() -> None:
    table = at_vote(cards="ada")
    votes(table, "ada>ben ben>ada cal>ada dee>ada eve>ada")
    assert out(table) == ("ada", "vote")
    assert not table.facts(ImmunityGiven)
    assert table.sheet.players["ada"].status == "voted out"


# -- who goes without a majority (DS-10.7) ---------------------------------------------------------


def test_DS_10_7_without_a_valid_vote_all_without_immunity_roll_survival() -> None:
    table = at_vote(immune="eve", parameters=ABSTAIN)
    table.fix_all("survival", {"ada": 9, "ben": 7, "cal": 8, "dee": 10})
    assert out(table) == ("ben", "survival_roll")
    assert table.fact(SurvivalRolled).results == {"ada": 9, "ben": 7, "cal": 8, "dee": 10}


def test_DS_10_7_where_all_ballots_are_void_all_without_immunity_roll_survival() -> None:
    table = at_vote(cards="ada", immune="eve")
    plays(table, "ada", "ada", "after")
    table.answer(table.until_asked("ballot", "ada"), {"name": "ben"})
    table.on("ballot", {"name": "ada"})
    table.fix_all("survival", {"ben": 9, "cal": 7, "dee": 8})
    table.until_asked("card")
    table.order("grant_immunity", seats=["ben"])
    assert out(table) == ("cal", "survival_roll")
    assert table.fact(SurvivalRolled).results == {"cal": 7, "dee": 8}
    assert table.fact(VotesCounted).counts == {}


def test_DS_10_7_who_alone_is_not_immune_goes_without_a_vote() -> None:
    table = at_vote(immune="ada ben dee eve")
    assert out(table) == ("cal", "only one not immune")
    assert not table.facts(BallotCast)
    assert not table.facts(VotesCounted)


def test_DS_10_7_so_does_who_alone_is_left_when_all_votes_are_cast() -> None:
    table = at_vote(immune="dee eve", cards="ada ben")
    votes(table, "ada>ben ben>ada cal>ada dee>ada eve>ada")
    plays(table, "ada", "ada", "after")
    plays(table, "ben", "ben", "after")
    assert out(table) == ("cal", "only one not immune")


def test_DS_10_7_where_all_are_immune_nobody_goes_and_all_are_told() -> None:
    table = at_vote(immune="ada ben cal dee eve")
    told = table.until_told(NobodyVotedOut)
    assert told.why == "everybody present is immune"
    assert table.audience(NobodyVotedOut).everybody
    assert not table.facts(VotedOut)
    assert len(table.sheet.active) == 5


def test_DS_10_7_where_all_have_left_the_vote_nobody_goes_and_it_is_said_so() -> None:
    table = at_vote(7)
    deal(table, " ".join(f"{seat}:safety_without_power" for seat in table.seats))
    scripted(table, [f"{seat} safety_without_power -" for seat in table.seats])
    assert table.until_told(NobodyVotedOut).why == "nobody has stayed at the vote"


def test_DS_10_7_who_alone_is_not_immune_may_still_play_a_card() -> None:
    table = at_vote(immune="ada ben dee eve", cards="cal")
    plays(table, "cal", "cal", "after")
    table.until_told(NobodyVotedOut)
    assert not table.facts(VotedOut)


# -- producers meanwhile ---------------------------------------------------------------------------


def test_DS_1_3_a_sealed_ballot_is_put_again_when_its_name_becomes_immune() -> None:
    table = at_vote()
    first = table.until_asked("ballot", "ada")
    table.answer(first, {"name": "ben"})
    step = table.order("grant_immunity", seats=["ben"])
    assert first in step.withdrawn
    again = table.asked("ballot", "ada")[0]
    assert again.nth == first.nth + 1
    assert table.options(again, "name") == ["cal", "dee", "eve"]


def test_DS_9_8_who_is_removed_during_the_vote_has_no_ballot_and_gets_none() -> None:
    table = at_vote()
    table.answer(table.until_asked("ballot", "ada"), {"name": "ben"})
    table.answer(table.asked("ballot", "ben")[0], {"name": "ada"})
    table.order("remove_castaway", seat="ben", why="medical")
    assert [ask.seat for ask in table.asked("ballot")] == ["ada", "cal", "dee", "eve"]
    votes(table, "ada>cal cal>dee dee>cal eve>cal")
    assert out(table) == ("cal", "vote")
    assert table.fact(VotesCounted).counts == {"cal": 3, "dee": 1}
    assert not table.facts(BallotCast, seat="ben")
    assert table.facts(BallotLost) == [BallotLost(seat="ben", step="vote")]
    assert table.audience(BallotLost).everybody


def test_DS_9_8_a_lost_ballot_does_not_say_whether_it_was_written() -> None:
    told = []
    for written in (True, False):
        table = at_vote()
        table.until_asked("ballot")
        if written:
            table.answer(table.asked("ballot", "ben")[0], {"name": "ada"})
        table.order("remove_castaway", seat="ben")
        votes(table, "ada>cal cal>dee dee>cal eve>cal")
        table.until(lambda table=table: bool(table.facts(BallotLost)))
        told.append([type(fact) for fact in table.view("public")])
    assert told[0] == told[1]


def test_DS_9_8_a_ballot_against_who_is_removed_after_the_votes_does_not_count() -> None:
    table = at_vote(cards="eve")
    votes(table, "ada>ben ben>ada cal>ben dee>ben eve>ada")
    table.until_asked("ballot")
    while table.asked("ballot"):
        table.answer(table.asked("ballot")[0])
    table.order("remove_castaway", seat="ben")
    assert out(table) == ("ada", "vote")
    assert table.fact(VotesCounted).voided == 3


def test_DS_9_8_who_alone_is_left_without_immunity_during_the_vote_goes() -> None:
    table = at_vote(immune="cal dee")
    table.until_asked("ballot")
    table.order("grant_immunity", seats=["ada", "eve"])
    assert [ask.seat for ask in table.asked("ballot")] == ["ada", "cal", "dee", "eve"]
    assert out(table) == ("ben", "only one not immune")


def present(table: Table) -> list[str]:
    return [ask.seat for ask in table.asked("card")]


def test_DS_3_3_only_the_team_that_lost_comes_to_the_vote() -> None:
    table = Table(8, teams={"Red": "ada ben cal dee", "Blue": "eve fay gus hal"})
    table.fix("competition", 4)
    table.fix_all("competition", {"ada": 10})
    table.until_phase("vote")
    table.until_asked("card")
    assert present(table) == ["eve", "fay", "gus", "hal"]
