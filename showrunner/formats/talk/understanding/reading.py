"""Reads a line of talk as another castaway would: everything it does, in the order it is said."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, reduce
from operator import or_
from types import ModuleType

from showrunner.formats.talk.understanding import (
    accusing,
    answering,
    asking,
    leaning,
    promising,
    staying,
    voting_out,
    warning,
)
from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import REQUEST_WORDS, WH, Line, Met
from showrunner.formats.talk.understanding.patterns import Pattern, commonness
from showrunner.formats.talk.understanding.settling import Reading, settled
from showrunner.formats.talk.understanding.words import dictionary_of

Reader = Callable[[Line, Met], Iterator[Act]]

_FAMILIES = (voting_out, staying, promising, asking, accusing, warning, answering)
_RULES: tuple[tuple[Pattern, Reader], ...] = tuple(
    (pattern, reader)
    for family in _FAMILIES
    for sources, reader in family.RULES
    for pattern in sources
)
# A rule can only match where each of its needs is met: for every word the bits of the needs that
# it meets. Rules are looked up by the rarest word they need. Common needs have a bit each, others
# share some, since small numbers are quick: a rule that is tried in vain does no harm.
_NEEDS = sorted(
    dict.fromkeys(need for pattern, _ in _RULES for need in pattern.needs),
    key=commonness,
    reverse=True,
)
_COMMON, _BITS = 100, 400
_BIT = {
    need: 1 << (place if place < _COMMON else _COMMON + place % (_BITS - _COMMON))
    for place, need in enumerate(_NEEDS)
}
_MET_BY: dict[str, int] = defaultdict(int)
for _need, _bit in _BIT.items():
    for _word in _need:
        _MET_BY[_word] |= _bit
_MASKS = [reduce(or_, (_BIT[need] for need in pattern.needs)) for pattern, _ in _RULES]
_SEARCHES = [pattern.expression.search for pattern, _ in _RULES]


def _numbers(family: ModuleType) -> range:
    """Where the rules of a family are among all."""
    counts = [sum(len(sources) for sources, _ in each.RULES) for each in _FAMILIES]
    place = _FAMILIES.index(family)
    return range(sum(counts[:place]), sum(counts[: place + 1]))


_OF_VOTE, _ANSWERS, _QUESTIONS = map(_numbers, (voting_out, answering, asking))


def _lookup(answers: bool, questions: bool) -> Callable[[str], tuple[int, list[int]] | None]:
    """What a word meets and which rules wait for it, but those for answers or questions."""
    waiting: dict[str, list[int]] = defaultdict(list)
    for number, (pattern, _) in enumerate(_RULES):
        if (answers or number not in _ANSWERS) and (questions or number not in _QUESTIONS):
            for word in pattern.key:
                waiting[word].append(number)
    return {word: (met, waiting[word]) for word, met in _MET_BY.items()}.get


_LOOKUPS = [
    [_lookup(answers, questions) for questions in (False, True)] for answers in (False, True)
]
_MAY_ASK = WH | REQUEST_WORDS | {"?"}


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
    line = Line(dictionary.encode(words, speaker, listener), dictionary, speaker, listener, pending)
    readings: list[Reading] = []
    for sentence in line.sentences:
        begins, end = sentence
        if end == begins:
            continue
        for start, stop, who, number in _met(line.codes[begins : end + 1], pending != ""):
            pattern, reader = _RULES[number]
            start += begins
            met = Met(start, stop + begins, who + begins if who >= 0 else who, pattern.denying)
            for act in reader(line, met):
                readings.append(Reading(act, sentence, start, number in _OF_VOTE))
    return line, readings


@lru_cache(maxsize=4096)
def _met(sentence: str, answers: bool) -> tuple[tuple[int, int, int, int], ...]:
    """Where rules match in a sentence: from, to, who is meant, and the rule's number.

    People and bots alike say much the same again, so sentences are remembered.
    """
    words = frozenset(sentence)
    asks = sentence[-1] not in "!." or not _MAY_ASK.isdisjoint(words)
    met = 0
    waiting: list[int] = []
    for known in map(_LOOKUPS[answers][asks], words):
        if known:
            met |= known[0]
            waiting += known[1]
    missing = ~met
    found = []
    for number in sorted({number for number in waiting if not _MASKS[number] & missing}):
        search = _SEARCHES[number]
        match = search(sentence)
        while match:
            who = match.start(1) if match.re.groups else -1
            found.append((*match.span(), who, number))
            match = search(sentence, match.end())
    return tuple(found)
