"""The counter-proof: whatever is leaked on purpose, the checks of S1 and S2 find."""

from __future__ import annotations

import pytest

from tests.secrecy.canaries import Plantation
from tests.secrecy.leaks import IN_CANARIES, IN_PAIRS, Leak
from tests.secrecy.pairs import pair
from tests.secrecy.searching import found

PAIRS = 40
"""So many pairs at most; most leaks are found in the first."""
SEASONS = 8


@pytest.mark.parametrize(
    ("plant", "kind"), [row[1:] for row in IN_PAIRS], ids=[row[0] for row in IN_PAIRS]
)
def test_pairs_show_a_planted_leak(plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    verdicts = (pair(seed, kind) for seed in range(PAIRS))
    assert any(verdict is not None and verdict.leak for verdict in verdicts)


@pytest.mark.parametrize(
    ("plant", "kind"), [row[1:] for row in IN_CANARIES], ids=[row[0] for row in IN_CANARIES]
)
def test_canaries_show_a_planted_leak(plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    leaks = (leak for seed in range(SEASONS) for leak in found(Plantation(seed).play(80)))
    assert any(f": {kind} (" in leak for leak in leaks)
