"""Archiving, deleting and pruning seasons; checking the database."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from showrunner.store.schema import REVISION
from tests.cli.running import listed, played, run, waiting


def change(database: str, statement: str) -> None:
    """Change a database directly, bypassing the store."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


def columns_of(database: str, table: str) -> list[str]:
    """The columns of a table."""
    with closing(sqlite3.connect(database)) as connection:
        return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def test_archived_seasons_are_not_listed(tmp_path: Path):
    season = waiting(tmp_path)
    assert run("archive", season[:8]).stdout == f"{season[:8]} Stops: archived\n"
    assert listed() == []
    assert "no seasons are stored here" in run("list").stdout
    assert "running, archived" in run("list", "--archived").stdout
    assert [row["archived"] for row in listed("--archived")] == [True]
    assert run("resume", "--all").stdout == "no season was running\n"
    run("archive", season, "--undo")
    assert [row["archived"] for row in listed()] == [False]


def test_deleting_asks_first(tmp_path: Path):
    season = waiting(tmp_path)
    asked = run("delete", season, code=2).stderr
    assert f"Delete {season[:8]} Stops for good? Confirm with --yes." in asked
    assert len(listed()) == 1
    assert "deleted" in run("delete", season, "--yes").stdout
    assert listed() == []


def test_forks_are_deleted_with_or_before_their_origin(tmp_path: Path):
    season = waiting(tmp_path)
    fork = run("fork", season).stdout.strip()
    shared = run("delete", season, "--yes", code=2).stderr
    assert "its past is shared by its forks" in shared
    shown = run("delete", season, fork, season, "--yes").stdout
    assert [line.split()[0] for line in shown.splitlines()] == [fork, season[:8]]
    assert listed() == []


def test_a_season_whose_people_moved_to_its_fork_is_not_resumed(tmp_path: Path, database: str):
    season = waiting(tmp_path)
    fork = run("fork", season).stdout.strip()
    its_id = f"(SELECT id FROM season WHERE id LIKE '{fork[:8]}%')"
    change(database, f"UPDATE season SET goes_on_in = {its_id} WHERE id = '{season}'")
    for named in ([season], [season, fork]):
        refused = run("resume", *named, code=2).stderr
        assert f"play on in {fork[:8]}: run that one, or fork this" in refused


def test_an_unknown_season_and_one_of_several(tmp_path: Path, database: str):
    season = waiting(tmp_path)
    unknown = run("watch", "zzz", code=2).stderr
    assert "no season 'zzz' is stored; `showrunner list` shows what is" in unknown
    like = season[:10] + "".join("0" if digit != "0" else "1" for digit in season[10:])
    columns = columns_of(database, "season")
    values = ", ".join(f"'{like}'" if name in ("id", "root") else name for name in columns)
    change(database, f"INSERT INTO season ({', '.join(columns)}) SELECT {values} FROM season")
    several = run("archive", season[:8], code=2).stderr
    assert f"it could be {', '.join(sorted([season, like]))}" in several
    assert season[:11] in run("list").stdout
    assert season[:12] not in run("list").stdout


def test_old_seasons_are_pruned(tmp_path: Path, database: str):
    over, new = played(out=tmp_path / "a"), waiting(tmp_path)
    assert run("prune", "--older-than", "1", "--yes").stdout == "0 seasons\n"
    change(database, "UPDATE season SET changed_at = '2020-01-01 00:00:00.000000'")
    shown = run("prune", "--older-than", "30", "--dry-run").stdout
    assert shown == f"{over[:8]} Neap Tide\n1 season\n"
    assert "Delete 1 season for good?" in run("prune", "--older-than", "30", code=2).stderr
    forgotten = run("prune", "--older-than", "30", "--texts", "--yes").stdout
    assert " texts erased" in forgotten
    assert "“\\[erased\\]”" in run("transcript", "--as", "producers", over).stdout
    assert "identical" in run("replay", over).stdout
    change(database, "UPDATE season SET changed_at = '2020-01-01 00:00:00.000000'")
    run("prune", "--older-than", "30", "--yes")
    assert [row["id"] for row in listed()] == [new]


def test_files_that_are_no_exported_season(tmp_path: Path):
    assert "cannot be read" in run("import", str(tmp_path / "none"), code=2).stderr
    file = tmp_path / "s.jsonl"
    run("export", waiting(tmp_path), str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-2] + lines[-1:]))
    assert "its digest is not that of its lines" in run("import", str(file), code=2).stderr


def test_an_export_has_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    season = waiting(tmp_path)
    run("export", season)
    assert (tmp_path / f"Stops-{season[:8]}.season.jsonl").exists()


def test_a_healthy_database(address: str):
    run("db", "upgrade", "--database", address)
    assert f"version {REVISION}" in run("db", "check", "--database", address).stdout
    assert "has version" in run("db", "upgrade", "--database", address).stdout


def test_a_new_database(tmp_path: Path):
    new = str(tmp_path / "new" / "seasons.db")
    assert "there is no database" in run("db", "check", "--database", new, code=2).stderr
    assert f"{new} is new" in run("db", "upgrade", "--database", new).stdout


def test_a_database_that_differs(database: str):
    change(database, "ALTER TABLE season ADD COLUMN mood TEXT")
    assert "mood" in run("db", "check", code=1).stdout


def test_a_database_of_another_version(database: str):
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert "have version 9999" in run("list", code=2).stderr
    assert "have version 9999" in run("db", "upgrade", code=2).stderr
    assert "have version 9999" in run("db", "check", code=1).stdout


def test_a_copy_of_a_database_is_a_database(database: str, tmp_path: Path):
    season = waiting(tmp_path)
    shutil.copy(database, tmp_path / "copy.db")
    there = ("--database", str(tmp_path / "copy.db"))
    assert "identical" in run("replay", season, *there).stdout


def test_a_blind_seasons_diaries_stay_closed_in_transcripts(tmp_path: Path, database: str):
    season = played(out=tmp_path / "a")
    views = (("--as", "public"), ("--as", "broadcast", "--full"))
    for view in views:
        assert "in the diary" in run("transcript", season, *view).stdout
    change(database, """UPDATE season SET deadlines = '{"blind": true}'""")
    for view in views:
        assert "in the diary" not in run("transcript", season, *view).stdout
    assert "in the diary" in run("transcript", season, "--as", "producers").stdout
