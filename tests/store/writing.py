"""Steps of a season as a runner would write them, made in memory."""

from __future__ import annotations

from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Entry, Order, luck_from_seed
from showrunner.running.live import LiveSeason
from showrunner.store import Store
from showrunner.store.season_writer import Lease, RunState, UnsavedEntry
from tests.store.short_season import SEED, create, short_season

STORY = "A crab walks over the fire and nobody sees it."
GOES_ON = RunState(status="running", clock=1.5, step=None)


class Scribe:
    """Plays a season in memory; each call gives the next step as it is to be written."""

    def __init__(self, settings: SeasonSettings | None = None, seed: str = SEED) -> None:
        settings = settings or short_season()
        self.live = LiveSeason(settings, luck_from_seed(seed), settings.players)

    def start(self) -> UnsavedEntry:
        """The season's first step."""
        return self.enter(None)

    def answer(self) -> UnsavedEntry:
        """What the bot whose turn it is decides."""
        answer = self.live.next_entry({})
        assert answer is not None
        return self.enter(answer)

    def event(self, input: int | None = None) -> UnsavedEntry:
        """A story told by producers."""
        return self.enter(Order("event", {"story": STORY}, salt="0123456789abcdef"), input)

    def enter(self, entry: Entry | None, input: int | None = None) -> UnsavedEntry:
        """Any entry."""
        before = set(self.live.kernel.asks)
        step = self.live.take(entry)
        return UnsavedEntry(
            result=step,
            digest=self.live.kernel.story.digest,
            due={ask.id: 60.0 for ask in step.opened},
            closed=sorted(before - self.live.kernel.asks.keys()),
            input=input,
        )


async def begun(store: Store) -> tuple[Lease, Scribe]:
    """A season that is owned and has begun, and the one who writes it."""
    season = await create(store, short_season())
    lease = await store.writer.take_over(season, "here:1:a")
    scribe = Scribe()
    await store.writer.commit(lease, [scribe.start()], GOES_ON)
    return lease, scribe
