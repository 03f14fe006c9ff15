"""Violations planted in stored seasons, by what they tamper with."""

from __future__ import annotations

from tests.checking.planted import (
    accounts,
    audiences,
    ballots,
    cards,
    castaways,
    file,
    final,
    mini_survivor,
    opportunities,
    production,
    rolls,
    survival,
    talks,
    votes,
)
from tests.checking.planted.planting import Planted

PLANTED: list[Planted] = [
    *ballots.PLANTED,
    *votes.PLANTED,
    *castaways.PLANTED,
    *accounts.PLANTED,
    *rolls.PLANTED,
    *cards.PLANTED,
    *talks.PLANTED,
    *final.PLANTED,
    *opportunities.PLANTED,
    *production.PLANTED,
    *audiences.PLANTED,
    *file.PLANTED,
    *mini_survivor.PLANTED,
    *survival.PLANTED,
]
