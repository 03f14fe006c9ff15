"""Changes of Survival's rules (see `formats.changes`)."""

from __future__ import annotations

from typing import Final

GMO_MUST_CHOOSE: Final = "the GMO that is asked whom it takes along cannot choose nobody"

WHISPER_NAMES_LISTENER: Final = "a whisper says into whose ear it was said"

CHANGES: Final = (GMO_MUST_CHOOSE, WHISPER_NAMES_LISTENER)
