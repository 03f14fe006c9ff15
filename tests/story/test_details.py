"""Details: what viewers see besides beats, and what an episode says around a vote."""

from __future__ import annotations

import pytest

from showrunner.formats.mini_survivor import facts as match_facts
from showrunner.formats.survival import facts as night_facts
from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from tests.story.dice import IDOL, Dice
from tests.story.handmade import HandmadeSeason, told_by_hand
from tests.story.test_mini_survivor_beats import Match
from tests.story.test_survival_beats import Summit


def enter(season: Dice, *traders: str) -> None:
    """Everybody goes into a competition; these trade."""
    season.phase("competition")
    for seat in season.seats:
        entered = facts.CompetitionEntered(
            seat=seat, trade=seat in traders, counters_removed=0, boost="none"
        )
        season.tell(entered, seat)


def texts(season: HandmadeSeason, part: str) -> list[str]:
    """What the last episode says in a part, without quotations."""
    episode = told_by_hand(season).episodes[-1]
    return [
        sentence.text
        for section in episode.sections
        if section.part == part
        for sentence in section.sentences
        if not sentence.speaker
    ]


# -- Survivor --------------------------------------------------------------------------------------


def test_who_gave_up_part_of_a_result_is_told_and_whether_it_cost_the_win() -> None:
    season = Dice()
    season.begin()
    enter(season, "ben", "cal")
    season.compete("ada", ada=10, ben=8, cal=7, dee=9)
    told = "Ben and Cal each gave up part of the result for a reward point."
    assert season.details() == [f"{told} Without that Ben would have won."]


def test_what_the_winner_gave_up_counts_for_the_winner_too() -> None:
    season = Dice()
    season.begin()
    enter(season, "ada", "ben")
    season.compete("ada", ada=10, ben=8)
    assert season.details() == ["Ada and Ben each gave up part of the result for a reward point."]


@pytest.mark.parametrize(("ada", "lost"), [(7, True), (1, False)])
def test_a_team_that_lost_by_what_its_members_gave_up(ada: int, lost: bool) -> None:
    season = Dice()
    season.teams("swapped", Tide="ada ben", Ember="cal dee")
    season.begin()
    enter(season, "ada")
    results = facts.CompetitionResults(
        results={"ada": ada, "ben": 8, "cal": 8, "dee": 8},
        teams={"Tide": "15/2", "Ember": "8"},
        reroll=0,
        decides="both",
    )
    season.tell(results)
    won = facts.CompetitionWon(winners=("cal", "dee"), team="Ember", loser="Tide", stakes="both")
    season.tell(won)
    (told,) = season.details()
    assert ("Without that Tide would have beaten Ember." in told) == lost


def test_food_that_was_given_up_at_camp() -> None:
    season = Dice()
    season.begin()
    season.phase("camp")
    for seat in ("ada", "ben"):
        settled = facts.GatheringSettled(seat=seat, point_trade=seat == "ada", bonus_bought=False)
        season.tell(settled, seat)
    season.tell(facts.BonusSettled(seat="cal", found=False), "cal")
    season.tell(facts.BonusSettled(seat="dee", found=True), "dee")
    assert not season.details()
    season.end_phase("camp")
    assert season.details() == [
        "Ada gave up food for a reward point.",
        "Cal gave up food to search for an advantage, and found nothing.",
    ]


def test_a_fake_is_not_told_as_a_real_card() -> None:
    season = Dice()
    season.begin()
    season.gain("ada", "c1")
    assert season.standing() == ["Ada holds a Hidden Immunity."]
    season.tell(facts.CardForged(card="c1", kind="fake_idol"), "zed")
    season.gain("ada", "c2")
    assert season.standing() == [
        "Ada holds a Hidden Immunity that is a fake and a Hidden Immunity."
    ]
    season.play("ada", "ada", "c1", IDOL)
    assert season.standing() == ["Ada holds a Hidden Immunity."]


def test_those_who_most_often_wrote_the_same_name_stand_together() -> None:
    season = Dice("ada ben cal dee eve fay gus")
    for out in ("gus", "fay", "eve"):
        season.begin()
        season.vote(f"ada>{out} ben>{out} cal>{out} dee>cal", out)
    assert season.standing() == ["Ada and Ben have written the same name three times."]


def test_before_a_vote_it_is_told_who_had_named_whom_and_who_several() -> None:
    season = Dice()
    season.begin()
    season.talk(("dee", Act("propose", "eve")), ("ada", Act("agree", "eve")))
    season.talk(("cal", Act("propose", "fay")), ("ada", Act("agree", "fay")))
    season.vote("ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee", "fay")
    season.tell(facts.RoundEnded(round=1))
    assert texts(season, "council")[0] == (
        "Before the vote, Dee and Ada had named Eve; Cal and Ada had named Fay. "
        "Ada had named more than one of them."
    )


def test_a_second_vote_of_a_round_is_not_told_with_the_names_of_the_first() -> None:
    season = Dice()
    season.begin()
    season.talk(("dee", Act("propose", "eve")), ("ada", Act("propose", "fay")))
    season.vote("ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee", "fay")
    season.vote("ada>eve ben>eve cal>dee dee>eve eve>dee", "eve")
    season.tell(facts.RoundEnded(round=1))
    told = [text for text in texts(season, "council") if text.startswith("Before the vote")]
    assert len(told) == 1


def test_next_time_tells_of_a_promise_and_what_was_said_since() -> None:
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("promise", "ben", "safety"))
    season.say("ada", "cal", Act("propose", "ben"))
    season.vote("ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee", "fay")
    season.tell(facts.RoundEnded(round=1))
    assert texts(season, "next")[0] == "Ada promised Ben safety, and has named Ben since."


def test_next_time_tells_of_somebody_between_two_alliances() -> None:
    season = Dice()
    season.begin()
    for name, other in (("the Oar", "ben"), ("the Net", "cal")):
        join = Act("join", name=Text("seal", name))
        season.say("ada", other, join)
        season.say(other, "ada", join)
    season.vote("ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee", "fay")
    season.tell(facts.RoundEnded(round=1))
    first, *_ = texts(season, "next")
    assert first == "Ada belongs to “the Net” with Cal, and to “the Oar” with Ben."


def test_the_final_tells_how_the_finalists_had_played_and_who_forgave() -> None:
    season = Dice("ada ben cal dee eve")
    season.begin()
    season.vote("ada>eve ben>eve cal>eve dee>ben eve>ada", "eve")
    season.begin()
    season.vote("ada>dee ben>cal cal>dee dee>ada", "dee")
    season.begin()
    season.final("ada ben", "cal dee eve", "cal>ben dee>ada eve>ada", "ada")
    season.tell(facts.RoundEnded(round=3))
    told = texts(season, "council")
    assert told[:2] == [
        "Ada had written the one who left in two of two votes, and had two ballots against.",
        "Ben had written the one who left in one of two votes, and had one ballot against.",
    ]
    assert "Dee and Eve voted for somebody who had voted them out." in told


# -- Survival --------------------------------------------------------------------------------------


def test_what_is_done_at_night_without_effect_is_told() -> None:
    season = Summit()
    season.night()
    season.tell(night_facts.RangerProtected(seat="ben", target="ben"), "ben")
    season.tell(night_facts.PeekChosen(seat="cal", how="sleep"), "cal")
    season.tell(night_facts.AgencySummoned(seat="dee", target=None), "dee")
    season.agree("ada")
    assert season.details() == [
        "Ben, the Forest Ranger, protects nobody else.",
        "Cal, the Activist, does not dare to look.",
        "The Evil Forces go for Ada.",
    ]


def test_after_a_debate_viewers_know_what_those_are_who_were_named() -> None:
    season = Summit()
    season.night()
    season.day()
    season.speak("ada", "", "gus")
    season.speak("gus", "", "ada")
    season.speak("ben", "", "ada")
    assert not season.details()
    season.ballots("ada>gus")
    assert season.details() == [
        "Ada, whom Gus and Ben named, is Good; Gus, who did, is not.",
        "Gus, whom Ada named, is Evil.",
    ]


# -- Mini-Survivor ---------------------------------------------------------------------------------


def test_a_number_that_is_named_is_explained_once_a_round_and_a_claim_explains_itself() -> None:
    match = Match()
    match.begin(A="1 2 11", B="3 12 13")
    match.say("ada", "ben", Act("target", what="21"))
    match.say("ben", "ada", Act("target", what="21"), Act("leave", what="31"))
    match.say("cal", "ada", Act("claim", "cal", "22"))
    assert match.details()[1:] == ["21 is Cal’s Fox.", "31 is Dee’s Jay."]
    match.begin(A="1 2 11", B="3 12 13")
    match.say("cal", "dee", Act("claim", "cal", "22"))
    assert match.details()[-1] == "22 is Cal’s Frog."
    assert "Ada was told of Cal’s Frog." in match.standing()


def test_the_board_and_the_idols_bought_are_told_by_name() -> None:
    match = Match()
    for seat in ("ada", "ben"):
        match.tell(match_facts.IdolBought(seat=seat, price=3), seat)
    match.tell(match_facts.PhaseEnded(round=1, phase="submission"))
    match.fall("A", cause="assassination", ada="1")
    cast_out = match_facts.SurvivorsCastOut(round=1, survivors=(2, 11), why="too few")
    match.tell(cast_out)
    board = {"A": (3, 12, 13), "B": (21,)}
    match.tell(match_facts.BoardShown(tribes=board, outcasts=(2, 11), why="movement"))
    assert match.details() == [
        "Ada and Ben each bought an idol.",
        "Amethyst loses Ada’s Adder.",
        "Ada’s Badger and Ben’s Crab are Outcasts now.",
        "After the moves: three in Amethyst and one in Beryl.",
    ]


@pytest.mark.parametrize("fell", [True, False])
def test_what_two_settled_on_stands_if_it_did_not_fall(fell: bool) -> None:
    match = Match()
    match.begin(A="1 11 21")
    for seat, other in (("ada", "ben"), ("ben", "ada")):
        match.say(seat, other, Act("target", what="21"))
    match.count("A", {1: 21, 11: 21, 21: 1})
    if fell:
        match.fall("A", cal="21")
    match.close()
    told = [text for text in match.details() if "settled" in text]
    stands = ["Ada and Ben had settled on Cal’s Fox. It got two votes and stands."]
    assert told == ([] if fell else stands)
