"""Errors as RFC 9457 problem details: what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import uuid4

import structlog
from litestar import Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import HTTPException, TooManyRequestsException, ValidationException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import Scope
from msgspec import UNSET, Struct, UnsetType

from showrunner.api.plain_mistakes import BODY, Mistake, plain_mistake
from showrunner.errors import (
    AddressRefused,
    CardMistake,
    CastawayMistake,
    DatabaseGone,
    FileMistake,
    Forbidden,
    FutureFailed,
    IllegalAnswer,
    KeyReused,
    NotInstalled,
    NotLetIn,
    PictureMistake,
    PlayerAway,
    Refused,
    ReplayDiffers,
    SeasonArchived,
    SeasonDriven,
    SeasonOver,
    ShowrunnerError,
    SpeechMistake,
    SpoiledRow,
    StaleAsk,
    UnknownName,
    UnknownSeason,
    VersionMismatch,
    WrongParameter,
)
from showrunner.errors import Problem as WrongField
from showrunner.store.database import is_outage
from showrunner.store.seasons import halt

MEDIA_TYPE = "application/problem+json"
log = structlog.get_logger()

STATUS: dict[type[ShowrunnerError], int] = {
    NotLetIn: 401,
    Forbidden: 403,
    UnknownName: 404,
    UnknownSeason: 404,
    StaleAsk: 409,
    SeasonOver: 409,
    SeasonArchived: 409,
    SeasonDriven: 409,
    PlayerAway: 409,
    VersionMismatch: 409,
    FutureFailed: 422,
    ReplayDiffers: 409,
    SpoiledRow: 409,
    KeyReused: 422,
    IllegalAnswer: 422,
    Refused: 422,
    WrongParameter: 422,
    CastawayMistake: 422,
    CardMistake: 422,
    PictureMistake: 422,
    SpeechMistake: 501,
    AddressRefused: 422,
    FileMistake: 422,
    NotInstalled: 501,
    DatabaseGone: 503,
}
"""HTTP status by error class; a class not listed has that of its nearest listed base class."""


class FieldProblem(Struct, frozen=True):
    """One mistake in a request: where, what is wrong, and what would be right."""

    field: str
    wrong: str
    right: str = ""


class ProblemDetails(Struct, frozen=True, kw_only=True):
    """What went wrong with a request (RFC 9457).

    `type` is the kind of problem, `detail` says what was wrong and what would be right, and
    `request` identifies this request in the server's log. `errors` lists the wrong fields, if any.
    """

    type: str
    title: str
    status: int
    detail: str
    request: str
    errors: list[FieldProblem] | UnsetType = UNSET


class RefusedElsewhere(Refused):
    """A refusal by the process that drives a season; `name` is the class of its error."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        super().__init__(reason)


def status_of(error: type[BaseException]) -> int:
    """The HTTP status of an error of this class."""
    return next((STATUS[kind] for kind in error.__mro__ if kind in STATUS), 500)


def of_showrunner(request: Request[Any, Any, Any], error: ShowrunnerError) -> Response[Any]:
    """The response to one of Showrunner's own errors."""
    problems: Sequence[WrongField] = getattr(error, "problems", ())
    fields: list[FieldProblem] | UnsetType = [
        FieldProblem(problem.field, problem.wrong, problem.right) for problem in problems
    ] or UNSET
    if isinstance(error, CardMistake):
        fields = [FieldProblem(error.place, error.wrong, error.right)]
    name, status = type(error).__name__, status_of(type(error))
    if isinstance(error, RefusedElsewhere):
        name = error.name
        status = next((code for kind, code in STATUS.items() if kind.__name__ == name), 422)
    if status == HTTP_500_INTERNAL_SERVER_ERROR:
        return of_anything(request, error)
    return answer(request, name, status, str(error), fields)


def of_spoiled_row(request: Request[Any, Any, Any], error: SpoiledRow) -> Response[Any]:
    """The response to a stored row that cannot be read: the season is halted.

    The error's message names the decision, which only producers may know, so it is only stored as
    the season's fault.
    """
    log.error("season halted", season=error.season, fault=str(error))
    database = request.app.state["store"].database
    detail = (
        "stored data of the season cannot be read; the season is halted, and its producers are "
        "told what it is and what to do"
    )
    response = answer(request, SpoiledRow.__name__, STATUS[SpoiledRow], detail)
    response.background = BackgroundTask(
        database.write, lambda connection: halt(connection, error.season, str(error))
    )
    return response


def of_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The response to an error of the web framework."""
    fields: list[FieldProblem] | UnsetType = UNSET
    status, headers = error.status_code, dict(error.headers or {})
    detail = error.detail
    if isinstance(error, ValidationException):
        status = 422
        extra = error.extra if isinstance(error.extra, list) else []
        mistakes = [_mistake(request, mistake) for mistake in extra]
        fields = [FieldProblem(*mistake) for mistake in mistakes]
        detail = " | ".join(map(str, mistakes)) or detail
    if isinstance(error, TooManyRequestsException):
        headers.setdefault("Retry-After", headers.get("RateLimit-Reset", "1"))
    if isinstance(error, RequestEntityTooLarge):
        most = request.route_handler.resolve_request_max_body_size()
        detail = f"the body is too large; send at most {most} bytes"
    name = "WrongRequest" if status == 422 else type(error).__name__.removesuffix("Exception")
    return answer(request, name, status, detail, fields, headers)


def _mistake(request: Request[Any, Any, Any], said: Mapping[str, str]) -> Mistake:
    """A mistake as Litestar tells it: by the parameter's name, or by the place in the body."""
    key, message = said.get("key", ""), said.get("message", "")
    if said.get("source") == "body" and key != BODY:
        key, message = BODY, f"{message} - at `$.{key}`"
    parameters = request.route_handler.parsed_fn_signature.parameters
    wanted = parameters[key].annotation if key in parameters else Any
    return plain_mistake(key, message, wanted)


def of_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """The response to a body that is nested too deeply to read."""
    return answer(request, "WrongRequest", 422, "the body is nested too deeply; send a flatter one")


def of_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The response to an unexpected error; its cause is only in the log.

    An unreachable database is answered with 503 (retry later), not as a server error.
    """
    if is_outage(error):
        log.warning("database in trouble", problem=type(error).__name__)
        return answer(
            request, DatabaseGone.__name__, 503, "the database is unreachable; retry later"
        )
    log.error("request failed", request=request_id(request.scope), exc_info=error)
    detail = "the server failed; its log says why, under the request's number"
    return answer(request, "ServerFault", 500, detail)


def answer(
    request: Request[Any, Any, Any],
    name: str,
    status: int,
    detail: str,
    errors: list[FieldProblem] | UnsetType = UNSET,
    headers: dict[str, str] | None = None,
) -> Response[Any]:
    """A problem as a response."""
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name)
    problem = ProblemDetails(
        type=f"urn:showrunner:{words.strip().replace(' ', '-')}",
        title=words.strip().capitalize(),
        status=status,
        detail=detail,
        request=request_id(request.scope),
        errors=errors,
    )
    if status == 401:
        headers = {"WWW-Authenticate": "Bearer", **(headers or {})}
    if status == 503:
        headers = {"Retry-After": "1", **(headers or {})}
    return Response(problem, status_code=status, media_type=MEDIA_TYPE, headers=headers)


def request_id(scope: Scope) -> str:
    """The id of a request, as in the log."""
    return str(scope.setdefault("state", {}).setdefault("request_id", uuid4().hex[:16]))
