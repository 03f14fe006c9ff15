"""Changes of the game's rules (see `formats.changes`)."""

from __future__ import annotations

from typing import Final

DEADLY_TRAPS_GO: Final = "a trap is removed also if its Assault eliminates somebody"

CHANGES: Final = (DEADLY_TRAPS_GO,)
