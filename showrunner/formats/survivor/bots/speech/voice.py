"""How one castaway talks: which patterns are theirs, and what only they say."""

from __future__ import annotations

from functools import cache, lru_cache

from showrunner.formats.manner import derived_manner
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots.speech.grammar import Pattern
from showrunner.formats.survivor.bots.speech.lines import LINES
from showrunner.formats.survivor.bots.speech.places import Places
from showrunner.kernel import Dice

OPENER, REFUSAL, PROMISE, THANKS, WORRY, FREE = range(6)
"""What a castaway's phrases are for, in their order; from FREE on they fit any quiet moment."""
COMMON_SHARE = 1, 3
"""Of the patterns that are for anybody, each castaway has so many for their own."""
FITTING_SHARE = 2, 3
"""Of those for their manner, so many."""
FEWEST = 5
"""So many they have anyhow, where there are as many."""
TELLING = ("open", "smalltalk", "thank")
"""In these pools what tells the reason goes before what does not."""


@lru_cache(maxsize=1024)
def voice_of(persona: Castaway) -> Voice:
    """The persona's voice: what it has found of its patterns serves in every season."""
    return Voice(persona)


class Voice:
    """How a castaway talks. Nothing that is said changes it.

    The manner is the persona's, or derived from the seat's id where it has none.
    """

    def __init__(self, persona: Castaway) -> None:
        self.seat = persona.id
        self.manner = frozenset(persona.manner or derived_manner(persona.id))
        self.phrases = persona.phrases
        self.images = persona.images
        self.turns = _turns(persona.turns)
        self._pools: dict[str, _Pool] = {}

    def has(self, word: str) -> bool:
        """Whether a word of the manner is theirs."""
        return word in self.manner

    def patterns(self, pool: str, places: Places) -> tuple[Pattern, ...]:
        """Their patterns of a pool, those that need no place which is not there."""
        own = self._pools.get(pool)
        if own is None:
            own = self._pools[pool] = _Pool(pool, _own(self.seat, self.manner, pool))
        return own.patterns if own.placeless else own.that_can_be_said(places)


class _Pool:
    """One castaway's patterns of a pool, sorted out once for each set of places there can be."""

    def __init__(self, name: str, patterns: tuple[Pattern, ...]) -> None:
        self._name = name
        self.patterns = patterns
        self._needed = tuple({need for pattern in patterns for need in pattern.needs})
        self.placeless = not self._needed
        self._known: dict[tuple[bool, ...], tuple[Pattern, ...]] = {}

    def that_can_be_said(self, places: Places) -> tuple[Pattern, ...]:
        """Those that need no place which is not there."""
        there = tuple([need in places for need in self._needed])
        known = self._known.get(there)
        if known is None:
            known = tuple(pattern for pattern in self.patterns if pattern.needs <= places.keys())
            telling = tuple(pattern for pattern in known if "r" in pattern.needs)
            if self._name in TELLING and len(telling) >= FEWEST:
                known = telling
            self._known[there] = known
        return known


def _turns(written: tuple[str, ...]) -> dict[tuple[bool, bool], list[str]]:
    """Turns of speech by whether they go with a question and whether they come before it."""
    turns: dict[tuple[bool, bool], list[str]] = {}
    for turn in written:
        before, _, after = turn.partition("…")
        asks = after.endswith("?")
        turns.setdefault((asks, bool(before)), []).append(before or after)
    return turns


@cache
def _own(seat: str, manner: frozenset[str], pool: str) -> tuple[Pattern, ...]:
    """A third of what anybody may say, and most of what is made for this manner."""
    lines = LINES[pool]
    fitting = [line.pattern for line in lines if line.manner and line.manner <= manner]
    common = [line.pattern for line in lines if not line.manner]
    dice = Dice(b"showrunner idiolect", (seat, pool))
    return (*_some(common, COMMON_SHARE, dice), *_some(fitting, FITTING_SHARE, dice))


def _some(patterns: list[Pattern], share: tuple[int, int], dice: Dice) -> list[Pattern]:
    kept = max(FEWEST, len(patterns) * share[0] // share[1])
    return dice.shuffle(patterns)[:kept]
