"""Archived seasons: kept, but not listed and not driven."""

from __future__ import annotations

from typing import get_args

from showrunner.store.inbox import InputKind
from tests.api.serving import House, served
from tests.api.test_asks import asked, default, joined

INPUT_KINDS = get_args(InputKind)


def test_an_archived_season_takes_nothing_and_says_what_to_do(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        path = f"seasons/{season}"
        archived = {"archived": True}
        refused = await house.producer.patch(path, archived)
        assert (refused.status, "stop it first" in refused.json["detail"]) == (422, True)
        (await house.producer.post(f"{path}/pause", key="pause")).good()
        await house.until(season, "paused")
        (await house.producer.patch(path, archived)).good()
        before = await house.store.inbox.received(season, INPUT_KINDS)
        player = {"player": "bot:random"}
        tried = [
            await ama.post(f"{path}/asks/{ask['ask']}/answer", default(ask)),
            await ama.post(f"{path}/seat/notes", {"words": "Trust nobody."}),
            await house.producer.post(f"{path}/resume"),
            await house.producer.post(f"{path}/step", {"by": "phase"}),
            await house.producer.post(f"{path}/orders", {"order": "go_on", "terms": {}}),
            await house.producer.put(f"{path}/holds", {"kinds": []}),
            await house.producer.put(f"{path}/seats/rokeya/player", player),
        ]
        assert [one.status for one in tried] == [409] * len(tried)
        assert {one.json["type"] for one in tried} == {"urn:showrunner:season-archived"}
        assert await house.store.inbox.received(season, INPUT_KINDS) == before
        again = await house.producer.post(f"{path}/pause", key="pause")
        assert again.good()["state"] == "taken", "what came before is answered as before"
        (await house.producer.patch(path, {"archived": False})).good()
        assert (await house.producer.post(f"{path}/resume")).good()["state"] == "taken"
        taken = await ama.post(f"{path}/asks/{ask['ask']}/answer", default(ask))
        assert taken.good()["state"] == "taken"

    served(address, work)
