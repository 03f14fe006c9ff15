"""Labelled lines are understood well enough for bots to act on what they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.understanding import counted, files, labelled

ENOUGH = 0.80


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
@pytest.mark.parametrize("kind", ["propose", "promise", "ask", "accuse"])
def test_four_acts_in_five_are_found_and_are_there(file: Path, kind: str) -> None:
    count = counted(labelled(file), kind)
    assert count.precision >= ENOUGH, count
    assert count.recall >= ENOUGH, count


def test_there_are_lines_to_measure_by() -> None:
    assert "tuning" in {file.stem for file in files()}
