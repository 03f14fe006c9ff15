"""All exports. To add one, write a function of a `SeasonRecord` and list it in `EXPORTS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from showrunner.errors import Forbidden, UnknownName, WrongParameter
from showrunner.exports.documents.book import epub
from showrunner.exports.documents.markdown import markdown
from showrunner.exports.documents.of_record import audio, document, speech
from showrunner.exports.documents.pages import html
from showrunner.exports.documents.screenplay import fountain
from showrunner.exports.documents.subtitles import srt, vtt
from showrunner.exports.facts import facts_as_json, facts_as_lines, schemas
from showrunner.exports.record import SeasonRecord
from showrunner.exports.tables.columns import SeasonTable
from showrunner.exports.tables.csv_files import csv_file
from showrunner.exports.tables.parquet_files import parquet_file
from showrunner.exports.tables.season_tables import season_tables
from showrunner.exports.vote_tables import markdown_votes, wiki_votes
from showrunner.exports.zip_files import ZIP, zipped
from showrunner.files.translations import ENGLISH, known_language
from showrunner.kernel import PRODUCER, Viewer

Files = Mapping[str, bytes]
"""Files by name."""


@dataclass(frozen=True, kw_only=True)
class Export:
    """One way to export a season.

    `make` gives the content of the file `file_name`, or several files, which are downloaded as one
    zip of that name. An export that `anybody` may have is made from the viewer's own view alone;
    all others are for producers. Games without votes do not offer what is only `of_votes`. What is
    `in_bundle` is also a part of season bundles. Documents are `told` in the record's language.
    """

    name: str
    title: str
    media_type: str
    file_name: str
    make: Callable[[SeasonRecord], bytes | Files]
    anybody: bool = False
    of_votes: bool = False
    in_bundle: bool = True
    told: bool = False

    def is_for(self, viewer: Viewer) -> bool:
        """Whether this viewer may have it."""
        return self.anybody or viewer == PRODUCER

    def need_language(self, language: str) -> None:
        """Raise UnknownName for no language, and WrongParameter where there is only English."""
        if known_language(language) != ENGLISH and not self.told:
            wrong = f"the export {self.name} in another language than English"
            raise WrongParameter(wrong, f"only these are translated: {DOCUMENTS}")

    def files(self, record: SeasonRecord) -> Files:
        """The files by name. Raises Forbidden if the record's viewer may not have them."""
        if not self.is_for(record.viewer):
            raise Forbidden(f"the export {self.name} is for producers", "show a token of theirs")
        made = self.make(record)
        return {self.file_name: made} if isinstance(made, bytes) else made

    def content(self, record: SeasonRecord) -> bytes:
        """The content of the one file to download. Raises Forbidden as `files` does."""
        files = self.files(record)
        return zipped(files) if self.media_type == ZIP else files[self.file_name]


def _tables(write: Callable[[SeasonTable], bytes], ending: str) -> Callable[[SeasonRecord], Files]:
    def make(record: SeasonRecord) -> Files:
        return {f"{table.name}.{ending}": write(table) for table in record.once(season_tables)}

    return make


EXPORTS: Final[tuple[Export, ...]] = (
    Export(
        name="episodes",
        title="Episodes and the season, to read, as Markdown",
        media_type="text/markdown",
        file_name="episodes.md",
        make=document(markdown),
        anybody=True,
        told=True,
    ),
    Export(
        name="html",
        title="The same as a page with portraits and charts, to read offline and to print",
        media_type="text/html",
        file_name="season.html",
        make=document(html),
        anybody=True,
        told=True,
    ),
    Export(
        name="epub",
        title="The same as an EPUB book",
        media_type="application/epub+zip",
        file_name="season.epub",
        make=document(epub),
        anybody=True,
        told=True,
    ),
    Export(
        name="fountain",
        title="A screenplay in Fountain",
        media_type="text/plain",
        file_name="season.fountain",
        make=document(fountain),
        anybody=True,
        told=True,
    ),
    Export(
        name="vtt",
        title="Subtitles as WebVTT",
        media_type="text/vtt",
        file_name="season.vtt",
        make=document(vtt),
        anybody=True,
        told=True,
    ),
    Export(
        name="srt",
        title="Subtitles as SRT",
        media_type="application/x-subrip",
        file_name="season.srt",
        make=document(srt),
        anybody=True,
        told=True,
    ),
    Export(
        name="ssml",
        title="Speech, for programs that speak",
        media_type="application/ssml+xml",
        file_name="season.ssml",
        make=speech,
        anybody=True,
        told=True,
    ),
    Export(
        name="audio",
        title="Sound: each episode as a WAV file",
        media_type=ZIP,
        file_name="audio.zip",
        make=audio,
        in_bundle=False,
        told=True,
    ),
    Export(
        name="wiki-votes",
        title="Voting table as MediaWiki text",
        media_type="text/plain",
        file_name="votes.wiki",
        make=wiki_votes,
        anybody=True,
        of_votes=True,
    ),
    Export(
        name="markdown-votes",
        title="Voting table as Markdown",
        media_type="text/markdown",
        file_name="votes.md",
        make=markdown_votes,
        anybody=True,
        of_votes=True,
    ),
    Export(
        name="jsonl",
        title="Facts as JSON lines",
        media_type="application/x-ndjson",
        file_name="facts.jsonl",
        make=facts_as_lines,
    ),
    Export(
        name="json",
        title="Facts as one JSON document",
        media_type="application/json",
        file_name="facts.json",
        make=facts_as_json,
    ),
    Export(
        name="csv",
        title="Tables as CSV, with the columns of the survivoR data set",
        media_type=ZIP,
        file_name="csv.zip",
        make=_tables(csv_file, "csv"),
    ),
    Export(
        name="parquet",
        title="The same tables as Parquet",
        media_type=ZIP,
        file_name="parquet.zip",
        make=_tables(parquet_file, "parquet"),
    ),
    Export(
        name="schemas",
        title="JSON schemas of the facts",
        media_type=ZIP,
        file_name="schemas.zip",
        make=schemas,
        anybody=True,
    ),
)


DOCUMENTS: Final = ", ".join(export.name for export in EXPORTS if export.told)
"""The names of the documents, to be listed in a message."""


def find_export(name: str, also: tuple[str, ...] = ()) -> Export:
    """The export with this name. Raises UnknownName; `also` are other names to suggest."""
    by_name = {export.name: export for export in EXPORTS}
    if name not in by_name:
        raise UnknownName("export", name, [*by_name, *also])
    return by_name[name]
