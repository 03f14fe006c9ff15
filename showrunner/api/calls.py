"""Routes for producers on a season's calls to models: prompts, replies, costs and caps."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.inputs import Taken
from showrunner.api.paging import MOST_COUNTED, QueryWord, tagged
from showrunner.api.season_models import Word
from showrunner.errors import UnknownName
from showrunner.players.llm.allowance import MICROS, Allowance
from showrunner.players.llm.callbook import Attempt, Used
from showrunner.running.costs import Forecast, costs_of
from showrunner.running.prompts import prompt_of
from showrunner.store import Store
from showrunner.store.calls import CallTotals

CallNumber = Annotated[int, PathParameter(ge=1, le=MOST_COUNTED)]
After = Annotated[
    int, QueryParameter(ge=0, le=MOST_COUNTED, description="Number of the last call you have.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=500)]


class CallTold(Attempt, frozen=True, kw_only=True):
    """One request to a model.

    `ask` is the decision (empty for a diary), and `entry` the last entry that its player had seen.
    `outcome` says how the request ended and `detail` more; `again` is whether it repeats the
    question after an invalid answer. `cost` is in dollars, `latency` in seconds.
    """

    again: bool
    cost: float
    latency: float


class CallPage(Struct, kw_only=True):
    """Calls in order; if there are more, `next` is the `after` of the next page."""

    calls: list[CallTold]
    next: int | None


class Message(Struct):
    """One message of a prompt."""

    role: str
    content: str


class PromptTold(Struct, kw_only=True):
    """The prompt of a call, the schema of the answer, and the reply.

    `exact` is false if texts in it have been erased since, or this version words prompts
    differently. `reply` is the body of the endpoint's response as it arrived (with the key
    redacted, and cut if it is very long); null if none came, or if it is not kept any more.
    """

    messages: list[Message]
    schema: dict[str, Any]
    templates: str
    exact: bool
    reply: str | None


class SumTold(Used, frozen=True, kw_only=True):
    """The sum of several calls; `cost` is in dollars, `latency` the mean in seconds."""

    what: str
    calls: int
    asks: int
    cost: float
    latency: float


class ForecastTold(Struct, kw_only=True):
    """What the rest of a season, and the whole of it, is likely to cost in dollars."""

    rest: float
    whole: float


class DecisionsTold(Struct, kw_only=True):
    """The decisions that a season's models had to make (`all`), and those they made (`own`).

    Bots or producers made the others. `too_few` is whether the models made less than 95 %
    themselves, so that something must be wrong.
    """

    own: int
    all: int
    too_few: bool


class CostsTold(Struct, kw_only=True):
    """What a season's models have decided, and what they cost in dollars.

    `paused_for` says why the season paused by itself, if it did.
    """

    decisions: DecisionsTold
    spent: float
    allowance: Allowance
    forecast: ForecastTold | None
    paused_for: str | None
    by_seat: list[SumTold]
    by_episode: list[SumTold]
    by_profile: list[SumTold]
    by_kind: list[SumTold]
    by_outcome: list[SumTold]


class AnswerOnceBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """An open decision (`ask`), and the model that shall make it: `model:NAME`."""

    ask: Word
    player: Word


class CallsController(Controller):
    """The calls to models that play in a season."""

    path = "/seasons/{season:str}"
    tags = ("models",)

    @get("/calls", summary="Calls to models")
    async def calls(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        store: given.Store,
        after: After = 0,
        limit: Limit = 100,
        seat: QueryWord = None,
        ask: QueryWord = None,
    ) -> Response[CallPage]:
        """All requests to models in order, or those of one seat or decision."""
        here.need_producer()
        rows = await store.calls.page(here.season, after=after, limit=limit + 1, seat=seat, ask=ask)
        more = len(rows) > limit
        page = CallPage(
            calls=[_call(row) for row in rows[:limit]],
            next=rows[limit - 1].number if more else None,
        )
        return tagged(request, msgspec.json.encode(page))

    @get("/calls/{number:int}", summary="One call")
    async def call(self, number: CallNumber, here: given.Seat, store: given.Store) -> CallTold:
        """One request to a model."""
        here.need_producer()
        return _call(await _find(store, here.season, number))

    @get("/calls/{number:int}/prompt", summary="What a model was told")
    async def prompt(self, number: CallNumber, here: given.Seat, store: given.Store) -> PromptTold:
        """The exact prompt of a call, and the raw reply while it is kept."""
        here.need_producer()
        call = await _find(store, here.season, number)
        past = await prompt_of(store, here.season, call)
        return PromptTold(
            messages=[Message(**message) for message in past.prompt.messages],
            schema=past.prompt.schema,
            templates=call.templates,
            exact=past.exact,
            reply=await store.calls.reply(here.season, number),
        )

    @get("/costs", summary="What models have cost")
    async def costs(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[CostsTold]:
        """What was spent, by seat, kind and so on, a forecast for the rest, and the caps."""
        here.need_producer()
        costs = await costs_of(store, here.season)
        own, all = costs.decisions
        response = CostsTold(
            decisions=DecisionsTold(own=own, all=all, too_few=costs.decisions.are_too_few),
            spent=costs.spent,
            allowance=costs.allowance,
            forecast=_forecast(costs.forecast),
            paused_for=costs.paused_for,
            **{f"by_{by}": list(map(_sum, sums)) for by, sums in costs.sums.items()},
        )
        return tagged(request, msgspec.json.encode(response))

    @put("/allowance", summary="Set what models may cost")
    async def allow(
        self,
        data: JSONBody[Allowance],
        here: given.Seat,
        once: given.Once,
        inputs: given.Inputs,
    ) -> Response[Taken]:
        """Set a season's caps, and what happens when one is reached.

        A season that paused at a cap continues when you resume it.
        """
        here.need_producer()
        terms = {"do": "allowance", "allowance": msgspec.to_builtins(data)}
        return await inputs.put(here, once, "control", terms)

    @post("/answer-once", summary="Let another model make one decision", status_code=200)
    async def answer_once(
        self,
        data: JSONBody[AnswerOnceBody],
        here: given.Seat,
        once: given.Once,
        inputs: given.Inputs,
    ) -> Response[Taken]:
        """Let this model make one open decision in place of the seat's player."""
        here.need_producer()
        terms = {"do": "answer_once", "ask": data.ask, "player": data.player}
        return await inputs.put(here, once, "control", terms)


async def _find(store: Store, season: str, number: int) -> Any:
    call = await store.calls.find(season, number)
    if call is None:
        raise UnknownName("call", str(number), ())
    return call


def _call(row: Any) -> CallTold:
    plain = dict(row._mapping)
    for name in ("season", "templates", "prompt"):
        del plain[name]
    plain |= {
        "again": bool(row.again),
        "cost": row.cost / MICROS,
        "latency": row.latency / 1000,
    }
    return CallTold(**plain)


def _sum(total: CallTotals) -> SumTold:
    plain = total._asdict() | {
        "cost": total.cost / MICROS,
        "latency": total.latency / 1000 / max(total.calls, 1),
    }
    return SumTold(**plain)


def _forecast(forecast: Forecast | None) -> ForecastTold | None:
    return None if forecast is None else ForecastTold(rest=forecast.rest, whole=forecast.whole)
