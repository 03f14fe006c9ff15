"""Returnees bring their diaries along, each their own, as much of it as has its place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from showrunner.formats.facts import Fact, MemoWritten, SecretsRevealed
from showrunner.formats.format import load_format
from showrunner.formats.past_season import MAX_REGARD, OldPromise, promise_sentence, regard
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor.facts import BallotCast
from showrunner.formats.talk.acts import Act
from showrunner.kernel import EVERYBODY, PRODUCERS, Text, Told
from showrunner.players.casting import make_bot
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.returning import MAX_DIARY_WORDS, diaries_in, old_promises_in
from tests.databases import with_store
from tests.store.short_season import SEATS, create, short_season
from tests.story.dice import Dice


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
    return {seat: settings.remembered_by(seat).diary for seat in brought}


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


# -- promises --------------------------------------------------------------------------------------


def broken_promise() -> Dice:
    """Ada promises Ben safety and writes his name, which only she knows; Eve promises Fay."""
    season = Dice()
    season.begin()
    season.say("ada", "ben", Act("promise", "ben", "safety"))
    season.say("eve", "fay", Act("promise", "fay", "safety"))
    season.vote("ada>ben cal>ben dee>cal eve>cal fay>cal ben>cal", "cal")
    return season


def reveal(season: Dice) -> None:
    """Tell everybody everything, as at a season's end."""
    number = len(season.story)
    season.story.append(Told(number, 0, EVERYBODY, SecretsRevealed(), reveals=True))


def brought(season: Dice, *seats: str) -> dict[str, list[str]]:
    """What these castaways are told of the promises of this season."""
    old = old_promises_in(season.format, season.story, seats)
    settings = msgspec.structs.replace(short_season(cast=seats), old_promises=old)
    told = {seat: list(settings.remembered_by(seat).promises) for seat in seats}
    return {seat: promises for seat, promises in told.items() if promises}


def test_a_castaway_brings_along_what_they_know_of_promises_and_nobody_else_is_told() -> None:
    season = broken_promise()
    ada = "You promised Ben not to vote for Ben: broken."
    assert brought(season, "ada", "ben", "dee") == {"ada": [ada]}
    reveal(season)
    ben = "Ada promised you not to vote for you: broken."
    assert brought(season, "ada", "ben", "dee") == {"ada": [ada], "ben": [ben]}


def test_promises_of_those_who_do_not_come_back_are_left_behind() -> None:
    season = broken_promise()
    reveal(season)
    assert brought(season, "ada", "eve", "dee") == {}
    assert brought(season, "eve", "fay") == {
        "eve": ["You promised Fay not to vote for Fay: kept."],
        "fay": ["Eve promised you not to vote for you: kept."],
    }


def broken(giver: str, to: str, about: str = "", round: int = 1) -> OldPromise:
    what = "safety"
    return OldPromise(round=round, giver=giver, to=(to,), what=what, about=about or to, kept=False)


def test_a_betrayal_hurts_most_and_what_one_broke_oneself_does_not() -> None:
    assert regard([broken("ben", "ada"), broken("cal", "ada", "dee")], "ada") == {
        "ben": -28,
        "cal": -12,
    }
    assert regard([broken("ada", "ben")], "ada") == {}
    assert regard([broken("ben", "ada", round=nth) for nth in range(9)], "ada")["ben"] == -40


def cold_to_ben(game: str, bot: Any) -> int:
    """How far Ada's bot distrusts Ben, on its game's own scale."""
    mind = bot.mind
    match game:
        case "survivor":
            return -int(mind.bonds.trust("ben"))
        case "mini_survivor":
            return -int(mind.closeness("ben"))
        case "i_am_survivor":
            return -int(mind.trust["ben"])
    from showrunner.formats.survival.bots.suspicion import suspicions

    return suspicions(mind)["ben"]


@pytest.mark.parametrize("game", ["survivor", "mini_survivor", "survival", "i_am_survivor"])
def test_a_bot_that_was_betrayed_trusts_the_traitor_less(game: str) -> None:
    format = load_format(game)
    cast = tuple(Castaway(id=seat, name=seat.title()) for seat in ("ada", "ben", *"cdefgh"))
    settings = SeasonSettings(
        format=game,
        version=format.version,
        title="Again",
        cast=cast[: 5 if game == "i_am_survivor" else 8],
        players=dict.fromkeys((person.id for person in cast), "bot:sensible"),
    )
    cold = []
    for trust in ({}, {"ben": -MAX_REGARD}):
        bot = make_bot(format, "bot:sensible", cast[0], trust)
        played = Rehearsal(settings, "grudges")
        played.start()
        for told in played.kernel.story.told:
            if told.audience.everybody or "ada" in told.audience.seats:
                bot.see(told.fact)
        cold.append(cold_to_ben(game, bot))
    assert cold[1] > cold[0]


def test_a_bot_writes_the_name_of_who_betrayed_it_before_more_often() -> None:
    def ballots_for_ben(**past: Any) -> int:
        settings = msgspec.structs.replace(short_season(), **past)
        count = 0
        for seed in range(6):
            played = Rehearsal(settings, f"grudges {seed}")
            played.play()
            facts = (told.fact for told in played.kernel.story.told)
            ballots = [fact for fact in facts if isinstance(fact, BallotCast)]
            count += sum((one.seat, one.name) == ("ada", "ben") for one in ballots)
        return count

    grudge = {"ada": tuple(broken("ben", "ada", round=round) for round in (1, 2))}
    assert ballots_for_ben(old_promises=grudge) > ballots_for_ben()


def test_old_promises_are_stored_with_the_season(sqlite: str) -> None:
    old = {"ada": (broken("ben", "ada"),)}
    settings = msgspec.structs.replace(short_season(cast=SEATS), old_promises=old)

    async def work(store: Any) -> SeasonSettings:
        season = await create(store, settings)
        return await store.seasons.settings(season)  # type: ignore[no-any-return]

    assert with_store(sqlite, work) == settings


def test_an_old_promise_to_all_is_said_to_have_been_given_to_everybody() -> None:
    old = OldPromise(round=1, giver="ada", to=(), what="vote", about="cleo", kept=True)
    said = promise_sentence(old, "ben", {"ada": "Ada", "cleo": "Cleo"})
    assert said == "Ada promised everybody to vote for Cleo: kept."
