"""Routes for producers' orders (give, schedule, preview, list, withdraw) and for parameters."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct
from msgspec.structs import asdict

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.eyes import Story
from showrunner.api.formats import ParameterCard, parameter_card
from showrunner.api.order_intake import Later, NewOrder, OrderGiven
from showrunner.api.order_log import Ordered, order_book
from showrunner.api.paging import MOST_COUNTED, tagged
from showrunner.formats.facts import encode_words
from showrunner.running.preview import Preview
from showrunner.store.inbox import REFUSED, WAITING, ReceivedInput

MAX_ORDER_BYTES = 100_000


class NotTaken(Struct, kw_only=True):
    """An order that is not part of the season: it waits, or was refused (`why`).

    The terms of a refused order are not stored, so there is no text that may have to be erased.
    """

    order: str | None
    terms: dict[str, Any]
    by: str | None
    arrived_at: datetime
    why: str | None
    code: Annotated[str | None, Meta(description="The kind of refusal.")]


class Orders(Struct, kw_only=True):
    """All orders, in sequence: by producers, the season's settings, or a director.

    Those `waiting` have arrived and are handled when the season continues.
    """

    orders: list[Ordered]
    waiting: list[NotTaken]
    refused: list[NotTaken]


class ParameterInForce(ParameterCard, kw_only=True):
    """A parameter with its current `value` as far as you may know it: a change may be secret."""

    value: Any


class NewValue(Struct, forbid_unknown_fields=True, kw_only=True):
    """A parameter's new value. Without `announce` only producers learn of it."""

    value: Any
    announce: bool = True
    when: Later = None


class OrdersController(Controller):
    """Producers' orders in a season. `GET /formats/NAME/orders` describes every order."""

    path = "/seasons/{season:str}"
    tags = ("orders",)

    @post(
        "/orders", summary="Give an order", status_code=200, request_max_body_size=MAX_ORDER_BYTES
    )
    async def give(
        self, data: JSONBody[NewOrder], here: given.Seat, once: given.Once, orders: given.OrderDesk
    ) -> Response[OrderGiven]:
        """Give an order, now or for later.

        Without `when` it takes effect now: `{"order": "grant_immunity", "terms": {"seats":
        ["ama"]}}`. Orders that never take effect within a phase (teams, cancelled phases) wait for
        the next window between phases.

        With `when` it waits for the first window at which all given conditions hold:

        * `{"phase": "vote"}`: before the next vote; `{"phase": "end"}`: after a round's last phase;
        * `{"round": 5}`: at round 5, before its first phase; with `"phase": "camp"`, before that;
        * `{"left": 9}`: when nine are left, or fewer;
        * `{"fact": "VotedOut"}`: after the next public fact of this type; with `"where":
          {"seat": "ama"}` one with these fields, and with `"times": 2` the second of them;
        * `{}`: at the next window.

        A wrong order changes nothing; the response is 422, with the wrong fields.
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
        """All orders, with who gave them and their results."""
        here.need_producer()
        received = await store.inbox.received(here.season, ["order"])
        arrived_at = {order.verdict.entry: order.arrived_at for order in received}
        feed = await feeds.open(here.season)
        orders = order_book(feed.format, feed.told).orders
        for ordered in orders:
            ordered.arrived_at = arrived_at.get(ordered.entry)
        page = Orders(
            orders=orders,
            waiting=[_not_taken(order) for order in received if order.verdict.state == WAITING],
            refused=[_not_taken(order) for order in received if order.verdict.state == REFUSED],
        )
        return tagged(request, encode_words(page))

    @get("/orders/scheduled", summary="List what is scheduled")
    async def scheduled(
        self, request: Request[Actor, Any, Any], here: given.Seat, feeds: given.Feeds
    ) -> Response[list[Ordered]]:
        """The scheduled orders; each can be withdrawn by its `number`."""
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
        """Withdraw a scheduled order before it takes effect."""
        return await orders.give(here, once, "withdraw_scheduled", {"number": number})

    @post(
        "/orders/preview",
        summary="Preview an order",
        status_code=200,
        request_max_body_size=MAX_ORDER_BYTES,
    )
    async def preview(
        self, data: JSONBody[NewOrder], here: given.Seat, orders: given.OrderDesk
    ) -> Preview:
        """Validate an order and show what it would do; nothing changes.

        It is given to a copy of the season, which is then played to its end; an order after which
        the season could not end is refused. With too many previews at once the response is 429.
        """
        return await orders.preview(here, data.order, data.terms, data.when)

    @get("/parameters", summary="Parameters in force")
    async def in_force(
        self, request: Request[Actor, Any, Any], eyes: given.Eyes
    ) -> Response[list[ParameterInForce]]:
        """The season's parameters with their values, as far as you may know them."""

        def make(story: Story) -> bytes:
            values = eyes.format.sheet_of(story, eyes.viewer).parameters
            return encode_words(
                [
                    {
                        **asdict(parameter_card(eyes.format, parameter)),
                        "value": getattr(values, name),
                    }
                    for name, parameter in eyes.format.parameters.declared().items()
                ]
            )

        return await eyes.page(request, "parameters", make)

    @put("/parameters/{name:str}", summary="Set a parameter")
    async def set_parameter(
        self,
        data: JSONBody[NewValue],
        name: FromPath[str],
        here: given.Seat,
        once: given.Once,
        orders: given.OrderDesk,
    ) -> Response[OrderGiven]:
        """Change a parameter, now or later; announced to everybody, or secret."""
        terms = {"parameter": name, "value": data.value, "announce": data.announce}
        return await orders.give(here, once, "set_parameter", terms, data.when)


def _not_taken(received: ReceivedInput) -> NotTaken:
    return NotTaken(
        order=received.terms.get("name"),
        terms=received.terms.get("terms", {}),
        by=received.terms.get("by"),
        arrived_at=received.arrived_at,
        why=received.verdict.reason,
        code=received.verdict.code,
    )
