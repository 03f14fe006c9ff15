"""CM-25: whether a producer's question tells its castaway something they do not know.

This is not part of the rules, which do not interpret words: the producers are only warned when they
give the order. A game lists its secrets, each as the words that give it away together, such as
`("Ben", "Hidden Immunity")`. A question that has all these words is found; a hint in other words is
not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Secret = tuple[str, ...]
"""Words that give a secret away if a question has all of them."""


def no_secrets(sheet: Any) -> Iterable[Secret]:
    """The default for a game that lists no secrets."""
    return ()


def given_away(
    secrets: Callable[[Any], Iterable[Secret]], everything: Any, own: Any, words: str
) -> Iterator[Secret]:
    """The secrets that these words give away: in the sheet of all facts, but not in the own one."""
    own_secrets = set(secrets(own))
    folded = words.casefold()
    for secret in dict.fromkeys(secrets(everything)):
        if secret not in own_secrets and all(holds(folded, part.casefold()) for part in secret):
            yield secret


def holds(words: str, part: str) -> bool:
    """Whether the words contain this part as whole words."""
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", words) is not None
