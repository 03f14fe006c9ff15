"""Convert Character Cards (V1, V2, V3) to castaways and back.

A card is data: its macros (`{{user}}`), scripts, HTML and prompts are plain text. Fields that a
castaway does not have are kept with the card. `docs/cast.md` says how each field is used.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, NamedTuple

import msgspec

from showrunner.errors import CardMistake, CastawayMistake
from showrunner.formats.castaway_rules import (
    LINE_LIMITS,
    PRONOUNS,
    TEXT_LIMITS,
    castaway_of,
    id_of,
)
from showrunner.formats.lines import DIRECTION_CONTROLS, is_writing
from showrunner.formats.settings import Castaway

Version = Literal["v2", "v3"]
SPECS: Final = {"v2": ("chara_card_v2", "2.0"), "v3": ("chara_card_v3", "3.0")}
OUR_KEY: Final = "showrunner"
"""The key in `extensions` for those fields of a castaway that a card does not have."""
FIELDS: Final = tuple(field for field in Castaway.__struct_fields__ if field != "id")
UNUSED: Final = (
    "scenario",
    "system_prompt",
    "post_history_instructions",
    "alternate_greetings",
    "character_book",
    "creator_notes",
    "assets",
)
"""Fields that are kept but not used, and that people may expect to be used."""
_TEXTS = (
    "name",
    "description",
    "personality",
    "scenario",
    "first_mes",
    "mes_example",
    "creator_notes",
    "system_prompt",
    "post_history_instructions",
    "creator",
    "character_version",
)
_TITLES = {"a", "an", "the", "mr", "mrs", "ms", "miss", "dr", "sir", "lady", "lord", "prof", "st"}
_SPEAKER = re.compile(r"([^:]{1,80}):\s*(.*)")
_WORD = re.compile(r"\w+")
_START = "<start>"
_USER = ("{{user}}", "<user>")
_CHARACTER = ("{{char}}", "<char>", "<bot>")
_VOICE_INTRODUCTION = "Talks like this:\n"

Data = dict[str, Any]


class ImportedCastaway(NamedTuple):
    """The castaway made from a card, and notes on fields that were cut or are not used."""

    castaway: Castaway
    notes: tuple[str, ...]


def castaway_in(card: Data) -> ImportedCastaway:
    """Make a castaway from a card. Raises CardMistake."""
    data, place = _data_of(card)
    extensions = _table(data, "extensions", place)
    our_fields = _table(extensions, OUR_KEY, f"{place}extensions.")
    fields, notes = _mapped(data, place)
    our_values = {key: value for key, value in our_fields.items() if key in FIELDS}
    try:
        castaway = castaway_of({**fields, **our_values})
    except CastawayMistake as mistake:
        problem = mistake.problems[0]
        where = f"{place}extensions.{OUR_KEY}.{problem.field}"
        raise CardMistake(where, problem.wrong, problem.right) from None
    unused = [key for key in UNUSED if data.get(key)]
    if unused:
        notes.append(f"kept with the card, but not used in play: {', '.join(unused)}")
    return ImportedCastaway(castaway, tuple(notes))


def card_of(castaway: Castaway, card: Data | None, version: Version) -> Data:
    """Make a card of this version from a castaway.

    `card` is the card the castaway was imported from: its fields are kept, and only those that
    differ from the castaway are overwritten. Importing the result gives the same castaway.
    """
    spec, number = SPECS[version]
    old_data: Data = {} if card is None else _data_of(card)[0]
    old_top_level = {} if card is None or old_data is card else card
    missing = {key: empty for key, empty in _defaults(version).items() if old_data.get(key) is None}
    data = {**old_data, **missing}
    data["extensions"] = {**data["extensions"]}
    our_old_fields = data["extensions"].pop(OUR_KEY, {})
    new_card = {**old_top_level, "spec": spec, "spec_version": number, "data": data}
    if card is None:
        data["name"] = castaway.name
    _write_changes(castaway, new_card, version)
    expressed = _fields(castaway_in(new_card).castaway)
    inexpressible = {
        key: value for key, value in _fields(castaway).items() if value != expressed[key]
    }
    inexpressible |= {key: value for key, value in our_old_fields.items() if key not in FIELDS}
    if inexpressible:
        data["extensions"][OUR_KEY] = inexpressible
    return new_card


def _write_changes(castaway: Castaway, new_card: Data, version: Version) -> None:
    data = new_card["data"]
    before = castaway_in(new_card).castaway
    if castaway.full_name != before.full_name:
        data["name"] = castaway.full_name if _is_name(castaway.full_name) else castaway.name
    if (version == "v3" or data.get("nickname")) and castaway.name != castaway_in(new_card)[0].name:
        data["nickname"] = castaway.name
    if castaway.biography != before.biography:
        data["description"] = castaway.biography
    if castaway.temperament != before.temperament:
        data["personality"] = castaway.temperament
    for key in ("name", "description", "personality"):
        if key in new_card:  # fields of V1, which some cards have besides those in `data`
            new_card[key] = data[key]


def _defaults(version: Version) -> Data:
    """The fields that a card must have, with empty values."""
    lists = ["alternate_greetings", "tags", *(["group_only_greetings"] if version == "v3" else [])]
    return dict.fromkeys(_TEXTS, "") | {key: [] for key in lists} | {"extensions": {}}


def _fields(castaway: Castaway) -> Data:
    plain: Data = msgspec.json.decode(msgspec.json.encode(castaway))
    return {key: plain[key] for key in FIELDS}


def _data_of(card: Data) -> tuple[Data, str]:
    """The object with a card's fields, and the prefix of their names in error messages."""
    spec = card.get("spec")
    if spec is None and not isinstance(card.get("data"), dict):
        return card, ""
    if spec is not None and spec not in [name for name, _ in SPECS.values()]:
        right = "give chara_card_v2 or chara_card_v3"
        raise CardMistake("spec", f"it is {_shown(spec)}", right)
    if not isinstance(card.get("data"), dict):
        raise CardMistake("data", f"it is {_shown(card.get('data'))}", "give an object")
    return card["data"], "data."


def _mapped(data: Data, place: str) -> tuple[Data, list[str]]:
    """The fields of a castaway filled from a card's fields, and notes on texts that were cut."""
    notes: list[str] = []
    full_name = _line(_text(data, "name", place), LINE_LIMITS["full_name"])
    nickname = _line(_text(data, "nickname", place), LINE_LIMITS["name"])
    name = nickname or _line(_first_name(full_name), LINE_LIMITS["name"])
    if not _is_name(name):
        key = "nickname" if nickname else "name"
        raise CardMistake(f"{place}{key}", "it is missing", "give the character a name")

    def cut_to_fit(key: str, field: str, text: str) -> str:
        if len(text) > TEXT_LIMITS[field]:
            notes.append(
                f"{key} is too long: {field} has its first {TEXT_LIMITS[field]} characters"
            )
        return _cut(text, TEXT_LIMITS[field])

    description = _paragraphs(_text(data, "description", place))
    personality = _paragraphs(_text(data, "personality", place))
    example = _paragraphs(_text(data, "mes_example", place))
    greeting = _paragraphs(_text(data, "first_mes", place))
    names = {known_as.lower() for known_as in (name, full_name, _first_name(full_name))}
    spoken = _lines_of_character(example, {*_CHARACTER, *names}) or greeting
    fields = {
        "id": id_of(name),
        "name": name,
        "full_name": full_name,
        "biography": cut_to_fit("description", "biography", description),
        "temperament": cut_to_fit("personality", "temperament", personality),
        "voice": cut_to_fit(
            "mes_example" if example else "first_mes",
            "voice",
            spoken and _VOICE_INTRODUCTION + spoken,
        ),
    }
    return fields | _pronouns(data), notes


def _pronouns(data: Data) -> Data:
    """The pronouns that some cards give, such as `she/her`; empty if they are not recognised."""
    extensions = data.get("extensions")
    for place in (extensions if isinstance(extensions, dict) else {}, data):
        first = _WORD.match(str(place.get("pronouns", "")).lower())
        if first and first[0] in PRONOUNS:
            return {"pronouns": first[0]}
    return {}


def _first_name(full_name: str) -> str:
    """The first word of a full name, or the whole of it if that word is a title."""
    first = full_name.partition(" ")[0].rstrip(",;:")
    return first if _is_name(first) and first.rstrip(".").lower() not in _TITLES else full_name


def _is_name(text: str) -> bool:
    """Whether a text can be a name: it has a letter or a digit."""
    return any(map(str.isalnum, text))


def _lines_of_character(example: str, names: set[str]) -> str:
    """What the character says in an example dialogue; all of it if no line names a speaker."""
    spoken: list[str] = []
    speaks = False
    for line in example.splitlines():
        speech = _SPEAKER.fullmatch(line.strip())
        speaker = speech[1].strip().lower() if speech else ""
        if line.strip().lower() == _START or speaker in _USER:
            speaks = False
        elif speech and speaker in names:
            speaks = True
            spoken.append(speech[2])
        elif speaks:
            spoken.append(line)
    whole = re.sub(re.escape(_START), "", example, flags=re.IGNORECASE)
    return "\n".join(filter(str.strip, spoken)) or whole.strip()


def _text(data: Data, key: str, place: str) -> str:
    value = data.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise CardMistake(f"{place}{key}", f"it is {_shown(value)}", "give a text")
    return value


def _table(data: Data, key: str, place: str) -> Data:
    value = data.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise CardMistake(f"{place}{key}", f"it is {_shown(value)}", "give an object")
    return value


def _paragraphs(text: str) -> str:
    text_with_newlines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(filter(is_writing, text_with_newlines)).strip()


def _line(text: str, most: int) -> str:
    """A text as one line, cut to `most` characters."""
    words = "".join(filter(is_writing, DIRECTION_CONTROLS.sub("", text))).split()
    return _cut(" ".join(words), most)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _shown(value: object) -> str:
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else f"{value[:40]!r}…"
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return "missing" if value is None else f"{value!r}"
