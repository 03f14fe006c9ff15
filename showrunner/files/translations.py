"""What the server says to people, in other languages than English.

The catalogues of a language are the files of its folder in `translations/`, and the phrasebook that
its prompts use. The English texts are the keys. `{braces}` stand for what differs: a name, a
number, another entry, or a list of these. So the rules, facts and narrations know no language.
A text that is not known in full stays English.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from showrunner.errors import UnknownName
from showrunner.files.folders import PROMPTS, TRANSLATIONS
from showrunner.formats.wording import capital
from showrunner.players.llm.phrasebook import FILE, PLACEHOLDER, pattern_of, read_phrasebook

ENGLISH: Final = "en"
"""The language in which the server writes; the others are translations of it."""
LANGUAGES: Final = {"de": "German"}
"""The languages of the catalogues by their codes, named as the prompts' folders are."""
KEPT: Final = ("moves", "title")
"""Placeholders for what stays as it is: moves in a game's notation, a season's title."""
DECIMAL: Final = "0.5"
"""The key whose translation shows how a language writes decimal numbers."""
MAX_REMEMBERED: Final = 20_000
MAX_CHARACTERS: Final = 1_000
"""Longer texts are only translated in parts: all patterns on an unknown one take seconds."""
_WORD: Final = re.compile(r"[A-Za-z]{2,}")
_ANCHOR: Final = re.compile(r"(?<![\w\0’'])[A-Za-z]{2,}(?![\w\0])")
"""A word that stands in full beside the placeholders of a key (replaced by NUL)."""
_SENTENCE: Final = re.compile(
    r"(?<=[.!?”…])(?<!\bSt\.)(?<!\b[DMJ]r\.)(?<!\bMrs\.)(?<!\b[A-Z]\.)\s+(?=[^a-z\s])"
)
_CLAUSES: Final = (re.compile(r"(?<=;) "), re.compile(r"(?<=:) "))
"""Where a sentence may be cut into parts that are translated by themselves."""
_SEPARATORS: Final = (", and", " and", " or", ", then", ",", ";")
"""What may stand between the items of a list, before a space."""
_QUOTED: Final = re.compile(r"“[^“”]*”|`[^`]*`|(?<!\w)'[^']*'(?!\w)")
_LOWERCASE: Final = re.compile(r"(?:^|[\s(])[a-zß-ÿ]")
_STOPS: Final = (".", ";", ":")
_STOP: Final = r"(?<![.;:])(?P<_stop>[.;:]?)"
"""What may follow a key in a text, and is part of no value."""
_DECIMAL: Final = re.compile(r"(?<![\w.-])(\d+)\.(\d+)(?![\w.])")
_PARTICLES: Final = re.compile(r"\b(?:da|de|del|della|der|di|du|la|le|van|von)\b")


class _Phrase(NamedTuple):
    """A key with placeholders."""

    pattern: re.Pattern[str]
    translation: str
    rank: int
    """Of two keys that fit, the one with more letters outside placeholders comes first."""
    words: frozenset[str]
    """Words that are in every text that fits: cheaper to check than the pattern."""
    sentences: int
    """No text with more sentences fits: a value would have swallowed one."""


_RANK: Final = attrgetter("rank")


class Translation:
    """The texts of one language, by the English ones."""

    def __init__(self, phrases: Mapping[str, str]) -> None:
        self._phrases = phrases
        self._decimal = phrases.get(DECIMAL, DECIMAL)[1]
        self._by_word: dict[str, list[_Phrase]] = {}
        keys = sorted(
            filter(PLACEHOLDER.search, phrases), key=lambda key: -len(PLACEHOLDER.sub("", key))
        )
        anchors = {key: _anchors(key) for key in keys}
        frequency = Counter(word for words in anchors.values() for word in words)
        for rank, (key, words) in enumerate(anchors.items()):
            rarest = min(words, key=lambda word: (frequency[word], word), default="")
            stop = "" if key.endswith(_STOPS) else _STOP
            plain = pattern_of(key).pattern
            for kept in KEPT:  # whatever is in it: a title may have commas, like what follows it
                plain = plain.replace(f"(?P<{kept}>.+?)", f"(?P<{kept}>.+)")
            pattern = re.compile(plain + stop, re.DOTALL)
            phrase = _Phrase(pattern, phrases[key], rank, frozenset(words), _sentences(key))
            self._by_word.setdefault(rarest, []).append(phrase)
        self._find = lru_cache(MAX_REMEMBERED)(self._found)
        self._value = lru_cache(MAX_REMEMBERED)(self._value_found)

    def text(self, english: str) -> str:
        """The translation of a text; the text itself if it is not known in full."""
        return self._find(english) or english

    def knows(self, english: str) -> bool:
        """Whether it has a translation."""
        return self._find(english) is not None

    def _found(self, english: str) -> str | None:
        if (whole := self._whole(english)) is not None:
            return whole
        for lines in ("\n\n", "\n"):
            if lines in english:
                return self._joined(english.split(lines), lines)
        if len(sentences := _SENTENCE.split(english)) > 1:
            return self._joined(sentences, " ")
        ending = english[-1] if english.endswith(_STOPS) else ""
        if len(english) <= MAX_CHARACTERS:
            value = self._value(english.removesuffix(ending))
            if value is not None:
                return value + ending
        for ends in _CLAUSES:
            if len(clauses := ends.split(english)) > 1:
                return self._joined(clauses, " ")
        return None

    def _joined(self, parts: list[str], by: str) -> str | None:
        translations = [self._find(part) if part else "" for part in parts]
        return by.join(filter(None, translations)) if None not in translations else None

    def _whole(self, english: str) -> str | None:
        if english in self._phrases:
            return self._phrases[english]
        if english.endswith(_STOPS) and english[:-1] in self._phrases:
            return self._phrases[english[:-1]] + english[-1]
        if len(english) > MAX_CHARACTERS:
            return None
        sentences = _sentences(english)
        words = {"", *_WORD.findall(english)}
        found = [
            phrase
            for word in words & self._by_word.keys()
            for phrase in self._by_word[word]
            if phrase.words <= words and phrase.sentences >= sentences
        ]
        for phrase in sorted(found, key=_RANK):
            if (match := phrase.pattern.fullmatch(english)) is not None:
                texts = match.groupdict()
                stop = texts.pop("_stop", "")
                values = {
                    name: text if name in KEPT else self._value(text)
                    for name, text in texts.items()
                }
                if None not in values.values():
                    return phrase.translation.format_map(values) + stop
        return None

    def _value_found(self, english: str) -> str | None:
        """The translation of what stands in braces; names and quotations stay as they are."""
        if english.count("“") != english.count("”"):
            return None
        plain = _PARTICLES.sub("", _QUOTED.sub("", english))
        is_name = not _LOWERCASE.search(plain)
        if is_name and "“" not in english:
            return self._whole(english) or ", ".join(
                self._whole(name) or self._number(name) for name in english.split(", ")
            )
        if (whole := self._whole(english) or self._phrases.get(capital(english))) or is_name:
            return whole or english
        if _SENTENCE.search(plain):
            return None  # a list stands within a sentence: trying all its parts takes seconds
        for separator in _SEPARATORS:
            between = self._phrases.get(separator.strip(), separator.strip())
            gap = " " if separator[0] == " " else ""
            at = english.find(separator + " ")
            while at >= 0:
                first = self._value(english[:at])
                rest = None if first is None else self._value(english[at + len(separator) + 1 :])
                if rest is not None:
                    return f"{first}{gap}{between} {rest}"
                at = english.find(separator + " ", at + 1)
        return None

    def _number(self, name: str) -> str:
        """A number, or a name with one, as the language writes decimals."""
        return _DECIMAL.sub(rf"\1{self._decimal}\2", name)


def _anchors(key: str) -> list[str]:
    return _ANCHOR.findall(PLACEHOLDER.sub("\0", key))


def _sentences(text: str) -> int:
    return len(_SENTENCE.split(_QUOTED.sub("", text)))


@cache
def translation_into(code: str) -> Translation:
    """The translation into a language of `LANGUAGES`."""
    files = [PROMPTS / LANGUAGES[code] / FILE, *sorted((TRANSLATIONS / code).glob("*.toml"))]
    phrases: dict[str, str] = {}
    for file in files:
        book = read_phrasebook(f"{file.parent.name}/{file.name}", file.read_text("utf-8"))
        phrases |= {**book.parts, **book.texts}
    return Translation(phrases)


def said_in(code: str) -> Callable[[str], str]:
    """What the server says, in this language."""
    return str if code == ENGLISH else translation_into(code).text


def known_language(code: str) -> str:
    """The code of a language that the server speaks. Raises UnknownName."""
    if code != ENGLISH and code not in LANGUAGES:
        raise UnknownName("language", code, [ENGLISH, *LANGUAGES])
    return code
