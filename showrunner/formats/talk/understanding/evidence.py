"""What is meant where no rule reads it: clues are added up for each kind of act.

A clue counts alone, with the one who acts in its clause (the first who is mentioned there), and
with everybody mentioned after them. `weights.py` says how much each counts for each kind of act;
an act is done whose clues come to more than nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from operator import getitem

from showrunner.formats.talk.understanding.acts import ActKind
from showrunner.formats.talk.understanding.clues import CLUES, JOINING, ROLES, TOGETHER
from showrunner.formats.talk.understanding.patterns import NAMES, members
from showrunner.formats.talk.understanding.weights import WEIGHTS

KINDS: tuple[ActKind, ...] = (
    *("propose", "spare", "promise", "ask"),
    *("accuse", "agree", "refuse", "warn"),
)
SHORT, BRIEF = 9, 5  # words, with their punctuation
_UNITS = (*CLUES, *ROLES, "named")
_WHOLE = ("always", "pending", "?", "short", "brief", "his")
_ACTING = ("nobody", "I", "you", "they", "what", "named")
_TOGETHER = tuple(" ".join(parts.split()) for parts in TOGETHER.split(";"))
FEATURES = (
    *_UNITS,
    *_WHOLE,
    *_TOGETHER,
    *(f"{who}: {unit}" for who in _ACTING for unit in _UNITS),
    *(f"{unit} > {whom}" for whom in _ACTING[1:] for unit in _UNITS),
)
_BIT = {feature: 1 << place for place, feature in enumerate(FEATURES)}
_DOES = [FEATURES.index(f"{who}: {_UNITS[0]}") for who in _ACTING]
_DONE = [0, *(FEATURES.index(f"{_UNITS[0]} > {whom}") for whom in _ACTING[1:])]
_COMBINED = [(sum(_BIT[part] for part in parts.split()), _BIT[parts]) for parts in _TOGETHER]
_ALWAYS, _PENDING, _ASKED, _SHORT, _BRIEF, _HIS = (_BIT[whole] for whole in _WHOLE)
_HE, _NAMED = _BIT["he"], _BIT["named"]

# What each word is a clue to, and the role of whoever it means: 0 if nobody.
_WORDS: dict[str, tuple[int, int]] = {}
for _unit, _group in (CLUES | ROLES).items():
    for _word in members(f"[{_group}]"):
        _clues, _role = _WORDS.get(_word, (0, 0))
        if _unit in ROLES:
            _role = _ACTING.index("named" if _unit == "he" else _unit)
        _WORDS[_word] = (_clues | _BIT[_unit], _role)
_WORDS.update(dict.fromkeys(NAMES, (_NAMED, _ACTING.index("named"))))
_CLAUSES = re.compile(f"[^,.?!{members(f'[{JOINING}]')}]+").findall

# Weights of all kinds side by side in one number, added up for eight features at a time.
_FIELD = 20
_ZERO = sum(1 << _FIELD * place + _FIELD - 1 for place in range(len(KINDS)))
_KIND_BITS = [(kind, 1 << _FIELD * place + _FIELD - 1) for place, kind in enumerate(KINDS)]
_BYTES = len(FEATURES) // 8 + 1


def _tables() -> list[list[int]]:
    packed = [0] * (8 * _BYTES)
    for feature, weights in WEIGHTS.items():
        for kind, weight in zip(KINDS, weights, strict=True):
            packed[FEATURES.index(feature)] += weight << _FIELD * KINDS.index(kind)
    tables = []
    for byte in range(_BYTES):
        sums = [0]
        for weight in packed[8 * byte : 8 * byte + 8]:
            sums += [weight + before for before in sums]
        tables.append(sums)
    return tables


_TABLES = _tables()


def features(text: str, pending: str) -> int:
    """The features of what is said, a bit each, in the order of FEATURES."""
    whole = found = 0
    get = _WORDS.get
    for clause in _CLAUSES(text):
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
    whole |= _ALWAYS
    if pending:
        whole |= _PENDING
        if whole & _HE and not whole & _NAMED:
            whole |= _HIS
    if "?" in text:
        whole |= _ASKED
    if len(text) <= SHORT:
        whole |= _SHORT | _BRIEF if len(text) <= BRIEF else _SHORT
    for parts, together in _COMBINED:
        if whole & parts == parts:
            found |= together
    return whole | found


def meant(text: str, pending: str) -> Iterator[ActKind]:
    """The kinds of act that the clues amount to."""
    bits = features(text, pending).to_bytes(_BYTES, "little")
    total = sum(map(getitem, _TABLES, bits), _ZERO)
    for kind, positive in _KIND_BITS:
        if total & positive:
            yield kind
