"""What producers can order in a season of Survival."""

from __future__ import annotations

from showrunner.formats.orders import ProducerOrder, TellStory
from showrunner.formats.survival.orders.contestants import RemoveContestant, SecondNairobi
from showrunner.formats.survival.orders.days import Amnesty, CallVote, DoubleVote, ExtendDebate
from showrunner.formats.survival.orders.voices import OpenMic

SURVIVAL_ORDERS: tuple[type[ProducerOrder], ...] = (
    TellStory,
    OpenMic,
    ExtendDebate,
    CallVote,
    SecondNairobi,
    Amnesty,
    DoubleVote,
    RemoveContestant,
)
