"""The boards and the told season, over HTTP: for those alone who may know all facts."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from showrunner.futures.chances import Chance, Chances, SeatChances
from showrunner.running.pen import told_season
from showrunner.store.episodes import StoredEpisode
from showrunner.story.told import Episode
from tests.api.serving import House, served

ROUND = "RoundBegan"


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


def test_viewers_read_what_the_broadcast_has_released_and_no_more(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(seed="boards", viewers="everybody", start=True, pace=3600)
        await house.producer.post(f"seasons/{season}/pause")
        await house.until(season, "paused")
        (await house.producer.put(f"seasons/{season}/pace", {"seconds": 0})).good()
        for unit in ("round", "round", "phase", "phase", "phase"):
            (await house.producer.post(f"seasons/{season}/step", {"by": unit})).good()
            await house.until(season, "paused")
        aired = {"as": "broadcast"}
        facts = (await house.nobody.get(f"seasons/{season}/facts", limit=1000, **aired)).good()
        known = {one["number"] for one in facts["facts"]}
        tonight = Episode(number=3, title="Too early", written_by="quill")
        body = msgspec.json.encode(tonight).decode()
        await house.store.episodes.put(season, StoredEpisode(3, body, "quill", 0, 0, 0))
        told = (await house.nobody.get(f"seasons/{season}/episodes", **aired)).good()
        boards = (await house.nobody.get(f"seasons/{season}/boards", **aired)).good()
        assert known
        assert numbers_in([told, boards]) <= known
        began = [one["fact"]["round"] for one in facts["facts"] if one["fact"]["fact"] == ROUND]
        everything = await facts_of(house, season)
        assert (
            began == [fact["round"] for fact in everything.values() if fact["fact"] == ROUND][:-1]
        )
        assert [vote["round"] for vote in boards["votes"]] == began
        assert [one["number"] for one in told["episodes"]] == began

    served(sqlite, work)


def test_an_episode_by_a_pen_cites_the_same_facts_as_the_one_it_replaces(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, seed="boards", viewers="everybody")
        await house.over(season)
        first, second, *_ = (await told_season(house.store, season)).episodes
        by_pen = replace(second, title="By a pen", written_by="quill")
        stored = StoredEpisode(2, msgspec.json.encode(by_pen).decode(), "quill", 0, 0, 0)
        aired, path = {"as": "broadcast"}, f"seasons/{season}/episodes"
        plain = (await house.producer.get(path)).good()
        before = (await house.nobody.get(path, **aired)).good()["episodes"]
        await house.store.episodes.put(season, stored)
        after = (await house.nobody.get(path, **aired)).good()["episodes"]
        assert (await house.producer.get(path)).good() == plain, "the pen writes for viewers"
        assert all("entry" in one for one in plain["episodes"])
        assert not any("entry" in one for one in before), "viewers are not told of entries"
        expected = {**before[1], "title": "By a pen", "written_by": "quill"}
        assert after == [before[0], expected, *before[2:]]
        assert first.title == before[0]["title"]

    served(sqlite, work)


def numbers_in(answer: Any) -> set[int]:
    """The numbers of all facts that are cited anywhere in it."""
    if isinstance(answer, list):
        return {number for one in answer for number in numbers_in(one)}
    if not isinstance(answer, dict):
        return set()
    cited = answer.get("facts", answer.get("fact", []))
    own = {cited} if isinstance(cited, int) else set(cited)
    return own.union(*map(numbers_in, answer.values()))


def test_how_tonight_stands_cites_what_players_think_and_is_for_producers_alone(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, seed="tonight")
        await house.over(season)
        facts = await facts_of(house, season)
        entries = (await house.producer.get(f"seasons/{season}")).good()["hand"]["entries"]
        aims = []
        for at in range(0, entries, 10):
            line = (await house.producer.get(f"seasons/{season}/tonight", at=at)).good()
            aims += line["aims"]
        assert any(aim["planned"] for aim in aims)
        for aim in aims:
            assert facts[aim["fact"]]["seat"] == aim["seat"]
            assert facts[aim["fact"]]["fact"] == "ThoughtHad" or not aim["planned"]
        assert (line["chances"], line["futures"]) == ({}, 0)
        sure = Chance(share=0.5, low=0.4, high=0.6)
        each = SeatChances(tonight=sure, end=sure, win=sure)
        made = Chances(at=at, round=line["round"], number=100, seats={"ama": each})
        body = msgspec.json.encode(made).decode()
        await house.store.forecasts.put(season, "chances", {at: body})
        line = (await house.producer.get(f"seasons/{season}/tonight", at=at)).good()
        assert (line["chances"], line["futures"]) == ({"ama": 0.5}, 100)
        before = (await house.producer.get(f"seasons/{season}/tonight", at=at - 10)).good()
        assert before["chances"] == {}
        through = await house.producer.get(f"seasons/{season}/tonight", **{"as": "ama"})
        assert through.status == 403

    served(sqlite, work)
