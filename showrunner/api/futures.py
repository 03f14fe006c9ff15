"""Routes for a season's futures: chances, what an order would change, and what decided it.

They show secrets. Contestants get none of them, even after the season, but their own chances with
how it ended for them (`own_season`). Viewers get the chances at the rounds' beginnings and what
decided the season when all of it has been broadcast.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from showrunner.api import given
from showrunner.api.access import Seat
from showrunner.api.forecasting import Computing
from showrunner.api.order_intake import NewOrder
from showrunner.errors import Forbidden, WrongParameter
from showrunner.futures.chances import Chances
from showrunner.futures.stored import (
    NUMBER,
    chances_at,
    river,
    round_starts_in,
    stored_chances,
    stored_river,
)
from showrunner.futures.swing import BUDGET, Swing, stored_swing, swing
from showrunner.futures.twist import Twist
from showrunner.kernel import BROADCAST, PRODUCER, PUBLIC
from showrunner.players.llm.profile import Dollars
from showrunner.running.feeds import Feed
from showrunner.running.model_futures import (
    ModelChances,
    chances_by_models,
    chances_stored_by_models,
)

FutureNumber = Annotated[int, Meta(ge=1, le=1000, description="Futures of each moment.")]
TWIST_NUMBER = 40


class NewForecast(Struct, forbid_unknown_fields=True, kw_only=True):
    """What to compute: the chances after the entry `at` (default: now), or at every round.

    With `players` bots play all seats, or models play those that are theirs. The models' calls may
    cost at most `cap` dollars together; these futures are of one moment.
    """

    at: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    rounds: bool = False
    number: FutureNumber = NUMBER
    players: Literal["bots", "models"] = "bots"
    cap: Dollars | None = None


class NewSwing(Struct, forbid_unknown_fields=True, kw_only=True):
    """How many futures to play in all."""

    budget: Annotated[int, Meta(ge=1, le=100_000)] = BUDGET


class OrderToWeigh(NewOrder, kw_only=True):
    """An order, and how many futures to play with it, and as many without it."""

    number: FutureNumber = TWIST_NUMBER


class Futures(Struct, kw_only=True):
    """The chances that have been computed, by moment, and what is being computed (for producers).

    `rounds` are the entries after which a round had just begun, and the last one of a season that
    is over: the chances there are the season's river. `by_models` are chances from futures in which
    models played, for producers.
    """

    moments: list[Chances]
    rounds: list[int]
    computing: Computing | None = None
    by_models: list[ModelChances] = []
    computing_by_models: Computing | None = None


class Decided(Struct, kw_only=True):
    """What decided the season, once it has been computed; `computing` is for producers."""

    swing: Swing | None
    computing: Computing | None = None


class FuturesController(Controller):
    """Seasons played on by bots with fresh luck, again and again."""

    path = "/seasons/{season:str}"
    tags = ("futures",)

    @get("/futures", summary="Read the chances")
    async def chances(
        self,
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        forecaster: given.Forecaster,
        model_forecaster: given.ModelForecaster,
    ) -> Futures:
        """Each castaway's chances to leave next, to reach the end and to win, with 95 % intervals.

        Viewers get those at the beginning of each round, when the season has been broadcast.
        """
        feed = await feeds.open(here.season)
        need_forecasts(here, feed)
        rounds = round_starts_in(feed.format, feed.told)
        if here.viewer != PRODUCER:
            moments = await stored_river(store, here.season, feed.format, feed.told)
            return Futures(moments=moments, rounds=rounds)
        moments = await stored_chances(store, here.season)
        return Futures(
            moments=moments,
            rounds=rounds,
            computing=forecaster.state(here.season),
            by_models=await chances_stored_by_models(store, here.season),
            computing_by_models=model_forecaster.state(here.season),
        )

    @post("/futures", summary="Compute chances", status_code=202)
    async def compute(
        self,
        data: JSONBody[NewForecast],
        here: given.Seat,
        store: given.Store,
        forecaster: given.Forecaster,
        model_forecaster: given.ModelForecaster,
        models: given.Models,
    ) -> Computing:
        """Play futures in the background; `GET /futures` has the chances when they are known.

        With other futures being played the response is 429. At the cap of futures by models, those
        that are over by then count.
        """
        here.need_producer()
        if data.rounds and data.at is not None:
            raise WrongParameter("`rounds` computes all rounds", "leave out `at`")
        if data.players == "models":
            if data.cap is None:
                raise WrongParameter("models cost money", "give a `cap` in dollars")
            if data.rounds:
                raise WrongParameter("models play futures of one moment", "leave out `rounds`")
            played = partial(chances_by_models, store, models.agency, here.season)
            paid = partial(played, data.cap, data.at, data.number)
            return model_forecaster.start(here.season, "model chances", paid)
        if data.cap is not None:
            raise WrongParameter("bots cost nothing", "leave out `cap`, or have `models` play")
        if data.rounds:
            work = partial(river, store, here.season, data.number)
            return forecaster.start(here.season, "chances", work)
        one = partial(chances_at, store, here.season, data.at, data.number)
        return forecaster.start(here.season, "chances", one)

    @post("/orders/futures", summary="Weigh an order", status_code=200)
    async def twist(
        self, data: JSONBody[OrderToWeigh], here: given.Seat, orders: given.OrderDesk
    ) -> Twist:
        """The chances without and with this order, in the same luck, and the likely stories.

        Nothing changes. It takes some seconds; with other futures being played the response is 429.
        """
        return await orders.weigh(here, data.order, data.terms, data.when, data.number)

    @get("/swing", summary="Read what decided the season")
    async def decided(
        self,
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        forecaster: given.Forecaster,
    ) -> Decided:
        """How far each talk, ballot, card, trade and order moved the winner's chances, by numbers.

        Viewers get it when the season has been broadcast.
        """
        need_forecasts(here, await feeds.open(here.season))
        found = await stored_swing(store, here.season)
        computing = forecaster.state(here.season) if here.viewer == PRODUCER else None
        return Decided(swing=found, computing=computing)

    @post("/swing", summary="Compute what decided the season", status_code=202)
    async def weigh(
        self,
        data: JSONBody[NewSwing],
        here: given.Seat,
        store: given.Store,
        forecaster: given.Forecaster,
    ) -> Computing:
        """Weigh every move of a season that is over, in the background."""
        here.need_producer()
        work = partial(swing, store, here.season, data.budget)
        return forecaster.start(here.season, "swing", work)


def may_see_forecasts(here: Seat, feed: Feed) -> bool:
    """Whether they are a producer, or a viewer when all is aired. Contestants never may."""
    aired = feed.airs != "never" and feed.over_for(BROADCAST) and feed.over_for(here.viewer)
    return here.viewer == PRODUCER or (here.viewer == PUBLIC and aired)


def need_forecasts(here: Seat, feed: Feed) -> None:
    """Raise Forbidden for those who may not see a season's futures."""
    if not may_see_forecasts(here, feed):
        wrong = "futures show what is secret: contestants never see them, and viewers at the end"
        raise Forbidden(wrong, "ask as a producer of the season")
