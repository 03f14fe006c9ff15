"""The broadcast: a season as television shows it, each episode when it is over.

Viewers see what anybody in the season knows and what happens in the game unseen, but nothing about
how it is produced: `Fact.airs` decides for each fact.
"""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.lifecycle import GameEnded
from showrunner.kernel import Told


def released(format: Format, story: Sequence[Told[Fact]]) -> Sequence[Told[Fact]]:
    """What viewers of the broadcast may know of a season: the aired facts of all episodes over."""
    return [told for told in rounds_over(format, story) if told.airs]


def rounds_over(format: Format, story: Sequence[Told[Fact]]) -> Sequence[Told[Fact]]:
    """The facts before the episode that is going on, of all audiences; all after the game's end."""
    episodes, end = format.count_episodes(), 0
    for place, told in enumerate(story):
        if isinstance(told.fact, GameEnded):
            return story
        if episodes.take(told.fact):
            end = place
    return story[:end]
