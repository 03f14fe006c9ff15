"""The producers' hand, as what it was in the show."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.facts import StoryTold
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import known_words


class Production(Finder):
    """Follows what producers told everybody."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A story told by producers."""
        if isinstance(fact, StoryTold) and known_words(fact.story):
            text = f"Production: “{fact.story}”"
            yield self.beat("producers’ hand", 40, (), (number,), text)
