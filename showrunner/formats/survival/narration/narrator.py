"""Stub."""

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line
from showrunner.kernel import Viewer


class SurvivalNarrator:
    """Stub."""

    def __init__(self, viewer: Viewer) -> None:
        pass

    def tell(self, fact: Fact) -> list[Line]:
        """Stub."""
        return []

    def close(self) -> list[Line]:
        """Stub."""
        return []
