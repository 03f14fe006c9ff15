"""What providers refuse of a schema that is said to be strict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from showrunner.house_model.asking import Schema

KEYWORDS = frozenset(
    [
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "const",
        "anyOf",
        "description",
        "title",
    ]
)


def strict_problem(schema: Schema) -> str | None:
    """The first thing that keeps a schema out of the strict subset, if there is one."""
    if schema.get("type") != "object":
        return 'In context=(), the schema must be of type "object".'
    return next(_problems(schema, ()), None)


def _problems(schema: Any, path: tuple[str, ...]) -> Iterator[str]:
    where = f"In context={path}, "
    if not isinstance(schema, Mapping):
        yield f"{where}there is no schema."
        return
    unknown = schema.keys() - KEYWORDS
    if unknown:
        yield f"{where}'{min(unknown)}' is not permitted."
    if "properties" in schema:
        if schema.get("additionalProperties") is not False:
            yield f"{where}'additionalProperties' is required to be supplied and to be false."
        if set(schema.get("required", ())) != schema["properties"].keys():
            yield (
                f"{where}'required' is required to be supplied and to be an array including every "
                "key in properties."
            )
        for name, inner in schema["properties"].items():
            yield from _problems(inner, (*path, "properties", name))
    if "items" in schema:
        yield from _problems(schema["items"], (*path, "items"))
    for at, inner in enumerate(schema.get("anyOf", ())):
        yield from _problems(inner, (*path, "anyOf", str(at)))
