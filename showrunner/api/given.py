"""What handlers are given: annotate a parameter so, and call it by the name that `app.py` has."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from showrunner.api import access, inputs, looking, metrics, once, ordering, watching
from showrunner.running import control_room, feeds, models, reminding, supervising
from showrunner.store import store

Actor: TypeAlias = NamedDependency[access.Actor]
"""`actor`: who asks."""
Seat: TypeAlias = NamedDependency[access.Seat]
"""`here`: where they stand in the season that the path names."""
Eyes: TypeAlias = NamedDependency[looking.Eyes]
"""`eyes`: through whose eyes the request looks at it, and when."""
Once: TypeAlias = NamedDependency[once.Once]
"""`once`: what the request wants to change, and its key."""
Store: TypeAlias = NamedDependency[store.Store]
Inputs: TypeAlias = NamedDependency[inputs.Inputs]
OrderDesk: TypeAlias = NamedDependency[ordering.OrderDesk]
"""`orders`."""
Feeds: TypeAlias = NamedDependency[feeds.Feeds]
Streams: TypeAlias = NamedDependency[watching.Streams]
ControlRoom: TypeAlias = NamedDependency[control_room.ControlRoom]
Supervisor: TypeAlias = NamedDependency[supervising.Supervisor]
Reminders: TypeAlias = NamedDependency[reminding.Reminders]
Models: TypeAlias = NamedDependency[models.Models]
Metrics: TypeAlias = NamedDependency[metrics.Metrics]
