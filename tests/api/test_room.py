"""Of everything that somebody can make over the API, there may be only so many."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from showrunner.errors import LimitReached
from showrunner.store import limits, personas
from showrunner.store.profiles import keep_profile
from tests.api.serving import Answer, House, served
from tests.api.test_roles import rows

BOUNDED = {
    # What a route makes, and what keeps it from making more and more of it.
    "POST /api/v1/session": "a token: MAX_TOKENS_OF_SEASON; of producers one for each invitation",
    "POST /api/v1/reminders/stop": "removes an address",
    "POST /api/v1/producers": "a producer: MAX_PRODUCERS",
    "POST /api/v1/producers/tokens": "a token: MAX_OWN_TOKENS",
    "POST /api/v1/cast": "a persona: MAX_PERSONAS",
    "POST /api/v1/cast/import": "a persona: MAX_PERSONAS",
    "POST /api/v1/cast/write": "nothing: it returns what a model writes",
    "PUT /api/v1/cast/{persona}/picture": "one picture of a persona",
    "PUT /api/v1/models/{name}": "a profile: MAX_PROFILES",
    "POST /api/v1/models/{name}/check": "one row of what is known of a profile's endpoint",
    "POST /api/v1/seasons": "a season: MAX_SEASONS",
    "POST /api/v1/seasons/{season}/forks": "a season: MAX_SEASONS",
    "POST /api/v1/seasons/{season}/stop": "sets a status",
    "POST /api/v1/seasons/{season}/end": "sets a status",
    "POST /api/v1/seasons/{season}/texts/erase": "removes words",
    "POST /api/v1/seasons/{season}/orders/futures": "nothing: it is computed and returned",
    "POST /api/v1/seasons/{season}/director/approvals": "an order: MAX_INPUTS",
    "POST /api/v1/seasons/{season}/orders/preview": "nothing: it is computed and returned",
    "POST /api/v1/seasons/{season}/asks/{ask}/check": "nothing: it is computed and returned",
    "POST /api/v1/seasons/{season}/seats/{seat}/invitation": "a link: MAX_TOKENS_OF_SEASON",
    "POST /api/v1/seasons/{season}/viewers": "a link: MAX_TOKENS_OF_SEASON",
    "POST /api/v1/seasons/{season}/seat/link": "a link: MAX_TOKENS_OF_SEASON",
    "PUT /api/v1/seasons/{season}/seat/contact": "one contact of a seat",
    "PUT /api/v1/seasons/{season}/seat/push": "MAX_BROWSERS of a contact",
    "PUT /api/v1/seasons/{season}/seat/seen": "a number",
}
"""Routes whose answer never waits. What waits is an input: MAX_WAITING_INPUTS, MAX_INPUTS."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a test reaches."""
    for name in (
        *("MAX_SEASONS", "MAX_OWN_TOKENS", "MAX_TOKENS_OF_SEASON", "MAX_PROFILES"),
        "MAX_WAITING_INPUTS",
    ):
        monkeypatch.setattr(limits, name, 3)
    monkeypatch.setattr(limits, "MAX_PRODUCERS", 5)
    monkeypatch.setattr(personas, "MAX_PERSONAS", 2)


def test_every_route_that_makes_something_is_bounded(sqlite: str) -> None:
    async def work(house: House) -> None:
        making = {row.name for row in rows() if row.method in ("POST", "PUT")}
        described = (await house.nobody.get("/api/openapi.json")).json["paths"]
        inputs = {
            name
            for name in making
            for method, path in [name.split()]
            if "202" in described[path][method.lower()]["responses"]
        }
        unknown = making - inputs - BOUNDED.keys()
        assert not unknown, f"say what bounds these: {sorted(unknown)}"
        assert BOUNDED.keys() <= making

    served(sqlite, work)


async def until_refused(make: Callable[[int], Awaitable[Answer]]) -> tuple[int, Answer]:
    """How many were made before one was refused, and the refusal."""
    for made in range(10):
        answer = await make(made)
        if answer.status >= 300:
            return made, answer
    raise AssertionError("nothing is refused")


def test_each_limit_is_refused_with_what_it_is_and_what_helps(address: str) -> None:
    async def work(house: House) -> None:
        producer, operator = house.producer, house.operator
        season = await house.season()
        seat = (await house.seats(season))[0]
        makes: dict[str, tuple[int, Callable[[int], Awaitable[Answer]]]] = {
            "seasons of yours": (2, lambda _: producer.post("seasons", {"season": "quick"})),
            "tokens of yours": (
                2,
                lambda nth: producer.post("producers/tokens", {"label": f"program {nth}"}),
            ),
            "producers": (2, lambda nth: operator.post("producers", {"name": f"Somebody {nth}"})),
            "links and tokens": (
                3,
                lambda _: producer.post(f"seasons/{season}/seats/{seat}/invitation", {}),
            ),
            "library": (2, lambda nth: producer.post("cast", {"name": f"Person {nth}"})),
        }
        for what, (most, make) in makes.items():
            made, refusal = await until_refused(make)
            assert made == most, (what, made, refusal.body)
            assert refusal.status == 422, (what, refusal.body)
            said = refusal.json["detail"]
            assert what in said, said

        for nth in range(limits.MAX_PROFILES):
            await house.store.database.write(lambda c, nth=nth: keep_profile(c, f"m{nth}", "{}"))
        with pytest.raises(LimitReached, match="remove some"):
            await house.store.database.write(lambda c: keep_profile(c, "new", "{}"))
        await house.store.database.write(lambda c: keep_profile(c, "m0", "{}"))  # changes one

    served(address, work)


def test_inputs_that_wait_are_limited_and_controls_have_more_room(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        house.app.state.room.wake = lambda *_: None
        inbox = house.store.inbox
        for nth in range(3):
            await inbox.put(season, f"order {nth}", "order", {"name": "x", "terms": {}})
        with pytest.raises(LimitReached, match="inputs that wait"):
            await inbox.put(season, "order 4", "order", {"name": "x", "terms": {}})
        assert await inbox.put(season, "order 0", "order", {"name": "x", "terms": {}}) == 1
        assert await inbox.put(season, "pause", "control", {"do": "pause"}) == 4

    served(sqlite, work)
