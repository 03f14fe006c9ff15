"""DS-8: cards are played when worth it, on the most valuable target."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts, questions
from tests.formats.survivor.bots.acts import propose, warn
from tests.formats.survivor.bots.camp import ME, Camp, the_end


def plays(camp: Camp, kind: str, moment: str = "before the votes") -> str | None:
    """Return the target of this card if I play it now ("" for no target), or None if I keep it."""
    camp.tell(facts.CardGained(seat=ME, card="c1", kind=kind, how="found"))
    question = questions.card_play(camp.sheet, ME, moment, camp.sheet.active)  # type: ignore[arg-type]
    play = camp.ask(question)["play"]
    return None if play is None else play.partition(">")[2]


def named(camp: Camp, about: str, *by: str) -> None:
    """Each of these proposes a name to me."""
    for seat in by:
        camp.talk(seat, (seat, [propose(about)]))


def in_danger() -> Camp:
    camp = Camp()
    camp.talk("ben", ("ben", [warn(ME, "eve")]))
    camp.talk("cal", ("cal", [warn(ME, "dee")]))
    return camp


def test_an_idol_is_kept_while_nobody_says_my_name():
    assert plays(Camp(), "hidden_immunity") is None


def test_an_immune_castaway_does_not_play_an_idol():
    camp = in_danger()
    camp.tell(facts.ImmunityGiven(seats=(ME,), cause="competition"))
    assert plays(camp, "hidden_immunity") is None


def test_a_loyal_castaway_saves_an_ally_in_danger():
    camp = Camp("loyalist")
    camp.talk("ben", ("ben", [the_end(ME)]), (ME, [the_end("ben")]))
    camp.feel(ben=50)
    named(camp, "ben", "cal", "dee", "eve")
    assert plays(camp, "hidden_immunity") == "ben"


@pytest.mark.parametrize("kind", ["steal_a_vote", "vote_block"])
def test_a_vote_is_stolen_from_a_castaway_who_proposed_me(kind: str):
    assert plays(in_danger(), kind) in ("dee", "eve")


@pytest.mark.parametrize("archetype", ["peacemaker", "schemer"])
def test_a_warned_castaway_plays_their_idol(archetype: str):
    camp = Camp(archetype)
    camp.talk("ben", ("ben", [warn(ME, "eve")]))
    camp.talk("cal", ("cal", [warn(ME, "dee")]))
    assert plays(camp, "hidden_immunity", "after the votes") == ME


def test_only_castaways_in_danger_leave_the_vote():
    assert plays(in_danger(), "safety_without_power") == ""
    assert plays(Camp(), "safety_without_power") is None


def counted(camp: Camp, **counts: int) -> Camp:
    """Let the votes be counted as given."""
    camp.tell(
        facts.VoteBegan(present=tuple(camp.sheet.active), immune=()),
        facts.VotesCounted(step="vote", counts=counts, cast=6, voided=0),
    )
    return camp


def test_after_the_reading_the_count_decides_who_needs_an_idol():
    reading = "after the reading"
    assert plays(counted(Camp(), ada=5, dee=1), "super_idol", reading) == ME
    assert plays(counted(Camp(), ada=3, dee=3), "super_idol", reading) == ME
    assert plays(counted(in_danger(), dee=6), "super_idol", reading) is None


def test_a_card_is_demanded_only_from_a_possible_holder():
    camp = Camp()
    camp.feel(dee=-100)
    camp.tell(facts.CardGained(seat=ME, card="c1", kind="knowledge_is_power", how="found"))
    question = questions.card_play(camp.sheet, ME, "before the votes", camp.sheet.active)
    assert camp.ask(question)["play"] == "c1>dee:hidden_immunity"
    asked = facts.CardAskedFor(seat="ben", on="dee", kind="hidden_immunity", got=False)
    camp.tell(asked)
    assert not str(camp.ask(question)["play"]).endswith("dee:hidden_immunity")


def test_an_idol_nullifier_is_played_on_my_own_target():
    camp = Camp()
    camp.wins("cal", "cal", "cal", "cal")
    assert plays(camp, "idol_nullifier") == "cal"


def test_a_finalist_vetoes_the_least_trusted_juror():
    camp = Camp()
    for round, out in enumerate(("fay", "eve", "dee"), 1):
        camp.tell(facts.VotedOut(seat=out, round=round, how="vote"))
    camp.feel(dee=-100)
    assert camp.sheet.jury_to_be == ("dee",)
    assert plays(camp, "jury_veto", "when the jury is formed") == "dee"


def test_points_are_taken_from_the_least_trusted():
    camp = Camp()
    camp.feel(dee=-100)
    camp.tell(facts.PhaseBegan(round=1, phase="camp", times=1))
    assert plays(camp, "reward_thief", "at camp") == "dee"
