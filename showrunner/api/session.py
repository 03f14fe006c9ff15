"""Routes for sessions and producers: use an invitation, invite producers, manage tokens."""

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
from showrunner.store.limits import verify_own_token_room
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
INVITATION_LIFETIME = timedelta(days=7)
COOKIE_LIFETIME = timedelta(days=60)


class InvitationUse(Struct, forbid_unknown_fields=True):
    """An invitation to use. With `cookie`, the token is set as a cookie instead of returned."""

    invitation: Annotated[str, Meta(min_length=1, max_length=200, examples=["Zx0…"])]
    cookie: bool = False


class Identity(Struct, kw_only=True):
    """Who you are for the server. `csrf` is the word a browser must send with each change."""

    role: Annotated[str, Meta(examples=["contestant"])]
    producer: str | None = None
    season: str | None = None
    seat: str | None = None
    csrf: str | None = None


class LetIn(Identity, kw_only=True):
    """Who you are now, and your new `token`, which is not shown again."""

    token: str | None


class NewProducer(Struct, forbid_unknown_fields=True):
    """A new producer of this server."""

    name: Name
    operator: bool = False


class Invited(Struct, kw_only=True):
    """An invitation, which works once until it expires; it is not shown again.

    `path` is the page of this server on which it can be used.
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
    """A new token of your own, such as for a program."""

    label: Name


class OwnToken(Struct):
    """A token of your own, which is not shown again."""

    id: str
    token: str


def invited(id: str, secret: str, lasts: timedelta = INVITATION_LIFETIME) -> Invited:
    """The response for a new invitation."""
    return Invited(
        id=id, invitation=secret, path=f"/enter#{secret}", lasts_seconds=lasts.total_seconds()
    )


def need_operator(actor: Actor) -> None:
    """Raise NotLetIn or Forbidden if the actor is not an operator."""
    if actor.role == "nobody":
        raise NotLetIn("this needs a token")
    if actor.role != "operator":
        raise Forbidden("only operators of this server may do this", "show an operator's token")


def need_producer(actor: Actor) -> str:
    """The id of the actor as a producer. Raises NotLetIn, Forbidden."""
    if actor.role == "nobody":
        raise NotLetIn("this needs a token")
    if not actor.produces or actor.producer is None:
        raise Forbidden("only producers may do this", "show a producer's token")
    return actor.producer


class SessionController(Controller):
    """Signing in and out."""

    path = "/session"
    tags = ("session",)

    @post("/", summary="Use an invitation", status_code=200)
    async def enter(
        self,
        request: Request[Actor, str | None, Any],
        data: JSONBody[InvitationUse],
        actor: given.Actor,
        once: given.Once,
        inputs: given.Inputs,
        streams: given.Streams,
    ) -> Response[LetIn]:
        """Use an invitation: get a token (or, for a browser, a cookie).

        An invitation to a seat makes you its player. Producers may send their own token with it, so
        that the server knows they play.
        """
        secret = Actor("nobody", secret=data.invitation).derived(f"token {once.key}")

        def work(connection: Connection) -> tuple[Identity, int | None]:
            row = redeem(connection, data.invitation, secret, actor.producer)
            who = Identity(
                role=row["role"], producer=row["producer"], season=row["season"], seat=row["seat"]
            )
            if who.season is None or who.seat is None or not row["claims"]:
                return who, None
            key = f"claim {row['id']}"
            return who, claim_seat(connection, who.season, who.seat, OUTSIDE, key)

        who, number = (await once.do(work)).read(tuple[Identity, int | None])
        if who.producer is not None and who.seat is not None:
            await streams.look_again()
        if who.season is not None and number is not None:
            await inputs.settled(who.season, number)
        identity = LetIn(
            role=who.role,
            producer=who.producer,
            season=who.season,
            seat=who.seat,
            csrf=csrf_of(secret) if data.cookie else None,
            token=None if data.cookie else secret,
        )
        secure = request.url.scheme == "https"
        return Response(identity, cookies=_cookies(secret, secure=secure) if data.cookie else [])

    @get("/", summary="Who am I?")
    async def who(self, request: Request[Actor, str | None, Any], actor: given.Actor) -> Identity:
        """Who you are for the server."""
        if actor.role == "nobody":
            raise NotLetIn("no token was sent")
        return Identity(
            role=actor.role,
            producer=actor.producer,
            season=actor.season,
            seat=actor.seat,
            csrf=csrf_of(actor.secret) if request.auth == "cookie" else None,
        )

    @delete("/", summary="Sign out", status_code=200)
    async def leave(
        self, actor: given.Actor, once: given.Once, streams: given.Streams
    ) -> Response[None]:
        """Revoke your token; its streams end."""
        if actor.role == "nobody":
            raise NotLetIn("no token was sent")
        await once.do(lambda connection: revoke(connection, actor.id))
        streams.end([actor.id])
        expired_cookies = [Cookie(key=name, path="/", max_age=0) for name in (COOKIE, CSRF_COOKIE)]
        return Response(None, cookies=expired_cookies)


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
        """Invite somebody as a producer of this server."""
        need_operator(actor)
        verify_line("the name", data.name)
        secret = actor.derived(f"producer {once.key}")

        def work(connection: Connection) -> str:
            producer = new_producer(connection, data.name, operator=data.operator)
            row = give_token(
                connection,
                secret,
                "producer",
                kind=INVITATION,
                producer=producer,
                label=data.name,
                lasts=INVITATION_LIFETIME,
            )
            return str(row["id"])

        done = await once.do(work, 201)
        return Response(invited(done.read(str), secret), status_code=done.receipt.status)

    @post("/tokens", summary="Get a token for a program")
    async def token(
        self, data: JSONBody[NewToken], actor: given.Actor, once: given.Once
    ) -> Response[OwnToken]:
        """Create another token of your own."""
        producer = need_producer(actor)
        verify_line("the label", data.label)
        secret = actor.derived(f"own {once.key}")

        def work(connection: Connection) -> str:
            verify_own_token_room(connection, producer)
            row = give_token(connection, secret, "producer", producer=producer, label=data.label)
            return str(row["id"])

        done = await once.do(work, 201)
        return Response(OwnToken(done.read(str), secret), status_code=done.receipt.status)

    @delete("/tokens/{token:str}", summary="Revoke a token", status_code=200)
    async def take_back(
        self, token: FromPath[str], actor: given.Actor, once: given.Once, streams: given.Streams
    ) -> None:
        """Revoke a token of your own (operators: any token). Its streams end."""
        producer = need_producer(actor)

        def work(connection: Connection) -> list[str]:
            if actor.role != "operator":
                owner = connection.scalar(select(TokenRow.producer).where(TokenRow.id == token))
                if owner != producer:
                    raise Forbidden("this is not a token of yours", "name one that you created")
            return revoke(connection, token)

        streams.end((await once.do(work)).read(list[str]))


def _cookies(token: str, *, secure: bool) -> list[Cookie]:
    """A browser's cookies; `secure` ones are only sent over HTTPS."""
    lasts = int(COOKIE_LIFETIME.total_seconds())
    shared: dict[str, Any] = {"path": "/", "samesite": "strict", "max_age": lasts, "secure": secure}
    return [
        Cookie(key=COOKIE, value=token, httponly=True, **shared),
        Cookie(key=CSRF_COOKIE, value=csrf_of(token), **shared),
    ]
