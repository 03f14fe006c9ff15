"""SV-7.1: removals of contestants by producers, at a window."""

from __future__ import annotations

from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.chains import batch, consequences
from showrunner.formats.survival.state import SurvivalState


async def removals(season: SurvivalState, moment: facts.Moment) -> None:
    """SV-7.1: a removal triggers the bond, but the GMO only with `producer_triggers`."""
    causes: dict[str, facts.Cause] = {
        seat: "producer" for seat in season.sheet.removals if seat in season.sheet.living
    }
    if causes:
        await batch(season, causes, moment)
        await consequences(season, moment)
