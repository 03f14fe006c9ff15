"""Characters: the weights by which castaways of each archetype play."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from showrunner.formats.settings import Castaway


class Character(NamedTuple):
    """How a castaway plays: weights from 0 (not at all) to 10.

    `loyalty`: keeps promises and allies. `guile`: lies, and turns on friends when it pays.
    `ambition`: watches who could win. `herd`: follows the majority. `drive`: spends points on
    competitions. `nerve`: brings subjects up, accuses and bargains. `whim`: changes plans at
    random.
    """

    loyalty: int
    guile: int
    ambition: int
    herd: int
    drive: int
    nerve: int
    whim: int


ARCHETYPES: Mapping[str, Character] = {
    "loyalist": Character(9, 2, 4, 4, 4, 5, 1),
    "schemer": Character(3, 9, 7, 4, 4, 8, 2),
    "floater": Character(5, 5, 4, 9, 3, 2, 2),
    "challenge_beast": Character(6, 3, 6, 4, 9, 6, 1),
    "peacemaker": Character(7, 2, 2, 6, 4, 4, 1),
    "wild_card": Character(4, 6, 5, 2, 6, 9, 8),
}
"""The character of each archetype in the castaways' files."""


def character_of(persona: Castaway) -> Character:
    """Return the archetype's character, or pick one by the seat's id if there is no archetype."""
    if persona.archetype in ARCHETYPES:
        return ARCHETYPES[persona.archetype]
    drawn = blake2b(persona.id.encode(), digest_size=1).digest()[0]
    return list(ARCHETYPES.values())[drawn % len(ARCHETYPES)]
