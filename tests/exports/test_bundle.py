"""A bundle brings a season into another database; a wrong one is refused, and nothing stays."""

from __future__ import annotations

import io
import random
import sys
import tempfile
import zipfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from showrunner.errors import FileMistake, Refused, ShowrunnerError, VersionMismatch
from showrunner.exports.bundle import (
    MANIFEST,
    SEASON,
    Manifest,
    bundle_source,
    import_bundle,
    make_bundle,
    verified,
)
from showrunner.exports.registry import EXPORTS
from showrunner.exports.zip_files import MAX_FILES, SMALL_BYTES, zipped
from showrunner.files.pictures import MEDIA_TYPE
from showrunner.running.fact_lines import fact_line
from showrunner.running.runner import Runner
from showrunner.store import Store
from showrunner.store.pictures import Picture, find_picture, keep_portraits, portraits_of
from tests.databases import empty_database, with_store
from tests.store.looking import counts
from tests.store.short_season import create, short_season


def portrait(colour: str) -> Picture:
    out = io.BytesIO()
    Image.new("RGB", (8, 8), colour).save(out, "WEBP")
    return Picture(sha256(out.getvalue()).hexdigest(), MEDIA_TYPE, out.getvalue())


async def played(store: Store) -> str:
    """A season that is over, with pictures of two castaways."""
    season = await create(store, short_season())
    await Runner(store, season).run(until_idle=True)
    faces = {"ada": portrait("red"), "ben": portrait("blue")}
    await store.database.write(lambda connection: keep_portraits(connection, season, faces))
    return season


async def season_bundle(store: Store, season: str) -> tuple[bytes, Manifest]:
    return make_bundle(await bundle_source(store, season))


@cache
def bundle() -> bytes:
    """The bundle of that season."""

    async def make(store: Store) -> bytes:
        return (await season_bundle(store, await played(store)))[0]

    with tempfile.TemporaryDirectory() as folder:
        return with_store(empty_database("sqlite", Path(folder)), make)


def changed(change: Callable[[dict[str, bytes]], None], *, listed: bool = False) -> bytes:
    """The bundle with its files changed; `listed` makes the manifest agree with them."""
    with zipfile.ZipFile(io.BytesIO(bundle())) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    if listed:
        manifest = msgspec.json.decode(files[MANIFEST])
        manifest["files"] = {
            name: {"sha256": sha256(content).hexdigest(), "bytes": len(content)}
            for name, content in files.items()
            if name != MANIFEST
        }
        files[MANIFEST] = msgspec.json.encode(manifest)
    return zipped(files)


def test_a_bundle_brings_the_season_and_its_portraits_into_another_database(
    sqlite: str, tmp_path: Path
) -> None:
    async def out(store: Store) -> tuple[str, bytes, list[bytes]]:
        season = await played(store)
        content, manifest = await season_bundle(store, season)
        assert not manifest.left_out
        assert manifest.story == (await store.seasons.find(season)).digest
        again, _ = await season_bundle(store, season)
        assert again == content, "the same season gives the same bytes"
        return season, content, [fact_line(told) for told in await store.past.facts(season)]

    season, content, facts = with_store(sqlite, out)
    files, manifest = verified(content, "bundle")
    exported = {name.split("/")[1] for name in files if name.startswith("exports/")}
    for export in EXPORTS:
        assert bool({export.name, export.file_name} & exported) == export.in_bundle, export.name
    assert files["exports/facts.jsonl"] == b"".join(facts)
    assert manifest.season == season

    async def into(store: Store) -> None:
        assert await import_bundle(store, content, "bundle") == season
        assert [fact_line(told) for told in await store.past.facts(season)] == facts
        faces = await store.database.read(lambda connection: portraits_of(connection, season))
        assert faces == {"ada": portrait("red"), "ben": portrait("blue")}
        assert (await season_bundle(store, season))[0] == content
        with pytest.raises(Refused, match="stored already"):
            await import_bundle(store, content, "bundle")
        copy = await import_bundle(store, content, "bundle", copy=True)
        await store.seasons.delete(season)
        red = portrait("red").hash
        kept = await store.database.read(lambda connection: find_picture(connection, red))
        assert kept is not None, "the copy has it, too"
        await store.seasons.delete(copy)
        gone = await store.database.read(lambda connection: find_picture(connection, red))
        assert gone is None, "nothing uses it any more"

    with_store(str(tmp_path / "other.db"), into)


def test_a_bundle_of_a_running_season_ends_where_its_season_file_ends(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await Runner(store, season).run(until_idle=True)
        files, _ = verified((await season_bundle(store, season))[0], "bundle")
        lines = [fact_line(told) for told in await store.past.facts(season)]
        assert files["exports/facts.jsonl"] == b"".join(lines)

    with_store(sqlite, work)


def test_a_season_that_has_not_begun_has_a_bundle(sqlite: str, tmp_path: Path) -> None:
    async def work(store: Store) -> bytes:
        return (await season_bundle(store, await create(store, short_season())))[0]

    content = with_store(sqlite, work)

    async def into(store: Store) -> None:
        season = await import_bundle(store, content, "bundle")
        assert (await store.seasons.find(season)).status == "ready"

    with_store(str(tmp_path / "other.db"), into)


def test_without_the_package_for_parquet_a_bundle_says_what_it_leaves_out(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        season = await played(store)
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        content, manifest = await season_bundle(store, season)
        assert "showrunner-seasons[tables]" in manifest.left_out["parquet"]
        files, _ = verified(content, "bundle")
        assert not [name for name in files if name.endswith(".parquet")]

    with_store(sqlite, work)


def put(name: str, content: bytes) -> Callable[[dict[str, bytes]], None]:
    return lambda files: files.update({name: content})


def raw_zip(*members: tuple[str, bytes]) -> bytes:
    """An archive as an attacker would write it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return out.getvalue()


def without(name: str) -> Callable[[dict[str, bytes]], None]:
    def change(files: dict[str, bytes]) -> None:
        del files[name]

    return change


def swapped(name: str, before: bytes, after: bytes) -> Callable[[dict[str, bytes]], None]:
    def change(files: dict[str, bytes]) -> None:
        assert before in files[name]
        files[name] = files[name].replace(before, after, 1)

    return change


def twice(name: str) -> bytes:
    with pytest.warns(UserWarning, match="Duplicate"):
        return raw_zip((name, b"1"), (name, b"2"))


WRONG: dict[str, tuple[Callable[[], bytes], str]] = {
    "an empty archive": (raw_zip, "no manifest.json"),
    "another archive": (lambda: raw_zip(("a.txt", b"a")), "no manifest.json"),
    "a changed file": (lambda: changed(swapped(SEASON, b"ada", b"abe")), "was changed"),
    "a changed picture": (lambda: changed(put("portraits/ada.webp", b"x")), "was changed"),
    "a missing file": (lambda: changed(without("settings.json")), "is missing"),
    "a file too many": (lambda: changed(put("exports/more.txt", b"x")), "not in the manifest"),
    "a manifest that is none": (lambda: changed(put(MANIFEST, b"[1]")), "its manifest is wrong"),
    "a manifest of nothing": (lambda: changed(put(MANIFEST, b"{}")), "its manifest is wrong"),
    "a season changed with its manifest": (
        lambda: changed(swapped(SEASON, b"ada", b"abe"), listed=True),
        "of another season than the manifest",
    ),
    "no season": (lambda: changed(without(SEASON), listed=True), "it has no season.jsonl"),
    "a picture that is none": (
        lambda: changed(put("portraits/ada.webp", b"<svg onload=alert(1)>"), listed=True),
        "portraits/ada.webp",
    ),
    "a picture of no seat": (
        lambda: changed(put("portraits/A B.webp", portrait("red").content), listed=True),
        "is not a portrait",
    ),
    "a way up": (
        lambda: changed(put("../../evil.txt", b"x"), listed=True),
        "named '../../evil.txt'",
    ),
    "an absolute name": (lambda: changed(put("/etc/evil", b"x"), listed=True), "named '/etc/evil'"),
    "a name of Windows": (lambda: raw_zip(("C:\\evil", b"x")), "has a file named"),
    "the same name twice": (lambda: twice(MANIFEST), "'manifest.json' twice"),
    "too many files": (
        lambda: raw_zip(*((f"f{number}", b"") for number in range(MAX_FILES + 1))),
        f"it has {MAX_FILES + 1} files",
    ),
    "a bomb": (lambda: raw_zip(("zeros", bytes(3 * SMALL_BYTES))), "would unpack to 30000000"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_bundle_that_is_wrong_is_refused_and_leaves_nothing(sqlite: str, what: str) -> None:
    make, said = WRONG[what]
    content = make()

    async def work(store: Store) -> None:
        before = await counts(store)
        with pytest.raises(FileMistake) as refused:
            await import_bundle(store, content, "given.zip")
        assert str(refused.value).startswith("given.zip: ")
        assert said in str(refused.value)
        assert await counts(store) == before

    with_store(sqlite, work)


def test_a_season_that_is_stored_already_leaves_its_portraits_as_they_are(sqlite: str) -> None:
    first, other = (
        bundle(),
        changed(put("portraits/cal.webp", portrait("red").content), listed=True),
    )

    async def work(store: Store) -> None:
        season = await import_bundle(store, first, "given.zip")
        before = await counts(store)
        with pytest.raises(Refused, match="stored already"):
            await import_bundle(store, other, "given.zip")
        assert await counts(store) == before
        await store.seasons.delete(season)
        after = await counts(store)
        assert not after["portrait"] and not after["picture"]

    with_store(sqlite, work)


def test_a_newer_bundle_is_refused(sqlite: str) -> None:
    newer = changed(swapped(MANIFEST, b'"bundle": 1', b'"bundle": 2'))

    async def work(store: Store) -> None:
        with pytest.raises(VersionMismatch, match="the bundle has version 2"):
            await import_bundle(store, newer, "given.zip")

    with_store(sqlite, work)


def test_a_bundle_that_is_cut_short_or_damaged_anywhere_is_refused_or_unharmed() -> None:
    whole, _ = verified(bundle(), "bundle")
    chance = random.Random(25)
    size = len(bundle())
    damaged = [bundle()[:length] for length in range(0, size, size // 25)]
    for _ in range(150):
        place = chance.randrange(size) if chance.random() < 0.5 else size - chance.randrange(3000)
        bit = 1 << chance.randrange(8)
        damaged.append(
            bundle()[: place - 1] + bytes([bundle()[place - 1] ^ bit]) + bundle()[place:]
        )
    refused = 0
    for content in damaged:
        try:
            files, _ = verified(content, "bundle")
        except ShowrunnerError as problem:
            assert isinstance(problem, FileMistake), problem
            refused += 1
        else:
            assert files == whole
    assert refused > len(damaged) / 2
