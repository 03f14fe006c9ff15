"""Whom a castaway wants gone, and what they tell whom about it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from benchmarks.playing import played, settings_for
from showrunner.formats.facts import ThoughtHad
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.character import ARCHETYPES
from showrunner.formats.survivor.bots.speech import Move, Reason
from showrunner.formats.survivor.bots.tonight import Tonight
from showrunner.formats.talk import questions
from showrunner.formats.talk.understanding import Act, understand
from showrunner.kernel import Dice, sealer
from tests.formats.survivor.bots.camp import KEY, ME, NAMES, Camp

END = "You and me to the end, I promise."


def acts(words: str, listener: str) -> tuple[Act, ...]:
    return understand(words, speaker=ME, listener=listener, names=NAMES)


def named(words: str, listener: str) -> set[str]:
    return {act.about for act in acts(words, listener) if act.kind in ("propose", "promise")}


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_who_wins_again_and_again_becomes_the_target(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    assert camp.writes() == "cal"


def test_a_loyal_castaway_keeps_an_ally_who_wins():
    camp = Camp("loyalist")
    camp.talk("cal", ("cal", END), (ME, END))
    camp.plans.feel("cal", 60)
    camp.wins("cal", "cal", "cal", "cal")
    assert camp.writes() != "cal"


def test_a_schemer_turns_on_an_ally_when_few_are_left():
    camp = Camp("schemer")
    camp.talk("cal", ("cal", END), (ME, END))
    camp.plans.feel("cal", 40)
    camp.vote("fay", {"fay": 5}, out="fay")
    camp.next_round()
    camp.wins("cal", "cal", "cal", "cal")
    assert camp.plans.allies == ["cal"]
    assert camp.writes() == "cal"


def nearly_even() -> Camp:
    """Ben is a friend; Cal is wanted gone, and Dee nearly as much."""
    camp = Camp()
    camp.wins("cal", "dee")
    for seat, change in (("ben", 40), ("cal", -40), ("dee", -36)):
        camp.plans.feel(seat, change)
    assert camp.writes() == "cal"
    return camp


def test_a_name_that_was_never_meant_binds_nobody_to_it():
    camp = nearly_even()
    camp.talk("ben", (ME, "I say we vote Deepti out."))
    assert camp.writes() == "cal"


def test_a_name_that_a_friend_brings_and_one_agrees_to_binds():
    camp = nearly_even()
    camp.talk("ben", ("ben", "I say we vote Deepti out."), (ME, "Yes, Deepti. I'll write Deepti."))
    assert camp.writes() == "dee"
    camp.next_round()
    assert camp.writes() == "cal"


def test_a_follower_goes_where_the_votes_are():
    camp = Camp("floater")
    camp.wins("cal")
    for seat in ("ben", "eve", "fay"):
        camp.talk(seat, (seat, "We're voting out Deepti tonight."))
    assert camp.writes() == "dee"


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_who_is_to_go_hears_another_name_and_producers_hear_that_it_is_a_lie(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("cal", ("cal", "Who are you voting for?"), ends=False)
    words = camp.says("cal")
    assert "cal" not in named(words, "cal")
    assert named(words, "cal") <= set(NAMES) - {ME, "cal"}
    assert camp.thought["intent"] == "lie"


@pytest.mark.parametrize(
    "words",
    [
        "Is it me tonight? Am I going home?",
        "Did you hear my name over there? Is it me?",
        "Am I in trouble?",
    ],
)
def test_asked_whether_it_is_they_one_answers_that_and_names_somebody_else(words: str):
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    camp.talk("ben", ("ben", words), ends=False)
    words = camp.says("ben")
    assert any(act.kind == "promise" and act.detail == "safety" for act in acts(words, "ben"))
    assert camp.thought["intent"] == "promise"


@pytest.mark.parametrize(
    "words",
    [
        "I'd write Calla tonight.",
        "Honestly? Calla scares me more than anybody here.",
        "what about calla",
        "I wouldn't cry if Calla's torch went out.",
    ],
)
def test_plain_words_of_a_person_are_answered_as_what_they_mean(words: str):
    camp = Camp("floater")
    camp.wins("cal", "cal")
    camp.talk("ben", ("ben", words), ends=False)
    answer = camp.says("ben")
    kinds = {
        act.kind
        for act in understand(answer, speaker=ME, listener="ben", names=NAMES, pending="cal")
    }
    assert "agree" in kinds or ("promise" in kinds and "Calla" in answer)


def test_what_somebody_else_is_blamed_for_is_not_dodged():
    camp = Camp("floater")
    camp.wins("cal", "cal")
    camp.talk("ben", ("ben", "Calla broke a promise to me. Calla goes next."), ends=False)
    camp.says("ben")
    assert camp.thought == {"intent": "agree", "about": ["cal"]}


def test_of_two_names_the_one_that_they_give_their_word_for_is_answered():
    camp = Camp("floater")
    camp.wins("cal", "cal")
    camp.talk("ben", ("ben", "Deepti should go. No: I'll write Calla, I promise."), ends=False)
    camp.says("ben")
    assert camp.thought["about"] == ["cal"]


@pytest.mark.parametrize(
    "tonight, agreed, intents",
    [
        (["ben", "cal", "dee"], "dee", {"lie"}),
        (["cal", "dee"], "dee", {"close"}),
        (["ben", "cal", "dee"], "cal", {"close"}),
    ],
)
def test_nobody_is_falsely_sworn_safety_who_is_safe_or_has_agreed_on_the_target(
    tonight: list[str], agreed: str, intents: set[str]
):
    camp = Camp("schemer")
    camp.wins("cal", "cal", "cal", "cal")
    camp.plans.feel("ben", -30)
    camp.talk("ben", ends=False)
    talk = camp.plans.talk
    assert talk is not None
    talk.agreed = agreed
    dice = (Dice(KEY, ("seal", number)) for number in range(40))
    wanted = camp.plans.wanted(tonight)
    said = [Tonight(camp.plans, talk, "ben", one, wanted, "dee", True).seal() for one in dice]
    assert {one.intent for one in said} == intents


def test_who_is_promised_safety_does_not_ask_for_it():
    camp = Camp("peacemaker")
    camp.talk("eve", ("eve", "They are voting for you tonight, it's Fayza who wants you out."))
    camp.plans.feel("ben", 30)
    assert camp.plans.in_danger
    camp.talk("dee", ("dee", "You're safe with me. I won't write your name."))
    camp.talk("ben", ends=False)
    asked = set()
    for _ in range(20):
        words = camp.says("ben")
        asked |= {act.about for act in acts(words, "ben") if act.kind == "ask"}
    assert ME not in asked


def test_a_friends_name_is_turned_down():
    camp = Camp("loyalist")
    camp.talk("cal", ("cal", END), (ME, END))
    camp.plans.feel("cal", 60)
    camp.talk("ben", ("ben", "Let's vote out Calla tonight."), ends=False)
    camp.says("ben")
    assert camp.thought["intent"] in ("refuse", "propose", "lie")
    assert camp.writes() != "cal"


def test_a_friend_who_is_in_danger_is_warned_of_whom_it_comes_from():
    camp = Camp("loyalist")
    camp.talk("eve", ("eve", "I'm writing Benno."))
    camp.plans.feel("ben", 50)
    camp.talk("ben", ends=False)
    words = camp.says("ben")
    assert camp.thought == {"intent": "warn", "about": ["ben", "eve"]}
    assert "Evert" in words


def test_answering_changes_nothing_and_a_bot_made_anew_answers_the_same():
    camp = Camp("wild_card")
    camp.wins("cal", "dee")
    camp.talk("ben", ("ben", "Let's vote out Calla."), (ME, "Yes, Calla."), ("ben", "Good."))
    camp.talk("eve", ("eve", "Who are you writing?"), ends=False)
    first, anew = camp.says("eve"), camp.again()
    camp.asked = anew.asked = 0
    assert camp.says("eve") == first == anew.says("eve")
    wanted = camp.plans.wanted(["cal", "dee"])
    assert anew.plans.wanted(["cal", "dee"]) == wanted
    assert camp.plans.as_plan(wanted) == anew.plans.as_plan(wanted)


def test_the_plan_that_producers_see_is_the_one_that_is_played():
    camp = Camp("challenge_beast")
    camp.wins("eve", "eve")
    name = camp.writes()
    assert camp.thought["plan"]["targets"][0] == name
    assert set(camp.thought["plan"]["trust"]) == set(NAMES) - {ME}


@pytest.mark.parametrize("archetype", sorted(ARCHETYPES))
def test_a_yes_that_is_none_is_told_producers_as_a_lie(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    for round in range(12):
        camp.talk("ben", ("ben", "Let's vote out Deepti tonight."), ends=False)
        words, thought = camp.says("ben"), camp.thought
        camp.tell(
            facts.MessageSaid(talk="ada+ben", seat=ME, words=sealer("s")(words)),
            facts.TalkEnded(talk="ada+ben", seats=(ME, "ben")),
        )
        if thought["intent"] == "agree":
            assert camp.plans.target(camp.plans.voting_tonight()) == "dee", round
        camp.next_round()


def test_whose_word_was_broken_says_so_the_day_after():
    camp = Camp("wild_card")
    camp.talk("ben", ("ben", "I'm voting Deepti tonight, I promise."))
    camp.talk("cal", ("cal", "I'm voting Deepti tonight, I promise."))
    camp.vote("dee", {"dee": 1, "eve": 5}, out="eve")
    camp.next_round()
    camp.talk("ben", ends=False)
    said = set()
    for number in range(30):
        camp.asked = number
        camp.says("ben")
        said.add(camp.thought["intent"])
    assert "accuse" in said


def test_a_warning_gives_the_name_of_its_source_and_no_other():
    camp = Camp()
    camp.plans.feel("ben", 60)
    camp.talk("cal", ("cal", "Let's vote out Benno tonight."))
    camp.talk("ben", ends=False)
    words = ""
    for number in range(40):
        camp.asked = number
        words = camp.says("ben")
        if camp.thought["intent"] == "warn":
            break
    assert "Calla" in words, words
    assert not any(name in words for seat, name in NAMES.items() if seat in ("dee", "eve", "fay"))
    (warned,) = [act for act in acts(words, "ben") if act.kind == "warn"]
    assert (warned.about, warned.detail) == ("ben", "cal"), words


def test_a_friend_is_warned_of_a_name_to_which_one_only_nodded():
    camp = Camp("loyalist")
    camp.plans.feel("ben", 60)
    camp.talk("cal", ("cal", "I say we vote Benno out."), (ME, "Yes, Benno. I'll write Benno."))
    assert ("cal", "ben") in camp.plans.nodded
    camp.talk("ben", ends=False)
    assert any("Calla" in camp.says("ben") for _ in range(10))


def test_who_swears_safety_to_the_target_is_not_bound_by_it():
    camp = nearly_even()
    camp.talk("cal", ("cal", "Am I safe?"), (ME, "You're safe with me. I won't write your name."))
    assert camp.writes() == "cal"


def test_whoever_has_said_yes_to_a_lie_of_mine_is_no_voice_for_it():
    camp = Camp("floater")
    camp.wins("cal", "dee")
    for seat, change in (("cal", -40), ("dee", -36)):
        camp.plans.feel(seat, change)
    camp.talk("ben", (ME, "I say we vote Deepti out."), ("ben", "Yes, Deepti. I'll write Deepti."))
    assert camp.writes() == "cal"


def test_nobody_warns_of_a_name_that_came_from_themselves():
    camp = Camp("loyalist")
    camp.plans.feel("ben", 60)
    camp.talk("cal", (ME, "I say we vote Benno out."), ("cal", "Yes, Benno. I'll write Benno."))
    camp.talk("ben", ends=False)
    for _ in range(10):
        assert "Calla" not in camp.says("ben")


def test_producers_are_told_of_nobody_that_they_are_wanted_gone_and_kept_close():
    for archetype in ("loyalist", "schemer", "floater"):
        camp = Camp(archetype)
        camp.talk("ben", (ME, "I'll go to the end with you."), ("ben", "To the end, you and me."))
        plan = camp.plans.as_plan(camp.plans.wanted(["ben", "cal", "dee"]))
        assert not set(plan["targets"]) & set(plan["allies"]), plan
        assert plan["targets"]


def test_a_yes_is_not_lied_after_a_no():
    camp = Camp("schemer")
    camp.plans.feel("ben", 80)
    camp.plans.feel("fay", -20)
    no = "No, Benno stays, I won't write Benno."
    put_up = "I say we vote Benno out."
    camp.talk("fay", ("fay", put_up), (ME, no), ("fay", put_up), ends=False)
    for _ in range(20):
        camp.says("fay")
        assert camp.thought["intent"] != "lie" or "ben" not in camp.thought["about"]


def test_a_message_keeps_to_its_limit_and_to_what_it_is_for():
    camp = Camp("loyalist")
    moves = [
        Move("gossip", reason=Reason("pair", "cal", "dee", 3), kind="often"),
        Move("propose", "eve"),
    ]
    camp.plans.parameters = replace(camp.plans.parameters, words_per_message=12)
    for luck in range(40):
        words = camp.bot._words(moves, "ben", Dice(KEY, ("long", luck)))
        assert NAMES["eve"] in words
        assert len(words.split()) <= 12 or NAMES["cal"] not in words, words


YES_OR_NAME = ("lie", "agree", "propose")
SINCERE, FALSE = ("brought", "joined"), ("planted", "pretended")
ASTRAY = 0.06
"""So many notes at most mean something else than was meant in the talk: more may follow in it."""


def test_a_note_means_what_was_meant_in_the_talk():
    noted = astray = 0
    for seed in range(3):
        said: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
        for told in played(settings_for(), f"notes {seed}").kernel.story.told:
            match told.fact:
                case ThoughtHad(kind="survivor.talk", seat=seat, intent=intent, about=about):
                    said.setdefault(seat, []).append((intent, about))
                case ThoughtHad(kind="survivor.after_talk", seat=seat, intent=intent, about=about):
                    talked = said.pop(seat, [])
                    meant = [what for what, of in talked if of == about and what in YES_OR_NAME]
                    if meant and intent in SINCERE + FALSE:
                        noted += 1
                        astray += (meant[-1] == "lie") != (intent in FALSE)
    assert noted > 150
    assert astray <= ASTRAY * noted


def test_DS_5_1_who_broke_a_word_is_not_talked_with_but_by_those_who_hide_what_they_feel():
    for archetype, talks in (("loyalist", False), ("schemer", True)):
        camp = Camp(archetype)
        camp.plans.hurt["ben"] = ME
        camp.plans.feel("ben", -60)
        others = [seat for seat in NAMES if seat != ME]
        answer = camp.ask(questions.preferences(camp.plans, others))
        assert ("ben" in answer["open"]) is talks
        assert talks or "ben" not in answer["ranked"]
