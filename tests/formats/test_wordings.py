"""Bots say nothing twice in an episode, though they hear only a part of what is said."""

from __future__ import annotations

import pytest
from msgspec import Struct

from showrunner.files.cast_files import library
from showrunner.formats.facts import CastawayIntroduced, MemoWritten, ThoughtHad
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor.facts import RoundBegan
from showrunner.formats.talk.facts import MessageSaid
from showrunner.formats.wordings import Wordings
from showrunner.kernel import Dice, Text
from showrunner.questions import Question, Words
from showrunner.running.rehearsal import Rehearsal

CAST = tuple(library()[:12])
SAID_OF_THEM = ("name", "age", "home", "work", "biography")
IDS = tuple(person.id for person in CAST)


def wordings(me: str) -> Wordings:
    """What somebody of the cast can say."""
    made = Wordings(me)
    for person in CAST:
        made.take(introduced(person))
    return made


def introduced(person: Castaway) -> CastawayIntroduced:
    given = {name: getattr(person, name) for name in SAID_OF_THEM}
    return CastawayIntroduced(seat=person.id, **given)


class Said(Struct):
    say: Text | None


def asked(most_words: int = 50) -> Question[Said]:
    """A question for words."""
    words = Words(label="Words", most_words=most_words, may_pass=True)
    return Question(
        kind="test.say",
        text="What do you say?",
        fields={"say": words},
        default={"say": None},
        answer=Said,
    )


def test_each_wording_belongs_to_one_castaway_at_most():
    everybody = [wordings(me) for me in (*IDS, "a viewer of old")]
    for number in range(500):
        assert sum(one.is_mine(f"Line {number}.") for one in everybody) == 1


def test_whoever_says_the_same_a_hundred_times_says_it_anew_each_time():
    everybody, said = [wordings(me) for me in IDS], set[str]()
    for number in range(100):
        for one in everybody:
            dice = Dice(b"said", (one.me, number))
            words = one.said_anew({"say": "Vote for Ama."}, asked(), dice)["say"]
            if words is None:
                continue
            assert "Vote for Ama." in words
            assert words not in said
            said.add(words)
            one.take(MessageSaid(talk="t", seat=one.me, words=Text("", words)))
    assert len(said) > 300


def test_in_the_next_round_it_can_be_said_again():
    one = wordings(IDS[0])
    line = next(f"Line {number}." for number in range(99) if one.is_mine(f"Line {number}."))
    one.take(MessageSaid(talk="t", seat=IDS[1], words=Text("", line)))
    answer = {"say": line}
    assert one.said_anew(answer, asked(), Dice(b"said", ()))["say"] != line
    one.take(RoundBegan(round=2, castaways=IDS))
    assert one.said_anew(answer, asked(), Dice(b"said", ()))["say"] == line


def test_nothing_is_said_where_all_that_fits_was_said():
    one = wordings(IDS[0])
    one.take(MessageSaid(talk="t", seat=IDS[1], words=Text("", "Yes.")))
    assert one.said_anew({"say": "Yes."}, asked(1), Dice(b"said", ()))["say"] is None


@pytest.mark.parametrize("seed", ["ebb", "flood"])
def test_no_line_comes_twice_in_an_episode(seed: str):
    format = load_format("survivor")
    settings = SeasonSettings(
        format=format.name,
        version=format.version,
        changes=format.changes,
        title="Once",
        cast=CAST,
        players=dict.fromkeys(IDS, "bot:sensible"),
    )
    season = Rehearsal(settings, seed)
    season.play()
    said: set[str] = set()
    lines = 0
    for fact in (told.fact for told in season.kernel.story.told):
        if isinstance(fact, format.opens_round):
            said.clear()
        words = getattr(fact, "words", None)
        if words is None or isinstance(fact, ThoughtHad | MemoWritten):
            continue
        assert str(words) not in said, words
        said.add(str(words))
        lines += 1
    assert lines > 30
