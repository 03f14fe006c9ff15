"""Labelled lines are understood well enough for bots to act on what they are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.understanding import LINES, TUNED, UNTUNED, counted, files, labelled
from showrunner.formats.talk.understanding.evidence import COLUMNS
from showrunner.formats.talk.understanding.weights import LEARNT, WEIGHTS
from tests.formats.talk import weigh

ENOUGH = 0.80
# Precision and recall that unseen lines reached, less 0.05.
REACHED = {
    "propose": (0.70, 0.75),
    "promise": (0.75, 0.77),
    "ask": (0.76, 0.67),
    "accuse": (0.75, 0.60),
}
PLANNED_BY = ("propose", "promise", "ask", "accuse")
OF_ALL_KINDS = tuple(
    LINES / f"{name}.toml"
    for name in ("tuning", "held_out", "once_fresh", "people", "models", "implying", "fresh")
)


@pytest.mark.parametrize("file", OF_ALL_KINDS, ids=lambda file: file.stem)
@pytest.mark.parametrize("kind", PLANNED_BY)
def test_four_acts_in_five_are_found_and_are_there(file: Path, kind: str) -> None:
    count = counted(labelled(file), kind)
    assert count.precision >= ENOUGH, count
    assert count.recall >= ENOUGH, count


@pytest.mark.parametrize("kind", REACHED)
def test_lines_that_nothing_was_chosen_by_are_understood_no_worse_than_once(kind: str) -> None:
    count = counted(labelled(LINES / "unseen.toml"), kind)
    precision, recall = REACHED[kind]
    assert count.precision >= precision, count
    assert count.recall >= recall, count


def test_what_bots_say_is_understood_as_they_meant_it() -> None:
    lines = labelled(LINES / "said_by_bots.toml")
    for kind in ("propose", "promise", "ask", "agree", "refuse", "warn"):
        count = counted(lines, kind)
        assert count.recall >= ENOUGH, (kind, count)
    gossip = [line for line in lines if not line.acts]
    taken_for_proposals = [
        line for line in gossip if any(act.kind == "propose" for act in line.understood())
    ]
    assert len(taken_for_proposals) <= len(gossip) // 10


def test_the_weights_are_what_the_tuned_lines_make_them() -> None:
    """Whoever changes rules, clues or lines runs `python -m tests.formats.talk.weigh`."""
    lines = [line for file in TUNED for line in labelled(file)]
    assert tuple(weigh.words_worth_knowing(lines)) == LEARNT
    assert weigh.weighed(lines) == WEIGHTS
    assert all(set(row) <= set(range(len(COLUMNS))) for row in WEIGHTS.values())


def test_every_labelled_file_is_measured() -> None:
    assert set(files()) == {*TUNED, *UNTUNED}
