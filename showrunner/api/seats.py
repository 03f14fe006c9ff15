"""Routes for the seats of a season: their players, invitations, and taking seats back."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy import Connection

from showrunner.api import given
from showrunner.api.access import Seat
from showrunner.api.idempotency import Once
from showrunner.api.inputs import Taken, scoped
from showrunner.api.practice import refuse_second_person
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

MIN_LIFETIME, MAX_LIFETIME = timedelta(hours=1), timedelta(days=30)
Lasts = Annotated[
    float,
    Meta(ge=MIN_LIFETIME.total_seconds(), le=MAX_LIFETIME.total_seconds(), examples=[86400.0]),
]
Label = Annotated[str, Meta(max_length=MAX_LABEL_CHARACTERS, examples=["for Ada"])]
PlayerName = Annotated[str, Meta(max_length=100, examples=["bot:sensible", OUTSIDE])]


class NewInvitation(Struct, forbid_unknown_fields=True, kw_only=True):
    """An invitation to create, valid for `lasts_seconds`; `label` is a note of yours."""

    lasts_seconds: Lasts = timedelta(days=7).total_seconds()
    label: Label = ""


class SentInvitation(Struct, kw_only=True):
    """An invitation that can still be used: to a `seat`, or to watch (null)."""

    id: str
    seat: str | None
    label: str
    made_at: datetime
    expires_at: datetime | None


class NewPlayer(Struct, forbid_unknown_fields=True):
    """The new player of a seat: a bot, or `outside` for a person or a program."""

    player: PlayerName


class SeatCard(Struct, kw_only=True):
    """A seat and its castaway.

    Producers also get its `player`, whether somebody has `claimed` it or is `invited`, how many of
    its last decisions in a row were made for a person who was `late`, and the decisions on which
    the player is `thinking`.
    """

    seat: str
    name: str
    player: str | UnsetType = UNSET
    claimed: bool | UnsetType = UNSET
    invited: bool | UnsetType = UNSET
    late: int | UnsetType = UNSET
    thinking: list[Thinking] | UnsetType = UNSET


class Swapped(Struct):
    """The result of a swap: the `input` that it waits for, if any, and the revoked tokens."""

    input: int | None
    gone: list[str] = []


class SeatsController(Controller):
    """The seats of a season, their players and invitations."""

    path = "/seasons/{season:str}"
    tags = ("seats",)

    @get("/seats", summary="Who sits where?")
    async def all(self, here: given.Seat, store: given.Store) -> list[SeatCard]:
        """The seats with their castaways; for producers, also with their players."""
        settings = await store.seasons.settings(here.season)
        if not here.produces:
            return [SeatCard(seat=castaway.id, name=castaway.name) for castaway in settings.cast]
        players = await store.seasons.players(here.season)
        rows = await store.tokens.of_season(here.season)
        claimed = {row.seat for row in rows if row.kind == TOKEN}
        invited_seats = {row.seat for row in rows if row.kind == INVITATION}
        thinking = await thinking_of(store, here.season)
        return [
            SeatCard(
                seat=castaway.id,
                name=castaway.name,
                player=players[castaway.id],
                claimed=castaway.id in claimed,
                invited=castaway.id in invited_seats,
                late=await _late(store, here, castaway.id)
                if players[castaway.id] == OUTSIDE
                else 0,
                thinking=thinking.get(castaway.id, []),
            )
            for castaway in settings.cast
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
        """Create a link by which one person takes a seat. It works once, until it expires.

        When it is used, that person replaces the seat's player. A seat that a person already holds
        cannot be taken: take it back first.
        """
        here.need_producer()
        await _castaway(store, here, seat)
        await _refuse_second_person(store, here, seat)
        return await _invite(here, once, data, "contestant", seat)

    @post("/viewers", summary="Invite viewers")
    async def invite_viewers(
        self, data: JSONBody[NewInvitation], here: given.Seat, once: given.Once
    ) -> Response[Invited]:
        """Create a link by which any number of people can watch, until it expires.

        Those who have used it can watch on after that, until the invitation is withdrawn.
        """
        here.need_producer()
        if here.row.viewers == "nobody":
            raise Refused("nobody may watch this season: set its `viewers` to `link` first")
        return await _invite(here, once, data, "viewer", None)

    @get("/invitations", summary="List invitations")
    async def invitations(self, here: given.Seat, store: given.Store) -> list[SentInvitation]:
        """The invitations to this season that can still be used, without their secrets."""
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
        """Withdraw an invitation; viewers who used it can no longer watch."""
        here.need_producer()

        def work(connection: Connection) -> list[str]:
            revoked = revoke(connection, id, here.season)
            if not revoked:
                raise UnknownName("invitation to this season", id, ())
            return revoked

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
        """Change the player of a seat; the other castaways cannot tell.

        A person who holds the seat keeps it: they can watch while a bot plays, and play again when
        the player is `outside` again.
        """
        here.need_producer()
        await inputs.verify_taken(here, once)
        await _castaway(store, here, seat)
        player = _player(here, models, data.player)
        if player == OUTSIDE:
            await _refuse_second_person(store, here, seat)
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
            str | None, QueryParameter(max_length=100, description="The new player.")
        ] = None,
    ) -> Response[Taken]:
        """Take a seat back from the person who holds it: their token and streams end.

        The new player is `player`, else the bot that plays it now, else the game's default bot.
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
    """Revoke a seat's tokens and change its player."""
    key = scoped(here, once.key)

    def work(connection: Connection) -> Swapped:
        revoked, number = empty_seat(connection, here.season, seat, player, key)
        return Swapped(number, revoked)

    done = (await once.do(work)).read(Swapped)
    streams.end(done.gone)
    return await inputs.answered(here, once, done.input)


def usual_bot(here: Seat) -> str:
    """The default bot of the season's game."""
    return bot_names(load_format(here.row.format))[0]


def _player(here: Seat, models: given.Models, player: str) -> str:
    refuse_unknown_player(load_format(here.row.format), player, models.lines.profiles)
    return player


async def _castaway(store: Store, here: Seat, seat: str) -> Castaway:
    cast = {person.id: person for person in (await store.seasons.settings(here.season)).cast}
    if seat not in cast:
        raise UnknownName("seat", seat, cast)
    return cast[seat]


async def _refuse_second_person(store: Store, here: Seat, seat: str) -> None:
    refuse_second_person(here.row, await store.seasons.settings(here.season), seat)


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
    """How many of a seat's last decisions in a row were not made by its player."""
    count = 0
    for ask in reversed(await store.asks.closed(here.season, seat)):
        if ask.given is not None and ask.given.by in ("stand-in", "clock"):
            count += 1
        elif ask.given is not None and ask.given.by == "player":
            break
    return count
