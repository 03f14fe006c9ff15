"""Producers' orders: give, schedule, preview, list, withdraw; and the parameters in force."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct
from msgspec.structs import asdict

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.formats import ParameterCard, parameter_card
from showrunner.api.looking import Story
from showrunner.api.ordered import Ordered, order_book
from showrunner.api.ordering import Later, NewOrder, OrderGiven, Previewed
from showrunner.api.paging import MOST_COUNTED, tagged
from showrunner.formats.facts import encode_words
from showrunner.store.inbox import REFUSED, WAITING, ReceivedInput

LARGEST_ORDER = 100_000
"""How many bytes an order may have."""


class NotTaken(Struct, kw_only=True):
    """An order that has not become part of the season: it waits, or was refused (`why`).

    What was refused is not kept, so that its words need not be erased; `why` names it.
    """

    order: str | None
    terms: dict[str, Any]
    by: str | None
    arrived_at: datetime
    why: str | None
    code: Annotated[str | None, Meta(description="The kind of refusal.")]


class Orders(Struct, kw_only=True):
    """What was ordered, in its order: by producers, by the season's settings, or by a director.

    `waiting` has come, and is taken when the season goes on; `refused` was not taken.
    """

    orders: list[Ordered]
    waiting: list[NotTaken]
    refused: list[NotTaken]


class ParameterInForce(ParameterCard, kw_only=True):
    """A parameter with its `value` now, as you may know it: changes can be kept from players."""

    value: Any


class NewValue(Struct, forbid_unknown_fields=True, kw_only=True):
    """A parameter's new value. Without `announce` only producers know of it."""

    value: Any
    announce: bool = True
    when: Later = None


class OrdersController(Controller):
    """What producers do in a season. `GET /formats/NAME/orders` describes every order."""

    path = "/seasons/{season:str}"
    tags = ("orders",)

    @post("/orders", summary="Give an order", status_code=200, request_max_body_size=LARGEST_ORDER)
    async def give(
        self, data: JSONBody[NewOrder], here: given.Seat, once: given.Once, orders: given.OrderDesk
    ) -> Response[OrderGiven]:
        """Give an order, now or for later.

        Without `when` it takes effect now: `{"order": "grant_immunity", "terms": {"seats":
        ["ama"]}}`. Orders that never take effect within a phase (teams, cancelled phases) then wait
        for the next window between phases.

        With `when` it waits for the first window at which all that is given holds:

        * `{"phase": "vote"}`: before the next vote; `{"phase": "end"}`: after a round's last phase;
        * `{"round": 5}`: at round 5, before its first phase; with `"phase": "camp"`, before that;
        * `{"left": 9}`: when nine are left, or fewer;
        * `{"fact": "VotedOut"}`: after the next such fact that everybody is told; with `"where":
          {"seat": "ama"}` one that says so, and with `"times": 2` the second of them;
        * `{}`: at the next window.

        What is wrong with it is answered with 422 and its fields; nothing has changed then.
        """
        return await orders.give(here, once, data.order, data.terms, data.when)

    @get("/orders", summary="List orders")
    async def page(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
    ) -> Response[Orders]:
        """Everything that was ordered, by whom, and what came of it."""
        here.need_producer()
        received = await store.inbox.received(here.season, ["order"])
        arrived = {one.verdict.entry: one.arrived_at for one in received}
        feed = await feeds.open(here.season)
        ordered = order_book(feed.format, feed.told).orders
        for one in ordered:
            one.arrived_at = arrived.get(one.entry)
        listed = Orders(
            orders=ordered,
            waiting=[_not_taken(one) for one in received if one.verdict.state == WAITING],
            refused=[_not_taken(one) for one in received if one.verdict.state == REFUSED],
        )
        return tagged(request, encode_words(listed))

    @get("/orders/scheduled", summary="List what is scheduled")
    async def scheduled(
        self, request: Request[Actor, Any, Any], here: given.Seat, feeds: given.Feeds
    ) -> Response[list[Ordered]]:
        """The orders that wait for their time; `number` names each for a withdrawal."""
        here.need_producer()
        feed = await feeds.open(here.season)
        waiting = list(order_book(feed.format, feed.told).waiting.values())
        return tagged(request, encode_words(waiting))

    @delete("/orders/scheduled/{number:int}", summary="Withdraw an order", status_code=200)
    async def withdraw(
        self,
        number: Annotated[int, PathParameter(ge=0, le=MOST_COUNTED)],
        here: given.Seat,
        once: given.Once,
        orders: given.OrderDesk,
    ) -> Response[OrderGiven]:
        """Take back a scheduled order before it takes effect."""
        return await orders.give(here, once, "withdraw_scheduled", {"number": number})

    @post(
        "/orders/preview",
        summary="Preview an order",
        status_code=200,
        request_max_body_size=LARGEST_ORDER,
    )
    async def preview(
        self, data: JSONBody[NewOrder], here: given.Seat, orders: given.OrderDesk
    ) -> Previewed:
        """Validate an order, and tell what it would do; nothing changes.

        It is given to a copy of the season, which is then played to its end; an order that the
        season would not survive is refused. Few are made at once: 429 says to come back.
        """
        return await orders.preview(here, data.order, data.terms, data.when)

    @get("/parameters", summary="Parameters in force")
    async def in_force(
        self, request: Request[Actor, Any, Any], eyes: given.Eyes
    ) -> Response[list[ParameterInForce]]:
        """The season's parameters with their values, as far as you may know them."""

        def made(story: Story) -> bytes:
            values = eyes.format.sheet_of(story, eyes.viewer).parameters
            return encode_words(
                [
                    {**asdict(parameter_card(eyes.format, one)), "value": getattr(values, name)}
                    for name, one in eyes.format.parameters.declared().items()
                ]
            )

        return await eyes.page(request, "parameters", made)

    @put("/parameters/{name:str}", summary="Set a parameter")
    async def set_parameter(
        self,
        data: JSONBody[NewValue],
        name: FromPath[str],
        here: given.Seat,
        once: given.Once,
        orders: given.OrderDesk,
    ) -> Response[OrderGiven]:
        """Change a parameter, now or for later; announced to everybody, or kept from them."""
        terms = {"parameter": name, "value": data.value, "announce": data.announce}
        return await orders.give(here, once, "set_parameter", terms, data.when)


def _not_taken(one: ReceivedInput) -> NotTaken:
    return NotTaken(
        order=one.terms.get("name"),
        terms=one.terms.get("terms", {}),
        by=one.terms.get("by"),
        arrived_at=one.arrived_at,
        why=one.verdict.reason,
        code=one.verdict.code,
    )
