"""Who a castaway wants voted out, and which name they write."""

from __future__ import annotations

import pytest

from benchmarks.playing import played, settings_for
from showrunner.formats.facts import ThoughtHad
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots.character import ARCHETYPES
from tests.formats.survivor.bots.acts import agree, promise, propose
from tests.formats.survivor.bots.camp import ME, NAMES, Camp, join, the_end

ALL = sorted(ARCHETYPES)


@pytest.mark.parametrize("archetype", ALL)
def test_a_frequent_winner_becomes_the_target(archetype: str):
    camp = Camp(archetype)
    camp.wins("cal", "cal", "cal", "cal")
    assert camp.writes() == "cal"


def test_a_loyal_castaway_keeps_an_ally_who_wins():
    camp = Camp("loyalist")
    camp.talk("cal", ("cal", [the_end(ME)]), (ME, [the_end("cal")]))
    camp.feel(cal=60)
    camp.wins("cal", "cal", "cal", "cal")
    assert camp.writes() != "cal"


def test_a_schemer_turns_on_an_ally_when_few_are_left():
    camp = Camp("schemer")
    camp.talk("cal", ("cal", [the_end(ME)]), (ME, [the_end("cal")]))
    camp.feel(cal=10)
    camp.vote("fay", {"fay": 5}, out="fay")
    camp.next_round()
    camp.wins("cal", "cal", "cal", "cal")
    assert camp.mind.bonds.final_partners == ["cal"]
    assert camp.writes() == "cal"


def nearly_even() -> Camp:
    """A camp where Ben is a friend, Cal is the target, and Dee scores nearly as high."""
    camp = Camp()
    camp.wins("cal", "dee")
    camp.feel(ben=40, cal=-40, dee=-36)
    assert camp.writes() == "cal"
    return camp


def test_an_insincere_name_does_not_bind():
    camp = nearly_even()
    camp.talk("ben", (ME, [propose("dee")]))
    assert ("ben", "dee") in camp.mind.plans.insincere
    assert camp.writes() == "cal"


def test_agreeing_to_a_friends_name_binds_for_the_day():
    camp = nearly_even()
    camp.agree_on("dee", "ben")
    assert camp.writes() == "dee"
    camp.next_round()
    assert camp.writes() == "cal"


def test_promising_safety_to_the_target_does_not_bind():
    camp = nearly_even()
    camp.talk("cal", (ME, [promise("safety", "cal")]))
    assert camp.writes() == "cal"


def test_promising_safety_to_others_binds():
    camp = nearly_even()
    camp.talk("dee", (ME, [promise("safety", "dee")]))
    camp.feel(dee=-10)
    assert camp.writes() == "cal"


def test_a_yes_to_my_lie_is_no_support_for_it():
    camp = nearly_even()
    camp.talk("ben", (ME, [propose("dee")]), ("ben", [agree("dee")]))
    assert camp.mind.plans.wanted(["cal", "dee"])[0] == "cal"


@pytest.mark.parametrize("archetype", ALL)
def test_a_vote_that_nobody_joins_is_avoided_if_votes_are_known(archetype: str):
    camp = Camp(archetype)
    for seat in ("ben", "eve", "fay"):
        camp.talk(seat, (seat, [propose("dee")]))
    assert camp.writes() == "dee"


def test_a_follower_votes_with_the_majority_and_not_for_a_winner():
    camp = Camp("floater")
    camp.wins("cal")
    for seat in ("ben", "eve", "fay"):
        camp.talk(seat, (seat, [propose("dee")]))
    assert camp.writes() == "dee"


def test_a_friend_is_not_voted_for_because_others_do():
    camp = Camp("loyalist")
    camp.feel(dee=60)
    for seat in ("ben", "eve"):
        camp.talk(seat, (seat, [propose("dee")]))
    assert camp.writes() != "dee"


def test_in_a_re_vote_some_switch_sides():
    """If nobody switched, dice would decide every tie."""
    written = set()
    for archetype in ALL:
        camp = Camp(archetype)
        camp.feel(cal=-30, dee=-20)
        camp.tell(
            facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
            facts.BallotCast(seat=ME, step="vote", name="cal"),
            facts.VotesCounted(step="vote", counts={"cal": 3, "dee": 3}, cast=6, voided=0),
        )
        question = questions.ballot(camp.sheet, ["cal", "dee"], "survivor.revote", "Again?")
        written |= {camp.ask(question)["name"] for _ in range(20)}
    assert written == {"cal", "dee"}


def test_the_plan_that_producers_see_is_the_one_that_is_played():
    camp = Camp("challenge_beast")
    camp.wins("eve", "eve")
    name = camp.writes()
    assert camp.thought["plan"]["targets"][0] == name
    assert set(camp.thought["plan"]["trust"]) == set(NAMES) - {ME}


@pytest.mark.parametrize("archetype", ALL)
def test_producers_are_shown_nobody_as_both_target_and_ally(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", (ME, [the_end("ben")]), ("ben", [the_end(ME)]))
    plan = camp.mind.plans.as_data(camp.mind.plans.wanted(["ben", "cal", "dee"]))
    assert not set(plan["targets"]) & set(plan["allies"]), plan
    assert plan["targets"]


def test_answering_changes_nothing_and_a_rebuilt_bot_answers_the_same():
    camp = Camp("wild_card")
    camp.wins("cal", "dee")
    camp.agree_on("cal", "ben")
    camp.talk("eve", ("eve", [propose("dee")]), ends=False)
    first, words, anew = camp.says("eve"), camp.words, camp.again()
    camp.asked = anew.asked = 0
    assert camp.says("eve") == first == anew.says("eve")
    assert camp.words == words == anew.words
    wanted = camp.mind.plans.wanted(["cal", "dee"])
    assert camp.mind.plans.as_data(wanted) == anew.mind.plans.as_data(wanted)


SINCERE, FALSE = ("brought", "joined"), ("planted", "pretended")
YES_OR_NAME = ("lie", "agree", "propose")
ASTRAY = 0.1
"""The most notes that may differ from the talk's intent, as the talk may continue after it."""


def test_a_note_agrees_with_the_intent_in_the_talk():
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
    assert noted > 100
    assert astray <= ASTRAY * noted, (astray, noted)


def of_four(archetype: str) -> Camp:
    """A camp of four: two others write my ally Cal, who wins more than my target Dee."""
    camp = Camp(archetype)
    camp.allied("cal")
    for seat in ("eve", "fay"):
        camp.vote(seat, {seat: 5}, out=seat)
        camp.next_round()
    camp.wins("cal")
    camp.feel(dee=-60)
    camp.talk("ben", ("ben", [propose("cal")]))
    camp.talk("dee", ("dee", [propose("cal")]))
    return camp


def test_to_avoid_a_tie_only_disloyal_castaways_vote_for_an_ally():
    loyal, drifts = of_four("loyalist"), of_four("floater")
    assert {loyal.writes() for _ in range(30)} == {"dee"}
    assert {drifts.writes() for _ in range(30)} == {"cal", "dee"}


def test_a_known_alliance_is_expected_to_vote_together():
    camp = Camp()
    camp.talk("ben", ("ben", [join("the Well"), join("the Well", "cal")]))
    camp.talk("cal", ("cal", [propose("dee")]))
    assert camp.mind.plans.expected_votes() == {"cal": "dee", "ben": "dee"}


def test_nobody_is_expected_to_vote_for_themselves():
    camp = Camp()
    camp.talk("ben", ("ben", [join("the Well"), join("the Well", "dee")]))
    camp.talk("ben", ("ben", [propose("dee")]))
    assert camp.mind.plans.expected_votes() == {"ben": "dee"}
