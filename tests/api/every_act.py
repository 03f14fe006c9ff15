"""Everything producers can do to a season over HTTP, and everything that can be read after it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import aiohttp
from sqlalchemy import update

from showrunner.api.description import described
from showrunner.formats.format import load_format
from showrunner.kernel import Dice
from showrunner.store.models import ProducerRow
from tests.api.serving import Answer, Client, House
from tests.api.test_roles import named
from tests.every_format.producing import other_values, random_terms

ODD_NAMES = (
    *("operator", "player", "stand-in", "clock", "engine", "producer", "schedule", "fork", "null"),
    *("0", " ", "ama", "{}", '{"seal": "0"}', "O’Brien", 'a"b\\c', "%s %(x)s", "' OR 1=1 --"),
    *("<script>alert(1)</script>", "\u202eresu", "\U0001f3ac" * 50, "x" * 100),
)
AT_ONCE = 8
"""Requests made at the same time."""
MOST_LOOKS = 100
"""Seconds between two checks whether a running season has paused again."""
SILENT_SECONDS = 0.2
"""Seconds of silence after which a stream has sent everything it has."""


class Read(NamedTuple):
    """Something that can be read: a path with its query."""

    path: str
    query: Mapping[str, str]


class Act(NamedTuple):
    """Something that a producer does, or with `by_player`, a person who plays."""

    method: str
    path: str
    body: Any = None
    by_player: bool = False


def reads(house: House, season: str, seat: str, *, variants: bool) -> list[Read]:
    """Every GET of a season's, and (`variants`) with each of its parameters, as described."""
    paths: Mapping[str, Any] = described(house.app)["paths"]
    found = []
    for path, item in paths.items():
        if "{season}" not in path or "get" not in item:
            continue
        names = {**named(path, season, seat), "ask": "1"}
        given = item["get"].get("parameters", ())
        needed = {one["name"]: _value(one, seat) for one in given if one.get("required")}
        query = {name: value for name, value in needed.items() if name not in names}
        ways = [{}, *({one["name"]: _value(one, seat)} for one in given if one["in"] == "query")]
        found += [
            Read(path.format(**names), {**query, **way}) for way in (ways if variants else ways[:1])
        ]
    return found


def _value(parameter: Mapping[str, Any], seat: str) -> str:
    """A value that a parameter may have."""
    known = {"as": seat, "seat": seat, "words": "the", "type": "SeasonBegan", "format": "ndjson"}
    return known.get(parameter["name"], "1")


class Produced:
    """A season with one person, stepped by producers who do everything they can to it."""

    def __init__(self, house: House, season: str, seat: str, dice: Dice) -> None:
        self.house = house
        self.season = season
        self.seat = seat
        self.roles: dict[str, Client] = {}
        self.broken: list[str] = []
        """Requests that got a server error or no response."""
        self.taken = 0
        self.done: list[str] = []
        self._dice = dice
        self._producer = ""

    @classmethod
    async def begun(cls, house: House, dice: Dice, **terms: Any) -> Produced:
        """A season that is paused at its beginning."""
        terms = {"pace": 3600, "viewers": "link", "start": True, **terms}
        season = await house.season(**terms)
        seat = (await house.seats(season))[0]
        made = cls(house, season, seat, dice)
        await house.until(season, "running")
        player = {"player": "outside"}
        (await house.producer.put(f"seasons/{season}/seats/{seat}/player", player)).good()
        (await house.producer.post(f"seasons/{season}/pause")).good()
        (await house.producer.put(f"seasons/{season}/pace", {"seconds": 0})).good()
        made._producer = (await house.producer.get("session")).good()["producer"]
        made.roles = {
            "operator": house.operator,
            "producer": house.producer,
            "stranger": house.stranger,
            "contestant": await house.contestant(season, seat),
            "viewer": await house.viewer(season),
            "nobody": house.nobody,
        }
        return made

    # -- acts --------------------------------------------------------------------------------------

    async def acts(self) -> list[Act]:
        """One each of orders, holds, rulings and controls, made for the season's present state."""
        format = load_format((await self.house.store.seasons.find(self.season)).format)
        sheet = (await self._get("sheet")).json
        seats = await self.house.seats(self.season)
        kinds = [one["kind"] for one in await self._asked()] or list(format.decisions)[:1]
        parameter = self._dice.pick(list(format.parameters.declared()))
        values = other_values(format, parameter, sheet["parameters"][parameter])
        head = (await self.house.store.seasons.find(self.season)).head
        question = {"seat": self.seat, "question": "Whom do you trust, and why them?"}

        def order(name: str, terms: Any, when: Any = None) -> Act:
            return Act("POST", "orders", {"order": name, "terms": terms, "when": when})

        return [
            Act("PUT", "holds", {"kinds": []}),
            Act("PUT", "holds", {"kinds": kinds}),
            Act("POST", "answer", by_player=True),
            Act("POST", "ruling", "veto"),
            Act("POST", "answer", by_player=True),
            Act("POST", "ruling", "replace"),
            Act("POST", "answer", by_player=True),
            Act("POST", "ruling", "release"),
            Act("PUT", "holds", {"kinds": list(format.decisions)}),
            Act("PUT", "holds", {"kinds": []}),
            order("interview", question),
            Act("PUT", "seat/seen", {"number": 1}, by_player=True),
            Act("PUT", "seat/instructions", {"words": "Vote as I would."}, by_player=True),
            Act("POST", "seat/notes", {"words": "Nobody reads this."}, by_player=True),
            Act("POST", "step", {"by": "decision"}),
            Act("PATCH", "", {"release": self._dice.pick(("live", "episode", "end"))}),
            Act("PATCH", "", {"deadlines": {"decision": 3600, "interview": None}}),
            Act("PUT", f"seats/{seats[1]}/player", {"player": "bot:random"}),
            Act("PUT", f"seats/{self.seat}/player", {"player": "bot:random"}),
            Act("PUT", f"seats/{self.seat}/player", {"player": "outside"}),
            Act("POST", f"seats/{self.seat}/invitation", {}),
            Act("PUT", "allowance", {"season": 5}),
            Act("POST", "forks", {"at": max(head - 1, 0)}),
            Act("POST", "erase"),
            *(order(one.name, self._terms(one, seats, sheet)) for one in format.orders),
            *(order(one.name, self._terms(one, seats, sheet), {}) for one in format.orders),
            Act("DELETE", "orders/scheduled/1"),
            Act("PUT", f"parameters/{parameter}", {"value": values[0] if values else 1}),
            order("go_on", {}),
            Act("PUT", "holds", {"kinds": []}),
            Act("PATCH", "", {"archived": True}),
            Act("PATCH", "", {"archived": False}),
            Act("POST", "stop"),
            Act("POST", "resume"),
            Act("POST", "pause"),
        ]

    async def step(self) -> None:
        """Continue to the next phase, unless something ordered stops the season."""
        await self.do(Act("PUT", "holds", {"kinds": []}))
        for _ in (await self._get("holds")).json["answers"]:
            await self.do(Act("POST", "ruling", "release"))
        await self.do(Act("POST", "step", {"by": "phase"}))
        for _ in range(MOST_LOOKS):
            await self.do(Act("POST", "answer", by_player=True))
            if (await self.house.store.seasons.find(self.season)).status != "running":
                return
            await asyncio.sleep(0.02)
        await self.do(Act("POST", "pause"))

    async def do(self, act: Act) -> None:
        """Do it under the next odd name. It may be refused, but must get a response."""
        name = ODD_NAMES[len(self.done) % len(ODD_NAMES)]
        rename = update(ProducerRow).where(ProducerRow.id == self._producer).values(name=name)
        await self.house.store.database.write(lambda connection: connection.execute(rename))
        self.done.append(f"{act.method} {act.path} {act.body} as {name!r}")
        client = self.roles["contestant" if act.by_player else "producer"]
        match act.path:
            case "answer":
                for ask in await self._asked():
                    answer = {"answer": ask["form"]["default"]}
                    self._judge(await client.post(self._path(f"asks/{ask['ask']}/answer"), answer))
            case "ruling":
                for held in (await self._get("holds")).json["answers"][:1]:
                    ruling = {"ask": held["ask"], "verdict": act.body}
                    answer = {"answer": held["answer"]} if act.body == "replace" else {}
                    self._judge(await client.post(self._path("rulings"), {**ruling, **answer}))
            case "erase":
                for text in (await self._get("texts", words="the")).json[:1]:
                    seal = {"seal": text["seal"]}
                    self._judge(await client.post(self._path("texts/erase"), seal))
            case _:
                path = self._path(act.path)
                self._judge(await client.ask(act.method, path.rstrip("/"), act.body))

    def _terms(self, order: Any, seats: list[str], sheet: Any) -> dict[str, Any]:
        teams = {"team": list(sheet.get("food") or ["nowhere"])}
        terms = random_terms(order, self._dice, seats, teams)
        return {name: value for name, value in terms.items() if name != "when"}

    async def _asked(self) -> list[Any]:
        asks: list[Any] = (await self.roles["contestant"].get(self._path("asks"))).good()["asks"]
        return asks

    # -- reading -----------------------------------------------------------------------------------

    async def read(self, *, variants: bool = False) -> None:
        """Read everything as everybody."""
        everything = reads(self.house, self.season, self.seat, variants=variants)
        pending = [(role, read) for read in everything for role in self.roles]

        async def work() -> None:
            while pending:
                role, read = pending.pop()
                try:
                    answer = await self._read(self.roles[role], read)
                except aiohttp.ClientError as broken:
                    self._note(f"{read.path} {read.query} as {role}: {broken!r}")
                else:
                    self._judge(answer, f"{read.path} {read.query} as {role}")

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _read(self, client: Client, read: Read) -> Answer:
        answer = await client.opened(read.path, **read.query)
        if answer.status == 200 and read.path.endswith("/watch"):
            await client.some_of(read.path, SILENT_SECONDS, **read.query)
        return answer

    def _judge(self, answer: Answer, what: str = "") -> None:
        self.taken += answer.status < 300
        if answer.status >= 500:
            self._note(f"{what}: {answer.status} {answer.body[:300]!r}")

    def _note(self, what: str) -> None:
        self.broken.append(f"{what}\n  after {self.done[-3:]}")

    async def _get(self, path: str, **query: Any) -> Answer:
        answer = await self.roles["producer"].get(self._path(path), **query)
        self._judge(answer, path)
        return answer

    def _path(self, path: str) -> str:
        return f"seasons/{self.season}/{path}"
