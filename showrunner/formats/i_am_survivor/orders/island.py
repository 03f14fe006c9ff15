"""Orders on the island: events, merged camps, bounties."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.errors import suggest
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import EXPLORE
from showrunner.formats.i_am_survivor.phases.events import EVENTS
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS

MAX_BOUNTY = 10
"""The most Supplies for a beast."""
BEASTS = tuple(kind for kind, find in EXPLORE.items() if find.beast)


class ExploreEvent(TouchingOrder, frozen=True, kw_only=True):
    """IS-6.4: on the next morning, an event of the Explore deck takes place for everybody."""

    name: ClassVar[str] = "explore_event"
    event: str

    @override
    def foresee(self, season: IslandState) -> None:
        """There is such an event."""
        if self.event not in EVENTS:
            raise self.refuse(f"there is no event {self.event!r}; {suggest(self.event, EVENTS)}")

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_windows_to_come(self)

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.ExploreEventOrdered(event=self.event), PRODUCERS)


class MergeCamps(TouchingOrder, frozen=True, kw_only=True):
    """IS-10.3: until the day ends, everybody may use every campfire."""

    name: ClassVar[str] = "merge_camps"

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_windows_to_come(self)
        if season.sheet.merged:
            raise self.refuse("the camps are merged already")

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.CampsMerged(), EVERYBODY)


class SetBounty(TouchingOrder, frozen=True, kw_only=True):
    """IS-7.3: whoever next defeats such a beast draws Supplies beyond its reward."""

    name: ClassVar[str] = "bounty"
    beast: str
    number: int = 2

    @override
    def foresee(self, season: IslandState) -> None:
        """There is such a beast, and the number is possible."""
        if self.beast not in BEASTS:
            raise self.refuse(f"there is no beast {self.beast!r}; {suggest(self.beast, BEASTS)}")
        if not 1 <= self.number <= MAX_BOUNTY:
            raise self.refuse(f"a bounty is 1 to {MAX_BOUNTY} Supplies, not {self.number}")

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_windows_to_come(self)

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.BountySet(kind=self.beast, number=self.number), EVERYBODY)
