"""Who answers in a season, by kind: bots, people as people are, and the house model."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from showrunner.errors import Refused, StaleAsk
from showrunner.formats.facts import Fact
from showrunner.house_model.answering import answer
from showrunner.kernel import Answer, Ask, Dice
from showrunner.running.rehearsal import Rehearsal
from tests.house_model.asking import enveloped, request

Answers = Callable[[Rehearsal, Ask[Fact], Dice], None]


def bot(season: Rehearsal, ask: Ask[Fact], dice: Dice) -> None:
    """The bot that the settings name."""
    season.answer(ask)


def person(season: Rehearsal, ask: Ask[Fact], dice: Dice) -> None:
    """Somebody who is quick, late, silent, wrong, or changes their mind."""
    question: Any = ask.question
    others = [one for one in season.kernel.asks.values() if one.takes_answers]
    match dice.below(9):
        case 0:
            refused(season, Answer(ask.id, dice.pick(nonsense(question)), salt=dice.salt()))
        case 1:
            season.enter(Answer(ask.id, question.default, "clock"))
        case 2:
            given = season.answer_to(ask)
            season.enter(Answer(ask.id, given.value, "stand-in", given.salt))
        case 3:
            with pytest.raises(StaleAsk):
                season.enter(Answer(ask.id + "~9", question.default))
        case _:
            one = dice.pick(others)  # whoever is ready first, or wants to change their answer
            value = one.question.random(dice)  # type: ignore[attr-defined]
            season.enter(Answer(one.id, value, salt=dice.salt()))


def model(season: Rehearsal, ask: Ask[Fact], dice: Dice) -> None:
    """The house model, which knows of the game what a request says."""
    question: Any = ask.question
    cast = [f"- {one.name} (`{one.id}`)" for one in season.settings.cast if one.id != ask.seat]
    system = "\n".join(["With you are:", *cast])
    prompt = f"It is moment {season.kernel.entries}.\n{question.text}"
    given = json.loads(answer(request(prompt, enveloped(question.schema()), system=system)).text)
    thought = {} if given["thought"] is None else {"words": given["thought"]}
    season.enter(Answer(ask.id, given["answer"], "player", dice.salt(), thought))


def anybody(season: Rehearsal, ask: Ask[Fact], dice: Dice) -> None:
    """Each decision by another kind of player, as where players are swapped all the time."""
    dice.pick((bot, person, model))(season, ask, dice)


PLAYERS: dict[str, Answers] = {"bot": bot, "person": person, "model": model, "anybody": anybody}


def nonsense(question: Any) -> list[Any]:
    """Answers that no question takes."""
    first = next(iter(question.fields))
    default = question.default
    return [
        {},
        [],
        None,
        {**default, "more": 1},
        {**default, first: object()},
        {name: value for name, value in default.items() if name != first},
    ]


def refused(season: Rehearsal, given: Answer) -> None:
    """The season refuses it, and is as it was before."""
    kernel = season.kernel
    before = kernel.story.digest, kernel.entries, list(kernel.asks)
    with pytest.raises(Refused):
        season.enter(given)
    assert (kernel.story.digest, kernel.entries, list(kernel.asks)) == before
