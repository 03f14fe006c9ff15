"""Changes of Survival's rules (see `formats.changes`)."""

from __future__ import annotations

from typing import Final

SHOOTS: Final = "the GMO that is asked whom it takes along cannot choose nobody"

WHISPERED_TO: Final = "a whisper says into whose ear it was said"

CHANGES: Final = (SHOOTS, WHISPERED_TO)
