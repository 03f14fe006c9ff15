"""What the checker uses from a game's definition: its fact types, parameters and cards.

Checking uses nothing else of the rules: this is the only module that may load a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.errors import Unreadable, WrongParameter
from showrunner.formats.facts import COMMON_FACTS
from showrunner.formats.format import format_names, load_format
from showrunner.formats.orders import COMMON_ORDERS
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.parameters import Parameters as ParameterType
from showrunner.kernel import Text


class Definition:
    """A game's fact types, parameters and cards; for an unknown game, what all games have."""

    def __init__(self, format: str) -> None:
        game = load_format(format) if format in format_names() else None
        self.complete = game is not None
        """Whether all fact types are known."""
        kinds = game.facts if game else COMMON_FACTS
        self._kinds: dict[str, type[Struct]] = {kind.__name__: kind for kind in kinds}
        self._orders = {order.name: order for order in (game.orders if game else COMMON_ORDERS)}
        self.parameters: type[ParameterType] = game.parameters if game else CommonParameters
        self.cards: Mapping[str, Any] = game.cards if game else {}

    def shape_problem(self, fact: CheckedFact) -> str | None:
        """What is wrong with a fact's type, with its fields, or with the terms of an order."""
        kind = self._kinds.get(fact.kind)
        if kind is None:
            return f"there is no fact of type {fact.kind}" if self.complete else None
        problem = _misfit(fact.fields, kind)
        if problem is None and fact.kind == "OrderTaken" and fact["name"] in self._orders:
            problem = _misfit(fact["terms"], self._orders[fact["name"]])
        return problem


@cache
def definition_of(format: str) -> Definition:
    """The definition of the game with this name."""
    return Definition(format)


def _misfit(fields: Mapping[str, Any], kind: type[Struct]) -> str | None:
    """Why these are not the fields of such a fact or order."""
    if unknown := fields.keys() - {"fact", *kind.__struct_fields__}:
        return f"{kind.__name__} has no field {', '.join(sorted(unknown))}"
    try:
        msgspec.convert(fields, kind, str_keys=True, dec_hook=_text)
    except msgspec.ValidationError as problem:
        return f"{kind.__name__}: {problem}"
    return None


def _text(kind: type, value: object) -> object:
    """Decode a text: files have its words, or null if they were erased."""
    if kind is Text and isinstance(value, str | None):
        return Text("", value)
    raise Unreadable(f"{value!r} is not a text")


class CheckedParameters(Book):
    """The parameters in force, according to SeasonBegan and ParameterChanged."""

    def __init__(self, definition: Definition) -> None:
        self._type = definition.parameters
        self._values = {name: each.default for name, each in self._type.declared().items()}

    def __getitem__(self, name: str) -> Any:
        """The current value of a parameter."""
        return self._values[name]

    @on("SeasonBegan", "ParameterChanged")
    def set(self, fact: CheckedFact) -> Mismatches:
        """DS-1.3: Each parameter is one of the game's, and its value is within its range."""
        changed = fact.kind == "ParameterChanged"
        values = {fact["name"]: fact["value"]} if changed else fact["parameters"]
        for name, value in values.items():
            try:
                self._type.read_one(name, value)
            except WrongParameter as problem:
                yield Mismatch(f"{name} is {value!r}", str(problem))
                continue
            self._values[name] = value
            if changed and self._type.declared()[name].setting.boundary != "at once":
                yield Mismatch(f"{name} is changed", "only before the season starts")
