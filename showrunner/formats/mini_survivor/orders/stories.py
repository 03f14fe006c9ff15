"""Stories that producers tell."""

from __future__ import annotations

from typing import ClassVar

from showrunner.formats.facts import StoryTold
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import ProducerOrder
from showrunner.kernel import EVERYBODY, Text, seats


class Event(ProducerOrder, frozen=True, kw_only=True):
    """Tell a story to everybody, or to some players; the other orders have effects."""

    name: ClassVar[str] = "event"
    story: Text
    seats: tuple[str, ...] = ()

    def verify(self, season: MiniState) -> None:
        """Whoever it is told to is in the cast."""
        for seat in self.seats:
            season.verify_seat(self, seat)

    def obey(self, season: MiniState) -> None:
        """See ProducerOrder."""
        season.tell(StoryTold(story=self.story), seats(*self.seats) if self.seats else EVERYBODY)
