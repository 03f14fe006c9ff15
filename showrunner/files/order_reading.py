"""An order as somebody wrote it, read as its season will read it: what is wrong, and where."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Literal, NamedTuple

from showrunner.errors import OrderRefused, Problem, WrongParameter, suggest
from showrunner.files.terms import in_words, keys_of, type_at
from showrunner.files.toml_file import shown
from showrunner.files.toml_lines import Path as Way
from showrunner.formats.format import Format
from showrunner.formats.orders import ProducerOrder, SetParameter, read_order
from showrunner.formats.schedule import read_when
from showrunner.kernel import sealer

Terms = Mapping[str, Any]
Part = Literal["order", "when", "terms"]

_AT = re.compile(r" - at `(?:key in )?\$([^`]*)`")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_SOME_KEY, _PLAIN_KEY = "[...]", re.compile(r"[^.\[\]`]+")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
_MISSING = re.compile(r"Object missing required field `([^`]*)`")
_SEATS = ("seat", "seats", "sits_out")
_LATER = "@"
"""Begins what stands for somebody who is known only later (`@taker`); no seat is called so."""
_TEAMS = "teams"
"""The terms of any order that name castaways; teams hold them by the team's name."""


class OrderProblem(NamedTuple):
    """What is wrong with an order, in which part of it and at which way into that part."""

    part: Part
    way: Way
    wrong: str
    right: str

    def at(self, *way: str | int) -> Problem:
        """The same as a problem of whatever holds the order, at this way into that."""
        return Problem(".".join(map(str, (*way, self.part, *self.way))), self.wrong, self.right)


def problem_with(
    order: str, terms: Terms, when: Terms | None, format: Format, cast: Collection[str]
) -> OrderProblem | None:
    """The first thing that no season of this cast would ever take; None where there is none.

    An order without `when` is one for now.
    """
    kinds = {kind.name: kind for kind in format.orders}
    if order not in kinds:
        return OrderProblem("order", (), f"there is no order {order!r}", suggest(order, kinds))
    try:
        if when is not None:
            read_when(order, when, format.season.windows, format.facts)
    except OrderRefused as refusal:
        return _when_problem(when or {}, refusal)
    try:
        read = read_order(kinds, order, terms, sealer(""))
    except OrderRefused as refusal:
        wrong = _with_its_key(kinds, order, terms, refusal.why)
        return _terms_problem(kinds[order], terms, wrong)
    if isinstance(read, SetParameter) and (found := _parameter_problem(format, read)):
        return found
    for way, name in _named((), terms):
        if name not in cast and not name.startswith(_LATER):
            wrong = f"there is no castaway {name!r} in this season's cast"
            return OrderProblem("terms", way, wrong, suggest(name, cast))
    return None


def _when_problem(when: Terms, refusal: OrderRefused) -> OrderProblem:
    wrong, _, right = refusal.why.partition("; ")
    way, wrong = _way_out_of(wrong.removeprefix("when: "))
    if unknown := _UNKNOWN.match(wrong):
        return OrderProblem("when", (unknown[1],), f"there is no key {unknown[1]!r}", right)
    if way:
        return OrderProblem("when", way, f"{way[0]} is {shown(when.get(str(way[0])))}", right)
    return OrderProblem("when", _key_with(when, wrong), f"when: {wrong}", right)


def _key_with(when: Terms, wrong: str) -> Way:
    """The key of `when` whose value the words quote."""
    return next(((key,) for key, value in when.items() if repr(value) in wrong), ())


def _with_its_key(
    kinds: Mapping[str, type[ProducerOrder]], order: str, terms: Terms, wrong: str
) -> str:
    """A reader's message that says `[...]` for a key, with the key: the first that is refused."""
    term, some, _ = wrong.partition("$.")[2].partition(_SOME_KEY)
    for key, value in terms[term].items() if some and term in terms else ():
        try:
            read_order(kinds, order, {**terms, term: {key: value}}, sealer(""))
        except OrderRefused as refusal:
            if _PLAIN_KEY.fullmatch(key):
                return refusal.why.replace(_SOME_KEY, f".{key}", 1)
    return wrong


def _terms_problem(order: type[ProducerOrder], terms: Terms, why: str) -> OrderProblem:
    way, wrong = _way_out_of(why.partition("; it takes ")[0])
    kind = type_at(order, way, terms)
    what = f"the order {order.name!r}" if not way else ".".join(map(str, way))
    if unknown := _UNKNOWN.match(wrong):
        known = keys_of(kind)
        right = suggest(unknown[1], known) if known else "it takes no terms"
        wrong = f"{what} takes no {unknown[1]!r}"
        return OrderProblem("terms", (*way, unknown[1]), wrong, right)
    if missing := _MISSING.match(wrong):
        inner = type_at(order, (*way, missing[1]), terms)
        if inner is kind or inner is None:
            right = f"give {missing[1]}: {in_words(kind)}"
        else:
            right = f"give {missing[1]} = {in_words(inner)}"
        return OrderProblem("terms", way, f"{what} has no {missing[1]!r}", right)
    value: Any = terms
    for step in way:
        value = value[step]
    return OrderProblem("terms", way, f"{what} is {shown(value)}", f"give {in_words(kind)}")


def _way_out_of(wrong: str) -> tuple[Way, str]:
    """The place that a reader's message names, and the message without it."""
    at = _AT.search(wrong)
    if at is None:
        return (), wrong
    steps = at[1].partition(_SOME_KEY)[0]
    way = tuple(int(place) if place else key for key, place in _STEP.findall(steps))
    return way, _AT.sub("", wrong)


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


def _named(way: Way, value: object) -> Iterator[tuple[Way, str]]:
    """Every castaway that the terms name, and where."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if key in _SEATS:
                yield from _texts((*way, key), inner)
            elif key == _TEAMS and isinstance(inner, Mapping):
                for team, members in inner.items():
                    yield from _texts((*way, key, team), members)
            else:
                yield from _named((*way, key), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _named((*way, place), inner)


def _texts(way: Way, value: object) -> Iterator[tuple[Way, str]]:
    if isinstance(value, str):
        yield way, value
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _texts((*way, place), inner)
