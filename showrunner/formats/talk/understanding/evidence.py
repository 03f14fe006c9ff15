"""What a line does, weighed: words, pairs of words, clues and rules count for or against each act.

`weights.py` says how much each counts for each kind of act; an act is done whose evidence comes to
more than nothing. Each sentence counts for itself, so that what a sentence comes to can be
remembered: people and bots alike say much the same again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import repeat
from operator import add, or_
from typing import NamedTuple

from showrunner.formats.talk.understanding.acts import ActKind
from showrunner.formats.talk.understanding.finding import CLUE_NAMES, clues_in, named
from showrunner.formats.talk.understanding.weights import WEIGHTS
from showrunner.formats.talk.understanding.words import (
    FIRST_NAME,
    LISTENER,
    SPEAKER,
    UNKNOWN,
    words_by_code,
)
from showrunner.formats.talk.understanding.words import NAME as NAMED

KINDS: tuple[ActKind, ...] = (
    *("propose", "spare", "promise", "ask"),
    *("accuse", "agree", "refuse", "warn"),
)
DETAILS: dict[ActKind, tuple[str, ...]] = {
    "promise": ("safety", "vote", "final", "other"),
    "ask": ("target", "trust", "other"),
    "accuse": ("lie", "vote", "other"),
}
ABOUT: dict[ActKind, tuple[str, ...]] = {
    "spare": ("they", "I"),
    "promise": ("you", "they", "nobody"),
    "ask": ("you", "they", "nobody", "I"),
    "accuse": ("you", "they", "nobody"),
}
"""Whom an act of a kind may be about: `they` are others than the two who talk."""
COLUMNS = (
    *KINDS,
    *(f"{kind} {detail}" for kind in DETAILS for detail in DETAILS[kind]),
    *(f"{kind} of {who}" for kind in ABOUT for who in ABOUT[kind]),
)
"""What a row of weights is for: every kind of act, then their details and whom they are about."""
ALWAYS = "#always"
BEGIN, END = "\x02", "\x03"
HIM_THERE, SOMEBODY = chr(FIRST_NAME), chr(FIRST_NAME + 1)
WORD = words_by_code() | {
    BEGIN: "^",
    END: "$",
    UNKNOWN: "~",
    HIM_THERE: "HIM",
    SOMEBODY: "NAME",
    SPEAKER: "ME",
    LISTENER: "YOU",
}
"""What each character stands for in the table of weights."""
ALONE = 64
"""So much more than nothing speaks for what a sentence does, whatever is said around it."""
_NAMES = re.compile(f"[{NAMED}]").sub


def words_in(sentence: str, pending: str) -> tuple[str, list[str]]:
    """The words of a sentence, and each two that follow each other.

    All who are named are the same to it, but for who is `pending`.
    """
    said = _NAMES(SOMEBODY, sentence.replace(pending, HIM_THERE) if pending else sentence)
    return said, list(map(add, f"{BEGIN}{said}", f"{said}{END}"))


def features(sentence: str, pending: str) -> list[str]:
    """All that counts in a sentence, by the names of the table: clues, words, pairs of words."""
    words, pairs = words_in(sentence, pending)
    clues = clues_in(sentence, pending != "")
    said = sorted(one for one in {*words, *pairs} if all(code in WORD for code in one))
    return [
        *(f"#{clue}" for clue in named(clues)),
        *(" ".join(map(WORD.__getitem__, one)) for one in said),
    ]


def ruled(kinds: Iterable[ActKind]) -> list[str]:
    """That rules have read these kinds of act."""
    return [f"={kind}" for kind in kinds]


# Weights of all columns side by side in one number.
_FIELD = 20
_MASK, _HALF = (1 << _FIELD) - 1, 1 << _FIELD - 1
_PACKED = {
    feature: sum(weight << _FIELD * place for place, weight in weights.items())
    for feature, weights in WEIGHTS.items()
}
_DONE = sum(_HALF << _FIELD * place for place in range(len(COLUMNS)))
_KIND_DONE = _DONE & (1 << _FIELD * len(KINDS)) - 1
_BEFORE = _DONE + _PACKED.get(ALWAYS, 0)
_DOUBT = sum(ALONE << _FIELD * place for place in range(len(KINDS)))


def _placed(kind: ActKind, between: str, choices: Sequence[str]) -> list[tuple[int, str]]:
    return [(_FIELD * COLUMNS.index(f"{kind}{between}{one}"), one) for one in choices]


_DETAILS = {kind: _placed(kind, " ", details) for kind, details in DETAILS.items()}
_ABOUT = {kind: _placed(kind, " of ", people) for kind, people in ABOUT.items()}
_CLUE_WEIGHTS = [_PACKED.get(f"#{name}", 0) for name in CLUE_NAMES]
_CODE = {word: place for place, word in WORD.items()}
_SAID = {
    "".join(map(_CODE.__getitem__, feature.split())): packed
    for feature, packed in _PACKED.items()
    if feature[0] not in "#="
}
_RULED = {kind: _PACKED.get(one, 0) for kind, one in zip(KINDS, ruled(KINDS), strict=True)}


class Evidence(NamedTuple):
    """What the evidence in a sentence comes to, as part of its line and judged alone."""

    weight: int
    alone: int


class Meant(NamedTuple):
    """A kind of act that is done, and all the evidence for that: the `surer`, the more there is."""

    kind: ActKind
    surer: int
    evidence: int

    def detail(self) -> str:
        """The likeliest detail of it; "" where its kind has none."""
        return next(iter(_likeliest(_DETAILS, self)), "")

    def about(self) -> list[str]:
        """Whom it may be about, likeliest first."""
        return _likeliest(_ABOUT, self)


def evidence_in(sentence: str, pending: str, kinds: Iterable[ActKind]) -> Evidence:
    """What all that counts in a sentence comes to; rules have read these kinds of act in it."""
    words, pairs = words_in(sentence, pending)
    weight = sum(map(_SAID.get, {*words, *pairs}, repeat(0)))
    clues = clues_in(sentence, pending != "")
    while clues:
        weight += _CLUE_WEIGHTS[(clues & -clues).bit_length() - 1]
        clues &= clues - 1
    return Evidence(weight, weight + of_rules(kinds) + _BEFORE - _DOUBT)


def of_rules(kinds: Iterable[ActKind]) -> int:
    """What it comes to that rules have read these kinds of act."""
    return sum([_RULED[kind] for kind in kinds])


def meant(line: int, sentences: Iterable[Evidence]) -> list[Meant]:
    """The acts that a line amounts to: by all its evidence, or by that of one sentence alone."""
    line += _BEFORE
    alone = [one.alone for one in sentences]
    done = reduce(or_, alone, line) & _KIND_DONE
    found = []
    while done:
        shift = (done & -done).bit_length() - _FIELD
        done &= done - 1
        sure, evidence = max([(one >> shift & _MASK, one) for one in (line, *alone)])
        found.append(Meant(KINDS[shift // _FIELD], sure, evidence))
    return found


def _likeliest(places: Mapping[ActKind, list[tuple[int, str]]], meant: Meant) -> list[str]:
    """The choices there are for a kind, by what speaks for each."""
    weighed = [(-(meant.evidence >> at & _MASK), one) for at, one in places.get(meant.kind, ())]
    return [one for _, one in sorted(weighed)]
