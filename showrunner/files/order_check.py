"""Check an order as a person wrote it, as the season would read it: what is wrong, and where."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from showrunner.errors import OrderRefused, Problem, WrongParameter, suggest
from showrunner.files.term_types import in_words, keys_of, type_at
from showrunner.files.toml_file import shown
from showrunner.files.toml_lines import KeyPath
from showrunner.formats.format import Format
from showrunner.formats.orders import ProducerOrder, SetParameter, read_order
from showrunner.formats.schedule import read_when
from showrunner.kernel import sealer

Terms = Mapping[str, Any]
Part = Literal["order", "when", "terms"]

_PATH_IN_MESSAGE = re.compile(r" - at `(?:key in )?\$([^`]*)`")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_SOME_KEY, _PLAIN_KEY = "[...]", re.compile(r"[^.\[\]`]+")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
_MISSING = re.compile(r"Object missing required field `([^`]*)`")
CASTAWAY_TERMS = ("seat", "seats", "sits_out")
"""Terms, of any order, that name castaways."""
_PLACEHOLDER_PREFIX = "@"
"""First letter of a name for somebody who is known only later (`@taker`); no seat begins so."""
_TEAMS = "teams"
"""The term that holds lists of castaways by team name."""


class OrderProblem(NamedTuple):
    """What is wrong with an order, in which part of it, and at which key path of that part."""

    part: Part
    key_path: KeyPath
    wrong: str
    right: str

    def at(self, *key_path: str | int) -> Problem:
        """The same problem in the document that contains the order at this key path."""
        return Problem(
            ".".join(map(str, (*key_path, self.part, *self.key_path))), self.wrong, self.right
        )


def find_order_problem(
    order: str, terms: Terms, when: Terms | None, format: Format, cast: Collection[str]
) -> OrderProblem | None:
    """The first mistake for which any season of this cast would refuse the order; None if none.

    An order without `when` applies at once.
    """
    order_types = {order_type.name: order_type for order_type in format.orders}
    if order not in order_types:
        return OrderProblem(
            "order", (), f"there is no order {order!r}", suggest(order, order_types)
        )
    try:
        if when is not None:
            read_when(order, when, format.season.windows, format.facts)
    except OrderRefused as refusal:
        return _when_problem(when or {}, refusal)
    try:
        parsed = read_order(order_types, order, terms, sealer(""))
    except OrderRefused as refusal:
        wrong = _with_its_key(order_types, order, terms, refusal.why)
        return _terms_problem(order_types[order], terms, wrong)
    if isinstance(parsed, SetParameter) and (problem := _parameter_problem(format, parsed)):
        return problem
    for path, name in _castaways_named((), terms):
        if name not in cast and not name.startswith(_PLACEHOLDER_PREFIX):
            wrong = f"there is no castaway {name!r} in this season's cast"
            return OrderProblem("terms", path, wrong, suggest(name, cast))
    return None


def _when_problem(when: Terms, refusal: OrderRefused) -> OrderProblem:
    wrong, _, right = refusal.why.partition("; ")
    key_path, wrong = _split_path(wrong.removeprefix("when: "))
    if unknown := _UNKNOWN.match(wrong):
        return OrderProblem("when", (unknown[1],), f"there is no key {unknown[1]!r}", right)
    if key_path:
        return OrderProblem(
            "when", key_path, f"{key_path[0]} is {shown(when.get(str(key_path[0])))}", right
        )
    return OrderProblem("when", _quoted_key(when, wrong), f"when: {wrong}", right)


def _quoted_key(when: Terms, wrong: str) -> KeyPath:
    """The key of `when` whose value the message quotes; empty if it quotes none."""
    return next(((key,) for key, value in when.items() if repr(value) in wrong), ())


def _with_its_key(
    kinds: Mapping[str, type[ProducerOrder]], order: str, terms: Terms, wrong: str
) -> str:
    """Msgspec's message with the first refused key in place of its placeholder `[...]`."""
    term, unnamed_key, _ = wrong.partition("$.")[2].partition(_SOME_KEY)
    for key, value in terms[term].items() if unnamed_key and term in terms else ():
        try:
            read_order(kinds, order, {**terms, term: {key: value}}, sealer(""))
        except OrderRefused as refusal:
            if _PLAIN_KEY.fullmatch(key):
                return refusal.why.replace(_SOME_KEY, f".{key}", 1)
    return wrong


def _terms_problem(order: type[ProducerOrder], terms: Terms, why: str) -> OrderProblem:
    key_path, wrong = _split_path(why.partition("; it takes ")[0])
    kind = type_at(order, key_path, terms)
    place = f"the order {order.name!r}" if not key_path else ".".join(map(str, key_path))
    if unknown := _UNKNOWN.match(wrong):
        known = keys_of(kind)
        right = suggest(unknown[1], known) if known else "it takes no terms"
        wrong = f"{place} does not take {unknown[1]!r}"
        return OrderProblem("terms", (*key_path, unknown[1]), wrong, right)
    if missing := _MISSING.match(wrong):
        inner = type_at(order, (*key_path, missing[1]), terms)
        if inner is kind or inner is None:
            right = f"give {missing[1]}: {in_words(kind)}"
        else:
            right = f"give {missing[1]} = {in_words(inner)}"
        return OrderProblem("terms", key_path, f"{place} lacks {missing[1]!r}", right)
    value: Any = terms
    for step in key_path:
        value = value[step]
    return OrderProblem("terms", key_path, f"{place} is {shown(value)}", f"give {in_words(kind)}")


def _split_path(wrong: str) -> tuple[KeyPath, str]:
    """The key path at the end of a msgspec message, and the message without it."""
    at = _PATH_IN_MESSAGE.search(wrong)
    if at is None:
        return (), wrong
    steps = at[1].partition(_SOME_KEY)[0]
    key_path = tuple(int(place) if place else key for key, place in _STEP.findall(steps))
    return key_path, _PATH_IN_MESSAGE.sub("", wrong)


def _parameter_problem(format: Format, order: SetParameter) -> OrderProblem | None:
    declared = format.parameters.declared()
    try:
        format.parameters.read_one(order.parameter, order.value)
    except WrongParameter as problem:
        key = "value" if order.parameter in declared else "parameter"
        return OrderProblem("terms", (key,), problem.wrong, problem.right)
    if declared[order.parameter].setting.boundary == "before the start":
        wrong = f"{order.parameter} can only be set before the season starts"
        return OrderProblem("terms", ("parameter",), wrong, "set it in [parameters]")
    return None


def _castaways_named(key_path: KeyPath, value: object) -> Iterator[tuple[KeyPath, str]]:
    """Every castaway that the terms name, with its key path."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key in CASTAWAY_TERMS:
                yield from _texts((*key_path, key), inner)
            elif key == _TEAMS and isinstance(inner, Mapping):
                for team, members in inner.items():
                    yield from _texts((*key_path, key, team), members)
            else:
                yield from _castaways_named((*key_path, key), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _castaways_named((*key_path, place), inner)


def _texts(key_path: KeyPath, value: object) -> Iterator[tuple[KeyPath, str]]:
    if isinstance(value, str):
        yield key_path, value
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _texts((*key_path, place), inner)
