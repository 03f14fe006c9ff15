"""Lines: the connection to each profile's endpoint, shared by all seasons of this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Final

from showrunner.addresses import AllowedAddresses
from showrunner.errors import PlayerAway, WrongParameter, suggest
from showrunner.players.llm.breaker import Breaker
from showrunner.players.llm.capabilities import Capabilities, Learned
from showrunner.players.llm.clients import client_for
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.endpoint import Endpoint
from showrunner.players.llm.gate import Caller, Gate
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.profile import PREFIX, Profile, Rung
from showrunner.players.llm.templates import TemplateFolder

MAX_IN_FLIGHT: Final = 200
"""Calls that this process makes at once, at most."""
LOOK_SECONDS: Final = 10.0
"""How long an endpoint may take to say its window."""


class ModelLine:
    """The connection to one profile's endpoint: client, circuit breaker and limits."""

    def __init__(self, profile: Profile, client: Endpoint, out: Gate) -> None:
        self.profile = profile
        self.client = client
        self.breaker = Breaker(time.monotonic)
        self.gate = Gate(profile.in_flight, profile.requests, profile.tokens)
        self.capabilities = client.capabilities
        self._out = out
        self._looking = asyncio.Lock()
        self._has_looked = profile.context is not None

    async def find_context(self) -> None:
        """Ask the endpoint for its window, once, if the profile does not say it."""
        if self._has_looked and not self._looking.locked():
            return
        async with self._looking:
            if self._has_looked:
                return
            self._has_looked = True
            with suppress(Trouble, PlayerAway, TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    known = self.capabilities.context
                    found = await self.client.context()
                    if found is not None and self.capabilities.context == known:
                        self.capabilities.context = found

    def forget(self) -> None:
        """Forget what was learned of the endpoint, so that everything is tried again."""
        self.capabilities.recall(Capabilities(self.profile).learned)
        self._has_looked = self.profile.context is not None

    @property
    def rung(self) -> Rung:
        """The strictest rung that the endpoint is known to accept."""
        return self.capabilities.rung

    @property
    def context(self) -> int | None:
        """The tokens of the model's context window, if they are known."""
        return self.capabilities.context

    @asynccontextmanager
    async def passing(self, caller: Caller, tokens: int) -> AsyncIterator[None]:
        """Wait for a call's turn, at this endpoint and in this process."""
        async with self.gate.passing(caller, tokens), self._out.passing(caller, tokens):
            yield


class ModelLines:
    """The lines to all profiles, and the templates of the prompts."""

    def __init__(
        self,
        profiles: Iterable[Profile],
        templates: TemplateFolder,
        allowed: AllowedAddresses,
        keys: Keys,
        in_flight: int = MAX_IN_FLIGHT,
    ) -> None:
        self.templates = templates
        self.out = Gate(in_flight)
        self._allowed = allowed
        self._keys = keys
        self._processes = 1
        self._lines: dict[str, ModelLine] = {}
        self._retired: list[ModelLine] = []
        self._profiles: dict[str, Profile] = {}
        self._learned: dict[str, tuple[Profile, Learned]] = {}
        self.set_profiles(profiles)

    @property
    def profiles(self) -> dict[str, Profile]:
        """The profiles by name."""
        return dict(self._profiles)

    @property
    def used(self) -> list[ModelLine]:
        """The lines that were asked for so far."""
        return list(self._lines.values())

    def share(self, processes: int) -> None:
        """Divide all limits on calls by this number of processes, of which this is one."""
        self._processes = max(1, processes)
        for gate in [self.out, *(line.gate for line in self._lines.values())]:
            gate.share(self._processes)

    def recall(self, profile: Profile, learned: Learned) -> None:
        """Let the line to this profile, when it is made, begin with what was learned before."""
        self._learned[profile.name] = profile, learned

    def set_profiles(self, profiles: Iterable[Profile]) -> None:
        """Replace the profiles. Calls in flight are not affected."""
        self._profiles = {profile.name: profile for profile in profiles}
        for changed in [
            changed
            for changed, line in self._lines.items()
            if line.profile != self._profiles.get(changed)
        ]:
            self._retired.append(self._lines.pop(changed))

    def line(self, name: str) -> ModelLine:
        """The line to a profile. Raises PlayerAway if there is none, or its SDK is missing."""
        if name not in self._lines:
            if name not in self._profiles:
                raise PlayerAway(
                    f"there is no model profile {name!r}", suggest(name, list(self._profiles))
                )
            profile = self._profiles[name]
            try:
                client = client_for(profile)(profile, self._allowed, self._keys)
            except WrongParameter as missing:
                raise PlayerAway(missing.wrong, missing.right) from None
            learned_of, learned = self._learned.get(name, (None, None))
            if learned is not None and learned_of == profile:
                client.capabilities.recall(learned)
            self._lines[name] = ModelLine(profile, client, self.out)
            self._lines[name].gate.share(self._processes)
        return self._lines[name]

    @staticmethod
    def profile_of(player: str) -> str:
        """The profile's name in a player's name, such as `model:NAME`."""
        return player.removeprefix(PREFIX)

    async def close(self) -> None:
        """Close all connections."""
        lines = [*self._lines.values(), *self._retired]
        self._lines, self._retired = {}, []
        for line in lines:
            await line.client.close()
