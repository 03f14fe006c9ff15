"""The story in sentences: each viewer's own, from any fact on, and of earlier moments."""

from __future__ import annotations

from typing import Any

from showrunner.formats.format import load_format
from showrunner.formats.narration import Narrator
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant, view
from showrunner.transcripts.untold import untold_by
from tests.api.directing import Directed
from tests.api.serving import Client, House, served


async def whole(client: Client, season: str, limit: int = 2000, **query: Any) -> list[Any]:
    """All lines, read page by page."""
    lines: list[Any] = []
    after, more = 0, True
    while more:
        asked = {"after": after, "limit": limit, **query}
        page = (await client.get(f"seasons/{season}/story", **asked)).good()
        assert all(after < line["number"] <= page["next"] for line in page["lines"])
        lines += page["lines"]
        after, more = page["next"], page["more"]
    return lines


async def narrated(house: House, season: str, viewer: Viewer) -> list[tuple[str, str, str]]:
    """What this viewer's narrator tells of the stored facts."""
    told = await house.store.past.facts(season, -1)
    narrator: Narrator = load_format("survivor").narrator(viewer)
    lines = [line for seen in view(told, viewer) for line in narrator.tell(seen.fact)]
    opened = untold_by(load_format("survivor"), told, viewer, over=True).get("", [])
    return [(line.tone.value, line.text, line.who) for line in [*lines, *narrator.close(), *opened]]


def who(line: dict[str, Any]) -> str:
    """Who speaks, and how, as a page sets it."""
    return ", ".join(filter(None, (line["speaker"], line["how"], line["lies"] and "lying")))


def test_the_story_is_what_the_viewers_own_narrator_tells(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="everybody")
        await house.over(season)
        seat = (await house.seats(season))[0]
        people = {
            PRODUCER: house.producer,
            PUBLIC: house.nobody,
            contestant(seat): await house.contestant(season, seat),
        }
        for viewer, client in people.items():
            lines = await whole(client, season, limit=40)
            said = [(line["tone"], line["text"], who(line)) for line in lines]
            assert said == await narrated(house, season, viewer), viewer
            numbers = [line["number"] for line in lines]
            assert numbers == sorted(numbers)

    served(address, work)


def test_castaways_are_told_what_was_going_on_when_the_season_is_over(sqlite: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, parameters={"reveal": "never"})
        season = directed.season
        seat, *_ = await house.seats(season)
        player = await house.contestant(season, seat)
        for client, query in ((player, {}), (house.producer, {"as": seat})):
            for page in ("story", "transcript"):
                path = f"seasons/{season}/{page}"
                assert (await client.get(path, truth="true", **query)).status == 422
                assert (await house.producer.get(path, truth="true")).status == 422
        await directed.post("resume")
        await house.over(season)
        own, told = await whole(player, season), await whole(player, season, truth="true")
        apart = [line for line in told if line not in own]
        assert [line for line in told if line in own] == own
        assert any("did not know" in line["text"] for line in apart)
        assert {line["tone"] for line in apart} > {"phase", "secret", "speech"}
        assert told == await whole(house.producer, season, truth="true", **{"as": seat})
        page = (await player.get(f"seasons/{season}/transcript", truth="true")).body.decode()
        assert "did not know" in page
        (await house.producer.patch(f"seasons/{season}", {"broadcast": "never"})).good()
        assert (await player.get(f"seasons/{season}/story", truth="true")).status == 422

    served(sqlite, work)


def test_whoever_asks_again_and_again_while_it_is_told_gets_the_same_story(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        lines: list[Any] = []
        after, over = 0, False
        while not over:
            over = (await house.store.seasons.find(season)).status == "over"
            page = (await house.producer.get(f"seasons/{season}/story", after=after)).good()
            lines, after = [*lines, *page["lines"]], page["next"]
            over = over and not page["more"]
        assert lines == await whole(house.producer, season)

    served(sqlite, work)


def test_a_producer_reads_the_story_as_it_was_and_as_others_know_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)
        start = await whole(house.producer, season, at=0)
        everything = await whole(house.producer, season)
        assert start == everything[: len(start)]
        assert 0 < len(start) < len(everything)
        seat = (await house.seats(season))[0]
        theirs = await whole(await house.contestant(season, seat), season)
        assert await whole(house.producer, season, **{"as": seat}) == theirs

    served(sqlite, work)


def test_producers_are_told_which_lines_whoever_watches_was_told_too(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="everybody")
        await house.over(season)
        lines = await whole(house.producer, season)
        public = [(line["tone"], line["text"]) for line in await whole(house.nobody, season)]
        for line in lines:
            assert not line["everybody"] or (line["tone"], line["text"]) in public, line
        private = {line["tone"] for line in lines if not line["everybody"]}
        assert {"thought", "diary", "secret", "speech", "talk"} <= private
        opened = {line["tone"] for line in lines if line["everybody"]}
        assert {"ballot", "result", "scores", "speech", "narration"} <= opened
        assert not opened & {"thought", "diary", "secret"}
        assert all(line["everybody"] for line in await whole(house.nobody, season))

    served(sqlite, work)


def test_the_story_marks_the_moments_that_have_a_picture_and_whom_they_are_about(
    sqlite: str,
) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="everybody")
        await house.over(season)
        facts = (await house.nobody.get(f"seasons/{season}/facts", limit="1000")).good()["facts"]
        by_number = {one["number"]: one["fact"] for one in facts}
        moments = [line for line in await whole(house.nobody, season) if line["moment"]]
        assert {one["moment"] for one in moments} >= {"challenge", "council", "count", "out"}
        for one in moments:
            assert one["tone"] not in ("episode", "speech", "talk")
            fact = by_number[one["number"]]
            if one["moment"] in ("out", "winner"):
                assert one["about"] == [fact["seat"]]
        assert [one["moment"] for one in moments].count("winner") == 1

    served(sqlite, work)
