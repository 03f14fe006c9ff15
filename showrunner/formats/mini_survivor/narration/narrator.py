"""Stub."""

from __future__ import annotations

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line
from showrunner.kernel import Viewer


class MiniNarrator:
    """Stub."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    def tell(self, fact: Fact) -> list[Line]:
        """Stub."""
        return []

    def close(self) -> list[Line]:
        """Stub."""
        return []
