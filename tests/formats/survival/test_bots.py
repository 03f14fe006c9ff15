"""The sensible bot: how it reads the table, what it does for its pair, what it says in private."""

from __future__ import annotations

from collections import Counter

import pytest

from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survival import FORMAT, facts
from showrunner.formats.survival.bots import SensibleBot
from showrunner.formats.survival.bots.days import target
from showrunner.formats.survival.bots.reading import reading
from showrunner.kernel import Dice, Memo, contestant, view
from showrunner.players.random_bot import RandomBot
from showrunner.running.rehearsal import Rehearsal
from tests.formats.survival.table import Table, cast_of

CARDS = cast_of(13, 4, "scientist", "ranger", "activist", "polar_bear", "mother_nature")
"""a to d are Evil, e to i the Special Forces, j to m Elements."""
DICE = Dice(b"bots", ("bots",))


def bot_of(table: Table, seat: str) -> SensibleBot:
    """A bot that has seen what this seat was told so far."""
    bot = SensibleBot(next(person for person in table.settings.cast if person.id == seat))
    for item in view(table.kernel.story.told, contestant(seat), playing=True):
        bot.see(item.fact)
    return bot


def answer(table: Table, kind: str, seat: str) -> dict[str, object]:
    """What the bot of this seat answers to the question that is open for it."""
    ask = table.asked(kind, seat)[0]
    return bot_of(table, seat).answer(ask.question, DICE)


def settings_of(size: int, **parameters: object) -> SeasonSettings:
    cast = tuple(Castaway(id=f"s{place}", name=f"S{place}") for place in range(size))
    return SeasonSettings(
        format="survival",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Bots",
        cast=cast,
        parameters=parameters,
        players={person.id: "bot:sensible" for person in cast},
    )


def test_who_stood_by_an_evil_force_voted_out_is_feared_more_than_who_voted_it_out():
    table = Table(cast_of(9, 3, "scientist", "ranger", "activist"), debate_rounds=0)
    table.on("nominate", "i", round=1)
    table.votes("b>e c>a d>a e>a f>a g>a h>e", round=1)
    table.until_asked("vote")
    before = reading(bot_of(table, "g").memory)
    table.until_told(facts.RoundBegan, round=2)
    after = reading(bot_of(table, "g").memory)
    moved = {seat: after[seat] - before[seat] for seat in after}
    assert moved["b"] == moved["h"] > moved["c"] == moved["d"]


def test_the_activist_peeks_in_the_first_night_only_where_the_evil_are_many():
    few, many = Table(cast_of(8, 2, "activist")), Table(cast_of(9, 3, "activist"))
    few.until_asked("peek")
    many.until_asked("peek")
    assert answer(few, "peek", "c") == {"how": "sleep"}
    assert answer(many, "peek", "d") == {"how": "glance"}
    few.on("nominate", "h", round=1)
    few.until_told(facts.RoundBegan, round=2)
    few.until_asked("peek")
    assert answer(few, "peek", "c") == {"how": "glance"}


def test_a_cleared_contestant_is_vouched_for_once_while_there_are_others():
    table = Table(cast_of(9, 3, "scientist", "ranger", "activist"))
    table.on("ask", "h", round=1).on("ask", "g", round=2).on("ask", "a", round=3)
    table.on("speak", {"claim": "scientist", "vouch": "h"}, "d", round=2)
    table.on("nominate", "i", round=1).on("vote", None)
    table.until_told(facts.RoundBegan, round=3)
    table.until_told(facts.DebatePassBegan, turn=1)
    table.until_asked("speak", "d")
    said = answer(table, "speak", "d")
    assert said["accuse"] == "a" and said["claim"] == "scientist"
    assert said["vouch"] == "g", "h was vouched for before"


def pair_of(first: str, second: str, **parameters: object) -> Table:
    table = Table(CARDS, mode="chosen", buddy_chat=True, **parameters)
    return table.on("buddies", {"buddies": (first, second)})


def test_SV_4_24_buddies_agree_on_a_vote_and_both_cast_it():
    table = pair_of("j", "k")
    table.on("buddy_chat", "Vote for M.", "j").on("buddy_chat", "Vote for L.", "k")
    table.on("nominate", "i", round=1)
    table.until_asked("vote", "j")
    assert answer(table, "vote", "j") == answer(table, "vote", "k") == {"name": "m"}
    assert answer(table, "vote", "l")["name"] != "l"


def test_SV_4_24_a_buddy_does_not_follow_to_where_it_knows_better():
    table = pair_of("e", "k")
    table.on("buddy_chat", "Vote for M.", "e").on("ask", "a").on("nominate", "i", round=1)
    table.until_asked("vote", "e")
    assert answer(table, "vote", "e") == {"name": "a"}


def test_SV_4_24_a_buddy_names_no_buddy_and_no_evil_of_its_own():
    table = pair_of("a", "k")
    table.until_asked("buddy_chat", "a")
    words = str(answer(table, "buddy_chat", "a")["words"])
    assert "Vote for " in words
    assert not [name for name in "ABCDK" if f" {name}." in words]


def test_SV_8_1_the_third_is_all_that_is_between_a_pair_and_its_win():
    table = pair_of("j", "k")
    table.until_asked("vote", "j")
    memory = bot_of(table, "j").memory
    assert memory.third == ""
    for seat, player in memory.players.items():
        player.alive = seat in "jkl"
    assert memory.third == "l"


def test_SV_8_1_buddies_of_both_sides_take_the_last_two_places_together():
    table = Table(cast_of(8, 1, "mother_nature"), mode="chosen", buddy_chat=True, debate_rounds=0)
    table.on("buddies", {"buddies": ("a", "h")})
    table.on("nominate", "c", round=1).on("nominate", "e", round=2).on("nominate", "b", round=3)
    table.votes("a>d h>d g>d", round=1).votes("a>f h>f g>f", round=2)
    table.until_told(facts.RoundBegan, round=3)
    table.until_asked("vote", "h")
    assert table.living == "agh"
    assert answer(table, "vote", "h") == answer(table, "vote", "a") == {"name": "g"}
    assert answer(table, "vote", "g")["name"] in ("a", "h")
    table.votes("a>g h>g g>a", round=3)
    assert table.play().fact(facts.SeasonWon).winner == "buddies"


def test_SV_8_1_a_buddy_says_when_one_vote_is_all_that_is_missing():
    table = pair_of("j", "k")
    table.until_asked("buddy_chat", "j")
    bot = bot_of(table, "j")
    ask = table.asked("buddy_chat", "j")[0]
    assert "last two" not in str(bot.answer(ask.question, DICE)["words"])
    for seat, player in bot.memory.players.items():
        player.alive = seat in "jkl"
    words = str(bot.answer(ask.question, DICE)["words"])
    assert "Vote for L. Then we are the last two, and win." in words


def test_SV_1_4_a_special_claim_says_less_the_fewer_elements_there_are():
    specials = ("scientist", "ranger", "activist")
    few = Table(CARDS)
    many = Table(cast_of(13, 4, *specials))
    unsaid = Table(cast_of(13, 4, *specials), reveal_setup_counts=False)
    worth = []
    for table in (few, unsaid, many):
        table.on("speak", {"claim": "ranger"}, "f", round=1).on("nominate", "m", round=1)
        table.until_told(facts.DebatePassBegan, turn=1)
        before = reading(bot_of(table, "l").memory)["f"]
        table.until_asked("vote", "l")
        worth.append(reading(bot_of(table, "l").memory)["f"] - before)
    assert worth == [-5, -5, -7]


def test_SV_6_2_evil_whispers_to_evil_and_good_only_more_than_a_feeling():
    table = Table(CARDS, mode="chosen", whispers=True)
    table.on("ask", "a").on("nominate", "i", round=1)
    table.until_asked("whisper")
    evil = answer(table, "whisper", "b")
    assert evil["name"] in ("a", "c", "d") and "Let us name" in str(evil["words"])
    knows = answer(table, "whisper", "e")
    assert "Between us: I fear A." in str(knows["words"])
    assert knows["name"] != "a"
    assert answer(table, "whisper", "m")["name"] is None, "nothing seen, nothing said"


def test_SV_4_25_memories_speak_of_what_they_see():
    table = Table(CARDS, mode="chosen", memory_lounge=True)
    table.on("nominate", "i", round=1).votes("j>m k>m l>m", round=1)
    table.until_asked("lounge", "m")
    assert "4 of them left" in str(answer(table, "lounge", "m")["words"])
    blind = Table(CARDS, mode="chosen", memory_lounge=True, memories_see_all=False)
    blind.on("nominate", "i", round=1).votes("j>m k>m l>m", round=1)
    blind.until_asked("lounge", "m")
    assert "I still say it is" in str(answer(blind, "lounge", "m")["words"])


def test_sensible_bots_talk_in_every_small_circle():
    played = Rehearsal(
        settings_of(14, whispers=True, buddy_chat=True, memory_lounge=True), "circles"
    )
    played.play()
    told = [told.fact for told in played.kernel.story.told]
    spoke = Counter(fact.channel for fact in told if isinstance(fact, facts.ChannelSpoke))
    assert set(spoke) == {"buddies", "lounge", "whisper"}


def test_sensible_contestants_last_longer_than_random_ones_beside_them():
    days: dict[bool, int] = {True: 0, False: 0}
    for number in range(6):
        season = settings_of(10)
        bots = {
            person.id: SensibleBot(person) if (place + number) % 2 else RandomBot()
            for place, person in enumerate(season.cast)
        }
        played = Rehearsal(season, f"beside {number}", bots=bots)
        played.play()
        players = played.kernel.rules.sheet.players  # type: ignore[attr-defined]
        for seat, player in players.items():
            days[isinstance(bots[seat], SensibleBot)] += player.conferences
    assert days[True] > days[False]


# -- standing in -----------------------------------------------------------------------------------


def asked(table: Table, seat: str, words: str) -> None:
    table.enter(Memo(seat, "instructions", words))


def test_who_stands_in_votes_for_whom_its_person_named():
    table = Table(cast_of(9, 2))
    table.until_asked("vote")
    own = answer(table, "vote", "f")["name"]
    for name in "abcdeghi":
        asked(table, "f", f"Vote for {name.upper()}.")
        expected = name if name in table.sheet.living else own
        assert answer(table, "vote", "f") == {"name": expected}
    asked(table, "f", "")
    assert answer(table, "vote", "f") == {"name": own}


def test_who_stands_in_spares_a_friend_unless_nobody_else_is_left():
    table = Table(cast_of(9, 2))
    table.until_asked("vote")
    own = str(answer(table, "vote", "f")["name"])
    asked(table, "f", f"Trust {own.upper()}.")
    assert answer(table, "vote", "f")["name"] != own
    assert target(bot_of(table, "f").memory, [own]) == own


@pytest.mark.parametrize(("words", "said"), [("Vote for C.", "yes"), ("Trust C.", "no")])
def test_who_stands_in_says_yes_or_no_as_its_person_would(words: str, said: str):
    table = Table(cast_of(9, 2), vote_mode="accuse").votes("a>c b>c")
    table.until_asked("verdict")
    asked(table, "f", words)
    assert answer(table, "verdict", "f") == {"name": said}
