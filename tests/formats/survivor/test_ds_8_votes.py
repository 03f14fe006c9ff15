"""DS-8.3, DS-8.4: what three cards or more make of a vote, its reading and its ties."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.statistics import statistics
from tests.checking.played import assert_in_order, facts_of
from tests.formats.survivor.playing_cards import outcome, scripted, vote_of
from tests.formats.survivor.voting import passed


def test_DS_8_3_one_nullifier_cancels_one_card() -> None:
    plays = ["ada idol_nullifier cal", "ben hidden_immunity cal", "dee hidden_immunity cal"]
    table = vote_of(plays)
    assert outcome(table) == "hidden_immunity of ben nullified; cal immune; dee by vote"


def test_DS_8_3_a_nullifier_of_before_the_votes_waits_for_a_card_after_them() -> None:
    table = vote_of(["ada idol_nullifier cal before", "cal hidden_immunity cal after"])
    assert outcome(table) == "hidden_immunity of cal nullified; cal by vote"
    assert not table.facts(facts.CardPlayed, "cal", kind="idol_nullifier")


def test_DS_8_3_two_immunities_and_one_name_left() -> None:
    """All but Dee are immune: Dee goes without a vote (DS-10.7), whatever cards others hold."""
    table = vote_of(["ada hidden_immunity cal after", "ben hidden_immunity eve after"])
    table.order("grant_immunity", seats=["ada", "ben", "fay", "gus"])
    ended = outcome(table)
    assert ended == ("ada ben fay gus immune; cal immune; eve immune; dee by only one not immune")


def test_DS_8_3_nobody_goes_where_the_last_two_are_saved() -> None:
    table = vote_of(["ada hidden_immunity cal after", "ben hidden_immunity dee after"])
    table.order("grant_immunity", seats=["ada", "ben", "eve", "fay", "gus"])
    assert outcome(table).endswith("nobody")


def test_DS_8_3_who_left_the_vote_takes_no_part_in_its_tie() -> None:
    """Three votes each; the tied vote is broken by Eve and Gus, and Fay, who left, is no name."""
    table = vote_of(["fay safety_without_power -"])
    names = {"ada": "ben", "cal": "ben", "eve": "ben", "ben": "ada", "dee": "ada", "gus": "ada"}
    for seat, name in names.items():
        table.on("ballot", {"name": name}, seat)
    table.on("revote", {"name": "ada"})
    assert outcome(table) == "fay leaves; fay×0; ada by revote_tied"
    voters = {fact.seat for fact in table.facts(facts.BallotCast, step="revote_tied")}
    assert voters == {"cal", "dee", "eve", "gus"}


def test_DS_8_3_in_a_revote_everybody_has_one_vote_again() -> None:
    """Ada has stolen Dee's vote: once. In the re-vote Dee votes, and Ada is tied."""
    table = vote_of(["ada steal_a_vote dee"])
    names = {"ada": "ben", "cal": "ben", "eve": "gus", "ben": "ada", "fay": "ada", "gus": "ada"}
    for seat, name in names.items():
        table.on("ballot", {"name": name}, seat)
    table.on("revote", {"name": "ben"})
    assert outcome(table) == "ada×2 dee×0; ben by revote_tied"
    voters = {fact.seat for fact in table.facts(facts.BallotCast, step="revote_tied")}
    assert voters == {"cal", "dee", "eve", "fay", "gus"}


def test_DS_8_3_where_nobody_has_a_vote_left_all_roll() -> None:
    plays = [f"{seat} bank_a_vote -" for seat in ("ada", "ben", "cal", "dee", "eve", "fay", "gus")]
    table = vote_of(plays)
    table.fix("survival", lambda seat, **_: 4 if seat == "eve" else 12)
    assert outcome(table).endswith("eve by survival_roll")
    assert_in_order(facts_of(table.kernel))


@pytest.mark.parametrize(("on", "goes"), [("ada", "ben"), ("ben", "ada")])
def test_DS_8_4_a_super_idol_unties_a_vote_that_was_read(on: str, goes: str) -> None:
    table = vote_of([f"cal super_idol {on}"])
    names = {"ada": "ben", "cal": "ben", "eve": "ben", "ben": "ada", "dee": "ada", "gus": "ada"}
    for seat, name in {**names, "fay": "gus"}.items():
        table.on("ballot", {"name": name}, seat)
    assert outcome(table) == f"{on} immune; {goes} by vote"
    assert not table.facts(facts.VoteTied)
    assert table.fact(facts.VotesRecounted, "public").voided == 3


def test_DS_8_4_a_super_idol_can_make_a_tie() -> None:
    table = vote_of(["cal super_idol cal"])
    names = {"ada": "cal", "ben": "cal", "dee": "cal", "eve": "ben", "fay": "ben", "gus": "ada"}
    for seat, name in {**names, "cal": "ada"}.items():
        table.on("ballot", {"name": name}, seat)
    table.on("revote", {"name": "ben"})
    assert outcome(table) == "cal immune; ben by revote_tied"
    assert passed(table) == []


def test_DS_8_4_a_super_idol_can_leave_no_vote_that_counts() -> None:
    table = vote_of(["cal super_idol cal", "dee super_idol dee"])
    table.fix("survival", lambda seat, **_: 5 if seat == "gus" else 12)
    table.on("ballot", {"name": "dee"}, "cal")
    assert outcome(table) == "cal immune; dee immune; gus by survival_roll"
    assert_in_order(facts_of(table.kernel))


def test_DS_8_4_no_card_is_played_once_a_tie_is_being_broken() -> None:
    table = vote_of(["cal super_idol cal"])
    table.on("card", {}, "cal")
    names = {"ada": "ben", "cal": "ben", "eve": "ben", "ben": "ada", "dee": "ada", "gus": "ada"}
    for seat, name in {**names, "fay": "gus"}.items():
        table.on("ballot", {"name": name}, seat)
    table.until_asked("revote")
    assert not table.asked("card")


def test_DS_8_3_a_banked_vote_is_lost_with_who_leaves() -> None:
    table = vote_of(["cal bank_a_vote -"])
    assert outcome(table) == "cal×0; cal by vote"
    lost = table.fact(facts.CardLost, "cal")
    assert table.sheet.cards[lost.card].kind == "extra_vote"
    assert (lost.holder, lost.why) == ("cal", "holder left")


def test_DS_8_3_a_card_that_was_taken_is_played_by_its_taker_at_the_next_moment() -> None:
    plays = [
        "ada knowledge_is_power cal:hidden_immunity before",
        "cal hidden_immunity cal before",
        "ada hidden_immunity dee after",
    ]
    table = vote_of(plays[:2])
    scripted(table, plays)
    assert outcome(table) == "ada takes hidden_immunity; dee immune; cal by vote"
    assert [fact.seat for fact in table.facts(facts.CardPlayed)] == ["ada", "ada"]


@pytest.mark.parametrize(
    ("plays", "saved"),
    [
        (["ada hidden_immunity cal after"], 1),
        (["ada hidden_immunity cal before"], 0),
        (["ada hidden_immunity dee after"], 0),
        (["ada super_idol cal"], 1),
        (["ada hidden_immunity cal after", "ben idol_nullifier cal"], 0),
    ],
)
def test_DS_8_2_statistics_count_cards_and_whom_they_saved(plays: list[str], saved: int) -> None:
    """Saved is who would have had the most votes, and whose ballots are void by a card."""
    table = vote_of(plays)
    outcome(table)
    numbers = statistics(table.view("producers"))
    assert (numbers["cards_played"], numbers["idols_that_saved"]) == (len(plays), saved)
