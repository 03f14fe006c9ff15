"""Decoders of the types that threads decode: built before, by one thread at a time."""

from __future__ import annotations

from threading import Lock
from typing import Any

import msgspec

_building = Lock()


def build_decoders(*kinds: Any) -> None:
    """Build what msgspec needs in order to decode these types, which it keeps with each type.

    Otherwise it does so when it first decodes one, and two threads that do this at the same time
    crash the process, or never return (seen with msgspec 0.22).
    """
    with _building:
        for kind in kinds:
            msgspec.json.Decoder(kind)
