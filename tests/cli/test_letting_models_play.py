"""`showrunner serve` calls no model before somebody lets it play, and then within a cap."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from showrunner.cli.server_key import models_for
from showrunner.players.llm.allowance import Allowance
from showrunner.store.database import database_at
from tests.cli.running import PATIENCE, run, started

CAPS = Allowance()


class Endpoint(ThreadingHTTPServer):
    """An endpoint that counts its requests and refuses all of them."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Refusing)
        self.requests = 0

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"


class _Refusing(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self._refuse()

    def do_POST(self) -> None:
        self._refuse()

    def _refuse(self) -> None:
        assert isinstance(self.server, Endpoint)
        self.server.requests += 1
        body = json.dumps({"error": {"message": "no"}}).encode()
        self.send_response(400)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def endpoint(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    """An endpoint that the environment names as the default model."""
    with Endpoint() as opened:
        thread = Thread(target=opened.serve_forever, args=(0.02,))
        thread.start()
        monkeypatch.setenv("OPENAI_BASE_URL", opened.base_url)
        monkeypatch.setenv("OPENAI_API_KEY", "none")
        monkeypatch.setenv("OPENAI_MODEL", "m")
        yield opened
        opened.shutdown()
        thread.join()


def rows(folder: Path, query: str) -> list[Any]:
    with sqlite3.connect(folder / "seasons.db") as database:
        return database.execute(query).fetchall()


def served(folder: Path, *arguments: str, until: Any) -> str:
    """What a server prints until the condition holds; then it is stopped."""
    begun = time.monotonic()
    with started(
        "serve", "--port", str(free_port()), "--database", "seasons.db", *arguments, cwd=folder
    ) as process:
        assert process.stdout is not None
        begin = ""
        while "Ctrl-C stops" not in begin:
            line = process.stdout.readline()
            assert line, begin
            begin += line
        while not until():
            assert time.monotonic() < begun + PATIENCE
            time.sleep(0.05)
        process.terminate()
        _, errors = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in errors
    return begin


def free_port() -> int:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Refusing) as tried:
        return tried.server_port


def test_no_model_is_called_unasked_and_one_that_is_let_in_has_a_cap(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    far = "SELECT 1 FROM journal WHERE number > 100"
    said = served(tmp_path, "--show", "quick", "--pace", "0", until=lambda: rows(tmp_path, far))
    assert endpoint.requests == 0
    assert said.count("--models") == 2 and "only if you let it play" in said
    players = {who for (who,) in rows(tmp_path, "SELECT player FROM seat")}
    assert players and not any(who.startswith("model:") for who in players)

    said = served(tmp_path, "--show", "quick", "--models", until=lambda: endpoint.requests)
    assert f"for at most ${CAPS.season:g} and at most {CAPS.tokens:,} tokens" in said
    seasons = "SELECT allowance, status FROM season ORDER BY created_at"
    _, (stored, _) = rows(tmp_path, seasons)
    assert msgspec.json.decode(stored, type=Allowance) == CAPS

    with sqlite3.connect(tmp_path / "seasons.db") as database:  # as at its cap
        database.execute("UPDATE season SET status = 'paused' WHERE status = 'running'")
    before = endpoint.requests
    said = served(tmp_path, "--show", "quick", "--models", until=lambda: True)
    assert "--models has not begun another" in said
    assert len(rows(tmp_path, seasons)) == 2
    assert endpoint.requests == before


def test_a_server_on_a_file_has_a_key_of_its_own_that_only_its_owner_reads(tmp_path: Path) -> None:
    served(tmp_path, until=lambda: True)
    file = tmp_path / "seasons.db.key"
    key = file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    models = models_for(database_at(tmp_path / "seasons.db"))
    sealed = models.seal.close("sk-something", "https://models.example.org/v1")
    served(tmp_path, until=lambda: True)
    assert file.read_text() == key
    again = models_for(database_at(tmp_path / "seasons.db"))
    assert again.seal.open(sealed, "https://models.example.org/v1") == "sk-something"
    assert not models_for(database_at(tmp_path / "other.db"), new_key=False).seal.is_ready
    assert not (tmp_path / "other.db.key").exists()


@pytest.mark.parametrize("arguments", [("--models",), ("--models", "--show", "quick")])
def test_models_are_let_play_only_where_there_is_one_and_a_season(
    arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("OPENAI_BASE_URL", "OPENAI_API_KEY"):
        monkeypatch.delenv(name, raising=False)
    refused = run("serve", "--port", str(free_port()), *arguments, code=2)
    assert ("--show" if len(arguments) == 1 else "OPENAI_BASE_URL") in refused.output
