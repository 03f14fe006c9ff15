"""Characters: what each archetype makes of the same game, as weights that the bot plays by."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from showrunner.formats.settings import Castaway


class Character(NamedTuple):
    """How a castaway plays. All weights are 0 (not at all) to 10.

    `loyalty` keeps one's word and one's allies; `guile` lies and turns on friends when it pays;
    `ambition` looks at who could win; `herd` goes where the votes are; `drive` spends what one
    has on competitions; `nerve` opens a subject, accuses and bargains; `whim` changes one's mind.
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
"""The six ways of playing that castaways come with."""


def character_of(persona: Castaway) -> Character:
    """The character of an archetype; who has none gets one that follows from the seat's id."""
    if persona.archetype in ARCHETYPES:
        return ARCHETYPES[persona.archetype]
    drawn = blake2b(persona.id.encode(), digest_size=1).digest()[0]
    return list(ARCHETYPES.values())[drawn % len(ARCHETYPES)]
