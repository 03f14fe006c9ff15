"""Castaways out of Character Cards (V1, V2, V3) and back.

A card is data: its macros (`{{user}}`), scripts, HTML and prompts are text like any other, and what
has no place in a castaway is kept with the card. `docs/cast.md` says what becomes of each field.
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, NamedTuple

import msgspec

from showrunner.errors import CardMistake, CastawayMistake
from showrunner.formats.castaway_rules import LINES, PRONOUNS, TEXTS, castaway_of, id_of
from showrunner.formats.lines import TURNING, is_writing
from showrunner.formats.settings import Castaway

Version = Literal["v2", "v3"]
SPECS: Final = {"v2": ("chara_card_v2", "2.0"), "v3": ("chara_card_v3", "3.0")}
OURS: Final = "showrunner"
"""In `extensions`: the fields of a castaway that a card has no field for."""
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
"""Fields that are kept with the card, and that people may expect to be used."""
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
_TALKS = "Talks like this:\n"

Data = dict[str, Any]


class Reading(NamedTuple):
    """A castaway as a card has them, and what people should know of the card's other fields."""

    castaway: Castaway
    notes: tuple[str, ...]


def castaway_in(card: Data) -> Reading:
    """The castaway of a card. Raises CardMistake."""
    data, place = _data_of(card)
    extensions = _table(data, "extensions", place)
    own = _table(extensions, OURS, f"{place}extensions.")
    fields, notes = _mapped(data, place)
    given = {key: value for key, value in own.items() if key in FIELDS}
    try:
        castaway = castaway_of({**fields, **given})
    except CastawayMistake as mistake:
        problem = mistake.problems[0]
        where = f"{place}extensions.{OURS}.{problem.field}"
        raise CardMistake(where, problem.wrong, problem.right) from None
    unused = [key for key in UNUSED if data.get(key)]
    if unused:
        notes.append(f"kept with the card, and not played by: {', '.join(unused)}")
    return Reading(castaway, tuple(notes))


def card_of(castaway: Castaway, card: Data | None, version: Version) -> Data:
    """A castaway as a card of this version, with all that their own card held.

    Only what differs from that card is written anew; reading the result gives the same castaway.
    """
    spec, number = SPECS[version]
    old: Data = {} if card is None else _data_of(card)[0]
    whole = {} if card is None or old is card else card
    missing = {key: empty for key, empty in _defaults(version).items() if old.get(key) is None}
    data = {**old, **missing}
    data["extensions"] = {**data["extensions"]}
    own = data["extensions"].pop(OURS, {})
    made = {**whole, "spec": spec, "spec_version": number, "data": data}
    if card is None:
        data["name"] = castaway.name
    _write_changes(castaway, made, version)
    said = _fields(castaway_in(made).castaway)
    unsaid = {key: value for key, value in _fields(castaway).items() if value != said[key]}
    unsaid |= {key: value for key, value in own.items() if key not in FIELDS}
    if unsaid:
        data["extensions"][OURS] = unsaid
    return made


def _write_changes(castaway: Castaway, made: Data, version: Version) -> None:
    data = made["data"]
    before = castaway_in(made).castaway
    if castaway.full_name != before.full_name:
        data["name"] = castaway.full_name if _names(castaway.full_name) else castaway.name
    if (version == "v3" or data.get("nickname")) and castaway.name != castaway_in(made)[0].name:
        data["nickname"] = castaway.name
    if castaway.biography != before.biography:
        data["description"] = castaway.biography
    if castaway.temperament != before.temperament:
        data["personality"] = castaway.temperament
    for key in ("name", "description", "personality"):
        if key in made:  # V1's fields, beside those of later versions
            made[key] = data[key]


def _defaults(version: Version) -> Data:
    """The fields that a card must have, each empty."""
    lists = ["alternate_greetings", "tags", *(["group_only_greetings"] if version == "v3" else [])]
    return dict.fromkeys(_TEXTS, "") | {key: [] for key in lists} | {"extensions": {}}


def _fields(castaway: Castaway) -> Data:
    plain: Data = msgspec.json.decode(msgspec.json.encode(castaway))
    return {key: plain[key] for key in FIELDS}


def _data_of(card: Data) -> tuple[Data, str]:
    """Where a card's fields stand, and what comes before their names there."""
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
    """A castaway's fields, as far as a card has fields for them, and what was cut."""
    notes: list[str] = []
    full_name = _line(_text(data, "name", place), LINES["full_name"])
    nickname = _line(_text(data, "nickname", place), LINES["name"])
    name = nickname or _line(_called(full_name), LINES["name"])
    if not _names(name):
        key = "nickname" if nickname else "name"
        raise CardMistake(f"{place}{key}", "there is none", "give the character a name")

    def told(key: str, field: str, text: str) -> str:
        if len(text) > TEXTS[field]:
            notes.append(f"{key} is long: {field} has its first {TEXTS[field]} characters")
        return _cut(text, TEXTS[field])

    description = _paragraphs(_text(data, "description", place))
    personality = _paragraphs(_text(data, "personality", place))
    example = _paragraphs(_text(data, "mes_example", place))
    greeting = _paragraphs(_text(data, "first_mes", place))
    called = {one.lower() for one in (name, full_name, _called(full_name))}
    spoken = _spoken(example, {*_CHARACTER, *called}) or greeting
    fields = {
        "id": id_of(name),
        "name": name,
        "full_name": full_name,
        "biography": told("description", "biography", description),
        "temperament": told("personality", "temperament", personality),
        "voice": told(
            "mes_example" if example else "first_mes", "voice", spoken and _TALKS + spoken
        ),
    }
    return fields | _pronouns(data), notes


def _pronouns(data: Data) -> Data:
    """The pronouns that some cards give, such as `she/her`; nothing where that is not plain."""
    extensions = data.get("extensions")
    for place in (extensions if isinstance(extensions, dict) else {}, data):
        first = _WORD.match(str(place.get("pronouns", "")).lower())
        if first and first[0] in PRONOUNS:
            return {"pronouns": first[0]}
    return {}


def _called(full_name: str) -> str:
    """What somebody of this name is called: the first word, unless that is a title."""
    first = full_name.partition(" ")[0].rstrip(",;:")
    return first if _names(first) and first.rstrip(".").lower() not in _TITLES else full_name


def _names(text: str) -> bool:
    """Whether a text can be a name: it has a letter or a digit."""
    return any(map(str.isalnum, text))


def _spoken(example: str, names: set[str]) -> str:
    """Of an example of talk what the character says; all of it where nobody is named."""
    spoken: list[str] = []
    speaks = False
    for line in example.splitlines():
        named = _SPEAKER.fullmatch(line.strip())
        who = named[1].strip().lower() if named else ""
        if line.strip().lower() == _START or who in _USER:
            speaks = False
        elif named and who in names:
            speaks = True
            spoken.append(named[2])
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
    whole = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(filter(is_writing, whole)).strip()


def _line(text: str, most: int) -> str:
    """A text as one line, which has no more characters than these."""
    words = "".join(filter(is_writing, TURNING.sub("", text))).split()
    return _cut(" ".join(words), most)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _shown(value: object) -> str:
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else f"{value[:40]!r}…"
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    return "not there" if value is None else f"{value!r}"
