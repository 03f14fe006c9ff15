"""Parameters: the numbers and choices of a format that producers may change while a season runs."""

from __future__ import annotations

import re
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Self, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from showrunner.errors import Misused, Problem, WrongParameter, suggest
from showrunner.kernel import Text
from showrunner.questions import Choice, Field, Flag, Number, Ranking, options

Boundary = Literal["at once", "before the start"]
Language = Literal["English", "French", "German", "Italian", "Portuguese", "Spanish"]
Rating = Literal["family", "TV-14", "uncensored"]


class Setting(NamedTuple):
    """The description of one parameter, given as the annotation of its field.

    `least` and `most` are the limits of a number, and `least` also the minimum length of a list.
    `boundary` says whether producers may change the parameter during the season.
    """

    rule: str
    help: str
    least: int = 0
    most: int = 100
    unit: str = ""
    boundary: Boundary = "at once"


class Parameter(NamedTuple):
    """One parameter of a format. Its `field` provides type, range, wording, schema and form."""

    name: str
    setting: Setting
    field: Field
    default: Any


def _field(kind: Any, setting: Setting) -> Field:
    """The field that reads and describes a parameter of this type."""
    may_pass = False
    if get_origin(kind) is UnionType:
        kind = next(part for part in get_args(kind) if part is not type(None))
        may_pass = True
    if kind is bool:
        return Flag(label=setting.help)
    if kind is int:
        return Number(label=setting.help, least=setting.least, most=setting.most, may_pass=may_pass)
    if get_origin(kind) is Literal:
        return Choice(label=setting.help, options=options(get_args(kind)), may_pass=may_pass)
    if get_origin(kind) is tuple:
        choices = get_args(get_args(kind)[0])
        return Ranking(label=setting.help, options=options(choices), least=setting.least)
    raise Misused(f"a parameter cannot be a {kind}")


def _no_text(words: str) -> Text:
    raise Misused("parameters hold no free text")


class Parameters(Struct, frozen=True, kw_only=True):
    """Base of a format's parameters: each field is annotated with its `Setting`."""

    @classmethod
    def declared(cls) -> dict[str, Parameter]:
        """Every parameter by name, ordered by rule id."""
        return _declared(cls)

    @classmethod
    def read(cls, values: dict[str, object]) -> Self:
        """The parameters with these values, and defaults for the rest. Raises WrongParameter."""
        parameters = cls(**{name: cls.read_one(name, value) for name, value in values.items()})
        parameters.verify()
        return parameters

    def verify(self) -> None:
        """Raise WrongParameter if values are each in range but do not fit together."""

    @classmethod
    def read_one(cls, name: str, value: object) -> Any:
        """Read and check one value. Raises WrongParameter with what would be right."""
        declared = cls.declared()
        if name not in declared:
            raise WrongParameter(f"there is no parameter {name!r}", suggest(name, declared))
        problems: list[Problem] = []
        plain = declared[name].field.read(name, value, _no_text, problems)
        if problems:
            raise WrongParameter(f"{problems[0].field}: {problems[0].wrong}", problems[0].right)
        return plain

    def changed(self, name: str, value: object) -> Self:
        """A copy of these parameters with one value changed. Raises WrongParameter."""
        parameters = msgspec.structs.replace(self, **{name: self.read_one(name, value)})
        parameters.verify()
        return parameters


class CommonParameters(Parameters, frozen=True, kw_only=True):
    """The parameters that every game has."""

    interview_memory: Annotated[
        Literal["quarantined", "remembered"],
        Setting("DS-9.4", "Whether castaways remember their interviews while they play on"),
    ] = "quarantined"
    language: Annotated[
        Language,
        Setting("DS-5.5", "The language that contestants played by models speak"),
    ] = "English"
    rating: Annotated[
        Rating,
        Setting("DS-5.5", "How rough the words of contestants whom models play may be"),
    ] = "TV-14"
    reveal: Annotated[
        Literal["at_end", "never", "by_order"],
        Setting("DS-12.8", "When the season's secrets are revealed"),
    ] = "at_end"


@cache
def _declared(cls: type[Parameters]) -> dict[str, Parameter]:
    hints = get_type_hints(cls, include_extras=True)
    declared = {}
    for field in msgspec.structs.fields(cls):
        hint = hints[field.name]
        if get_origin(hint) is not Annotated:
            raise Misused(f"the parameter {field.name} has no Setting")
        kind, setting = get_args(hint)
        declared[field.name] = Parameter(field.name, setting, _field(kind, setting), field.default)
    return dict(sorted(declared.items(), key=lambda item: _rule_order(item[1].setting.rule)))


def _rule_order(rule: str) -> list[int]:
    """The numbers in a rule id, so that DS-2.10 is sorted after DS-2.9."""
    return [int(number) for number in re.findall(r"\d+", rule)]
