"""Violations planted in stored seasons of Survival."""

from __future__ import annotations

from tests.checking.planted.planting import Planted
from tests.checking.planted.survival import conferences, deaths, endings, nights

PLANTED: list[Planted] = [
    *nights.PLANTED,
    *deaths.PLANTED,
    *conferences.PLANTED,
    *endings.PLANTED,
]
