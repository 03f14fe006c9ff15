"""Requests generated from the API's description, sent to a running server as everybody (S6)."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterator, Mapping
from typing import Any, TypeVar

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis import Case
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks

from showrunner.store.tokens import give_token, new_secret
from tests.api.serving import Client, House
from tests.api.test_roles import BY_HAND, Scene, named, rows

T = TypeVar("T")
CHECKS = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
SECONDS = 300
"""Seconds a request or a scene may take on a slow machine before the test fails."""


class Fuzz:
    """Sends what the description allows and what it does not, and collects what is wrong.

    It works in a thread of its own, while the server goes on in the test's.
    """

    def __init__(
        self, house: House, scenes: Mapping[str, Scene], ended: str, examples: int
    ) -> None:
        self.wrong: dict[str, str] = {}
        """What went wrong, each kind once, with how to reproduce it."""
        self.answers: Counter[str] = Counter()
        """The number of responses by status."""
        self._house = house
        self._scenes = scenes
        """The scenes that requests are sent to, by what was done there before."""
        self._ended = ended
        """A season that is over, whose streams end."""
        self._examples = examples
        self._allowed = {row.name: row.allowed for row in rows()}
        self._loop = asyncio.get_running_loop()
        self._http = requests.Session()
        self._producers: list[tuple[Client, str]] = []

    def run(self) -> None:
        """Try every operation."""
        self._do(self._begin())
        described = schemathesis.openapi.from_url(f"{self._house.url}/api/openapi.json")
        for found in described.get_all_operations():
            self._try(found.ok())

    def _try(self, operation: Any) -> None:
        modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        cases = [operation.as_strategy(generation_mode=mode) for mode in modes]

        @settings(
            max_examples=self._examples,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=some.one_of(cases),
            where=some.sampled_from(sorted(self._scenes)).flatmap(
                lambda state: some.tuples(
                    some.just(state), some.sampled_from(self._scenes[state].roles)
                )
            ),
            real=some.sampled_from([True, True, True, False]),
        )
        def send(case: Case, where: tuple[str, str], real: bool) -> None:
            self._send(f"{operation.method.upper()} {operation.path}", case, *where, real)

        send()

    def _send(self, name: str, case: Case, state: str, role: str, real: bool) -> None:
        scene = self._scenes[state]
        if not scene.clients:
            self._do(scene.somebody("p"))
        streams = name.endswith("/watch")
        if streams:
            role = "p"
        self._aim(name, case, scene.place(role), real or streams)
        token = scene.clients[role].token
        shown = {} if token is None else {"Authorization": f"Bearer {token}"}
        response = case.call(session=self._http, headers=shown, timeout=SECONDS)
        self.answers[str(response.status_code)] += 1
        for problem in self._problems(name, case, role, response):
            kind = f"after {state}: {name}: {' '.join(problem.split())[:90]}"
            said = f"as {role}: {case.as_curl_command()[-600:]}\n{problem[:1200]}"
            self.wrong.setdefault(kind, f"{kind}\n  {said}\n  {response.content[:300]!r}")
        if response.status_code < 400 and not name.startswith("GET"):
            self._do(self._mend(scene))

    def _aim(self, name: str, case: Case, place: tuple[str, str], real: bool) -> None:
        """Adapt a case to existing objects, and keep it from starting anything slow."""
        path: Any = case.path_parameters
        there = {**named(name, *place), "ask": "1"}
        if name.endswith("/watch"):
            there["season"] = self._ended
        if real and isinstance(path, dict):
            path.update({part: value for part, value in there.items() if part in path})
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0.01
        if isinstance(case.body, dict):
            # The body may be the description's own example, which has to stay as it is.
            if case.body.get("start"):
                case.body = {**case.body, "pace": 3600}
            if name.endswith("/pace"):
                case.body = {**case.body, "seconds": 3600}

    def _problems(self, name: str, case: Case, role: str, response: Any) -> Iterator[str]:
        allowed = self._allowed.get(name, BY_HAND)
        if response.status_code >= 500:
            yield f"{response.status_code}"
        if response.status_code < 400 and allowed != BY_HAND and role not in allowed:
            yield f"{role} was let in"
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as group:
            yield from map(str, group.exceptions)
        except Failure as failure:
            yield str(failure)

    async def _begin(self) -> None:
        house = self._house
        for client in (house.operator, house.producer, house.stranger):
            self._producers.append((client, (await client.get("session")).good()["producer"]))

    async def _mend(self, scene: Scene) -> None:
        """Restore access for clients that the last request may have shut out."""
        for client, producer in self._producers:
            if (await client.get("session")).status == 401:
                client.token = await self._new_token(producer)
        await scene.somebody("p")

    async def _new_token(self, producer: str) -> str:
        secret = new_secret()
        await self._house.store.database.write(
            lambda connection: give_token(connection, secret, "producer", producer=producer)
        )
        return secret

    def _do(self, work: Awaitable[T]) -> T:
        async def done() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(SECONDS)
