"""A line as words: one character for each word, so that rules are short and quick to match.

Every word of the lexicon has a character, every name of the game has one, every other word is `~`.
`.`, `?` and `!` end sentences; `,` stands for any lesser border.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import ClassVar, cast

from showrunner.formats.talk.understanding.clues import CLUES, JOINING, ROLES
from showrunner.formats.talk.understanding.lexicon import COMMON, GROUPS, SPELLINGS
from showrunner.formats.talk.understanding.long_names import LongNames, folded
from showrunner.formats.talk.understanding.weights import LEARNT

UNKNOWN = "~"
ED = "="
FIRST_WORD = 0x100
FIRST_NAME = 0xE000
MOST_NAMES = 512
# The first, second ... who is named in a sentence; then who is not named in it: the one under
# discussion, and whom "he" means.
IN_TURN = "".join(map(chr, range(FIRST_NAME + 256, FIRST_NAME + MOST_NAMES - 1)))
ABSENT, EARLIER = chr(FIRST_NAME + MOST_NAMES), chr(FIRST_NAME + MOST_NAMES + 1)
NAME = f"{chr(FIRST_NAME)}-{chr(FIRST_NAME + MOST_NAMES - 1)}"
TOKENS = re.compile(r"[a-z]+\d*(?:'[a-z]+)*|[.?!]+|[,;:()\"]|--+|'[a-z]+").findall
BORDERS = dict.fromkeys((",", ";", ":", "(", ")", '"', "-", "--", "---"), ",")
TYPOGRAPHY = str.maketrans({"’": "'", "‘": "'", "—": ",", "–": ",", "…": ".", "“": '"', "”": '"'})
DIGITS = "0123456789"
SHORTEST_MISSPELT = 4
MOST_MET = 30_000  # words that a dictionary remembers

_codes: dict[str, str] = {mark: mark for mark in ".,?!"}
_codes["ED"] = ED


def code(word: str) -> str:
    """The character of a word, a new one for a word not met before."""
    return _codes.setdefault(word, chr(FIRST_WORD + len(_codes)))


for _group in (*GROUPS.values(), *CLUES.values(), *ROLES.values(), JOINING):
    for _word in _group.split():
        code(_word)
SPEAKER, LISTENER = code("SPEAKER"), code("LISTENER")
for _word in LEARNT:
    code(_word)
REGULAR_PAST = ED + "".join(place for word, place in _codes.items() if word.endswith("ed"))


def words_by_code() -> dict[str, str]:
    """The word behind each character that means one."""
    return {place: word for word, place in _codes.items()}


def plain(text: str) -> str:
    """Lower case, without accents, with a typewriter's punctuation."""
    if not text.isascii():
        text = unicodedata.normalize("NFD", text.translate(TYPOGRAPHY))
        text = text.encode("ascii", "ignore").decode()
    return text.lower()


def _spelt_out(long: str) -> str:
    return "".join(_codes.get(word, UNKNOWN) for word in long.split())


@cache
def _known() -> dict[str, str]:
    """Every word that a rule or a group knows; to be called when all have been read."""
    return _codes | {short: _spelt_out(long) for short, long in SPELLINGS.items()} | BORDERS


_ENDINGS = {"'s": code("'s"), "s": code("'s"), "'ll": code("will"), "'d": code("would")}


class Names:
    """The names in a game, as people write them; or with `of_many` those of many games."""

    def __init__(self, names: tuple[tuple[str, str], ...], of_many: bool = False) -> None:
        self.seats = [seat for seat, _ in names]
        self.places = {seat: chr(FIRST_NAME + place) for place, seat in enumerate(self.seats)}
        self._forms: dict[str, str] = {}
        self._spelt: dict[str, list[tuple[str, str]]] = {}
        self.long_names = LongNames(name for _, name in names)
        for seat, name in names:
            word, place = self.long_names.word_of(name) or plain(name), self.places[seat]
            self._spelt.setdefault(word[:1], []).append((word, place))
            self._called(word, place)
        for part, word in self.long_names.parts(shared=of_many).items():
            if part not in self._forms and part not in _known() and part not in COMMON:
                self._called(part, self._forms[word])

    def _called(self, word: str, place: str) -> None:
        self._forms[word] = place
        for ending, code_of in _ENDINGS.items():
            self._forms[word + ending] = place + code_of

    def meant(self, token: str) -> str:
        """Whom a word means, by a name that may have a slip; "" if nobody."""
        if token in self._forms:
            return self._forms[token]
        if token in _known() or token in COMMON:
            return ""
        if place := self._nearly(token):
            return place
        for ending, code_of in _ENDINGS.items():
            if token.endswith(ending) and (place := self._nearly(token[: -len(ending)])):
                return place + code_of
        return ""

    def _nearly(self, word: str) -> str:
        if len(word) >= SHORTEST_MISSPELT and not word[-1].isdigit():  # no slip of Bot2 is Bot3
            for first in dict.fromkeys(word[:2]):
                for name, place in self._spelt.get(first, ()):
                    if _one_slip(word, name):
                        return place
        return ""


def _one_slip(word: str, name: str) -> bool:
    """Whether one letter after the first is left out, changed or added, or two changed places."""
    longer = len(word) - len(name)
    if len(name) < SHORTEST_MISSPELT or not -1 <= longer <= 1:
        return False
    at = next((at for at, (a, b) in enumerate(zip(word, name, strict=False)) if a != b), -1)
    if at < 0:
        return True
    if longer:
        return at > 0 and word[at + (longer > 0) :] == name[at + (longer < 0) :]
    if at and word[at + 1 :] == name[at + 1 :]:
        return True
    return word[at : at + 2] == name[at : at + 2][::-1] and word[at + 2 :] == name[at + 2 :]


def _nameless(token: str) -> str:
    """What a word means that is nobody's name."""
    token = token.rstrip(DIGITS)
    if known := _known().get(token):
        return known
    if token.endswith("in") and (known := _known().get(token + "g")):
        return known
    if token[-1:] in (".", "?", "!"):
        return token[-1]
    return ED if token.endswith("ed") else UNKNOWN


class Vocabulary:
    """What words mean in all games with these names, if it is nobody of any of them."""

    latest: ClassVar[Vocabulary | None] = None

    def __init__(self, names: frozenset[str]) -> None:
        self.names = names
        self.nobodys: dict[str, str] = {}
        self._everybody = Names(tuple((name, name) for name in sorted(names)), of_many=True)

    @classmethod
    def knowing(cls, names: frozenset[str]) -> Vocabulary:
        """The latest vocabulary, or a new one if it does not know all these names."""
        known = cls.latest.names if cls.latest else frozenset()
        if cls.latest is None or not names <= known:
            cls.latest = cls(names | known if len(known) < MOST_NAMES else names)
        return cls.latest

    def add(self, written: str, tokens: list[str], codes: str) -> bool:
        """Remembers words if nobody can be meant by them; whether it does."""
        if any(map(self._everybody.meant, tokens)):
            return False
        if len(self.nobodys) < MOST_MET:
            self.nobodys[written] = codes
        return True


class Dictionary(Names):
    """What every word means in a game in which these names are in use.

    Words are looked at once, with the punctuation that they are written with.
    """

    def __init__(self, names: tuple[tuple[str, str], ...]) -> None:
        super().__init__(names)
        self._vocabulary = Vocabulary.knowing(frozenset(folded(name) for _, name in names))
        self._met: dict[str, str] = {}

    def encode(self, words: str, speaker: str, listener: str) -> str:
        """A character a word, speaker and listener no longer by name."""
        written = plain(self.long_names.in_words(words)).removeprefix("- ").split()
        codes = list(map(self._met.get, written, map(self._vocabulary.nobodys.get, written)))
        if None in codes:
            codes = [
                self._look_up(word) if code is None else code
                for word, code in zip(written, codes, strict=True)
            ]
        text = "".join(cast("list[str]", codes))
        return text.replace(self.places.get(speaker, "\0"), SPEAKER).replace(
            self.places.get(listener, "\0"), LISTENER
        )

    def named(self, words: str) -> list[str]:
        """Who is named in these words, each once, in the order in which they come."""
        places = [ord(word) - FIRST_NAME for word in self.encode(words, "", "")]
        return list(dict.fromkeys(self.seats[place] for place in places if place >= 0))

    def person(self, seat: str, speaker: str, listener: str) -> str:
        """The character of somebody, ABSENT if not in the game; "" if nobody."""
        if seat == speaker:
            return SPEAKER
        if seat == listener:
            return LISTENER
        return self.places.get(seat, ABSENT) if seat else ""

    def _look_up(self, written: str) -> str:
        tokens = [written] if written in _known() else TOKENS(written)
        tokens = [token if token in _known() else token.lstrip("'") for token in tokens]
        codes = "".join([self.meant(token) or _nameless(token) for token in tokens])
        if not self._vocabulary.add(written, tokens, codes) and len(self._met) < MOST_MET:
            self._met[written] = codes
        return codes


@lru_cache(maxsize=256)
def dictionary(names: tuple[tuple[str, str], ...]) -> Dictionary:
    """The dictionary of a game; made once for each set of names."""
    return Dictionary(names)


def dictionary_of(names: Mapping[str, str]) -> Dictionary:
    """The dictionary for these seats' names."""
    return dictionary(tuple(names.items()))
