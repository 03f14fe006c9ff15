"""The settings of a season before it starts: cast, parameters, schedule and so on."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.errors import WrongParameter
from showrunner.formats.decoding import build_decoders
from showrunner.formats.looks import Looks
from showrunner.formats.past_season import OldPromise, PastSeason, promise_sentence, regard
from showrunner.kernel import Text

Pronouns = Literal["he", "she", "they"]

SEAT = re.compile(r"[a-z][a-z0-9_-]{0,62}")
"""The pattern of a seat's id, which is also used in names of scenes, talks and card plays."""


class Castaway(Struct, frozen=True, kw_only=True):
    """A contestant as a person: first the public fields, then those for their player only.

    `id` is the seat. The fields from `temperament` on are private to the player, except `looks`,
    from which a portrait is drawn. `goal` completes the sentence “I came here to …”.
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
    looks: Looks | None = None


MAX_SCHEDULED_ORDERS = 200
"""The maximum number of scheduled orders in a season's settings."""


class Scheduled(Struct, frozen=True, kw_only=True):
    """An order on the schedule that a season starts with; for `when` see `schedule.When`."""

    order: Annotated[str, Meta(max_length=100)]
    when: dict[str, Any]
    terms: dict[str, Any] = {}


class SeasonSettings(Struct, frozen=True, kw_only=True):
    """A season's settings. Together with the luck key and the journal they determine the season.

    `version` and `changes` are the format's at the season's start. `players` says who plays each
    seat (such as `bot:sensible`), and `director` which program gives producers' orders, if any;
    the rules use neither. `remembered` is what castaways wrote in an earlier season, by seat and
    sealed as it was there, and `old_promises` the promises that they gave or got there; only their
    own player is told. In a `practice` season one person learns the game and is shown more.
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
    old_promises: dict[str, tuple[OldPromise, ...]] | UnsetType = UNSET
    practice: bool | UnsetType = UNSET

    def remembered_by(self, seat: str) -> PastSeason:
        """What a castaway remembers from an earlier season, without erased texts; else empty."""
        memories = () if self.remembered is UNSET else self.remembered.get(seat, ())
        names = {person.id: person.name for person in self.cast}
        return PastSeason(
            "\n".join(text.words for text in memories if text.words),
            tuple(promise_sentence(old, seat, names) for old in self._old_promises_of(seat)),
        )

    def regard_of(self, seat: str) -> dict[str, int]:
        """How much more (or less) a castaway trusts others at the start, from an earlier season."""
        return regard(self._old_promises_of(seat), seat)

    def _old_promises_of(self, seat: str) -> tuple[OldPromise, ...]:
        return () if self.old_promises is UNSET else self.old_promises.get(seat, ())

    def verify_cast(self) -> None:
        """Raise WrongParameter if a seat's id is not valid or is used twice."""
        seen: set[str] = set()
        for person in self.cast:
            if not SEAT.fullmatch(person.id):
                raise WrongParameter(
                    f"the seat {person.id!r}", "give small letters, digits, - and _, a letter first"
                )
            if person.id in seen:
                raise WrongParameter(f"the seat {person.id!r} twice", "give each castaway a seat")
            seen.add(person.id)


build_decoders(SeasonSettings)
