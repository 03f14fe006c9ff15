from __future__ import annotations

from showrunner.kernel import Memo, Stage, Text, contestant, sealer, view
from tests.kernel.tiny import Game, World, word


async def script(stage: Stage, world: World) -> None:
    await stage.ask("ada", word())


def test_a_memo_is_told_to_its_seat_and_kept_sealed():
    game = Game(script)
    step = game.give(Memo("ada", "diary", "I trust nobody", salt="s"))
    assert isinstance(step.normal_form, Memo)
    assert step.normal_form.text == sealer("s")("I trust nobody")
    assert len(list(view(game.kernel.story.told, contestant("ada")))) == 1
    assert list(view(game.kernel.story.told, contestant("ben"))) == []


def test_a_memo_leaves_the_asks_as_they_are():
    game = Game(script)
    step = game.give(Memo("ada", "diary", "hello"))
    assert (step.opened, step.withdrawn, game.open) == ((), (), ["season/1:ada"])


def test_a_memo_that_comes_sealed_stays_as_it_is():
    game = Game(script)
    erased = Text(sealer("s")("I trust nobody").seal, None)
    game.give(Memo("ada", "diary", erased))
    other = Game(script)
    other.give(Memo("ada", "diary", "I trust nobody", salt="s"))
    assert game.kernel.story.digest == other.kernel.story.digest
