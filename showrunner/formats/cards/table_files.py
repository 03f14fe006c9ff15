"""A game's cards as a TOML file beside its code: a table for each kind of card, by its key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from showrunner.errors import Unreadable

K = TypeVar("K", bound=Struct)


def read_cards(file: Path, kind: type[K]) -> Mapping[str, K]:
    """The cards in a file, by key. Raises Unreadable, which says where the file is wrong."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, kind])  # type: ignore[valid-type]
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise Unreadable(f"{file.name}: {problem}") from None
