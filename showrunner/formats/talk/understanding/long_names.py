"""Names that are not one plain word, as Mary Ann, Jean-Luc and Ольга: a word stands for each."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from zlib import crc32

from showrunner.formats.castaway_rules import plain

ONE_WORD = re.compile(r"[a-z]+\d*(?:'[a-z]+)*").fullmatch
_BETWEEN = re.compile(r"[\s-]+")
_PART = re.compile(r"[a-z]{3,}").findall


def folded(text: str) -> str:
    """Without capitals and accents, in any script."""
    if text.isascii():
        return text.lower()
    marked = unicodedata.normalize("NFKD", text).casefold()
    return "".join(one for one in marked if not unicodedata.combining(one))


class LongNames:
    """The long ones among these names, and the words that stand for them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._words = {_key(name): _word_for(_key(name)) for name in names if not _is_short(name)}
        longest_first = sorted(self._words, key=len, reverse=True)
        any_of = "|".join(re.escape(key).replace(r"\ ", r"[\s-]+") for key in longest_first)
        self._search = re.compile(rf"(?<!\w)(?:{any_of})(?!\w)") if any_of else None

    def word_of(self, name: str) -> str | None:
        """The word that stands for this name; None where it is one word itself."""
        return self._words.get(_key(name))

    def in_words(self, text: str) -> str:
        """The text with a word for each of these names."""
        if self._search is None:
            return text
        return self._search.sub(lambda found: self._words[_key(found[0])], folded(text))

    def parts(self, shared: bool) -> dict[str, str]:
        """What somebody with a long name may be called for short, and the word for the name.

        What several of them may be called is in it only if `shared`.
        """
        parts = [(part, word) for key, word in self._words.items() for part in set(_PART(key))]
        often = Counter(part for part, _ in parts)
        return {part: word for part, word in parts if shared or often[part] == 1}


def _is_short(name: str) -> bool:
    """Whether it is one word, but for accents and a few letters that are dropped."""
    letters = plain(name)
    return ONE_WORD(letters) is not None and 2 * len(letters) > len(name)


def _key(name: str) -> str:
    return " ".join(_BETWEEN.split(folded(name).strip()))


def _word_for(key: str) -> str:
    """A word that nobody says: the same for a name in every game."""
    number, letters = crc32(key.encode()), ""
    while number:
        number, letter = divmod(number, 26)
        letters += chr(ord("a") + letter)
    return f"qx{letters}"
