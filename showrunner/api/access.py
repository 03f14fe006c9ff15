"""Who asks, and what they may do: tokens, cookies, roles.

A program shows its token as a bearer; a browser has it in a cookie that scripts cannot read, and
then says with each change, in a header, a word that only a page of this server can know.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from hmac import digest as hmac_digest
from typing import Any, Literal

from litestar.connection import ASGIConnection
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult

from showrunner.errors import Forbidden, NotLetIn, ShowrunnerError, UnknownSeason
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from showrunner.store import Store

COOKIE = "showrunner_token"
CSRF_HEADER = "X-CSRF-Token"
CSRF_COOKIE = "showrunner_csrf"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LONGEST_TOKEN = 200

Role = Literal["operator", "producer", "contestant", "viewer", "nobody"]


@dataclass(frozen=True)
class Actor:
    """Who asks. `id` is that of their token, and `secret` what only they and this request know.

    `name` is what a producer is called. With a `refusal` they are nobody, and whatever they wanted
    is answered with it.
    """

    role: Role
    id: str = ""
    producer: str | None = None
    season: str | None = None
    seat: str | None = None
    secret: str = ""
    name: str = ""
    refusal: ShowrunnerError | None = None

    @property
    def produces(self) -> bool:
        """Whether they are a producer, of whatever seasons."""
        return self.role in ("operator", "producer")

    def derived(self, purpose: str) -> str:
        """A secret for them alone, the same each time: repeating a request gives it again."""
        return hmac_digest(self.secret.encode(), purpose.encode(), "sha256").hex()

    def owns(self, row: Any) -> bool:
        """Whether a season is theirs. Those of the command line are the operators'."""
        if row.owner is None:
            return self.role == "operator"
        return self.produces and row.owner == self.producer


NOBODY = Actor("nobody")


@dataclass(frozen=True)
class Seat:
    """Where an actor stands in one season: the season's row, and through whose eyes they see it.

    A producer of the season may also hold a seat in it (`plays`). This class alone decides what
    their producer's token is good for then: to run the season (start, pause, stop, …) and to take
    seats back, for which `need_owner` is enough. Every other route asks for the viewer, the seat or
    `need_producer`, and is refused until they have given the seat back.
    """

    row: Any
    actor: Actor
    eyes: Viewer
    plays: bool = False

    @property
    def season(self) -> str:
        """The season's id."""
        return str(self.row.id)

    @property
    def viewer(self) -> Viewer:
        """Through whose eyes they see the season. Raises Forbidden for a producer who plays."""
        if self.plays:
            raise Forbidden(PLAYS, "play by the seat's own token, or give the seat back first")
        return self.eyes

    @property
    def owns(self) -> bool:
        """Whether it is their season."""
        return self.eyes == PRODUCER

    @property
    def produces(self) -> bool:
        """Whether it is their season, and they may see all of it."""
        return self.owns and not self.plays

    @property
    def seat(self) -> str:
        """The seat they play. Raises Forbidden for all others."""
        if self.viewer.role != "seat":
            raise Forbidden("only who plays a seat can do this", "ask a producer for an invitation")
        return self.viewer.seat

    def need_producer(self) -> None:
        """Raise Forbidden where it is not their season, or they play in it themselves."""
        if self.viewer != PRODUCER:
            raise Forbidden(NOT_THEIRS, "show a token of theirs")

    def need_owner(self) -> None:
        """Raise Forbidden where it is not their season. They may play in it."""
        if not self.owns:
            raise Forbidden(NOT_THEIRS, "show a token of theirs")


NOT_THEIRS = "only producers of this season may do this"
PLAYS = "you play in this season, or in a fork of it: you cannot look behind the scenes or direct"


def csrf_of(token: str) -> str:
    """The word that a page sends with each change; it tells nothing of the token."""
    return sha256(f"csrf {token}".encode()).hexdigest()[:32]


class Authentication(AbstractAuthenticationMiddleware):
    """Finds out who asks. Without a token one is nobody; with a wrong one, not let in.

    A cookie outlives its token without anybody's doing, and no page can be seen but with it: one
    that is good no more is as none, so that its browser can come in anew.

    A refusal is answered after the request was counted: so wrong tokens cannot be tried without
    end.
    """

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Any:
        """See AbstractAuthenticationMiddleware."""
        try:
            return await self._found(connection)
        except (NotLetIn, Forbidden) as refusal:
            return AuthenticationResult(Actor("nobody", refusal=refusal), None)

    async def _found(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Who asks. Raises NotLetIn, Forbidden."""
        shown = connection.headers.get("Authorization")
        if shown is not None:
            kind, _, token = shown.partition(" ")
            if kind.lower() != "bearer" or not token.strip():
                raise NotLetIn("the header Authorization holds no bearer token")
            actor = await _actor(connection, token.strip())
            if actor is None:
                raise NotLetIn("the token is not known, or not good any more")
            return AuthenticationResult(actor, "bearer")
        changes = connection.scope["method"] not in SAFE_METHODS  # type: ignore[typeddict-item]
        if changes and _comes_from_elsewhere(connection):
            raise Forbidden("a page of another site sent this", "send it from a page of this one")
        kept = connection.cookies.get(COOKIE)
        actor = None if kept is None else await _actor(connection, kept)
        if kept is None or actor is None:
            return AuthenticationResult(NOBODY, None)
        said = connection.headers.get(CSRF_HEADER, "")
        if changes and not compare_digest(said.encode(), csrf_of(kept).encode()):
            raise Forbidden(
                "a change from a browser needs its word",
                f"send the cookie {CSRF_COOKIE} as the header {CSRF_HEADER}",
            )
        return AuthenticationResult(actor, "cookie")


def _comes_from_elsewhere(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser says that a page of another site made it send this request.

    `Origin` is looked at where a browser sends no `Sec-Fetch-Site`; programs send neither.
    """
    site = connection.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = connection.headers.get("Origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("Host")


async def _actor(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> Actor | None:
    store: Store = connection.app.state.store
    row = None if len(token) > LONGEST_TOKEN else await store.tokens.find(token)
    return None if row is None else _actor_of(row, token)


def _actor_of(row: Any, secret: str) -> Actor:
    """Who shows the token of this row."""
    role: Role = "operator" if row.role == "producer" and row.operator else row.role
    return Actor(role, row.id, row.producer, row.season, row.seat, secret, row.name or "")


async def seat_in(store: Store, season: str, actor: Actor) -> Seat:
    """Where an actor stands in a season. A season that is not theirs does not exist for them.

    Raises NotLetIn for nobody, UnknownSeason for others.
    """
    try:
        row = await store.seasons.find(season)
    except UnknownSeason:
        row = None
    eyes = None if row is None or row.id != season else _eyes(row, actor)
    if row is None or eyes is None:
        if actor.role == "nobody":
            raise NotLetIn("this needs a token")
        raise UnknownSeason(season)
    plays = eyes == PRODUCER and await store.tokens.plays(actor.producer, row.root)
    return Seat(row, actor, eyes, plays)


async def changed(store: Store, seats: Collection[Seat]) -> list[Seat]:
    """Those of these seats whose actor may no longer look, or would see something else now.

    Their token may be revoked, the season deleted or shown to fewer people, or its producer may
    have taken a seat.
    """
    tokens = {seat.actor.id for seat in seats} - {NOBODY.id}
    now = await store.tokens.access_state(tokens, {seat.season for seat in seats})

    def is_as_before(seat: Seat) -> bool:
        shown, row = now.tokens.get(seat.actor.id), now.seasons.get(seat.season)
        if row is None or (shown is None and seat.actor.id != NOBODY.id):
            return False
        eyes = _eyes(row, NOBODY if shown is None else _actor_of(shown, ""))
        plays = eyes == PRODUCER and (seat.actor.producer, row.root) in now.playing
        return (eyes, plays) == (seat.eyes, seat.plays)

    return [seat for seat in seats if not is_as_before(seat)]


def _eyes(row: Any, actor: Actor) -> Viewer | None:
    if actor.owns(row):
        return PRODUCER
    if actor.season == row.id and actor.role == "contestant" and actor.seat is not None:
        return contestant(actor.seat)
    if actor.season == row.id and actor.role == "viewer" and row.viewers != "nobody":
        return PUBLIC
    return PUBLIC if row.viewers == "everybody" else None
