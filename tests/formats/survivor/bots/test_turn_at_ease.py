"""Where nobody can be voted out, castaways talk about the day and about absentees."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import StoryTold
from showrunner.formats.survivor import facts
from showrunner.formats.talk import questions
from showrunner.formats.talk.acts import Act
from showrunner.kernel import sealer
from tests.formats.survivor.bots.acts import accuse, ask, propose
from tests.formats.survivor.bots.camp import ME, NAMES, Camp, swear


def safe_camp(archetype: str = "loyalist") -> Camp:
    """A camp whose team has won, so that it does not vote."""
    camp = Camp(archetype)
    camp.tell(
        facts.CompetitionWon(winners=tuple(NAMES), team="Driftwood", loser="Tide", stakes="both")
    )
    assert not camp.mind.candidates()
    return camp


def intents(camp: Camp, other: str = "ben") -> set[str]:
    """Return the intents that my next message may have."""
    found = set()
    for _ in range(60):
        camp.says(other)
        found.add(camp.thought["intent"])
    return found


def test_a_pair_is_mentioned_to_third_castaways_only():
    camp = safe_camp()
    for _ in range(2):
        camp.tell(facts.TalkBegan(talk="eve+fay", seats=("eve", "fay")))
    camp.talk("ben", ends=False)
    assert (ask("other", "eve"),) in camp.may_say("ben")
    camp.tell(facts.TalkEnded(talk="ada+ben", seats=(ME, "ben")))
    camp.talk("fay", ends=False)
    assert (ask("other", "eve"),) not in camp.may_say("fay")


def test_gossip_is_not_answered_with_the_same_gossip():
    camp = safe_camp()
    for _ in range(2):
        camp.tell(facts.TalkBegan(talk="eve+fay", seats=("eve", "fay")))
    camp.talk("ben", ("ben", [ask("other", "eve")]), ends=False)
    assert set(camp.may_say("ben")) == {()}


def test_a_castaway_with_a_bad_day_may_be_comforted():
    camp = safe_camp()
    camp.tell(facts.Gathered(seat="ben", team="Driftwood", amount=0))
    camp.feel(ben=20)
    camp.talk("ben", ("ben", []), ends=False)
    assert "comfort" in intents(camp)


def test_small_talk_leads_on_to_people():
    camp = safe_camp()
    camp.talk("ben", ("ben", []), ends=False)
    assert "open" not in intents(camp)


def test_a_castaway_asks_about_their_next_target():
    camp = safe_camp()
    camp.feel(dee=-60, ben=-25)
    camp.talk("ben", ("ben", []), ends=False)
    assert {act for said in camp.may_say("ben") for act in said} == {ask("trust", "dee")}


@pytest.mark.parametrize("about, liked", [("cal", True), ("dee", False)])
def test_a_question_about_somebody_is_answered_by_trust(about: str, liked: bool):
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


def test_friends_are_told_of_a_lie_and_the_liar_is_confronted():
    camp = lied_to_by_ben()
    camp.feel(cal=10)
    for other in ("cal", "ben"):
        camp.talk(other, ends=False)
        assert (accuse("ben", "lie"),) in camp.may_say(other)
        camp.tell(facts.TalkEnded(talk=f"ada+{other}", seats=(ME, other)))


def test_a_question_about_a_liar_is_answered_with_the_lie():
    camp = lied_to_by_ben()
    camp.talk("cal", ("cal", [ask("trust", "ben")]), ends=False)
    assert camp.says("cal") == (accuse("ben", "lie"),)


def test_an_accusation_of_somebody_else_is_not_owned_up_to():
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
def test_staged_events_and_hunger_are_mentioned_that_day(told, words: tuple[str, ...]):
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
def test_without_a_vote_one_friend_is_sought_and_all_are_accepted(safe: bool):
    camp = safe_camp() if safe else Camp()
    camp.feel(ben=60, cal=50)
    others = [seat for seat in NAMES if seat != ME]
    answers = [camp.ask(questions.preferences(camp.sheet, others)) for _ in range(20)]
    assert all(set(answer["open"]) == set(others) for answer in answers)
    sought = {tuple(answer["ranked"]) for answer in answers}
    assert sought == {("ben",), ("cal",)} if safe else all(len(one) > 2 for one in sought)


def test_a_distrusted_castaway_is_refused_a_talk():
    camp = Camp()
    camp.feel(ben=-100)
    answer = camp.ask(questions.preferences(camp.sheet, camp.mind.others))
    assert "ben" not in answer["open"]
    assert "ben" not in answer["ranked"]


def test_without_a_vote_proposed_names_are_not_noted():
    camp = safe_camp()
    camp.talk("ben", ("ben", [propose("cal")]), (ME, [Act("agree", "cal")]))
    answer = camp.ask(questions.after_talk(camp.sheet, ME, "ben", camp.mind.others))
    assert answer["note"] is None


def test_talks_at_ease_are_short():
    """My first message says all that there is to say."""
    camp = safe_camp()
    camp.talk("ben", (ME, [ask("trust", "dee")]), ("ben", []), ends=False)
    for _ in range(20):
        camp.says("ben")
        assert camp.accepted.end
