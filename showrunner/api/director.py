"""Routes for the model that directs a season: its brief and budget, its log, its held orders."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, patch, post
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.order_intake import text_problem
from showrunner.api.paging import tagged
from showrunner.errors import WrongParameter
from showrunner.formats.settings import SeasonSettings
from showrunner.players.casting import is_model
from showrunner.players.llm.allowance import MICROS
from showrunner.players.llm.profile import Dollars
from showrunner.store import Store
from showrunner.store.director_log import (
    Directing,
    Mode,
    State,
    rule_on,
    set_directing,
    spending,
)

MAX_BRIEF: int = 4000


class DirectorMove(Struct, kw_only=True):
    """One thing that the director did, with its `reason`.

    An empty `order` is a decision to give none. `state` is `thinking` (it was deciding), `giving`
    (the season has not ruled yet), `given`, `refused` (`detail` says why), `dropped` (left after
    its preview, which `detail` has), `held` (it waits for approval), `denied`, `nothing`, `away`
    (the model could not be reached) or `spent` (the budget is).
    """

    number: int
    round: int
    order: str
    terms: dict[str, Any]
    reason: str
    state: State
    detail: str
    at: datetime


class DirectorTold(Struct, kw_only=True):
    """The director of a season, what it is told, its budget and its log.

    `director` is null if no model directs the season. `mode` is `direct`, `approve` (its orders
    wait for approval) or `person` (a person has taken over, and the model does nothing).
    """

    director: str | None
    mode: Mode
    brief: str
    dollars: float
    calls: int
    spent_dollars: float
    spent_calls: int
    log: list[DirectorMove]


class DirectorChange(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is to change for the director. Omitted fields keep their value."""

    mode: Mode | UnsetType = UNSET
    brief: Annotated[str, Meta(max_length=MAX_BRIEF)] | UnsetType = UNSET
    dollars: Dollars | UnsetType = UNSET
    calls: Annotated[int, Meta(ge=0, le=100_000)] | UnsetType = UNSET


class Approval(Struct, forbid_unknown_fields=True, kw_only=True):
    """A ruling on a held order of the director, by the `number` in its log."""

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    approve: bool


class DirectorController(Controller):
    """A model that directs a season, and the producers above it."""

    path = "/seasons/{season:str}/director"
    tags = ("production",)

    @get("/", summary="The director's log")
    async def director(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[DirectorTold]:
        """Which model directs the season, its brief and budget, and all it did, with reasons."""
        here.need_producer()
        return tagged(request, msgspec.json.encode(await _told(store, here.season)))

    @patch("/", summary="Instruct the director")
    async def instruct(
        self,
        data: JSONBody[DirectorChange],
        here: given.Seat,
        store: given.Store,
        once: given.Once,
    ) -> DirectorTold:
        """Change the director's brief, budget or mode, from its next decision on.

        With the mode `person` you take over; with `direct` you give the season back to the model.
        """
        here.need_producer()
        if isinstance(data.brief, str) and (problem := text_problem(("brief",), data.brief)):
            raise WrongParameter(f"{problem.field}: {problem.wrong}", problem.right)
        changes = {
            name: value
            for name in ("mode", "brief", "calls")
            if (value := getattr(data, name)) is not UNSET
        }
        if data.dollars is not UNSET:
            changes["cost"] = round(data.dollars * MICROS)
        told = msgspec.structs.replace(await store.directing.directing(here.season), **changes)
        await once.do(lambda connection: set_directing(connection, here.season, told))
        return await _told(store, here.season)

    @post("/approvals", summary="Rule on a director's order", status_code=200)
    async def rule(
        self,
        data: JSONBody[Approval],
        here: given.Seat,
        store: given.Store,
        once: given.Once,
        inputs: given.Inputs,
    ) -> DirectorTold:
        """Let a held order of the director be given in its name, or deny it.

        The season goes on when no order of this stop is held any more.
        """
        here.need_producer()
        by = here.actor.name or "a producer"
        done = await once.do(
            lambda connection: rule_on(
                connection, here.season, data.number, approve=data.approve, by=by
            )
        )
        if (number := done.read(int | None)) is not None:  # type: ignore[arg-type]
            await inputs.settled(here.season, number)
            await store.directing.settle(here.season)
        return await _told(store, here.season)


async def _told(store: Store, season: str) -> DirectorTold:
    settings: SeasonSettings = await store.seasons.settings(season)
    directing: Directing = await store.directing.directing(season)
    moves = await store.directing.moves(season)
    spent = spending(moves)
    director = settings.director
    return DirectorTold(
        director=director if isinstance(director, str) and is_model(director) else None,
        mode=directing.mode,
        brief=directing.brief,
        dollars=directing.cost / MICROS,
        calls=directing.calls,
        spent_dollars=spent.cost / MICROS,
        spent_calls=spent.calls,
        log=[
            DirectorMove(**{name: getattr(move, name) for name in DirectorMove.__struct_fields__})
            for move in moves
        ],
    )
