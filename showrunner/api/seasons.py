"""Routes for whole seasons: make, list, start, pause, step, stop, fork, archive, delete."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from showrunner.api import given
from showrunner.api.access import Actor, Seat, seat_in
from showrunner.api.background import in_background
from showrunner.api.idempotency import Done, Once
from showrunner.api.inputs import Inputs, Taken
from showrunner.api.new_season_settings import settings_of
from showrunner.api.paging import QueryWord, tagged
from showrunner.api.season_models import (
    Airs,
    Fork,
    NewSeason,
    NewStep,
    Pace,
    SeasonCard,
    SeasonChange,
    SeasonsPage,
    card,
)
from showrunner.api.session import need_producer
from showrunner.errors import Refused, SeasonOver
from showrunner.files.cast_library import castable
from showrunner.kernel import luck_from_seed
from showrunner.players.llm.allowance import Allowance, default_allowance
from showrunner.running.forking import plan_fork
from showrunner.running.returning import with_past
from showrunner.store import Store
from showrunner.store.database import Work
from showrunner.store.moving import refuse_moved
from showrunner.store.pictures import portrait_hashes
from showrunner.store.seasons import (
    OVER,
    READY,
    RUNNING,
    delete_season,
    end,
    go_on,
    new_season,
    rename,
    set_archived,
    set_watching,
    stop,
)

MAX_PAGE_SIZE = 100


class Erase(Struct, forbid_unknown_fields=True):
    """The text to erase: its seal, or enough of the seal's beginning to identify one text."""

    seal: Annotated[str, Meta(min_length=4, max_length=128)]


class FoundText(Struct):
    """A text of the season: the entry it came with, its seal, and its words."""

    entry: int
    seal: str
    words: str


class SeasonsController(Controller):
    """Seasons as a whole."""

    path = "/seasons"
    tags = ("seasons",)

    @get("/", summary="List seasons")
    async def page(
        self,
        actor: given.Actor,
        store: given.Store,
        after: QueryWord = None,
        limit: Annotated[int, QueryParameter(ge=1, le=MAX_PAGE_SIZE)] = 20,
        archived: FromQuery[bool] = False,
    ) -> SeasonsPage:
        """The seasons that you may see, newest first.

        These are your own as a producer, the one in which you play or that you may watch, and those
        that everybody may watch.
        """
        rows = await store.seasons.page(
            actor.producer if actor.produces else None,
            ownerless=actor.role == "operator",
            season=actor.season,
            after=after,
            limit=limit + 1,
            archived=archived and actor.produces,
        )
        cards = [card(await seat_in(store, row.id, actor)) for row in rows[:limit]]
        return SeasonsPage(cards, cards[-1].id if len(rows) > limit else None)

    @post("/", summary="Make a season")
    async def make(
        self,
        data: JSONBody[NewSeason],
        actor: given.Actor,
        store: given.Store,
        once: given.Once,
        models: given.Models,
    ) -> Response[SeasonCard]:
        """Make a season of your own; with `start` it begins at once."""
        owner = need_producer(actor)
        people = await store.database.read(lambda connection: castable(connection, owner))
        settings, plan = await in_background(settings_of, data, people, models.lines.profiles)
        if data.remembers is not None:
            earlier = await seat_in(store, data.remembers, actor)
            earlier.need_producer()
            settings = await with_past(store, settings, earlier.season)
        allowance = data.allowance or (plan.allowance if plan else Allowance())
        if data.allowance is None and allowance == Allowance():
            allowance = default_allowance(settings.players.values(), models.lines.profiles)
        allowance.verify(models.lines.profiles)
        seed = data.seed or (plan.seed if plan else None)
        season, store_season = await in_background(
            new_season,
            settings,
            secrets.token_hex(32) if seed is None else luck_from_seed(seed),
            seed=seed or "",
            deadlines=msgspec.json.encode(data.deadlines).decode(),
            pace=data.pace,
            owner=owner,
            viewers=data.viewers,
            release=data.release,
            broadcast=data.broadcast,
            delay_minutes=data.delay_minutes,
            allowance=msgspec.json.encode(allowance).decode(),
        )

        season_id = await _store_once(once, season, store_season, start=data.start)
        return await _created(store, actor, season_id)

    @get("/{season:str}", summary="Look at a season")
    async def one(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[SeasonCard]:
        """One season, as far as you may know it."""
        return tagged(request, msgspec.json.encode(await _full_card(store, here)))

    @patch("/{season:str}", summary="Change a season’s title, viewers and times")
    async def change(
        self,
        data: JSONBody[SeasonChange],
        here: given.Seat,
        store: given.Store,
        once: given.Once,
        feeds: given.Feeds,
        inputs: given.Inputs,
        streams: given.Streams,
    ) -> SeasonCard:
        """Set its title, who may watch, when facts are released, and how long players may take."""
        here.need_producer()
        await once.before()  # a key that was used for another request must change nothing
        if data.deadlines is not None:
            terms = {"do": "deadlines", "deadlines": msgspec.to_builtins(data.deadlines)}
            await inputs.put(here, once, "control", terms)

        def work(connection: Connection) -> None:
            set_watching(
                connection,
                here.season,
                viewers=data.viewers,
                release=data.release,
                broadcast=data.broadcast,
                delay_minutes=data.delay_minutes,
            )
            if data.title is not None:
                rename(connection, here.season, data.title)
            if data.archived is not None:
                set_archived(connection, here.season, data.archived)

        await once.do(work)
        if data.viewers is not None:
            await streams.look_again()
        retold = data.title, data.release, data.broadcast, data.delay_minutes
        if any(value is not None for value in retold):
            feeds.forget(here.season)
        return await _full_card(store, await seat_in(store, here.season, here.actor))

    @delete("/{season:str}", summary="Delete a season", status_code=200)
    async def delete(
        self, here: given.Seat, once: given.Once, streams: given.Streams, feeds: given.Feeds
    ) -> None:
        """Delete a season and everything stored of it, for good. To hide it, set `archived`."""
        here.need_producer()
        if here.row.status == RUNNING:
            raise Refused("the season is running: stop it first, then delete it")
        await once.do(lambda connection: delete_season(connection, here.season))
        await streams.look_again()
        feeds.forget(here.season)

    # -- running and pausing -----------------------------------------------------------------------

    @post("/{season:str}/start", summary="Start", status_code=200)
    async def start(
        self, here: given.Seat, once: given.Once, inputs: given.Inputs
    ) -> Response[Taken]:
        """Start a season."""
        here.need_owner()
        if here.row.status != READY:
            raise Refused(f"the season is {here.row.status}: only one that is ready starts")
        return await inputs.put(here, once, "control", {"do": "run"})

    @post("/{season:str}/resume", summary="Resume", status_code=200)
    async def resume(
        self, here: given.Seat, once: given.Once, inputs: given.Inputs
    ) -> Response[Taken]:
        """Continue a season that was paused, stopped, or halted by a fault."""
        here.need_owner()
        if here.row.status == OVER:
            raise SeasonOver
        refuse_moved(here.row.goes_on_in)
        return await inputs.put(here, once, "control", {"do": "run"})

    @post("/{season:str}/pause", summary="Pause", status_code=200)
    async def pause(
        self, here: given.Seat, once: given.Once, inputs: given.Inputs
    ) -> Response[Taken]:
        """Pause a season; deadlines stop running. It still accepts orders."""
        return await _control(here, once, inputs, {"do": "pause"})

    @post("/{season:str}/step", summary="Step", status_code=200)
    async def step(
        self, data: JSONBody[NewStep], here: given.Seat, once: given.Once, inputs: given.Inputs
    ) -> Response[Taken]:
        """Continue for one decision, or until the next phase or round begins, then pause."""
        return await _control(here, once, inputs, {"do": "step", "by": data.by})

    @put("/{season:str}/pace", summary="Set the pace")
    async def pace(
        self, data: JSONBody[Pace], here: given.Seat, once: given.Once, inputs: given.Inputs
    ) -> Response[Taken]:
        """Set the seconds to wait after each decision."""
        return await _control(here, once, inputs, {"do": "pace", "seconds": data.seconds})

    @post("/{season:str}/stop", summary="Stop", status_code=200)
    async def stop(self, here: given.Seat, store: given.Store, once: given.Once) -> SeasonCard:
        """Stop a season: it accepts neither answers nor orders until it is resumed."""
        here.need_owner()
        if here.row.status == OVER:
            raise SeasonOver
        await once.do(lambda connection: stop(connection, here.season))
        return await _full_card(store, await seat_in(store, here.season, here.actor))

    @post("/{season:str}/end", summary="End", status_code=200)
    async def end(self, here: given.Seat, store: given.Store, once: given.Once) -> SeasonCard:
        """End a season where it stands, for good: it counts as over, without a winner.

        Nobody is asked anything more, and what is shown at the end is shown now. It cannot be
        resumed, but forked.
        """
        here.need_owner()
        if here.row.status == OVER:
            raise SeasonOver
        if here.row.status == READY:
            raise Refused("the season has not begun: delete it, or start it first")
        await once.do(lambda connection: end(connection, here.season))
        return await _full_card(store, await seat_in(store, here.season, here.actor))

    @post("/{season:str}/forks", summary="Fork")
    async def fork(
        self,
        data: JSONBody[Fork],
        here: given.Seat,
        actor: given.Actor,
        store: given.Store,
        once: given.Once,
        streams: given.Streams,
    ) -> Response[SeasonCard]:
        """Make a new season that shares this one's entries up to `at`, and can then differ."""
        here.need_producer()
        before = await once.before()
        if before is not None:
            return await _created(store, actor, before.read(str))
        forked, store_fork = await plan_fork(
            store,
            here.season,
            data.at,
            luck=data.luck,
            title=data.title,
            take_people=data.take_people,
        )

        season_id = await _store_once(once, forked, store_fork, start=data.start)
        if data.take_people:
            await streams.look_again()
        return await _created(store, actor, season_id)

    # -- inputs and texts --------------------------------------------------------------------------

    @get("/{season:str}/inputs/{key:str}", summary="Result of an input")
    async def input(
        self, key: FromPath[str], here: given.Seat, inputs: given.Inputs
    ) -> Response[Taken]:
        """The result of an answer or order that you sent with this Idempotency-Key."""
        return await inputs.find(here, key)

    @get("/{season:str}/texts", summary="Find texts")
    async def texts(
        self,
        here: given.Seat,
        store: given.Store,
        words: Annotated[str, QueryParameter(min_length=3, max_length=200)],
    ) -> list[FoundText]:
        """The texts that contain these words, in upper or lower case, each with its seal."""
        here.need_producer()
        texts = await store.eraser.find(here.season, words)
        return [FoundText(text.entry, text.seal, text.words) for text in texts]

    @post("/{season:str}/texts/erase", summary="Erase a text", status_code=200)
    async def erase(
        self,
        data: JSONBody[Erase],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        inputs: given.Inputs,
        once: given.Once,
    ) -> list[str]:
        """Erase a text for good: here, in all forks, and in later seasons with diaries from here.

        The season still replays. Returns the seasons that contained the text.
        """
        here.need_producer()
        before: Done[list[str]] | None = await once.before()
        if before is not None:
            return before.read(list[str])
        holders = await store.eraser.erase(here.season, data.seal)
        for season in await store.seasons.families([here.season, *holders]):
            feeds.forget(season)
            if season in holders or (await store.seasons.find(season)).driver is not None:
                await inputs.reload(season)
        return (await once.do(lambda connection: holders)).read(list[str])


async def _control(
    here: Seat, once: Once, inputs: Inputs, terms: dict[str, Any]
) -> Response[Taken]:
    here.need_owner()
    if here.row.status == OVER:
        raise SeasonOver
    if here.row.status == READY:
        raise Refused("the season has not begun: start it first")
    refuse_moved(here.row.goes_on_in)
    return await inputs.put(here, once, "control", terms)


async def _store_once(once: Once, season: str, store_it: Work[None], *, start: bool) -> str:
    """The id of the season that this request makes: a new one, or what it made before."""

    def work(connection: Connection) -> str:
        store_it(connection)
        if start:
            go_on(connection, season)
        return season

    return (await once.do(work, 201)).read(str)


async def _created(store: Store, actor: Actor, season: str) -> Response[SeasonCard]:
    season_card = await _full_card(store, await seat_in(store, season, actor))
    place = {"Location": f"/api/v1/seasons/{season}"}
    return Response(season_card, status_code=201, headers=place)


async def _full_card(store: Store, here: Seat) -> SeasonCard:
    settings = await store.seasons.settings(here.season)
    players = await store.seasons.players(here.season) if here.produces else None
    pictures = await store.database.read(
        lambda connection: portrait_hashes(connection, here.season)
    )
    season_card = card(here, settings, players, pictures)
    season_card.airs = msgspec.convert(await store.seasons.airs(here.row), Airs)
    return season_card
