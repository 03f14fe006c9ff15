"""The deterministic core: scripts on a stage, entries in, facts and asks out.

Standard library only; no clock, no files, no chance but the season's own named dice.
"""

from showrunner.kernel.asks import Ask, AskState, Build
from showrunner.kernel.audience import (
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
from showrunner.kernel.kernel import Kernel, Rules, Seal, Step
from showrunner.kernel.stage import Stage
from showrunner.kernel.story import Seen, Story, Told, View, Views, known, view
from showrunner.kernel.text import Text, sealer

__all__ = [
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
    "Step",
    "Story",
    "Text",
    "Told",
    "View",
    "Viewer",
    "Views",
    "contestant",
    "derived_key",
    "known",
    "luck_from_seed",
    "sealer",
    "seats",
    "view",
]
