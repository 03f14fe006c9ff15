"""The way of producers' orders into a season, and what they would do there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from litestar import Response
from litestar.exceptions import TooManyRequestsException
from msgspec import Meta, Struct

from showrunner.api.access import Seat
from showrunner.api.inputs import Inputs, Taken
from showrunner.api.once import Once
from showrunner.api.ordered import Ordered, order_book
from showrunner.api.season_models import Word
from showrunner.errors import OrderMistake, Problem
from showrunner.files.order_reading import Terms, problem_with
from showrunner.formats.facts import encode_words
from showrunner.formats.format import load_format
from showrunner.formats.lines import writing_problem
from showrunner.formats.schedule import When, plain_when
from showrunner.kernel import Order
from showrunner.running.feeds import Feeds
from showrunner.running.preview import preview
from showrunner.store import Store
from showrunner.store.inbox import InputKind
from showrunner.store.seasons import READY, STOPPED

LONGEST_TEXT = 5000
"""How many characters a text of an order may have."""
MOST_PREVIEWS = 2
"""How many previews one process makes at once: each plays a season to its end."""
PREVIEW_SECONDS = 5

Later = Annotated[
    When | None,
    Meta(
        description="When it is to take effect; left away: now.",
        examples=[{"phase": "vote"}, {"round": 5}, {"left": 9}, {"fact": "VotedOut", "times": 2}],
    ),
]


class NewOrder(Struct, forbid_unknown_fields=True, kw_only=True):
    """What producers want done: an order of the game, its terms, and when if not now."""

    order: Annotated[Word, Meta(examples=["grant_immunity"])]
    terms: Annotated[dict[str, Any], Meta(examples=[{"seats": ["ama"]}])] = {}
    when: Later = None


class OrderGiven(Taken, kw_only=True):
    """What became of what you sent; `ordered` is how it stands in the list of orders by now."""

    ordered: Ordered | None = None


class Previewed(Struct, kw_only=True):
    """What an order would do; nothing has changed.

    `now` is what it would do at once, in words. With `waits` it would take effect later: then, in
    an example with bots in everybody's place, `came_due` says whether it did, `later` what it
    brought about, and `fell_through` why it did nothing. `ended` is how the example ended. A
    `warning` is something that you should know of it.
    """

    now: list[str]
    waits: bool
    came_due: bool
    later: list[str]
    fell_through: str | None
    ended: str
    warning: str | None


class OrderDesk:
    """Takes producers' orders: reads them before the season does, and tells what came of them."""

    def __init__(self, store: Store, feeds: Feeds, inputs: Inputs) -> None:
        self._store = store
        self._feeds = feeds
        self._inputs = inputs
        self._previews = 0

    async def give(
        self, here: Seat, once: Once, order: str, terms: Terms, when: When | None = None
    ) -> Response[OrderGiven]:
        """Give a season an order. Raises Forbidden, OrderMistake, and what the season raises."""
        given = await self._read(here, order, terms, when)
        told = await self.put(here, once, "order", {"name": order, "terms": given})
        taken = told.content
        answer = OrderGiven(
            state=taken.state, key=taken.key, entry=taken.entry, warning=taken.warning
        )
        if taken.entry is not None:
            feed = await self._feeds.open(here.season)
            book = order_book(feed.format, feed.told)
            answer.ordered = next((one for one in book.orders if one.entry == taken.entry), None)
        return Response(
            encode_words(answer),  # type: ignore[arg-type]
            media_type="application/json",
            status_code=told.status_code,
            headers=told.headers,
        )

    async def put(
        self, here: Seat, once: Once, kind: InputKind, terms: Mapping[str, Any]
    ) -> Response[Taken]:
        """Put what a producer wants into the season's inbox. Raises Forbidden, what it raises.

        A season that has not begun, or rests, takes it when it goes on: nobody waits for that.
        """
        here.need_producer()
        wait = here.row.status not in (READY, STOPPED)
        by = here.actor.name or "producer"
        return await self._inputs.put(here, once, kind, {**terms, "by": by}, wait=wait)

    async def preview(
        self, here: Seat, order: str, terms: Terms, when: When | None = None
    ) -> Previewed:
        """What an order would do, found out on a copy of the season.

        Raises Forbidden, OrderMistake, OrderRefused, and TooManyRequestsException while others
        are being made.
        """
        given = await self._read(here, order, terms, when)
        if self._previews >= MOST_PREVIEWS:
            said = "other previews are being made: ask again in some seconds"
            raise TooManyRequestsException(said, headers={"Retry-After": str(PREVIEW_SECONDS)})
        self._previews += 1
        making = asyncio.create_task(self._made(here, Order(order, given, here.actor.name)))
        making.add_done_callback(self._done)
        return await asyncio.shield(making)

    async def _made(self, here: Seat, order: Order) -> Previewed:
        """It is made to its end also where nobody waits for it any more."""
        settings = await self._store.seasons.settings(here.season)
        kept = await self._store.past.entries(here.season)
        entries = [one.entry for one in kept if one.entry is not None]
        seen = await asyncio.to_thread(preview, settings, here.row.luck, entries, order)
        feed = await self._feeds.open(here.season)
        return Previewed(
            now=list(seen.now),
            waits=seen.waits,
            came_due=seen.came_due,
            later=list(seen.later),
            fell_through=seen.fell_through,
            ended=seen.ended,
            warning=feed.format.warning(feed.told, order),
        )

    def _done(self, made: asyncio.Task[Previewed]) -> None:
        self._previews -= 1
        if not made.cancelled():
            made.exception()  # whoever asked was told, or is gone

    async def _read(
        self, here: Seat, order: str, terms: Terms, when: When | None
    ) -> dict[str, Any]:
        """The order's terms as a season takes them. Raises Forbidden, OrderMistake."""
        here.need_producer()
        if found := text_problem(("terms",), terms):
            raise OrderMistake(order, [found])
        later = None if when is None else plain_when(when)
        cast = await self._store.seasons.players(here.season)
        wrong = problem_with(order, terms, later, load_format(here.row.format), list(cast))
        if wrong is not None:
            raise OrderMistake(order, [wrong.at()])
        return {**terms} if later is None else {**terms, "when": later}


def text_problem(way: tuple[str, ...], value: object, most: int = LONGEST_TEXT) -> Problem | None:
    """What is wrong with the texts in this, if anything is: too long, or not to be shown."""
    for place, text in _texts(way, value):
        if len(text) > most:
            return Problem(place, f"the text has {len(text)} characters", f"give at most {most}")
        if (found := writing_problem(text)) is not None:
            return Problem(place, *found)
    return None


def _texts(way: tuple[str, ...], value: object) -> Iterator[tuple[str, str]]:
    """Every text in an order's terms, and where it stands."""
    if isinstance(value, str):
        yield ".".join(way), value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield ".".join(way), key
            yield from _texts((*way, key), inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _texts((*way, str(place)), inner)
