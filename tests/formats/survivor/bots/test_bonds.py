"""Trust follows from what a castaway has lived through, and from nothing else."""

from __future__ import annotations

import pytest

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


def test_votes_that_went_as_agreed_are_remembered_too():
    camp = Camp()
    camp.talk("ben", ("ben", "Let's vote out Deepti tonight."), (ME, "Yes, Deepti. I'm in."))
    trusted = camp.plans.trust("ben")
    camp.vote("dee", {"dee": 6}, out="dee")
    assert camp.plans.trust("ben") > trusted
    assert "ben" in camp.plans.kept


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
