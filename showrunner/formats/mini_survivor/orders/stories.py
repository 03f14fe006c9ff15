"""The order with which producers tell a story."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.facts import StoryTold
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import ProducerOrder
from showrunner.kernel import EVERYBODY, Text, seats


class MiniEvent(ProducerOrder, frozen=True, kw_only=True):
    """Tell a story to everybody, or to some players; the other orders have effects."""

    name: ClassVar[str] = "event"
    story: Text
    seats: tuple[str, ...] = ()

    def verify(self, season: MiniState) -> None:
        """Refuse listeners who are not in the cast."""
        for seat in self.seats:
            season.verify_seat(self, seat)

    @override
    def obey(self, season: MiniState) -> None:
        audience = seats(*self.seats) if self.seats else EVERYBODY
        season.tell(StoryTold(story=self.story), audience)
