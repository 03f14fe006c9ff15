"""What a season is made of before it starts."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.errors import WrongParameter
from showrunner.kernel import Text

Pronouns = Literal["he", "she", "they"]

SEAT = re.compile(r"[a-z][a-z0-9_-]{0,62}")
"""What a seat's id looks like: it stands in names of scenes, talks and card plays."""


class Castaway(Struct, frozen=True, kw_only=True):
    """A contestant as a person: what everybody may read, then what only their player gets.

    `id` is the seat. From `temperament` on it is the player's alone. `goal` is what they say after
    “I came here to”.
    """

    id: str
    name: str
    full_name: str = ""
    age: int = 30
    pronouns: Pronouns = "they"
    home: str = ""
    work: str = ""
    biography: str = ""
    temperament: str = ""
    voice: str = ""
    archetype: str = ""
    wants: str = ""
    goal: str = ""
    phrases: tuple[str, ...] = ()
    images: tuple[str, ...] = ()


MOST_SCHEDULED = 200
"""How many scheduled orders a season may start with."""


class Scheduled(Struct, frozen=True, kw_only=True):
    """An order that a season starts with: what, and when (see `schedule.When`)."""

    order: Annotated[str, Meta(max_length=100)]
    when: dict[str, Any]
    terms: dict[str, Any] = {}


class SeasonSettings(Struct, frozen=True, kw_only=True):
    """A season before its first roll: with the luck key and the journal it determines the season.

    `version` and `changes` are the format's at the season's start. `players` says who plays each
    seat (`bot:sensible`) and `director` which program gives producers' orders, if one does; they
    decide nothing in the rules. `remembered` is what castaways wrote in an earlier season and
    brought along, by seat, sealed as it was there: their player alone is told.
    """

    format: str
    version: int
    title: str
    cast: tuple[Castaway, ...]
    parameters: dict[str, Any] = {}
    teams: dict[str, tuple[str, ...]] = {}
    schedule: tuple[Scheduled, ...] = ()
    changes: tuple[str, ...] = ()
    players: dict[str, str] = {}
    director: str | UnsetType = UNSET
    remembered: dict[str, tuple[Text, ...]] | UnsetType = UNSET

    def remembered_by(self, seat: str) -> str:
        """What a castaway brought along; empty where they come for the first time.

        What was erased is gone from it.
        """
        brought = () if self.remembered is UNSET else self.remembered.get(seat, ())
        return "\n".join(text.words for text in brought if text.words)

    def verify_cast(self) -> None:
        """Raise WrongParameter where a seat's id cannot be one, or comes twice."""
        seen: set[str] = set()
        for person in self.cast:
            if not SEAT.fullmatch(person.id):
                raise WrongParameter(
                    f"the seat {person.id!r}", "give small letters, digits, - and _, a letter first"
                )
            if person.id in seen:
                raise WrongParameter(f"the seat {person.id!r} twice", "give each castaway a seat")
            seen.add(person.id)
