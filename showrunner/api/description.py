"""The API describes itself, with what every route shares said once: problems, keys, waits."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import cleandoc
from typing import Any, Final

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    Parameter,
    Reference,
    RequestBody,
)
from litestar.openapi.spec import Schema as OpenAPISchema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.response import Stream

from showrunner.api.examples import BODIES, shown
from showrunner.api.legible import LONGEST_NAME
from showrunner.api.once import HEADER
from showrunner.api.problems import MEDIA_TYPE, Problem
from showrunner.store.inbox import MAX_KEY_CHARACTERS

PROBLEMS: Final = {
    "400": "The request cannot be read.",
    "401": "A token is needed, or the one that was shown is not good.",
    "403": "You may not do this.",
    "404": "There is no such thing, as far as you may know.",
    "408": "The body stopped coming.",
    "409": "The season, or the model, does not stand so that this could be done.",
    "413": "The body is too large.",
    "415": "The body is not of a kind that is taken here.",
    "422": "What was sent is wrong: `errors` names the fields.",
    "429": "Too many requests: come back after so many seconds as `Retry-After` says.",
    "500": "The server failed.",
    "503": "The database is away: come back.",
}
BODILESS: Final = ("408", "413", "415")
"""Problems that only a request with a body can have."""

_KEY: Final = Parameter(
    name=HEADER,
    param_in="header",
    required=False,
    schema=OpenAPISchema(type=OpenAPIType.STRING, min_length=1, max_length=MAX_KEY_CHARACTERS),
    description=(
        "A word of your own for this change. Sent again with the same one, it happens once, and is "
        "answered alike; with the same one and another body it is refused."
    ),
)
_UNCHANGED: Final = OpenAPIResponse(
    description="You have it already: it is what your `If-None-Match` says."
)


def describe(app: Litestar) -> None:
    """Complete the description that is made of the routes."""
    description = app.openapi_schema
    schemas: Any = description.components.schemas
    schemas.update(_schemas(app))
    for item in (description.paths or {}).values():
        for method in ("get", "post", "put", "patch", "delete"):
            operation: Operation | None = getattr(item, method)
            if operation is not None:
                _complete(operation, method)


def _schemas(app: Litestar) -> dict[str, Any]:
    """The schemas of all that is sent and answered; Litestar's lack limits of what may be null."""
    kinds = [Problem, *(kind for route in app.routes for kind in _kinds(route))]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for schema in schemas.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return schemas


def _kinds(route: Any) -> Iterator[Any]:
    """The structs that a route's handlers take and answer."""
    for handler in getattr(route, "route_handlers", ()):
        if not isinstance(handler, HTTPRouteHandler) or not handler.resolve_include_in_schema():
            continue
        signature = handler.parsed_fn_signature
        answer, body = signature.return_type, signature.parameters.get("data")
        yield from () if body is None else (body.annotation,)
        said = answer.inner_types if answer.is_subclass_of(Response) else (answer,)
        yield from (one.annotation for one in said if not one.is_subclass_of(Stream))


def _complete(operation: Operation, method: str) -> None:
    if isinstance(operation.request_body, RequestBody):
        _exemplify(operation.request_body)
    responses: dict[str, Any] = operation.responses or {}
    # Litestar's own idea of what a wrong request is answered; ours is a problem with status 422.
    responses.pop("400", None)
    for status, words in PROBLEMS.items():
        if operation.request_body is not None or status not in BODILESS:
            responses.setdefault(status, _problem(words))
    for parameter in operation.parameters or []:
        if isinstance(parameter, Parameter):
            _limit(parameter)
    if method == "get":
        responses.setdefault("304", _UNCHANGED)
    else:
        operation.parameters = [*(operation.parameters or []), _KEY]
    if _tells_what_became_of_it(responses.get("200")):
        waiting = "It is kept and waits: `Location` is where to ask what has become of it."
        responses["202"] = OpenAPIResponse(waiting, content=responses["200"].content)
    operation.responses = dict(sorted(responses.items()))


def _exemplify(body: RequestBody) -> None:
    for kind in body.content.values():
        if isinstance(kind.schema, Reference):
            kind.examples = shown(BODIES.get(kind.schema.ref.rpartition("/")[2], {}))


def _limit(parameter: Parameter) -> None:
    """Say of a parameter what it may be: whoever leaves it away does not send a null."""
    schema = parameter.schema
    if not isinstance(schema, OpenAPISchema):
        return
    either = [one for one in schema.one_of or () if isinstance(one, OpenAPISchema)]
    meant = [one for one in either if one.type != OpenAPIType.NULL]
    if len(meant) == 1:
        schema.type, schema.items = meant[0].type, meant[0].items
        schema.one_of = None
    if schema.type == OpenAPIType.INTEGER and schema.minimum is None:
        schema.minimum = 0  # Litestar drops a limit of 0 where nothing need be given
    if parameter.param_in == "path" and schema.type == OpenAPIType.STRING:
        schema.max_length = LONGEST_NAME


def _problem(words: str) -> OpenAPIResponse:
    reference = Reference(ref="#/components/schemas/Problem")
    return OpenAPIResponse(words, content={MEDIA_TYPE: OpenAPIMediaType(schema=reference)})


def _tells_what_became_of_it(response: Any) -> bool:
    """Whether this answer is an input's verdict."""
    content = getattr(response, "content", None) or {}
    refs = [getattr(kind.schema, "ref", "") or "" for kind in content.values()]
    return any(ref.endswith(("/Taken", "/OrderGiven")) for ref in refs)
