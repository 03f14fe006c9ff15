"""Parameters of a format as its rulebook has them: defaults, and the values that they may have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from showrunner.checking.books import Book, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact


class Parameter(NamedTuple):
    """A parameter's default and the values it may have; `opening` ones are fixed at the start."""

    default: Any
    values: Any
    opening: bool = False

    def takes(self, value: Any) -> bool:
        """Whether the parameter may have this value."""
        try:
            msgspec.convert(value, self.values)
        except msgspec.ValidationError:
            return False
        return True


def number(default: int | None, least: int, most: int, opening: bool = False) -> Parameter:
    """A number within bounds; one without a default may be null."""
    whole: Any = Annotated[int, Meta(ge=least, le=most)]
    return Parameter(default, whole if default is not None else whole | None, opening)


def yes_or_no(default: bool, opening: bool = False) -> Parameter:
    """A choice of two."""
    return Parameter(default, bool, opening)


def choice(*names: str, opening: bool = False) -> Parameter:
    """One of these; the first is the default."""
    return Parameter(names[0], Literal[names], opening)


Parameters = Mapping[str, Parameter]


def in_force(parameters: Parameters, given: Mapping[str, Any]) -> dict[str, Any]:
    """Every parameter: as given, where it may be that; else its default."""
    return {
        name: given[name] if name in given and parameter.takes(given[name]) else parameter.default
        for name, parameter in parameters.items()
    }


class ParameterLaws(Book):
    """DS-1.3, DS-9.2: which values parameters have, and which of them change."""

    def __init__(self, parameters: Parameters) -> None:
        self.known = parameters

    @law("DS-1.3", "SeasonBegan")
    def parameters_have_values_they_may_have(self, fact: CheckedFact) -> Problems:
        """Every parameter is one of the rulebook's, within its range."""
        for name, value in fact["parameters"].items():
            yield from self._parameter(name, value)

    @law("DS-1.3", "ParameterChanged")
    def a_parameter_may_be_changed(self, fact: CheckedFact) -> Problems:
        """A change is within the parameter's range; what starts a season is fixed."""
        yield from self._parameter(fact["name"], fact["value"])
        known = self.known.get(fact["name"])
        if known is not None and known.opening:
            yield Problem(f"{fact['name']} is changed", "only before the season starts")

    def _parameter(self, name: str, value: object) -> Problems:
        if name not in self.known:
            yield Problem(f"the parameter {name!r}", "the rulebook has none of this name")
        elif not self.known[name].takes(value):
            yield Problem(f"{name} is {value!r}", "out of its range")


class InForce(Book):
    """The parameters as they are now, and as they have been since a moment."""

    def __init__(self, parameters: Parameters) -> None:
        self.known = parameters
        self.parameters = in_force(parameters, {})
        self._before: dict[str, list[Any]] = {}

    def since(self, name: str) -> list[Any]:
        """Every value that a parameter has had since the last moment."""
        return [*self._before.get(name, ()), self.parameters[name]]

    def moment(self) -> None:
        """Values that parameters had before are of no account any more."""
        self._before = {}

    @enters("SeasonBegan")
    def _parameters_at_first(self, fact: CheckedFact) -> None:
        self.parameters = in_force(self.known, fact["parameters"])

    @enters("ParameterChanged")
    def _parameter_changed(self, fact: CheckedFact) -> None:
        name, value = fact["name"], fact["value"]
        if name in self.known and self.known[name].takes(value):
            self._before.setdefault(name, []).append(self.parameters[name])
            self.parameters[name] = value
