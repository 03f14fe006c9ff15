"""The cards of the game, read from `cards.toml`: characters, things, the Explore and Rescue decks.

A card lies in the game as an instance `kind.number`; the kind is its key in these tables.
Characters are unique, so their kind alone is their id.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec
from msgspec import Struct

from showrunner.formats.cards.piles import copies, kind_of

Impairment = Literal["injury", "poison", "sickness"]
IMPAIRMENTS: tuple[Impairment, ...] = ("injury", "poison", "sickness")
"""IS-5.2: the impairments in the order in which they are rolled for."""
Loss = Literal["sickness", "poison", "injury", "death"]
Price = Literal[
    "fish",
    "water",
    "food",
    "treasure",
    "trophy",
    "heart",
    "weapon",
    "ufo",
    "kill",
    "souls",
    "nomination",
]


class _Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    text: str = ""


class Character(_Card, frozen=True, kw_only=True):
    """A character. `sick_from` and `poison_from` are the rolls from which these strike (IS-5.2).

    `gathers_to` is the highest roll with which a water collector or mousetrap succeeds (IS-3.9).
    """

    sex: Literal["male", "female"]
    age: Literal["child", "adult", "elderly"] = "adult"
    points: int
    heart: int = 0
    sick_from: int = 4
    poison_from: int = 5
    gathers_to: int = 3


class Thing(_Card, frozen=True, kw_only=True):
    """A card that players hold. `weapon` is its strength, `water` and `food` are its servings.

    `cooks_into` is the Bank card that a campfire makes of it, and `turns_into` its roast side.
    """

    group: Literal["Water", "Food", "Fire", "Equipment", "One-shot", "Weapon"]
    count: int = 0
    bank: bool = False
    water: int = 0
    food: int = 0
    family: Literal["", "fruit", "plants", "fish", "meat", "can"] = ""
    risk: Literal["", "sickness", "poison"] = ""
    raw: bool = False
    weapon: int = 0
    reusable: bool = False
    fuel: bool = False
    equips: bool = False
    heals: tuple[Impairment, ...] = ()
    cooks_into: str = ""
    turns_into: str = ""


class Effect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that a card does: draw Supplies, gain cards from the Bank, or cause an event."""

    draw: int = 0
    gain: str = ""
    number: int = 1
    event: str = ""


class Find(_Card, frozen=True, kw_only=True):
    """A card of the Explore deck: a treasure (`points`), a beast (`strength`), or its `effects`.

    The effects of a beast are the reward for defeating it, `loss` is what it does if it wins, and
    `heals` what its trophy heals (IS-5.4).
    """

    count: int
    points: int = 0
    ufo: Literal["", "statue", "part"] = ""
    strength: int = 0
    beast: Literal["", "animal", "cannibal"] = ""
    loss: Loss | None = None
    heals: tuple[Impairment, ...] = ()
    effects: tuple[Effect, ...] = ()


class Rescuer(_Card, frozen=True, kw_only=True):
    """A card of the Rescue deck (IS-9.1). Its effects are the reward for defeating it."""

    price: Price
    number: int = 0
    strength: int | None = None
    quota: int | None = None
    only: Literal["", "male", "female"] = ""
    immediate: bool = False
    effects: tuple[Effect, ...] = ()


class _Cards(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    characters: dict[str, Character]
    things: dict[str, Thing]
    explore: dict[str, Find]
    rescuers: dict[str, Rescuer]


_CARDS = msgspec.toml.decode(
    files(__package__).joinpath("cards.toml").read_bytes(), type=_Cards, strict=True
)

CHARACTERS: Mapping[str, Character] = _CARDS.characters
THINGS: Mapping[str, Thing] = _CARDS.things
EXPLORE: Mapping[str, Find] = _CARDS.explore
RESCUERS: Mapping[str, Rescuer] = _CARDS.rescuers
RAW_SIDES = {thing.turns_into: kind for kind, thing in THINGS.items() if thing.turns_into}
"""The raw side of each roast card."""

CARDS: Mapping[str, Struct] = {**CHARACTERS, **THINGS, **EXPLORE, **RESCUERS}
"""Every card by its kind."""


def _instances(kinds: Mapping[str, int]) -> tuple[str, ...]:
    """Card instances: this many of each kind."""
    return tuple(card for kind, count in kinds.items() for card in copies(kind, count))


SUPPLIES_DECK = _instances({kind: thing.count for kind, thing in THINGS.items() if not thing.bank})
BANK = _instances({kind: thing.count for kind, thing in THINGS.items() if thing.bank})
EXPLORE_DECK = _instances({kind: find.count for kind, find in EXPLORE.items()})
RESCUE_DECK = _instances(dict.fromkeys(RESCUERS, 1))
ROAST_SIDES = _instances(
    {thing.turns_into: thing.count for thing in THINGS.values() if thing.turns_into}
)
"""The other sides of the Bank's raw cards; a cooked card changes place with its other side."""


@cache
def name_of(card: str) -> str:
    """The printed name of a card instance or a character."""
    found: Any = CARDS[kind_of(card) or card]
    return str(found.name)


_NO_THING = Thing(name="", group="One-shot")
_NO_FIND = Find(name="", count=0)


@cache
def thing(card: str) -> Thing:
    """A card's data as a held thing; one without properties for a treasure or trophy."""
    return THINGS.get(kind_of(card), _NO_THING)


@cache
def find(card: str) -> Find:
    """A card's data as one of the Explore deck; one without properties for others."""
    return EXPLORE.get(kind_of(card), _NO_FIND)


def water_of(card: str) -> int:
    """The servings of water on a card."""
    return thing(card).water


def food_of(card: str) -> int:
    """The servings of food on a card."""
    return thing(card).food


def weapon_of(card: str) -> int:
    """The strength of a weapon; 0 for other cards."""
    return thing(card).weapon


def is_fuel(card: str) -> bool:
    """Whether a card is firewood."""
    return thing(card).fuel


def is_raw(card: str) -> bool:
    """Whether a card is fresh fish or raw meat, which has a roast side."""
    return bool(thing(card).turns_into)


def points_of(card: str) -> int:
    """The points of a treasure; 0 for other cards."""
    return find(card).points


def is_animal(card: str) -> bool:
    """Whether an Explore card is a wild animal; cannibals are not."""
    return find(card).beast == "animal"


def heals(card: str) -> tuple[Impairment, ...]:
    """IS-5.4: what a first aid kit or a trophy can heal."""
    return thing(card).heals or find(card).heals


def other_side(card: str) -> str:
    """The other side of a two-sided card; "" if it has none."""
    kind, _, number = card.partition(".")
    flipped = RAW_SIDES.get(kind) or thing(card).turns_into
    return f"{flipped}.{number}" if flipped else ""
