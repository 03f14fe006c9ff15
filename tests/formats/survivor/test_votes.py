"""The voting grid of the dice season (DS-10, DS-11): each viewer's own."""

from __future__ import annotations

from showrunner.formats.survivor import FORMAT, facts
from showrunner.formats.votes import VotingGrid
from showrunner.formats.voting_table import voting_table
from showrunner.kernel import PUBLIC, contestant, known
from showrunner.running.replay import replay
from tests.formats.grids import grid_of, lines
from tests.formats.survivor.playing_cards import outcome, vote_of
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import ABSTAIN, at_vote, out, votes
from tests.golden.files import read_golden

TIED = "ada>ben ben>ada cal>ben dee>ada eve>- fay>-"


def test_DS_10_3_everybody_knows_their_own_ballot_and_the_count() -> None:
    table = at_vote(5, parameters={"reveal": "never"})
    votes(table, "ada>ben ben>ada cal>ben dee>ben eve>ada")
    out(table)
    assert lines(table) == ["1 vote: ada>Ben ben>Ada cal>Ben dee>Ben eve>Ada = Ben 3–2"]
    assert lines(table, "cal") == ["1 vote: ada>? ben>? cal>Ben dee>? eve>? = Ben 3–2"]
    assert lines(table, "public") == ["1 vote: ada>? ben>? cal>? dee>? eve>? = Ben 3–2"]


def test_DS_10_6_a_tie_its_re_vote_and_the_dice_are_columns_of_their_own() -> None:
    table = at_vote(6, parameters={**ABSTAIN, "tie_break": ["revote_tied", "survival_roll"]})
    votes(table, TIED)
    votes(table, "cal>ben dee>ada eve>ben fay>ada", "revote")
    table.fix_all("survival", {"cal": 9, "dee": 5, "eve": 8, "fay": 10})
    out(table)
    assert lines(table) == [
        "1 vote: ada>Ben ben>Ada cal>Ben dee>Ada eve>abstained fay>abstained =  2–2",
        "1 re-vote between the tied: cal>Ben dee>Ada eve>Ben fay>Ada =  2–2",
        "1 survival roll: cal>9 dee>5 eve>8 fay>10 = Dee 5–8–9–10",
    ]
    assert lines(table, "ada")[1] == "1 re-vote between the tied: cal>? dee>? eve>? fay>? =  2–2"
    vote, again, rolled = grid_of(table).votes
    assert vote.tied == again.tied == ("ada", "ben")
    assert (rolled.rolls["dee"], rolled.how) == (5, "survival_roll")


def test_DS_8_4_stolen_blocked_and_void_ballots_are_told_apart() -> None:
    plays = [
        "ada steal_a_vote dee",
        "ben hidden_immunity cal after",
        "eve vote_block fay",
        "gus safety_without_power -",
    ]
    table = vote_of(plays)
    outcome(table)
    left = "gus>left the vote = Dee 1"
    assert lines(table) == [
        "1 vote: ada>(Cal), (Cal) ben>(Cal) cal>Dee dee>stolen eve>(Cal) fay>blocked " + left
    ]
    assert lines(table, "ada")[0] == (
        "1 vote: ada>(Cal), (Cal) ben>? cal>? dee>? eve>? fay>? " + left
    )
    assert lines(table, "dee")[0] == f"1 vote: ada>? ben>? cal>? dee>stolen eve>? fay>? {left}"
    vote = grid_of(table, "public").votes[0]
    assert (vote.cast, vote.voided, vote.totals) == (5, 4, {"dee": 1})
    assert vote.immune == ("cal",)


def test_DS_8_4_a_ballot_that_is_voided_after_the_reading_counts_no_more() -> None:
    table = vote_of(["ben super_idol cal reading"])
    outcome(table)
    assert table.facts(facts.VotesRecounted)
    vote = grid_of(table, "ada").votes[0]
    assert [(ballot.name, ballot.counts, ballot.why) for ballot in vote.ballots] == [
        ("cal", False, "void")
    ]
    assert vote.totals == {"dee": 1}


def test_DS_10_7_where_no_ballot_is_cast_nobody_has_one() -> None:
    table = at_vote(4, immune="ada ben cal")
    out(table)
    assert lines(table, "public") == ["1 vote: ada>– ben>– cal>– dee>– = Dee"]
    assert grid_of(table).votes[0].how == "only one not immune"


def test_DS_9_8_a_vote_that_is_stopped_decides_nothing() -> None:
    table = at_vote(5)
    table.until_asked("ballot")
    table.order("cancel_phase", phase="vote")
    assert lines(table)[0].endswith("= cancelled")


def test_DS_11_3_the_jury_is_a_vote_for_the_winner() -> None:
    table = Table(5, parameters={"comments_per_vote": 0, "reveal": "by_order"}).play()
    juror = table.fact(facts.FinalBegan).jury[0]
    winner = table.fact(facts.WinnerCrowned).seat
    vote = grid_of(table).votes[-1]
    assert (vote.step, vote.decides, vote.result) == ("jury", "winner", (winner,))
    own = grid_of(table, juror).votes[-1].ballots
    assert own == [ballot for ballot in vote.ballots if ballot.voter == juror]
    assert grid_of(table, "public").votes[-1].ballots == []
    table.order("reveal_secrets")
    for viewer in ("public", *table.seats):
        assert grid_of(table, viewer) == grid_of(table), "after the reveal everybody sees all"


def test_the_winner_stands_first_and_who_left_first_stands_last() -> None:
    table = Table(6).play()
    rows = [row.id for row in voting_table(grid_of(table)).rows]
    gone = [fact.seat for fact in table.facts(facts.VotedOut)]
    assert rows[0] == table.fact(facts.WinnerCrowned).seat
    assert rows[-len(gone) :] == gone[::-1]


def test_the_grid_at_a_past_moment_is_that_of_the_facts_until_then() -> None:
    table = Table(6, parameters={"comments_per_vote": 0})
    seen: list[tuple[int, VotingGrid, VotingGrid]] = []
    while table.open_asks:
        entry = table.answer(table.open_asks[0]).entry
        seen.append((entry, grid_of(table), grid_of(table, "ada")))
    assert grid_of(table, at=0) == VotingGrid(names=grid_of(table).names)
    for entry, everything, own in seen:
        assert grid_of(table, at=entry) == everything
        assert grid_of(table, "ada", at=entry) == own


def test_DS_2_8_a_seats_grid_is_a_function_of_its_view_alone() -> None:
    """Two seasons that differ in ballots the count does not tell apart look the same to Ada."""
    ada = contestant("ada")
    stories = []
    for others in ("ben>ada cal>ben dee>ben eve>ada", "ben>ada cal>ada dee>ben eve>ben"):
        table = at_vote(5, parameters={"reveal": "never"})
        votes(table, f"ada>ben {others}")
        out(table)
        stories.append(table.kernel.story.told)
    first, second = stories
    assert list(known(first, ada)) == list(known(second, ada))
    assert FORMAT.votes_of(first, ada) == FORMAT.votes_of(second, ada)


def test_DS_8_3_a_new_kind_of_card_is_in_the_grid_of_those_who_were_not_told_of_it() -> None:
    """Only producers and holders are told how producers defined it; everybody sees it played."""
    story = list(replay(read_golden("new-cards")).story.told)
    reveal = next(told.number for told in story if told.reveals)
    played = FORMAT.votes_of(story[:reveal], PUBLIC).played
    assert "shield" in [advantage.what for advantage in played]
