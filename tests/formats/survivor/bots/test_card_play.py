"""DS-8: a card is played where it is worth a card, and on whom it is worth most."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.bots.moves import propose, warn
from tests.formats.survivor.bots.camp import ME, Camp, the_end


def plays(camp: Camp, kind: str, moment: str = "before the votes") -> str | None:
    """On whom I play this card now: `""` where it is played on nobody, None where I keep it."""
    camp.tell(facts.CardGained(seat=ME, card="c1", kind=kind, how="found"))
    question = questions.card_play(camp.sheet, ME, moment, camp.sheet.active)  # type: ignore[arg-type]
    play = camp.ask(question)["play"]
    return None if play is None else play.partition(">")[2]


def named(camp: Camp, about: str, *by: str) -> None:
    """These tell me that they write this name."""
    for seat in by:
        camp.talk(seat, (seat, [propose(about)]))


def in_danger() -> Camp:
    camp = Camp()
    camp.talk("ben", ("ben", [warn(ME, "eve")]))
    camp.talk("cal", ("cal", [warn(ME, "dee")]))
    return camp


def test_an_idol_is_kept_while_nobody_says_my_name():
    assert plays(Camp(), "hidden_immunity") is None


def test_an_idol_is_not_wasted_by_who_is_immune_already():
    camp = in_danger()
    camp.tell(facts.ImmunityGiven(seats=(ME,), cause="competition"))
    assert plays(camp, "hidden_immunity") is None


def test_a_loyal_castaway_saves_an_ally_whose_name_goes_round():
    camp = Camp("loyalist")
    camp.talk("ben", ("ben", [the_end(ME)]), (ME, [the_end("ben")]))
    camp.feel(ben=50)
    named(camp, "ben", "cal", "dee", "eve")
    assert plays(camp, "hidden_immunity") == "ben"


@pytest.mark.parametrize("kind", ["steal_a_vote", "vote_block"])
def test_a_vote_is_taken_from_who_says_my_name(kind: str):
    assert plays(in_danger(), kind) in ("dee", "eve")


@pytest.mark.parametrize("archetype", ["peacemaker", "schemer"])
def test_who_is_warned_plays_the_idol_on_themselves(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", ("ben", [warn(ME, "eve")]))
    camp.talk("cal", ("cal", [warn(ME, "dee")]))
    assert plays(camp, "hidden_immunity", "after the votes") == ME


def test_a_vote_is_left_by_who_has_much_to_fear_and_by_nobody_else():
    assert plays(in_danger(), "safety_without_power") == ""
    assert plays(Camp(), "safety_without_power") is None


def counted(camp: Camp, **counts: int) -> Camp:
    """The votes were read, and this is what they come to."""
    camp.tell(
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.VotesCounted(step="vote", counts=counts, cast=6, voided=0),
    )
    return camp


def test_after_the_reading_the_count_says_who_needs_an_idol():
    reading = "after the reading"
    assert plays(counted(Camp(), ada=5, dee=1), "super_idol", reading) == ME
    assert plays(counted(Camp(), ada=3, dee=3), "super_idol", reading) == ME
    assert plays(counted(in_danger(), dee=6), "super_idol", reading) is None


def test_a_card_is_asked_for_where_it_may_be():
    camp = Camp()
    camp.feel(dee=-100)
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="knowledge_is_power", how="found"))
    question = questions.card_play(camp.sheet, ME, "before the votes", camp.sheet.active)
    assert camp.ask(question)["play"] == "c1>dee:hidden_immunity"
    asked = facts.CardAskedFor(seat="ben", on="dee", kind="hidden_immunity", got=False)
    camp.tell(asked)
    assert not str(camp.ask(question)["play"]).endswith("dee:hidden_immunity")


def test_an_idol_is_nullified_where_my_own_vote_goes():
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    assert plays(camp, "idol_nullifier") == "cal"


def test_a_finalist_takes_the_one_juror_off_the_jury_who_has_a_score_to_settle():
    camp = Camp()
    for round, out in enumerate(("fay", "eve", "dee"), 1):
        camp.tell(facts.VotedOut(seat=out, round=round, how="vote"))
    camp.feel(dee=-100)
    assert camp.sheet.jury_to_be == ("dee",)
    assert plays(camp, "jury_veto", "when the jury is formed") == "dee"


def test_points_are_taken_from_who_is_trusted_least():
    camp = Camp()
    camp.feel(dee=-100)
    camp.tell(facts.PhaseBegan(round=1, phase="camp", times=1))
    assert plays(camp, "reward_thief", "at camp") == "dee"
