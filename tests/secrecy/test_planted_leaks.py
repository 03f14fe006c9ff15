"""The counter-proof: whatever is leaked on purpose, the checks of S1 and S2 find."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.secrecy import canaries, mini_survivor_leaks, survival_leaks
from tests.secrecy.leaks import IN_CANARIES, IN_PAIRS, Leak
from tests.secrecy.pairs import pair
from tests.secrecy.plantations import Garden, Plantation
from tests.secrecy.searching import found

PAIRS = 40
"""So many pairs at most; most leaks are found in the first."""
SEASONS = 8


def every_second(leaks: Sequence[ParameterSet]) -> list[ParameterSet]:
    """All leaks; `make test` plants every second one, and `make check-full` all."""
    rest = [pytest.param(*leak.values, id=leak.id, marks=pytest.mark.full) for leak in leaks]
    return [rest[at] if at % 2 else leak for at, leak in enumerate(leaks)]


def in_survivor(table: Iterable[tuple[str, Leak, str]]) -> list[ParameterSet]:
    """The leaks of a table, each with what finds it."""
    return every_second([pytest.param(*leak, id=what) for what, *leak in table])


@pytest.mark.parametrize(("plant", "kind"), in_survivor(IN_PAIRS))
def test_pairs_show_a_planted_leak(plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    verdicts = (pair(seed, kind) for seed in range(PAIRS))
    assert any(verdict is not None and verdict.leak for verdict in verdicts)


@pytest.mark.parametrize(("plant", "kind"), in_survivor(IN_CANARIES))
def test_canaries_show_a_planted_leak(plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    leaks = (leak for seed in range(SEASONS) for leak in found(canaries.Plantation(seed).play(80)))
    assert any(f": {kind} (" in leak for leak in leaks)


GAMES = {"mini_survivor": mini_survivor_leaks, "survival": survival_leaks}


def rows(table: str) -> list[ParameterSet]:
    """The leaks of all other games, each with what finds it."""
    return every_second(
        [
            pytest.param(game, plant, kind, id=f"{name} {what}")
            for name, game in GAMES.items()
            for what, plant, kind in getattr(game, table)
        ]
    )


@pytest.mark.parametrize(("game", "plant", "kind"), rows("IN_PAIRS"))
def test_pairs_of_other_games_show_a_planted_leak(
    game: Any, plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch
):
    plant(monkeypatch)
    assert any(game.shown_of(kind, seed) for seed in range(PAIRS))


@pytest.mark.parametrize(("game", "plant", "kind"), rows("IN_CANARIES"))
def test_canaries_of_other_games_show_a_planted_leak(
    game: Any, plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch
):
    plant(monkeypatch)
    garden: Garden = game.GARDEN
    leaks = (leak for seed in range(SEASONS) for leak in found(Plantation(garden, seed).play(150)))
    assert any(f": {kind} (" in leak for leak in leaks)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_ten_leaks_and_more_are_planted_in_each_game(game: Any):
    assert len(game.IN_PAIRS) >= 10
    assert len(game.IN_CANARIES) >= 5
