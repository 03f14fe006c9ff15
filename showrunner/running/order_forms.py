"""Schemas of orders' terms for models, in the subset that "strict" structured output takes.

There every field is required, so one that may be omitted may be null instead; a table with free
keys becomes a list of names and values; and a value of any type becomes a text that holds JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

Schema = dict[str, Any]

_NULL: Final = {"type": "null"}
_KEPT: Final = ("type", "enum", "description", "minimum", "maximum")
_LIST: Final = "Give a list of 0 to 3 of these."


class OrderForm:
    """The terms of one order: `schema` and `definitions` for a model, and its answer read back.

    `card` is the order's schema (see `order_schemas`), and `names` has, by the name of a term, what
    can be named there, such as castaways.
    """

    def __init__(self, card: Mapping[str, Any], names: Mapping[str, Sequence[str]]) -> None:
        self._given: Mapping[str, Schema] = card.get("$defs", {})
        self._names = names
        self._card = card
        self.definitions: dict[str, Schema] = {}
        self.schema = self._strict(dict(card))

    def terms(self, answer: Any) -> dict[str, Any]:
        """The order's terms in a model's answer; what is null is omitted."""
        terms = self._read(self._card, answer)
        return terms if isinstance(terms, dict) else {}

    def _strict(self, schema: Mapping[str, Any], name: str = "") -> Schema:
        if "$ref" in schema:
            key = schema["$ref"].rpartition("/")[2]
            if key not in self.definitions:
                self.definitions[key] = {}  # before its parts, which may refer to it
                self.definitions[key] = self._strict(self._given[key])
            return {"$ref": f"#/$defs/{key}"}
        if "anyOf" in schema:
            return {"anyOf": [self._strict(part, name) for part in schema["anyOf"]]}
        if "properties" in schema:
            return self._strict_object(schema)
        kind = schema.get("type")
        if kind == "object" and isinstance(inner := schema.get("additionalProperties"), dict):
            pair = {"name": {"type": "string"}, "value": self._strict(inner, name)}
            return {"type": "array", "description": _LIST, "items": _all_required(pair)}
        if kind == "array":
            items = self._strict(_items(schema), name)
            return {"type": "array", "description": _LIST, "items": items}
        if kind == "string" and self._names.get(name):
            return {"type": "string", "enum": list(self._names[name])}
        if kind is None and "enum" not in schema:
            return {"type": "string", "description": "The value, as JSON."}
        kept = {key: schema[key] for key in _KEPT if key in schema}
        numbers = all(isinstance(option, int) for option in schema.get("enum", [""]))
        return {"type": "integer" if numbers else "string"} | kept

    def _strict_object(self, schema: Mapping[str, Any]) -> Schema:
        required = schema.get("required", ())
        properties = {}
        for name, part in schema["properties"].items():
            if _is_free(part):
                continue
            strict = self._strict(part, name)
            is_tag = "enum" in part and len(part["enum"]) == 1
            if name not in required and not is_tag and not _takes_null(part):
                strict = {"anyOf": [strict, _NULL]}
            properties[name] = strict
        return _all_required(properties)

    def _read(self, schema: Mapping[str, Any], value: Any) -> Any:
        if value is None:
            return None
        if "$ref" in schema:
            return self._read(self._given[schema["$ref"].rpartition("/")[2]], value)
        if "anyOf" in schema:
            return self._read(self._fitting(schema["anyOf"], value), value)
        if "properties" in schema and isinstance(value, dict):
            read = {
                name: self._read(schema["properties"].get(name, {"type": "string"}), part)
                for name, part in value.items()
            }
            return {name: part for name, part in read.items() if part is not None}
        kind = schema.get("type")
        if kind == "object" and isinstance(inner := schema.get("additionalProperties"), dict):
            pairs = [pair for pair in value if isinstance(pair, dict)] if _is_list(value) else []
            return {str(pair.get("name")): self._read(inner, pair.get("value")) for pair in pairs}
        if kind == "array" and _is_list(value):
            return [self._read(_items(schema), part) for part in value]
        if kind is None and "enum" not in schema and isinstance(value, str):
            try:
                return msgspec.json.decode(value)
            except msgspec.DecodeError:
                return value
        return value

    def _fitting(self, options: Sequence[Mapping[str, Any]], value: Any) -> Mapping[str, Any]:
        """The option that a value belongs to: by its tag if it has one, else the first."""
        resolved = [
            self._given[option["$ref"].rpartition("/")[2]] if "$ref" in option else option
            for option in options
            if option != _NULL
        ]
        for option in resolved:
            tags = {
                name: part["enum"][0]
                for name, part in option.get("properties", {}).items()
                if len(part.get("enum", ())) == 1
            }
            given = isinstance(value, dict) and tags
            if given and all(value.get(name) == tag for name, tag in tags.items()):
                return option
        return resolved[0]


def _all_required(properties: dict[str, Any]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _items(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema of a list's items; where each place has one, that of the first."""
    items: Mapping[str, Any] = (schema.get("prefixItems") or [schema.get("items")])[0] or {}
    return items


def _is_free(schema: Mapping[str, Any]) -> bool:
    """Whether a field takes an object of any form, such as `where` of a condition."""
    if schema.get("type") != "object" or "properties" in schema:
        return False
    return not isinstance(schema.get("additionalProperties"), dict)


def _takes_null(schema: Mapping[str, Any]) -> bool:
    return any(part == _NULL for part in schema.get("anyOf", ()))


def _is_list(value: Any) -> bool:
    return isinstance(value, list)
