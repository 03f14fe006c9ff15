"""The boards and the told season, over HTTP: for those alone who may know all facts."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.api.serving import House, served


async def facts_of(house: House, season: str) -> dict[int, dict[str, Any]]:
    """All facts of a season by their numbers, as its producer reads them."""
    told: list[dict[str, Any]] = []
    more = True
    while more:
        page = (
            await house.producer.get(f"seasons/{season}/facts", after=len(told), limit=1000)
        ).good()
        told += page["facts"]
        more = page["more"]
    return {one["number"]: one["fact"] for one in told}


def test_boards_cite_the_facts_that_they_are_made_from(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, seed="boards")
        await house.over(season)
        boards = (await house.producer.get(f"seasons/{season}/boards")).good()
        facts = await facts_of(house, season)
        ballots = [fact for fact in facts.values() if fact["fact"] == "BallotCast" and fact["name"]]
        written = [
            facts[ballot["fact"]]
            for vote in boards["votes"]
            if vote["decides"] == "out"
            for ballot in vote["ballots"]
        ]
        assert written == ballots
        for row in boards["deeds"]:
            for round in row["rounds"]:
                for deed in round["said"]:
                    assert facts[deed["fact"]]["seat"] == row["seat"]
                    assert facts[deed["fact"]].get("words") == (deed.get("words") or None)
                    for number in deed.get("contradicted_by", []):
                        assert facts[number]["fact"] == "BallotCast"
                        assert facts[number]["seat"] == row["seat"]
        out = [fact["seat"] for fact in facts.values() if fact["fact"] == "VotedOut"]
        assert [
            seat for vote in boards["votes"] if vote["decides"] == "out" for seat in vote["out"]
        ] == out

    served(sqlite, work)


def test_a_view_without_all_facts_gets_no_boards(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="everybody")
        await house.over(season)
        seat = (await house.seats(season))[0]
        player = await house.contestant(season, seat)
        for page in ("boards", "episodes"):
            asked = [
                (house.producer, {"as": seat}),
                (house.producer, {"as": "public"}),
                (house.nobody, {}),
                (player, {}),
            ]
            answers = await asyncio.gather(
                *(client.get(f"seasons/{season}/{page}", **query) for client, query in asked)
            )
            assert [answer.status for answer in answers] == [403] * len(asked), page

    served(sqlite, work)


def test_boards_of_an_earlier_moment_end_there(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, seed="boards")
        await house.over(season)
        start = (await house.producer.get(f"seasons/{season}/boards", at=0)).good()
        assert start["votes"] == start["promises"] == start["alliances"] == []

    served(sqlite, work)
