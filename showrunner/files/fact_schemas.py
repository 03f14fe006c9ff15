"""Each type of fact as a JSON schema with its docs, for whoever reads a season by program."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any

import msgspec

from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.kernel import Text


def fact_schemas(format: Format) -> dict[str, Any]:
    """Every fact that a game can tell: `facts` by their names, and `$defs` that they refer to."""
    return schemas_of(format.facts)


def schemas_of(facts: Iterable[type[Fact]]) -> dict[str, Any]:
    """Schemas of these facts as a reader gets them: texts as words, null where they were erased."""
    kinds = list(facts)
    references, parts = msgspec.json.schema_components(
        kinds, schema_hook=_text, ref_template="#/$defs/{name}"
    )
    for part in parts.values():
        if "description" in part:
            part["description"] = inspect.cleandoc(part["description"])
    named = {
        kind.__name__: parts.pop(reference["$ref"].rpartition("/")[2])
        for kind, reference in zip(kinds, references, strict=True)
    }
    return {"facts": named, "$defs": parts}


def _text(kind: type) -> dict[str, Any]:
    if kind is Text:
        return {"type": ["string", "null"]}
    raise NotImplementedError
