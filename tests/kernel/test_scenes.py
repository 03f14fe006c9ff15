from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import RuleBug
from showrunner.kernel import CUT, EVERYBODY, Stage
from tests.kernel.tiny import Game, World, word


async def talk(stage: Stage, name: str, lines: int) -> str:
    said = [await stage.ask(name, word()) for _ in range(lines)]
    stage.tell((name, tuple(said)), EVERYBODY)
    return name.upper()


LENGTHS = {"cleo": 1, "ada": 3, "ben": 2}
NESTED = [(camp, seat) for camp in ("north", "south") for seat in ("ada", "ben")]


async def three(stage: Stage, world: World) -> None:
    results = await stage.together({seat: talk(stage, seat, n) for seat, n in LENGTHS.items()})
    stage.tell(list(results.items()), EVERYBODY)


async def camp(stage: Stage, name: str) -> dict[str, Any]:
    return await stage.together({seat: talk(stage, f"{name}-{seat}", 1) for seat in ("ada", "ben")})


async def camps(stage: Stage, world: World) -> None:
    results = await stage.together({name: camp(stage, name) for name in ("north", "south")})
    stage.tell(results, EVERYBODY)


@given(st.permutations([seat for seat, lines in LENGTHS.items() for _ in range(lines)]))
def test_neither_ids_nor_results_depend_on_the_order_of_finishing(order):
    game = Game(three)
    for seat in order:
        game.answer(next(ask for ask in game.open if f"/{seat}/" in ask))
    assert game.kernel.over
    assert sorted(game.all_opened) == [
        "season/ada/1:ada",
        "season/ada/2:ada",
        "season/ada/3:ada",
        "season/ben/1:ben",
        "season/ben/2:ben",
        "season/cleo/1:cleo",
    ]
    assert sorted(game.facts[:3]) == [
        ("ada", ("yes", "yes", "yes")),
        ("ben", ("yes", "yes")),
        ("cleo", ("yes",)),
    ]
    assert game.facts[3] == [("ada", "ADA"), ("ben", "BEN"), ("cleo", "CLEO")]


@given(st.permutations(NESTED))
def test_scenes_within_scenes_end_with_their_own_results(order):
    game = Game(camps)
    for name, seat in order:
        game.answer(f"season/{name}/{seat}/1:{name}-{seat}")
    assert game.facts[-1] == {
        name: {"ada": f"{name}-ADA".upper(), "ben": f"{name}-BEN".upper()}
        for name in ("north", "south")
    }
    assert game.kernel.over


def test_no_scenes_do_not_wait():
    async def script(stage: Stage, world: World) -> None:
        stage.tell(await stage.together({}), EVERYBODY)

    assert Game(script).facts == [{}]


def test_scenes_that_ask_nothing_end_at_once_in_their_order():
    async def script(stage: Stage, world: World) -> None:
        await stage.together({name: talk(stage, name, 0) for name in ("b", "a", "c")})

    assert [fact[0] for fact in Game(script).facts] == ["b", "a", "c"]


def test_a_name_that_comes_again_later_is_another_branch():
    async def script(stage: Stage, world: World) -> None:
        for _ in range(3):
            await stage.scene("talk", talk(stage, "ada", 1))

    game = Game(script)
    game.answer_all()
    assert game.all_opened == [
        "season/talk/1:ada",
        "season/talk~2/1:ada",
        "season/talk~3/1:ada",
    ]


def test_a_name_with_a_number_never_meets_one_that_was_numbered():
    async def script(stage: Stage, world: World) -> None:
        await stage.together({"talk": talk(stage, "ada", 1), "talk#2": talk(stage, "ben", 1)})
        await stage.together({"talk": talk(stage, "ada", 1), "talk#2": talk(stage, "ben", 1)})

    game = Game(script)
    game.answer_all()
    assert len(set(game.all_opened)) == len(game.all_opened) == 4


def test_two_scenes_of_one_name_at_the_same_time_are_a_bug():
    async def script(stage: Stage, world: World) -> None:
        def again(name: str, result: object) -> dict[str, Coroutine[Any, Any, str]]:
            return {name: talk(stage, "ada", 1)}

        await stage.together({"talk": talk(stage, "ada", 1)}, again)

    game = Game(script)
    with pytest.raises(RuleBug, match="two scenes named 'talk' in season: give the second one"):
        game.answer("season/talk/1:ada")


# -- on_done ---------------------------------------------------------------------------------------


async def pairs(stage: Stage, world: World) -> None:
    """Each castaway who is done talks with the next one, twice."""
    left = {"ada": 2, "ben": 2}

    def next_talk(name: str, result: object) -> dict[str, Coroutine[Any, Any, str]] | None:
        stage.tell(("done", name, result), EVERYBODY)
        seat = name.removesuffix("#2")
        left[seat] -= 1
        return {f"{seat}#2": talk(stage, seat, 1)} if left[seat] else None

    results = await stage.together({seat: talk(stage, seat, 1) for seat in left}, next_talk)
    stage.tell(results, EVERYBODY)


@given(st.permutations(["ada", "ada", "ben", "ben"]))
def test_on_done_starts_further_scenes_beside_the_rest(order):
    game = Game(pairs)
    for seat in order:
        game.answer(next(ask for ask in game.open if ask.endswith(seat)))
    assert game.kernel.over
    assert game.facts[-1] == {"ada": "ADA", "ada#2": "ADA", "ben": "BEN", "ben#2": "BEN"}
    assert list(game.facts[-1]) == ["ada", "ada#2", "ben", "ben#2"]
    assert sorted(game.all_opened) == [
        "season/ada#2/1:ada",
        "season/ada/1:ada",
        "season/ben#2/1:ben",
        "season/ben/1:ben",
    ]


def test_on_done_may_cut_the_other_scenes_and_start_one_more():
    """The parent goes on once, and only after the further scene."""

    async def script(stage: Stage, world: World) -> None:
        def first_only(name: str, result: object) -> dict[str, Coroutine[Any, Any, str]] | None:
            if name == "ada":
                stage.cut("ben")
                return {"last": talk(stage, "cleo", 1)}
            return None

        results = await stage.together(
            {"ada": talk(stage, "ada", 1), "ben": talk(stage, "ben", 1)}, first_only
        )
        stage.tell(results, EVERYBODY)
        stage.tell(await stage.ask("ada", word()), EVERYBODY)

    game = Game(script)
    step = game.answer("season/ada/1:ada")
    assert [ask.id for ask in step.withdrawn] == ["season/ben/1:ben"]
    assert game.open == ["season/last/1:cleo"]
    game.answer("season/last/1:cleo")
    assert game.facts[-1] == {"ada": "ADA", "ben": CUT, "last": "CLEO"}
    assert game.open == ["season/1:ada"]
    game.answer("season/1:ada", "bye")
    assert game.facts[-1] == "bye"


def test_on_done_may_cut_the_scene_that_it_belongs_to():
    """What it would start further is not started: the scene is over."""

    async def market(stage: Stage) -> None:
        def close(name: str, result: object) -> dict[str, Coroutine[Any, Any, str]]:
            stage.cut("market")
            return {"more": talk(stage, "cleo", 1)}

        await stage.together({"ada": talk(stage, "ada", 1), "ben": talk(stage, "ben", 1)}, close)

    async def script(stage: Stage, world: World) -> None:
        stage.tell(await stage.scene("market", market(stage)), EVERYBODY)

    game = Game(script)
    game.answer("season/market/ada/1:ada")
    assert game.facts[-1] is CUT
    assert game.kernel.over
    assert game.open == []


def test_on_done_that_cuts_the_last_scene_wakes_the_parent_once():
    async def script(stage: Stage, world: World) -> None:
        scenes = {"ada": talk(stage, "ada", 1), "ben": talk(stage, "ben", 1)}
        await stage.together(scenes, lambda name, result: stage.cut("ben") and None)
        stage.tell(await stage.ask("ada", word()), EVERYBODY)

    game = Game(script)
    game.answer("season/ada/1:ada")
    assert game.open == ["season/1:ada"]
    assert not game.kernel.over
