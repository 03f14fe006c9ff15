"""Seasons in their final after each thing that producers can do, with clients of every role."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import NamedTuple

from showrunner.formats.format import load_format
from showrunner.store.tokens import revoke_seat
from tests.api.directing import SLOW, Directed
from tests.api.serving import House
from tests.api.test_roles import LATE_ROLES, PLAYING, ROLES, Scene

PATIENCE_SECONDS = 120.0
"""Seconds to wait for what takes about a second on an idle machine."""


class Base(NamedTuple):
    """A season that is paused in its final, never sent any request itself: forks of it are.

    `house` has its producer as `producer`; `seats` are those of a finalist, a juror, and somebody
    voted out, by their roles.
    """

    house: House
    season: str
    head: int
    seats: Mapping[str, str]


async def base(house: House) -> Base:
    """Play a season up to its final."""
    directed = await Directed.begun(house, viewers="link", parameters={"jury_size": 1})
    while not (sheet := await directed.sheet()).finalists:
        await directed.step("round")
    await directed.put("pace", {"seconds": SLOW})
    out = [seat for seat, player in sheet.players.items() if player.status == "voted out"]
    head = (await house.store.seasons.find(directed.season)).head
    seats = {"c": sheet.finalists[0], "j": sheet.jury[0], "e": out[0]}
    return Base(house, directed.season, head, seats)


async def bases(house: House) -> tuple[Base, Base]:
    """A season of the house's producer, and one of another producer, who plays in its forks."""
    return await base(house), await base(replace(house, producer=house.stranger))


# -- what producers have done ----------------------------------------------------------------------


async def paused(directed: Directed) -> None:
    """Do nothing: the fork of a paused season."""


async def held(directed: Directed) -> None:
    """Hold all kinds of decision, and wait for answers that need a ruling."""
    row = await directed.house.store.seasons.find(directed.season)
    await directed.put("holds", {"kinds": list(load_format(row.format).decisions)})
    await directed.put("pace", {"seconds": 0})
    await directed.post("resume")
    await directed.held(1)
    await directed.post("pause")
    await directed.put("pace", {"seconds": SLOW})
    await directed.house.until(directed.season, "paused", PATIENCE_SECONDS)


async def ruled(directed: Directed) -> None:
    """Hold all kinds of decision, and veto an answer."""
    await held(directed)
    first = (await directed.held(1))[0]
    await directed.post("rulings", {"ask": first["ask"], "verdict": "veto"})


async def forked(directed: Directed) -> None:
    """Fork the fork."""
    row = await directed.house.store.seasons.find(directed.season)
    directed.season = (await directed.post("forks", {"at": row.head, "start": True}))["id"]
    await directed.post("pause")
    await directed.house.until(directed.season, "paused", PATIENCE_SECONDS)


async def erased(directed: Directed) -> None:
    """Erase a text."""
    text = (await directed.get("texts", words="the"))[0]
    await directed.post("texts/erase", {"seal": text["seal"]})


async def ended(directed: Directed) -> None:
    """Continue the season to its end."""
    await directed.put("pace", {"seconds": 0})
    await directed.post("resume")
    await directed.house.over(directed.season, PATIENCE_SECONDS)


DEEDS: Mapping[str, Callable[[Directed], Awaitable[None]]] = {
    "hold": held,
    "ruling": ruled,
    "fork": forked,
    "erase": erased,
    "pause": paused,
    "end": ended,
}


class After(Scene):
    """A season after a deed, with clients of every role; forked again if requests changed it."""

    roles = ROLES + "je" + PLAYING

    def __init__(self, made: tuple[Base, Base], deed: str) -> None:
        super().__init__(made[0].house)
        self._bases = made
        self._deed = deed
        self._played = ("", "")

    def place(self, role: str) -> tuple[str, str]:
        """See Scene. The producer who plays does so in a season of their own.

        They hold a seat in what all its forks come from, which is as good as one in each.
        """
        return self._played if role == PLAYING else super().place(role)

    async def _is_spoiled(self) -> bool:
        """Whether the season has changed, or a seat or link was withdrawn."""
        wanted = "over" if self._deed == "end" else "paused"
        producers = {PLAYING: self.clients[PLAYING], "p": self.clients["p"]}
        for role, client in producers.items():
            seen = await client.get(f"seasons/{self.place(role)[0]}")
            if seen.status != 200 or seen.json["status"] != wanted:
                return True
        holders = [await self.clients[role].get("session") for role in (*LATE_ROLES, "x", "v")]
        return any(one.status != 200 for one in holders)

    async def _set(self) -> None:
        ours, theirs = self._bases
        seat = theirs.seats["c"]
        await self._house.store.database.write(lambda c: revoke_seat(c, theirs.season, seat))
        self.season, self.seat = await self._after(ours), ours.seats["c"]
        self._played = await self._after(theirs), seat
        session = (await theirs.house.producer.get("session")).good()
        await theirs.house.contestant(theirs.season, seat, producer=session["producer"])
        house = self._house
        self.clients = {
            **{role: await house.contestant(self.season, ours.seats[role]) for role in LATE_ROLES},
            "o": house.operator,
            "p": house.producer,
            "s": house.stranger,
            PLAYING: house.stranger,
            "x": await house.contestant(ours.season, self.seat),
            "v": await house.viewer(self.season),
            "i": await house.invited(self.season, self.seat, lasts=timedelta(seconds=-1)),
            "n": house.nobody,
        }

    async def _after(self, made: Base) -> str:
        """A fork of a season, after the deed."""
        directed = Directed(made.house, made.season)
        fork = {"at": made.head, "start": True}
        directed.season = (await directed.post("forks", fork))["id"]
        await directed.post("pause")
        await directed.house.until(directed.season, "paused", PATIENCE_SECONDS)
        await DEEDS[self._deed](directed)
        return directed.season
