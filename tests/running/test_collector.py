"""Seasons give Python's garbage collector next to nothing to do, and are driven accordingly."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from showrunner.files.season_files import load_season, settings
from showrunner.running.collector import (
    COLLECTIONS_PER_OLDER,
    NEW_OBJECTS_PER_COLLECTION,
    relieve_collector,
)
from showrunner.running.rehearsal import Rehearsal


@pytest.fixture(autouse=True)
def collector_as_before() -> Iterator[None]:
    frozen, before = gc.get_freeze_count(), gc.get_threshold()
    yield
    gc.enable()
    gc.set_threshold(*before)
    if not frozen:
        gc.unfreeze()


@pytest.mark.parametrize("season", ["quick", "standard"])
def test_what_a_season_is_done_with_goes_without_the_collector(season: str) -> None:
    rehearsal = Rehearsal(settings(load_season(season)), "cycles")
    gc.collect()
    gc.disable()
    rehearsal.play()
    assert rehearsal.kernel.entries > 100
    assert gc.collect() < rehearsal.kernel.entries / 10


def test_what_is_loaded_is_set_aside_once() -> None:
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)
    relieve_collector()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == (
        NEW_OBJECTS_PER_COLLECTION,
        COLLECTIONS_PER_OLDER,
        COLLECTIONS_PER_OLDER,
    )
    set_aside = gc.get_freeze_count()
    more = [[] for _ in range(100)]
    relieve_collector()
    assert gc.get_freeze_count() <= set_aside
    assert len(more) == 100
