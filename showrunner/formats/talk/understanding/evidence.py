"""What a line does, weighed: words, pairs of words, clues and rules count for or against each act.

A clue (see `clues.py`) counts alone, with the one who acts in its clause (the first who is
mentioned there), and with everybody mentioned after them. `weights.py` says how much each counts
for each kind of act; an act is done whose evidence comes to more than nothing. Each sentence counts
for itself, so that what a sentence comes to is remembered: people and bots say much the same again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import repeat
from operator import add, or_
from typing import NamedTuple

from showrunner.formats.talk.understanding.acts import ActKind
from showrunner.formats.talk.understanding.clues import CLUES, JOINING, ROLES, TOGETHER
from showrunner.formats.talk.understanding.patterns import NAMES, members
from showrunner.formats.talk.understanding.weights import WEIGHTS
from showrunner.formats.talk.understanding.words import (
    ED,
    FIRST_NAME,
    LISTENER,
    REGULAR_PAST,
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


SHORT, BRIEF = 9, 5  # words, with their punctuation
ALONE = 64
"""So much more than nothing speaks for what a sentence does, whatever is said around it."""
_UNITS = (*CLUES, *ROLES, "named")
_WHOLE = ("pending", "?", "short", "brief", "his")
_ACTING = ("nobody", "I", "you", "they", "what", "named")
_TOGETHER = tuple(" ".join(parts.split()) for parts in TOGETHER.split(";"))
CLUE_NAMES = (
    *_UNITS,
    *_WHOLE,
    *_TOGETHER,
    *(f"{who}: {unit}" for who in _ACTING for unit in _UNITS),
    *(f"{unit} > {whom}" for whom in _ACTING[1:] for unit in _UNITS),
)
_BIT = {name: 1 << place for place, name in enumerate(CLUE_NAMES)}
_DOES = [CLUE_NAMES.index(f"{who}: {_UNITS[0]}") for who in _ACTING]
_TO_WHOM = [0, *(CLUE_NAMES.index(f"{_UNITS[0]} > {whom}") for whom in _ACTING[1:])]
_COMBINED = [(sum(_BIT[part] for part in parts.split()), _BIT[parts]) for parts in _TOGETHER]
_PENDING, _ASKED, _SHORT, _BRIEF, _HIS = (_BIT[whole] for whole in _WHOLE)
_HE, _NAMED = _BIT["he"], _BIT["named"]

# What each word is a clue to, and the role of whoever it means: 0 if nobody.
_CLUES: dict[str, tuple[int, int]] = {}
for _unit, _group in (CLUES | ROLES).items():
    for _word in members(f"[{_group}]"):
        _clues, _role = _CLUES.get(_word, (0, 0))
        if _unit in ROLES:
            _role = _ACTING.index("named" if _unit == "he" else _unit)
        _CLUES[_word] = (_clues | _BIT[_unit], _role)
_CLUES.update(dict.fromkeys(NAMES, (_NAMED, _ACTING.index("named"))))
_CLUES.update((place, _CLUES[ED]) for place in REGULAR_PAST if place not in _CLUES)
_CLAUSES = re.compile(f"[^,.?!{members(f'[{JOINING}]')}]+").findall
_NAMES = re.compile(f"[{NAMED}]").sub


def clues_in(codes: str, pending: bool) -> int:
    """The clues in a sentence, a bit each, in the order of CLUE_NAMES.

    They are what there is, who does it and to whom, and what comes together.
    """
    whole = found = 0
    get = _CLUES.get
    for clause in _CLAUSES(codes):
        clues = acting = 0
        others = []
        for word in clause:
            if known := get(word):
                clue, role = known
                clues |= clue
                if role:
                    if not acting:
                        acting = role
                    else:
                        others.append(role)
        whole |= clues
        found |= clues << _DOES[acting]
        for role in others:
            found |= clues << _TO_WHOM[role]
    if pending:
        whole |= _PENDING
        if whole & _HE and not whole & _NAMED:
            whole |= _HIS
    if "?" in codes:
        whole |= _ASKED
    if len(codes) <= SHORT:
        whole |= _SHORT | _BRIEF if len(codes) <= BRIEF else _SHORT
    for parts, together in _COMBINED:
        if whole & parts == parts:
            found |= together
    return whole | found


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
        *(f"#{name}" for name, bit in _BIT.items() if clues & bit),
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


def evidence_in(sentence: str, pending: str, ruled: Iterable[ActKind]) -> Evidence:
    """What all that counts in a sentence comes to; rules have read these kinds of act in it."""
    words, pairs = words_in(sentence, pending)
    weight = sum(map(_SAID.get, {*words, *pairs}, repeat(0)))
    clues = clues_in(sentence, pending != "")
    while clues:
        weight += _CLUE_WEIGHTS[(clues & -clues).bit_length() - 1]
        clues &= clues - 1
    return Evidence(weight, weight + by_rules(ruled) + _BEFORE - _DOUBT)


def by_rules(kinds: Iterable[ActKind]) -> int:
    """What it comes to that rules have read these kinds of act."""
    return sum([_RULED[kind] for kind in kinds])


def meant(line: int, sentences: Iterable[Evidence]) -> list[Meant]:
    """The acts that a line amounts to: by all its evidence, or by that of one sentence alone."""
    line += _BEFORE
    alone = [one.alone for one in sentences]
    done = reduce(or_, alone, line) & _DONE
    found = []
    for place, kind in enumerate(KINDS):
        shift = _FIELD * place
        if done >> shift & _MASK:
            sure, evidence = max([(one >> shift & _MASK, one) for one in (line, *alone)])
            found.append(Meant(kind, sure, evidence))
    return found


def _likeliest(places: Mapping[ActKind, list[tuple[int, str]]], meant: Meant) -> list[str]:
    """The choices there are for a kind, by what speaks for each."""
    weighed = [(-(meant.evidence >> at & _MASK), one) for at, one in places.get(meant.kind, ())]
    return [one for _, one in sorted(weighed)]
