"""Violations planted in stored matches of Mini-Survivor."""

from __future__ import annotations

from tests.checking.planted.mini_survivor import boards, endings, segments, stocks
from tests.checking.planted.planting import Planted

PLANTED: list[Planted] = [
    *boards.PLANTED,
    *segments.PLANTED,
    *stocks.PLANTED,
    *endings.PLANTED,
]
