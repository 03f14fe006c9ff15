"""Check producers' orders, put them into a season's inbox, and preview them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Annotated, Any

from litestar import Response
from litestar.exceptions import TooManyRequestsException
from msgspec import Meta, Struct
from msgspec.structs import asdict

from showrunner.api.access import Seat
from showrunner.api.forecasting import Forecaster
from showrunner.api.idempotency import Once
from showrunner.api.inputs import Inputs, Taken
from showrunner.api.order_log import Ordered, order_book
from showrunner.api.season_models import Word
from showrunner.errors import OrderMistake, Problem
from showrunner.files.order_check import Terms, find_order_problem
from showrunner.formats.facts import encode_words
from showrunner.formats.format import load_format
from showrunner.formats.lines import writing_problem
from showrunner.formats.schedule import When, plain_when
from showrunner.futures.twist import Twist, twist
from showrunner.kernel import Order
from showrunner.running.feeds import Feeds
from showrunner.running.preview import Preview, preview
from showrunner.store import Store
from showrunner.store.inbox import InputKind
from showrunner.store.seasons import READY, STOPPED

MAX_TEXT_LENGTH = 5000
"""Characters of a text in an order."""
MAX_PREVIEWS = 2
"""Previews that one process makes at once; each plays a season to its end."""
PREVIEW_RETRY_SECONDS = 5

Later = Annotated[
    When | None,
    Meta(
        description="When it takes effect. Default: now.",
        examples=[{"phase": "vote"}, {"round": 5}, {"left": 9}, {"fact": "VotedOut", "times": 2}],
    ),
]


class NewOrder(Struct, forbid_unknown_fields=True, kw_only=True):
    """A producers' order: its name, its terms, and when it takes effect if not now."""

    order: Annotated[Word, Meta(examples=["grant_immunity"])]
    terms: Annotated[dict[str, Any], Meta(examples=[{"seats": ["ama"]}])] = {}
    when: Later = None


class OrderGiven(Taken, kw_only=True):
    """The result of an order; `ordered` is its item in the list of orders."""

    ordered: Ordered | None = None


class OrderDesk:
    """Checks producers' orders before they reach the season, and responds with their results."""

    def __init__(self, store: Store, feeds: Feeds, inputs: Inputs, forecaster: Forecaster) -> None:
        self._forecaster = forecaster
        self._store = store
        self._feeds = feeds
        self._inputs = inputs
        self._previews = 0

    async def give(
        self, here: Seat, once: Once, order: str, terms: Terms, when: When | None = None
    ) -> Response[OrderGiven]:
        """Give a season an order. Raises Forbidden, OrderMistake, and what the season raises."""
        checked_terms = await self._read(here, order, terms, when)
        response = await self.put(here, once, "order", {"name": order, "terms": checked_terms})
        taken = response.content
        answer = OrderGiven(**asdict(taken))
        if taken.entry is not None:
            feed = await self._feeds.open(here.season)
            book = order_book(feed.format, feed.told)
            same_entry = (ordered for ordered in book.orders if ordered.entry == taken.entry)
            answer.ordered = next(same_entry, None)
        return Response(
            encode_words(answer),  # type: ignore[arg-type]
            media_type="application/json",
            status_code=response.status_code,
            headers=response.headers,
        )

    async def put(
        self, here: Seat, once: Once, kind: InputKind, terms: Mapping[str, Any]
    ) -> Response[Taken]:
        """Put a producer's input into the season's inbox. Raises Forbidden, and what that raises.

        For a season that has not begun or is stopped, the response does not wait for the verdict.
        """
        here.need_producer()
        wait = here.row.status not in (READY, STOPPED)
        by = here.actor.name or "producer"
        return await self._inputs.put(here, once, kind, {**terms, "by": by}, wait=wait)

    async def preview(
        self, here: Seat, order: str, terms: Terms, when: When | None = None
    ) -> Preview:
        """What an order would do, tried on a copy of the season.

        Raises Forbidden, OrderMistake, OrderRefused, and TooManyRequestsException while too many
        other previews are being made.
        """
        checked_terms = await self._read(here, order, terms, when)
        if self._previews >= MAX_PREVIEWS:
            wrong = "other previews are being made: retry in some seconds"
            headers = {"Retry-After": str(PREVIEW_RETRY_SECONDS)}
            raise TooManyRequestsException(wrong, headers=headers)
        self._previews += 1
        order_given = Order(order, checked_terms, here.actor.name)
        task = asyncio.create_task(self._make_preview(here, order_given))
        task.add_done_callback(self._preview_done)
        return await asyncio.shield(task)

    async def _make_preview(self, here: Seat, order: Order) -> Preview:
        """Make a preview, to its end even if the request is cancelled (a thread cannot be)."""
        settings = await self._store.seasons.settings(here.season)
        stored = await self._store.past.entries(here.season)
        entries = [row.entry for row in stored if row.entry is not None]
        outcome = await asyncio.to_thread(preview, settings, here.row.luck, entries, order)
        feed = await self._feeds.open(here.season)
        outcome.warning = feed.format.warning(feed.told, order)
        return outcome

    async def weigh(
        self, here: Seat, order: str, terms: Terms, when: When | None, number: int
    ) -> Twist:
        """How an order would move everybody's chances, in this number of futures.

        Raises Forbidden, OrderMistake, OrderRefused, FutureFailed, and TooManyRequestsException
        while other futures are played.
        """
        order_given = Order(order, await self._read(here, order, terms, when), here.actor.name)
        return await self._forecaster.finish(
            here.season, "twist", partial(twist, self._store, here.season, order_given, number)
        )

    def _preview_done(self, task: asyncio.Task[Preview]) -> None:
        self._previews -= 1
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not log it

    async def _read(
        self, here: Seat, order: str, terms: Terms, when: When | None
    ) -> dict[str, Any]:
        """Check an order; return its terms, with `when`. Raises Forbidden, OrderMistake."""
        here.need_producer()
        if problem := text_problem(("terms",), terms):
            raise OrderMistake(order, [problem])
        later = None if when is None else plain_when(when)
        cast = await self._store.seasons.players(here.season)
        wrong = find_order_problem(order, terms, later, load_format(here.row.format), list(cast))
        if wrong is not None:
            raise OrderMistake(order, [wrong.at()])
        return {**terms} if later is None else {**terms, "when": later}


def text_problem(way: tuple[str, ...], value: object) -> Problem | None:
    """The first text in this value that is too long or has forbidden characters; None if none."""
    for place, text in _texts(way, value):
        if len(text) > MAX_TEXT_LENGTH:
            wrong = f"the text has {len(text)} characters"
            return Problem(place, wrong, f"give at most {MAX_TEXT_LENGTH}")
        if (problem := writing_problem(text)) is not None:
            return Problem(place, *problem)
    return None


def _texts(way: tuple[str, ...], value: object) -> Iterator[tuple[str, str]]:
    """Every text in a value, with its key path."""
    if isinstance(value, str):
        yield ".".join(way), value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield ".".join(way), key
            yield from _texts((*way, key), inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _texts((*way, str(place)), inner)
