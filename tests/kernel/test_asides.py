from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.kernel import EVERYBODY, Stage
from tests.kernel.tiny import Game, World, word


async def interview(stage: Stage) -> None:
    for _ in range(2):
        stage.tell(("said", await stage.ask("ada", word("interview"))), EVERYBODY)


async def script(stage: Stage, world: World) -> None:
    await stage.ask("ben", word())


def open_interview(stage: Stage, world: World, terms: Mapping[str, Any]) -> None:
    stage.aside("interview", interview(stage), quarantined=terms.get("quarantined", False))


ORDERS = {"interview": open_interview}


def test_an_aside_runs_beside_the_story():
    game = Game(script, ORDERS)
    step = game.order("interview")
    assert [ask.id for ask in step.opened] == ["season/aside:interview/1:ada"]
    game.answer("season/aside:interview/1:ada", "hello")
    assert game.facts == [("said", "hello")]
    assert game.open == ["season/1:ben", "season/aside:interview/2:ada"]


def test_nothing_waits_for_an_aside_and_the_seasons_end_withdraws_its_asks():
    game = Game(script, ORDERS)
    game.order("interview")
    step = game.answer("season/1:ben")
    assert game.kernel.over
    assert [ask.id for ask in step.withdrawn] == ["season/aside:interview/1:ada"]
    assert game.open == []


def test_an_aside_may_end_before_the_season_does():
    game = Game(script, ORDERS)
    game.order("interview")
    game.answer("season/aside:interview/1:ada")
    game.answer("season/aside:interview/2:ada")
    assert game.open == ["season/1:ben"]


def test_the_asks_of_a_quarantined_aside_are_quarantined():
    game = Game(script, ORDERS)
    (ask,) = game.order("interview", quarantined=True).opened
    assert ask.quarantined
    (other,) = game.order("interview").opened
    assert not other.quarantined


def test_asides_of_the_same_name_are_numbered():
    game = Game(script, ORDERS)
    game.order("interview")
    game.order("interview")
    assert game.open[1:] == ["season/aside:interview/1:ada", "season/aside:interview~2/1:ada"]


def test_an_order_can_cut_an_aside():
    game = Game(script, ORDERS)
    game.order("interview")
    game.order("cut", scene="aside:interview")
    assert game.open == ["season/1:ben"]


def test_an_aside_can_begin_before_the_story_goes_on():
    async def noon(stage: Stage, world: World) -> None:
        stage.aside("interview", interview(stage))
        await stage.asides_begin()
        await stage.ask("ben", word())

    game = Game(noon)
    assert game.open == ["season/aside:interview/1:ada", "season/1:ben"]
