"""Presets: the settings of known providers and servers, by the name that a profile gives."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from showrunner.errors import WrongParameter, suggest

PRESET: Final = "preset"
"""The key that names a preset; a profile itself does not have it."""
TITLE: Final = "title"
"""What a preset is called in the console; a profile does not have it."""
_FILE: Final = Path(__file__).with_name("model_presets.toml")


@cache
def presets() -> dict[str, dict[str, Any]]:
    """The settings of each preset."""
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def with_preset(given: Mapping[str, Any]) -> dict[str, Any]:
    """A profile's settings, with those of its preset where it gives none.

    Raises WrongParameter for an unknown preset.
    """
    own = {name: value for name, value in given.items() if name != PRESET}
    if not (name := given.get(PRESET)):
        return own
    if name not in presets():
        raise WrongParameter(f"there is no preset {name!r}", suggest(str(name), list(presets())))
    settings = {key: value for key, value in presets()[name].items() if key != TITLE}
    return {**settings, **own}
