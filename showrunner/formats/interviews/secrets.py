"""CM-25: whether a producer's question tells its castaway what they do not know.

Rules read no words, so this is no part of them: whoever takes an order looks at its words and warns
the producers. A game says what it has of secrets, each as the words that give it away together
(`("Ben", "Hidden Immunity")`). What can be found is a question that names all of them; a hint in
other words cannot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Secret = tuple[str, ...]
"""Words that give a secret away where a question holds all of them."""


def no_secrets(sheet: Any) -> Iterable[Secret]:
    """Of a game that names none."""
    return ()


def given_away(
    secrets: Callable[[Any], Iterable[Secret]], everything: Any, own: Any, words: str
) -> Iterator[Secret]:
    """The secrets of the sheet of all facts, unknown to the castaway, that these words hold."""
    known = set(secrets(own))
    folded = words.casefold()
    for secret in dict.fromkeys(secrets(everything)):
        if secret not in known and all(holds(folded, part.casefold()) for part in secret):
            yield secret


def holds(words: str, part: str) -> bool:
    """Whether these words hold that one, or those, as a whole."""
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", words) is not None
