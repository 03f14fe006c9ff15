"""The season bundle: one archive with everything of a season, which `import` reads back.

It holds the season file, from which alone the season is stored again, the settings, the castaways'
pictures, all other exports, and a manifest with the hash of each file.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from showrunner.errors import FileMistake, NotInstalled, PictureMistake, VersionMismatch
from showrunner.exports.reading import record_of
from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import EXPORTS
from showrunner.exports.zip_files import unzipped, zipped
from showrunner.files.pictures import MEDIA_TYPE, convert_picture
from showrunner.formats.facts import encode_words
from showrunner.formats.settings import SEAT
from showrunner.store import Store
from showrunner.store.pictures import Picture, keep_portraits
from showrunner.store.season_file import season_file, store_season

BUNDLE: Final = "bundle"
BUNDLE_NAME: Final = "bundle.zip"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"
SEASON: Final = "season.jsonl"
SETTINGS: Final = "settings.json"
PORTRAITS: Final = "portraits"
EXPORTED: Final = "exports"
_USE_UNCHANGED: Final = "use the bundle as it was exported"


class FileEntry(Struct, frozen=True, kw_only=True):
    """A file of the bundle: the SHA-256 of its bytes, and how many there are."""

    sha256: str
    bytes: int


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a bundle holds. `digest` is the season file's; `left_out` says why exports are missing.

    `story` is the digest of all facts, with which a replay ends.
    """

    bundle: int
    season: str
    title: str
    format: str
    digest: str
    story: str
    files: dict[str, FileEntry]
    left_out: dict[str, str] = {}


class BundleSource(NamedTuple):
    """What a bundle is made from: a season's file, the file's digest, and the record beside it."""

    season_file: bytes
    digest: str
    record: SeasonRecord


async def bundle_source(store: Store, season: str) -> BundleSource:
    """Read what a season's bundle is made from (by its full id). Raises UnknownSeason.

    The record ends where the season file ends, even if the season goes on meanwhile.
    """
    content, digest = await season_file(store, season)
    record = await record_of(store, season, until=_season_row(content)["head"])
    return BundleSource(content, digest, record)


def make_bundle(source: BundleSource) -> tuple[bytes, Manifest]:
    """A season's bundle and its manifest. An export whose package is missing is left out."""
    content, digest, record = source
    files: dict[str, bytes] = {SEASON: content, SETTINGS: _settings(record)}
    for seat, picture in record.portraits.items():
        files[f"{PORTRAITS}/{seat}.webp"] = picture.content
    left_out: dict[str, str] = {}
    for export in EXPORTS:
        if not export.in_bundle:
            continue
        try:
            made = export.files(record)
        except NotInstalled as missing:
            left_out[export.name] = str(missing)
            continue
        folder = PurePosixPath(EXPORTED, export.name) if len(made) > 1 else PurePosixPath(EXPORTED)
        files |= {str(folder / name): file for name, file in made.items()}
    manifest = Manifest(
        bundle=VERSION,
        season=record.id,
        title=record.title,
        format=record.format.name,
        digest=digest,
        story=_season_row(content)["digest"],
        files={name: _entry(file) for name, file in files.items()},
        left_out=left_out,
    )
    described = msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"
    return zipped({MANIFEST: described, **files}), manifest


async def import_bundle(store: Store, content: bytes, file: object, *, copy: bool = False) -> str:
    """Store the season of a bundle with its portraits; returns its id, a new one with `copy`.

    Everything is verified first, and stored in one transaction. Errors name `file`: FileMistake,
    VersionMismatch for a newer bundle, and Refused if the season is stored already.
    """
    files, _ = verified(content, file)
    portraits = _portraits(files, file)

    def keep(connection: Any, season: str) -> None:
        keep_portraits(connection, season, portraits)

    place = f"{file}: {SEASON}"
    return await store_season(store, files[SEASON], place, copy=copy, also=keep)


def verified(content: bytes, file: object) -> tuple[dict[str, bytes], Manifest]:
    """The files of a bundle and its manifest, with which they agree. Raises FileMistake."""
    files = unzipped(content, file)
    manifest = _manifest(files.pop(MANIFEST, None), file)
    for name in sorted(files.keys() ^ manifest.files.keys()):
        wrong = f"{name!r} is not in the manifest" if name in files else f"{name!r} is missing"
        raise FileMistake(file, None, wrong, _USE_UNCHANGED)
    for name, expected in manifest.files.items():
        if _entry(files[name]) != expected:
            wrong = f"{name!r} was changed: its hash is not the manifest's"
            raise FileMistake(file, None, wrong, _USE_UNCHANGED)
    if SEASON not in files:
        raise FileMistake(file, None, f"it has no {SEASON}", _USE_UNCHANGED)
    lines = files[SEASON].splitlines(keepends=True)
    if sha256(b"".join(lines[:-1])).hexdigest() != manifest.digest:
        wrong = f"{SEASON} is of another season than the manifest"
        raise FileMistake(file, None, wrong, _USE_UNCHANGED)
    return files, manifest


def _manifest(content: bytes | None, file: object) -> Manifest:
    if content is None:
        wrong = f"it has no {MANIFEST}, so it is not a season's bundle"
        raise FileMistake(file, None, wrong, "name a file of `showrunner export --as bundle`")
    try:
        version = msgspec.json.decode(content, type=dict[str, Any]).get("bundle")
        if isinstance(version, int) and version > VERSION:
            raise VersionMismatch("the bundle", version, VERSION)
        return msgspec.json.decode(content, type=Manifest)
    except msgspec.MsgspecError as problem:
        raise FileMistake(file, None, f"its manifest is wrong: {problem}", _USE_UNCHANGED) from None


def _portraits(files: Mapping[str, bytes], file: object) -> dict[str, Picture]:
    """The pictures by seat. Each is decoded once, so that only pictures are stored."""
    portraits = {}
    for name, content in files.items():
        path = PurePosixPath(name)
        if path.parent != PurePosixPath(PORTRAITS):
            continue
        if path.suffix != ".webp" or not SEAT.fullmatch(path.stem):
            raise FileMistake(file, None, f"{name} is not a portrait", _USE_UNCHANGED)
        try:
            convert_picture(content)
        except PictureMistake as mistake:
            raise FileMistake(file, None, f"{name}: {mistake.wrong}", mistake.right) from None
        portraits[path.stem] = Picture(sha256(content).hexdigest(), MEDIA_TYPE, content)
    return portraits


def _entry(content: bytes) -> FileEntry:
    return FileEntry(sha256=sha256(content).hexdigest(), bytes=len(content))


def _season_row(content: bytes) -> dict[str, Any]:
    first = msgspec.json.decode(content.split(b"\n", 1)[0], type=dict[str, Any])
    row: dict[str, Any] = first["season"]
    return row


def _settings(record: SeasonRecord) -> bytes:
    return msgspec.json.format(encode_words(record.settings), indent=2) + b"\n"
