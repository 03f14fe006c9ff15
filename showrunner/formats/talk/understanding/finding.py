"""Finds the clues in a sentence: what there is, who does it and to whom, what comes together.

A clue (see `clues.py`) is found alone, with the one who acts in its clause (the first who is
mentioned there), and with everybody mentioned after them.
"""

from __future__ import annotations

import re

from showrunner.formats.talk.understanding.clues import CLUES, JOINING, ROLES, TOGETHER
from showrunner.formats.talk.understanding.patterns import NAMES, members
from showrunner.formats.talk.understanding.words import ED, REGULAR_PAST

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


def clues_in(codes: str, pending: bool) -> int:
    """The clues in a sentence, a bit each, in the order of CLUE_NAMES.

    `pending` is whether somebody has been proposed before.
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


def named(clues: int) -> list[str]:
    """The names of these clues."""
    return [name for name, bit in _BIT.items() if clues & bit]
