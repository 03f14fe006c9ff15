"""Whom a castaway wants gone, and which name they write."""

from __future__ import annotations

import pytest

from benchmarks.playing import played, settings_for
from showrunner.formats.facts import ThoughtHad
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots.character import ARCHETYPES
from showrunner.formats.survivor.bots.moves import agree, promise, propose
from tests.formats.survivor.bots.camp import ME, NAMES, Camp, join, the_end

ALL = sorted(ARCHETYPES)


@pytest.mark.parametrize("archetype", ALL)
def test_who_wins_again_and_again_becomes_the_target(archetype: str):
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
    assert camp.mind.bonds.finalists == ["cal"]
    assert camp.writes() == "cal"


def nearly_even() -> Camp:
    """Ben is a friend; Cal is wanted gone, and Dee nearly as much."""
    camp = Camp()
    camp.wins("cal", "dee")
    camp.feel(ben=40, cal=-40, dee=-36)
    assert camp.writes() == "cal"
    return camp


def test_a_name_that_was_never_meant_binds_nobody_to_it():
    camp = nearly_even()
    camp.talk("ben", (ME, [propose("dee")]))
    assert ("ben", "dee") in camp.mind.plans.untrue
    assert camp.writes() == "cal"


def test_a_name_that_a_friend_brings_and_one_agrees_to_binds_for_the_day():
    camp = nearly_even()
    camp.agree_on("dee", "ben")
    assert camp.writes() == "dee"
    camp.next_round()
    assert camp.writes() == "cal"


def test_who_swears_safety_to_the_target_is_not_bound_by_it():
    camp = nearly_even()
    camp.talk("cal", (ME, [promise("safety", "cal")]))
    assert camp.writes() == "cal"


def test_who_swears_safety_to_somebody_else_is_bound_by_it():
    camp = nearly_even()
    camp.talk("dee", (ME, [promise("safety", "dee")]))
    camp.feel(dee=-10)
    assert camp.writes() == "cal"


def test_whoever_has_said_yes_to_a_lie_of_mine_is_no_voice_for_it():
    camp = nearly_even()
    camp.talk("ben", (ME, [propose("dee")]), ("ben", [agree("dee")]))
    assert camp.mind.plans.wanted(["cal", "dee"])[0] == "cal"


@pytest.mark.parametrize("archetype", ALL)
def test_a_vote_that_nobody_joins_is_not_cast_where_votes_are_known(archetype: str):
    camp = Camp(archetype)
    for seat in ("ben", "eve", "fay"):
        camp.talk(seat, (seat, [propose("dee")]))
    assert camp.writes() == "dee"


def test_a_follower_goes_where_the_votes_are_however_much_somebody_else_wins():
    camp = Camp("floater")
    camp.wins("cal")
    for seat in ("ben", "eve", "fay"):
        camp.talk(seat, (seat, [propose("dee")]))
    assert camp.writes() == "dee"


def test_a_friend_is_not_written_because_others_do():
    camp = Camp("loyalist")
    camp.feel(dee=60)
    for seat in ("ben", "eve"):
        camp.talk(seat, (seat, [propose("dee")]))
    assert camp.writes() != "dee"


def test_in_a_re_vote_some_move_to_the_other_side():
    """Where nobody moved, dice would decide every tie."""
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
def test_producers_are_told_of_nobody_that_they_are_wanted_gone_and_kept_close(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", (ME, [the_end("ben")]), ("ben", [the_end(ME)]))
    plan = camp.mind.plans.as_data(camp.mind.plans.wanted(["ben", "cal", "dee"]))
    assert not set(plan["targets"]) & set(plan["allies"]), plan
    assert plan["targets"]


def test_answering_changes_nothing_and_a_bot_made_anew_answers_the_same():
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
    assert noted > 100
    assert astray <= ASTRAY * noted, (astray, noted)


def of_four(archetype: str) -> Camp:
    """Four are left: two others write Cal, my ally, who wins more than Dee, whom I want gone."""
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


def test_who_expects_a_tie_may_write_an_ally_but_no_loyal_castaway_does():
    loyal, drifts = of_four("loyalist"), of_four("floater")
    assert {loyal.writes() for _ in range(30)} == {"dee"}
    assert {drifts.writes() for _ in range(30)} == {"cal", "dee"}


def test_an_alliance_that_one_knows_of_is_expected_to_vote_together():
    camp = Camp()
    camp.talk("ben", ("ben", [join("the Well"), join("the Well", "cal")]))
    camp.talk("cal", ("cal", [propose("dee")]))
    assert camp.mind.plans.expected() == {"cal": "dee", "ben": "dee"}


def test_whom_an_alliance_writes_is_not_expected_to_write_themselves():
    camp = Camp()
    camp.talk("ben", ("ben", [join("the Well"), join("the Well", "dee")]))
    camp.talk("ben", ("ben", [propose("dee")]))
    assert camp.mind.plans.expected() == {"ben": "dee"}
