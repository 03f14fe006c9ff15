"""Seats: who sits where, who is invited, and who plays."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection

from showrunner.api import given
from showrunner.api.access import Seat
from showrunner.api.inputs import Taken, scoped
from showrunner.api.once import Once
from showrunner.api.session import Invited, invited
from showrunner.api.thinking import Thinking, thinking_of
from showrunner.errors import Refused, UnknownName
from showrunner.formats.format import load_format
from showrunner.formats.lines import verify_line
from showrunner.formats.settings import Castaway
from showrunner.players.casting import OUTSIDE, bot_names, is_bot, refuse_unknown_player
from showrunner.store import Store
from showrunner.store.seating import empty_seat, let_play
from showrunner.store.tokens import (
    INVITATION,
    MAX_LABEL_CHARACTERS,
    TOKEN,
    Role,
    give_token,
    revoke,
)

SHORTEST, LONGEST = timedelta(hours=1), timedelta(days=30)
Lasts = Annotated[
    float, Meta(ge=SHORTEST.total_seconds(), le=LONGEST.total_seconds(), examples=[86400.0])
]
Label = Annotated[str, Meta(max_length=MAX_LABEL_CHARACTERS, examples=["for Ada"])]
PlayerName = Annotated[str, Meta(max_length=100, examples=["bot:sensible", OUTSIDE])]


class NewInvitation(Struct, forbid_unknown_fields=True, kw_only=True):
    """Somebody is invited, for so many seconds; `label` is a note of yours."""

    lasts_seconds: Lasts = timedelta(days=7).total_seconds()
    label: Label = ""


class SentInvitation(Struct, kw_only=True):
    """An invitation that can still be used: to a `seat`, or (null) to watch."""

    id: str
    seat: str | None
    label: str
    made_at: datetime
    expires_at: datetime | None


class NewPlayer(Struct, forbid_unknown_fields=True):
    """Who is to play a seat: a bot, or `outside` for a person or a program."""

    player: PlayerName


class SeatCard(Struct, kw_only=True):
    """A seat, and who sits in it.

    Producers are also told its `player`, whether somebody has `claimed` it or is `invited`, how
    many decisions in a row were made in the place of a person who was `late`, and about which
    decisions the player is `thinking`.
    """

    seat: str
    name: str
    player: str | UnsetType = UNSET
    claimed: bool | UnsetType = UNSET
    invited: bool | UnsetType = UNSET
    late: int | UnsetType = UNSET
    thinking: list[Thinking] | UnsetType = UNSET


class Swapped(Struct):
    """What a swap comes to: the `input` that it waits for, if any, and the tokens that are gone."""

    input: int | None
    gone: list[str] = []


class SeatsController(Controller):
    """The seats of a season, and the ways to them."""

    path = "/seasons/{season:str}"
    tags = ("seats",)

    @get("/seats", summary="Who sits where?")
    async def all(self, here: given.Seat, store: given.Store) -> list[SeatCard]:
        """The seats with their castaways; for producers, with those who play them."""
        settings = await store.seasons.settings(here.season)
        if not here.produces:
            return [SeatCard(seat=one.id, name=one.name) for one in settings.cast]
        players = await store.seasons.players(here.season)
        rows = await store.tokens.of_season(here.season)
        held = {row.seat for row in rows if row.kind == TOKEN}
        asked = {row.seat for row in rows if row.kind == INVITATION}
        thinking = await thinking_of(store, here.season)
        return [
            SeatCard(
                seat=one.id,
                name=one.name,
                player=players[one.id],
                claimed=one.id in held,
                invited=one.id in asked,
                late=await _late(store, here, one.id) if players[one.id] == OUTSIDE else 0,
                thinking=thinking.get(one.id, []),
            )
            for one in settings.cast
        ]

    @post("/seats/{seat:str}/invitation", summary="Invite to a seat")
    async def invite(
        self,
        seat: FromPath[str],
        data: JSONBody[NewInvitation],
        here: given.Seat,
        store: given.Store,
        once: given.Once,
    ) -> Response[Invited]:
        """A link with which one person takes a seat. It is good once, and until its time is over.

        Nothing changes until it is used; then whoever used it plays the seat, and what played it
        before does not. Who had a seat already keeps it: take it back first.
        """
        here.need_producer()
        await _castaway(store, here, seat)
        return await _invite(here, once, data, "contestant", seat)

    @post("/viewers", summary="Invite viewers")
    async def invite_viewers(
        self, data: JSONBody[NewInvitation], here: given.Seat, once: given.Once
    ) -> Response[Invited]:
        """A link with which people watch, as many as have it, until its time is over.

        Those who came by it stay; withdraw the invitation, and they see nothing more.
        """
        here.need_producer()
        if here.row.viewers == "nobody":
            raise Refused("this season is for nobody to watch: set its `viewers` to `link` first")
        return await _invite(here, once, data, "viewer", None)

    @get("/invitations", summary="List invitations")
    async def invitations(self, here: given.Seat, store: given.Store) -> list[SentInvitation]:
        """The invitations to this season that can still be used; what they are is not kept."""
        here.need_producer()
        return [
            SentInvitation(
                id=row.id,
                seat=row.seat,
                label=row.label,
                made_at=row.created_at,
                expires_at=row.expires_at,
            )
            for row in await store.tokens.of_season(here.season)
            if row.kind == INVITATION
        ]

    @delete("/invitations/{id:str}", summary="Withdraw an invitation", status_code=200)
    async def withdraw(
        self, id: FromPath[str], here: given.Seat, once: given.Once, streams: given.Streams
    ) -> None:
        """Let nobody in by this invitation any more; viewers who came by it are shut out, too."""
        here.need_producer()

        def work(connection: Connection) -> list[str]:
            gone = revoke(connection, id, here.season)
            if not gone:
                raise UnknownName("invitation to this season", id, ())
            return gone

        streams.end((await once.do(work)).read(list[str]))

    @put("/seats/{seat:str}/player", summary="Swap the player of a seat")
    async def swap(
        self,
        seat: FromPath[str],
        data: JSONBody[NewPlayer],
        here: given.Seat,
        store: given.Store,
        inputs: given.Inputs,
        once: given.Once,
        models: given.Models,
    ) -> Response[Taken]:
        """Let somebody else play a seat from now on; the others cannot tell.

        Who holds the seat by an invitation keeps it: they look on while a bot plays, and play again
        when the seat is `outside` again.
        """
        here.need_producer()
        await inputs.verify_taken(here, once)
        await _castaway(store, here, seat)
        player = _player(here, models, data.player)
        key = scoped(here, once.key)

        def work(connection: Connection) -> Swapped:
            return Swapped(let_play(connection, here.season, seat, player, key))

        done = (await once.do(work)).read(Swapped)
        return await inputs.answered(here, once, done.input)

    @delete("/seats/{seat:str}/tokens", summary="Take a seat back", status_code=200)
    async def take_back(
        self,
        seat: FromPath[str],
        here: given.Seat,
        store: given.Store,
        inputs: given.Inputs,
        once: given.Once,
        streams: given.Streams,
        models: given.Models,
        player: Annotated[
            str | None, QueryParameter(max_length=100, description="Who plays it instead.")
        ] = None,
    ) -> Response[Taken]:
        """Let whoever holds a seat hold it no more: their streams end, and another plays on.

        That is the `player` that you name, else the bot that played it, else the usual one.
        """
        here.need_owner()
        await _castaway(store, here, seat)
        if player is None:
            plays = (await store.seasons.players(here.season))[seat]
            player = plays if is_bot(plays) else usual_bot(here)
        return await empty(here, inputs, once, streams, seat, _player(here, models, player))


async def empty(
    here: Seat,
    inputs: given.Inputs,
    once: Once,
    streams: given.Streams,
    seat: str,
    player: str,
) -> Response[Taken]:
    """Empty a seat for another player."""
    key = scoped(here, once.key)

    def work(connection: Connection) -> Swapped:
        gone, number = empty_seat(connection, here.season, seat, player, key)
        return Swapped(number, gone)

    done = (await once.do(work)).read(Swapped)
    streams.end(done.gone)
    return await inputs.answered(here, once, done.input)


def usual_bot(here: Seat) -> str:
    """The bot that plays where nobody is named."""
    return bot_names(load_format(here.row.format))[0]


def _player(here: Seat, models: given.Models, player: str) -> str:
    refuse_unknown_player(load_format(here.row.format), player, models.lines.profiles)
    return player


async def _castaway(store: Store, here: Seat, seat: str) -> Castaway:
    cast = {one.id: one for one in (await store.seasons.settings(here.season)).cast}
    if seat not in cast:
        raise UnknownName("seat", seat, cast)
    return cast[seat]


async def _invite(
    here: Seat, once: Once, new: NewInvitation, role: Role, seat: str | None
) -> Response[Invited]:
    verify_line("the label", new.label)
    secret = here.actor.derived(f"{role} {seat} {once.key}")
    lasts = timedelta(seconds=new.lasts_seconds)

    def work(connection: Connection) -> str:
        row = give_token(
            connection,
            secret,
            role,
            kind=INVITATION,
            season=here.season,
            seat=seat,
            label=new.label,
            lasts=lasts,
        )
        return str(row["id"])

    done = await once.do(work, 201)
    return Response(invited(done.read(str), secret, lasts), status_code=done.receipt.status)


async def _late(store: Store, here: Seat, seat: str) -> int:
    """How many of a seat's last decisions in a row were made in its player's place."""
    count = 0
    for ask in reversed(await store.asks.closed(here.season, seat)):
        if ask.given is not None and ask.given.by in ("stand-in", "clock"):
            count += 1
        elif ask.given is not None and ask.given.by == "player":
            break
    return count
