"""What the API takes and tells of castaways."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.formats.castaway_rules import LINES, LISTS, MOST_LINES, OLDEST, TEXTS, YOUNGEST
from showrunner.formats.settings import Castaway, Pronouns
from showrunner.store.personas import LibraryPersona

Archetype = Literal[
    "", "loyalist", "schemer", "floater", "challenge_beast", "peacemaker", "wild_card"
]
Name = Annotated[str, Meta(min_length=1, max_length=LINES["name"], examples=["Wren"])]
FullName = Annotated[str, Meta(max_length=LINES["full_name"], examples=["Wren Alder"])]
Age = Annotated[int, Meta(ge=YOUNGEST, le=OLDEST, examples=[44])]
Pronoun = Annotated[Pronouns, Meta(description="What others call them by.", examples=["she"])]
Home = Annotated[str, Meta(max_length=LINES["home"], examples=["Hull, England"])]
Work = Annotated[str, Meta(max_length=LINES["work"], examples=["clockmaker"])]
Biography = Annotated[
    str, Meta(max_length=TEXTS["biography"], examples=["Wren mends clocks that nobody fetches."])
]
Temperament = Annotated[
    str, Meta(max_length=TEXTS["temperament"], examples=["Patient, until somebody lies."])
]
Voice = Annotated[
    str, Meta(max_length=TEXTS["voice"], examples=["Short sentences, dry; clocks and tides."])
]
Wants = Annotated[str, Meta(max_length=TEXTS["wants"], examples=["To be asked what time it is."])]
Goal = Annotated[
    str,
    Meta(
        max_length=LINES["goal"],
        description="How they would go on after “I came here to”.",
        examples=["be asked what time it is"],
    ),
]
Phrases = Annotated[
    list[Annotated[str, Meta(max_length=LISTS["phrases"])]],
    Meta(max_length=MOST_LINES, examples=[["It can be mended."]]),
]
Images = Annotated[
    list[Annotated[str, Meta(max_length=LISTS["images"])]],
    Meta(max_length=MOST_LINES, examples=[["a spring wound too far"]]),
]


class PersonaChange(Struct, forbid_unknown_fields=True, kw_only=True):
    """What of a castaway is to be otherwise; what is left away stays as it is.

    What stands above `temperament` everybody in a season may read; the rest their player alone.
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


class NewPersona(PersonaChange, forbid_unknown_fields=True, kw_only=True):
    """A new castaway: the name is enough. `docs/cast.md` says what each field is for."""

    name: Name


class LibraryEntry(Struct, kw_only=True):
    """A castaway in your library.

    One that is not your `own` came with Showrunner; to change it is to make an own copy, which
    stands in its place. `picture` is the address of their picture, if they have one.
    """

    castaway: Castaway
    own: bool
    picture: str | None
    changed_at: datetime | None


class LibraryPage(Struct):
    """Some castaways in the order of their ids; ask on with `after` = `next` while there is one."""

    castaways: list[LibraryEntry]
    next: str | None


class Imported(Struct):
    """A castaway out of a character card, and what you should know of what the card held."""

    persona: LibraryEntry
    notes: list[str]


def entry(persona: LibraryPersona) -> LibraryEntry:
    """A persona as its producer is told of it."""
    id, picture = persona.castaway.id, persona.picture
    return LibraryEntry(
        castaway=persona.castaway,
        own=persona.changed_at is not None,
        picture=None if picture is None else f"/api/v1/cast/{id}/picture?hash={picture}",
        changed_at=persona.changed_at,
    )


def changed(castaway: Castaway, change: PersonaChange) -> Castaway:
    """A castaway with what is to be otherwise."""
    fields = {key: getattr(change, key) for key in change.__struct_fields__}
    given = {key: value for key, value in fields.items() if value is not UNSET}
    lists = {key: tuple(value) for key, value in given.items() if isinstance(value, list)}
    return msgspec.structs.replace(castaway, **{**given, **lists})
