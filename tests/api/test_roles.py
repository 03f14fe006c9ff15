"""S3: every route × every role, by the table in `roles.txt`; a route without a row fails."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar

from showrunner.api.description import described
from showrunner.store.tokens import revoke_seat
from tests.api.directing import Directed
from tests.api.serving import Answer, Client, House, served

TABLE = Path(__file__).with_name("roles.txt")
ROLES = "opscxvin"
LATE_ROLES = "cje"
"""Roles that exist only in a season's final."""
PLAYING = "b"
"""The role of a producer who plays in their own season."""
BY_HAND = "-"
"""Marks a row whose route signs in or out: `test_session.py` calls it as everybody."""
TURNED_AWAY = (401, 403, 404)
UNKNOWN = "in"
"""Roles that the server treats as nobody."""

BODIES: Mapping[str, Any] = {
    "PUT /api/v1/models/{name}": {"base_url": "http://models.lan:11434/v1", "model": "small"},
    "PUT /api/v1/seasons/{season}/allowance": {"season": 5},
    "POST /api/v1/seasons/{season}/answer-once": {"ask": "season/1:ama", "player": "model:none"},
    "POST /api/v1/producers": {"name": "Ada"},
    "POST /api/v1/producers/tokens": {"label": "mine"},
    "POST /api/v1/cast": {"name": "Xanthippe"},
    "POST /api/v1/cast/import": b'{"name": "Yolanda", "description": "", "personality": ""}',
    "POST /api/v1/cast/write": {"model": "none", "name": "Xan", "about": "A smith."},
    "PATCH /api/v1/cast/{persona}": {"work": "smith"},
    "PUT /api/v1/cast/{persona}/picture": b"no picture",
    "POST /api/v1/seasons": {"season": "quick"},
    "PATCH /api/v1/seasons/{season}": {},
    "POST /api/v1/seasons/{season}/step": {"by": "phase"},
    "PUT /api/v1/seasons/{season}/pace": {"seconds": 1},
    "POST /api/v1/seasons/{season}/forks": {"at": 0},
    "POST /api/v1/seasons/{season}/texts/erase": {"seal": "0000"},
    "POST /api/v1/seasons/{season}/orders": {"order": "go_on", "terms": {}},
    "POST /api/v1/seasons/{season}/orders/preview": {"order": "go_on", "terms": {}},
    "POST /api/v1/seasons/{season}/orders/futures": {"order": "go_on", "number": 1},
    "POST /api/v1/seasons/{season}/futures": {"number": 1},
    "POST /api/v1/seasons/{season}/swing": {"budget": 1},
    "PATCH /api/v1/seasons/{season}/director": {},
    "POST /api/v1/seasons/{season}/director/approvals": {"number": 1, "approve": False},
    "PUT /api/v1/seasons/{season}/parameters/{name}": {"value": 9},
    "PUT /api/v1/seasons/{season}/holds": {"kinds": []},
    "POST /api/v1/seasons/{season}/rulings": {"ask": "0", "verdict": "release"},
    "POST /api/v1/seasons/{season}/seats/{seat}/invitation": {},
    "POST /api/v1/seasons/{season}/viewers": {},
    "PUT /api/v1/seasons/{season}/seats/{seat}/player": {"player": "bot:sensible"},
    "POST /api/v1/seasons/{season}/asks/{ask}/answer": {"answer": {}},
    "POST /api/v1/seasons/{season}/asks/{ask}/check": {"answer": {}},
    "PUT /api/v1/seasons/{season}/seat/contact": {},
    "PUT /api/v1/seasons/{season}/seat/instructions": {"words": ""},
    "POST /api/v1/seasons/{season}/seat/notes": {"words": "Trust nobody."},
    "PUT /api/v1/seasons/{season}/seat/push": {"endpoint": "https://push.example.org", "on": False},
    "PUT /api/v1/seasons/{season}/seat/seen": {"number": 0},
}
QUERIES: Mapping[str, Mapping[str, str]] = {
    "GET /api/v1/seasons/{season}/texts": {"words": "the"},
}
NOT_FOUND_WHERE_ALLOWED = (
    # What these paths name is made up, or there is none.
    "/cast/{persona}",
    "/cast/{seat}/picture",
    "/inputs/{key}",
    "/scheduled/{number}",
    "/invitations/{id}",
    "/asks/{ask}",
    "/tokens/{token}",
    "/texts/erase",
    "/rulings",
    "/models/{name}",
    "/cast/write",
    "/calls/{number}",
    "/director",
)


class Row(NamedTuple):
    """A route, and the roles that may call it."""

    method: str
    path: str
    allowed: str

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


def rows() -> list[Row]:
    """The table."""
    lines = [line.split() for line in TABLE.read_text().splitlines()]
    return [
        Row(line[0], line[1], "".join(line[2:]))
        for line in lines
        if line and not line[0].startswith("#")
    ]


def routes(app: Litestar) -> set[str]:
    """Every operation in the API's description."""
    paths: Mapping[str, Any] = described(app)["paths"]
    return {f"{method.upper()} {path}" for path, item in paths.items() for method in item}


def test_s3_every_route_has_a_row_and_every_row_a_route(sqlite: str) -> None:
    async def work(house: House) -> None:
        table = [row.name for row in rows()]
        assert len(table) == len(set(table))
        assert routes(house.app) - set(table) == set(), "write who may call it into roles.txt"
        assert set(table) - routes(house.app) == set(), "there is no such route"

    served(sqlite, work)


def test_s3_every_route_lets_in_whom_the_table_names_and_nobody_else(address: str) -> None:
    async def work(house: House) -> None:
        wrong, scene = [], Scene(house)
        for row in rows():
            for role in "" if row.allowed == BY_HAND else ROLES:
                wrong += await wrongly_answered(scene, row, role)
        assert not wrong, "\n".join(wrong)

    served(address, work, requests_a_minute=100_000)


def test_s3_jurors_and_those_voted_out_are_let_in_as_the_table_says(address: str) -> None:
    async def work(house: House) -> None:
        wrong, scene = [], Final(house)
        for row in rows():
            for role in "" if row.allowed == BY_HAND else LATE_ROLES:
                wrong += await wrongly_answered(scene, row, role)
        assert not wrong, "\n".join(wrong)

    served(address, work, requests_a_minute=100_000)


def test_s3_a_producer_who_plays_runs_the_season_and_sees_nothing_of_it(address: str) -> None:
    async def work(house: House) -> None:
        wrong, scene = [], Playing(house)
        for row in rows():
            if row.allowed != BY_HAND:
                wrong += await wrongly_answered(scene, row, PLAYING)
        assert not wrong, "\n".join(wrong)

    served(address, work, requests_a_minute=100_000)


def test_s3_an_invitation_whose_time_is_over_gets_nobody_in(address: str) -> None:
    async def work(house: House) -> None:
        scene = Scene(house)
        shown = (await scene.somebody("i")).token
        for client in scene.clients.values():
            refused = await client.post("session", {"invitation": shown})
            expected = 401 if client is scene.clients["i"] else 403
            assert refused.status == expected, refused

    served(address, work)


def test_s3_a_seat_that_was_taken_back_lets_nobody_in(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=60)
        seat = (await house.seats(season))[0]
        former = await house.contestant(season, seat)
        assert (await former.get(f"seasons/{season}")).status == 200
        await house.store.database.write(lambda c: revoke_seat(c, season, seat))
        for row in rows():
            if "{season}" in row.path:
                answer = await call(former, row, season, seat)
                assert answer.status == 401, (row, answer.status)

    served(sqlite, work)


async def wrongly_answered(scene: Scene, row: Row, role: str) -> list[str]:
    """What is wrong with a route's response to a client of this role, or None."""
    client = await scene.somebody(role)
    answer = await call(client, row, scene.season, scene.seat)
    status = answer.status
    if role not in row.allowed:
        good = status == 401 if role in UNKNOWN else status in TURNED_AWAY
        good = good and b"hand" not in answer.body
    else:
        made_up = any(part in row.path for part in NOT_FOUND_WHERE_ALLOWED)
        good = status < 500 and status not in ((401, 403) if made_up else TURNED_AWAY)
    return [] if good else [f"{row.name} as {role}: {status} {answer.body[:200]!r}"]


class Scene:
    """A slow season with clients of every role; made again when a call has changed it."""

    roles = ROLES

    def __init__(self, house: House, **terms: Any) -> None:
        self._house = house
        self._terms = terms
        self.clients: dict[str, Client] = {}
        self.season = self.seat = ""

    async def somebody(self, role: str) -> Client:
        """The client with this role."""
        if not self.clients or await self._is_spoiled():
            await self._set()
        return self.clients[role]

    def place(self, role: str) -> tuple[str, str]:
        """The season and the seat that requests of this role are about."""
        return self.season, self.seat

    async def _is_spoiled(self) -> bool:
        seen = await self.clients["p"].get(f"seasons/{self.season}")
        plays = await self.clients["c"].get("session")
        return plays.status != 200 or seen.status != 200 or seen.json["status"] != "running"

    async def _set(self) -> None:
        house = self._house
        self.season = await house.season(start=True, pace=60, viewers="link", **self._terms)
        other = await house.season(viewers="link")
        self.seat = (await house.seats(self.season))[0]
        self.clients = {
            "o": house.operator,
            "p": house.producer,
            "s": house.stranger,
            "c": await house.contestant(self.season, self.seat),
            "x": await house.contestant(other, self.seat),
            "v": await house.viewer(self.season),
            "i": await house.invited(self.season, self.seat, lasts=timedelta(seconds=-1)),
            "n": house.nobody,
        }
        await house.until(self.season, "running")


class Final(Scene):
    """A season paused in its final, with a finalist, a juror, and somebody voted out."""

    async def _is_spoiled(self) -> bool:
        """Whether a request has taken a client's seat away."""
        seen = [await self.clients[role].get("session") for role in LATE_ROLES]
        return any(one.status != 200 for one in seen)

    async def _set(self) -> None:
        jury = {"jury_size": 1}
        directed = await Directed.begun(self._house, viewers="link", parameters=jury)
        while not (sheet := await directed.sheet()).finalists:
            await directed.step("phase")
        self.season, self.seat = directed.season, sheet.finalists[0]
        out = [seat for seat, player in sheet.players.items() if player.status == "voted out"]
        seats = {"c": self.seat, "j": sheet.jury[0], "e": out[0]}
        self.clients = {
            role: await self._house.contestant(self.season, seat) for role, seat in seats.items()
        }


class Playing(Scene):
    """A slow season whose producer has taken a seat in it."""

    async def _is_spoiled(self) -> bool:
        """Whether a request has taken the seat back, stopped the season, or revoked the token."""
        seen = await self.clients[PLAYING].get(f"seasons/{self.season}")
        plays = await self.clients["c"].get("session")
        return plays.status != 200 or seen.status != 200 or seen.json["status"] != "running"

    async def _set(self) -> None:
        self.season = await self._house.season(start=True, pace=60)
        self.seat = (await self._house.seats(self.season))[0]
        producer = (await self._house.producer.get("session")).good()["producer"]
        contestant = await self._house.contestant(self.season, self.seat, producer=producer)
        self.clients = {PLAYING: self._house.producer, "c": contestant}
        await self._house.until(self.season, "running")


def named(path: str, season: str, seat: str) -> dict[str, str]:
    """Values for the parameters of a path."""
    games = "survivor" if "/formats/" in path else "food_per_player"
    if "/exports/" in path:
        games = "markdown-votes"
    return {
        "season": season,
        "seat": seat,
        "persona": "xanthippe",
        "name": "quick" if "/season-files/" in path else games,
        "page": "survivor",
        "key": "never-sent",
        "number": "1",
        "id": "0" * 32,
        "ask": "999",
        "token": "0" * 32,
    }


async def call(client: Client, row: Row, season: str, seat: str) -> Answer:
    """The row's route with plausible values."""
    path = row.path.format(**named(row.path, season, seat))
    if row.path.endswith("/watch"):
        return await client.opened(path)
    return await client.ask(row.method, path, BODIES.get(row.name), **QUERIES.get(row.name, {}))
