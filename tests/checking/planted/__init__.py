"""Violations planted in stored seasons, by the game."""

from __future__ import annotations

from tests.checking.planted import (
    every_game,
    i_am_survivor,
    mini_survivor,
    survival,
    surviving_the_game,
    survivor,
)
from tests.checking.planted.planting import Planted

PLANTED: list[Planted] = [
    *every_game.PLANTED,
    *survivor.PLANTED,
    *mini_survivor.PLANTED,
    *survival.PLANTED,
    *surviving_the_game.PLANTED,
    *i_am_survivor.PLANTED,
]
