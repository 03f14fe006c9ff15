"""Keeps what was learned of models' endpoints in the store, so that it outlives a restart."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta
from typing import Final

import msgspec
import structlog

from showrunner.players.llm.capabilities import Capabilities, Learned
from showrunner.players.llm.model_lines import ModelLine, ModelLines
from showrunner.players.llm.profile import Profile
from showrunner.store import Store
from showrunner.store.models import now

log = structlog.get_logger()

FORGOTTEN_AFTER: Final = timedelta(days=1)
"""After this time everything is tried again: servers are updated, or started with other options."""


class LearnedBook:
    """What was learned of the endpoints of these lines, as it is stored."""

    def __init__(self, lines: ModelLines) -> None:
        self._lines = lines
        self._stored: dict[str, tuple[Learned, datetime]] = {}
        """By the profile's hash: what is stored, and since when it is known."""
        self._is_read = False

    async def read(self, store: Store) -> None:
        """Let the lines begin with what is stored. Later calls do nothing."""
        if self._is_read:
            return
        self._is_read = True
        for row in await store.profiles.endpoints():
            profile = self._lines.profiles.get(row.profile)
            if profile is None or row.profile_hash != _hash(profile) or _is_old(row.since):
                continue
            try:
                learned = msgspec.json.decode(row.body, type=Learned)
            except msgspec.DecodeError as problem:
                log.warning("what is known of an endpoint cannot be read", why=str(problem))
                continue
            self._stored[row.profile_hash] = learned, row.since
            self._lines.recall(profile, learned)

    async def write(self, store: Store) -> None:
        """Store what is new, and forget what is too old."""
        for line in self._lines.used:
            await self._write_line(store, line)

    async def _write_line(self, store: Store, line: ModelLine) -> None:
        profile, hash = line.profile, _hash(line.profile)
        known, since = self._stored.get(hash, (Capabilities(profile).learned, now()))
        if _is_old(since):
            line.forget()
            del self._stored[hash]
        elif (learned := line.capabilities.learned) != known:
            self._stored[hash] = learned, since
            body = msgspec.json.encode(learned).decode()
            await store.profiles.keep_endpoint(profile.name, hash, body, since)


def _hash(profile: Profile) -> str:
    encoded = msgspec.json.encode(profile, order="deterministic")
    return hashlib.blake2b(encoded, digest_size=8).hexdigest()


def _is_old(since: datetime) -> bool:
    return now() - since > FORGOTTEN_AFTER
