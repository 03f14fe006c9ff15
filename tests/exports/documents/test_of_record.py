"""Documents of a season are told from what their viewer may know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from showrunner.errors import FileMistake
from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import find_export
from showrunner.formats.lifecycle import RoundEnded
from showrunner.kernel import BROADCAST, PUBLIC, contestant
from showrunner.settings import VOICES
from showrunner.store.episodes import StoredEpisode
from tests.exports.documents.parsing import assert_readable
from tests.exports.records import BY_GAME, SEASON, nasty, record_of, story_of
from tests.golden.files import read_golden

DOCUMENTS = ("episodes", "html", "epub", "fountain", "vtt", "srt", "ssml")


def text_of(name: str, record: SeasonRecord) -> str:
    return find_export(name).content(record).decode()


def one_round(name: str) -> int:
    """How many facts a stored season has when its first round is over."""
    story = story_of(name)
    return next(told.number for told in story if isinstance(told.fact, RoundEnded)) + 1


@pytest.mark.parametrize("name", BY_GAME)
def test_documents_of_empty_aborted_and_whole_seasons_are_read_by_other_programs(name: str) -> None:
    whole = len(story_of(name))
    records = [record_of(name, until) for until in (0, 1, one_round(name), whole // 2, whole)]
    for record in (*records, nasty(name)):
        for document in DOCUMENTS:
            assert_readable(document, find_export(document).content(record))
    assert records[3].season_told.episodes, "half of the season is told"


def test_a_document_has_only_what_its_viewer_may_know() -> None:
    producers = record_of("everything", until=len(story_of("everything")) // 2)
    whole, seat = text_of("html", producers), producers.settings.cast[0].id
    for viewer in (PUBLIC, contestant(seat)):
        seen = producers.seen_by(viewer)
        assert seen.season_told.page != producers.season_told.page, "ballots are secret"
        assert text_of("html", seen) != whole


def test_what_a_model_wrote_is_in_each_document_of_the_broadcast_and_says_so() -> None:
    settings = read_golden("everything").header.settings
    plain = record_of("everything")
    aired = plain.seen_by(BROADCAST).season_told
    first = replace(aired.episodes[0], title="By the pen", written_by="quill-2")
    stored = StoredEpisode(1, msgspec.json.encode(first).decode(), "profile", 1, 1, 1)
    story = story_of("everything")
    written = SeasonRecord(SEASON, settings.title, settings, story, written={1: stored})
    for document in ("episodes", "html", "fountain", "vtt", "srt", "ssml"):
        text = text_of(document, written.seen_by(BROADCAST))
        assert "By the pen" in text
        assert "Written by quill-2, a model." in text.replace("\u2060", "")
    for other in (written, written.seen_by(PUBLIC), written.seen_by(BROADCAST, on_air=0)):
        assert "By the pen" not in text_of("episodes", other)


def test_producers_choose_the_voices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voices = tmp_path / "voices.toml"
    voices.write_text('narrator = "their own narrator"\n')
    monkeypatch.setenv(VOICES, str(voices))
    assert '<voice name="their own narrator">' in text_of("ssml", record_of("everything"))
    monkeypatch.setenv(VOICES, str(tmp_path / "none.toml"))
    with pytest.raises(FileMistake, match=r"none\.toml: cannot be read"):
        text_of("ssml", record_of("everything"))
