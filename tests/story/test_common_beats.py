"""The beats of every game, in dice seasons made by hand: each where it is, and not beside it.

The oracle is asked each time as well, so that it does not only agree with the finders on seasons of
bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from showrunner.formats.facts import StoryTold
from showrunner.formats.interviews.facts import ClaimJudged, InterviewAnswered, InterviewAsked
from showrunner.formats.lifecycle import RoundEnded
from showrunner.formats.survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from tests.story.dice import Dice
from tests.story.handmade import told_by_hand


def texts(season: Dice, kind: str) -> list[str]:
    return [beat.text for beat in season.beats(kind)]


@pytest.fixture
def season() -> Dice:
    dice = Dice()
    dice.begin()
    return dice


def propose(about: str) -> Act:
    return Act("propose", about)


def agree(about: str) -> Act:
    return Act("agree", about)


def promise(what: str, about: str = "") -> Act:
    return Act("promise", about, what)


FAY_BY_ONE = "ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee"
"""Fay goes by one vote: 3–2–1."""


# -- promises --------------------------------------------------------------------------------------


def test_a_promise_of_safety_is_broken_by_the_ballot(season: Dice) -> None:
    said = season.say("ada", "fay", promise("safety"))
    season.vote(FAY_BY_ONE, "fay")
    (beat,) = season.beats("promise broken")
    assert beat.text == "Ada had promised Fay safety, and wrote Fay."
    assert (beat.importance, beat.people, beat.facts[0]) == (70, ("ada", "fay"), said)


def test_a_promise_about_somebody_else_is_told_as_such(season: Dice) -> None:
    season.say("ada", "ben", promise("safety", "fay"))
    season.vote(FAY_BY_ONE, "fay")
    told = ["Ada had promised Ben not to vote for Fay, and wrote Fay."]
    assert texts(season, "promise broken") == told


def test_a_promise_that_is_kept_or_of_an_earlier_round_is_not_broken(season: Dice) -> None:
    season.say("ada", "dee", promise("safety"))
    season.say("ada", "fay", promise("safety"))
    season.vote("ada>eve ben>eve cal>eve dee>eve eve>ada fay>ada", "eve")
    season.begin()
    season.vote("ada>fay ben>fay cal>fay dee>ben fay>ben", "fay")
    assert not season.beats("promise broken")


def test_a_promise_of_the_end_lasts_and_is_broken_once(season: Dice) -> None:
    season.say("ada", "fay", promise("final"))
    season.vote("ada>fay ben>eve cal>eve dee>eve eve>ada fay>ada", "eve")
    season.begin()
    season.vote("ada>fay ben>fay cal>fay dee>ben fay>ben", "fay")
    told = ["Ada had promised Fay the end, and wrote Fay."]
    assert texts(season, "promise broken") == told


def test_a_promise_to_write_a_name_is_for_the_first_vote(season: Dice) -> None:
    season.say("ada", "ben", promise("vote", "fay"))
    season.open_vote()
    season.held("ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee cal>eve")
    season.tell(facts.VoteTied(tied=("fay", "eve")))
    season.held("ada>eve ben>eve cal>fay dee>fay", "revote_tied")
    season.vote_out("eve", "revote_tied")
    assert not season.beats("promise broken")


def test_who_is_immune_cannot_be_written_as_promised(season: Dice) -> None:
    season.say("ada", "ben", promise("vote", "dee"))
    season.vote(FAY_BY_ONE.replace("eve>dee", "eve>cal"), "fay", immune="dee")
    assert not season.beats("promise broken")


def test_a_promised_ballot_that_decides_is_kept(season: Dice) -> None:
    season.say("ada", "ben", promise("vote", "fay"))
    season.vote(FAY_BY_ONE, "fay")
    told = ["Ada had promised Ben to vote for Fay, and did. Fay went by one vote."]
    assert texts(season, "promise kept") == told


def test_a_promised_ballot_that_was_not_needed_is_no_beat(season: Dice) -> None:
    season.say("ada", "ben", promise("vote", "fay"))
    season.vote(FAY_BY_ONE.replace("dee>eve", "dee>fay"), "fay")
    assert not season.beats("promise kept")


def test_the_end_is_promised_to_several(season: Dice) -> None:
    for seat in ("ben", "ben", "cal"):
        season.say("ada", seat, promise("final"))
    assert not season.beats("same end promised to several")
    season.say("ada", "dee", promise("final"))
    (beat,) = season.beats("same end promised to several")
    assert beat.text == "Ada has now promised the end to three people: Ben, Cal and Dee."


# -- votes -----------------------------------------------------------------------------------------


def test_a_blindside(season: Dice) -> None:
    season.say("ben", "fay", propose("eve"))
    season.vote(FAY_BY_ONE, "fay")
    told = "Fay wrote Eve and never saw it coming: Ben had named Eve to Fay, and wrote Fay."
    assert texts(season, "blindside") == [told]


@pytest.mark.parametrize(
    ("speaker", "act"),
    [
        ("cal", Act("warn", "fay")),
        ("ben", Act("propose", "fay")),
        ("dee", Act("tell", "fay", "named", "ben")),
    ],
)
def test_who_was_told_that_their_name_is_up_is_not_blindsided(
    season: Dice, speaker: str, act: Act
) -> None:
    season.say("ben", "fay", propose("eve"))
    season.say(speaker, "fay", act)
    season.vote(FAY_BY_ONE, "fay")
    assert not season.beats("blindside")


def test_who_was_named_another_name_than_they_wrote_is_not_blindsided(season: Dice) -> None:
    season.say("ben", "fay", propose("dee"))
    season.vote(FAY_BY_ONE, "fay")
    assert not season.beats("blindside")


def test_who_saw_a_tied_count_is_not_blindsided(season: Dice) -> None:
    season.say("ben", "fay", propose("eve"))
    season.open_vote()
    season.held("ada>fay ben>fay cal>fay dee>eve fay>eve eve>dee cal>eve")
    season.tell(facts.VoteTied(tied=("fay", "eve")))
    season.held("ada>fay ben>fay cal>fay dee>eve", "revote_tied")
    season.vote_out("fay", "revote_tied")
    assert not season.beats("blindside")


def test_a_decoy(season: Dice) -> None:
    season.say("ben", "fay", propose("eve"))
    season.vote(FAY_BY_ONE, "fay")
    told = "Fay wrote Eve, the name that Ben gave Fay. Ben wrote Fay."
    assert texts(season, "decoy") == [told]


def test_a_name_that_was_their_own_idea_is_no_decoy(season: Dice) -> None:
    season.say("fay", "ben", propose("eve"))
    season.say("ben", "fay", propose("eve"))
    season.vote(FAY_BY_ONE, "fay")
    assert not season.beats("decoy")


def test_the_ballot_that_would_have_changed_it_is_that_of_who_promised_most(season: Dice) -> None:
    season.say("cal", "fay", promise("final"))
    season.vote(FAY_BY_ONE, "fay")
    told = "It was 3–2–1. Had Cal written Eve, Fay would not have gone on that count."
    assert texts(season, "one ballot") == [told]


def test_nobody_could_have_written_their_own_name(season: Dice) -> None:
    season.say("eve", "fay", promise("safety"))
    season.vote("ada>fay ben>fay eve>fay cal>eve fay>eve dee>cal", "fay")
    (beat,) = season.beats("one ballot")
    assert beat.values["runner_up"] == "eve"
    assert beat.values["voter"] != "eve"


def test_two_votes_ahead_is_not_one_ballot(season: Dice) -> None:
    season.vote(FAY_BY_ONE.replace("eve>dee", "eve>fay"), "fay")
    assert not season.beats("one ballot")


def test_the_deciding_talk_is_where_most_of_them_first_took_up_the_name(season: Dice) -> None:
    season.talk(("dee", propose("fay")), ("ada", Act("ask", "fay", "target")))
    first, second = season.talk(("ada", propose("fay")), ("ben", agree("fay")))
    season.talk(("cal", propose("fay")), ("ben", agree("fay")))
    season.vote(FAY_BY_ONE, "fay")
    (beat,) = season.beats("deciding talk")
    assert beat.text == "Ada and Ben settled on Fay between them."
    assert {first, second} < set(beat.facts)


def test_somebody_counts_in_each_talk_in_which_they_took_up_the_name(season: Dice) -> None:
    """Ada put it up before, to somebody who did not take it up."""
    season.talk(("ada", propose("fay")), ("dee", Act("refuse", "fay")))
    first, second = season.talk(("ada", propose("fay")), ("ben", agree("fay")))
    season.vote(FAY_BY_ONE, "fay")
    (beat,) = season.beats("deciding talk")
    assert beat.text == "Ada and Ben settled on Fay between them."
    assert {first, second} < set(beat.facts)


def test_a_second_talk_is_told_if_the_first_has_not_most_of_the_ballots(season: Dice) -> None:
    season.talk(("ada", propose("fay")), ("ben", agree("fay")))
    season.talk(("cal", propose("fay")), ("dee", agree("fay")))
    season.vote("ada>fay ben>fay cal>fay dee>fay eve>ada fay>ada", "fay")
    (beat,) = season.beats("deciding talk")
    assert beat.text == (
        "Ada and Ben settled on Fay between them. Cal and Dee took it up in another talk."
    )
    assert beat.values["voters"] == ["ada", "ben", "cal", "dee"]


def test_a_talk_of_others_does_not_decide(season: Dice) -> None:
    """Dee put up the name and wrote another one."""
    season.talk(("dee", propose("fay")), ("eve", agree("fay")))
    season.vote(FAY_BY_ONE, "fay")
    assert not season.beats("deciding talk")


def test_a_tie_is_broken_by_those_who_were_not_tied(season: Dice) -> None:
    season.open_vote()
    season.held("ada>fay ben>fay cal>eve dee>eve eve>fay fay>eve")
    season.tell(facts.VoteTied(tied=("fay", "eve")))
    season.held("ada>fay ben>fay cal>fay dee>eve", "revote_tied")
    season.vote_out("fay", "revote_tied")
    (told,) = texts(season, "tie-break")
    assert told.endswith("Fay and Eve, and Fay went by the vote of those who were not tied.")
    assert not season.beats("bystander out")


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("survival_roll", "Dee went without being among them, by the survival roll."),
        ("revote_untied", "Dee went, the only one left who was not immune."),
    ],
)
def test_a_bystander_goes_after_a_tie(season: Dice, how: str, told: str) -> None:
    season.open_vote()
    season.held("ada>fay ben>fay cal>eve dee>eve eve>fay fay>eve")
    season.tell(facts.VoteTied(tied=("fay", "eve")))
    if how == "survival_roll":
        season.tell(
            facts.SurvivalRolled(results={"ada": 9, "ben": 8, "cal": 7, "dee": 2}, reroll=0)
        )
    season.vote_out("dee", how)
    assert texts(season, "bystander out") == [f"The vote was tied between Fay and Eve, and {told}"]
    assert not season.beats("deciding talk") + season.beats("one ballot")


def test_everybody_writes_the_same_name(season: Dice) -> None:
    season.vote("ada>fay ben>fay cal>fay dee>fay eve>fay fay>eve", "fay")
    assert texts(season, "unanimous") == ["Everybody but Fay wrote Fay."]


def test_an_abstention_is_not_unanimous(season: Dice) -> None:
    season.vote("ada>fay ben>fay cal>fay dee>fay eve> fay>eve", "fay")
    assert not season.beats("unanimous")


def test_the_jury_decides_by_one(season: Dice) -> None:
    season.final("ada ben", "cal dee eve", "cal>ada dee>ada eve>ben", "ada")
    assert texts(season, "won by one vote") == ["Ada won 2–1 against Ben."]


def test_a_jury_that_votes_again_counts_with_its_first_votes(season: Dice) -> None:
    season.tell(facts.FinalBegan(finalists=("ada", "ben", "cal"), jury=("dee", "eve", "fay")))
    for juror, finalist in (("dee", "ada"), ("eve", "ben"), ("fay", "cal")):
        season.tell(facts.JuryBallotCast(juror=juror, finalist=finalist, again=False), juror)
    season.tell(facts.JuryVotesCounted(counts={"ada": 1, "ben": 1, "cal": 1}, again=False))
    season.tell(facts.JuryBallotCast(juror="fay", finalist="ada", again=True), "fay")
    season.tell(facts.JuryVotesCounted(counts={"ada": 1}, again=True))
    season.tell(facts.WinnerCrowned(seat="ada", rule="DS-11.4", reason="the second vote"))
    (told,) = texts(season, "won by one vote")
    assert told == "Ada won 2–1–1 against Ben and Cal, when some of the jury had voted again."


# -- alliances -------------------------------------------------------------------------------------


def join(name: str, about: str = "") -> Act:
    return Act("join", about, name=Text("seal", name))


def test_an_alliance_is_made_by_the_second_who_says_so(season: Dice) -> None:
    season.say("ada", "ben", join("the Well"))
    season.say("ada", "cal", join("the Well", "ben"))
    assert not season.beats("alliance made")
    season.say("ben", "ada", join("the Well"))
    assert texts(season, "alliance made") == ["Ada and Ben are now “the Well”."]


def test_two_alliances_of_the_same_name_are_not_one(season: Dice) -> None:
    pairs: Sequence[tuple[str, str]] = (("ada", "ben"), ("cal", "fay"))
    for one, other in pairs:
        season.say(one, other, join("the Well"))
        season.say(other, one, join("the Well"))
    assert len(season.beats("alliance made")) == 2
    season.vote(FAY_BY_ONE, "fay")
    told = "Fay was one of “the Well”. So was Cal, who wrote Fay."
    assert texts(season, "alliance split") == [told]


def test_who_has_written_a_member_has_left_the_alliance(season: Dice) -> None:
    for one, other in (("ada", "fay"), ("fay", "ada")):
        season.say(one, other, join("the Well"))
    season.vote("ada>fay ben>eve cal>eve dee>eve eve>ada fay>ada", "eve")
    season.begin()
    season.vote("ada>fay ben>fay cal>fay dee>ben fay>ben", "fay")
    assert not season.beats("alliance split")


def test_a_first_vote_against_somebody_with_whom_one_always_voted() -> None:
    season = Dice("ada ben cal dee eve fay gus hal ian jo")
    for out, other in (("jo", "ian"), ("ian", "hal"), ("hal", "gus")):
        season.begin()
        voters = [seat for seat in season.inside if seat not in (out, other, "eve")]
        ballots = [f"{seat}>{out}" for seat in voters]
        season.vote(" ".join([*ballots, f"{out}>{other}", f"{other}>eve", f"eve>{other}"]), out)
    season.begin()
    season.vote("ada>ben cal>ben dee>ben ben>eve eve>cal fay>cal gus>cal", "ben")
    (beat,) = season.beats("first vote against an ally")
    told = "Ada and Ben had written the same name three times. This time Ada wrote Ben."
    assert beat.text == told
    assert len(beat.facts) == 8


# -- rivals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("accused", [True, False])
def test_a_revenge_needs_an_accusation_in_between(season: Dice, accused: bool) -> None:
    season.vote("ada>eve ben>eve cal>eve dee>eve eve>ada fay>ada", "eve")
    season.begin()
    if accused:
        season.say("ada", "ben", Act("accuse", "fay", "vote"))
    season.vote("ada>fay ben>fay cal>fay dee>ben fay>ben", "fay")
    told = "Fay had written Ada in round 1, and Ada had accused Fay since. Now Ada wrote Fay."
    assert texts(season, "revenge") == ([told] if accused else [])


@pytest.mark.parametrize("rounds", [3, 2])
def test_a_long_chase_ends(rounds: int) -> None:
    season = Dice("ada ben cal dee eve fay gus hal")
    for out in ["hal", "gus"][-rounds + 1 :]:
        season.begin()
        season.say("ada", "ben", propose("fay"))
        others = [seat for seat in season.inside if seat != out]
        season.vote(" ".join([*(f"{seat}>{out}" for seat in others), f"{out}>eve"]), out)
    season.begin()
    season.say("ada", "ben", propose("fay"))
    season.vote(FAY_BY_ONE, "fay")
    told = "Ada had asked for Fay in three rounds. Now it happened."
    assert texts(season, "long chase") == ([told] if rounds == 3 else [])


def test_who_is_written_most_and_never_until_the_end() -> None:
    season = Dice("ada ben cal dee eve fay gus hal")
    for out in ("hal", "gus", "fay"):
        season.begin()
        others = [seat for seat in season.inside if seat not in (out, "eve")]
        voters = " ".join(f"{seat}>{'eve' if seat in 'ben cal' else out}" for seat in others)
        season.vote(f"{voters} {out}>dee eve>cal", out)
    season.final("ada eve", "fay gus hal", "fay>ada gus>ada hal>ada", "ada")
    assert texts(season, "underdog") == [
        "Eve got six votes, from Ben and Cal, and is still there at the end."
    ]
    assert texts(season, "never written") == [
        "In three votes nobody ever wrote Ada.",
        "In three votes nobody ever wrote Ben.",
    ]


def test_who_was_written_often_goes_at_last() -> None:
    season = Dice("ada ben cal dee eve fay gus hal")
    for out in ("hal", "gus"):
        season.begin()
        voters = "ada>eve ben>eve cal>eve " + " ".join(
            f"{seat}>{out}" for seat in season.inside if seat not in ("ada", "ben", "cal", out)
        )
        season.vote(f"{voters} {out}>ada", out)
    season.begin()
    season.vote("ada>eve ben>eve cal>eve dee>eve eve>ada fay>ada", "eve")
    told = ["Eve had got six votes before and stayed. Not this time."]
    assert texts(season, "underdog out") == told


# -- producers -------------------------------------------------------------------------------------


def test_a_story_that_producers_tell(season: Dice) -> None:
    season.tell(StoryTold(story=Text("seal", "The storm took the fire.")))
    assert texts(season, "producers’ hand") == ["Production: “The storm took the fire.”"]


class Interviewed(Dice):
    """A dice season whose castaways are asked in private."""

    def asked(self, seat: str, **claims: Any) -> int:
        question = Text(f"seal {len(self.story)}", "What now?")
        self.tell(InterviewAsked(seat=seat, question=question, claims=tuple(claims)), seat)
        words = Text(f"answer {len(self.story)}", "Well.")
        answer = InterviewAnswered(seat=seat, words=words, question=question, claims=claims)
        return self.tell(answer, seat)


def test_an_interview_is_held_against_the_next_ballots_that_could_have_kept_it() -> None:
    season = Interviewed()
    season.begin()
    season.asked("ada", vote="eve")
    answered = season.asked("ada", vote="ben", trusts_most="fay")
    season.asked("ben", vote="dee")  # who is immune
    season.asked("cal", vote="fay", trusts_most="fay")
    season.asked("dee", vote=None, trusts_most="cal")
    season.vote(FAY_BY_ONE, "fay", immune="dee")
    against = season.beats("interview against deed")
    assert [beat.text for beat in against] == [
        "Asked in private, Ada had named Ben for this vote, and wrote Fay.",
        "Asked in private, Ada trusted nobody more than Fay. Now Ada wrote Fay.",
        "Asked in private, Cal trusted nobody more than Fay. Now Cal wrote Fay.",
    ]
    assert against[0].facts[0] == answered
    season.begin()
    season.vote("ada>cal ben>cal cal>ada dee>cal eve>ada", "cal")
    assert [beat.people for beat in season.beats("interview against deed")[3:]] == [("dee", "cal")]


def test_an_interview_against_a_deed_is_told_where_the_votes_are_in_the_broadcast() -> None:
    season = Interviewed()
    season.begin()
    season.asked("ada", vote="ben")
    season.vote(FAY_BY_ONE, "fay")
    season.tell(RoundEnded(round=1))
    season.story = [told for told in season.story if told.airs]
    (vote,) = [
        section
        for section in told_by_hand(season).episodes[0].sections
        if section.part == "council"
    ]
    assert any(sentence.text.startswith("Asked in private") for sentence in vote.sentences)


def test_a_claim_that_was_judged_false_is_told_with_the_answer_in_which_it_was() -> None:
    """Ada is asked twice before the first claim is judged; ballots judge the vote."""
    season = Interviewed()
    season.begin()
    first = season.asked("ada", points=3)
    season.asked("ada", points=4, vote="ben")
    judged = partial(ClaimJudged, seat="ada", verdict="broken")
    number = season.tell(judged(number=1, claim="points", said=3, truth=1))
    season.tell(judged(number=3, claim="vote", said="ben", truth="fay"))
    (beat,) = season.beats("false claim")
    assert beat.text == "Asked in private, Ada claimed “points: 3”. In truth it was 1."
    assert beat.facts == (first, number)
