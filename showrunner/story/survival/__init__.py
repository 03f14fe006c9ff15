"""The beats of Survival, beside those of every game."""

from __future__ import annotations

from typing import Final

from showrunner.story.finding import Finder
from showrunner.story.survival.accusers import Accusers
from showrunner.story.survival.claims import RoleClaims
from showrunner.story.survival.days import SpecialDays
from showrunner.story.survival.deaths import Deaths
from showrunner.story.survival.debates import Debates
from showrunner.story.survival.nights import SecretNights
from showrunner.story.survival.sides import Sides
from showrunner.story.survival.stakes import Stakes

FINDERS: Final[tuple[type[Finder], ...]] = (
    RoleClaims,
    Debates,
    SecretNights,
    Deaths,
    Sides,
    Accusers,
    SpecialDays,
    Stakes,
)
