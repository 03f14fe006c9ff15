"""No bot halts a season: what it does wrong is dropped, logged and counted."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from showrunner.errors import BotBug
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.kernel import Dice
from showrunner.players.faults import Faults
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Question, unsealed
from showrunner.running.rehearsal import Rehearsal
from showrunner.settings import BOT_FAULTS
from tests.every_format.order import is_in_order
from tests.every_format.players import nonsense
from tests.every_format.seasons import SEED, Case, random_case


class Contrary(RandomBot):
    """Does everything wrong that a bot can, at times, and writes an empty diary."""

    diary_due = True

    def __init__(self) -> None:
        self._seen = 0

    def see(self, fact: Fact) -> None:
        self._seen += 1
        if self._seen % 10 == 7:
            raise KeyError(type(fact).__name__)

    def answer(self, question: Question[Any], dice: Dice) -> Any:
        legal = super().answer(question, dice)
        match dice.below(5):
            case 0:
                raise ZeroDivisionError("nothing to divide by")
            case 1:
                return dice.pick(nonsense(question))
            case 2:
                return {name: _more(value) for name, value in legal.items()}
            case 3:
                return Considered(legal, {"intent": "plan", "about": [""]})
        return legal

    def diary(self, dice: Dice) -> str:
        return " "


def _more(value: Any) -> Any:
    """What is offered, and something that is not."""
    return [*value, "nobody", *value] if isinstance(value, list | tuple) else value


@random_case
def test_R9_bots_that_do_everything_wrong_halt_no_season(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(BOT_FAULTS)
    counted = Faults.of_process
    seasons = []
    with capture_logs() as logs:
        for _ in range(2):
            settings = case.settings()
            season = Rehearsal(settings, SEED, {one.id: Contrary() for one in settings.cast})
            season.play()
            is_in_order(season)
            seasons.append(season)
    one, same = seasons
    assert one.kernel.story.digest == same.kernel.story.digest
    assert Faults.of_process > counted
    assert {"see", "answer", "diary"} == {line["doing"] for line in logs}
    assert {line["event"] for line in logs} == {"bot fault"}
    assert {line["seat"] for line in logs} == {person.id for person in settings.cast}


@random_case
def test_what_a_bot_does_wrong_fails_its_test(case: Case) -> None:
    settings = case.settings()
    season = Rehearsal(settings, SEED, {one.id: Contrary() for one in settings.cast})
    with pytest.raises(BotBug):
        season.play()


@random_case
def test_the_nearest_answer_to_any_wish_is_legal(case: Case) -> None:
    season = Rehearsal(case.settings(), SEED)
    season.start()
    dice = Dice(b"wishes", (case.format,))
    while not season.kernel.over:
        ask = season.next_ask()
        assert ask is not None
        question: Any = ask.question
        legal = question.random(dice)
        assert question.nearest(legal) == (legal, [])
        more = {name: _more(value) for name, value in legal.items()}
        for wish in (more, {"nothing": 1, **more}, *nonsense(question)):
            nearest, problems = question.nearest(wish)
            assert not question.read(nearest, unsealed)[1]
            assert problems or wish == nearest
        nearest, _ = question.nearest(more)
        for name, value in legal.items():
            if isinstance(value, list | tuple):
                assert list(nearest[name]) == list(value), "what is offered of a wish is kept"
        season.answer(ask)
