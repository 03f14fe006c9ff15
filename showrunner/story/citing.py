"""Citing: whether the facts that a text cites support the names, numbers and quotations in it.

A text may say less than its facts, and say it as it likes. What it may not do is to name somebody,
give a number or quote words that are not in them.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from showrunner.formats.fact import Fact, encode_words
from showrunner.formats.wording import ORDINALS, WORDS
from showrunner.kernel import Told
from showrunner.story.first_words import FIRST_WORDS

QUOTATION: Final = re.compile(r"“([^“”]*)”|\"([^\"]*)\"|«([^«»]*)»")
CAPITALISED: Final = re.compile(r"(?<!\w)[^\W\d_a-zß-öø-ÿ]\w*")
SENTENCE_START: Final = re.compile(r"(?:^|[.!?…:]\s+|\n\s*|[(–—]\s*)\W*$")
NUMBER: Final = re.compile(r"\d+(?:\.\d+)?")
FRACTION: Final = re.compile(r"-?\d+(?:/\d+)?")
WORD: Final = re.compile(r"[^\W_]+")
SPELLED: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
NUMBER_WORDS: Final = {
    **{word: value for value, word in enumerate(WORDS) if value > 1},
    **{word: value for value, word in enumerate(ORDINALS) if value > 2},
    "twice": 2,
}
"""The words that give a number; `one`, `first` and `second` often give none."""


def unsupported(
    text: str,
    facts: Iterable[Told[Fact]],
    names: Mapping[str, str],
    values: Mapping[str, Any] | None = None,
    terms: Collection[str] = (),
    told: str = "",
) -> list[str]:
    """The names, numbers and quotations in a text that its facts do not support, in order.

    `names` are those of the whole cast, by seat; `values` is what else is known to be true, such as
    the values of a beat; `terms` are words of the game that have capitals and name nobody; `told`
    is a sentence that is true: its names, numbers and quotations are supported.

    A number is also supported if it counts some of the facts or what one of them lists. A
    capitalised word that is neither a name nor in the facts counts as a name that is not supported.
    At the beginning of a sentence it does so unless sentences often begin with that word.
    """
    evidence = _Evidence(facts, {**(values or {}), "told": told})
    evidence.strings |= {seat for seat, name in names.items() if name and _named(name, told)}
    evidence.numbers |= {Fraction(digits) for digits in NUMBER.findall(told)}
    evidence.numbers |= {value for _, _, value in _spelled(told)}
    found: list[tuple[int, str]] = []
    for quotation in QUOTATION.finditer(text):
        words = next(part for part in quotation.groups() if part is not None)
        if not evidence.has_words(words):
            found.append((quotation.start(), words))
    plain = QUOTATION.sub(lambda quotation: " " * len(quotation.group()), text)
    for name in sorted(filter(None, set(names.values())), key=len, reverse=True):
        seats = {seat for seat, other in names.items() if other == name}
        for named in _named(name, plain):
            if not seats & evidence.strings:
                found.append((named.start(), name))
            plain = plain[: named.start()] + "_" * len(name) + plain[named.end() :]
    for capitalised in CAPITALISED.finditer(plain):
        begins = SENTENCE_START.search(plain[: capitalised.start()])
        word = capitalised.group()
        known = word in ("I", *terms) or word.casefold() in evidence.words
        if begins and word.casefold() in FIRST_WORDS:
            continue
        if not known:
            found.append((capitalised.start(), word))
    for digits in NUMBER.finditer(plain):
        if not evidence.has_number(digits.group()):
            found.append((digits.start(), digits.group()))
    found += [(at, word) for at, word, value in _spelled(plain) if value not in evidence.numbers]
    return [what for _, what in sorted(found)]


def _spelled(text: str) -> Iterator[tuple[int, str, int]]:
    """The numbers in words in a text: where each stands, the word, and the number."""
    for word in SPELLED.finditer(text):
        whole = word.group().casefold()
        for part in [whole] if whole in NUMBER_WORDS else whole.split("-"):
            if part in NUMBER_WORDS:
                yield word.start(), word.group(), NUMBER_WORDS[part]


def _named(name: str, text: str) -> list[re.Match[str]]:
    """Where a name stands in a text as a word of its own."""
    return list(re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text))


class _Evidence:
    """Everything that is in some facts, and what can be counted in them."""

    def __init__(self, facts: Iterable[Told[Fact]], values: Mapping[str, Any]) -> None:
        self.strings: set[str] = set()
        self.numbers: set[int | Fraction] = set()
        self._texts: list[str] = []
        counts: Counter[Any] = Counter()
        total = 0
        for told in facts:
            total += 1
            fact = json.loads(encode_words(told.fact))
            self.strings.update(told.audience.seats)
            self._take(fact)
            counts.update(_countable(fact))
        self._take(values)
        self.numbers |= {total, *counts.values()}
        self.words = {word.casefold() for text in self.strings for word in WORD.findall(text)}
        self._texts = [_plain(text) for text in self.strings]

    def _take(self, value: object) -> None:
        if isinstance(value, Mapping):
            self.numbers.add(len(value))
            for key, part in value.items():
                self._take(str(key))
                self._take(part)
        elif isinstance(value, list | tuple | set | frozenset):
            self.numbers.add(len(value))
            for part in value:
                self._take(part)
        elif isinstance(value, str):
            self.strings |= {value, *value.split("+")}
            if FRACTION.fullmatch(value) and not value.endswith("/0"):
                self.numbers.add(abs(Fraction(value)))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            self.numbers.add(abs(Fraction(value)))

    def has_number(self, digits: str) -> bool:
        """Whether some number, rounded to as many places, is this one."""
        places = len(digits.partition(".")[2])
        return any(f"{float(number):.{places}f}" == digits for number in self.numbers)

    def has_words(self, quotation: str) -> bool:
        """Whether one fact has these words; an ellipsis stands for words that were left out."""
        parts = [part for part in map(_plain, re.split(r"…|\.\.\.", quotation)) if part]
        return any(_in_order(parts, text) for text in self._texts)


def _countable(fact: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """What this fact is one of: facts of a type, and of those with the same value in a field."""
    kind = str(fact["fact"])
    yield (kind,)
    for part, value in fact.items():
        if isinstance(value, str) and part != "fact":
            yield kind, part, value


def _plain(text: str) -> str:
    """The text in lower case, with plain quotation marks and single spaces."""
    straight = text.casefold().translate(str.maketrans("’‘“”", "''\"\""))
    return " ".join(straight.split()).rstrip(".,")


def _in_order(parts: list[str], text: str) -> bool:
    at = 0
    for part in parts:
        at = text.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return bool(parts)
