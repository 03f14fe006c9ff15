"""A process that drives a season of models until it is over, or until somebody kills it."""

from __future__ import annotations

import asyncio
import sys

from showrunner.players.llm.profile import Profile
from showrunner.store import Store
from tests.models.acting import drive, lines_to


async def main(address: str, season: str, base_url: str) -> None:
    store = await Store.open(address)
    profile = Profile(name="house", base_url=base_url, model="house", in_flight=200)
    async with lines_to(profile) as lines:
        await drive(store, season, lines)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
