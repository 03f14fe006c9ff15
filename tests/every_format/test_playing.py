"""Every format plays to an end, says who has won and why, and replays to the same story."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from showrunner.formats.fact import told_types
from showrunner.formats.facts import COMMON_FACTS
from showrunner.formats.format import load_format
from showrunner.kernel import PRODUCER
from showrunner.running.replay import ending_of
from tests.every_format.digests import digests
from tests.every_format.order import is_in_order
from tests.every_format.seasons import (
    CASES,
    Case,
    every_case,
    every_format,
    largest_in_full,
    played,
    rehearsed,
    sizes,
    told_of,
)

ROOT = Path(__file__).parents[2]


@every_case
def test_it_plays_to_an_end_and_replays(case: Case) -> None:
    is_in_order(played(case))


@largest_in_full
def test_the_same_settings_and_luck_tell_the_same_story_and_other_luck_another(case: Case) -> None:
    one = played(case)
    assert rehearsed(case.settings()).journal == one.journal
    assert rehearsed(case.settings(), "other").kernel.story.digest != one.kernel.story.digest


@every_format
def test_the_story_does_not_hang_on_the_order_of_sets(name: str) -> None:
    again = subprocess.run(
        [sys.executable, "-m", "tests.every_format.digests", name],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert again.stdout.split() == digests(name)


@every_format
def test_it_knows_its_sizes_and_says_so(name: str) -> None:
    format = load_format(name)
    assert sizes(name)[0] == format.fewest
    assert sizes(name)[-1] == format.most


@every_format
def test_what_it_declares_has_words(name: str) -> None:
    format = load_format(name)
    assert format.name == name
    assert format.title.strip()
    assert format.bots
    assert all(help.strip() for help in format.decisions.values())
    assert set(told_types((*COMMON_FACTS, *format.facts))) == set(format.facts)
    assert len({fact.__name__ for fact in format.facts}) == len(format.facts)
    opening = {*format.own_opens_round, *format.own_opens_phase, *format.own_marks}
    assert opening <= set(format.facts)
    for fact in format.facts:
        assert (fact.__doc__ or "").strip().endswith((".", ")")), fact
    for order in format.orders:
        assert (order.__doc__ or "").strip(), order
    assert len({order.name for order in format.orders}) == len(format.orders)
    for parameter in format.parameters.declared().values():
        assert parameter.setting.rule
        assert not format.chapters or format.chapter(parameter.setting.rule)
        assert parameter.setting.help
        assert format.parameters.read_one(parameter.name, parameter.default) == parameter.default


@every_format
def test_its_statistics_have_the_same_names_for_every_season(name: str) -> None:
    counted = [
        load_format(name).statistics(told.fact for told in told_of(played(case)))
        for case in CASES
        if case.format == name
    ]
    assert counted[0]
    for each in counted:
        assert list(each) == list(counted[0])
        assert all(type(value) in (int, str, float) for value in each.values())


@every_case
def test_every_sheet_knows_the_cast_and_the_producers_sheet_the_end(case: Case) -> None:
    season = played(case)
    told = told_of(season)
    sheet = season.format.sheet_of(told, PRODUCER)
    assert list(sheet.names) == [person.id for person in season.settings.cast]
    assert season.format.outcome(sheet) == ending_of(season.format, season.kernel)


@pytest.mark.full
@every_format
def test_many_seasons_of_every_size_are_in_order(name: str) -> None:
    for size in sizes(name):
        for bot in ("bot:random", f"bot:{next(iter(load_format(name).bots))}"):
            for seed in map(str, range(5)):
                is_in_order(rehearsed(Case(name, size, bot).settings(), seed))
