"""SV-1.4: the 36 role cards, and how many of them a table of each size gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

EVIL = ("pollution", "waste", "greediness", "ignorance", "overpopulation", "consumerism")
SPECIALS = (
    *("scientist", "ranger", "activist", "polar_bear"),
    *("mother_nature", "gmo", "engineer", "agency"),
)
ELEMENTS = (
    *("knowledge", "ozone_layer", "clean_energy", "plankton", "clean_water", "insects"),
    *("edible_plants", "algae", "clean_air", "bacteria", "fish", "biodiversity"),
    *("farm_animals", "good_weather", "farm_land", "intelligence", "antibiotics"),
    *("fertile_soil", "fungi", "immune_system", "human_rights", "peace"),
)
BASIC = 12
"""SV-1.4: with so many or fewer `auto` plays the basic game."""


def side(role: str) -> str:
    """SV-4.6: whom a card plays for."""
    return "evil" if role in EVIL else "good"


class Table(NamedTuple):
    """How many cards of each group are dealt; specials by name."""

    evil: int
    specials: list[str]
    elements: int


def advanced(size: int, parameters: Mapping[str, Any]) -> bool:
    """SV-1.4: whether the advanced game is played."""
    mode: str = parameters["mode"]
    return size > BASIC if mode == "auto" else mode == "advanced"


def table(size: int, parameters: Mapping[str, Any]) -> Table:
    """SV-1.4: the cards for so many contestants."""
    evil = parameters["evil_count"] or (
        2 if size == 8 else 3 if size <= 12 else 4 if size <= 16 else 5 if size <= 20 else 6
    )
    number = {13: 5, 14: 6, 15: 7}.get(size, 3 if size <= BASIC else 8)
    specials = list(SPECIALS[: number if advanced(size, parameters) else 3])
    if parameters["specials"] or parameters["mode"] == "chosen":
        specials = [special for special in SPECIALS if special in parameters["specials"]]
    return Table(evil, specials, size - evil - len(specials))
