"""`nth` is what a seat may see of an ask's number: it counts that seat's own asks, without gaps."""

from __future__ import annotations

from showrunner.kernel import Stage
from tests.kernel.tiny import Game, World, word


def numbers(game: Game) -> list[tuple[str, int]]:
    return [(ask.seat, ask.nth) for step in game.steps for ask in step.opened]


def test_each_seat_counts_its_own_asks():
    async def script(stage: Stage, world: World) -> None:
        await stage.ask_all({"ada": word(), "ben": word()})
        await stage.ask("ben", word())
        await stage.ask("ada", word())

    game = Game(script)
    game.answer_all()
    assert numbers(game) == [("ada", 1), ("ben", 1), ("ben", 2), ("ada", 2)]


def test_quarantined_asks_count_apart():
    async def interview(stage: Stage) -> None:
        await stage.ask("ada", word())
        await stage.together({"deeper": deeper(stage)})

    async def deeper(stage: Stage) -> None:
        await stage.ask("ada", word())

    async def script(stage: Stage, world: World) -> None:
        await stage.ask("ada", word())
        await stage.ask("ada", word(), quarantined=True)
        stage.aside("interview", interview(stage), quarantined=True)
        await stage.ask("ada", word())
        await stage.ask("ada", word())

    game = Game(script)
    seen: list[tuple[int, bool]] = []
    for at in (0, 0, 1, 1, 0):
        game.answer(game.open[at])
    seen = [(ask.nth, ask.quarantined) for step in game.steps for ask in step.opened]
    assert sorted(seen) == [(1, False), (1, True), (2, False), (2, True), (3, False), (3, True)]


def test_an_ask_that_replaces_another_gets_the_seats_next_number():
    async def script(stage: Stage, world: World) -> None:
        await stage.ask_all({"ada": world.word("ada"), "ben": word()})

    game = Game(script)
    game.order("set", ada="other terms")
    assert numbers(game) == [("ada", 1), ("ben", 1), ("ada", 2)]
