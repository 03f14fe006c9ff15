"""How formats are found: by name, also in somebody else's package."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from showrunner.errors import UnknownName, VersionMismatch
from showrunner.formats.fact import Fact, told_types
from showrunner.formats.format import format_names, load_format
from showrunner.formats.lifecycle import RoundBegan
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor import facts as survivor_facts
from showrunner.formats.talk.facts import Said
from showrunner.kernel import luck_from_seed
from tests.formats.survivor.table import Table


@pytest.fixture
def somebody_elses(tmp_path: Path) -> Iterator[str]:
    """A package that nobody here wrote, installed with a format of its own."""
    info = tmp_path / "island_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: island-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[showrunner.formats]\natoll = island_games:FORMAT\n")
    (tmp_path / "island_games.py").write_text(
        "from dataclasses import replace\n"
        "from showrunner.formats.survivor import FORMAT as survivor\n"
        "FORMAT = replace(survivor, name='atoll', title='A game from elsewhere')\n"
    )
    sys.path.insert(0, str(tmp_path))
    yield "atoll"
    sys.path.remove(str(tmp_path))
    sys.modules.pop("island_games", None)
    load_format.cache_clear()


def test_a_format_of_somebody_elses_package_is_found_by_its_name(somebody_elses: str) -> None:
    assert {somebody_elses, "survivor"} <= set(format_names())
    assert load_format(somebody_elses).title == "A game from elsewhere"


def test_a_format_that_nobody_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownName, match=r"did you mean 'survivor'\?"):
        load_format("survivr")


def test_a_season_of_another_version_is_refused() -> None:
    settings = msgspec.structs.replace(Table(4).settings, version=FORMAT.version + 1)
    with pytest.raises(VersionMismatch, match="update Showrunner"):
        FORMAT.kernel(settings, luck_from_seed("1"))


@pytest.mark.parametrize("name", ["survivor", "mini_survivor", "survival"])
def test_a_fact_is_known_by_being_defined(name: str) -> None:
    """Every type of fact in a game's package is one of its format's, but for bases of others."""
    format = load_format(name)
    package = format.facts_in.rpartition(".")[0]
    defined = [fact for fact in extensions(Fact) if fact.__module__.startswith(f"{package}.")]
    assert defined
    assert set(told_types(defined)) <= set(format.facts)
    assert len({fact.__name__ for fact in format.facts}) == len(format.facts)


def test_a_fact_that_another_extends_is_in_the_other_s_place() -> None:
    assert survivor_facts.RoundBegan in FORMAT.facts
    assert not {RoundBegan, Said, Fact} & set(FORMAT.facts)


def extensions(fact: type[Fact]) -> Iterator[type[Fact]]:
    for kind in fact.__subclasses__():
        yield kind
        yield from extensions(kind)
