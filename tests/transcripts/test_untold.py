"""What was not told at the time: to a castaway about themselves, and to the public by a reveal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from msgspec import structs

from showrunner.errors import Refused, WrongParameter
from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor.facts import BallotCast
from showrunner.kernel import BROADCAST, PRODUCER, PUBLIC, Told, contestant
from showrunner.transcripts.markdown import transcript
from showrunner.transcripts.untold import IN_PRIVATE, opened, untold_by
from tests.every_format.seasons import Case, Rehearsal, rehearsed, small_case, told_of


def lines_for(season: Rehearsal, seat: str) -> list[Line]:
    story = told_of(season)
    untold = untold_by(season.format, story, contestant(seat), over=True, truth=True)
    return [line for lines in untold.values() for line in lines]


@small_case
def test_castaways_learn_afterwards_what_was_said_of_them_and_who_wrote_them(case: Case) -> None:
    season = rehearsed(case.settings(), "untold")
    names = {person.id: person.name for person in season.settings.cast}
    ballots = [told.fact for told in told_of(season) if isinstance(told.fact, BallotCast)]
    written = {ballot.name for ballot in ballots}
    spoken_of = 0
    for seat, name in names.items():
        lines = lines_for(season, seat)
        own = [line for line in lines if line.seat == seat]
        assert all(line.tone in (Tone.SPEECH, Tone.TALK) for line in own), "their own notes"
        spoken_of += any(line.tone is Tone.SPEECH and name in line.text for line in lines)
        view = transcript(
            season.format, season.settings, (), contestant(seat), untold={"": lines[:1]}
        )
        assert not lines or f"What {name} did not know" in view
        if seat in written:
            assert any("Who voted for whom" in line.text for line in lines)
    assert spoken_of or case.bot == "bot:random" or not season.format.has_votes


@small_case
def test_a_truth_that_is_still_secret_is_refused(case: Case) -> None:
    season = rehearsed(case.settings(parameters={"reveal": "never"}), "untold")
    story = told_of(season)
    seat = season.settings.cast[0].id
    assert opened(story, over=False) == []
    with pytest.raises(Refused, match="when the season is over or reveals it"):
        untold_by(season.format, story, contestant(seat), over=False, truth=True)
    for viewer in (PUBLIC, BROADCAST, PRODUCER):
        with pytest.raises(WrongParameter, match="a castaway"):
            untold_by(season.format, story, viewer, over=True, truth=True)
    assert untold_by(season.format, story, PUBLIC, over=True) == {}


@small_case
def test_a_reveal_opens_talks_and_diaries_to_the_public(case: Case) -> None:
    season = rehearsed(case.settings(parameters={"reveal": "at_end"}), "untold")
    untold = untold_by(season.format, told_of(season), PUBLIC, over=True)
    lines = untold.get("", [])
    if case.bot != "bot:random":
        assert lines[0] == Line(Tone.EPISODE, IN_PRIVATE)
        assert Tone.SPEECH in {line.tone for line in lines}
    assert not any(line.tone in (Tone.SECRET, Tone.PRODUCTION) for line in lines)


ORDINARY_WORDS = ("Will", "May", "Ann: each", "Who voted for whom", "The", "I", "Each", "They")


def renamed(story: Sequence[Told[Fact]]) -> list[Told[Fact]]:
    """The same facts with castaways who are called by words that occur in sentences."""
    names = iter((*ORDINARY_WORDS, *(f"They {number}" for number in range(99))))
    return [
        replace(told, fact=structs.replace(told.fact, name=next(names)))
        if isinstance(told.fact, CastawayIntroduced)
        else told
        for told in story
    ]


@small_case
def test_what_concerns_a_castaway_depends_on_no_name_and_no_wording(case: Case) -> None:
    season = rehearsed(case.settings(), "untold")
    told = 0
    for person in season.settings.cast:
        by_names = [
            {
                episode: [(line.tone, line.seat, line.about, line.acts) for line in lines]
                for episode, lines in untold_by(
                    season.format, story, contestant(person.id), over=True, truth=True
                ).items()
            }
            for story in (told_of(season), renamed(told_of(season)))
        ]
        assert list(by_names[0].values()) == list(by_names[1].values())
        told += sum(map(len, by_names[0].values()))
    assert told or case.bot == "bot:random"
