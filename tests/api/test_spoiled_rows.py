"""Stored rows that cannot be read: the season halts, and every request gets 409."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from structlog.testing import capture_logs

from showrunner.api import inputs
from tests.api.every_act import reads
from tests.api.serving import Answer, House, served
from tests.api.test_asks import asked, default, joined
from tests.quick import first_of
from tests.store.looking import change

ROWS = {
    "the journal entry": "UPDATE journal SET body = '{}' WHERE season = '{}' AND number > 0",
    "the fact": "UPDATE fact SET body = '{}' WHERE season = '{}'",
    "the column settings": "UPDATE season SET settings = '{}' WHERE id = '{}'",
    "the column deadlines": "UPDATE season SET deadlines = '{}' WHERE id = '{}'",
    "the column allowance": "UPDATE season SET allowance = '{}' WHERE id = '{}'",
}
ACTS = {
    "forks": {"at": 1},
    "orders/preview": {"order": "go_on", "terms": {}},
    "seat/notes": {"words": "Trust nobody."},
}


@pytest.fixture(autouse=True)
def unlogged() -> Iterator[None]:
    """Silence the log."""
    with capture_logs():
        yield


@pytest.mark.parametrize("body", first_of(1, ["{", "[1]"]))
@pytest.mark.parametrize("row", ROWS)
def test_a_row_that_cannot_be_read_is_a_clear_problem_and_halts_its_season(
    address: str, row: str, body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        season, (ama, _) = await joined(house, "ama", "rokeya", pace=3600)
        ask = await asked(ama, season)
        path = f"seasons/{season}"
        await house.producer.put(f"{path}/holds", {"kinds": [ask["kind"]]})
        (await ama.post(f"{path}/asks/{ask['ask']}/answer", default(ask))).good()
        monkeypatch.setattr(inputs, "WAIT_SECONDS", 0.1)  # a halted season gives no verdict
        await change(house.store, ROWS[row].format(body, season))
        house.app.state["feeds"].forget(season)
        answers: dict[str, Answer] = {}
        for who, client in (("producer", house.producer), ("player", ama)):
            for read in reads(house, season, "ama", variants=False):
                if not read.path.endswith("/watch"):
                    answers[f"{who}: {read.path}"] = await client.get(read.path, **read.query)
            for act, terms in ACTS.items():
                answers[f"{who}: {act}"] = await client.post(f"{path}/{act}", terms)
        assert not [name for name, answer in answers.items() if answer.status >= 500]
        told = [answer for answer in answers.values() if answer.status == 409]
        assert {answer.json["type"] for answer in told} == {"urn:showrunner:spoiled-row"}
        await house.until(season, "halted")
        assert row in (await house.store.seasons.find(season)).fault

    served(address, work)


def test_a_spoiled_season_stands_in_the_list_with_all_others(sqlite: str) -> None:
    async def work(house: House) -> None:
        spoiled, other = [await house.season(start=True, pace=3600) for _ in range(2)]
        for column in ("settings", "deadlines", "allowance"):
            sql = f"UPDATE season SET {column} = '{{' WHERE id = '{spoiled}'"
            await change(house.store, sql)
        assert (await house.producer.get(f"seasons/{spoiled}")).status == 409
        await house.until(spoiled, "halted")
        listed = (await house.producer.get("seasons")).good()["seasons"]
        cards = {card["id"]: card for card in listed}
        assert cards.keys() == {spoiled, other}
        assert "cannot be read" in cards[spoiled]["hand"]["fault"]

    served(sqlite, work)


def test_a_journal_that_tells_another_story_than_it_did_is_a_conflict(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama, _) = await joined(house, "ama", "rokeya", pace=3600)
        await asked(ama, season)
        path = f"seasons/{season}"
        (await house.producer.post(f"{path}/stop")).good()
        where = f"season = '{season}' AND number = 1"
        await change(house.store, f"UPDATE journal SET digest = 'ffffffffffffffff' WHERE {where}")
        for act, terms in (("forks", {"at": 1}), ("resume", None)):
            refused = await house.producer.post(f"{path}/{act}", terms)
            assert (refused.status, refused.json["type"]) == (409, "urn:showrunner:replay-differs")
            assert "entry 1" in refused.json["detail"]

    served(sqlite, work)
