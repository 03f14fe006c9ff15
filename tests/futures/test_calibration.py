"""Chances of futures agree with what happens, in seasons of bots."""

from __future__ import annotations

from benchmarks.calibration import KINDS, MIN_GAIN, gain, guesses_of
from tests.store.short_season import short_season

SEASONS = 20
NUMBER = 10


def test_chances_are_better_than_the_uniform_guess() -> None:
    settings = short_season()
    guesses = [
        guess
        for season in range(SEASONS)
        for guess in guesses_of(settings, f"calibration {season}", NUMBER)
    ]
    assert gain(guesses, *KINDS) >= MIN_GAIN
