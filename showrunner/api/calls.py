"""What a season's models were asked, said and cost: for its producers."""

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
    int, QueryParameter(ge=0, le=MOST_COUNTED, description="The last call that you have.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=500)]


class CallTold(Attempt, frozen=True, kw_only=True):
    """One attempt to have a model answer.

    `ask` is the decision (empty for a diary), and `entry` the last entry that its player had seen.
    `outcome` says what came of it and `detail` more; `again` is whether it was asked once more.
    `cost` is in dollars, `latency` in seconds.
    """

    again: bool
    cost: float
    latency: float


class CallPage(Struct, kw_only=True):
    """Calls in order; `next` is what to give as `after` for those that follow, if any do."""

    calls: list[CallTold]
    next: int | None


class Message(Struct):
    """One message of a prompt."""

    role: str
    content: str


class PromptTold(Struct, kw_only=True):
    """What a model was told, and the schema of what it was to answer.

    `exact` is whether it is so to the letter: not where words in it have been erased since, or this
    version says things otherwise.
    """

    messages: list[Message]
    schema: dict[str, Any]
    templates: str
    exact: bool


class SumTold(Used, frozen=True, kw_only=True):
    """Calls added up; `cost` is in dollars, `latency` the mean in seconds."""

    what: str
    calls: int
    asks: int
    cost: float
    latency: float


class ForecastTold(Struct, kw_only=True):
    """What the rest of a season is likely to cost, and all of it, in dollars."""

    rest: float
    whole: float


class CostsTold(Struct, kw_only=True):
    """What a season's models have cost, in dollars.

    `paused_for` says why it paused by itself, if it did.
    """

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
    """A decision that is open (`ask`), and the model that is to make it: `model:NAME`."""

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
        """Every attempt to have a model answer, in order; of one seat or decision if you wish."""
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
        """One attempt."""
        here.need_producer()
        return _call(await _found(store, here.season, number))

    @get("/calls/{number:int}/prompt", summary="What a model was told")
    async def prompt(self, number: CallNumber, here: given.Seat, store: given.Store) -> PromptTold:
        """The exact prompt of a call: why did they say that?"""
        here.need_producer()
        call = await _found(store, here.season, number)
        past = await prompt_of(store, here.season, call)
        return PromptTold(
            messages=[Message(**one) for one in past.prompt.messages],
            schema=past.prompt.schema,
            templates=call.templates,
            exact=past.exact,
        )

    @get("/costs", summary="What models have cost")
    async def costs(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[CostsTold]:
        """What was spent, on whom and what, what the rest is likely to cost, and the caps."""
        here.need_producer()
        costs = await costs_of(store, here.season)
        told = CostsTold(
            spent=costs.spent,
            allowance=costs.allowance,
            forecast=_forecast(costs.forecast),
            paused_for=costs.paused_for,
            **{f"by_{by}": list(map(_sum, sums)) for by, sums in costs.sums.items()},
        )
        return tagged(request, msgspec.json.encode(told))

    @put("/allowance", summary="Say what models may cost")
    async def allow(
        self,
        data: JSONBody[Allowance],
        here: given.Seat,
        once: given.Once,
        inputs: given.Inputs,
    ) -> Response[Taken]:
        """Set the caps of a season in dollars, and what happens at them.

        A season that paused at one goes on when you resume it.
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
        """Take one open decision from the seat's player and put it to this model."""
        here.need_producer()
        terms = {"do": "answer_once", "ask": data.ask, "player": data.player}
        return await inputs.put(here, once, "control", terms)


async def _found(store: Store, season: str, number: int) -> Any:
    found = await store.calls.find(season, number)
    if found is None:
        raise UnknownName("call", str(number), ())
    return found


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


def _sum(one: CallTotals) -> SumTold:
    plain = one._asdict() | {
        "cost": one.cost / MICROS,
        "latency": one.latency / 1000 / max(one.calls, 1),
    }
    return SumTold(**plain)


def _forecast(found: Forecast | None) -> ForecastTold | None:
    return None if found is None else ForecastTold(rest=found.rest, whole=found.whole)
