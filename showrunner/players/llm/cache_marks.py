"""Where to mark a message for Anthropic's cache, so that the next prompt finds its beginning."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from showrunner.players.llm.tokens import shared_length

MAX_SEATS: Final = 1000
"""How many castaways' last messages are kept in memory."""
_MAX_PARTS: Final = 12
"""The cache looks back at most twenty parts."""
_SHORTEST: Final = 1500
"""Characters. Shorter parts are not worth marking: writing to the cache costs extra."""


class CacheMarks:
    """Splits each castaway's messages where they may be found in the cache.

    The cache keeps a prompt up to a mark, and finds it again only in a prompt that is split at the
    same place. So a message is split where the beginning ends that it has in common with the
    message before, and where those before were split within that beginning.
    """

    def __init__(self) -> None:
        self._last: dict[str, tuple[str, list[int]]] = {}

    def parts(self, system: str, message: str) -> list[str]:
        """The message in parts. All but the last are to be cached."""
        before, cuts = self._last.pop(system, ("", []))
        shared = message.rfind("\n", 0, min(shared_length(before, message), len(message) - 1)) + 1
        cuts = [cut for cut in cuts if cut <= shared][-_MAX_PARTS:]
        if shared - (cuts[-1] if cuts else 0) >= _SHORTEST:
            cuts.append(shared)
        self._last[system] = (message, cuts)
        while len(self._last) > MAX_SEATS:
            self._last.pop(next(iter(self._last)))
        return [message[first:last] for first, last in pairwise((0, *cuts, len(message)))]
