"""Each game's episodes have all of their parts, and as many words as docs/story.md says."""

from __future__ import annotations

import re
from statistics import median

import pytest

from showrunner.formats.settings import SeasonSettings
from showrunner.story.editor import tell
from showrunner.story.scenes import MOST_SCENES
from showrunner.story.told import Episode, ToldSeason
from tests.story.played import QUICK, Cast, played

BANDS = {
    "standard": (550, 800),
    "quick": (400, 650),
    "conference": (150, 500),
    "summit": (300, 600),
    "six": (300, 550),
    "facility": (250, 500),
    "island": (200, 450),
}
"""The median words of an episode, by season file."""
CASTS = [cast for cast in QUICK if cast.season in BANDS and not (cast.size or cast.player)]


def told(cast: Cast) -> ToldSeason:
    season = played(cast)
    terms = SeasonSettings(
        title="", format=season.format.name, version=season.format.version, cast=()
    )
    return tell(season.format, terms, season.story)


def words(episode: Episode) -> int:
    sentences = (one for section in episode.sections for one in section.sentences)
    return sum(len(one.text.split()) for one in sentences)


@pytest.mark.parametrize("cast", CASTS, ids=str)
def test_a_season_has_all_its_parts_in_about_as_many_words_as_its_game_carries(cast: Cast) -> None:
    season = told(cast)
    least, most = BANDS[cast.season]
    assert least <= median(map(words, season.episodes)) <= most
    *others, _ = season.episodes
    for episode in season.episodes:
        parts = [section.part for section in episode.sections]
        assert {"contest", "council"} & {*parts}, episode.number
        private = [one for one in episode.sections if one.title != "In the diaries"]
        scenes = [one for one in private if one.part == "scene"]
        assert len(scenes) <= MOST_SCENES, episode.number
        assert not re.search(r"\d", re.sub(r"^Rounds? \d+( to \d+)?$", "", episode.title))
        for section in episode.sections:
            texts = [one.text for one in section.sentences if not one.speaker]
            assert section.part != "contest" or len(texts) == len({*texts}), section
    for part in ("standing", "next"):
        without = [one.number for one in others if part not in {had.part for had in one.sections}]
        assert not without, part
    without = [one.number for one in others if "why" not in {had.part for had in one.sections}]
    assert len(without) <= len(others) // 3
    _leads_with_who_won_and_says_nothing_twice(season)


def _leads_with_who_won_and_says_nothing_twice(season: ToldSeason) -> None:
    page = season.page
    names = [person.name for person in season.cast if person.seat in season.winners]
    assert names[0] in page.summary[0].text
    assert re.search(r"\b(won|wins|Tokens? of Life)\b", page.summary[0].text)
    assert 2 <= len(page.summary) <= 4
    assert not {one.text for one in page.winners_path} & {one.text for one in page.turning_points}
    assert len(page.superlatives) >= 2
    titles = [one.title for one in page.superlatives]
    assert len(titles) == len({*titles})
