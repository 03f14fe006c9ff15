"""Lines: the connection to each profile's endpoint, shared by all seasons of this process."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

from showrunner.addresses import AllowedAddresses
from showrunner.errors import PlayerAway, suggest
from showrunner.players.llm.breaker import Breaker
from showrunner.players.llm.client import ModelClient
from showrunner.players.llm.gate import Gate
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.profile import PREFIX, Profile, Rung
from showrunner.players.llm.templates import TemplateFolder

MAX_IN_FLIGHT: Final = 200
"""Calls that this process makes at once, at most."""


class ModelLine:
    """The connection to one profile's endpoint: client, circuit breaker and limits."""

    def __init__(self, profile: Profile, client: ModelClient, out: Gate) -> None:
        self.profile = profile
        self.client = client
        self.breaker = Breaker(time.monotonic)
        self.gate = Gate(profile.in_flight, profile.requests, profile.tokens)
        self.capabilities = client.capabilities
        self._out = out

    @property
    def rung(self) -> Rung:
        """The strictest rung that the endpoint is known to accept."""
        return self.capabilities.rung

    @property
    def context(self) -> int | None:
        """The tokens of the model's context window, if they are known."""
        return self.capabilities.context

    @asynccontextmanager
    async def passing(self, season: str, tokens: int) -> AsyncIterator[None]:
        """Wait for a call's turn, at this endpoint and in this process."""
        async with self.gate.passing(season, tokens), self._out.passing(season, tokens):
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
        self._lines: dict[str, ModelLine] = {}
        self._retired: list[ModelLine] = []
        self._profiles: dict[str, Profile] = {}
        self.set_profiles(profiles)

    @property
    def profiles(self) -> dict[str, Profile]:
        """The profiles by name."""
        return dict(self._profiles)

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
        """The line to a profile. Raises PlayerAway for an unknown profile."""
        if name not in self._lines:
            if name not in self._profiles:
                raise PlayerAway(
                    f"there is no model profile {name!r}", suggest(name, list(self._profiles))
                )
            profile = self._profiles[name]
            client = ModelClient(profile, self._allowed, self._keys)
            self._lines[name] = ModelLine(profile, client, self.out)
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
