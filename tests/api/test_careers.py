"""Leaderboards over HTTP: of one's own seasons, as JSON and as CSV."""

from __future__ import annotations

from tests.api.serving import House, served


def test_a_leaderboard_counts_a_season_when_it_is_over_for_its_producer_alone(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, seed="careers")
        await house.over(season)
        board = (await house.producer.get("careers")).good()
        seats = await house.seats(season)
        assert (board["uncounted"], board["produced"]) == (0, [])
        assert {line["id"] for line in board["untouched"]} == set(seats)
        ratings = {line["best"]: line["rating"] for line in board["untouched"]}
        assert ratings[1] == max(ratings.values()) > 25
        assert all(0 < line["uncertainty"] < 25 / 3 for line in board["untouched"])
        assert [line["wins"] for line in board["untouched"]] == [1] + [0] * (len(seats) - 1)
        (line,) = (await house.producer.get("careers", by="player")).good()["untouched"]
        assert (line["id"], line["seasons"], line["best"]) == ("bot:sensible", len(seats), 1)
        assert line["rating"] is None, "all seats had the same player"
        assert not (await house.producer.get("careers", format="survival")).good()["untouched"]
        csv = await house.producer.get("careers/csv")
        header, winner = csv.body.decode().splitlines()[:2]
        assert header.startswith("id,name,") and winner.startswith(board["untouched"][0]["id"])
        for other in (house.stranger, house.operator, house.nobody):
            assert (await other.get("careers")).good()["untouched"] == []
            assert len((await other.get("careers/csv")).body.decode().splitlines()) == 1

    served(sqlite, work)
