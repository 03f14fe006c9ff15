"""Complete the OpenAPI description with what all routes share: problems, keys, waiting."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import cleandoc
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    OpenAPI,
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
from typing_extensions import override

from showrunner.api.examples import BODIES, shown
from showrunner.api.idempotency import HEADER
from showrunner.api.problems import MEDIA_TYPE, ProblemDetails
from showrunner.api.request_checks import MAX_NAME_BYTES
from showrunner.store.inbox import MAX_KEY_CHARACTERS

PROBLEMS: Final = {
    "400": "The request cannot be read.",
    "401": "A token is needed, or the given one is not valid.",
    "403": "You may not do this.",
    "404": "It does not exist, or you may not know of it.",
    "408": "The body stopped coming.",
    "409": "The state of the season, or of the model, does not allow this now.",
    "413": "The body is too large.",
    "415": "The body has a media type that is not accepted here.",
    "422": "The request is wrong: `errors` names the fields.",
    "429": "Too many requests: retry after the seconds in `Retry-After`.",
    "500": "The server failed.",
    "503": "The database is unreachable: retry later.",
}
BODILESS: Final = ("408", "413", "415")
"""Problems that only a request with a body can have."""

STATE: Final = "description"
"""The name under which an application keeps its description."""

_KEY: Final = Parameter(
    name=HEADER,
    param_in="header",
    required=False,
    schema=OpenAPISchema(type=OpenAPIType.STRING, min_length=1, max_length=MAX_KEY_CHARACTERS),
    description=(
        "A word of your choice for this change. A request repeated with the same key changes "
        "nothing more and gets the same response; with another body it is refused."
    ),
)
_UNCHANGED: Final = OpenAPIResponse(
    description="Not modified since the version in your `If-None-Match`."
)


class Description(JsonRenderPlugin):
    """Serves the description, which is completed when somebody first asks for it."""

    @override
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, described(request.app))


def described(app: Litestar) -> dict[str, Any]:
    """The OpenAPI document: what Litestar makes from the routes, completed."""
    if STATE not in app.state:
        app.state[STATE] = _complete_description(app.openapi_schema, app).to_schema()
    document: dict[str, Any] = app.state[STATE]
    return document


def _complete_description(description: OpenAPI, app: Litestar) -> OpenAPI:
    schemas: Any = description.components.schemas
    schemas.update(_schemas(app))
    for item in (description.paths or {}).values():
        for method in ("get", "post", "put", "patch", "delete"):
            operation: Operation | None = getattr(item, method)
            if operation is not None:
                _complete(operation, method)
    return description


def _schemas(app: Litestar) -> dict[str, Any]:
    """The schemas of all bodies, by msgspec: Litestar's omit limits of nullable fields."""
    kinds = [ProblemDetails, *(kind for route in app.routes for kind in _kinds(route))]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for schema in schemas.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return schemas


def _kinds(route: Any) -> Iterator[Any]:
    """The types of a route's request and response bodies."""
    for handler in getattr(route, "route_handlers", ()):
        if not isinstance(handler, HTTPRouteHandler) or not handler.resolve_include_in_schema():
            continue
        signature = handler.parsed_fn_signature
        answer, body = signature.return_type, signature.parameters.get("data")
        yield from () if body is None else (body.annotation,)
        bodies = answer.inner_types if answer.is_subclass_of(Response) else (answer,)
        yield from (kind.annotation for kind in bodies if not kind.is_subclass_of(Stream))


def _complete(operation: Operation, method: str) -> None:
    if isinstance(operation.request_body, RequestBody):
        _add_examples(operation.request_body)
    responses: dict[str, Any] = operation.responses or {}
    # Litestar describes 400 for wrong requests; this API answers them with 422.
    responses.pop("400", None)
    for status, words in PROBLEMS.items():
        if operation.request_body is not None or status not in BODILESS:
            responses.setdefault(status, _problem(words))
    for parameter in operation.parameters or []:
        if isinstance(parameter, Parameter):
            _add_limits(parameter)
    if method == "get":
        responses.setdefault("304", _UNCHANGED)
    else:
        operation.parameters = [*(operation.parameters or []), _KEY]
    if _is_verdict(responses.get("200")):
        waiting = "It is stored and waits: ask at `Location` for its result."
        responses["202"] = OpenAPIResponse(waiting, content=responses["200"].content)
    operation.responses = dict(sorted(responses.items()))


def _add_examples(body: RequestBody) -> None:
    for kind in body.content.values():
        if isinstance(kind.schema, Reference):
            kind.examples = shown(BODIES.get(kind.schema.ref.rpartition("/")[2], {}))


def _add_limits(parameter: Parameter) -> None:
    """Add a parameter's limits, and drop null from its types: an omitted parameter is not null."""
    schema = parameter.schema
    if not isinstance(schema, OpenAPISchema):
        return
    alternatives = [part for part in schema.one_of or () if isinstance(part, OpenAPISchema)]
    not_null = [part for part in alternatives if part.type != OpenAPIType.NULL]
    if len(not_null) == 1:
        schema.type, schema.items = not_null[0].type, not_null[0].items
        schema.one_of = None
    if schema.type == OpenAPIType.INTEGER and schema.minimum is None:
        schema.minimum = 0  # Litestar drops a limit of 0 from optional parameters
    if parameter.param_in == "path" and schema.type == OpenAPIType.STRING:
        schema.max_length = MAX_NAME_BYTES


def _problem(words: str) -> OpenAPIResponse:
    reference = Reference(ref="#/components/schemas/ProblemDetails")
    return OpenAPIResponse(words, content={MEDIA_TYPE: OpenAPIMediaType(schema=reference)})


def _is_verdict(response: Any) -> bool:
    """Whether this response is the verdict on an input, which may still be waiting."""
    content = getattr(response, "content", None) or {}
    refs = [getattr(kind.schema, "ref", "") or "" for kind in content.values()]
    return any(ref.endswith(("/Taken", "/OrderGiven")) for ref in refs)
