"""Writes how much each clue counts, as labelled lines have it.

Run as `python -m tests.formats.talk.weigh` after rules, clues or tuned lines have changed. It is a
logistic regression for each kind of act over all lines, those that no rule reads before all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from textwrap import fill

from benchmarks.understanding import TUNED, Labelled, labelled
from showrunner.formats.talk.understanding import evidence, reading
from showrunner.formats.talk.understanding.words import dictionary_of

WRITTEN = Path(evidence.__file__).with_name("weights.py")
ROUNDS, FADING, STEP, SCALE = 40, 0.003, 0.3, 32
LEAST = 5  # of SCALE: less for every kind is not worth a row
UNREAD, READ = 1.5, 0.5  # how much lines count that no rule reads, and that one does
SEEN = 4  # lines with a feature, at least, for it to count
HEAD = '''"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# {kinds}
_TABLE = """
'''
TAIL = '''"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
'''

Example = tuple[list[int], set[str], float]


def examples(lines: Sequence[Labelled]) -> list[Example]:
    """The features, the kinds done and the weight of each line."""
    found: list[Example] = []
    for said in lines:
        line, readings = reading.by_rules(
            said.words, said.speaker, said.listener, dictionary_of(said.names), said.pending
        )
        features = evidence.features(line.codes, said.pending)
        bits = [place for place in range(features.bit_length()) if features >> place & 1]
        found.append((bits, {act.kind for act in said.acts}, READ if readings else UNREAD))
    return found


def fitted(lines: list[Example], kind: str) -> list[float]:
    """The weight of each feature for a kind."""
    seen = [0] * len(evidence.FEATURES)
    for bits, _, _ in lines:
        for bit in bits:
            seen[bit] += 1
    weights = [0.0] * len(evidence.FEATURES)
    order, rolls = list(range(len(lines))), Random(1)
    for turn in range(ROUNDS):
        rolls.shuffle(order)
        step = STEP / (1 + turn / 10)
        for number in order:
            every, kinds, share = lines[number]
            bits = [bit for bit in every if seen[bit] >= SEEN]
            score = max(-30.0, min(30.0, sum(weights[bit] for bit in bits)))
            error = (kind in kinds) - 1 / (1 + exp(-score))
            change = error * step * share / sqrt(len(bits))
            for bit in bits:
                weights[bit] = weights[bit] * (1 - step * FADING) + change
    return weights


def weighed(lines: Sequence[Labelled]) -> dict[str, tuple[int, ...]]:
    """The rows of the table."""
    learnt = examples(lines)
    columns = [fitted(learnt, kind) for kind in evidence.KINDS]
    rows = {}
    for place, feature in enumerate(evidence.FEATURES):
        row = tuple(round(SCALE * column[place]) for column in columns)
        if max(map(abs, row)) >= LEAST:
            rows[feature] = row
    return rows


def main() -> None:
    """Weighs the tuned files and writes the table."""
    rows = weighed([line for file in TUNED for line in labelled(file)])
    with WRITTEN.open("w", encoding="utf-8") as out:
        out.write(HEAD.format(kinds=" ".join(evidence.KINDS)))
        table = "; ".join(f"{feature}={' '.join(map(str, row))}" for feature, row in rows.items())
        out.write(fill(table, 100, break_on_hyphens=False) + "\n")
        out.write(TAIL)


if __name__ == "__main__":
    main()
