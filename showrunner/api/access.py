"""Authentication and access: tokens, cookies, roles, and what somebody may see of a season.

A program sends its token as a bearer token. A browser has it in a cookie that scripts cannot read,
and sends a CSRF word, which only pages of this server know, in a header with each change.
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

from showrunner.errors import Forbidden, NotLetIn, SeasonGoesOn, ShowrunnerError, UnknownSeason
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from showrunner.store import Store

COOKIE = "showrunner_token"
CSRF_HEADER = "X-CSRF-Token"
CSRF_COOKIE = "showrunner_csrf"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MAX_TOKEN_LENGTH = 200

Role = Literal["operator", "producer", "contestant", "viewer", "nobody"]


@dataclass(frozen=True)
class Actor:
    """Who sends a request. `id` is their token's id, and `secret` the token itself.

    `name` is a producer's name. If `refusal` is set, the role is nobody, and the request is
    answered with that error.
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
        """Whether they are a producer, of any seasons."""
        return self.role in ("operator", "producer")

    def derived(self, purpose: str) -> str:
        """A secret derived from theirs: a repeated request gets the same one again."""
        return hmac_digest(self.secret.encode(), purpose.encode(), "sha256").hex()

    def owns(self, row: Any) -> bool:
        """Whether a season is theirs. Seasons of the command line belong to the operators."""
        if row.owner is None:
            return self.role == "operator"
        return self.produces and row.owner == self.producer


NOBODY = Actor("nobody")


@dataclass(frozen=True)
class Seat:
    """An actor's place in one season: the season's row, and whose view of it they have.

    A producer of the season may also hold a seat in it (`plays`). This class alone decides what
    their producer's token then allows: to run the season (start, pause, stop, …) and to take seats
    back, for which `need_owner` suffices. Every other route uses `viewer`, `seat` or
    `need_producer`, which refuse until the seat is given back.
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
        """Whose view of the season they have. Raises Forbidden for a producer who plays."""
        if self.plays:
            raise Forbidden(PLAYS, "play by the seat's own token, or give the seat back first")
        return self.eyes

    @property
    def owns(self) -> bool:
        """Whether it is their season."""
        return self.eyes == PRODUCER

    @property
    def produces(self) -> bool:
        """Whether it is their season, and they may see everything (as they do not play)."""
        return self.owns and not self.plays

    @property
    def seat(self) -> str:
        """The seat they play. Raises Forbidden for all others."""
        if self.viewer.role != "seat":
            raise Forbidden("only a contestant can do this", "ask a producer for an invitation")
        return self.viewer.seat

    def need_producer(self) -> None:
        """Raise Forbidden if it is not their season, or they play in it themselves."""
        if self.viewer != PRODUCER:
            raise Forbidden(NOT_THEIRS, "show a token of theirs")

    def need_owner(self) -> None:
        """Raise Forbidden if it is not their season; they may play in it."""
        if not self.owns:
            raise Forbidden(NOT_THEIRS, "show a token of theirs")


NOT_THEIRS = "only producers of this season may do this"
PLAYS = "you play in this season, or in a fork of it: you cannot look behind the scenes or direct"


def csrf_of(token: str) -> str:
    """The CSRF word of a token, from which the token cannot be found."""
    return sha256(f"csrf {token}".encode()).hexdigest()[:32]


class Authentication(AbstractAuthenticationMiddleware):
    """Finds the actor of a request. Without a token it is NOBODY; a wrong token is refused.

    A cookie may outlive its token, and browsers send it with every page. So a cookie with an
    invalid token is ignored, and the browser can sign in again.

    The refusal is stored in the actor and answered after the rate limit has counted the request, so
    that wrong tokens cannot be tried without limit.
    """

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Any:
        """Find the actor; an error becomes the actor's refusal."""
        try:
            return await self._find(connection)
        except (NotLetIn, Forbidden) as refusal:
            return AuthenticationResult(Actor("nobody", refusal=refusal), None)

    async def _find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Find the actor. Raises NotLetIn, Forbidden."""
        authorization = connection.headers.get("Authorization")
        if authorization is not None:
            kind, _, token = authorization.partition(" ")
            if kind.lower() != "bearer" or not token.strip():
                raise NotLetIn("the header Authorization has no bearer token")
            actor = await _actor(connection, token.strip())
            if actor is None:
                raise NotLetIn("the token is unknown or no longer valid")
            return AuthenticationResult(actor, "bearer")
        changes = connection.scope["method"] not in SAFE_METHODS  # type: ignore[typeddict-item]
        if changes and _comes_from_elsewhere(connection):
            raise Forbidden("a page of another site sent this", "send it from a page of this one")
        cookie = connection.cookies.get(COOKIE)
        actor = None if cookie is None else await _actor(connection, cookie)
        if cookie is None or actor is None:
            return AuthenticationResult(NOBODY, None)
        csrf = connection.headers.get(CSRF_HEADER, "")
        if changes and not compare_digest(csrf.encode(), csrf_of(cookie).encode()):
            raise Forbidden(
                "a change from a browser needs a CSRF word",
                f"send the cookie {CSRF_COOKIE} as the header {CSRF_HEADER}",
            )
        return AuthenticationResult(actor, "cookie")


def _comes_from_elsewhere(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the browser says that a page of another site sent this request.

    `Origin` is used if there is no `Sec-Fetch-Site`; programs send neither.
    """
    site = connection.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = connection.headers.get("Origin")
    return origin is not None and origin.partition("://")[2] != connection.headers.get("Host")


async def _actor(connection: ASGIConnection[Any, Any, Any, Any], token: str) -> Actor | None:
    store: Store = connection.app.state.store
    row = None if len(token) > MAX_TOKEN_LENGTH else await store.tokens.find(token)
    return None if row is None else _actor_of(row, token)


def _actor_of(row: Any, secret: str) -> Actor:
    """The actor with the token of this row."""
    role: Role = "operator" if row.role == "producer" and row.operator else row.role
    return Actor(role, row.id, row.producer, row.season, row.seat, secret, row.name or "")


async def seat_in(store: Store, season: str, actor: Actor) -> Seat:
    """An actor's place in a season. A season that they may not see is treated as unknown.

    Raises UnknownSeason (SeasonGoesOn if their token moved to a fork), or NotLetIn without a token.
    """
    try:
        row = await store.seasons.find(season)
    except UnknownSeason:
        row = None
    eyes = None if row is None or row.id != season else _eyes(row, actor)
    if row is None or eyes is None:
        if actor.role == "nobody":
            raise NotLetIn("this needs a token")
        fork = actor.season
        if row is None or row.id != season or fork is None:
            raise UnknownSeason(season)
        if not await store.seasons.goes_on_in(row, fork):
            raise UnknownSeason(season)
        raise SeasonGoesOn(season, fork)
    plays = eyes == PRODUCER and await store.tokens.plays(actor.producer, row.root)
    return Seat(row, actor, eyes, plays)


async def changed(store: Store, seats: Collection[Seat]) -> list[Seat]:
    """Those of these places whose actor may no longer look, or would see something else now.

    Their token may be revoked, the season deleted or shown to fewer people, or its producer may
    have taken a seat.
    """
    tokens = {seat.actor.id for seat in seats} - {NOBODY.id}
    standing = await store.tokens.access_state(tokens, {seat.season for seat in seats})

    def is_as_before(seat: Seat) -> bool:
        token_row, row = standing.tokens.get(seat.actor.id), standing.seasons.get(seat.season)
        if row is None or (token_row is None and seat.actor.id != NOBODY.id):
            return False
        eyes = _eyes(row, NOBODY if token_row is None else _actor_of(token_row, ""))
        plays = eyes == PRODUCER and (seat.actor.producer, row.root) in standing.playing
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
