"""Documents of a season record: told from what its viewer may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, time
from pathlib import Path

from showrunner.exports.documents.audio import spoken_episodes
from showrunner.exports.documents.edition import NO_DATE, Edition, edition_of
from showrunner.exports.documents.faces import face_of
from showrunner.exports.documents.speech import ssml
from showrunner.exports.documents.voices import VoiceList, read_voices
from showrunner.exports.record import SeasonRecord
from showrunner.settings import voices_file


def document(write: Callable[[Edition], str | bytes]) -> Callable[[SeasonRecord], bytes]:
    """The export that writes this document."""

    def make(record: SeasonRecord) -> bytes:
        written = write(record.once(_edition))
        return written if isinstance(written, bytes) else written.encode()

    return make


def speech(record: SeasonRecord) -> bytes:
    """The season as SSML, with the voices that the producers have chosen."""
    return ssml(record.once(_edition), _voices()).encode()


def audio(record: SeasonRecord) -> Mapping[str, bytes]:
    """The season as sound, a file for each episode; for producers, as it keeps the machine busy."""
    record.need_producer()
    return dict(spoken_episodes(record.once(_edition), _voices()))


def _edition(record: SeasonRecord) -> Edition:
    day = record.ended or record.began
    changed = datetime.combine(day, time(), UTC) if day else NO_DATE
    pictures = record.portraits
    faces = {person.id: face_of(person, pictures.get(person.id)) for person in record.people}
    return edition_of(record.season_told, faces, changed, record.river, record.language)


def _voices() -> VoiceList | None:
    path = voices_file()
    return read_voices(Path(path)) if path else None
