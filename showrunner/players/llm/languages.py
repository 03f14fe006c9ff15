"""Which language words are in, by the most common words of each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from showrunner.formats.parameters import Language

_COMMON: Final[Mapping[str, str]] = {
    "English": """
        the a an and or but i you he she it we they me him her us them my your his our their to of
        in on at for with from is are was were be been am do does did have has had will would can
        could not no yes if that this what who how when so as by about up out all more just
    """,
    "French": """
        le la les des du de est et pas ne je il elle nous vous on tu un une avec pour que qui sur
        dans très ce ça mon ton son mais au en se si y a moi toi lui être fait tout plus bien
        me te ma ta sa mes tes ses leur cette ces par comme sont
    """,
    "German": """
        der die das und ist nicht ich wir sie er es ein eine mit auf für zu dass den dem im von war
        will so an als auch noch mich dir mir du hat habe sind aber wenn was wie nur schon kein
    """,
    "Spanish": """
        el la los las es no una un con por para pero como de en que y e me a todos muy nadie esta
        este su al si mi tu se lo yo te le del ha hay más qué fue soy ella ellos está eso nos
    """,
    "Italian": """
        il gli la le lo i un una sono non che di per è questo da do della e se in con ha ho mi ti
        ci si io tu lei lui ma come anche più chi cosa del al nel sei noi
    """,
    "Portuguese": """
        o os a as não um uma com eu você mas que de do da e em é se por para me te ele ela nós foi
        ao na no mais como isso quem está são meu minha seu sua
    """,
    "Dutch": """
        het een en ik niet van de ze is dat je hij wij zijn was voor met op maar als ook nog
    """,
}
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
_LETTER = re.compile(r"[^\W\d_]")
_NOT_ENGLISH = re.compile(r"[¿¡]|\b[a-z]*[^\W\d_a-zA-Z]\w*")
"""A word with a letter that English lacks, but no name: those begin with a capital."""
_MIN_LETTERS, _MIN_WORDS = 12, 5
"""Shorter texts are never taken for another language."""


def is_in_another_language(words: str, language: Language) -> bool:
    """Whether these words are clearly in another language than this one."""
    letters = _LETTER.findall(words)
    other_letters = len(letters) - len(_LATIN.findall(words))
    if len(letters) >= _MIN_LETTERS and 4 * other_letters > len(letters):
        return True
    spoken = re.findall(r"[^\W\d_]+", words.lower())
    if len(spoken) < _MIN_WORDS:
        return False
    own, foreign = _telling_words(language)
    own_count = sum(word in own for word in spoken)
    if language == "English" and not own_count and _NOT_ENGLISH.search(words):
        return True
    needed = max(2, 2 * own_count)
    return sum(word in foreign for word in spoken) > needed


@cache
def _telling_words(language: Language) -> tuple[frozenset[str], frozenset[str]]:
    """The common words of this language that no other has, and those of others that it lacks."""
    own = frozenset(_COMMON[language].split())
    others = frozenset(
        word for other, words in _COMMON.items() if other != language for word in words.split()
    )
    return own - others, others - own
