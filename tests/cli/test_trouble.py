"""A database that cannot be used ends a command with one line; logs are quiet."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from showrunner.cli import logs
from showrunner.settings import DATABASE_URL
from showrunner.store import database as databases
from tests.api.processes import free_port
from tests.cli.running import run, waiting


def only_line(shown: str) -> str:
    """The single line of an error message, which must not contain SQL."""
    assert shown.startswith("error: ")
    assert shown.count("\n") == 1
    for words in ("SELECT", "INSERT", "sqlalche", "[SQL"):
        assert words not in shown
    return shown


@pytest.mark.parametrize("command", [["list"], ["db", "check"], ["play", "quick", "--quiet"]])
def test_a_file_that_is_no_database(tmp_path: Path, command: list[str]):
    file = tmp_path / "x.txt"
    file.write_text("This is a text, and has always been one.\n" * 100)
    shown = run(*command, "--database", str(file), code=2)
    assert f"{file} cannot be " in only_line(shown.stderr)
    assert "file is not a database" in shown.stderr


def test_a_folder(tmp_path: Path):
    shown = run("list", "--database", str(tmp_path), code=2).stderr
    assert "unable to open database file" in only_line(shown)


def test_a_folder_that_cannot_be_made(tmp_path: Path):
    (tmp_path / "file").write_text("x")
    at = str(tmp_path / "file" / "seasons.db")
    shown = run("db", "upgrade", "--database", at, code=2).stderr
    assert "cannot be made" in only_line(shown)


def test_a_server_that_is_away():
    address = "postgresql://ann:s3cret@127.0.0.1:1/seasons"
    for command in (("list",), ("db", "check")):
        shown = only_line(run(*command, "--database", address, code=2).stderr)
        assert "postgresql://127.0.0.1:1/seasons cannot be " in shown
        assert "s3cret" not in shown


def test_an_address_that_is_none():
    shown = run("list", "--database", "mysql://x/y", code=2).stderr
    assert "give a file, or postgresql://user:password@host:port/name" in only_line(shown)


def test_a_database_that_somebody_else_has_locked(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
):
    season = waiting(tmp_path)
    monkeypatch.setattr(databases, "BUSY_SECONDS", 0)
    with closing(sqlite3.connect(database)) as other:
        other.execute("BEGIN IMMEDIATE")
        shown = run("order", season, "go_on", code=2).stderr
    assert "database is locked" in only_line(shown)


def test_nothing_is_made_where_there_is_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delenv(DATABASE_URL)
    monkeypatch.chdir(tmp_path)
    for command in (("list",), ("watch", "abcd"), ("resume", "--all")):
        shown = run(*command, code=2).stderr
        assert "there is no database runs/showrunner.db yet; `showrunner play`" in only_line(shown)
    assert list(tmp_path.iterdir()) == []


def test_without_a_name_the_database_is_in_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(DATABASE_URL)
    monkeypatch.chdir(tmp_path)
    shown = run("play", "quick", "--cast", "4", "--quiet").stdout
    assert " in runs/showrunner.db\n" in shown
    assert (tmp_path / "runs" / "showrunner.db").exists()
    assert "[default: runs/showrunner.db]" in " ".join(run("list", "--help").stdout.split())


def said(capsys: pytest.CaptureFixture[str]) -> str:
    log = structlog.get_logger()
    log.debug("looked")
    log.info("sat down", season="abc")
    log.warning("commit failed", season="abc", password="s3cret", why="no\nroom")
    try:
        raise ValueError("wrong")
    except ValueError:
        log.exception("runner failed", season="abc")
    return capsys.readouterr().err


def test_only_warnings_are_shown(capsys: pytest.CaptureFixture[str]):
    logs.configure()
    assert said(capsys) == "warning: commit failed (season abc, password …, why no room)\n"


def test_as_much_is_shown_as_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(logs.LEVEL_VARIABLE, "info")
    logs.configure()
    shown = said(capsys)
    assert shown.startswith("info: sat down (season abc)\nwarning: ")
    assert shown.endswith("error: runner failed (season abc)\n")
    logs.configure(verbose=True)
    shown = said(capsys)
    assert shown.startswith("debug: looked\n")
    assert "ValueError: wrong" in shown
    assert "s3cret" not in shown


def test_more_is_asked_for_before_the_command():
    assert "Ama Boateng" in run("--verbose", "cast", "ama").stdout


def test_a_level_that_there_is_not(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(logs.LEVEL_VARIABLE, "infos")
    assert "SHOWRUNNER_LOG=infos; did you mean 'info'?" in run("cast", code=2).stderr


def test_workers_are_refused_on_a_file(tmp_path: Path):
    at = str(tmp_path / "seasons.db")
    serve = ["serve", "--workers", "external", "--port", str(free_port())]
    for command in (serve, ["worker"]):
        shown = only_line(run(*command, "--database", at, code=2).stderr)
        assert "need a PostgreSQL database; name a database with postgresql://" in shown
