"""Running seasons forget an erased text: forks share the texts of their origin."""

from __future__ import annotations

from pathlib import Path

from showrunner.running.driver import driver_name
from showrunner.running.forking import fork
from showrunner.store import Store
from tests.cli.running import played, run
from tests.databases import with_store


def test_a_driven_fork_reads_itself_again_when_its_origins_text_is_erased(
    tmp_path: Path, database: str
):
    season = played(out=tmp_path / "season")

    async def forked(store: Store) -> tuple[str, str]:
        head = (await store.seasons.find(season)).head
        going = await fork(store, season, head - 1)
        await store.writer.take_over(going, driver_name())
        return going, (await store.eraser.find(season, ""))[0].seal

    going, seal = with_store(database, forked)
    run("erase", season, seal)

    async def told(store: Store) -> list[tuple[str, dict[str, str]]]:
        return [(one.kind, one.terms) for one in await store.inbox.waiting(going)]

    assert with_store(database, told) == [("control", {"do": "reload"})]
