"""The broadcast: a season as television shows it, each round when it is over.

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
    """What viewers of the broadcast may know of a season: the aired facts of all rounds over."""
    return [told for told in rounds_over(format, story) if told.airs]


def rounds_over(format: Format, story: Sequence[Told[Fact]]) -> Sequence[Told[Fact]]:
    """The facts before the round that is going on, of all audiences; all after the game's end."""
    for end in range(len(story), 0, -1):
        fact = story[end - 1].fact
        if isinstance(fact, GameEnded):
            return story
        if isinstance(fact, format.opens_round):
            return story[: end - 1]
    return []
