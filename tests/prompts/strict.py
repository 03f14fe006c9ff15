"""The strict subset of JSON schema, which every endpoint with structured output takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

PLAIN = ("string", "integer", "boolean", "null")
DEEPEST = 10
MOST_CHOICES = 1000
"""Values of all enums of one schema together."""
MOST_CHARACTERS = 2000
"""The longest text that a grammar of llama.cpp takes."""


def problems(schema: Any, path: str = "$", depth: int = 1) -> Iterator[str]:
    """Why a schema is not in the subset; nothing where it is."""
    if not isinstance(schema, dict):
        yield f"{path} is no schema"
        return
    if depth > DEEPEST:
        yield f"{path} is too deep"
    kind = schema.get("type")
    kinds = kind if isinstance(kind, list) else [kind]
    if isinstance(kind, list) and (len(kind) != 2 or kind[1] != "null" or kind[0] == "null"):
        yield f"{path} is neither of one type nor of one that may be null"
    allowed = {"type", "description"}
    match kinds[0]:
        case "object":
            allowed |= {"properties", "required", "additionalProperties"}
            inner = schema.get("properties", {})
            if schema.get("additionalProperties") is not False:
                yield f"{path} lets further properties in"
            if schema.get("required") != list(inner):
                yield f"{path} has properties that are not required"
            for name, one in inner.items():
                yield from problems(one, f"{path}.{name}", depth + 1)
        case "array":
            allowed |= {"items", "minItems", "maxItems"}
            if "maxItems" not in schema:
                yield f"{path} has no greatest number of items"
            yield from problems(schema.get("items"), f"{path}[]", depth + 1)
        case "string":
            allowed |= {"enum", "maxLength"}
            if "enum" not in schema and not 0 < schema.get("maxLength", 0) <= MOST_CHARACTERS:
                yield f"{path} has no greatest length that every grammar takes"
            yield from _enum_problems(schema, path, "null" in kinds)
        case "integer":
            allowed |= {"enum", "minimum", "maximum"}
            if "enum" not in schema and not {"minimum", "maximum"} <= schema.keys():
                yield f"{path} may be any number"
            yield from _enum_problems(schema, path, "null" in kinds)
        case str() as plain if plain in PLAIN:
            pass
        case other:
            yield f"{path} has the type {other!r}"
    for key in schema.keys() - allowed:
        yield f"{path} has {key}"
    if not isinstance(schema.get("description", ""), str):
        yield f"{path} has a description that is no text"


def _enum_problems(schema: dict[str, Any], path: str, may_be_null: bool) -> Iterator[str]:
    if "enum" not in schema:
        return
    values = schema["enum"]
    texts = [value for value in values if value is not None]
    if not texts or len(set(texts)) < len(texts):
        yield f"{path} has no choice, or one twice"
    if values[len(texts) :] != ([None] if may_be_null else []):
        yield f"{path} has null in its middle, or where it may not be null"


def choices(schema: Any) -> int:
    """How many values all enums have together."""
    if isinstance(schema, dict):
        return len(schema.get("enum", ())) + sum(map(choices, schema.values()))
    return 0
