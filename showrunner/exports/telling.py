"""The season as the story editor tells it, for all exports that show it."""

from __future__ import annotations

from showrunner.exports.record import SeasonRecord
from showrunner.story.editor import tell
from showrunner.story.told import ToldSeason


def told_season(record: SeasonRecord) -> ToldSeason:
    """The told season, for producers. Use it as `record.once(told_season)`: it takes a while."""
    return tell(record.format, record.settings, record.told, record.title)
