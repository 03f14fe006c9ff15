"""Turns: actions, free operations, exploring, and the night (IS-3, IS-4, IS-6)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact

Action = Literal[
    "explore", "collector", "mousetrap", "fish", "wheedle", "attack_player", "attack_rescuer"
]


class TurnBegan(Fact, frozen=True, kw_only=True):
    """A player's turn began (IS-2.5). To everybody."""

    seat: str


class SuppliesDrawn(Fact, frozen=True, kw_only=True):
    """A player drew Supplies: flotsam, the start, a find, a reward (IS-3.1). To everybody."""

    seat: str
    number: int
    why: str


class CardsGained(Fact, frozen=True, kw_only=True):
    """A player gained cards from the Bank; none if it has none left. To everybody."""

    seat: str
    cards: tuple[str, ...]
    why: str


class CardsLost(Fact, frozen=True, kw_only=True):
    """A player discarded cards. To everybody."""

    seat: str
    cards: tuple[str, ...]
    why: str


class ActionTaken(Fact, frozen=True, kw_only=True):
    """A character took an action (IS-3.3). To everybody.

    `extra` is what an action beyond the usual one was paid with: `food`, `drink`, `soul`,
    `torch`, `lone wolf`.
    """

    seat: str
    character: str
    action: Action
    extra: str = ""


class ActionDropped(Fact, frozen=True, kw_only=True):
    """A planned action was not possible any more (`cannot_act`, `lone_wolf` …). To that seat."""

    seat: str
    character: str
    action: Action
    why: str


class ActionRolled(Fact, frozen=True, kw_only=True):
    """The roll of a collector, mousetrap, fisherman or of wheedling (IS-3.3). To everybody."""

    character: str
    action: Action
    die: int
    success: bool


class ItemEquipped(Fact, frozen=True, kw_only=True):
    """A player equipped an item; a campfire with this firewood (IS-10.1). To everybody."""

    seat: str
    card: str
    fuel: str = ""


class FuelAdded(Fact, frozen=True, kw_only=True):
    """Somebody added firewood to a campfire (IS-10.4). To everybody."""

    seat: str
    campfire: str
    card: str


class FuelBurned(Fact, frozen=True, kw_only=True):
    """A campfire burned firewood in the morning (IS-10.5). To everybody.

    `out` says that it was the last, so that the campfire is gone.
    """

    seat: str
    campfire: str
    card: str
    out: bool


class FireOut(Fact, frozen=True, kw_only=True):
    """Rain or a tornado extinguished a campfire (IS-6.9, IS-6.10). To everybody."""

    seat: str
    campfire: str


class CardCooked(Fact, frozen=True, kw_only=True):
    """A card was cooked: fish, meat, or a stick into a torch (IS-10.2). To everybody."""

    seat: str
    card: str
    into: str


class ItemDestroyed(Fact, frozen=True, kw_only=True):
    """Pliers destroyed another player's item (IS-12.1). To everybody."""

    seat: str
    owner: str
    card: str


class Explored(Fact, frozen=True, kw_only=True):
    """An Explore card was turned over (IS-6.1). To everybody."""

    seat: str
    character: str
    card: str


class ExploreSwapped(Fact, frozen=True, kw_only=True):
    """The Survival expert swapped his Explore card for the next one (IS-6.1). To everybody."""

    seat: str
    card: str


class EventStruck(Fact, frozen=True, kw_only=True):
    """An event took place (IS-6.4). To everybody."""

    event: str


class NightFell(Fact, frozen=True, kw_only=True):
    """The night began: torches, then water and food (IS-2.6). To everybody."""

    round: int


class MealServed(Fact, frozen=True, kw_only=True):
    """The cards that a player opened for the ration, and who gets what (IS-4.3). To everybody.

    `water` and `food` are the opened card by character, or `soul`.
    """

    seat: str
    water: dict[str, str]
    food: dict[str, str]


class ServingsLeft(Fact, frozen=True, kw_only=True):
    """Servings of opened cards that nobody had yet (IS-4.4). To everybody."""

    seat: str
    water: int
    food: dict[str, int]
