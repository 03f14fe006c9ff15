"""A talk before a vote: what a castaway says to each partner, means, and answers."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.character import ARCHETYPES
from showrunner.formats.talk.acts import KINDS, Act
from tests.formats.survivor.bots.acts import (
    accuse,
    agree,
    ask,
    named,
    propose,
    refuse,
    warn,
)
from tests.formats.survivor.bots.camp import ME, NAMES, SAFE, Camp, X, swear, the_end

ALL = sorted(ARCHETYPES)
SLY = [name for name in ALL if ARCHETYPES[name].guile >= 7]
HONEST = [name for name in ALL if ARCHETYPES[name].guile < 6]


def names_in(acts: tuple[Act, ...]) -> set[str]:
    return {act.about for act in acts if act.act in ("propose", "agree") or act.what == "vote"}


def asked_by(camp: Camp, other: str, *acts: Act) -> list[tuple[Act, ...]]:
    """Return what I may answer a castaway who opens a talk with these acts."""
    camp.talk(other, (other, acts), ends=False)
    return camp.may_say(other)


@pytest.mark.parametrize("archetype", ALL)
def test_a_target_never_hears_their_name_from_a_voter(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    for said in asked_by(camp, "cal", ask("target")):
        assert "cal" not in names_in(said)


@pytest.mark.parametrize("archetype", SLY)
def test_a_sly_castaway_tells_the_target_a_decoy_and_producers_the_lie(
    archetype: str,
):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("cal", ("cal", [ask("target")]), ends=False)
    assert names_in(camp.says("cal")) <= set(NAMES) - {ME, "cal"} != set()
    assert camp.thought["intent"] == "lie"


@pytest.mark.parametrize("archetype", HONEST)
def test_a_castaway_with_little_guile_tells_the_target_no_decoy(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("cal", ("cal", [ask("target")]), ends=False)
    for _ in range(20):
        assert not names_in(camp.says("cal"))
        assert camp.thought["intent"] != "lie"


@pytest.mark.parametrize("archetype", ALL)
def test_a_safe_castaway_asking_is_it_me_is_reassured(archetype: str):
    camp = Camp(archetype)
    camp.feel(ben=20)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("ben", ("ben", [ask("target", "ben")]), ends=False)
    (said,) = set(camp.may_say("ben"))
    assert [(act.act, act.what, act.about) for act in said] == [("promise", "safety", "ben")]
    assert camp.thought["intent"] == "promise"


@pytest.mark.parametrize("archetype", ALL)
def test_only_the_slyest_promise_safety_to_their_target(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("cal", ("cal", [ask("target", "cal")]), ends=False)
    said = camp.says("cal")
    swore = any(act.what == "safety" for act in said)
    assert swore == (ARCHETYPES[archetype].guile >= 8)
    assert camp.thought["intent"] == ("lie" if swore else "deflect")


@pytest.mark.parametrize("word", [propose, swear])
def test_my_own_target_is_agreed_to_in_any_form(word):
    camp = Camp("floater")
    camp.wins("cal", "cal")
    for said in asked_by(camp, "ben", word("cal")):
        assert said[0] == agree("cal")
        assert camp.thought == {"intent": "agree", "about": ["cal"]}


@pytest.mark.parametrize("archetype", ALL)
def test_a_sincere_yes_is_followed_by_that_vote(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    for number in range(12):
        camp.talk("ben", ("ben", [propose("dee")]), ends=False)
        said, thought = camp.says("ben"), camp.thought
        camp.tell(
            facts.MessageSaid(talk="ada+ben", seat=ME, words=X, acts=said),
            facts.TalkEnded(talk="ada+ben", seats=(ME, "ben")),
        )
        if thought["intent"] == "agree":
            assert camp.mind.plans.target(camp.mind.candidates()) == "dee", number
        camp.next_round()


@pytest.mark.parametrize("archetype", HONEST)
def test_a_castaway_with_little_guile_never_agrees_insincerely(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("ben", ("ben", [propose("dee")]), ends=False)
    for _ in range(20):
        camp.says("ben")
        assert camp.thought["intent"] != "lie"


def test_a_friends_name_is_refused():
    camp = Camp("loyalist")
    camp.feel(cal=60)
    for said in asked_by(camp, "ben", propose("cal")):
        assert said[0] == refuse("cal")
    assert camp.writes() != "cal"


def test_an_allys_name_is_refused():
    camp = Camp("loyalist")
    camp.allied("cal")
    for said in asked_by(camp, "ben", propose("cal")):
        assert said[0] == refuse("cal")


def test_an_immune_castaway_is_not_agreed_on():
    camp = Camp("floater")
    camp.tell(facts.ImmunityGiven(seats=("cal",), cause="competition"))
    for said in asked_by(camp, "ben", propose("cal")):
        assert said == (refuse("cal"),)


def test_nobody_agrees_to_their_own_name():
    camp = Camp("floater")
    for said in asked_by(camp, "ben", propose(ME)):
        assert said == ()


def test_after_a_refusal_a_sly_castaway_does_not_agree_to_the_same_name():
    camp = Camp("schemer")
    camp.feel(ben=80, fay=-20)
    messages = ("fay", [propose("ben")]), (ME, [refuse("ben")]), ("fay", [propose("ben")])
    camp.talk("fay", *messages, ends=False)
    talk = camp.mind.talks.current
    assert talk is not None and talk.did("refuse")
    assert agree("ben") not in [act for said in camp.may_say("fay") for act in said]


def test_a_friend_in_danger_is_warned_of_the_proposer():
    camp = Camp("loyalist")
    camp.talk("eve", ("eve", [propose("ben")]))
    camp.feel(ben=50)
    camp.talk("ben", ends=False)
    assert camp.says("ben") == (warn("ben", "eve"),)
    assert "Evert" in camp.words
    assert not any(NAMES[seat] in camp.words for seat in ("cal", "dee", "fay"))


def test_a_friend_is_warned_even_after_agreeing_to_their_name():
    camp = Camp("loyalist")
    camp.feel(ben=60)
    camp.agree_on("ben", "cal")
    assert ("cal", "ben") in camp.mind.plans.insincere
    camp.talk("ben", ends=False)
    assert camp.says("ben") == (warn("ben", "cal"),)


def test_nobody_warns_their_own_target():
    camp = Camp("schemer")
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("eve", ("eve", [propose("cal")]))
    camp.talk("cal", ends=False)
    assert not any(act.act == "warn" for said in camp.may_say("cal") for act in said)


def test_a_warned_castaway_proposes_the_proposer():
    camp = Camp("peacemaker")
    camp.feel(ben=20)
    camp.wins("dee")
    camp.talk("eve", ("eve", [warn(ME, "fay")]))
    assert camp.mind.plans.in_danger
    camp.talk("ben", ends=False)
    for said in camp.may_say("ben"):
        assert said in ((propose("fay"),), (ask("target", ME),))
    assert propose("fay") in [act for said in camp.may_say("ben") for act in said]


def test_a_warning_is_thanked_for():
    camp = Camp("loyalist")
    camp.talk("ben", ("ben", [warn(ME, "eve")]), ends=False)
    assert camp.says("ben") == (propose("eve"),)


def test_a_deceived_castaway_confronts_the_liar_once_the_next_day():
    camp = Camp("wild_card")
    for seat in ("ben", "cal"):
        camp.talk(seat, (seat, [swear("dee")]))
    camp.vote("dee", {"dee": 1, "eve": 5}, out="eve")
    camp.next_round()
    camp.talk("ben", ends=False)
    assert (accuse("ben", "lie"),) in camp.may_say("ben")
    camp.tell(facts.TalkEnded(talk="ada+ben", seats=(ME, "ben")))
    camp.talk("ben", (ME, [accuse("ben", "lie")]))
    camp.talk("ben", ends=False)
    assert (accuse("ben", "lie"),) not in camp.may_say("ben")


def lied_to_ben(archetype: str) -> Camp:
    camp = Camp(archetype)
    camp.agree_on("dee", "ben")
    camp.vote("cal", {"dee": 4, "cal": 2}, out="dee")
    camp.next_round()
    camp.talk("ben", ("ben", [accuse(ME, "lie")]), ends=False)
    return camp


@pytest.mark.parametrize("archetype", ALL)
def test_an_accused_liar_owns_up_or_denies_it_with_guile(archetype: str):
    camp = lied_to_ben(archetype)
    camp.says("ben")
    sly = ARCHETYPES[archetype].guile > 5
    assert camp.thought["intent"] == ("lie" if sly else "confess")


@pytest.mark.parametrize("archetype", ALL)
def test_an_honest_castaway_owns_up_to_nothing(archetype: str):
    camp = Camp(archetype)
    camp.agree_on("dee", "ben")
    camp.vote("dee", {"dee": 4, "cal": 2}, out="dee")
    camp.next_round()
    camp.talk("ben", ("ben", [accuse(ME, "lie")]), ends=False)
    for _ in range(10):
        camp.says("ben")
        assert camp.thought["intent"] == "deflect"


def test_an_accusation_of_others_is_not_owned_up_to():
    camp = Camp("floater")
    camp.wins("cal", "cal")
    camp.talk("ben", ("ben", [accuse("cal", "lie"), propose("cal")]), ends=False)
    for _ in range(10):
        camp.says("ben")
        assert camp.thought["intent"] not in ("confess", "deflect", "lie")


def test_a_promise_of_safety_is_returned_if_sincere():
    camp = Camp("loyalist")
    camp.feel(ben=30)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("ben", ("ben", [propose("cal")]), (ME, [agree("cal")]), ("ben", [SAFE]), ends=False)
    said = {act.what for acts in camp.may_say("ben") for act in acts}
    assert said == {"safety"}


def test_the_end_is_promised_late_and_to_few():
    camp = Camp("loyalist")
    camp.feel(ben=60, cal=60, dee=60)
    for seat in ("cal", "dee"):
        camp.talk(seat, (seat, [the_end(ME)]), (ME, [the_end(seat)]))
    camp.talk("ben", ("ben", [the_end(ME)]), ends=False)
    assert not any(act.what == "final" for said in camp.may_say("ben") for act in said)


@pytest.mark.parametrize(
    "archetype, liked, told, intent",
    [
        ("loyalist", 60, True, "tell"),
        ("loyalist", -20, False, "deflect"),
        ("schemer", -20, False, "lie"),
    ],
)
@pytest.mark.parametrize("tonight", [True, False])
def test_a_card_is_admitted_to_friends_and_denied_with_guile(
    archetype: str, liked: int, told: bool, intent: str, tonight: bool
):
    camp = Camp(archetype)
    camp.feel(ben=liked)
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="hidden_immunity", how="found"))
    if not tonight:
        won = facts.CompetitionWon(
            winners=tuple(NAMES), team="Driftwood", loser="Tide", stakes="both"
        )
        camp.tell(won)
    camp.talk("ben", ("ben", [ask("card", ME)]), ends=False)
    assert camp.says("ben") == ((Act("tell", ME, "card"),) if told else ())
    assert camp.thought["intent"] == intent


@pytest.mark.parametrize("archetype", ALL)
def test_every_act_of_somebody_else_has_an_answer(archetype: str):
    """A bot can answer any act, about anybody, by a person or model."""
    about = ("", ME, "ben", "cal")
    kinds = [
        Act(kind.kind, who, what, by)
        for kind in KINDS.values()
        for who in (about[1:] if kind.about else about)
        for what in kind.whats or ("",)
        for by in (about if kind.kind in ("warn", "tell") else ("",))
        if not kind.named
    ]
    for act in kinds:
        camp = Camp(archetype)
        camp.talk("ben", ("ben", [act]), ends=False)
        camp.says("ben")
        assert camp.words


def test_a_friend_in_danger_is_warned_first():
    camp = Camp()
    camp.feel(ben=40)
    camp.talk("dee", ("dee", [propose("ben")]), (ME, [refuse("ben")]))
    for said in asked_by(camp, "ben", ask("target")):
        assert said == (warn("ben", "dee"),)


def test_agreeing_names_another_supporter():
    camp = Camp()
    camp.wins("dee", "dee", "dee", "dee")
    camp.agree_on("dee", "eve")
    said = {acts for acts in asked_by(camp, "ben", propose("dee")) if len(acts) == 2}
    assert (agree("dee"), named("dee", "eve")) in said


def test_a_yes_that_names_a_supporter_is_not_taken_for_news():
    """Nobody agrees to a name and doubts it in the same message."""
    camp = Camp()
    camp.wins("dee", "dee", "dee", "dee")
    camp.feel(dee=20)
    camp.talk(
        "ben",
        (ME, [propose("dee")]),
        ("ben", [agree("dee"), named("dee", "eve")]),
        ends=False,
    )
    for said in camp.may_say("ben"):
        assert not any(act.act in ("refuse", "propose") for act in said)
        assert camp.thought["intent"] != "probe"
