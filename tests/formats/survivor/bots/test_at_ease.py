"""Where nobody here can be voted out, one talks of the day and of those who are not there."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import StoryTold
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.moves import accuse, ask, propose
from showrunner.formats.talk import questions
from showrunner.formats.talk.acts import Act
from showrunner.kernel import sealer
from tests.formats.survivor.bots.camp import ME, NAMES, Camp, swear


def safe_camp(archetype: str = "loyalist") -> Camp:
    """A camp whose team has won, so that it need not vote."""
    camp = Camp(archetype)
    camp.tell(
        facts.CompetitionWon(winners=tuple(NAMES), team="Driftwood", loser="Tide", stakes="both")
    )
    assert not camp.mind.candidates()
    return camp


def intents(camp: Camp, other: str = "ben") -> set[str]:
    """What my next message may be meant to do."""
    found = set()
    for _ in range(60):
        camp.says(other)
        found.add(camp.thought["intent"])
    return found


def test_two_who_go_off_together_are_spoken_of_to_a_third_and_not_to_themselves():
    camp = safe_camp()
    for _ in range(2):
        camp.tell(facts.TalkBegan(talk="eve+fay", seats=("eve", "fay")))
    camp.talk("ben", ends=False)
    assert (ask("other", "eve"),) in camp.may_say("ben")
    camp.tell(facts.TalkEnded(talk="ada+ben", seats=(ME, "ben")))
    camp.talk("fay", ends=False)
    assert (ask("other", "eve"),) not in camp.may_say("fay")


def test_gossip_is_not_answered_with_the_same():
    camp = safe_camp()
    for _ in range(2):
        camp.tell(facts.TalkBegan(talk="eve+fay", seats=("eve", "fay")))
    camp.talk("ben", ("ben", [ask("other", "eve")]), ends=False)
    assert set(camp.may_say("ben")) == {()}


def test_who_had_a_bad_day_is_comforted_at_times():
    camp = safe_camp()
    camp.tell(facts.Gathered(seat="ben", team="Driftwood", amount=0))
    camp.feel(ben=20)
    camp.talk("ben", ("ben", []), ends=False)
    assert "comfort" in intents(camp)


def test_a_word_about_the_day_leads_on_to_people():
    camp = safe_camp()
    camp.talk("ben", ("ben", []), ends=False)
    assert "open" not in intents(camp)


def test_who_is_asked_about_is_the_one_they_would_see_go_first():
    camp = safe_camp()
    camp.feel(dee=-60, ben=-25)
    camp.talk("ben", ("ben", []), ends=False)
    assert {act for said in camp.may_say("ben") for act in said} == {ask("trust", "dee")}


@pytest.mark.parametrize("about, liked", [("cal", True), ("dee", False)])
def test_a_question_about_somebody_is_answered_by_how_one_stands_to_them(about: str, liked: bool):
    camp = safe_camp()
    camp.feel(cal=40, dee=-40)
    camp.talk("ben", ("ben", [ask("trust", about)]), ends=False)
    camp.says("ben")
    assert camp.thought == {"intent": "opinion", "about": [about]}


def lied_to_by_ben() -> Camp:
    camp = Camp("wild_card")
    camp.talk("ben", ("ben", [swear("dee")]))
    camp.vote("dee", {"dee": 0, "eve": 5}, out="eve")
    camp.next_round()
    won = facts.CompetitionWon(winners=tuple(NAMES), team="Driftwood", loser="Tide", stakes="both")
    camp.tell(won)
    assert camp.mind.promises.lies.keys() == {"ben"}
    return camp


def test_a_lie_is_told_to_friends_and_thrown_at_the_liar():
    camp = lied_to_by_ben()
    camp.feel(cal=10)
    for other in ("cal", "ben"):
        camp.talk(other, ends=False)
        assert (accuse("ben", "lie"),) in camp.may_say(other)
        camp.tell(facts.TalkEnded(talk=f"ada+{other}", seats=(ME, other)))


def test_who_is_asked_about_a_liar_says_that_they_lied():
    camp = lied_to_by_ben()
    camp.talk("cal", ("cal", [ask("trust", "ben")]), ends=False)
    assert camp.says("cal") == (accuse("ben", "lie"),)


def test_a_reproach_of_somebody_else_is_not_owned_up_to():
    camp = safe_camp()
    camp.talk("ben", ("ben", [accuse("cal", "lie")]), ends=False)
    assert not intents(camp) & {"deflect", "confess", "lie"}


@pytest.mark.parametrize(
    "told, words",
    [
        (facts.CampHungry(team="Driftwood", needed=30, had=20), ("hungry", "food", "dinner")),
        (StoryTold(story=sealer("s")("A crate drifts ashore.")), ("announcement", "curveball")),
    ],
)
def test_what_producers_stage_and_hunger_are_spoken_of_that_day(told, words: tuple[str, ...]):
    camp = safe_camp()
    camp.tell(told)
    camp.feel(ben=-5)
    camp.talk("ben", ends=False)
    said = set()
    for _ in range(60):
        camp.says("ben")
        said.add(camp.words)
    assert any(word in line for line in said for word in words), said


@pytest.mark.parametrize("safe", [True, False])
def test_where_nobody_goes_tonight_one_seeks_a_friend_and_is_there_for_whoever_comes(safe: bool):
    camp = safe_camp() if safe else Camp()
    camp.feel(ben=60, cal=50)
    others = [seat for seat in NAMES if seat != ME]
    answers = [camp.ask(questions.preferences(camp.sheet, others)) for _ in range(20)]
    assert all(set(answer["open"]) == set(others) for answer in answers)
    sought = {tuple(answer["ranked"]) for answer in answers}
    assert sought == {("ben",), ("cal",)} if safe else all(len(one) > 2 for one in sought)


def test_whoever_hurt_one_most_is_not_welcome():
    camp = Camp()
    camp.feel(ben=-100)
    answer = camp.ask(questions.preferences(camp.sheet, camp.mind.others))
    assert "ben" not in answer["open"]
    assert "ben" not in answer["ranked"]


def test_a_name_that_comes_up_without_a_vote_to_come_is_not_noted():
    camp = safe_camp()
    camp.talk("ben", ("ben", [propose("cal")]), (ME, [Act("agree", "cal")]))
    answer = camp.ask(questions.after_talk(camp.sheet, ME, "ben", camp.mind.others))
    assert answer["note"] is None


def test_nobody_goes_on_for_long():
    """One has said what there was to say with one's first message."""
    camp = safe_camp()
    camp.talk("ben", (ME, [ask("trust", "dee")]), ("ben", []), ends=False)
    for _ in range(20):
        camp.says("ben")
        assert camp.accepted.end
