"""A line as words: one character for each word, so that rules are short and quick to match.

Every word of the lexicon has a character, every name of the game has one, every other word is `~`.
`.`, `?` and `!` end sentences; `,` stands for any lesser border.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from showrunner.formats.talk.understanding.clues import CLUES, JOINING, ROLES
from showrunner.formats.talk.understanding.lexicon import COMMON, GROUPS, SPELLINGS

UNKNOWN = "~"
ED = "="
FIRST_WORD = 0x100
FIRST_NAME = 0xE000
MOST_NAMES = 256
NAME = f"{chr(FIRST_NAME)}-{chr(FIRST_NAME + MOST_NAMES - 1)}"
TOKENS = re.compile(r"[a-z]+(?:'[a-z]+)*|[.?!]+|[,;:()\"]|--+|'[a-z]+| - ").findall
BORDERS = dict.fromkeys((",", ";", ":", "(", ")", '"', "--", "---", " - "), ",")
TYPOGRAPHY = str.maketrans({"’": "'", "‘": "'", "—": ",", "–": ",", "…": ".", "“": '"', "”": '"'})
SHORTEST_MISSPELT = 4

_codes: dict[str, str] = {mark: mark for mark in ".,?!"}
_codes["ED"] = ED


def code(word: str) -> str:
    """The character of a word, a new one for a word not met before."""
    return _codes.setdefault(word, chr(FIRST_WORD + len(_codes)))


for _group in (*GROUPS.values(), *CLUES.values(), *ROLES.values(), JOINING):
    for _word in _group.split():
        code(_word)
SPEAKER, LISTENER = code("SPEAKER"), code("LISTENER")
REGULAR_PAST = ED + "".join(place for word, place in _codes.items() if word.endswith("ed"))


def plain(text: str) -> str:
    """Lower case, without accents, with a typewriter's punctuation."""
    if not text.isascii():
        text = unicodedata.normalize("NFD", text.translate(TYPOGRAPHY))
        text = text.encode("ascii", "ignore").decode()
    return text.lower()


class Dictionary:
    """What every word means in a game in which these names are in use."""

    def __init__(self, names: tuple[tuple[str, str], ...]) -> None:
        self.seats = [seat for seat, _ in names]
        self.places = {seat: chr(FIRST_NAME + place) for place, seat in enumerate(self.seats)}
        self.codes = dict(_codes)
        self.codes.update({short: _spelt_out(long) for short, long in SPELLINGS.items()})
        self.codes.update(BORDERS)
        known = set(self.codes) | COMMON
        for seat, name in names:
            for slip in _slips(plain(name)):
                if slip not in known:
                    self._learn(slip, self.places[seat])
        for seat, name in names:
            self._learn(plain(name), self.places[seat])

    def _learn(self, name: str, place: str) -> None:
        self.codes[name] = place
        self.codes[name + "'s"] = self.codes[name + "s"] = place + _codes["'s"]
        self.codes[name + "'ll"] = place + _codes["will"]
        self.codes[name + "'d"] = place + _codes["would"]

    def encode(self, words: str, speaker: str, listener: str) -> str:
        """A character a word, speaker and listener no longer by name."""
        get = self.codes.get
        text = "".join(
            [
                get(token) or (_unknown(token) if token[-1] in ".?!d" else UNKNOWN)
                for token in TOKENS(plain(words))
            ]
        )
        return text.replace(self.places.get(speaker, "\0"), SPEAKER).replace(
            self.places.get(listener, "\0"), LISTENER
        )


def _unknown(token: str) -> str:
    if token[-1] != "d":
        return token[-1]
    return ED if token[-2:] == "ed" else UNKNOWN


def _spelt_out(long: str) -> str:
    return "".join(_codes.get(word, UNKNOWN) for word in long.split())


def _slips(name: str) -> list[str]:
    """The name with one letter left out, doubled, changed, added, or changed places."""
    if len(name) < SHORTEST_MISSPELT:
        return []
    letters = "abcdefghijklmnopqrstuvwxyz"
    cuts = [(name[:at], name[at:]) for at in range(len(name) + 1)]
    return [
        *(left + right[1:] for left, right in cuts[1:] if right and len(name) > SHORTEST_MISSPELT),
        *(left + right[1] + right[0] + right[2:] for left, right in cuts if len(right) > 1),
        *(left + letter + right[1:] for left, right in cuts[1:] if right for letter in letters),
        *(left + letter + right for left, right in cuts[1:] for letter in letters),
    ]


@lru_cache(maxsize=64)
def dictionary(names: tuple[tuple[str, str], ...]) -> Dictionary:
    """The dictionary of a game; made once for each set of names."""
    return Dictionary(names)


def dictionary_of(names: Mapping[str, str]) -> Dictionary:
    """The dictionary for these seats' names."""
    return dictionary(tuple(names.items()))
