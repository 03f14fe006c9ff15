"""About how long a dice season is."""

from __future__ import annotations

from showrunner.formats.survivor.sheet import SurvivorSheet


def expected_rounds(sheet: SurvivorSheet) -> int:
    """DS-1: one castaway leaves in each round, until the finalists are left."""
    return max(sheet.round, len(sheet.names) - sheet.parameters.finalists)
