"""Reads a line of talk as another castaway would: everything it does, in the order it is said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from showrunner.formats.talk.understanding import (
    accusing,
    answering,
    asking,
    leaning,
    promising,
    voting_out,
    warning,
)
from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line, Match
from showrunner.formats.talk.understanding.patterns import Pattern
from showrunner.formats.talk.understanding.settling import Reading, settled
from showrunner.formats.talk.understanding.words import dictionary_of

Reader = Callable[[Line, Match], Iterator[Act]]

_FAMILIES = (voting_out, promising, asking, accusing, warning, answering)
_RULES: tuple[tuple[Pattern, Reader], ...] = tuple(
    (pattern, reader)
    for family in _FAMILIES
    for sources, reader in family.RULES
    for pattern in sources
)
# A rule can only match where each of its needs is met: a bit for every need, and for every word
# the bits of the needs that it meets. Rules are looked up by the rarest word they need.
_NEEDS = list(dict.fromkeys(need for pattern, _ in _RULES for need in pattern.needs))
_MET_BY: dict[str, int] = defaultdict(int)
for _place, _need in enumerate(_NEEDS):
    for _word in _need:
        _MET_BY[_word] |= 1 << _place
_WAITING: dict[str, list[int]] = defaultdict(list)
_MASKS: list[int] = []
for _number, (_pattern, _) in enumerate(_RULES):
    _MASKS.append(sum(1 << _NEEDS.index(need) for need in set(_pattern.needs)))
    for _word in _pattern.key:
        _WAITING[_word].append(_number)
_KNOWN = {word: (met, _WAITING[word]) for word, met in _MET_BY.items()}.get
_END_OF_VOTE = sum(len(sources) for sources, _ in voting_out.RULES)
_SEARCHES = [(pattern.expression.search, reader) for pattern, reader in _RULES]


def understand(
    words: str, *, speaker: str, listener: str, names: Mapping[str, str], pending: str = ""
) -> tuple[Act, ...]:
    """What the speaker does to the listener by saying this.

    `names` are the first names of those in the game by seat; `pending` is the seat last proposed
    in this talk, "" if none: to that "works for me" agrees.
    """
    line, readings = by_rules(words, speaker, listener, names, pending)
    if not readings:
        readings = list(leaning.readings(line))
    return settled(line, readings) if readings else ()


def by_rules(
    words: str, speaker: str, listener: str, names: Mapping[str, str], pending: str
) -> tuple[Line, list[Reading]]:
    """The line, and what the rules find in it."""
    dictionary = dictionary_of(names)
    codes = dictionary.encode(words, speaker, listener)
    met = 0
    waiting: list[int] = []
    for known in map(_KNOWN, set(codes)):
        if known:
            met |= known[0]
            waiting += known[1]
    line = Line(codes, dictionary, speaker, listener, pending)
    missing = ~met
    numbers = {number for number in waiting if not _MASKS[number] & missing}
    return line, list(_read(line, sorted(numbers))) if numbers else []


def _read(line: Line, numbers: list[int]) -> Iterator[Reading]:
    """What these rules find."""
    codes = line.codes
    for number in numbers:
        search, reader = _SEARCHES[number]
        match = search(codes)
        while match:
            start = match.start()
            for act in reader(line, match):
                yield Reading(act, line.sentence(start), start, number < _END_OF_VOTE)
            match = search(codes, match.end())
