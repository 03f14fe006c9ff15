"""Trust follows from what a castaway has lived through, and from nothing else."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor import facts
from showrunner.kernel import sealer
from tests.formats.survivor.bots.camp import ME, Camp

SAFE = "You're safe with me. I won't write your name."


def test_a_promise_warms_and_a_broken_one_cools_far_more():
    camp = Camp()
    before = camp.plans.trust("ben")
    camp.talk("ben", ("ben", SAFE))
    promised = camp.plans.trust("ben")
    camp.vote("cal", {ME: 4, "cal": 1, "dee": 1}, out="cal")
    assert promised > before
    camp.talk("dee", ("dee", SAFE))
    camp.next_round()
    assert camp.plans.trust("ben") <= promised


def test_who_promised_safety_is_hurt_remembered_when_all_must_have_written_my_name():
    camp = Camp()
    for seat in ("ben", "cal", "dee", "eve", "fay"):
        camp.talk(seat, (seat, SAFE))
    before = {seat: camp.plans.trust(seat) for seat in ("ben", "cal")}
    camp.vote("ben", {ME: 4, "ben": 2}, out="ben")
    assert camp.plans.trust("cal") < before["cal"]
    assert "cal" in camp.plans.hurt


def test_a_count_that_is_too_small_tells_that_somebody_lied():
    camp = Camp()
    for seat in ("ben", "cal"):
        camp.talk(seat, (seat, "I'm voting Deepti tonight, I promise."))
    trusted = camp.plans.trust("ben")
    camp.vote("dee", {"dee": 1, "eve": 5}, out="eve")
    assert camp.plans.trust("ben") < trusted
    assert {"ben", "cal"} <= set(camp.plans.hurt)


def test_a_vote_that_i_did_not_cast_myself_is_no_broken_word_to_be_hurt_by():
    camp = Camp()
    for seat in ("ben", "cal"):
        camp.talk(seat, (seat, "I'm voting Deepti tonight, I promise."))
    trusted = camp.plans.trust("ben")
    camp.vote("eve", {"dee": 1, "eve": 5}, out="eve")
    assert trusted - 8 <= camp.plans.trust("ben") < trusted
    assert not camp.plans.hurt


def test_votes_that_went_as_agreed_are_remembered_too():
    camp = Camp()
    camp.talk("ben", ("ben", "Let's vote out Deepti tonight."), (ME, "Yes, Deepti. I'm in."))
    trusted = camp.plans.trust("ben")
    camp.vote("dee", {"dee": 6}, out="dee")
    assert camp.plans.trust("ben") > trusted
    assert "ben" in camp.plans.kept


def agreed_on(camp: Camp, about: str, *givers: str) -> None:
    """Each of them gives me their word for this name."""
    for seat in givers:
        camp.talk(seat, (seat, f"I'm voting {camp.plans.names[about]} tonight, I promise."))


def test_a_second_vote_of_the_day_does_not_undo_words_that_were_kept():
    camp = Camp()
    agreed_on(camp, "dee", "ben", "cal", "eve")
    camp.vote("dee", {"dee": 4, "fay": 2}, out="dee")
    trusted = {seat: camp.plans.trust(seat) for seat in ("ben", "cal", "eve")}
    camp.vote("fay", {"fay": 5}, out="fay")
    assert not camp.plans.hurt
    assert camp.plans.kept == {"ben", "cal", "eve"}
    assert {seat: camp.plans.trust(seat) for seat in trusted} == trusted


def test_ballots_that_an_idol_voids_are_no_broken_words():
    camp = Camp()
    agreed_on(camp, "dee", "ben", "cal", "eve")
    trusted = camp.plans.trust("ben")
    camp.tell(facts.ImmunityGiven(seats=("dee",), cause="hidden_immunity of dee"))
    camp.vote("dee", {"fay": 2}, out="fay")
    assert not camp.plans.hurt
    assert camp.plans.trust("ben") == trusted


def test_a_lie_shows_in_a_tied_count_too():
    camp = Camp()
    agreed_on(camp, "dee", "ben", "cal")
    camp.vote("dee", {"dee": 1, "eve": 2, "fay": 2}, out="fay", how="tied")
    assert {"ben", "cal"} <= set(camp.plans.hurt)


@pytest.mark.parametrize(
    "words",
    [
        "I won't write Calla's name.",
        "I will not vote for Calla.",
        "I'll protect Calla tonight.",
        "Calla is safe with me.",
    ],
)
def test_whoever_spares_somebody_has_not_put_up_their_name(words: str):
    camp = Camp()
    camp.talk("ben", ("ben", words))
    assert camp.plans.names_today == {}
    camp.vote("dee", {"dee": 6}, out="dee")
    assert not camp.plans.hurt


def test_safety_promised_for_somebody_else_is_not_mine():
    camp = Camp()
    camp.talk("ben", ("ben", "I'd never write Calla."))
    assert camp.plans.safe_by == []
    camp.vote("ben", {ME: 5, "ben": 1}, out=ME)
    assert not camp.plans.hurt


def test_whoever_spies_hears_names():
    camp = Camp()
    before = camp.plans.trust("ben")
    camp.tell(
        facts.SpyPosted(seat=ME, on="ben"),
        facts.TalkSpied(seat=ME, on="ben", talk="ben+cal", seats=("ben", "cal")),
        facts.MessageOverheard(
            seat=ME, talk="ben+cal", speaker="ben", words=sealer("s")("Let's vote out Ada tonight.")
        ),
    )
    assert camp.plans.names_today == {ME: ["ben"]}
    assert camp.plans.in_danger
    assert camp.plans.trust("ben") < before


def test_what_a_memory_takes_in_its_sheet_takes_in_too():
    camp = Camp()
    camp.vote("dee", {"dee": 6}, out="dee")
    assert camp.plans.last_votes == {ME: "dee"}


def test_a_warning_cools_towards_whom_it_names():
    camp = Camp()
    before = camp.plans.trust("eve")
    camp.talk("ben", ("ben", "Careful, Evert wants you out."))
    assert camp.plans.trust("eve") < before
    assert camp.plans.names_today[ME] == ["eve"]


@pytest.mark.parametrize("archetype", ["loyalist", "schemer", "floater", "wild_card"])
def test_allies_are_whom_both_have_told_and_who_are_still_trusted(archetype: str):
    camp = Camp(archetype)
    words = "You and me to the end, I promise."
    camp.talk("ben", ("ben", words))
    assert camp.plans.allies == []
    camp.talk("ben", (ME, words), ("ben", words))
    camp.plans.feel("ben", 40)
    assert camp.plans.allies == ["ben"]
    camp.plans.feel("ben", -100)
    assert camp.plans.allies == []
