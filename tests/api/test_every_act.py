"""R9: no route answers any role with a server error, whatever producers have done before.

Orders, holds, rulings and controls are given by producers of odd names to a season in which a
person plays, in every game; what can be read is taken from the API's description.
"""

from __future__ import annotations

import pytest

from showrunner.api import inputs
from showrunner.formats.format import format_names
from showrunner.kernel import Dice
from tests.api.every_act import Produced
from tests.api.serving import House, served

SEASONS = {
    "survivor": {"season": "quick", "cast": 6},
    "i_am_survivor": {"season": "island", "cast": None},
    "mini_survivor": {"season": "six", "cast": None},
    "surviving_the_game": {"season": "duel", "cast": None},
    "survival": {"season": "conference", "cast": 9},
}
SELDOM, OFTEN = 16, 4
"""After this many acts everything is read, in the short and in the long version."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the wait for verdicts."""
    monkeypatch.setattr(inputs, "WAIT_SECONDS", 0.5)


async def nothing_breaks(house: House, format: str, *, rounds: int, every: int) -> None:
    """Do everything in this many rounds, a phase apart, and read everything after `every` acts."""
    dice = Dice(b"acts", (format,))
    produced = await Produced.begun(house, dice, **SEASONS[format])
    for _ in range(rounds):
        for act in await produced.acts():
            await produced.do(act)
            if len(produced.done) % every == 0:
                await produced.read(variants=every == OFTEN)
            assert not produced.broken, "\n".join(produced.broken)
        await produced.step()
    await produced.read(variants=True)
    assert not produced.broken, "\n".join(produced.broken)
    assert produced.taken > len(produced.done)


def test_r9_every_game_has_a_season_here() -> None:
    assert set(SEASONS) == set(format_names())


@pytest.mark.parametrize("format", SEASONS)
def test_r9_nothing_breaks_whatever_producers_do(sqlite: str, format: str) -> None:
    async def work(house: House) -> None:
        await nothing_breaks(house, format, rounds=1, every=SELDOM)

    served(sqlite, work, requests_a_minute=10**9)


@pytest.mark.full
@pytest.mark.parametrize("format", SEASONS)
def test_r9_nothing_breaks_after_any_act_in_any_phase(address: str, format: str) -> None:
    async def work(house: House) -> None:
        await nothing_breaks(house, format, rounds=6, every=OFTEN)

    served(address, work, requests_a_minute=10**9)
