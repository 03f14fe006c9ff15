"""Nobody repeats themselves, no two sound alike, and saying it again gives the same words."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from showrunner.formats.survivor.bots.speech import INTENTS, Move, Reason, say, text
from showrunner.formats.survivor.bots.speech.speaker import mark
from showrunner.formats.wordings import ANYBODYS, Share
from showrunner.kernel import Dice
from tests.formats.survivor.speech.chatter import CAST, NAMES, VOICES, moves_for, twelve

EPISODES = 30
A_SEASON = 12, 50
"""Episodes, and messages in each."""
DISTINCT = 0.70


def messages(
    dice: Dice, number: int, seats: list[str] | None = None, dealt: bool = False
) -> list[str]:
    """So many messages of one episode among twelve, of which each hears those of their talks.

    With `dealt` each has their share of all wordings, as in a season.
    """
    seats = seats or twelve(dice)
    heard = dict.fromkeys(seats, "")
    lines = []
    for _ in range(number):
        me, to = dice.shuffle(seats)[:2]
        share = Share(sorted(seats).index(me), len(seats) + 1) if dealt else ANYBODYS
        moves = moves_for(dice, me, to, seats)
        line = say(moves, VOICES[me], to, NAMES, dice, heard[me], share)
        heard[me] += f"\n{line}"
        heard[to] += f"\n{line}"
        lines.append(line)
    return lines


def test_no_line_comes_twice_in_an_episode():
    for episode in range(EPISODES):
        lines = Counter(messages(Dice(b"episode", (episode,)), 100, dealt=True))
        assert lines.most_common(1)[0][1] == 1, lines.most_common(1)


@pytest.mark.parametrize("season", range(3))
def test_seasons_are_told_in_many_words(season: int):
    said: Counter[tuple[str, ...]] = Counter()
    episodes, number = A_SEASON
    seats = twelve(Dice(b"cast", (season,)))
    for episode in range(episodes):
        for line in messages(Dice(b"season", (season, episode)), number, seats):
            words = re.findall(r"[\w'’]+", line.lower())
            said.update(zip(words, words[1:], words[2:], strict=False))
    assert len(said) / said.total() >= DISTINCT


def test_nothing_in_said_comes_again():
    """Even where nearly nothing else is left to say."""
    said: list[str] = []
    for number in range(400):
        dice = Dice(b"again", (number % 5,))
        said.append(say([Move("agree", "nour")], VOICES["orrin"], "ama", NAMES, dice, said))
        note = text("note:wants", (), VOICES["orrin"], "nour", NAMES, dice, said)
        assert note not in said
        said.append(note)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("seat", CAST)
def test_no_sentence_comes_again_of_somebody_else(seat: str):
    """Where the episode is one text: promising the next one's name takes other words."""
    to, *others = [other for other in twelve(Dice(b"of others", (seat,))) if other != seat]
    heard = ""
    for number, about in enumerate(others[:4]):
        dice = Dice(b"promises", (seat, number))
        promise = [Move("promise", about, kind="vote")]
        heard += "\n" + say(promise, VOICES[seat], to, NAMES, dice, heard, Share(0, 13))
    unnamed = re.sub("|".join(NAMES.values()), "N", heard)
    said = Counter(re.findall(r"[^.?!\n ][^.?!\n]{28,}", unnamed))
    assert said.most_common(1)[0][1] == 1, said.most_common(3)


def test_nobody_is_addressed_right_after_the_name_of_somebody_else():
    for number in range(600):
        dice = Dice(b"address", (number,))
        seats = twelve(dice)
        me, to = seats[:2]
        line = say([Move("agree", seats[2])], VOICES[me], to, NAMES, dice, ())
        assert not re.search(f"{NAMES[seats[2]]}, {NAMES[to]}[.!]?$", line), line


def test_a_diary_goes_on_in_small_letters_after_a_colon():
    for night in range(EPISODES):
        for entry in entries(night):
            assert not any(re.search(r": (?!N\b|I\b)[A-Z]", sentence) for sentence in entry), entry


def test_a_wording_is_known_again_by_the_most_it_says_without_a_place():
    assert mark("the name on my paper is %(about)s, and has been since morning.") == (
        ", and has been since morning"
    )
    assert mark("%(^about)s %(<has/have)s had 100%% of it coming for days!") == (
        " had 100% of it coming for days"
    )
    assert mark("nobody asked me how I was") == "obody asked me how I was"
    assert mark("I'd vote %(about)s.") == ""


def test_phrases_and_images_come_at_most_once_where_the_episode_is_one_text():
    for seat, person in CAST.items():
        heard = ""
        dice = Dice(b"once", (seat,))
        seats = [seat, *(other for other in twelve(dice) if other != seat)]
        for _ in range(60):
            heard += "\n" + say(
                moves_for(dice, seat, seats[1], seats), VOICES[seat], seats[1], NAMES, dice, heard
            )
        for line in (*person.phrases, *person.images):
            assert heard.count(line) <= 1, (seat, line)


def entries(night: int) -> list[list[str]]:
    """The sentences of twelve diaries about the same day, no names in them."""
    seats = twelve(Dice(b"night", (night,)))
    names = {seat: NAMES[seat] for seat in seats}
    found = []
    for seat in seats:
        others = [other for other in seats if other != seat]
        told = [Reason("diary:friend", other) for other in others[:2]]
        told += [Reason("diary:voted_for_me", seat, number=1), Reason("diary:hungry")]
        dice = Dice(b"diary", (night, seat))
        share = Share(seats.index(seat), len(seats))
        entry = text("diary", told, VOICES[seat], others[2], names, dice, "", share)
        unnamed = re.sub("|".join(names.values()), "N", entry)
        found.append(re.findall(r"[^.?!\n ][^.?!\n]{20,}", unnamed))
    return found


def test_no_sentence_comes_twice_in_an_entry_of_a_diary():
    """Not of somebody else either: two friends are trusted in two ways."""
    for night in range(EPISODES):
        for entry in entries(night):
            assert len(set(entry)) == len(entry), entry


def test_diaries_of_one_night_share_few_sentences():
    """Each keeps to wordings of their own, while there are any; without, it is one in seven."""
    written = [
        sentence for night in range(EPISODES) for entry in entries(night) for sentence in entry
    ]
    shared = 0
    for night in range(EPISODES):
        said = Counter(sentence for entry in entries(night) for sentence in set(entry))
        shared += sum(times - 1 for times in said.values())
    assert shared <= len(written) // 15


def test_the_same_inputs_give_the_same_words():
    for number in range(300):
        dice = Dice(b"same", (number,))
        seats = twelve(dice)
        moves = moves_for(dice, seats[0], seats[1], seats)
        lines = {
            say(moves, VOICES[seats[0]], seats[1], NAMES, Dice(b"luck", (number,)), ())
            for _ in range(2)
        }
        assert len(lines) == 1


def test_two_castaways_do_not_sound_alike():
    """Of what each says to the same ends, at most a fifth is another's, word for word."""
    reason = Reason("wins", "nour", "", 3)
    said = {
        seat: {
            say(
                [Move(intent, "nour", reason)],
                VOICES[seat],
                "effie",
                NAMES,
                Dice(b"x", (seat, intent, n)),
                (),
            )
            for intent in INTENTS
            for n in range(10)
        }
        for seat in CAST
        if seat not in ("nour", "effie")
    }
    for one, other in combinations(said, 2):
        shared = said[one] & said[other]
        assert len(shared) <= len(said[one]) // 5, (one, other, sorted(shared))


def test_some_talk_long_and_some_short():
    def length(seat: str) -> float:
        lines = []
        for number in range(150):
            dice = Dice(b"length", (number,))
            seats = [seat, *(other for other in twelve(dice) if other != seat)]
            moves = moves_for(dice, seat, seats[1], seats)[:1]
            lines.append(say(moves, VOICES[seat], seats[1], NAMES, dice, ()))
        return sum(len(line.split()) for line in lines) / len(lines)

    assert max(map(length, ("orrin", "quyen", "pipaluk"))) < min(
        map(length, ("veikko", "farouk", "nerys"))
    )
