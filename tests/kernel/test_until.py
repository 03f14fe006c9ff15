from __future__ import annotations

from showrunner.kernel import EVERYBODY, Stage
from tests.kernel.tiny import Game, World, word


async def counter(stage: Stage, times: int) -> None:
    for n in range(times):
        await stage.ask("ada", word())
        stage.tell(("count", n + 1), EVERYBODY)


async def waiting(stage: Stage, world: World, name: str, count: int) -> None:
    await stage.until(lambda: ("count", count) in world.facts)
    stage.tell(name, EVERYBODY)


def test_a_branch_waits_until_its_condition_holds():
    async def script(stage: Stage, world: World) -> None:
        await stage.together({"two": waiting(stage, world, "two", 2), "count": counter(stage, 3)})

    game = Game(script)
    game.answer_all()
    assert game.facts == [("count", 1), ("count", 2), "two", ("count", 3)]


def test_a_condition_that_holds_already_does_not_wait():
    async def script(stage: Stage, world: World) -> None:
        await stage.until(lambda: True)

    assert Game(script).kernel.over


def test_those_who_waited_longest_go_first_and_may_take_the_condition_away():
    async def taker(stage: Stage, world: World, name: str) -> None:
        await stage.until(lambda: bool(world.set.get("fish")))
        world.set["fish"] -= 1
        stage.tell(name, EVERYBODY)

    async def script(stage: Stage, world: World) -> None:
        await stage.together({name: taker(stage, world, name) for name in ("ada", "ben")})

    game = Game(script)
    game.order("set", fish=1)
    assert game.facts == ["ada"]
    game.order("set", fish=1)
    assert game.facts == ["ada", "ben"]
    assert game.kernel.over


def test_one_condition_can_bring_about_the_next():
    async def script(stage: Stage, world: World) -> None:
        await stage.together(
            {
                "last": waiting(stage, world, "last", 3),
                "count": counter(stage, 2),
                "third": third(stage, world),
            }
        )

    async def third(stage: Stage, world: World) -> None:
        await stage.until(lambda: ("count", 2) in world.facts)
        stage.tell(("count", 3), EVERYBODY)

    game = Game(script)
    game.answer_all()
    assert game.facts[-2:] == [("count", 3), "last"]
    assert game.kernel.over


def test_a_waiting_scene_can_be_cut():
    async def script(stage: Stage, world: World) -> None:
        await stage.scene("never", waiting(stage, world, "never", 99))

    game = Game(script)
    game.order("cut", scene="never")
    assert game.kernel.over
    assert game.facts == []


def test_the_condition_of_a_scene_that_was_cut_is_looked_at_no_more():
    async def scene(stage: Stage, world: World) -> None:
        await stage.until(lambda: world.set.setdefault("looked", []).append(1))

    async def script(stage: Stage, world: World) -> None:
        await stage.together({"waiting": scene(stage, world), "count": counter(stage, 5)})

    game = Game(script)
    game.order("cut", scene="waiting")
    looked = len(game.world.set["looked"])
    game.answer_all()
    assert len(game.world.set["looked"]) == looked
