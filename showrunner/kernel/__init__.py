"""The deterministic core: it runs a season's script, takes entries, and returns facts and asks.

It uses the standard library only: no clock, no files, and no randomness except the season's dice.
"""

from showrunner.kernel.asks import Ask, AskState, Build
from showrunner.kernel.audience import (
    BROADCAST,
    EVERYBODY,
    PRODUCER,
    PRODUCERS,
    PUBLIC,
    Audience,
    Viewer,
    contestant,
    seats,
)
from showrunner.kernel.branch import CUT, Cut
from showrunner.kernel.dice import Dice, Roll, derived_key, luck_from_seed
from showrunner.kernel.entries import Answer, Entry, Hold, Memo, Order, Reseed, Ruling
from showrunner.kernel.kernel import EntryResult, Kernel, Rules, Seal
from showrunner.kernel.stage import Stage
from showrunner.kernel.story import Seen, Told, View, Views, known, known_told, view
from showrunner.kernel.text import Text, sealer

__all__ = [
    "BROADCAST",
    "CUT",
    "EVERYBODY",
    "PRODUCER",
    "PRODUCERS",
    "PUBLIC",
    "Answer",
    "Ask",
    "AskState",
    "Audience",
    "Build",
    "Cut",
    "Dice",
    "Entry",
    "EntryResult",
    "Hold",
    "Kernel",
    "Memo",
    "Order",
    "Reseed",
    "Roll",
    "Rules",
    "Ruling",
    "Seal",
    "Seen",
    "Stage",
    "Text",
    "Told",
    "View",
    "Viewer",
    "Views",
    "contestant",
    "derived_key",
    "known",
    "known_told",
    "luck_from_seed",
    "sealer",
    "seats",
    "view",
]
