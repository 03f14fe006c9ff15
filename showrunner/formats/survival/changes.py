"""Changes of Survival's rules (see `formats.changes`)."""

from __future__ import annotations

from typing import Final

SHOOTS: Final = "the GMO that is asked whom it takes along cannot choose nobody"

CHANGES: Final = (SHOOTS,)
