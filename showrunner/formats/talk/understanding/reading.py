"""Reads a line of talk as another castaway would: everything it does, in the order it is said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from showrunner.formats.talk.understanding import (
    accusing,
    answering,
    asking,
    promising,
    voting_out,
    warning,
)
from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line, Match
from showrunner.formats.talk.understanding.patterns import Pattern
from showrunner.formats.talk.understanding.settling import settled
from showrunner.formats.talk.understanding.words import dictionary_of

Reader = Callable[[Line, Match], Iterator[Act]]

_FAMILIES = (voting_out, promising, asking, accusing, warning, answering)
_RULES: tuple[tuple[Pattern, Reader], ...] = tuple(
    (pattern, reader)
    for family in _FAMILIES
    for sources, reader in family.RULES
    for pattern in sources
)
_BY_WORD: dict[str, list[int]] = defaultdict(list)
for _number, (_pattern, _) in enumerate(_RULES):
    for _word in _pattern.needs:
        _BY_WORD[_word].append(_number)


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
    numbers = {number for word in set(codes) if word in _BY_WORD for number in _BY_WORD[word]}
    found = []
    for number in sorted(numbers):
        pattern, reader = _RULES[number]
        for match in pattern.expression.finditer(codes):
            found.extend((act, match.start(), match.end(), pattern) for act in reader(line, match))
    DEBUG[:] = found
    return settled(line, found)
DEBUG: list = []
