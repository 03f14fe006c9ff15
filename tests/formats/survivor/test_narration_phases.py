"""How competitions, camps, talks and votes are told: true, whole, and scene after scene."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.ballots import read_out
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from tests.formats.survivor.telling import (
    ADA,
    BEN,
    CLEO,
    DOV,
    NAMES,
    began,
    ended,
    told,
    words,
)

# -- competition and camp --------------------------------------------------------------------------


def competition(viewer: Viewer) -> list[str]:
    def entered(seat: str, trade: bool, boost: str = "none") -> Fact:
        return facts.CompetitionEntered(seat=seat, trade=trade, counters_removed=0, boost=boost)

    def rolled(seat: str, *dice: int, result: int) -> Fact:
        return facts.CompetitionRolled(seat=seat, dice=dice, result=result, reroll=0)

    mine = [
        *(entered(ADA, True), entered(BEN, True), entered(CLEO, False), entered(DOV, True)),
        rolled(ADA, 6, 6, 6, result=12),
        rolled(CLEO, 3, 3, 3, result=9),
    ]
    if viewer.role == "seat":
        mine = [fact for fact in mine if getattr(fact, "seat", "") == viewer.seat]
    return [
        line.text
        for line in told(
            began("competition"),
            *(mine if viewer.role != "public" else ()),
            facts.CompetitionResults(
                results={ADA: 12, BEN: 7, CLEO: 9, DOV: 9},
                teams={"Reef": "19/2", "Tide": "9"},
                reroll=0,
                decides="both",
            ),
            facts.CompetitionWon(winners=(ADA, BEN), team="Reef", loser="Tide", stakes="both"),
            facts.PointsChanged(seats=(ADA, BEN), amount=1, cause="competition reward"),
            facts.ImmunityGiven(seats=(ADA, BEN), cause="competition"),
            facts.CountersChanged(seats=tuple(NAMES), amount=1, cause="competition"),
            ended("competition"),
            viewer=viewer,
        )
    ]


def test_a_competition_is_told_with_results_margin_and_prize() -> None:
    heading, reef, tide, margin, prize, _ = competition(PUBLIC)
    assert heading == "Competition"
    assert reef == "Reef 9.5: Ada 12, Ben 7."
    assert tide == "Tide 9: Cleo 9, Dov 9."
    assert "Reef" in margin
    assert "0.5" in margin
    assert prize.startswith("Reef wins one reward point for each member and immunity. ")


def test_what_was_done_in_secret_is_told_to_those_who_know_it() -> None:
    secret = "Ada, Ben and Dov each trade 3 off the result for a reward point."
    assert secret in competition(PRODUCER)
    assert "Thrown, and what counted of it: Ada 18 (counted 12)." in competition(PRODUCER)
    own = competition(contestant(ADA))
    assert "Ada trades part of the result for a reward point." in own
    assert "Ada throws 6, 6 and 6: 18, of which 12 counts." in own
    assert not any("trade" in text for text in competition(PUBLIC))


def test_camps_are_told_one_after_the_other() -> None:
    day = [
        began("camp"),
        facts.CampFed(team="Reef", food=10),
        facts.FoodChanged(team="Reef", amount=-10, cause="eaten"),
        facts.CampHungry(team="Tide", needed=10, had=9),
        facts.Gathered(seat=ADA, team="Reef", amount=8),
        facts.FoodChanged(team="Reef", amount=8, cause=f"gathered by {ADA}"),
        facts.Gathered(seat=CLEO, team="Tide", amount=0),
        facts.Gathered(seat=BEN, team="Reef", amount=0),
        facts.Gathered(seat=DOV, team="Tide", amount=4),
        facts.FoodChanged(team="Tide", amount=4, cause=f"gathered by {DOV}"),
    ]
    assert told(*day[:-1], viewer=PUBLIC)[:1] == [Line(Tone.PHASE, "Camp")]  # by close
    texts = [line.text for line in told(*day, ended("camp"), viewer=PUBLIC)]
    reef, tide = texts.index("At the Reef camp"), texts.index("At the Tide camp")
    assert "Gathered: Ada 8, Ben 0." in texts[reef:tide]
    assert "Gathered: Dov 4, Cleo 0." in texts[tide:]
    assert texts[reef + 3].endswith("8 in all: 12 food in store, where a meal takes 10.")
    assert "9" in texts[tide + 1]
    assert "10" in texts[tide + 1]


@pytest.mark.parametrize(
    ("viewer", "text"),
    [
        (
            PRODUCER,
            "Ada gives up 3 food for a bonus roll and finds a Hidden Immunity with 4, 4 and 4.",
        ),
        (contestant(ADA), "Ada gives up some food for a bonus roll and finds a Hidden Immunity."),
    ],
    ids=str,
)
def test_a_find_at_camp_is_told(viewer: Viewer, text: str) -> None:
    producers = [facts.BonusRolled(seat=ADA, dice=(4, 4, 4))] if viewer == PRODUCER else []
    happened = told(
        began("camp"),
        facts.GatheringPlanned(seat=ADA, bonus_trade=True, counters_removed=0, boost="none"),
        *producers,
        facts.CardGained(seat=ADA, card="c1", kind="hidden_immunity", how="found"),
        facts.BonusSettled(seat=ADA, found=True),
        ended("camp"),
        viewer=viewer,
    )
    assert Line(Tone.SECRET, text) in happened


# -- talks -----------------------------------------------------------------------------------------


def two_talks() -> list[Fact]:
    def said(talk: str, seat: str, text: str) -> Fact:
        return facts.MessageSaid(talk=talk, seat=seat, words=words(text))

    def after(seat: str) -> Fact:
        return facts.PreferencesSet(seat=seat, open=(), ranked=())

    return [
        began("conversation"),
        *(after(seat) for seat in NAMES),
        facts.TalkBegan(talk="ab", seats=(ADA, BEN)),
        facts.TalkBegan(talk="cd", seats=(CLEO, DOV)),
        said("ab", ADA, "one"),
        said("cd", CLEO, "two"),
        said("ab", BEN, "three"),
        said("cd", DOV, "four"),
        facts.TalkEnded(talk="cd", seats=(CLEO, DOV)),
        facts.TalkEnded(talk="ab", seats=(ADA, BEN)),
        after(ADA),
        facts.NoteTaken(seat=ADA, talk="ab", words=words("five")),
        after(CLEO),
        after(DOV),
        after(BEN),
        ended("conversation"),
    ]


def test_talks_side_by_side_are_told_scene_after_scene() -> None:
    scenes = [(line.tone, line.text) for line in told(*two_talks()) if line.tone is not Tone.SECRET]
    assert scenes == [
        (Tone.PHASE, "Conversations"),
        (Tone.TALK, "Tide: Cleo and Dov"),
        (Tone.SPEECH, "two"),
        (Tone.SPEECH, "four"),
        (Tone.TALK, "Reef: Ada and Ben"),
        (Tone.SPEECH, "one"),
        (Tone.SPEECH, "three"),
        (Tone.THOUGHT, "five"),
    ]


def test_who_only_sees_two_talk_gets_one_sentence() -> None:
    seen = [fact for fact in two_talks() if not isinstance(fact, facts.PreferencesSet)]
    only = [fact for fact in seen if type(fact) not in (facts.MessageSaid, facts.TalkEnded)]
    only = [fact for fact in only if not isinstance(fact, facts.NoteTaken)]
    heading, sentence = told(*only, viewer=PUBLIC)
    assert heading.tone is Tone.PHASE
    assert sentence.text.endswith(": Ada with Ben; Cleo with Dov.")


def test_a_talk_that_is_cut_off_is_told_so_far() -> None:
    cut = [*two_talks()[:9], ended("conversation", cancelled=True)]
    texts = [line.text for line in told(*cut)]
    assert texts.count("They get no further.") == 2
    assert texts[-1] == "The producers stop the conversations here."


def test_a_phase_in_which_a_viewer_sees_nothing_has_no_heading() -> None:
    assert told(began("conversation"), ended("conversation"), viewer=PUBLIC) == []


# -- ballots ---------------------------------------------------------------------------------------


def test_ballots_are_read_with_how_it_stands() -> None:
    assert read_out(["Ada", "Ben", "Cleo", "Cleo", "Cleo"]) == [
        "First vote: Ada.",
        "Second vote: Ben. One vote each.",
        "Third vote: Cleo. One vote each.",
        "Fourth vote: Cleo. Two for Cleo, one each for Ada and Ben. One vote left.",
        "Fifth vote: Cleo.",
    ]


def test_what_is_decided_is_not_read_to_the_end() -> None:
    assert read_out(["Ada", *["Ben"] * 5]) == [
        "First vote: Ada.",
        "Second vote: Ben. One vote each.",
        "Third vote: Ben. Two for Ben, one for Ada.",
        "Fourth vote: Ben. Three for Ben, one for Ada.",
        "Fifth vote: Ben. That decides it.",
        "The last: Ben, too.",
    ]


def test_nothing_is_said_to_be_decided_before_it_is() -> None:
    for names in (["Ada", "Ben", "Ada", "Ben"], ["Ada"], ["Ada", "Ada"], []):
        texts = read_out(names)
        assert len(texts) == len(names)
        assert not any("decides" in text for text in texts)


def test_a_ballot_that_does_not_count_is_read_as_such() -> None:
    happened = told(
        began("vote"),
        facts.VoteBegan(present=tuple(NAMES), immune=()),
        facts.ImmunityGiven(seats=(ADA,), cause="hidden_immunity"),
        facts.BallotRead(name=ADA, counts=False),
        facts.BallotRead(name=BEN, counts=True),
        facts.VotesCounted(step="vote", counts={BEN: 1}, cast=2, voided=1),
        facts.VotedOut(seat=BEN, round=1, how="vote"),
        viewer=PUBLIC,
    )
    ballots = [line.text for line in happened if line.tone is Tone.BALLOT]
    assert ballots == ["Ada, who is immune: it does not count.", "First vote: Ben."]
    assert any(line.text.startswith("The count: Ben 1") for line in happened)


# -- ties ------------------------------------------------------------------------------------------


def tie_of(*tied: str, rolling: tuple[str, ...], told_before: tuple[Fact, ...] = ()) -> list[str]:
    """What is told of a tie from its first step to the roll that ends it."""
    happened = told(
        facts.VoteBegan(present=tuple(NAMES), immune=()),
        facts.VotesCounted(step="vote", counts=dict.fromkeys(tied, 1), cast=4, voided=0),
        facts.VoteTied(tied=tied),
        *told_before,
        facts.SurvivalRolled(results=dict(zip(rolling, (9, 7, 6, 5), strict=False)), reroll=0),
        facts.VotedOut(seat=rolling[-1], round=1, how="survival_roll"),
        viewer=PUBLIC,
    )
    texts = [line.text for line in happened]
    return texts[[text.startswith("It is a tie") for text in texts].index(True) + 1 : -1]


def test_a_roll_that_cannot_be_held_is_another_than_the_one_that_is() -> None:
    steps = ("revote_tied", "revote_untied", "survival_roll")
    passed = [facts.TieBreakPassed(step=step, why="cannot be held") for step in steps]
    assert tie_of(*NAMES, rolling=tuple(NAMES), told_before=tuple(passed)) == [
        "The re-vote among the tied, the vote against the others and the survival roll of the "
        "others cannot be held.",
        "As a last resort, Ada, Ben, Cleo and Dov roll for survival; the lowest goes.",
        "Ada 9, Ben 7, Cleo 6, Dov 5.",
    ]


def test_the_roll_of_those_who_are_not_tied_is_no_last_resort() -> None:
    told_of = tie_of(ADA, BEN, rolling=(CLEO, DOV))
    assert told_of[0] == "Cleo and Dov roll for survival; the lowest goes."


def test_who_is_tied_no_more_after_a_revote_rolls_with_the_others() -> None:
    revote = (
        facts.VotesCounted(step="revote_tied", counts={ADA: 2, BEN: 2}, cast=4, voided=0),
        facts.TieBreakPassed(step="revote_tied", why="still tied"),
    )
    third = tie_of(ADA, BEN, CLEO, rolling=(CLEO, DOV), told_before=revote)
    assert "Cleo and Dov roll for survival; the lowest goes." in third
    tied = tie_of(ADA, BEN, CLEO, rolling=(ADA, BEN), told_before=revote)
    assert "As a last resort, Ada and Ben roll for survival; the lowest goes." in tied


def test_where_no_ballot_counts_the_roll_is_the_first_there_is() -> None:
    happened = told(
        facts.VoteBegan(present=tuple(NAMES), immune=()),
        facts.VotesCounted(step="vote", counts={}, cast=4, voided=4),
        facts.SurvivalRolled(results={ADA: 9, BEN: 7}, reroll=0),
    )
    assert "Ada and Ben roll for survival; the lowest goes." in [line.text for line in happened]


# -- the final -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "text"),
    [
        (
            [("Reef", ADA, BEN), ("Tide", CLEO, DOV), ("Reef", ADA, BEN), ("", ADA), ("", CLEO)],
            "Competitions won alone: Ada 1, Cleo 1, Ben 0; with a team: Ada 2, Ben 2, Cleo 1.",
        ),
        ([("", BEN), ("", BEN)], "Competitions won alone: Ben 2, Ada 0, Cleo 0."),
        ([("Tide", CLEO, DOV)], "Competitions won with a team: Cleo 1, Ada 0, Ben 0."),
    ],
    ids=["both", "alone", "team"],
)
def test_the_final_tells_wins_alone_from_those_with_a_team(
    wins: list[tuple[str, ...]], text: str
) -> None:
    """So that a finalist who speaks of what they won alone is right."""
    won = [
        facts.CompetitionWon(winners=tuple(winners), team=team, loser="", stakes="both")
        for team, *winners in wins
    ]
    final = facts.FinalBegan(finalists=(ADA, BEN, CLEO), jury=(DOV,))
    texts = [line.text for line in told(*won, final, viewer=PUBLIC)]
    assert texts[-1] == text


def test_the_final_is_silent_of_competitions_where_nobody_won_one() -> None:
    texts = [line.text for line in told(facts.FinalBegan(finalists=(ADA, BEN), jury=(DOV,)))]
    assert not any("Competitions won" in text for text in texts)
