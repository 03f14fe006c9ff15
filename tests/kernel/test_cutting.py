from __future__ import annotations

import pytest

from showrunner.errors import RuleBug, StaleAsk
from showrunner.kernel import CUT, EVERYBODY, Stage
from tests.kernel.tiny import Game, World, word


async def inner(stage: Stage, seat: str) -> None:
    try:
        await stage.ask_all({seat: word(), "dan": word()})
    finally:
        stage.tell(("closed", seat), EVERYBODY)


async def outer(stage: Stage) -> None:
    try:
        await stage.together({seat: inner(stage, seat) for seat in ("ada", "ben")})
    finally:
        stage.tell(("closed", "outer"), EVERYBODY)


async def script(stage: Stage, world: World) -> None:
    stage.tell(("result", await stage.scene("camp", outer(stage))), EVERYBODY)
    await stage.ask("ada", word())


def test_cutting_closes_the_children_first_and_the_parent_goes_on_with_cut():
    game = Game(script)
    step = game.order("cut", scene="camp")
    assert game.facts == [
        ("closed", "ben"),
        ("closed", "ada"),
        ("closed", "outer"),
        ("result", CUT),
    ]
    assert [ask.id for ask in step.opened] == ["season/1:ada"]
    game.answer_all()
    assert game.kernel.over


def test_cutting_withdraws_the_asks_and_says_so_to_whoever_answers():
    game = Game(script)
    game.answer("season/camp/ada/1:ada")
    step = game.order("cut", scene="camp")
    assert sorted(ask.id for ask in step.withdrawn) == [
        "season/camp/ada/1:ada",  # its sealed answer goes with it
        "season/camp/ada/1:dan",
        "season/camp/ben/1:ben",
        "season/camp/ben/1:dan",
    ]
    with pytest.raises(StaleAsk, match="its scene was cut"):
        game.answer("season/camp/ben/1:ben")


def test_cutting_one_scene_leaves_the_ones_beside_it():
    game = Game(script)
    game.order("cut", scene="ada")
    assert game.open == ["season/camp/ben/1:ben", "season/camp/ben/1:dan"]
    game.answer_all()
    assert game.kernel.over


def test_cutting_a_scene_that_is_not_running_does_nothing():
    game = Game(script)
    before = game.state()[0]
    step = game.order("cut", scene="nowhere")
    assert (step.told, step.opened, step.withdrawn) == ((), (), ())
    assert game.kernel.story.digest == before


def test_the_season_itself_cannot_be_cut():
    game = Game(script)
    game.order("cut", scene="season")
    assert len(game.open) == 4


def test_all_scenes_of_the_name_are_cut():
    async def twice(stage: Stage, world: World) -> None:
        results = await stage.together({name: nested(stage) for name in ("north", "south")})
        stage.tell(results, EVERYBODY)

    async def nested(stage: Stage) -> object:
        async def talk() -> None:
            await stage.ask("ada", word())

        return await stage.scene("talk", talk())

    game = Game(twice)
    game.order("cut", scene="talk")
    assert game.facts == [{"north": CUT, "south": CUT}]


def test_a_scene_that_cuts_another_asks_on_in_its_own_name():
    async def cutter(stage: Stage) -> None:
        await stage.ask("ada", word())
        stage.cut("ben")
        stage.tell(await stage.ask("ada", word()), EVERYBODY)

    async def both(stage: Stage, world: World) -> None:
        await stage.together({"ada": cutter(stage), "ben": inner(stage, "ben")})

    game = Game(both)
    game.answer("season/ada/1:ada")
    assert game.open == ["season/ada/2:ada"]
    game.answer("season/ada/2:ada", "still here")
    assert game.facts[-1] == "still here"
    assert game.kernel.over


def test_a_scene_can_be_cut_before_it_began():
    async def cutter(stage: Stage) -> None:
        stage.cut("late")

    async def both(stage: Stage, world: World) -> None:
        scenes = {"cutter": cutter(stage), "late": inner(stage, "ben")}
        stage.tell(await stage.together(scenes), EVERYBODY)

    assert Game(both).facts == [{"cutter": None, "late": CUT}]


def test_a_complete_group_is_not_withdrawn_by_a_cut_in_the_same_step():
    """The order drops Ada's questions, which closes both groups; then one scene cuts the other."""

    async def cutter(stage: Stage, world: World) -> None:
        await stage.ask("ada", world.word("ada"))
        stage.cut("talk")

    async def talk(stage: Stage, world: World) -> None:
        await stage.ask_all({"ada": world.word("ada"), "ben": word()})

    async def both(stage: Stage, world: World) -> None:
        await stage.together({"cutter": cutter(stage, world), "talk": talk(stage, world)})

    game = Game(both)
    game.answer("season/talk/1:ben")
    step = game.order("set", ada=None)
    assert [ask.id for ask in step.withdrawn] == ["season/cutter/1:ada", "season/talk/1:ada"]
    assert game.kernel.over


def test_a_scene_cannot_cut_itself():
    async def itself(stage: Stage) -> None:
        await stage.ask("ada", word())
        stage.cut("itself")

    async def script(stage: Stage, world: World) -> None:
        await stage.scene("itself", itself(stage))

    game = Game(script)
    with pytest.raises(RuleBug, match="season/itself"):
        game.answer_all()
