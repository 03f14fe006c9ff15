"""Writes how much each word, clue and rule counts, as labelled lines have it.

Run as `python -m tests.formats.talk.weigh` after rules, clues or tuned lines have changed. It is a
logistic regression for each kind of act over all of these lines.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from string import ascii_letters
from subprocess import run
from textwrap import fill

from benchmarks.understanding import TUNED, Labelled, labelled
from showrunner.formats.talk.understanding import evidence, reading
from showrunner.formats.talk.understanding.acts import ActKind
from showrunner.formats.talk.understanding.line import SENTENCES
from showrunner.formats.talk.understanding.weights import LEARNT
from showrunner.formats.talk.understanding.words import TOKENS, dictionary_of, plain

WRITTEN = Path(evidence.__file__).with_name("weights.py")
ROUNDS, STEP, FADING, SCALE = 10, 0.1, 5.0, 32
LEANING: dict[ActKind, float] = {
    "propose": 1.4,
    "promise": 0.6,
    "ask": 0.5,
    "accuse": 0.6,
    "spare": 1.3,
    "agree": 0.6,
    "refuse": 0.6,
    "warn": 0.7,
}
"""So much more than the lines say anything counts as an act.

With this, as many acts are missed as found wrongly in files that were left out of the weighing.
"""
LEAST, SMALL = 6, 3
"""Of SCALE: a row that holds no more is not worth keeping, nor is a weight in a row."""
SEEN = 3  # lines with a feature, at least, for it to count

Example = tuple[list[int], set[str]]


def features(said: Labelled) -> list[str]:
    """All that counts in a line, by the names of the table."""
    dictionary = dictionary_of(said.names)
    talk = said.words, said.speaker, said.listener
    discussed = dictionary.person(said.pending, said.speaker, said.listener)
    found = [evidence.ALWAYS]
    for sentence in SENTENCES(dictionary.encode(*talk)):
        words, turns, _ = reading.of_anybody(sentence[0])
        found += evidence.features(words, reading.turn_of(discussed, turns))
    _, readings, _ = reading.by_rules(*talk, dictionary, said.pending)
    return found + evidence.ruled(sorted({reading.act.kind for reading in readings}))


def done(said: Labelled) -> set[str]:
    """The columns that a line is an example of."""
    people = {said.listener: "you", said.speaker: "I", "": "nobody"}
    found = set()
    for act in said.acts:
        who = people.get(act.about, "they")
        found |= {act.kind, f"{act.kind} {act.detail}", f"{act.kind} of {who}"}
    return found


def fitted(lines: list[Example], column: str, seen: list[int]) -> list[float]:
    """The weight of each feature for a column; `seen` is how many of all lines have it."""
    weights, steepness = [0.0] * len(seen), [1.0] * len(seen)
    fading = [FADING / times for times in seen]
    order, rolls = list(range(len(lines))), Random(1)
    for _ in range(ROUNDS):
        rolls.shuffle(order)
        for one in order:
            places, columns = lines[one]
            score = sum([weights[place] for place in places])
            error = (column in columns) - 1 / (1 + exp(-max(-30.0, min(30.0, score))))
            for place in places:
                change = error - fading[place] * weights[place]
                steepness[place] += change * change
                weights[place] += STEP * change / sqrt(steepness[place])
    return weights


def weighed(lines: Sequence[Labelled]) -> dict[str, dict[int, int]]:
    """The rows of the table."""
    found = [features(line) for line in lines]
    seen = Counter(name for names in found for name in names)
    counting = [name for name, times in seen.items() if times >= SEEN]
    places = {name: place for place, name in enumerate(counting)}
    examples = [
        ([places[name] for name in names if name in places], done(line))
        for names, line in zip(found, lines, strict=True)
    ]
    number = [seen[name] for name in counting]
    columns = []
    for column in evidence.COLUMNS:
        kind, particular, _ = column.partition(" ")
        those = [one for one in examples if kind in one[1]] if particular else examples
        columns.append(fitted(those, column, number))
    for place, kind in enumerate(evidence.KINDS):
        columns[place][places[evidence.ALWAYS]] += LEANING[kind]
    rows = {}
    for name, place in sorted(places.items()):
        row = [round(SCALE * column[place]) for column in columns]
        if max(map(abs, row)) >= LEAST:
            rows[name] = {at: weight for at, weight in enumerate(row) if abs(weight) >= SMALL}
    return rows


HEAD = '''"""How much each word, clue and rule counts for each act, as labelled lines have it.

Written by `tests/formats/talk/weigh.py`. A row is a feature and, after a ~, with how much it counts
for the columns of `evidence.py` that have these letters.
"""

from __future__ import annotations

import re
from string import ascii_letters

_LEARNT = """
'''
BETWEEN = '''"""
LEARNT = tuple(_LEARNT.split())
"""The words that lines have been said in often enough to count."""

_TABLE = """
'''
TAIL = '''"""
_weights = re.compile(r"([a-zA-Z])(-?\\d+)").findall
_rows = (one.rpartition("~") for one in " ".join(_TABLE.split()).split("|") if "~" in one)
WEIGHTS = {
    feature.strip(): {ascii_letters.index(letter): int(weight) for letter, weight in _weights(row)}
    for feature, _, row in _rows
}
"""The weights of each feature by the place of their column."""
'''


def words_worth_knowing(lines: Sequence[Labelled]) -> list[str]:
    """The words that are said often enough to count, whether rules know them or not."""
    seen: Counter[str] = Counter()
    for line in lines:
        names = {plain(name) for name in line.names.values()}
        written = {token for word in plain(line.words).split() for token in TOKENS(word)}
        seen.update(one for one in written - names if one[0].isalpha())
    return sorted(
        word
        for word, times in seen.items()
        if times >= SEEN and not (word.endswith("in") and f"{word}g" in seen)
    )


def main() -> None:
    """Weighs the tuned files and writes the table.

    Words that it has not known yet are written first: it needs to begin anew to know them.
    """
    lines = [line for file in TUNED for line in labelled(file)]
    words = words_worth_knowing(lines)
    if words != list(LEARNT):
        write(words, {})
        run([sys.executable, "-m", "tests.formats.talk.weigh"], check=True)
    else:
        write(words, weighed(lines))


def write(words: Sequence[str], rows: Mapping[str, Mapping[int, int]]) -> None:
    """Writes the module that holds what was learnt."""
    table = "| ".join(
        f"{feature}~{''.join(f'{ascii_letters[at]}{weight}' for at, weight in row.items())}"
        for feature, row in rows.items()
    )
    with WRITTEN.open("w", encoding="utf-8") as out:
        out.write(HEAD)
        out.write(fill(" ".join(words), 100, break_on_hyphens=False) + "\n")
        out.write(BETWEEN)
        out.write(fill(table, 100, break_on_hyphens=False, break_long_words=False) + "\n")
        out.write(TAIL)


if __name__ == "__main__":
    main()
