"""Records in the database who wrote each season's journal, and checks that it was one at a time."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sqlalchemy import text

from showrunner.store import Store

_RECORD = """
    DROP TABLE IF EXISTS audit;
    DROP FUNCTION IF EXISTS audited CASCADE;
    CREATE TABLE audit (
        number bigserial, at timestamptz DEFAULT clock_timestamp(),
        season text, epoch int, driver text, head int
    );
    CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        INSERT INTO audit (season, epoch, driver, head)
            VALUES (NEW.id, NEW.epoch, NEW.driver, NEW.head);
        RETURN NULL;
    END $$;
    CREATE TRIGGER audited AFTER UPDATE ON season
        FOR EACH ROW WHEN (NEW.head > OLD.head) EXECUTE FUNCTION audited();
"""


async def record(store: Store) -> None:
    """From now on record each commit to a journal."""
    database: Any = store.database
    async with database.dedicated_connection() as connection:
        await connection.execute(_RECORD)


async def check_one_at_a_time(store: Store) -> int:
    """Each season was written by one driver in each epoch, and the epochs rise.

    Returns how many times a season went from one process to another.
    """
    rows = await store.database.read(
        lambda connection: connection.execute(
            text("SELECT season, epoch, driver, head FROM audit ORDER BY season, number")
        ).all()
    )
    moves = 0
    for season, commits in groupby(rows, key=lambda row: row.season):
        listed = list(commits)
        epochs, heads = [row.epoch for row in listed], [row.head for row in listed]
        assert epochs == sorted(epochs), season
        assert heads == sorted(set(heads)), season
        drivers = {(row.epoch, row.driver) for row in listed}
        assert len({epoch for epoch, _ in drivers}) == len(drivers), season
        moves += len({driver for _, driver in drivers}) - 1
    return moves
