"""What a viewer knows of a season: sheet, votes and transcript in everybody's own view."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from showrunner.formats.facts import Fact
from showrunner.formats.format import load_format
from showrunner.formats.plain import sheet_data
from showrunner.kernel import PRODUCER, PUBLIC, Told, Viewer, contestant, view
from showrunner.store.models import SeatRow
from showrunner.store.tokens import give_token, new_secret
from showrunner.transcripts.markdown import transcript
from tests.api.directing import Directed
from tests.api.serving import SECONDS, Client, House, house, served
from tests.databases import new_postgres

PAGES = ("sheet", "votes", "transcript", "parameters", "facts")
Story = Sequence[Told[Fact]]


class Known:
    """What a viewer should read of a season, computed from its facts without the server."""

    def __init__(self, house: House, season: str, story: Story) -> None:
        self.house = house
        self.season = season
        self.story = story
        self.format = load_format("survivor")

    @classmethod
    async def of(cls, house: House, season: str) -> Known:
        return cls(house, season, await house.store.past.facts(season))

    async def pages(self, viewer: Viewer, story: Story | None = None) -> dict[str, Any]:
        """The pages of this viewer, who knows these facts."""
        told = self.story if story is None else story
        settings = await self.house.store.seasons.settings(self.season)
        facts = (seen.fact for seen in view(told, viewer))
        return {
            "sheet": sheet_data(self.format.sheet_of(told, viewer)),
            "votes": as_read(self.format.votes_of(told, viewer)),
            "transcript": transcript(self.format, settings, facts, viewer),
        }


def as_read(made: Any) -> Any:
    """Data after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(made))


async def read(client: Client, season: str, **query: Any) -> dict[str, Any]:
    """The same pages as a client reads them."""
    sheet, votes, story = [
        await client.get(f"seasons/{season}/{page}", **query)
        for page in ("sheet", "votes", "transcript")
    ]
    assert story.headers["Content-Type"].startswith("text/markdown")
    return {"sheet": sheet.good(), "votes": votes.good(), "transcript": story.body.decode()}


def test_everybody_reads_what_they_were_told_and_nothing_else(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link")
        await directed.step("round", 2)
        season = directed.season
        known = await Known.of(house, season)
        assert await read(house.producer, season) == await known.pages(PRODUCER)
        assert await read(await house.viewer(season), season) == await known.pages(PUBLIC)
        for seat in await house.seats(season):
            player = await house.contestant(season, seat)
            own = await known.pages(contestant(seat))
            assert await read(player, season) == own
            assert await read(house.producer, season, **{"as": seat}) == own
        assert (await read(house.producer, season, **{"as": "public"}))["votes"]["votes"]

    served(address, work)


def test_producers_look_at_any_past_moment(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)
        known = await Known.of(house, season)
        seat, *_ = await house.seats(season)
        last = known.story[-1].entry
        for entry in (0, 1, last // 2, last):
            story = [told for told in known.story if told.entry <= entry]
            for named, viewer in (({}, PRODUCER), ({"as": seat}, contestant(seat))):
                query = {"at": entry, **named}
                assert await read(house.producer, season, **query) == await known.pages(
                    viewer, story
                )
                path = f"seasons/{season}/facts"
                page = (await house.producer.get(path, limit=1000, **query)).good()
                seen = [one["fact"]["fact"] for one in page["facts"]]
                told = [type(one.fact).__name__ for one in view(story, viewer)]
                assert seen == told[:1000]
        late = await house.producer.get(f"seasons/{season}/sheet", at=last + 9)
        assert late.status == 422

    served(address, work)


def test_viewers_read_what_is_released_and_nothing_more(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link", release="episode")
        season = directed.season
        viewer = await house.viewer(season)
        await directed.step("round", 2)
        await directed.step("phase", 2)
        known = await Known.of(house, season)
        opens = load_format("survivor").opens_round
        begun = [told.number for told in known.story if isinstance(told.fact, opens)]
        released = await known.pages(PUBLIC, known.story[: begun[-1]])
        assert await read(viewer, season) == released
        assert await read(house.producer, season, **{"as": "public"}) == released
        assert released["sheet"]["round"] == len(begun) - 1 > 0
        await house.producer.patch(f"seasons/{season}", {"release": "end"})
        assert await read(viewer, season) == await known.pages(PUBLIC, [])
        await house.producer.patch(f"seasons/{season}", {"release": "live"})
        assert await read(viewer, season) == await known.pages(PUBLIC)

    served(address, work)


def test_only_producers_look_back_or_through_others_eyes(sqlite: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="link")
        one, other, *_ = await house.seats(directed.season)
        for client in (
            await house.contestant(directed.season, one),
            await house.viewer(directed.season),
        ):
            for page in PAGES:
                for query in ({"as": other}, {"as": one}, {"at": 0}):
                    answer = await client.get(f"seasons/{directed.season}/{page}", **query)
                    assert answer.status == 403, (page, query)
        for page in PAGES:
            wrong = await house.producer.get(f"seasons/{directed.season}/{page}", **{"as": "zed"})
            assert wrong.status == 422
            assert "there is no seat 'zed'" in wrong.json["detail"]

    served(sqlite, work)


def test_a_producer_who_plays_does_not_look_through_others_eyes(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        one, other, *_ = await house.seats(season)
        producer = (await house.producer.get("session")).good()["producer"]
        path = f"seasons/{season}/sheet"
        assert (await house.producer.get(path, **{"as": other})).status == 200
        secret = new_secret()
        await house.store.database.write(
            lambda connection: give_token(
                connection, secret, "contestant", producer=producer, season=season, seat=one
            )
        )
        for seat in (one, other, "public"):
            refused = await house.producer.get(path, **{"as": seat})
            assert refused.status == 403
            assert "you play in this season" in refused.json["detail"]

    served(address, work)


def test_looking_through_somebodys_eyes_reads_nothing_in_their_place(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        await directed.step("round")
        seat, *_ = await house.seats(directed.season)
        for page in PAGES:
            (await house.producer.get(f"seasons/{directed.season}/{page}", **{"as": seat}))
        query = select(SeatRow.seen).where(SeatRow.season == directed.season)
        seen = await house.store.database.read(lambda one: one.scalars(query).all())
        assert set(seen) == {0}

    served(address, work)


def test_erased_words_are_gone_from_every_page_and_from_its_tag(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        seat, *_ = await house.seats(directed.season)
        await directed.order("event", story="Xanthippe sings.")
        await directed.order("interview", seat=seat, question="Is it Xanthippe?")
        pages = [f"seasons/{directed.season}/{page}" for page in PAGES]
        before = {page: await house.producer.get(page) for page in pages}
        assert any(b"Xanthippe" in answer.body for answer in before.values())
        for found in await directed.get("texts", words="xanthippe"):
            await directed.post("texts/erase", {"seal": found["seal"]})
        for page, had in before.items():
            tag = {"If-None-Match": had.headers["ETag"]}
            after = await house.producer.get(page, headers=tag)
            assert b"Xanthippe" not in after.body
            assert after.status == (200 if b"Xanthippe" in had.body else 304)

    served(address, work)


def test_what_one_has_need_not_come_again_until_there_is_more(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        for page in PAGES:
            path = f"seasons/{directed.season}/{page}"
            first = await house.producer.get(path)
            tag = {"If-None-Match": first.headers["ETag"]}
            again = await house.producer.get(path, headers=tag)
            assert (again.status, again.body) == (304, b"")
            assert first.headers["Cache-Control"] == "private, no-cache"
        await directed.step("round", 2)
        for page in ("sheet", "votes", "transcript", "facts"):
            answer = await house.producer.get(f"seasons/{directed.season}/{page}", headers=tag)
            assert answer.status == 200

    served(address, work)


def test_another_process_hears_of_a_release_and_of_erased_words() -> None:
    async def work() -> None:
        address = await asyncio.to_thread(new_postgres)
        async with house(address) as one, house(address) as other:
            directed = await Directed.begun(one, viewers="everybody")
            season = directed.season
            await directed.order("event", story="Xanthippe sings.")

            async def reads() -> bytes:
                return (await other.nobody.get(f"seasons/{season}/facts")).body

            async with asyncio.timeout(SECONDS):
                while b"Xanthippe" not in await reads():
                    await asyncio.sleep(0.02)
                (found,) = await directed.get("texts", words="xanthippe")
                await directed.post("texts/erase", {"seal": found["seal"]})
                while b"Xanthippe" in await reads():
                    await asyncio.sleep(0.02)
                assert b"StoryTold" in await reads()
                await one.producer.patch(f"seasons/{season}", {"release": "end"})
                while b"StoryTold" in await reads():
                    await asyncio.sleep(0.02)

    asyncio.run(work())
