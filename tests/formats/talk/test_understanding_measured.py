"""Labelled lines are understood well enough for bots to act on what they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.understanding import KINDS, TUNED, UNTUNED, counted, files, labelled
from showrunner.formats.talk.understanding.weights import WEIGHTS
from tests.formats.talk import weigh

ENOUGH = 0.80
# Precision and recall that lines reached which nothing was tuned by, less 0.05.
REACHED = {
    "propose": (0.76, 0.81),
    "promise": (0.90, 0.75),
    "ask": (0.72, 0.64),
    "accuse": (0.89, 0.60),
}


@pytest.mark.parametrize("file", TUNED, ids=lambda file: file.stem)
@pytest.mark.parametrize("kind", REACHED)
def test_four_acts_in_five_are_found_and_are_there(file: Path, kind: str) -> None:
    count = counted(labelled(file), kind)
    assert count.precision >= ENOUGH, count
    assert count.recall >= ENOUGH, count


@pytest.mark.parametrize("kind", REACHED)
def test_lines_never_tuned_by_are_understood_no_worse_than_once(kind: str) -> None:
    count = counted(labelled(UNTUNED), kind)
    precision, recall = REACHED[kind]
    assert count.precision >= precision, count
    assert count.recall >= recall, count


def test_clues_weigh_what_the_tuned_lines_make_them_weigh() -> None:
    """Whoever changes rules, clues or lines runs `python -m tests.formats.talk.weigh`."""
    assert weigh.weighed([line for file in TUNED for line in labelled(file)]) == WEIGHTS
    assert all(len(row) == len(KINDS) for row in WEIGHTS.values())


def test_every_labelled_file_is_measured() -> None:
    assert set(files()) == {*TUNED, UNTUNED}
