"""Returnees bring their diaries along, each their own, as much of it as has its place."""

from __future__ import annotations

import msgspec

from showrunner.formats.facts import Fact, MemoWritten
from showrunner.kernel import PRODUCERS, Text, Told
from showrunner.running.returning import MAX_DIARY_WORDS, diaries_in
from tests.store.short_season import short_season


def written(*entries: tuple[str, str, str]) -> list[Told[Fact]]:
    """A story of nothing but notes: seat, kind, words."""
    return [
        Told(number, number, PRODUCERS, MemoWritten(seat=seat, kind=kind, words=Text("0", words)))
        for number, (seat, kind, words) in enumerate(entries)
    ]


def words_in(story: list[Told[Fact]], *seats: str) -> dict[str, str]:
    """What each of these castaways brings along, as their player is told."""
    brought = diaries_in(story, seats)
    settings = msgspec.structs.replace(short_season(), remembered=brought)
    return {seat: settings.remembered_by(seat) for seat in brought}


def test_a_diary_is_its_castaways_own_and_no_other_note_is_in_it() -> None:
    story = written(
        ("ada", "diary", "Ben lies."),
        ("ben", "diary", "Ada knows."),
        ("ada", "takeaway", "Rice."),
        ("ada", "diary", "Ben is gone."),
        ("cal", "diary", "Nobody asked me."),
    )
    assert words_in(story, "ada", "ben", "dov") == {
        "ada": "Ben lies.\nBen is gone.",
        "ben": "Ada knows.",
    }


def test_the_last_entries_are_brought_along_as_far_as_there_is_room() -> None:
    long = "word " * (MAX_DIARY_WORDS // 2)
    story = written(*(("ada", "diary", f"{long}{place}") for place in range(4)))
    (kept,) = words_in(story, "ada").values()
    assert kept.endswith("3") and len(kept.split()) <= MAX_DIARY_WORDS
