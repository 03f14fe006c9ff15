"""What producers can order in a match of Mini-Survivor."""

from __future__ import annotations

from showrunner.formats.mini_survivor.orders.board import MergeTribes, SwapTribes
from showrunner.formats.mini_survivor.orders.players import RemovePlayer, RevealOwner
from showrunner.formats.mini_survivor.orders.rounds import (
    DoubleElimination,
    NoAssassination,
    SkipTalk,
)
from showrunner.formats.mini_survivor.orders.stock import ChangeGarnets, GiveIdol, IdolAuction
from showrunner.formats.orders import ProducerOrder, TellStory

MINI_ORDERS: tuple[type[ProducerOrder], ...] = (
    TellStory,
    GiveIdol,
    ChangeGarnets,
    IdolAuction,
    SwapTribes,
    MergeTribes,
    RevealOwner,
    NoAssassination,
    DoubleElimination,
    SkipTalk,
    RemovePlayer,
)
