"""Reads a line of talk as another castaway would: everything it does, in the order it is said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from showrunner.formats.talk.understanding import (
    accusing,
    answering,
    asking,
    hints,
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

_FAMILIES = (voting_out, promising, asking, accusing, warning, answering, hints)
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
_END_OF_VOTE = sum(len(sources) for sources, _ in voting_out.RULES)
_FIRST_HINT = len(_RULES) - sum(len(sources) for sources, _ in hints.RULES)
_SEARCHES = [pattern.expression.search for pattern, _ in _RULES]


def understand(
    words: str, *, speaker: str, listener: str, names: Mapping[str, str], pending: str = ""
) -> tuple[Act, ...]:
    """What the speaker does to the listener by saying this.

    `names` are the first names of those in the game by seat; `pending` is the seat last proposed
    in this talk, "" if none: to that "works for me" agrees.
    """
    dictionary = dictionary_of(names)
    codes = dictionary.encode(words, speaker, listener)
    line = Line(codes, dictionary, speaker, listener, pending)
    met = 0
    numbers: set[int] = set()
    for word in set(codes):
        met |= _MET_BY.get(word, 0)
        if word in _WAITING:
            numbers.update(_WAITING[word])
    readings: list[Reading] = []
    for number in sorted(numbers):
        if _MASKS[number] & met == _MASKS[number]:
            search = _SEARCHES[number]
            match = search(codes)
            while match:
                for act in _RULES[number][1](line, match):
                    sentence, start = line.sentence(match.start()), match.start()
                    hint, of_vote = number >= _FIRST_HINT, number < _END_OF_VOTE
                    readings.append(Reading(act, sentence, start, hint, of_vote))
                match = search(codes, match.end())
    return settled(line, readings)
