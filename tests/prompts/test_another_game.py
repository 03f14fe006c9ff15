"""A game that has no templates of its own is played by models all the same."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import EntryResult
from showrunner.running import rehearsal
from tests.formats import bidding
from tests.prompts.seats import prompts_of
from tests.prompts.strict import problems

SEATS = ("ada", "ben", "cleo", "dora")


def test_a_game_without_templates_asks_in_the_words_of_its_questions(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(rehearsal, "load_format", lambda name: bidding.FORMAT)
    settings = SeasonSettings(
        format="bidding",
        version=1,
        title="Four bidders",
        cast=tuple(Castaway(id=seat, name=seat.title()) for seat in SEATS),
        players=dict.fromkeys(SEATS, "bot:bold"),
    )
    steps: list[EntryResult] = []
    rehearsal.Rehearsal(settings, "bid", watch=steps.append).play()
    asked = list(prompts_of(bidding.FORMAT, settings, steps))
    assert len(asked) > len(SEATS)
    for one in asked:
        words: Any = one.form
        assert one.form.kind == "diary" or words.text in one.prompt.turn
        assert "## The game" not in one.prompt.system
        assert list(problems(one.prompt.schema)) == []
