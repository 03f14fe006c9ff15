"""Alliances have a name, members who are told, and weight at the vote."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.talk import questions
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice, Text
from tests.formats.survivor.bots.acts import agree, propose, refuse
from tests.formats.survivor.bots.camp import KEY, ME, Camp, X, join


def joins(said: list[tuple[Act, ...]]) -> set[str]:
    return {str(act.name) for acts in said for act in acts if act.act == "join"}


def test_both_join_a_named_alliance_once_both_said_so():
    camp = Camp()
    camp.talk("ben", ("ben", [join("the Well")]))
    assert camp.mind.alliances.mine == []
    camp.talk("ben", (ME, [join("the Well")]))
    (mine,) = camp.mind.alliances.mine
    assert (mine.name, mine.members) == ("the Well", {ME, "ben"})


def test_reported_members_count_as_members():
    camp = Camp()
    camp.talk("ben", ("ben", [join("the Well"), join("the Well", "cal")]), (ME, [join("the Well")]))
    assert set(camp.mind.alliances.allies_among(camp.mind.others)) == {"ben", "cal"}


def test_an_invitation_is_accepted_from_liked_castaways_only():
    for liked, answer in ((30, join("the Well")), (-40, refuse())):
        camp = Camp()
        camp.feel(ben=liked)
        camp.talk("ben", ("ben", [join("the Well")]), ends=False)
        said = camp.says("ben")
        assert [act.act for act in said] == [answer.act]
        assert ("the well" in camp.words.lower()) or liked < 0


def test_only_sly_castaways_join_a_second_alliance():
    for archetype, joined in (("loyalist", False), ("schemer", True)):
        camp = Camp(archetype)
        camp.allied("ben")
        camp.feel(cal=30)
        camp.talk("cal", ("cal", [join("the Salt")]), ends=False)
        assert (joins([camp.says("cal")]) == {"the Salt"}) is joined


def test_a_founder_invites_friends_and_names_the_members():
    camp = Camp()
    camp.talk("ben", (ME, [join("the Well")]), ("ben", [join("the Well")]))
    camp.feel(cal=30)
    camp.tell(facts.TalkBegan(talk="ada+cal", seats=(ME, "cal")))
    asked = [said for said in camp.may_say("cal") if said and said[0].act == "join"]
    assert asked
    assert {(str(act.name), act.about) for said in asked for act in said} == {
        ("the Well", ""),
        ("the Well", "ben"),
    }


def test_a_new_alliance_has_a_name_that_nobody_has_used():
    camp = Camp("wild_card")
    camp.feel(ben=30)
    for name in ("the Kitchen", "the Well"):
        camp.talk("dee", ("dee", [join(name)]), (ME, [refuse()]))
    camp.talk("ben", ends=False)
    names = joins(camp.may_say("ben", 120))
    assert len(names) > 3
    assert not names & {"the Kitchen", "the Well"}


def test_no_alliance_is_founded_with_a_liar_or_near_the_end():
    camp = Camp("wild_card")
    camp.feel(ben=30)
    for seat in ("eve", "fay"):
        camp.vote("dee", {seat: 5}, out=seat)
    camp.talk("ben", ends=False)
    assert len(camp.sheet.active) == 4
    assert joins(camp.may_say("ben")) == set()


@pytest.mark.parametrize("archetype", ["loyalist", "peacemaker", "challenge_beast"])
def test_castaways_vote_with_their_alliance_and_not_for_allies(archetype: str):
    camp = Camp(archetype)
    camp.wins("ben", "dee")
    camp.allied("ben")
    camp.talk("ben", ("ben", [propose("dee")]))
    camp.talk("cal", ("cal", [propose("ben")]))
    assert camp.writes("ben", "dee", "eve") == "dee"


def test_a_swing_voter_makes_the_majority():
    """Two alliances of two, and me between them: each side proposes one of the other."""
    for side, name in ((("ben", "cal"), "dee"), (("dee", "eve"), "ben")):
        camp = Camp("floater")
        camp.vote("fay", {"fay": 5}, out="fay")
        camp.next_round()
        for seat in side:
            camp.talk(seat, (seat, [propose(name)]))
        assert camp.mind.plans.would_make_majority(name)
        assert camp.writes() == name


def test_a_swing_voter_is_sought_for_a_talk_before_the_vote():
    camp = Camp()
    camp.allied("ben")
    camp.next_round()
    wanted = ["cal", "dee", "eve", "fay"]
    sought = camp.bot._rank_partners(camp.mind.others, wanted, Dice(KEY, ("sought",)))
    assert "ben" in sought
    assert set(sought) & {"dee", "eve", "fay"}
    assert "cal" not in sought, "the target"


def test_an_alliance_whose_name_was_erased_is_ignored():
    camp = Camp()
    camp.talk("ben", ("ben", [Act("join", name=Text("seal", None))]), ends=False)
    assert camp.mind.alliances.known == {}
    camp.says("ben")


def test_in_a_group_absent_castaways_are_proposed():
    camp = Camp()
    camp.wins("cal", "cal", "cal")
    seats = (ME, "ben", "dee")
    camp.tell(facts.GroupTalkBegan(talk="group", seats=seats))
    question = questions.talk_message(camp.sheet, "group_talk", ["ben", "dee"], 6)
    camp.ask(question)
    assert camp.accepted.acts == (propose("cal"),)
    camp.tell(facts.MessageSaid(talk="group", seat="ben", words=X, acts=(propose("cal"),)))
    camp.ask(question)
    assert agree("cal") in camp.accepted.acts or propose("cal") in camp.accepted.acts
