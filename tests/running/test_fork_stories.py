"""What a fork's story has in common with its parent's, wherever it is forked."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from showrunner.formats.facts import Fact
from showrunner.formats.survivor.facts import CompetitionRolled, GatheringRolled, RoundBegan
from showrunner.kernel import Told
from showrunner.running.forking import fork
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import idle, lines, replayed
from tests.store.short_season import SEATS, create, short_season

FEW = settings(
    max_examples=3,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)

SEEDS = st.sampled_from(["one", "two", "three", "four"])
PLACES = st.floats(0, 1)
BOTS = st.sampled_from(["bot:sensible", "bot:random"])


def rolls(story: list[Told[Fact]]) -> dict[tuple[object, ...], tuple[int, ...]]:
    """The dice of rolls that are named by round and seat alone, by those names."""
    found: dict[tuple[object, ...], tuple[int, ...]] = {}
    round = 0
    for told in story:
        match told.fact:
            case RoundBegan():
                round = told.fact.round
            case CompetitionRolled(reroll=0) | GatheringRolled():
                name = type(told.fact).__name__, round, told.fact.seat
                found.setdefault(name, told.fact.dice)
    return found


async def played(store: Store, seed: str, bot: str) -> tuple[str, int]:
    """A season that is over, and its last entry."""
    season = await create(store, short_season(bot=bot), seed=seed)
    await Runner(store, season).run()
    return season, (await store.seasons.find(season)).head


@FEW
@given(SEEDS, PLACES, BOTS)
def test_the_same_luck_and_answers_tell_the_same_story(
    address: str, seed: str, place: float, bot: str
) -> None:
    async def work(store: Store) -> None:
        season, head = await played(store, seed, bot)
        forked = await fork(store, season, round(place * head))
        await idle(store, forked)
        assert await lines(store, forked) == await lines(store, season)
        one, other = await store.seasons.find(season), await store.seasons.find(forked)
        assert (one.digest, one.head) == (other.digest, other.head)
        entries = [await store.past.entries(of) for of in (season, forked)]
        assert entries[0] == entries[1]

    with_store(address, work)


@FEW
@given(SEEDS, PLACES, st.sampled_from(SEATS))
def test_other_answers_leave_the_rolls_that_both_still_make(
    address: str, seed: str, place: float, seat: str
) -> None:
    async def work(store: Store) -> None:
        season, head = await played(store, seed, "bot:sensible")
        forked = await fork(store, season, round(place * head * 0.6))
        await store.seasons.set_player(forked, seat, "bot:random")
        await idle(store, forked)
        await replayed(store, forked)
        one, other = [rolls(await store.past.facts(of)) for of in (season, forked)]
        both = one.keys() & other.keys()
        assert both
        assert {name: one[name] for name in both} == {name: other[name] for name in both}

    with_store(address, work)


@FEW
@given(SEEDS, PLACES)
def test_fresh_luck_leaves_the_past_and_renews_what_comes(
    address: str, seed: str, place: float
) -> None:
    async def work(store: Store) -> None:
        season, head = await played(store, seed, "bot:sensible")
        at = round(place * head * 0.5)
        forked = await fork(store, season, at, luck="fresh")
        past = (await store.seasons.find(forked)).facts
        await idle(store, forked)
        await replayed(store, forked)
        one, other = [await store.past.facts(of) for of in (season, forked)]
        assert [told.fact for told in one[:past]] == [told.fact for told in other[:past]]
        assert rolls(one) != rolls(other)

    with_store(address, work)
