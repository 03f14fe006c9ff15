"""What a database's address may be, and what is said of one that is wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError

from showrunner.errors import DatabaseMistake
from showrunner.store import Store
from showrunner.store.database import PostgresDatabase, SqliteDatabase, database_at, is_outage
from tests.databases import with_store
from tests.store.looking import counts


def refused(address: str | Path) -> str:
    """What is said of an address that no store can be opened at."""

    async def go() -> None:
        await (await Store.open(address)).close()

    with pytest.raises(DatabaseMistake) as refusal:
        asyncio.run(go())
    return str(refusal.value)


def test_a_file_is_made_with_the_folders_that_it_needs(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "seasons.db"
    with_store(str(file), counts)
    assert file.exists()


@pytest.mark.parametrize("name", ["seasons.db", "Ёlka & 100 %.db", "a?b#c.db"])
def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    with_store(str(tmp_path / name), counts)
    assert (tmp_path / name).exists()


def test_a_file_may_be_a_path_or_a_url(tmp_path: Path) -> None:
    for address in (tmp_path / "a.db", f"sqlite:///{tmp_path / 'a.db'}"):
        database = database_at(address)
        assert isinstance(database, SqliteDatabase)
        assert database.url.database == str(tmp_path / "a.db")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_postgres_has_the_schemes_that_people_write(scheme: str) -> None:
    database = database_at(f"{scheme}://ada:secret@host:5432/name")
    assert isinstance(database, PostgresDatabase)
    assert database.url.drivername == "postgresql+asyncpg"


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ada:secret@host/name",
        "http://example.org",
        "postgresql://ada:secret@host:port/name",
        "://",
        "sqlite://",
    ],
)
def test_an_address_that_is_none_is_refused_without_its_password(address: str) -> None:
    said = refused(address)
    assert "give a file, or postgresql://" in said
    assert "secret" not in said


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("These are my notes, and they are longer than nothing. " * 40)
    before = file.read_bytes()
    assert "notes.txt" in refused(str(file))
    assert file.read_bytes() == before


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert str(tmp_path) in refused(str(tmp_path))


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused(str(tmp_path / "file" / "seasons.db"))
    assert "name a file in a folder that can be written" in said


def test_what_may_pass_is_told_from_what_is_wrong() -> None:
    problem = Exception()
    assert is_outage(OperationalError("SELECT", {}, problem))
    assert is_outage(ConnectionRefusedError())
    assert is_outage(TimeoutError())
    assert not is_outage(IntegrityError("INSERT", {}, problem))
    assert not is_outage(ProgrammingError("SELEC", {}, problem))
    assert not is_outage(ValueError())
