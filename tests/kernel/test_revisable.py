from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer, StaleAsk
from showrunner.kernel import EVERYBODY, AskState, Hold, Ruling, Stage
from tests.kernel.tiny import Game, World


async def script(stage: Stage, world: World) -> None:
    questions = {seat: world.word(seat) for seat in ("ada", "ben")}
    answers = await stage.ask_all(questions, revisable=True)
    stage.tell(list(answers.items()), EVERYBODY)


def test_the_last_answer_before_the_group_closes_counts():
    game = Game(script)
    for word in ("first", "second", "third"):
        game.answer("season/1:ada", word)
    game.answer("season/1:ben")
    assert game.facts == [[("ada", "third"), ("ben", "yes")]]


def test_an_illegal_revision_leaves_the_answer_that_was_given():
    game = Game(script)
    game.answer("season/1:ada", "first")
    with pytest.raises(IllegalAnswer):
        game.answer("season/1:ada", "illegal")
    game.answer("season/1:ben")
    assert game.facts == [[("ada", "first"), ("ben", "yes")]]


def test_a_closed_group_takes_no_revision():
    async def two(stage: Stage, world: World) -> None:
        await script(stage, world)
        await script(stage, world)

    game = Game(two)
    game.answer("season/1:ada")
    game.answer("season/1:ben")
    for seat in ("ada", "ben"):
        with pytest.raises(StaleAsk, match="it is answered"):
            game.answer(f"season/1:{seat}", "too late")


def test_a_revision_may_be_held_and_then_thrown_out():
    game = Game(script)
    game.answer("season/1:ada", "first")
    game.give(Hold(("word",)))
    game.answer("season/1:ada", "second")
    assert game.kernel.asks["season/1:ada"].state is AskState.HELD
    game.give(Ruling("season/1:ada", "veto"))
    game.give(Hold(()))
    game.answer("season/1:ben")
    assert game.facts[-1] != [("ada", "first"), ("ben", "yes")]
    game.answer("season/1:ada~2", "third")
    assert game.facts[-1] == [("ada", "third"), ("ben", "yes")]


def test_changed_terms_ask_an_answered_question_again():
    game = Game(script)
    game.answer("season/1:ada", "old")
    game.order("set", ada="new")
    game.answer("season/1:ben")
    game.answer("season/1:ada~2", "new")
    assert game.facts == [[("ada", "new"), ("ben", "yes")]]
