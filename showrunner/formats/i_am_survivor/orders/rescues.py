"""Orders on rescuers."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.errors import suggest
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import RESCUERS
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS

MAX_PLACES = 9
"""The most places that producers can give a rescuer."""


class SendRescuer(TouchingOrder, frozen=True, kw_only=True):
    """IS-9.1: on the next morning one more rescuer arrives: a certain one, or the next card."""

    name: ClassVar[str] = "send_rescuer"
    rescuer: str = "any"

    @override
    def foresee(self, season: IslandState) -> None:
        """There is such a rescuer."""
        kinds = ("any", *RESCUERS)
        if self.rescuer not in kinds:
            raise self.refuse(
                f"there is no rescuer {self.rescuer!r}; {suggest(self.rescuer, kinds)}"
            )

    @override
    def verify(self, season: IslandState) -> None:
        """It does not wait on the island already."""
        season.verify_windows_to_come(self)
        if self.rescuer in {kind_of(waiting.card) for waiting in season.sheet.rescuers}:
            raise self.refuse(f"{RESCUERS[self.rescuer].name} waits on the island already")

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.RescuerOrdered(kind=self.rescuer), PRODUCERS)


class DelayDeparture(TouchingOrder, frozen=True, kw_only=True):
    """IS-9.2: the rescuer that leaves next stays a day longer."""

    name: ClassVar[str] = "delay_departure"

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_windows_to_come(self)
        if not season.sheet.rescuers:
            raise self.refuse("no rescuer waits on the island")

    @override
    def obey(self, season: IslandState) -> None:
        waiting = min(season.sheet.rescuers, key=lambda found: found.leaves)
        fact = facts.DepartureDelayed(card=waiting.card, leaves=waiting.leaves + 1)
        season.tell(fact, EVERYBODY)


class SetPlaces(TouchingOrder, frozen=True, kw_only=True):
    """IS-9.8: change the number of places of the rescuer that leaves next."""

    name: ClassVar[str] = "rescuer_places"
    places: int

    @override
    def foresee(self, season: IslandState) -> None:
        """The number is possible."""
        if not 0 <= self.places <= MAX_PLACES:
            raise self.refuse(f"a rescuer has 0 to {MAX_PLACES} places, not {self.places}")

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_windows_to_come(self)

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.QuotaSet(places=self.places), EVERYBODY)
