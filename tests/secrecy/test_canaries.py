"""S2: no mark planted in a secret place is found in anything made for somebody else."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.errors import RuleBug
from showrunner.formats.survivor.facts import MessageSaid, NoteTaken
from showrunner.kernel import Stage
from tests.secrecy.canaries import Plantation
from tests.secrecy.entitlement import IN_SURVIVOR, NOT_IN_LOGS
from tests.secrecy.searching import found

WHOLE_SEASON = 10_000
MOMENT = 70
"""Entries to a moment in the second round: talks go on, ballots are out, cards are held."""


def planted(seed: int) -> Plantation:
    """A season with canaries, searched at a moment and at its end."""
    plantation = Plantation(seed)
    for entries in (MOMENT, WHOLE_SEASON):
        leaks = found(plantation.play(entries))
        assert not leaks, f"seed {seed}:\n" + "\n".join(leaks)
    assert plantation.game.kernel.over
    return plantation


def test_no_canary_is_found_where_it_must_not_be():
    plantations = [planted(seed) for seed in (0, 5)]
    canaries = [canary for plantation in plantations for canary in plantation.hidden()]
    assert len(canaries) >= 150


@pytest.mark.full
def test_no_canary_of_a_thousand_is_found():
    canaries = []
    for seed in range(12):
        canaries += planted(100 + seed).hidden()
    assert len(canaries) >= 1000
    assert {canary.kind for canary in canaries} == set(IN_SURVIVOR), "each secret place has some"


@pytest.mark.parametrize("fact", [MessageSaid, NoteTaken])
def test_a_bug_in_a_rule_does_not_spill_what_was_said(fact, monkeypatch: pytest.MonkeyPatch):
    usual = Stage.tell

    def failing(stage: Stage, told: Any, to: Any, reveals: bool = False) -> None:
        if isinstance(told, fact):
            raise KeyError(told, f"{told!r}")
        usual(stage, told, to, reveals)

    plantation = Plantation(3)
    monkeypatch.setattr(Stage, "tell", failing)
    with pytest.raises(RuleBug) as bug:
        plantation.play(WHOLE_SEASON)
    text = f"{bug.value} {bug.value!r} {bug.value.__cause__!r} {vars(bug.value)}"
    words = [canary for canary in plantation.hidden() if canary.kind in NOT_IN_LOGS]
    assert fact.__name__ in text
    assert not [canary for canary in words if any(mark in text for mark in canary.marks)]
