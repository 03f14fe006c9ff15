"""The editor: what an episode has, that all of it follows from facts, and when it is told."""

from __future__ import annotations

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.lifecycle import RoundEnded
from showrunner.formats.talk.facts import Said
from showrunner.story.editor import tell
from tests.golden.files import read_golden, stored_names
from tests.story.telling import FOLDER, SEASONS, as_text, sentences, story_of, told_season


@pytest.mark.parametrize("name", SEASONS)
def test_a_stored_season_is_told_as_it_was(name: str) -> None:
    """After a change of the editor: read the changes, and run `python -m tests.story.telling`."""
    assert as_text(told_season(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", stored_names())
def test_every_sentence_cites_facts_that_there_are_in_order(name: str) -> None:
    numbers = {told.number for told in story_of(name)}
    for sentence in sentences(told_season(name)):
        assert numbers.issuperset(sentence.facts), sentence
        assert list(sentence.facts) == sorted(set(sentence.facts)), sentence


@pytest.mark.parametrize("name", stored_names())
def test_a_quotation_is_what_its_fact_says(name: str) -> None:
    facts = {told.number: told.fact for told in story_of(name)}
    for sentence in sentences(told_season(name)):
        if sentence.speaker:
            (number,) = sentence.facts
            assert sentence.text == str(getattr(facts[number], "words", "")), sentence


@pytest.mark.parametrize("name", SEASONS)
def test_an_episode_is_told_from_its_own_round_and_before(name: str) -> None:
    """What comes later changes nothing: a season told up to a round's end has the same episodes."""
    story, season = story_of(name), told_season(name)
    settings = read_golden(name).header.settings
    ends = [told.number for told in story if isinstance(told.fact, RoundEnded)]
    for number, end in enumerate(ends[::3]):
        so_far = tell(load_format(settings.format), settings, story[: end + 1])
        assert so_far.episodes == season.episodes[: len(so_far.episodes)]
        assert so_far.episodes or number < 2


@pytest.mark.parametrize("name", SEASONS)
def test_no_two_episodes_have_the_same_number_or_title(name: str) -> None:
    numbers = [episode.number for episode in told_season(name).episodes]
    assert numbers == sorted(set(numbers))
    titles = [episode.title for episode in told_season(name).episodes]
    assert len(titles) == len(set(titles))
    assert all(titles)


@pytest.mark.parametrize("name", SEASONS)
def test_each_castaway_has_a_place_once_the_season_is_over(name: str) -> None:
    season = told_season(name)
    assert season.over
    places = sorted(person.place for person in season.cast)
    assert all(place in (number, places[number - 2]) for number, place in enumerate(places, 1)), (
        "equal ones share a place"
    )
    assert all(person.result for person in season.cast)
    first = [person.seat for person in season.cast if person.place <= len(season.winners)]
    assert {*first} == {*season.winners}


def test_a_season_that_has_not_begun_a_round_has_no_episodes() -> None:
    settings = read_golden("everything").header.settings
    story = story_of("everything")[:5]
    season = tell(load_format(settings.format), settings, story)
    assert (season.episodes, season.over, season.winners) == ((), False, ())


def test_erased_words_are_not_quoted() -> None:
    said = [told.fact for told in story_of("all-erased") if isinstance(told.fact, Said)]
    assert said
    assert not [sentence for sentence in sentences(told_season("all-erased")) if sentence.speaker]
