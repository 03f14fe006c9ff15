"""Types of injected parameters of handlers. The parameter's name must be that in `app.py`."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from showrunner.api import (
    access,
    eyes,
    forecasting,
    idempotency,
    inputs,
    metrics,
    order_intake,
    streams,
)
from showrunner.running import control_room, feeds, models, reminding, supervising
from showrunner.store import store

Actor: TypeAlias = NamedDependency[access.Actor]
"""`actor`: who sends the request."""
Seat: TypeAlias = NamedDependency[access.Seat]
"""`here`: the actor's place in the season in the path."""
Eyes: TypeAlias = NamedDependency[eyes.Eyes]
"""`eyes`: the season as seen by a viewer at a moment, as the request asks for."""
Once: TypeAlias = NamedDependency[idempotency.Once]
"""`once`: does the request's change only once per idempotency key."""
Store: TypeAlias = NamedDependency[store.Store]
Inputs: TypeAlias = NamedDependency[inputs.Inputs]
OrderDesk: TypeAlias = NamedDependency[order_intake.OrderDesk]
"""`orders` (its parameter is not called like the class)."""
Forecaster: TypeAlias = NamedDependency[forecasting.Forecaster]
ModelForecaster: TypeAlias = NamedDependency[forecasting.Forecaster]
Feeds: TypeAlias = NamedDependency[feeds.Feeds]
Streams: TypeAlias = NamedDependency[streams.Streams]
ControlRoom: TypeAlias = NamedDependency[control_room.ControlRoom]
Supervisor: TypeAlias = NamedDependency[supervising.Supervisor]
Reminders: TypeAlias = NamedDependency[reminding.Reminders]
Models: TypeAlias = NamedDependency[models.Models]
Metrics: TypeAlias = NamedDependency[metrics.Metrics]
