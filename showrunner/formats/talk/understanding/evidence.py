"""What a line does, weighed: words, pairs of words, clues and rules count for or against each act.

A clue (see `clues.py`) counts alone, with the one who acts in its clause (the first who is
mentioned there), and with everybody mentioned after them. `weights.py` says how much each counts
for each kind of act; an act is done whose evidence comes to more than nothing. Each sentence counts
for itself, so that what a sentence comes to is remembered: people and bots say much the same again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise, repeat
from typing import NamedTuple

from showrunner.formats.talk.understanding.acts import ActKind
from showrunner.formats.talk.understanding.clues import CLUES, JOINING, ROLES, TOGETHER
from showrunner.formats.talk.understanding.patterns import NAMES, members
from showrunner.formats.talk.understanding.weights import WEIGHTS
from showrunner.formats.talk.understanding.words import said_of_roles

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


class Meant(NamedTuple):
    """An act as the evidence has it: its detail if any, and whom it is about, likeliest first."""

    kind: ActKind
    detail: str
    about: tuple[str, ...]


SHORT, BRIEF = 9, 5  # words, with their punctuation
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
_DONE = [0, *(CLUE_NAMES.index(f"{_UNITS[0]} > {whom}") for whom in _ACTING[1:])]
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
_CLAUSES = re.compile(f"[^,.?!{members(f'[{JOINING}]')}]+").findall
_WORDS_OF = re.compile(r"[A-Za-z]+\d*(?:'(?!s\b)[a-z]+)*|'s|[.?!,:;-]|\d+").findall


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
            found |= clues << _DONE[role]
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


def features(sentence: str, pending: bool) -> list[str]:
    """All that counts in a sentence: clues, words, and each two words that follow each other.

    It has everybody named as who they are in this talk; `pending` is whether somebody was proposed
    in it before.
    """
    said = _WORDS_OF(sentence)
    words = ["^", *said, "$"]
    clues = clues_in(said_of_roles(said), pending)
    return [
        *(f"#{name}" for name, bit in _BIT.items() if clues & bit),
        *sorted({*words, *[f"{one} {other}" for one, other in pairwise(words)]}),
    ]


def ruled(kinds: Iterable[ActKind]) -> list[str]:
    """That rules have read these kinds of act."""
    return [f"={kind}" for kind in kinds]


# Weights of all columns side by side in one number.
_FIELD = 20
_MASK, _HALF = (1 << _FIELD) - 1, 1 << _FIELD - 1
_KIND_BITS = [(kind, _HALF << _FIELD * place) for place, kind in enumerate(KINDS)]
_PACKED = {
    feature: sum(weight << _FIELD * place for place, weight in weights.items())
    for feature, weights in WEIGHTS.items()
}
_BEFORE = sum(_HALF << _FIELD * place for place in range(len(COLUMNS))) + _PACKED.get(ALWAYS, 0)


def _placed(kind: ActKind, between: str, choices: Sequence[str]) -> list[tuple[int, str]]:
    return [(_FIELD * COLUMNS.index(f"{kind}{between}{one}"), one) for one in choices]


_DETAILS = {kind: _placed(kind, " ", details) for kind, details in DETAILS.items()}
_ABOUT = {kind: _placed(kind, " of ", people) for kind, people in ABOUT.items()}


_CLUE_WEIGHTS = [_PACKED.get(f"#{name}", 0) for name in CLUE_NAMES]


@lru_cache(maxsize=32768)
def _weight(sentence: str, pending: bool) -> int:
    """What the features of a sentence come to: without naming clues, which takes long."""
    said = _WORDS_OF(sentence)
    words = ["^", *said, "$"]
    total = sum(map(_PACKED.get, {*words, *[f"{a} {b}" for a, b in pairwise(words)]}, repeat(0)))
    clues = clues_in(said_of_roles(said), pending)
    while clues:
        total += _CLUE_WEIGHTS[(clues & -clues).bit_length() - 1]
        clues &= clues - 1
    return total


def meant(said: Sequence[str], pending: bool, kinds: Collection[ActKind]) -> list[Meant]:
    """The acts that all the evidence amounts to; rules have read those in `kinds`."""
    total = sum(map(_weight, said, repeat(pending)), _BEFORE)
    total += sum(map(_PACKED.get, ruled(kinds), repeat(0)))
    found = []
    for kind, positive in _KIND_BITS:
        if total & positive:
            details = _likeliest(_DETAILS, kind, total)
            about = _likeliest(_ABOUT, kind, total)
            found.append(Meant(kind, details[0] if details else "", about))
    return found


def _likeliest(
    places: Mapping[ActKind, list[tuple[int, str]]], kind: ActKind, total: int
) -> tuple[str, ...]:
    """The choices there are for a kind, by what speaks for each."""
    weighed = [(-(total >> place & _MASK), one) for place, one in places.get(kind, ())]
    return tuple([one for _, one in sorted(weighed)])
