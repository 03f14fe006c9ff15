"""What the stored seasons must have among them, so that a change of any rule shows."""

from __future__ import annotations

from functools import cache

import pytest

from showrunner.formats.format import load_format
from showrunner.running.journal import KINDS, Journal, Record
from tests.golden.files import read_golden, stored_names
from tests.golden.recipes import RECIPES


@cache
def stored(format: str = "") -> list[Journal]:
    """The stored seasons, of one format or of all."""
    journals = [read_golden(name) for name in stored_names()]
    return [journal for journal in journals if format in ("", journal.header.settings.format)]


every_format = pytest.mark.parametrize(
    "format", sorted({recipe.format for recipe in RECIPES.values()})
)


@every_format
def test_R2_every_parameter_stands_at_another_value_somewhere(format: str) -> None:
    declared = load_format(format).parameters.declared()
    changed = {
        name
        for journal in stored(format)
        for name, value in journal.header.settings.parameters.items()
        if name in declared and value != plain(declared[name].default)
    }
    assert sorted(declared.keys() - changed) == []


def plain(value: object) -> object:
    """The value as JSON gives it back."""
    return list(value) if isinstance(value, tuple) else value


@every_format
def test_R2_every_order_is_given_somewhere_and_some_are_scheduled(format: str) -> None:
    given = [
        kept.entry for journal in stored(format) for kept in journal.records if kept.kind == "order"
    ]
    names = {entry["name"] for entry in given}
    scheduled = [order for journal in stored(format) for order in journal.header.settings.schedule]
    names |= {order.order for order in scheduled}
    assert sorted({order.name for order in load_format(format).orders} - names) == []
    assert any(journal.header.settings.schedule for journal in stored(format))


def test_R2_some_orders_are_given_for_later() -> None:
    records = [kept for journal in stored() for kept in journal.records]
    given = [kept.entry for kept in records if kept.kind == "order"]
    assert any("when" in entry.get("terms", {}) for entry in given)


def test_R2_every_kind_of_entry_answerer_and_verdict_is_there() -> None:
    records = [kept for journal in stored() for kept in journal.records]
    assert {kept.kind for kept in records} == set(KINDS)
    answerers = {kept.entry.get("by", "player") for kept in records if kept.kind == "answer"}
    assert answerers == {"player", "stand-in", "clock", "engine", "producer"}
    verdicts = {kept.entry["verdict"] for kept in records if kept.kind == "ruling"}
    assert verdicts == {"release", "veto", "replace"}


def test_R2_casts_of_every_extreme_and_all_sorts_of_players_are_there() -> None:
    sizes = {len(journal.header.settings.cast) for journal in stored("survivor")}
    survivor = load_format("survivor")
    assert {survivor.fewest, survivor.most} <= sizes
    assert len(sizes) >= 15
    players = {frozenset(journal.header.settings.players.values()) for journal in stored()}
    assert players == {
        frozenset({"bot:sensible"}),
        frozenset({"bot:random"}),
        frozenset({"bot:sensible", "bot:random"}),
    }


def test_R2_no_two_seasons_are_the_same() -> None:
    assert len({journal.records[-1].digest for journal in stored()}) == len(stored())
    assert len({journal.header.settings.title for journal in stored()}) == len(stored())


def test_R2_two_seasons_have_erased_texts() -> None:
    assert sum(any(map(erased, journal.records)) for journal in stored()) >= 2


def erased(value: object) -> bool:
    """Whether a text without words is in there."""
    if isinstance(value, Record):
        return erased(value.entry)
    if isinstance(value, list):
        return any(map(erased, value))
    if not isinstance(value, dict):
        return False
    if value.keys() == {"seal", "words"}:
        return value["words"] is None
    return any(map(erased, value.values()))
