"""How formats are found: by name, also in somebody else's package."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from showrunner.errors import UnknownName, VersionMismatch
from showrunner.formats.format import format_names, load_format
from showrunner.formats.survivor import FORMAT
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
    assert somebody_elses in format_names()
    assert "survivor" in format_names()
    assert load_format(somebody_elses).title == "A game from elsewhere"


def test_a_format_that_nobody_installed_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownName, match=r"did you mean 'survivor'\?"):
        load_format("survivr")


def test_a_season_of_another_version_is_refused() -> None:
    settings = msgspec.structs.replace(Table(4).settings, version=FORMAT.version + 1)
    with pytest.raises(VersionMismatch, match="update Showrunner"):
        FORMAT.kernel(settings, luck_from_seed("1"))
