"""Letting people in: invitations become tokens, producers are invited, tokens are taken back."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection, select

from showrunner.api import given
from showrunner.api.access import COOKIE, CSRF_COOKIE, Actor, csrf_of
from showrunner.errors import Forbidden, NotLetIn
from showrunner.formats.lines import verify_line
from showrunner.players.casting import OUTSIDE
from showrunner.store.models import ProducerRow, TokenRow
from showrunner.store.seating import claim_seat
from showrunner.store.tokens import (
    INVITATION,
    MAX_LABEL_CHARACTERS,
    give_token,
    new_producer,
    redeem,
    revoke,
)

Name = Annotated[str, Meta(min_length=1, max_length=MAX_LABEL_CHARACTERS)]
INVITATION_LASTS = timedelta(days=7)
COOKIE_LASTS = timedelta(days=60)


class Invitation(Struct, forbid_unknown_fields=True):
    """An invitation to be used up. With `cookie`, a browser gets a cookie and no token to read."""

    invitation: Annotated[str, Meta(min_length=1, max_length=200, examples=["Zx0…"])]
    cookie: bool = False


class Identity(Struct, kw_only=True):
    """Who the server takes you for. `csrf` is what a browser sends with each change."""

    role: Annotated[str, Meta(examples=["contestant"])]
    producer: str | None = None
    season: str | None = None
    seat: str | None = None
    csrf: str | None = None


class LetIn(Identity, kw_only=True):
    """Who you are now, and the `token` to show from now on; it is told this once."""

    token: str | None


class NewProducer(Struct, forbid_unknown_fields=True):
    """Somebody who is to produce seasons here."""

    name: Name
    operator: bool = False


class Invited(Struct, kw_only=True):
    """An invitation, good once and until its time is over; told this once.

    `path` is a page of this server that takes it.
    """

    id: str
    invitation: str
    path: str
    lasts_seconds: float


class Producer(Struct):
    """A producer of this server."""

    id: str
    name: str
    operator: bool


class NewToken(Struct, forbid_unknown_fields=True):
    """Another token of your own, such as for a program."""

    label: Name


class OwnToken(Struct):
    """A token of your own; it is told this once."""

    id: str
    token: str


def invited(id: str, secret: str, lasts: timedelta = INVITATION_LASTS) -> Invited:
    """An invitation as it is told."""
    return Invited(
        id=id, invitation=secret, path=f"/enter#{secret}", lasts_seconds=lasts.total_seconds()
    )


def need_operator(actor: Actor) -> None:
    """Raise where somebody else asks than an operator."""
    if actor.role == "nobody":
        raise NotLetIn("this needs a token")
    if actor.role != "operator":
        raise Forbidden("only operators of this server may do this", "show an operator's token")


def need_producer(actor: Actor) -> str:
    """The producer who asks. Raises NotLetIn, Forbidden."""
    if actor.role == "nobody":
        raise NotLetIn("this needs a token")
    if not actor.produces or actor.producer is None:
        raise Forbidden("only producers may do this", "show a producer's token")
    return actor.producer


class SessionController(Controller):
    """Who is let in."""

    path = "/session"
    tags = ("session",)

    @post("/", summary="Use an invitation", status_code=200)
    async def enter(
        self,
        request: Request[Actor, str | None, Any],
        data: JSONBody[Invitation],
        actor: given.Actor,
        once: given.Once,
        inputs: given.Inputs,
        streams: given.Streams,
    ) -> Response[LetIn]:
        """Use an invitation up: get the token (or, for a browser, the cookie) that it is good for.

        Whoever uses an invitation to a seat plays it from now on; a producer who shows their own
        token, too.
        """
        secret = Actor("nobody", secret=data.invitation).derived(f"token {once.key}")

        def work(connection: Connection) -> tuple[Identity, int | None]:
            row = redeem(connection, data.invitation, secret, actor.producer)
            who = Identity(
                role=row["role"], producer=row["producer"], season=row["season"], seat=row["seat"]
            )
            if who.season is None or who.seat is None:
                return who, None
            key = f"claim {row['id']}"
            return who, claim_seat(connection, who.season, who.seat, OUTSIDE, key)

        who, number = (await once.do(work)).read(tuple[Identity, int | None])
        if who.producer is not None and who.seat is not None:
            await streams.look_again()
        if who.season is not None and number is not None:
            await inputs.settled(who.season, number)
        told = LetIn(
            role=who.role,
            producer=who.producer,
            season=who.season,
            seat=who.seat,
            csrf=csrf_of(secret) if data.cookie else None,
            token=None if data.cookie else secret,
        )
        secure = request.url.scheme == "https"
        return Response(told, cookies=_cookies(secret, secure=secure) if data.cookie else [])

    @get("/", summary="Who am I?")
    async def who(self, request: Request[Actor, str | None, Any], actor: given.Actor) -> Identity:
        """Whom the server takes you for."""
        if actor.role == "nobody":
            raise NotLetIn("no token was shown")
        return Identity(
            role=actor.role,
            producer=actor.producer,
            season=actor.season,
            seat=actor.seat,
            csrf=csrf_of(actor.secret) if request.auth == "cookie" else None,
        )

    @delete("/", summary="Leave", status_code=200)
    async def leave(
        self, actor: given.Actor, once: given.Once, streams: given.Streams
    ) -> Response[None]:
        """Give your token back: nobody is let in by it any more, and its streams end."""
        if actor.role == "nobody":
            raise NotLetIn("no token was shown")
        await once.do(lambda connection: revoke(connection, actor.id))
        streams.end([actor.id])
        gone = [Cookie(key=name, path="/", max_age=0) for name in (COOKIE, CSRF_COOKIE)]
        return Response(None, cookies=gone)


class ProducerController(Controller):
    """Producers of this server, and their tokens."""

    path = "/producers"
    tags = ("producers",)

    @get("/", summary="List producers")
    async def everybody(self, actor: given.Actor, store: given.Store) -> list[Producer]:
        """All producers. For operators."""
        need_operator(actor)
        query = select(ProducerRow.__table__).order_by(ProducerRow.created_at)
        rows = await store.database.read(lambda connection: connection.execute(query).all())
        return [Producer(row.id, row.name, row.operator) for row in rows]

    @post("/", summary="Invite a producer")
    async def invite(
        self, data: JSONBody[NewProducer], actor: given.Actor, once: given.Once
    ) -> Response[Invited]:
        """Somebody else may produce seasons here, by the invitation that this gives."""
        need_operator(actor)
        verify_line("the name", data.name)
        secret = actor.derived(f"producer {once.key}")

        def work(connection: Connection) -> str:
            made = new_producer(connection, data.name, operator=data.operator)
            row = give_token(
                connection,
                secret,
                "producer",
                kind=INVITATION,
                producer=made,
                label=data.name,
                lasts=INVITATION_LASTS,
            )
            return str(row["id"])

        done = await once.do(work, 201)
        return Response(invited(done.read(str), secret), status_code=done.receipt.status)

    @post("/tokens", summary="Get a token for a program")
    async def token(
        self, data: JSONBody[NewToken], actor: given.Actor, once: given.Once
    ) -> Response[OwnToken]:
        """Another token for yourself."""
        producer = need_producer(actor)
        verify_line("the label", data.label)
        secret = actor.derived(f"own {once.key}")

        def work(connection: Connection) -> str:
            made = give_token(connection, secret, "producer", producer=producer, label=data.label)
            return str(made["id"])

        done = await once.do(work, 201)
        return Response(OwnToken(done.read(str), secret), status_code=done.receipt.status)

    @delete("/tokens/{token:str}", summary="Take a token back", status_code=200)
    async def take_back(
        self, token: FromPath[str], actor: given.Actor, once: given.Once, streams: given.Streams
    ) -> None:
        """Take back a token of your own; an operator may take back any. Its streams end."""
        producer = need_producer(actor)

        def work(connection: Connection) -> list[str]:
            if actor.role != "operator":
                owner = connection.scalar(select(TokenRow.producer).where(TokenRow.id == token))
                if owner != producer:
                    raise Forbidden("this is no token of yours", "name one that you made")
            return revoke(connection, token)

        streams.end((await once.do(work)).read(list[str]))


def _cookies(token: str, *, secure: bool) -> list[Cookie]:
    """A browser's cookies; over HTTPS (also a proxy's) they go nowhere else."""
    lasts = int(COOKIE_LASTS.total_seconds())
    shared: dict[str, Any] = {"path": "/", "samesite": "strict", "max_age": lasts, "secure": secure}
    return [
        Cookie(key=COOKIE, value=token, httponly=True, **shared),
        Cookie(key=CSRF_COOKIE, value=csrf_of(token), **shared),
    ]
