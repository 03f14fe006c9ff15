"""Bodies of requests and responses on castaways."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.files.drawn_faces import drawn_portrait
from showrunner.formats.castaway_rules import (
    ITEM_LIMITS,
    LINE_LIMITS,
    MAX_LIST_ITEMS,
    OLDEST,
    TEXT_LIMITS,
    YOUNGEST,
)
from showrunner.formats.looks import Looks
from showrunner.formats.settings import Castaway, Pronouns
from showrunner.store.personas import LibraryPersona

Archetype = Literal[
    "", "loyalist", "schemer", "floater", "challenge_beast", "peacemaker", "wild_card"
]
Name = Annotated[str, Meta(min_length=1, max_length=LINE_LIMITS["name"], examples=["Wren"])]
FullName = Annotated[str, Meta(max_length=LINE_LIMITS["full_name"], examples=["Wren Alder"])]
Age = Annotated[int, Meta(ge=YOUNGEST, le=OLDEST, examples=[44])]
Pronoun = Annotated[
    Pronouns, Meta(description="The pronouns others use for them.", examples=["she"])
]
Home = Annotated[str, Meta(max_length=LINE_LIMITS["home"], examples=["Hull, England"])]
Work = Annotated[str, Meta(max_length=LINE_LIMITS["work"], examples=["clockmaker"])]
Biography = Annotated[
    str,
    Meta(
        max_length=TEXT_LIMITS["biography"],
        examples=["Wren mends clocks that nobody fetches."],
    ),
]
Temperament = Annotated[
    str,
    Meta(max_length=TEXT_LIMITS["temperament"], examples=["Patient, until somebody lies."]),
]
Voice = Annotated[
    str,
    Meta(
        max_length=TEXT_LIMITS["voice"],
        examples=["Short sentences, dry; clocks and tides."],
    ),
]
Wants = Annotated[
    str, Meta(max_length=TEXT_LIMITS["wants"], examples=["To be asked what time it is."])
]
Goal = Annotated[
    str,
    Meta(
        max_length=LINE_LIMITS["goal"],
        description="How they would complete the sentence “I came here to …”.",
        examples=["be asked what time it is"],
    ),
]
Phrases = Annotated[
    list[Annotated[str, Meta(max_length=ITEM_LIMITS["phrases"])]],
    Meta(max_length=MAX_LIST_ITEMS, examples=[["It can be mended."]]),
]
Images = Annotated[
    list[Annotated[str, Meta(max_length=ITEM_LIMITS["images"])]],
    Meta(max_length=MAX_LIST_ITEMS, examples=[["a spring wound too far"]]),
]


class PersonaChange(Struct, forbid_unknown_fields=True, kw_only=True):
    """Fields of a castaway to change. Omitted fields keep their value.

    The fields before `temperament` can be read by everybody in a season; the others only by the
    castaway's player.
    """

    name: Name | UnsetType = UNSET
    full_name: FullName | UnsetType = UNSET
    age: Age | UnsetType = UNSET
    pronouns: Pronoun | UnsetType = UNSET
    home: Home | UnsetType = UNSET
    work: Work | UnsetType = UNSET
    biography: Biography | UnsetType = UNSET
    temperament: Temperament | UnsetType = UNSET
    voice: Voice | UnsetType = UNSET
    archetype: Archetype | UnsetType = UNSET
    wants: Wants | UnsetType = UNSET
    goal: Goal | UnsetType = UNSET
    phrases: Phrases | UnsetType = UNSET
    images: Images | UnsetType = UNSET
    looks: Looks | UnsetType | None = UNSET


class NewPersona(PersonaChange, forbid_unknown_fields=True, kw_only=True):
    """A new castaway; only the name is required. `docs/cast.md` explains each field."""

    name: Name


class LibraryEntry(Struct, kw_only=True):
    """A castaway in your library.

    One that is not your `own` is shipped with Showrunner; changing it creates a copy of your own,
    which replaces it. `picture` is the address of the castaway's picture, if there is one.
    `portrait` is what to show: the picture, else the face drawn from their looks, else null.
    """

    castaway: Castaway
    own: bool
    picture: str | None
    portrait: str | None
    changed_at: datetime | None


class LibraryPage(Struct):
    """Castaways sorted by id; if there are more, `next` is the `after` of the next page."""

    castaways: list[LibraryEntry]
    next: str | None


class CastawayToWrite(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who is to be written, by which model (a profile's name), and for how many dollars at most."""

    model: Annotated[str, Meta(min_length=1, max_length=63, examples=["default"])]
    name: Name
    about: Annotated[
        str, Meta(min_length=1, max_length=1000, examples=["A clockmaker whose shop is empty."])
    ]
    cap: Annotated[float, Meta(ge=0, le=10)] = 0.25


class WrittenTold(Struct, kw_only=True):
    """The fields that a model wrote; nothing is stored. `cost` is in dollars."""

    castaway: Castaway
    cost: float


class Imported(Struct):
    """A castaway from a character card, and notes on fields that were cut or are not used."""

    persona: LibraryEntry
    notes: list[str]


def entry(persona: LibraryPersona) -> LibraryEntry:
    """A persona as shown to its producer."""
    castaway, hash = persona.castaway, persona.picture
    picture = None if hash is None else f"/api/v1/cast/{castaway.id}/picture?hash={hash}"
    return LibraryEntry(
        castaway=castaway,
        own=persona.changed_at is not None,
        picture=picture,
        portrait=picture or drawn_portrait(castaway),
        changed_at=persona.changed_at,
    )


def changed(castaway: Castaway, change: PersonaChange) -> Castaway:
    """A castaway with these changes."""
    fields = {key: getattr(change, key) for key in change.__struct_fields__}
    changes = {key: value for key, value in fields.items() if value is not UNSET}
    lists = {key: tuple(value) for key, value in changes.items() if isinstance(value, list)}
    return msgspec.structs.replace(castaway, **{**changes, **lists})
