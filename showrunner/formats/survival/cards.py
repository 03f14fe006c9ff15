"""The role cards as data (SV-4), and how many of each group are in a game (SV-1.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

Side = Literal["good", "evil"]
Group = Literal["evil", "special", "element"]
Special = Literal[
    "scientist",
    "ranger",
    "activist",
    "polar_bear",
    "mother_nature",
    "gmo",
    "engineer",
    "agency",
]


class RoleCard(Struct, frozen=True):
    """One card: its name, its group, and what its holder may do."""

    name: str
    group: Group
    text: str

    @property
    def side(self) -> Side:
        """The side that its holder plays for."""
        return "evil" if self.group == "evil" else "good"


EVIL_TEXT: Final = (
    "You are an Evil Force. You know the others of your kind, and each night you agree with them "
    "on one contestant to eliminate."
)
ELEMENT_TEXT: Final = (
    "You are an Element for Survival. You have no power but your voice: find the Evil Forces and "
    "vote them out."
)
EVIL_NAMES: Final = (
    "Pollution",
    "Waste",
    "Greediness",
    "Ignorance",
    "Overpopulation",
    "Consumerism",
)
ELEMENT_NAMES: Final = (
    "Knowledge",
    "Ozone Layer",
    "Clean Energy",
    "Plankton",
    "Clean Water",
    "Insects",
    "Edible Plants",
    "Algae",
    "Clean Air",
    "Bacteria",
    "Fish",
    "Biodiversity",
    "Farm Animals",
    "Good Weather",
    "Farm Land",
    "Intelligence",
    "Antibiotics",
    "Fertile Soil",
    "Fungi",
    "Immune System",
    "Human Rights",
    "Peace",
)
SPECIAL_CARDS: Mapping[str, RoleCard] = {
    "scientist": RoleCard(
        "Scientist", "special", "Each night you may learn of one other contestant: Good or Evil."
    ),
    "ranger": RoleCard(
        "Forest Ranger",
        "special",
        "Each night you may protect one contestant, or yourself, from the Evil Forces; never the "
        "same one on two nights running.",
    ),
    "activist": RoleCard(
        "Green Activist",
        "special",
        "Each night you may peek while the Evil Forces are at work. If they catch you, you are "
        "eliminated at once. You never pretend to be one of them.",
    ),
    "polar_bear": RoleCard(
        "Polar Bear",
        "special",
        "A tied vote eliminates you in place of the tied. When you are eliminated you may name "
        "one who alone votes at the following Conference, or one who may not.",
    ),
    "mother_nature": RoleCard(
        "Mother Nature",
        "special",
        "On the first night you name two contestants as Buddies, who live and fall together.",
    ),
    "gmo": RoleCard(
        "Genetically Modified Organism",
        "special",
        "When you are eliminated you at once eliminate one other contestant.",
    ),
    "engineer": RoleCard(
        "Engineer",
        "special",
        "From the second night on you may shield one contestant for a night, and on another night "
        "bomb one: each once in the game.",
    ),
    "agency": RoleCard(
        "Planet Protection Agency",
        "special",
        "Each night you may summon one other contestant to Nairobi, nobody twice: they miss the "
        "Conference and cannot be eliminated there.",
    ),
}


def card_id(name: str) -> str:
    """A card's id, made from its name: `clean_water` for Clean Water."""
    return name.lower().replace(" ", "_")


EVIL: Final = tuple(map(card_id, EVIL_NAMES))
ELEMENTS: Final = tuple(map(card_id, ELEMENT_NAMES))
SPECIALS: Final = tuple(SPECIAL_CARDS)
BASIC_SPECIALS: Final = ("scientist", "ranger", "activist")

CARDS: Mapping[str, RoleCard] = {
    **{card_id(name): RoleCard(name, "evil", EVIL_TEXT) for name in EVIL_NAMES},
    **SPECIAL_CARDS,
    **{card_id(name): RoleCard(name, "element", ELEMENT_TEXT) for name in ELEMENT_NAMES},
}
"""Every role card by its id."""

EVIL_BY_CAST_SIZE: Final = ((8, 2), (12, 3), (16, 4), (20, 5), (30, 6))
"""SV-1.4: how many Evil Forces there are: (largest cast, number of cards)."""

SPECIALS_BY_CAST_SIZE: Final = ((12, 3), (13, 5), (14, 6), (15, 7), (30, 8))
"""SV-1.4: how many Special Forces the advanced game has: (largest cast, number of cards).

They are taken in the order of `SPECIALS`.
"""

MAX_BASIC_CAST: Final = 12
"""SV-1.4: the largest cast for which mode `auto` plays the basic game."""


def cards_for(size: int, by_cast_size: tuple[tuple[int, int], ...]) -> int:
    """Look up a number of cards for a cast of this size in one of the tables above."""
    return next(number for largest, number in by_cast_size if size <= largest)


def side_of(role: str) -> Side:
    """The side that the holder of this card plays for."""
    return CARDS[role].side
