"""Orders on the island: events, camps and bounties; and on rescuers."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from typing_extensions import override

from showrunner.errors import suggest
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import EXPLORE, RESCUERS
from showrunner.formats.i_am_survivor.phases.events import EVENTS
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS

MAX_SUPPLIES = 10
"""The most Supplies in a crate, or for a beast."""
MAX_PLACES = 9
"""The most places that producers can give a rescuer."""
BEASTS = tuple(kind for kind, find in EXPLORE.items() if find.beast)


class IslandOrder(TouchingOrder, frozen=True, kw_only=True):
    """An order that can be given while days are still to come."""

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_windows_to_come(self)

    def verify_kind(self, what: str, kind: str, kinds: Collection[str]) -> None:
        """Raise OrderRefused for a kind that there is not."""
        if kind not in kinds:
            raise self.refuse(f"there is no {what} {kind!r}; {suggest(kind, kinds)}")

    def verify_number(self, what: str, number: int, least: int, most: int, unit: str) -> None:
        """Raise OrderRefused for a number that is not possible."""
        if not least <= number <= most:
            raise self.refuse(f"{what} {least} to {most} {unit}, not {number}")


class ExploreEvent(IslandOrder, frozen=True, kw_only=True):
    """IS-6.4: on the next morning, an event of the Explore deck takes place for everybody."""

    name: ClassVar[str] = "explore_event"
    event: str

    @override
    def foresee(self, season: IslandState) -> None:
        """There is such an event."""
        self.verify_kind("event", self.event, EVENTS)

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.ExploreEventOrdered(event=self.event), PRODUCERS)


class MergeCamps(IslandOrder, frozen=True, kw_only=True):
    """IS-10.3: until the day ends, everybody may use every campfire."""

    name: ClassVar[str] = "merge_camps"

    @override
    def verify(self, season: IslandState) -> None:
        super().verify(season)
        if season.sheet.merged:
            raise self.refuse("the camps are merged already")

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.CampsMerged(), EVERYBODY)


class SetBounty(IslandOrder, frozen=True, kw_only=True):
    """IS-7.3: whoever next defeats such a beast draws Supplies beyond its reward."""

    name: ClassVar[str] = "bounty"
    beast: str
    number: int = 2

    @override
    def foresee(self, season: IslandState) -> None:
        """There is such a beast, and the number is possible."""
        self.verify_kind("beast", self.beast, BEASTS)
        self.verify_number("a bounty is", self.number, 1, MAX_SUPPLIES, "Supplies")

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.BountySet(kind=self.beast, number=self.number), EVERYBODY)


# -- rescuers --------------------------------------------------------------------------------------


class SendRescuer(IslandOrder, frozen=True, kw_only=True):
    """IS-9.1: on the next morning one more rescuer arrives: a certain one, or the next card."""

    name: ClassVar[str] = "send_rescuer"
    rescuer: str = "any"

    @override
    def foresee(self, season: IslandState) -> None:
        """There is such a rescuer."""
        self.verify_kind("rescuer", self.rescuer, ("any", *RESCUERS))

    @override
    def verify(self, season: IslandState) -> None:
        """It does not wait on the island already."""
        super().verify(season)
        if self.rescuer in {kind_of(waiting.card) for waiting in season.sheet.rescuers}:
            raise self.refuse(f"{RESCUERS[self.rescuer].name} waits on the island already")

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.RescuerOrdered(kind=self.rescuer), PRODUCERS)


class DelayDeparture(IslandOrder, frozen=True, kw_only=True):
    """IS-9.2: the rescuer that leaves next stays a day longer."""

    name: ClassVar[str] = "delay_departure"

    @override
    def verify(self, season: IslandState) -> None:
        super().verify(season)
        if not season.sheet.rescuers:
            raise self.refuse("no rescuer waits on the island")

    @override
    def obey(self, season: IslandState) -> None:
        waiting = min(season.sheet.rescuers, key=lambda found: found.leaves)
        fact = facts.DepartureDelayed(card=waiting.card, leaves=waiting.leaves + 1)
        season.tell(fact, EVERYBODY)


class SetPlaces(IslandOrder, frozen=True, kw_only=True):
    """IS-9.8: change the number of places of the rescuer that leaves next."""

    name: ClassVar[str] = "rescuer_places"
    places: int

    @override
    def foresee(self, season: IslandState) -> None:
        """The number is possible."""
        self.verify_number("a rescuer has", self.places, 0, MAX_PLACES, "places")

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.QuotaSet(places=self.places), EVERYBODY)
