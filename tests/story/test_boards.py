"""The boards: each cell follows from the facts that it cites, and from no others."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.interviews.facts import InterviewAnswered
from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from showrunner.story.boards import Boards, boards_of
from tests.golden.files import read_golden
from tests.story.telling import SEASONS, story_of
from tests.story.test_survivor_beats import IDOL, Dice


def boards(season: Dice) -> Boards:
    return boards_of(season.format, season.story)


def said(season: Dice, seat: str) -> list[tuple[int, tuple[int, ...]]]:
    """What a castaway said, and the ballots of theirs that contradict it."""
    (row,) = [row for row in boards(season).deeds if row.seat == seat]
    return [(deed.fact, deed.contradicted_by) for one in row.rounds for deed in one.said]


def ballot(season: Dice, seat: str, round: int) -> int:
    """The number of the ballot that a castaway cast in a round."""
    (row,) = [row for row in boards(season).deeds if row.seat == seat]
    (deeds,) = [one for one in row.rounds if one.round == round]
    return deeds.voted[-1].fact


@pytest.mark.parametrize(
    "act, contradicted",
    [
        (Act("propose", "cal"), True),
        (Act("propose", "ben"), False),
        (Act("agree", "cal"), True),
        (Act("spare", "ben"), True),
        (Act("spare", "cal"), False),
        (Act("promise", "ben", "safety"), True),
        (Act("promise", "cal", "safety"), False),
        (Act("promise", "cal", "vote"), True),
        (Act("warn", "ben"), False),
        (Act("accuse", "ben", "lie"), False),
    ],
)
def test_words_are_contradicted_by_the_speakers_own_ballot_alone(
    act: Act, contradicted: bool
) -> None:
    season = Dice()
    season.begin()
    number = season.say("ada", "dee", act)
    season.vote("ada>ben cal>ben dee>ben eve>ben fay>ben ben>ada", out="ben")
    cast = ballot(season, "ada", 1)
    assert said(season, "ada") == [(number, (cast,) if contradicted else ())]


def test_who_wrote_the_name_that_they_had_put_up_may_write_another_in_a_revote() -> None:
    season = Dice()
    season.begin()
    number = season.say("ada", "ben", Act("propose", "cal"))
    season.open_vote()
    season.held("ada>cal ben>fay cal>fay dee>eve fay>eve eve>dee")
    season.tell(facts.VoteTied(tied=("fay", "eve")))
    season.held("ada>eve ben>eve cal>eve dee>eve", "revote_tied")
    season.vote_out("eve", "revote_tied")
    assert said(season, "ada") == [(number, ())]


def test_a_promise_of_the_end_is_contradicted_in_a_later_round_and_others_are_not() -> None:
    season = Dice()
    season.begin()
    end = season.say("ada", "ben", Act("promise", "ben", "final"))
    name = season.say("ada", "ben", Act("propose", "fay"))
    season.vote("ada>fay ben>fay cal>fay dee>fay eve>fay fay>ada", out="fay")
    season.begin()
    season.vote("ada>ben cal>ben dee>ben eve>ben ben>ada", out="ben")
    assert said(season, "ada") == [(end, (ballot(season, "ada", 2),)), (name, ())]
    (line,) = boards(season).promises
    assert (line.verdict, line.facts) == ("broken", (end, ballot(season, "ada", 2)))


def test_interviews_and_ballots_stand_in_their_round() -> None:
    season = Dice()
    season.begin()
    answered = season.tell(InterviewAnswered(seat="ada", words=Text("s", "Ben goes.")), "ada")
    season.tell(InterviewAnswered(seat="ada", words=None), "ada")
    season.vote("ada>ben cal>ben dee>ben eve>ben fay>ben ben>ada", out="ben")
    (row,) = [row for row in boards(season).deeds if row.seat == "ada"]
    (one,) = row.rounds
    assert [(deed.fact, deed.words) for deed in one.interviews] == [(answered, "Ben goes.")]
    assert [deed.about for deed in one.voted] == [("ben",)]


def test_the_same_promise_is_one_line_with_all_who_heard_it() -> None:
    season = Dice()
    season.begin()
    first = season.say("ada", "ben", Act("promise", "cal", "vote"))
    again = season.say("ada", "dee", Act("promise", "cal", "vote"))
    season.vote("ada>cal ben>cal dee>cal eve>cal fay>cal cal>ada", out="cal")
    (line,) = boards(season).promises
    assert (line.giver, line.to, line.verdict) == ("ada", ("ben", "dee"), "kept")
    assert line.facts == (first, again, ballot(season, "ada", 1))


def test_a_member_belongs_to_an_alliance_until_they_write_another() -> None:
    season = Dice()
    season.begin()
    us = Act("join", name=Text("s", "Us"))
    joined = [season.say("ada", "ben", us), season.say("ben", "ada", us)]
    season.vote("ada>fay ben>fay cal>fay dee>fay eve>fay fay>ada", out="fay")
    season.begin()
    season.vote("ada>ben cal>ben dee>ben eve>ben ben>eve", out="ben")
    season.begin()
    (alliance,) = boards(season).alliances
    spans = [(one.seat, one.fact, one.round, one.until) for one in alliance.members]
    assert spans == [("ada", joined[0], 1, 2), ("ben", joined[1], 1, 0)]
    (split,) = alliance.splits
    assert (split.round, split.victim, split.voters) == (2, "ben", ("ada",))
    season.say("cal", "dee", Act("join", name=Text("s", "Alone")))
    assert [one.name for one in boards(season).alliances] == ["Us"]


def test_a_card_is_followed_from_hand_to_hand_until_it_is_gone() -> None:
    season = Dice()
    season.begin()
    season.gain("ada")
    moved = facts.CardTransferred(card="c1", kind=IDOL, giver="ada", taker="ben")
    season.tell(moved, "ada", "ben")
    season.open_vote()
    season.play("ben", on="cal")
    season.tell(facts.CardCancelled(card="c1", seat="ben", on="cal", why="fake"))
    season.tell(facts.CardPlanted(card="planted", kind=IDOL, team="Tide"))
    season.tell(facts.CardLost(card="planted", holder="", why="camp dissolved"))
    (line,) = boards(season).advantages
    steps = [(step.what, step.seat, step.other, step.why) for step in line.steps]
    assert steps == [
        ("found", "ada", "", ""),
        ("transferred", "ada", "ben", ""),
        ("played", "ben", "cal", ""),
        ("void", "ben", "cal", "fake"),
    ]


def test_the_box_score_counts_votes_wins_and_talks() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("promise", "ben", "safety"))
    season.compete("ada")
    season.vote("ada>ben cal>ben dee>ben eve>cal fay>ben ben>ada", out="ben")
    season.final("ada cal", "dee eve fay", "dee>ada eve>ada fay>cal", "ada")
    lines = {line.seat: line for line in boards(season).box_score}
    ada, ben = lines["ada"], lines["ben"]
    assert (ada.wins, ada.solo_wins, ada.jury_votes, ada.votes_against) == (1, 1, 2, 1)
    assert (ada.votes, ada.votes_right, lines["eve"].votes_right) == (1, 1, 0)
    assert (ben.votes_against, ben.votes, ben.talks, ben.messages) == (4, 1, 1, 0)
    assert (ada.promises_broken, ada.promises_kept, ada.messages) == (1, 0, 1)


def test_a_blindside_is_scored_by_how_many_of_the_writers_had_misled_the_victim() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("propose", "eve"))
    season.vote("ada>ben cal>ben dee>ben fay>ben eve>fay ben>eve", out="ben")
    (vote,) = boards(season).votes
    assert vote.blindside == {"ben": 25}
    assert {(one.voter, one.name) for one in vote.ballots} >= {("ada", "ben"), ("ben", "eve")}


@pytest.mark.parametrize("name", SEASONS)
def test_boards_of_stored_seasons_cite_facts_that_there_are(name: str) -> None:
    story = story_of(name)
    made = boards_of(load_format(read_golden(name).header.settings.format), story)
    cited = [
        *(deed.fact for row in made.deeds for one in row.rounds for deed in _all(one)),
        *(fact for line in made.promises for fact in line.facts),
        *(member.fact for line in made.alliances for member in line.members),
        *(step.fact for line in made.advantages for step in line.steps),
        *(one.fact for vote in made.votes for one in vote.ballots),
    ]
    assert cited
    assert all(0 <= fact < len(story) for fact in cited)
    speakers = {row.seat for row in made.deeds}
    for row in made.deeds:
        for one in row.rounds:
            assert all(story[deed.fact].fact.spoken_by == row.seat for deed in one.said)  # type: ignore[attr-defined]
    assert {line.seat for line in made.box_score} == speakers


@pytest.mark.parametrize("name", SEASONS)
def test_ballots_stand_on_the_said_and_done_board_as_on_the_votes_board(name: str) -> None:
    made = boards_of(load_format(read_golden(name).header.settings.format), story_of(name))
    done = Counter(
        (row.seat, deed.fact, deed.about)
        for row in made.deeds
        for one in row.rounds
        for deed in one.voted
    )
    assert done == Counter(
        (ballot.voter, ballot.fact, (ballot.target,) if ballot.target else ())
        for vote in made.votes
        if vote.decides != "winner"
        for ballot in vote.ballots
    )


def _all(one: Any) -> list[Any]:
    return [*one.said, *one.interviews, *one.thoughts, *one.voted]
