"""A season with three people who are late, get disconnected, and send nonsense."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress
from typing import Any

import aiohttp

from showrunner.checking import check_lines
from showrunner.running.fact_lines import fact_line
from tests.api.serving import Client, House, served
from tests.api.test_asks import RUBBISH, default, joined
from tests.running.driving import replayed

IN_TIME = {"decision": 1.0, "talk": 1.0, "vote": 1.0, "interview": 1.0}
ONE_TALK = {"conversations_per_player": 1, "turns_per_conversation": 2}
JSON = {"Content-Type": "application/json"}


class Person:
    """Somebody who plays a seat; their actions are counted."""

    def __init__(self, client: Client, season: str) -> None:
        self.client = client
        self.path = f"seasons/{season}"
        self.answered = 0
        self.refused = 0

    async def play(self) -> None:
        """Answer all decisions until the season is over."""
        known = ""
        while not (found := await self.look(known))["over"]:
            for ask in found["asks"]:
                if ask["answered"] is None:
                    await self.decide(ask)
            known = ",".join(ask["ask"] for ask in found["asks"])

    async def look(self, known: str) -> dict[str, Any]:
        """What is asked."""
        found: dict[str, Any] = (
            await self.client.get(f"{self.path}/asks", wait=10, known=known)
        ).good()
        return found

    async def decide(self, ask: dict[str, Any]) -> None:
        """Give the default; the time may be over by then."""
        said = await self.client.post(f"{self.path}/asks/{ask['ask']}/answer", default(ask))
        assert said.status in (200, 202, 409), said
        self.answered += said.status == 200


class Late(Person):
    """Answers the first decision, and ignores most others."""

    async def decide(self, ask: dict[str, Any]) -> None:
        if ask["kind"] == "survivor.ballot" or ask["ask"] == "1":
            await super().decide(ask)


class Rude(Person):
    """Sends nonsense before every answer."""

    async def decide(self, ask: dict[str, Any]) -> None:
        path = f"{self.path}/asks/{ask['ask']}/answer"
        for body in RUBBISH[self.answered % 4 :: 4]:
            said = await self.client.post(path, body, headers=JSON)
            assert said.status in (400, 409, 422), (body[:40], said)
            self.refused += 1
        await super().decide(ask)


class Unsteady(Person):
    """Is disconnected at every second answer and sends it again; follows a stream that breaks."""

    def __init__(self, client: Client, season: str) -> None:
        super().__init__(client, season)
        self.numbers: list[int] = []
        self.cut = 0

    async def play(self) -> None:
        following = asyncio.create_task(self.follow())
        await super().play()
        await following

    async def follow(self) -> None:
        """Every stream breaks after some events, and the next one continues from there."""
        over = False
        while not over:
            last = {"Last-Event-ID": str(self.numbers[-1])} if self.numbers else None
            stream = self.client.events(f"{self.path}/watch", headers=last)
            count = 0
            async with aclosing(stream) as events:
                async for event in events:
                    over = event.type == "end"
                    if event.type == "fact":
                        self.numbers.append(int(event.id or 0))
                    if (count := count + 1) == 7:
                        break
            over = over or not count

    async def decide(self, ask: dict[str, Any]) -> None:
        path, key = f"{self.path}/asks/{ask['ask']}/answer", f"answer {ask['ask']}"
        if self.answered % 2:
            sending = asyncio.create_task(self.client.post(path, default(ask), key=key))
            await asyncio.sleep(0.002)
            sending.cancel()
            with suppress(asyncio.CancelledError, aiohttp.ClientError):
                await sending
            self.cut += 1
        said = await self.client.post(path, default(ask), key=key)
        assert said.status in (200, 202, 409), said
        self.answered += said.status == 200


def test_people_who_are_late_rude_or_cut_off_play_a_season_to_its_legal_end(address: str) -> None:
    async def work(house: House) -> None:
        season, clients = await joined(
            house, "ama", "rokeya", "gideon", deadlines=IN_TIME, parameters=ONE_TALK
        )
        kinds: tuple[type[Person], ...] = (Late, Rude, Unsteady)
        people = [kind(client, season) for kind, client in zip(kinds, clients, strict=True)]
        async with asyncio.timeout(240):
            await asyncio.gather(*(person.play() for person in people))
        assert all(person.answered for person in people)
        late, rude, unsteady = people
        assert rude.refused > rude.answered
        assert isinstance(unsteady, Unsteady)
        assert unsteady.cut
        assert unsteady.numbers == list(range(1, len(unsteady.numbers) + 1))
        mine = (await unsteady.client.get(f"seasons/{season}/seat/seen")).good()["facts"]
        assert len(unsteady.numbers) == mine
        missed = (await late.client.get(f"seasons/{season}/seat/away", after=0)).good()["decided"]
        assert missed
        told = [fact_line(one) for one in await house.store.past.facts(season)]
        assert not check_lines(told).violations
        await replayed(house.store, season)

    served(address, work)
