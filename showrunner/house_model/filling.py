"""A value for any schema of the strict subset, within the limits that its descriptions say."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from showrunner.house_model.asking import Schema
from showrunner.house_model.limits import Purse, list_size, number_range, price, purses, text_length
from showrunner.house_model.speech import Speaker

NULL_ONE_IN = {"string": 12, "array": 8, "integer": 3, "boolean": 3, "object": 2}
"""How often null is given where it may be, by what else might be."""
CHOSEN_NULL_ONE_IN = 4
SAYS_NOTHING = ("none", "nothing", "no", "pass", "sleep")
"""Options that cost nothing."""


class Filling:
    """Fills one answer in."""

    def __init__(self, dice: Random, speaker: Speaker) -> None:
        self._dice = dice
        self._speaker = speaker

    def value(self, schema: Schema, name: str = "", purse: Purse | None = None) -> Any:
        """A value that follows this schema; `purse` is what is left to be spent on it."""
        if "const" in schema:
            return schema["const"]
        if "anyOf" in schema:
            return self.value(self._alternative(schema["anyOf"]), name, purse)
        kinds = schema.get("type", "object")
        kinds = [kinds] if isinstance(kinds, str) else list(kinds)
        options = [option for option in schema.get("enum", ()) if option is not None]
        kind = next((kind for kind in kinds if kind != "null"), "null")
        if kind == "null" or ("null" in kinds and self._passes(kind, options, purse)):
            return None
        description = str(schema.get("description", ""))
        if options:
            return self._choice(options, purse)
        match kind:
            case "object":
                return self._object(schema, description)
            case "array" if name == "acts" and schema.get("items") == {"type": "string"}:
                return self._speaker.acts()
            case "array":
                return self._list(schema.get("items") or {}, description)
            case "integer" | "number":
                return self._number(description, purse)
            case "boolean":
                return self._flag(name, description, purse)
        return self._speaker.words(name, description, text_length(description))

    def _alternative(self, schemas: list[Schema]) -> Schema:
        """A form rather than a notation, something rather than nothing."""
        forms = [one for one in schemas if one.get("type") not in ("string", "null")]
        return (forms or schemas)[0]

    def _passes(self, kind: str, options: list[Any], purse: Purse | None) -> bool:
        if purse is not None and (options or kind == "integer"):
            return True
        one_in = CHOSEN_NULL_ONE_IN if options else NULL_ONE_IN.get(kind, 4)
        return not self._dice.randrange(one_in)

    def _choice(self, options: list[Any], purse: Purse | None) -> Any:
        """One of the options; where it may cost something, one that says that it is nothing."""
        if purse is not None:
            free = [option for option in options if option in SAYS_NOTHING]
            return (free or options)[0]
        favoured = self._speaker.favoured(options) if self._dice.randrange(3) else None
        return self._dice.choice(options) if favoured is None else favoured

    def _object(self, schema: Schema, description: str) -> dict[str, Any]:
        fields: Mapping[str, Schema] = schema.get("properties") or {}
        purse = next(iter(purses(description)), None)
        filled: dict[str, Any] = {}
        for field, inner in fields.items():
            value = filled[field] = self.value(inner, field, purse)
            if purse is not None and isinstance(value, int):
                each = price(str(inner.get("description", "")), purse.name) or 0
                purse = purse._replace(limit=purse.limit - each * value)
        return filled

    def _list(self, items: Schema, description: str) -> list[Any]:
        options = list(items.get("enum", ()))
        if not options:
            return []
        least, most = list_size(description, len(options))
        size = max(self._dice.randint(least, most) for _ in range(2))  # rather many: people talk
        return self._dice.sample(options, size)

    def _number(self, description: str, purse: Purse | None) -> int:
        least, most = number_range(description)
        if purse is not None:
            each = price(description, purse.name)
            most = least if each is None or not each else min(most, purse.limit // each)
        return self._dice.randint(least, max(least, most))

    def _flag(self, name: str, description: str, purse: Purse | None) -> bool:
        if name == "end":
            return self._speaker.has_done()
        if purse is not None and "in exchange for" not in description:
            cost = price(description, purse.name)
            if cost is None or cost > purse.limit:
                return False
        return not self._dice.randrange(3)
