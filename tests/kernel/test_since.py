from __future__ import annotations

import pytest

from showrunner.errors import RuleBug
from showrunner.kernel import EVERYBODY, Stage
from tests.kernel.tiny import Game, World


async def script(stage: Stage, world: World) -> None:
    stage.tell("new rule" if stage.since("idols expire") else "old rule", EVERYBODY)


@pytest.mark.parametrize(
    ("known", "rule"), [((), "old rule"), (("idols expire",), "new rule")], ids=["before", "after"]
)
def test_a_change_holds_for_seasons_that_started_after_it(known, rule):
    game = Game(script, changes=("idols expire", "other"), known=known)
    assert game.facts == [rule]


def test_asking_for_a_change_that_was_never_declared_is_a_bug():
    with pytest.raises(RuleBug, match="'idols expire' is not a declared change of this format"):
        Game(script, changes=("other",))
