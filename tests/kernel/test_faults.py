"""A bug in a rule halts the season and keeps its journal; the mended rule replays it."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

import pytest

from showrunner.errors import ForeignAwait, RuleBug, SeasonHalted
from showrunner.kernel import EVERYBODY, Answer, Hold, Order, Stage
from tests.kernel.tiny import Game, Script, World, word


def dividing(mended: bool) -> Script:
    async def scene(stage: Stage, world: World) -> None:
        answer = await stage.ask("ada", word())
        share = 6 // (len(answer or "") - 2) if not mended or answer != "no" else 0
        stage.tell(("share", share), EVERYBODY)

    async def script(stage: Stage, world: World) -> None:
        for _ in range(3):
            await stage.scene("sharing", scene(stage, world))

    return script


def test_a_bug_halts_the_season_and_after_the_mending_its_journal_goes_on():
    game = Game(dividing(mended=False))
    game.answer(game.open[0], "yes")
    last = Answer(game.open[0], {"word": "no"})
    with pytest.raises(RuleBug) as caught:
        game.kernel.apply(last)
    assert caught.value.entry == 2
    assert caught.value.where == "season/sharing~2"
    assert "ZeroDivisionError" in caught.value.problem
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert "mend the rule and replay the journal" in str(caught.value)
    assert game.kernel.fault is caught.value

    for entry in (last, Order("set", {}), Hold(())):
        with pytest.raises(SeasonHalted, match="takes no entry until it is rebuilt"):
            game.kernel.check(entry)
        with pytest.raises(SeasonHalted):
            game.kernel.apply(entry)

    again = game.replayed([*game.given, last], dividing(mended=True))
    assert again.facts == [("share", 6), ("share", 0)]
    again.answer(again.open[0], "maybe")
    assert again.kernel.over


def test_a_bug_before_the_first_decision_is_entry_0():
    async def script(stage: Stage, world: World) -> None:
        raise LookupError("no cast")

    with pytest.raises(RuleBug) as caught:
        Game(script)
    assert (caught.value.entry, caught.value.where) == (0, "season")


def test_a_bug_in_building_a_question_again_names_the_branch():
    async def scene(stage: Stage, world: World) -> None:
        await stage.ask("ada", lambda: word()() if world.set.get("ok", True) else {}["gone"])

    async def script(stage: Stage, world: World) -> None:
        await stage.scene("talk", scene(stage, world))

    game = Game(script)
    with pytest.raises(RuleBug, match="in season/talk: KeyError: 'gone'"):
        game.order("set", ok=False)


def test_a_bug_in_a_condition_names_the_branch():
    async def scene(stage: Stage, world: World) -> None:
        await stage.until(lambda: bool(world.set and world.set["missing"]))

    async def script(stage: Stage, world: World) -> None:
        await stage.together({"waiting": scene(stage, world)})

    game = Game(script)
    with pytest.raises(RuleBug, match="in season/waiting: KeyError: 'missing'"):
        game.order("set", other=1)


def test_a_bug_with_scenes_that_never_began_halts_quietly():
    """Python warns of coroutines that are dropped unawaited, and here warnings are errors."""

    async def bad(stage: Stage) -> None:
        raise ValueError

    async def good(stage: Stage) -> None:
        await stage.ask("ada", word())

    async def script(stage: Stage, world: World) -> None:
        await stage.together({"bad": bad(stage), "good": good(stage)})

    with pytest.raises(RuleBug, match="season/bad"):
        Game(script)


class Plain:
    def __await__(self) -> Generator[object, None, None]:
        yield 7


async def sleeping(stage: Stage, world: World) -> None:
    await helper(asyncio.sleep(0))


async def helper(awaitable) -> None:
    await awaitable


async def plainly(stage: Stage, world: World) -> None:
    await Plain()


async def in_future(stage: Stage, world: World) -> None:
    loop = asyncio.new_event_loop()
    try:
        future = loop.create_future()
    finally:
        loop.close()
    await future


@pytest.mark.parametrize(
    ("script", "named"),
    [
        (sleeping, "helper > sleep > __sleep0"),
        (plainly, "Plain.__await__ > builtins.int"),
        (in_future, "_asyncio.Future"),
    ],
)
def test_a_foreign_await_is_refused_by_name(script, named):
    with pytest.raises(ForeignAwait) as caught:
        Game(script)
    assert caught.value.where == "season"
    assert caught.value.awaited == named
    assert "rules await only the stage" in str(caught.value)


def test_a_foreign_await_halts_the_season():
    async def script(stage: Stage, world: World) -> None:
        await stage.ask("ada", word())
        await asyncio.sleep(0)

    game = Game(script)
    with pytest.raises(ForeignAwait):
        game.answer_all()
    with pytest.raises(SeasonHalted, match="awaited sleep > __sleep0"):
        game.kernel.check(Order("set", {}))
