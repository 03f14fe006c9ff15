"""Beats of all games: in stored seasons, without what players thought, and what fits each game."""

from __future__ import annotations

import pytest

from showrunner.formats.facts import ThoughtHad
from showrunner.formats.format import format_names, load_format
from showrunner.kernel import PRODUCERS, Text, Told
from showrunner.story.finding import beats_of, own_finders
from tests.golden.files import read_golden, stored_names
from tests.quick import chosen
from tests.story.telling import SEASONS, story_of


@pytest.mark.parametrize("name", chosen({*SEASONS, *stored_names()[::4]}, stored_names()))
def test_beats_cite_facts_of_the_season_in_order(name: str) -> None:
    story = story_of(name)
    format = load_format(read_golden(name).header.settings.format)
    numbers = {told.number for told in story}
    beats = beats_of(format, story)
    for beat in beats:
        assert beat.facts, beat
        assert numbers.issuperset(beat.facts), beat
        assert list(beat.facts) == sorted(set(beat.facts)), beat
        assert 1 <= beat.importance <= 100, beat
        assert len(set(beat.people)) == len(beat.people), beat
    assert [beat.last for beat in beats] == sorted(beat.last for beat in beats)


@pytest.mark.parametrize("name", SEASONS)
def test_a_season_with_thoughts_has_the_same_beats(name: str) -> None:
    """People tell no thoughts, and models do: a beat must not come from them."""
    story = story_of(name)
    settings = read_golden(name).header.settings
    thought = ThoughtHad(
        seat=settings.cast[0].id,
        kind="vote",
        intent="lie",
        about=(settings.cast[1].id,),
        plan={"targets": [settings.cast[1].id]},
        words=Text("seal", "nobody knows what I think"),
    )
    with_thoughts = [
        other
        for told in story
        for other in (told, Told(told.number, told.entry, PRODUCERS, thought))
    ]
    format = load_format(settings.format)
    assert beats_of(format, with_thoughts) == beats_of(format, story)


@pytest.mark.parametrize("game", format_names())
def test_each_game_has_finders_of_its_own(game: str) -> None:
    assert len(own_finders(game)) >= 6
