"""After an order the open questions are built again: an ask whose terms changed is replaced."""

from __future__ import annotations

import pytest

from showrunner.errors import StaleAsk
from showrunner.kernel import EVERYBODY, Stage
from tests.kernel.tiny import Game, Word, World, word


async def script(stage: Stage, world: World) -> None:
    answers = await stage.ask_all({seat: world.word(seat) for seat in ("ada", "ben", "cleo")})
    stage.tell(list(answers.items()), EVERYBODY)


def test_changed_terms_withdraw_the_ask_and_ask_again():
    game = Game(script)
    step = game.order("set", ben="new")
    assert [ask.id for ask in step.withdrawn] == ["season/1:ben"]
    assert [(ask.id, ask.question) for ask in step.opened] == [
        ("season/1:ben~2", Word("word", "new"))
    ]
    with pytest.raises(StaleAsk, match="an order changed its terms, and it was asked again"):
        game.answer("season/1:ben")


def test_a_sealed_answer_to_changed_terms_is_withdrawn_with_its_ask():
    game = Game(script)
    game.answer("season/1:ben", "old")
    step = game.order("set", ben="new")
    assert [ask.id for ask in step.withdrawn] == ["season/1:ben"]
    game.answer("season/1:ada")
    game.answer("season/1:cleo")
    assert game.facts == []
    game.answer("season/1:ben~2", "new")
    assert game.facts == [[("ada", "yes"), ("ben", "new"), ("cleo", "yes")]]


def test_unchanged_terms_stay_with_their_answers():
    game = Game(script)
    game.answer("season/1:ada", "first")
    step = game.order("set", somebody="else")
    assert (step.opened, step.withdrawn) == ((), ())
    game.answer_all()
    assert game.facts == [[("ada", "first"), ("ben", "yes"), ("cleo", "yes")]]


def test_each_change_counts_on():
    game = Game(script)
    for terms in ("b", "c", "d"):
        game.order("set", ben=terms)
    assert game.open == ["season/1:ada", "season/1:cleo", "season/1:ben~4"]


@pytest.mark.parametrize("answered", [True, False])
def test_a_question_with_nothing_left_to_decide_is_dropped_and_its_seat_absent(answered):
    game = Game(script)
    if answered:
        game.answer("season/1:ben", "sealed")
    step = game.order("set", ben=None)
    assert [ask.id for ask in step.withdrawn] == ["season/1:ben"]
    with pytest.raises(StaleAsk, match="nothing to decide"):
        game.answer("season/1:ben")
    game.answer_all()
    assert game.facts == [[("ada", "yes"), ("cleo", "yes")]]


def test_dropping_the_last_open_question_closes_the_group():
    game = Game(script)
    game.answer("season/1:ada")
    game.answer("season/1:cleo")
    game.order("set", ben=None)
    assert game.facts == [[("ada", "yes"), ("cleo", "yes")]]
    assert game.kernel.over


def test_dropping_every_question_closes_the_group_with_no_answers():
    game = Game(script)
    game.order("set", ada=None, ben=None, cleo=None)
    assert game.facts == [[]]


def test_a_question_dropped_once_does_not_come_back():
    game = Game(script)
    game.order("set", ben=None)
    step = game.order("set", ben="back")
    assert step.opened == ()


def test_only_orders_build_questions_again():
    async def counting(stage: Stage, world: World) -> None:
        def build() -> Word:
            world.set["built"] = world.set.get("built", 0) + 1
            return Word()

        await stage.ask_all({"ada": build, "ben": word()})

    game = Game(counting)
    game.answer("season/1:ben")
    assert game.world.set["built"] == 1


def test_open_groups_in_every_branch_are_built_again():
    async def scene(stage: Stage, world: World) -> None:
        await stage.ask("ada", world.word("ada"))

    async def both(stage: Stage, world: World) -> None:
        await stage.together({name: scene(stage, world) for name in ("north", "south")})

    game = Game(both)
    game.order("set", ada="new")
    assert game.open == ["season/north/1:ada~2", "season/south/1:ada~2"]
    game.answer_all()
    assert game.kernel.over


def test_rules_let_questions_be_built_again_without_an_order():
    async def with_talk(stage: Stage, world: World) -> None:
        async def talk() -> None:
            await stage.ask_all({"ben": world.word("ben")})

        stage.aside("talk", talk())
        await stage.ask_all({"ada": world.word("ada")})
        world.set["ben"] = "after"
        stage.reissue()
        await stage.ask_all({"cleo": world.word("cleo")})

    game = Game(with_talk)
    (talked,) = (ask for ask in game.open if "talk" in ask)
    step = game.answer("season/1:ada")
    assert [ask.id for ask in step.withdrawn] == [talked]
    assert Word("word", "after") in [ask.question for ask in step.opened]
