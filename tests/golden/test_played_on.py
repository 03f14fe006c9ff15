"""Seasons stored before messages had acts are forked in mid-talk now, and play on to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from showrunner.formats.talk.facts import Said
from showrunner.kernel import PRODUCER, Told, known
from showrunner.running.journal import entry_of
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from tests.golden.files import read_golden, stored_names

ONE_OF_EACH_GAME = ["sensible-06", "mini-sensible-06", "survival-sensible-08"]
LATER_GAMES = ("game-", "island-")
"""Names of seasons of games that had acts from the beginning."""
SENSIBLE = [
    name for name in stored_names() if "sensible-" in name and not name.startswith(LATER_GAMES)
]


def forked_in_a_talk(name: str) -> Rehearsal:
    """The season up to its middle: the first message from there on comes next, if there is one."""
    journal = read_golden(name)
    season = Rehearsal(journal.header.settings, journal.header.seed)
    assert season.luck == journal.header.luck
    season.start()
    for number, kept in enumerate(journal.records):
        ask = season.next_ask()
        if number >= len(journal.records) // 2 and ask is not None and speaks(ask.question):
            break
        season.enter(entry_of(kept))
        assert season.kernel.story.digest.startswith(kept.digest)
    return season


def speaks(question: Any) -> bool:
    """Whether something is said aloud in answer to this question."""
    return "acts" in question.fields


def spoken(told: Sequence[Told[Any]]) -> list[Said]:
    """What was said aloud, of all that was told."""
    return [fact for fact in known(told, PRODUCER) if isinstance(fact, Said)]


def plays_on(name: str) -> None:
    """It ends, its bots speak in acts from the fork on, and it replays without them."""
    season = forked_in_a_talk(name)
    before = len(season.kernel.story.told)
    assert not season.kernel.over
    season.play()
    assert season.kernel.over
    told = season.kernel.story.told
    assert spoken(told[:before])
    assert not [fact for fact in spoken(told[:before]) if fact.acts]
    assert [fact for fact in spoken(told[before:]) if fact.acts]
    assert replay(season.journal).story.digest == season.kernel.story.digest


@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_a_season_from_before_acts_plays_on_from_its_middle(name: str) -> None:
    plays_on(name)


@pytest.mark.full
@pytest.mark.parametrize("name", sorted(set(SENSIBLE) - set(ONE_OF_EACH_GAME)))
def test_every_season_from_before_acts_plays_on_from_its_middle(name: str) -> None:
    plays_on(name)
