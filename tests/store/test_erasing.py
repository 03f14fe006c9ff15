"""Erasing a text: its words are gone, and the season is as it was."""

from __future__ import annotations

from itertools import pairwise

import pytest

from showrunner.errors import KeyReused, UnknownName, UnknownSeason
from showrunner.formats.facts import StoryTold
from showrunner.formats.settings import Scheduled
from showrunner.running.fact_lines import fact_line
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.running.driving import replayed
from tests.store.looking import raw_bytes, rows
from tests.store.short_season import create, short_season

STORY = "Zebedee of Xanthippe Street, number 77, was seen at the well."
RAIN = Scheduled(order="event", when={"round": 1}, terms={"story": STORY})
EVENT = {"name": "event", "terms": {"story": STORY}}


async def told(store: Store, key: str = "key") -> tuple[str, str]:
    """A season that is over, in which the story was told; and the story's seal."""
    season = await create(store, short_season())
    await store.inbox.put(season, key, "order", EVENT)
    await Runner(store, season).run()
    (found,) = await store.eraser.find(season, "xanthippe")
    return season, found.seal


def test_words_are_found_whatever_their_case(address: str) -> None:
    async def work(store: Store) -> None:
        season, seal = await told(store)
        (found,) = await store.eraser.find(season, "XANTHIPPE street")
        assert found.seal == seal
        assert found.words == STORY
        (entry,) = await rows(store, "SELECT number FROM journal WHERE kind = 'order'")
        assert found.entry == entry.number
        assert await store.eraser.find(season, "nobody said that") == []

    with_store(address, work)


def test_erased_words_are_gone_from_the_database(address: str) -> None:
    async def work(store: Store) -> None:
        season, seal = await told(store)
        assert await store.eraser.erase(season, seal) == [season]
        (row,) = await rows(store, "SELECT * FROM text WHERE seal = :seal", seal=seal)
        assert (row.words, row.salt) == (None, None)
        assert await store.eraser.find(season, "xanthippe") == []
        for table in ("season", "journal", "fact", "inbox", "text", "ask", "seat"):
            assert "Xanthippe" not in str(await rows(store, f"SELECT * FROM {table}"))

    with_store(address, work)


def test_erased_words_are_gone_from_the_files_bytes(sqlite: str) -> None:
    async def before(store: Store) -> tuple[str, str, str]:
        season, seal = await told(store)
        (row,) = await rows(store, "SELECT salt FROM text WHERE seal = :seal", seal=seal)
        return season, seal, row.salt

    season, seal, salt = with_store(sqlite, before)
    assert b"Xanthippe" in raw_bytes(sqlite)

    async def erase(store: Store) -> None:
        await store.eraser.erase(season, seal)
        found = raw_bytes(sqlite)  # while the database is still in use
        assert b"Xanthippe" not in found
        assert salt.encode() not in found
        assert seal.encode() in found

    with_store(sqlite, erase)


def test_no_words_of_many_stay_in_the_files_bytes(sqlite: str) -> None:
    """Rows of all lengths, so that pages are filled, split and put together again."""
    marks = [f"Mark{at:03}" for at in range(120)]

    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await Runner(store, season).run(until_idle=True)
        for at, mark in enumerate(marks):
            text = f"{mark} " + "word " * (at * 37 % 200)
            terms = {"seat": "ada", "kind": "diary", "text": text}
            await store.inbox.put(season, f"key {at}", "memo", terms)
        await Runner(store, season).run(until_idle=True)
        assert len(await store.eraser.find(season, "Mark")) == len(marks)
        for mark in marks[::2]:
            (found,) = await store.eraser.find(season, mark)
            await store.eraser.erase(season, found.seal)
        raw = raw_bytes(sqlite)
        assert [mark for mark in marks[::2] if mark.encode() in raw] == []
        assert [mark for mark in marks[1::2] if mark.encode() not in raw] == []

    with_store(sqlite, work)


def test_a_season_without_its_words_tells_the_same_story(address: str) -> None:
    async def work(store: Store) -> None:
        season, seal = await told(store)
        before = await store.past.facts(season)
        for found in await store.eraser.find(season, ""):
            await store.eraser.erase(season, found.seal)
        await replayed(store, season)
        after = await store.past.facts(season)
        assert [one.fact for one in after] == [one.fact for one in before]
        (story,) = [one for one in after if isinstance(one.fact, StoryTold)]
        assert isinstance(story.fact, StoryTold)
        assert story.fact.story.seal == seal
        assert story.fact.story.words is None
        assert b'"story":null' in fact_line(story)

    with_store(address, work)


def test_a_season_goes_on_after_a_text_of_it_was_erased(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(players={"ada": "outside"}))
        await store.inbox.put(season, "key", "order", EVENT)
        await Runner(store, season).run(until_idle=True)
        (found,) = await store.eraser.find(season, "xanthippe")
        await store.eraser.erase(season, found.seal)
        await store.seasons.set_player(season, "ada", "bot:sensible")
        await Runner(store, season).run()
        assert (await replayed(store, season)).kernel.over
        assert await store.eraser.find(season, "xanthippe") == []

    with_store(address, work)


def test_a_text_of_the_schedule_can_be_erased_before_it_is_told(address: str) -> None:
    async def work(store: Store) -> None:
        season = await create(store, short_season(schedule=[RAIN]))
        (found,) = await store.eraser.find(season, "xanthippe")
        assert found.entry == 0
        await store.eraser.erase(season, found.seal)
        await Runner(store, season).run()
        live = await replayed(store, season)
        (story,) = [one.fact for one in live.kernel.story.told if isinstance(one.fact, StoryTold)]
        assert story.story.words is None
        assert await store.eraser.find(season, "xanthippe") == []

    with_store(address, work)


def test_the_hash_of_the_input_goes_and_its_key_stays_used(address: str) -> None:
    async def work(store: Store) -> None:
        season, seal = await told(store)
        other = await store.inbox.put(season, "other", "memo", {"seat": "ada"})
        with pytest.raises(KeyReused):
            await store.inbox.put(season, "key", "order", {"name": "event"})
        await store.eraser.erase(season, seal)
        first, second = await rows(store, "SELECT * FROM inbox ORDER BY number")
        assert first.body_hash == ""
        assert second.body_hash != ""
        assert await store.inbox.put(season, "key", "order", EVENT) == first.number
        assert await store.inbox.put(season, "key", "order", {"name": "other"}) == first.number
        assert [one.number for one in await store.inbox.waiting(season)] == [other]

    with_store(address, work)


def test_a_seal_may_be_named_by_its_beginning(address: str) -> None:
    async def work(store: Store) -> None:
        season, seal = await told(store)
        for wrong in ("", "nothing", seal + "0", "%"):
            with pytest.raises(UnknownName):
                await store.eraser.erase(season, wrong)
        assert await store.eraser.erase(season, seal[:16]) == [season]

    with_store(address, work)


def test_a_beginning_that_fits_several_texts_erases_none(address: str) -> None:
    async def work(store: Store) -> None:
        season, _ = await told(store)
        seals = sorted(found.seal for found in await store.eraser.find(season, ""))
        shared = next(one[0] for one, other in pairwise(seals) if one[0] == other[0])
        with pytest.raises(UnknownName):
            await store.eraser.erase(season, shared)
        assert len(await store.eraser.find(season, "")) == len(seals)

    with_store(address, work)


def test_to_erase_twice_is_to_erase_once(address: str) -> None:
    async def work(store: Store) -> None:
        season, seal = await told(store)
        for _ in range(2):
            assert await store.eraser.erase(season, seal) == [season]
        await replayed(store, season)

    with_store(address, work)


def test_nothing_is_found_in_a_season_that_is_not_there(sqlite: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(UnknownSeason):
            await store.eraser.find("nothing", "words")
        with pytest.raises(UnknownSeason):
            await store.eraser.erase("nothing", "seal")

    with_store(sqlite, work)


def test_an_entry_with_two_texts_keeps_no_salt_once_one_of_them_is_erased(address: str) -> None:
    """Both were sealed with one salt, with which erased words could be guessed."""

    async def work(store: Store) -> None:
        season = await create(store, short_season())
        terms = {"title": "The well", "story": STORY}
        order = {"name": "stage_competition", "terms": {**terms, "when": {"round": 2}}}
        number = await store.inbox.put(season, "key", "order", order)
        await Runner(store, season).run()
        assert (await store.inbox.verdict(season, number)).state == "taken"
        (found,) = await store.eraser.find(season, "xanthippe")
        await store.eraser.erase(season, found.seal)
        title, story = await rows(
            store, "SELECT * FROM text WHERE entry = :entry ORDER BY words", entry=found.entry
        )
        if title.words is None:
            title, story = story, title
        assert (title.words, story.words) == ("The well", None)
        assert (title.salt, story.salt) == (None, None)
        await replayed(store, season)

    with_store(address, work)
