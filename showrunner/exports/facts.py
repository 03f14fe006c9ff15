"""A season's facts as JSON and as JSON lines, with the JSON schemas of both."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from showrunner.exports.record import SeasonRecord
from showrunner.files.fact_schemas import fact_schemas
from showrunner.formats.format import load_format
from showrunner.running.fact_lines import fact_line

LINE_SCHEMA: Final = "fact-line.schema.json"
SEASON_SCHEMA: Final = "facts.schema.json"
_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def facts_as_lines(record: SeasonRecord) -> bytes:
    """All facts, one a line."""
    return b"".join(record.once(_lines))


def _lines(record: SeasonRecord) -> list[bytes]:
    return [fact_line(told) for told in record.told]


def facts_as_json(record: SeasonRecord) -> bytes:
    """The season and all its facts as one JSON document."""
    document = {
        "$schema": SEASON_SCHEMA,
        "id": record.id,
        "title": record.title,
        "format": record.format.name,
        "version": record.settings.version,
        "facts": [msgspec.Raw(line) for line in record.once(_lines)],
    }
    return msgspec.json.encode(document) + b"\n"


def schemas(record: SeasonRecord) -> dict[str, bytes]:
    """The JSON schemas of a line of facts and of the JSON document."""
    return _schemas(record.format.name)


@cache
def _schemas(format: str) -> dict[str, bytes]:
    """The schema files of a game."""
    described = fact_schemas(load_format(format))
    by_name: dict[str, Any] = described["facts"]
    definitions = described["$defs"] | {f"fact.{name}": fact for name, fact in by_name.items()}
    line = {
        "type": "object",
        "description": "One fact: its number, the entry that caused it, and who was told.",
        "properties": {
            "number": {"type": "integer", "minimum": 0},
            "entry": {"type": "integer", "minimum": 0},
            "audience": {
                "type": "string",
                "description": "`everybody`, `producers`, `seats:a,b` or `quarantined:a`.",
            },
            "reveals": {
                "type": "boolean",
                "description": "Whether it opens what was told before to everybody.",
            },
            "fact": {
                "anyOf": [{"$ref": f"#/$defs/fact.{name}"} for name in by_name],
                "discriminator": {"propertyName": "fact"},
            },
        },
        "required": ["number", "entry", "audience", "reveals", "fact"],
    }
    season = {
        "type": "object",
        "description": "A season with all its facts.",
        "properties": {
            "$schema": {"type": "string"},
            "id": {"type": "string"},
            "title": {"type": "string"},
            "format": {"const": format},
            "version": {"type": "integer"},
            "facts": {"type": "array", "items": {"$ref": "#/$defs/line"}},
        },
        "required": ["id", "title", "format", "version", "facts"],
    }
    files = {
        LINE_SCHEMA: {"$schema": _DRAFT, **line, "$defs": definitions},
        SEASON_SCHEMA: {"$schema": _DRAFT, **season, "$defs": definitions | {"line": line}},
    }
    return {
        name: msgspec.json.format(msgspec.json.encode(schema), indent=2) + b"\n"
        for name, schema in files.items()
    }
