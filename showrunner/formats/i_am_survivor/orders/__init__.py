"""What producers can order in a season of I AM SURVIVOR!"""

from __future__ import annotations

from showrunner.formats.i_am_survivor.orders.island import (
    DelayDeparture,
    ExploreEvent,
    MergeCamps,
    SendRescuer,
    SetBounty,
    SetPlaces,
)
from showrunner.formats.i_am_survivor.orders.players import DropMedicine, FlotsamCrate, RemovePlayer
from showrunner.formats.orders import ProducerOrder, TellStory

ISLAND_ORDERS: tuple[type[ProducerOrder], ...] = (
    TellStory,
    FlotsamCrate,
    DropMedicine,
    ExploreEvent,
    SendRescuer,
    DelayDeparture,
    SetPlaces,
    MergeCamps,
    SetBounty,
    RemovePlayer,
)
