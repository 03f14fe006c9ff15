"""What an episode tells of its round: all that matters, once, in order, each with its facts."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from showrunner.formats.format import load_format
from showrunner.story.beat import Beat
from showrunner.story.citing import unsupported
from showrunner.story.editor import tell
from showrunner.story.finding import beat_book, beats_of
from showrunner.story.material import MOST_OF_A_PART, SAID_ANYWAY, Material
from showrunner.story.told import Sentence
from tests.golden.files import read_golden
from tests.story.citing import TERMS, names_of
from tests.story.handmade import told_by_hand
from tests.story.played import QUICK, Cast, played
from tests.story.telling import SEASONS, sentences, story_of, told_season
from tests.story.test_survival_beats import Summit

STRONG = 45
"""The least importance of a beat that an episode may not leave out."""


@pytest.mark.parametrize("name", SEASONS)
def test_a_strong_beat_is_told_in_its_episode_and_once(name: str) -> None:
    """Not in the recap alone; what a stronger beat in the same place proves is not told again."""
    format = load_format(read_golden(name).header.settings.format)
    sections = [
        section
        for episode in told_season(name).episodes
        for section in episode.sections
        if section.part != "previously"
    ]
    told = [sentence for section in sections for sentence in section.sentences]
    full = [
        range(min(lasts), max(lasts) + 1)
        for section in sections
        if len(lasts := [one.facts[-1] for one in section.sentences if not one.speaker])
        > MOST_OF_A_PART
    ]
    beats = beats_of(format, story_of(name))
    for beat in beats:
        if beat.importance < STRONG or beat.kind in SAID_ANYWAY:
            continue
        times = sum((one.text, one.facts) == (beat.text, beat.facts) for one in told)
        covered = any({*beat.facts} < {*other.facts} for other in beats)
        left_out = covered or any(beat.last in numbers for numbers in full)
        assert times == 1 or (times == 0 and left_out), beat


@pytest.mark.parametrize("name", SEASONS)
def test_a_recap_says_once_how_a_vote_ended(name: str) -> None:
    for episode in told_season(name).episodes:
        alone = [one.facts for one in episode.recap if len(one.facts) == 1]
        assert len(alone) == len(set(alone)), episode.recap


@pytest.mark.parametrize("name", SEASONS)
def test_the_recap_of_the_last_episode_says_who_won(name: str) -> None:
    recap = " ".join(sentence.text for sentence in told_season(name).episodes[-1].recap)
    assert re.search(r"\b(wins|won|Tokens of Life for)\b", recap), recap


@pytest.mark.parametrize("name", SEASONS)
def test_every_sentence_of_a_told_season_cites_facts(name: str) -> None:
    for sentence in sentences(told_season(name)):
        assert sentence.facts, sentence


@pytest.mark.parametrize("name", SEASONS)
def test_scenes_and_votes_are_told_in_the_order_of_events(name: str) -> None:
    for episode in told_season(name).episodes:
        starts = [
            min(sentence.facts[0] for sentence in section.sentences if sentence.speaker)
            for section in episode.sections
            if section.part in ("scene", "council")
            if any(sentence.speaker for sentence in section.sentences)
        ]
        assert starts == sorted(starts), (name, episode.number)


def test_a_night_and_what_is_said_in_it_come_before_the_dawn() -> None:
    episode = told_season("survival-mixed-12").episodes[1]
    titles = [section.title for section in episode.sections]
    assert titles.index("Night") < titles.index("Dawn") < titles.index("The vote")


@pytest.mark.parametrize("cast", QUICK, ids=str)
def test_each_name_and_number_of_a_detail_is_in_its_facts(cast: Cast) -> None:
    season = played(cast)
    book, names = beat_book(season.format), names_of(season.story)
    for told in season.story:
        book.take(told)
    terms = TERMS | {"Outcast", "Outcasts"}
    for detail in (*book.details, *book.standing()):
        facts = [season.story[number] for number in detail.facts]
        text = re.sub(r" and \S+ others", "", detail.text)
        assert detail.facts == tuple(sorted({*detail.facts})), detail
        assert not unsupported(text, facts, names, terms=terms), detail


def test_a_round_without_a_council_has_no_vote_and_says_who_is_left() -> None:
    """An amnesty of Survival."""
    season = Summit()
    season.night()
    season.die("dee", "evil", "dawn")
    season.day()
    season.speak("ada", accuse="ben")
    season.close()
    season.night()
    (episode,) = told_by_hand(season).episodes
    parts = {section.part: section for section in episode.sections}
    assert "council" not in parts
    assert "why" not in parts
    assert parts["standing"].sentences[0].text.startswith("Seven castaways are left: Ada, Ben,")


@pytest.mark.parametrize("name", SEASONS)
def test_nobody_says_the_same_twice_in_a_scene(name: str) -> None:
    for episode in told_season(name).episodes:
        for section in episode.sections:
            if section.part == "scene":
                said = Counter(one.text for one in section.sentences if one.speaker)
                assert max(said.values(), default=1) == 1, section


# -- material --------------------------------------------------------------------------------------


def beat(importance: int, *facts: int, kind: str = "blindside") -> Beat:
    text = f"{kind} {importance}"
    return Beat(kind=kind, round=1, importance=importance, people=("ada",), facts=facts, text=text)


def texts(told: list[Sentence]) -> list[str]:
    return [sentence.text for sentence in told]


def test_material_is_told_once_by_its_last_fact() -> None:
    detail = Sentence(text="detail", facts=(3,))
    material = Material([beat(50, 1, 4), beat(40, 9), beat(30, 4, kind="unanimous")], [detail])
    assert texts(material.during(range(5))) == ["detail", "blindside 50"]
    assert material.during(range(5)) == []
    assert texts(material.strongest(9, "blindside")) == ["blindside 40"]
    assert material.during(range(10)) == []


def test_what_a_stronger_beat_proves_with_more_facts_is_left_out() -> None:
    details = [Sentence(text="of the same", facts=(2,)), Sentence(text="of more", facts=(2, 3))]
    material = Material([beat(50, 1, 2), beat(60, 1, 2, 5), beat(70, 2)], details)
    assert texts(material.during(range(6))) == ["blindside 70", "of more", "blindside 60"]


def test_of_many_beats_the_strongest_are_told_and_all_details() -> None:
    beats = [beat(importance, importance) for importance in range(1, 20)]
    material = Material(beats, [Sentence(text="detail", facts=(1,))])
    assert texts(material.during(range(20), most=2)) == ["detail", "blindside 18", "blindside 19"]


def test_details_of_a_talk_that_is_not_shown_are_left_out_and_its_beats_are_not() -> None:
    material = Material([beat(20, 7)], [Sentence(text="detail", facts=(7,))])
    material.leave_out({7})
    assert texts(material.during({7})) == ["blindside 20"]


def test_a_season_that_is_going_on_has_the_episodes_that_are_over() -> None:
    settings = read_golden("survival-mixed-12").header.settings
    story = story_of("survival-mixed-12")
    half = tell(load_format(settings.format), settings, story[: len(story) // 2])
    whole = told_season("survival-mixed-12")
    assert half.episodes == whole.episodes[: len(half.episodes)]
