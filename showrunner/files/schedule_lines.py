"""The scheduled orders of a season file, read as the season will read them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from showrunner.errors import FileMistake, OrderRefused, WrongParameter, suggest
from showrunner.files.terms import in_words, keys_of, type_at
from showrunner.files.toml_file import Table, shown
from showrunner.files.toml_lines import Path as Way
from showrunner.formats.format import Format
from showrunner.formats.orders import ProducerOrder, SetParameter, read_order
from showrunner.formats.schedule import read_when
from showrunner.formats.settings import Scheduled
from showrunner.kernel import sealer

_AT = re.compile(r" - at `(?:key in )?\$([^`]*)`")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")
_SOME_KEY, _PLAIN_KEY = "[...]", re.compile(r"[^.\[\]`]+")
_UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
_MISSING = re.compile(r"Object missing required field `([^`]*)`")
_NO_TERMS = ("order", "when")
_SEATS = ("seat", "seats", "sits_out")
_TEAMS = "teams"
"""The terms of any order that name castaways; teams hold them by the team's name."""


def scheduled(table: Table) -> Scheduled:
    """One `[[orders]]` table as data; `verify_scheduled` finds what is wrong with it."""
    table.need(_NO_TERMS)
    when = table.table("when")
    terms = {key: value for key, value in table.values.items() if key not in _NO_TERMS}
    return Scheduled(order=table.text("order"), when=when.values, terms=terms)


def verify_scheduled(
    table: Table, format: Format, windows: tuple[str, ...], cast: Collection[str]
) -> None:
    """Read the order in the table as the season will. Raises FileMistake."""
    waiting = scheduled(table)
    kinds = {order.name: order for order in format.orders}
    if waiting.order not in kinds:
        raise table.mistake(
            f"there is no order {waiting.order!r}", suggest(waiting.order, kinds), "order"
        )
    try:
        read_when(waiting.order, waiting.when, windows, format.facts)
    except OrderRefused as refusal:
        raise _when_mistake(table, refusal) from None
    try:
        read = read_order(kinds, waiting.order, waiting.terms, sealer(""))
    except OrderRefused as refusal:
        wrong = _with_its_key(kinds, waiting, refusal.why)
        raise _terms_mistake(table, kinds[waiting.order], waiting.terms, wrong) from None
    if isinstance(read, SetParameter):
        _verify_parameter(table, format, read)
    for way, name in _named((), waiting.terms):
        if name not in cast:
            wrong = f"there is no castaway {name!r} in this season's cast"
            raise table.mistake(wrong, suggest(name, cast), *way)


def _when_mistake(table: Table, refusal: OrderRefused) -> FileMistake:
    wrong, _, right = refusal.why.partition("; ")
    way, wrong = _way_out_of(wrong.removeprefix("when: "))
    if unknown := _UNKNOWN.match(wrong):
        return table.mistake(f"there is no key {unknown[1]!r}", right, "when", unknown[1])
    if way:
        value = table.table("when").values.get(str(way[0]))
        return table.mistake(f"{way[0]} is {shown(value)}", right, "when", *way)
    return table.mistake(f"when: {wrong}", right, "when", *_key_with(table, wrong))


def _key_with(table: Table, wrong: str) -> Way:
    """The key of `when` whose value the words quote."""
    return next(
        ((key,) for key, value in table.table("when").values.items() if repr(value) in wrong), ()
    )


def _with_its_key(kinds: Mapping[str, type[ProducerOrder]], waiting: Scheduled, wrong: str) -> str:
    """A reader's message that says `[...]` for a key, with the key: the first that is refused."""
    term, some, _ = wrong.partition("$.")[2].partition(_SOME_KEY)
    for key, value in waiting.terms[term].items() if some and term in waiting.terms else ():
        try:
            alone = {**waiting.terms, term: {key: value}}
            read_order(kinds, waiting.order, alone, sealer(""))
        except OrderRefused as refusal:
            if _PLAIN_KEY.fullmatch(key):
                return refusal.why.replace(_SOME_KEY, f".{key}", 1)
    return wrong


def _terms_mistake(
    table: Table, order: type[ProducerOrder], terms: Mapping[str, Any], why: str
) -> FileMistake:
    way, wrong = _way_out_of(why.partition("; it takes ")[0])
    kind = type_at(order, way, terms)
    what = f"the order {order.name!r}" if not way else ".".join(map(str, way))
    if unknown := _UNKNOWN.match(wrong):
        known = keys_of(kind)
        right = suggest(unknown[1], known) if known else "it takes no terms"
        return table.mistake(f"{what} takes no {unknown[1]!r}", right, *way, unknown[1])
    if missing := _MISSING.match(wrong):
        inner = type_at(order, (*way, missing[1]), terms)
        if inner is kind or inner is None:
            right = f"give {missing[1]}: {in_words(kind)}"
        else:
            right = f"give {missing[1]} = {in_words(inner)}"
        return table.mistake(f"{what} has no {missing[1]!r}", right, *way)
    value: Any = terms
    for step in way:
        value = value[step]
    return table.mistake(f"{what} is {shown(value)}", f"give {in_words(kind)}", *way)


def _way_out_of(wrong: str) -> tuple[Way, str]:
    """The place that a reader's message names, and the message without it."""
    at = _AT.search(wrong)
    if at is None:
        return (), wrong
    steps = at[1].partition(_SOME_KEY)[0]
    way = tuple(int(place) if place else key for key, place in _STEP.findall(steps))
    return way, _AT.sub("", wrong)


def _verify_parameter(table: Table, format: Format, order: SetParameter) -> None:
    try:
        format.parameters.read_one(order.parameter, order.value)
    except WrongParameter as problem:
        known = order.parameter in format.parameters.declared()
        key = "value" if known else "parameter"
        raise table.mistake(problem.wrong, problem.right, key) from None
    if format.parameters.declared()[order.parameter].setting.boundary == "before the start":
        wrong = f"{order.parameter} can only be set before the season starts"
        raise table.mistake(wrong, "set it in [parameters]", "parameter")


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
