"""`showrunner export`: write a whole season to one file, or to files for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import rich_click as click

from showrunner.cli.common import export_viewer_option, language_option, names_of, viewer_named
from showrunner.cli.database import database_option, in_store, stored_argument
from showrunner.errors import WrongParameter
from showrunner.exports.bundle import BUNDLE, BUNDLE_NAME, SEASON, bundle_source, make_bundle
from showrunner.exports.file_names import download_name
from showrunner.exports.reading import record_of
from showrunner.exports.registry import EXPORTS, find_export
from showrunner.exports.zip_files import ZIP
from showrunner.files.translations import ENGLISH
from showrunner.running.feeds import delayed_reach
from showrunner.store import Store
from showrunner.store.season_file import export_season, write_whole

SEASON_FILE = "season-file"

_NAMES = ", ".join((SEASON_FILE, BUNDLE, *(export.name for export in EXPORTS)))


@click.command("export")
@stored_argument
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option(
    "--as",
    "name",
    default=SEASON_FILE,
    show_default=True,
    metavar="NAME",
    help=f"What to write: {_NAMES}.",
)
@click.option(
    "--out",
    metavar="FILE|DIR",
    type=click.Path(path_type=Path),
    help="Where to write it; in a folder, the files of an archive are written separately.",
)
@export_viewer_option
@language_option
@database_option
def command(
    season: str,
    file: Path | None,
    name: str,
    out: Path | None,
    viewer: str,
    language: str,
    database: str | None,
) -> None:
    """Write everything stored of SEASON to FILE, or with `--as` another export of it.

    Without FILE the name is made from the season's title and id. `import` stores a season file or
    a bundle in another database.
    """
    if file is not None and out is not None:
        raise WrongParameter("FILE and --out", "give only one of them")
    export = None if name in (SEASON_FILE, BUNDLE) else find_export(name, (SEASON_FILE, BUNDLE))
    if export is not None:
        export.need_language(language)

    async def work(store: Store) -> str:
        row = await store.seasons.find(season)
        if export is not None:
            record = await record_of(store, row.id, language=language)
            on_air = await delayed_reach(store, row, record.told)
            record = record.seen_by(viewer_named(viewer, names_of(record.settings)), on_air)
            path = _path(file or out, download_name(row.title, row.id, export.file_name))
            if export.media_type == ZIP and path.parent == out:
                return _write_files(path.parent, export.files(record))
            write_whole(path, export.content(record))
            return f"written to {path}"
        if viewer != "producers":
            raise WrongParameter(f"--viewer {viewer} with --as {name}", "it is for producers")
        if language != ENGLISH:
            raise WrongParameter(f"--language {language} with --as {name}", "it is in English")
        if name == BUNDLE:
            path = _path(file or out, download_name(row.title, row.id, BUNDLE_NAME))
            content, manifest = make_bundle(await bundle_source(store, row.id))
            write_whole(path, content)
            left_out = "".join(f"\nwithout {one}: {why}" for one, why in manifest.left_out.items())
            return f"written to {path} (digest {manifest.digest[:16]}){left_out}"
        path = _path(file or out, download_name(row.title, row.id, SEASON))
        digest = await export_season(store, row.id, path)
        return f"written to {path} (digest {digest[:16]})"

    click.echo(in_store(database, work))


def _path(given: Path | None, default_name: str) -> Path:
    """The file to write: as given, or with its default name in the folder that was given."""
    if given is None:
        return Path(default_name)
    return given / default_name if given.is_dir() else given


def _write_files(folder: Path, files: Mapping[str, bytes]) -> str:
    for name, content in files.items():
        write_whole(folder / name, content)
    return "\n".join(f"written to {folder / name}" for name in files)
