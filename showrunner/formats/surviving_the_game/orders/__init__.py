"""What producers can order in a season."""

from __future__ import annotations

from showrunner.formats.orders import ProducerOrder, TellStory
from showrunner.formats.surviving_the_game.orders.facility import (
    EndTalks,
    FlashSale,
    LockdownWarning,
    Surge,
    SwapTop,
)
from showrunner.formats.surviving_the_game.orders.players import (
    RemovePlayer,
    SponsorGift,
    SupplyDrop,
)

GAME_ORDERS: tuple[type[ProducerOrder], ...] = (
    TellStory,
    EndTalks,
    SupplyDrop,
    SponsorGift,
    Surge,
    LockdownWarning,
    FlashSale,
    SwapTop,
    RemovePlayer,
)
"""The rulebook's producer hooks, besides the orders of every game."""
