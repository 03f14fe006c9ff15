"""Read model profiles from `models.toml`: a table `[profiles.NAME]` for each."""

from __future__ import annotations

from pathlib import Path

from showrunner.errors import FileMistake, WrongParameter
from showrunner.files.model_presets import PRESET, with_preset
from showrunner.files.toml_file import TomlFile, TomlTable
from showrunner.players.llm.profile import Prices, Profile

_NEEDED = ("base_url",)


def load_profiles(path: Path) -> list[Profile]:
    """The profiles of a file, in their order. Raises FileMistake for anything that is wrong."""
    file = TomlFile(path)
    file.root.only(("profiles",))
    tables = file.root.table("profiles")
    profiles = []
    for name in tables.values:
        table = _with_preset(tables.table(name))
        table.need(_NEEDED)
        table.table("prices").only(Prices.__struct_fields__)
        profiles.append(table.struct(Profile, "see docs/models.md for its keys", name=name))
    names = [profile.name for profile in profiles]
    for profile in profiles:
        if profile.fallback and profile.fallback not in names:
            wrong = f"fallback: there is no profile {profile.fallback!r}"
            right = f"name one of {', '.join(names)}"
            raise tables.table(profile.name).mistake(wrong, right, "fallback")
    if not profiles:
        raise FileMistake(
            path, None, "it has no profiles", "add one that begins with [profiles.NAME]"
        )
    return profiles


def _with_preset(table: TomlTable) -> TomlTable:
    """The table of a profile, with the keys of its preset."""
    table.text(PRESET)
    try:
        return TomlTable(table.file, table.key_path, with_preset(table.values))
    except WrongParameter as unknown:
        raise table.mistake(unknown.wrong, unknown.right, PRESET) from None
