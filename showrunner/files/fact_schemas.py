"""JSON schemas of all types of facts, with their docs, for programs that read seasons."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from showrunner.formats.format import Format
from showrunner.kernel import Text


def fact_schemas(format: Format) -> dict[str, Any]:
    """Schemas of a game's facts: `facts` by name, and the `$defs` they refer to.

    They describe facts as readers get them: a text is a string, or null if it was erased.
    """
    references, components = msgspec.json.schema_components(
        format.facts, schema_hook=_text_schema, ref_template="#/$defs/{name}"
    )
    for component in components.values():
        if "description" in component:
            component["description"] = inspect.cleandoc(component["description"])
    by_name = {
        fact_type.__name__: components.pop(reference["$ref"].rpartition("/")[2])
        for fact_type, reference in zip(format.facts, references, strict=True)
    }
    return {"facts": by_name, "$defs": components}


def _text_schema(kind: type) -> dict[str, Any]:
    if kind is Text:
        return {"type": ["string", "null"]}
    raise NotImplementedError
