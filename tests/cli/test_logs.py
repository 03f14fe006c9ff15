"""Logs say what went wrong with a database, but quote nothing from it."""

from __future__ import annotations

import pytest
import structlog
from sqlalchemy import text

from showrunner.cli.logs import configure, serve_logs
from showrunner.store import Store
from tests.databases import with_store

WORDS = "Nobody but Hemi may read this."


@pytest.mark.parametrize("server", [True, False], ids=["server", "command"])
def test_a_statement_that_fails_is_logged_without_its_values(
    address: str, server: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work(store: Store) -> None:
        row = {"owner": WORDS, "id": "zora", "body": WORDS, "card": WORDS}
        for missing in ("body", "created_at"):  # the first is refused here, the second there
            statement = text(
                "INSERT INTO persona (owner, id, body, card, created_at, changed_at) "
                "VALUES (:owner, :id, :body, :card, NULL, NULL)"
            )
            values = {name: value for name, value in row.items() if name != missing}
            try:
                await store.database.write(lambda c, s=statement, v=values: c.execute(s, v))
            except Exception:
                structlog.get_logger().exception("it failed")
            else:
                pytest.fail("it was taken")

    before = structlog.get_config()
    try:
        serve_logs() if server else configure(verbose=True)
        with_store(address, work)
    finally:
        structlog.configure(**before)
    logged = capfd.readouterr().err
    assert logged.count("it failed") == 2
    assert "Traceback" in logged and "persona" in logged
    assert "Hemi" not in logged
