"""Model profiles out of a file: `models.toml`, a table `[profiles.NAME]` each."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from showrunner.errors import FileMistake
from showrunner.files.toml_file import TomlFile
from showrunner.players.llm.profile import Prices, Profile

_KEYS = tuple(name for name in Profile.__struct_fields__ if name != "name")
_NEEDED = ("base_url", "model")
_PLACE = re.compile(r"^(?P<what>.*?) - at `\$(?P<way>[^`]*)`$", re.DOTALL)


def load_profiles(path: Path) -> list[Profile]:
    """The profiles of a file, in its order. Raises FileMistake for anything that is wrong."""
    file = TomlFile(path)
    file.root.only(("profiles",))
    tables = file.root.table("profiles")
    profiles = []
    for name in tables.values:
        table = tables.table(name)
        table.only(_KEYS)
        table.need(_NEEDED)
        prices = table.table("prices")
        prices.only(Prices.__struct_fields__)
        try:
            profiles.append(msgspec.convert({**table.values, "name": name}, Profile))
        except msgspec.ValidationError as problem:
            found = _PLACE.match(str(problem))
            what, way = (found["what"], found["way"]) if found else (str(problem), "")
            keys = [key for key in way.split(".") if key]
            wrong = f"{'.'.join(keys) or name}: {what[:1].lower()}{what[1:]}"
            raise table.mistake(wrong, "see docs/models.md for what it takes", *keys) from None
    names = [profile.name for profile in profiles]
    for profile in profiles:
        if profile.fallback and profile.fallback not in names:
            table = tables.table(profile.name)
            wrong = f"fallback: there is no profile {profile.fallback!r}"
            raise table.mistake(wrong, f"name one of {', '.join(names)}", "fallback")
    if not profiles:
        raise FileMistake(path, None, "it has no profiles", "begin one with [profiles.NAME]")
    return profiles
