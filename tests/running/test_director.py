"""DS-9.1: a program as producer; R4: whatever it orders, the season is in order."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.errors import UnknownName
from showrunner.files.season_files import load_season, settings
from showrunner.formats.facts import OrderScheduled, OrderTaken
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import luck_from_seed
from showrunner.players.director import make_director
from showrunner.running.fact_lines import fact_line
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.checking.played import assert_in_order, facts_of
from tests.databases import with_store
from tests.running.driving import lines

SHOWMAN = "bot:showman"


def directed(seed: str, cast: int = 9) -> Rehearsal:
    made = settings(load_season("quick"), cast, player="bot:random", director=SHOWMAN)
    season = Rehearsal(made, seed)
    season.play()
    return season


def test_DS_9_1_a_program_produces_whole_seasons_in_order() -> None:
    ordered: Counter[str] = Counter()
    for seed in range(8):
        season = directed(str(seed))
        assert season.kernel.over
        assert_in_order(facts_of(season.kernel))
        again = replay(season.journal)
        assert again.story.digest == season.kernel.story.digest
        told = [told.fact for told in season.kernel.story.told]
        orders = [fact for fact in told if isinstance(fact, OrderTaken | OrderScheduled)]
        assert {fact.by for fact in orders} == {SHOWMAN}
        assert season.format.hand(told).acts
        ordered.update(fact.name for fact in orders)
    assert len(ordered) > 8, ordered


def test_DS_9_1_the_same_seed_has_the_same_orders() -> None:
    one, other = directed("again"), directed("again")
    assert one.kernel.story.digest == other.kernel.story.digest


def test_DS_9_1_a_directed_season_is_directed_on_after_it_was_stopped(sqlite: str) -> None:
    made = settings(load_season("quick"), 6, director=SHOWMAN)
    whole = Rehearsal(made, "stored")
    whole.play()

    async def driven(store: Store) -> list[bytes]:
        season = await store.seasons.create(made, luck_from_seed("stored"), seed="stored")
        for phase in range(3):
            step = {"do": "step", "by": "phase"}
            await store.inbox.put(season, f"step {phase}", "control", step)
            await Runner(store, season).run(until_idle=True)
        await Runner(store, season).run(go_on=True, until_idle=True)
        return await lines(store, season)

    assert with_store(sqlite, driven) == list(map(fact_line, whole.kernel.story.told))


def test_DS_9_1_a_director_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownName, match="did you mean 'bot:showman'"):
        make_director(FORMAT, "bot:showmen")
