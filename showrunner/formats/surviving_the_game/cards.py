"""The cards of the game: what players own, Character IDs and obstacles, read from TOML files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.cards.table_files import read_cards

Colour = Literal["", "green", "blue", "purple"]
Section = Literal["starter", "injuries", "barracks", "armory", "upgrades"]
CardType = Literal["Creds", "Combat", "Weapon", "Armor", "Implant", "Item", "Injury"]
ObstacleKind = Literal["foe", "trap", "room"]

RECRUIT: Final = "recruit"
"""SG-3.3: the Character ID of a player who bought none."""
INJURY: Final = "injury"
LEVELS: Final = (1, 2, 3, 4, 5)
TOP_LEVEL: Final = 5
LAST_CLOSING_LEVEL: Final = 4
"""SG-7.2: the highest level that can be closed; the game ends when it is (SG-7.3)."""
UPGRADES_FROM: Final = 2
"""SG-5.2: the level from which the Armory's Level 2 is open."""
STACKS: Final = (1, 2, 3)


class Effects(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a card does. Any of these can be combined; Health and damage are in tens."""

    creds: int = 0
    damage: int = 0
    shield: int = 0
    heal: int = 0
    draw: int = 0
    hack: int = 0
    moves: int = 0
    """Added to the Move actions of this turn."""
    weapons: int = 0
    """Added to the damage of each Weapon played later in the encounter."""
    flight: bool = False
    """Forced moves are ignored this turn."""
    destroy: int = 0
    """How many cards of hand or discard pile may be destroyed."""
    lose: int = 0
    """Health lost."""
    discard: int = 0
    """Hand cards discarded."""
    injury: int = 0
    """Injuries gained."""
    shift: int = 0
    """Levels moved up, or down if negative."""


EFFECT_WORDS: Mapping[str, str] = {
    "creds": "Creds {}",
    "damage": "damage {}",
    "shield": "shield {}",
    "heal": "heal {}",
    "draw": "draw {}",
    "hack": "Hack {}",
    "moves": "Move {:+}",
    "weapons": "Weapons played later this encounter +{} each",
    "flight": "Flight",
    "destroy": "you may destroy {} card from hand or discard pile",
    "lose": "lose {} Health",
    "discard": "discard {} of your hand cards",
    "injury": "gain {} Injury",
}
"""The glossary's words for each effect, in the order in which a card names them."""


def in_words(effects: Effects) -> str:
    """What effects do, as a card says it: `damage 20, draw 1`."""
    parts = [
        words.format(value)
        for name, words in EFFECT_WORDS.items()
        if (value := getattr(effects, name))
    ]
    if effects.shift:
        parts.append(f"moved {'up' if effects.shift > 0 else 'down'} {abs(effects.shift)}")
    return ", ".join(parts)


class OwnedCard(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card that a player can own. `play` is what it does, `guard` what it does as a Guard."""

    name: str
    type: CardType
    found: Section
    text: str = ""
    """What it does in words; made from its effects."""
    colour: Colour = ""
    cost: int = 0
    copies_per_player: int = 0
    copies: int = 0
    play: Effects = Effects()
    guard: Effects | None = None
    consumable: bool = False
    """It leaves the game when it is played."""
    points: int = 0

    def supply(self, players: int) -> int:
        """How many copies there are in a game of this many players."""
        return self.copies + self.copies_per_player * players


class Identity(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A Character ID."""

    name: str
    text: str = ""
    cost: int = 0
    health: int
    moves: int
    colour: Colour = ""
    """Cards of this colour cost one less."""
    weapons: int = 0
    """Added to the damage of each Weapon played."""
    first_weapon: int = 0
    """Added to the first Weapon of an encounter instead."""
    plating: int = 0
    """The first combat damage taken in each own turn is lower by this."""
    recovery: int = 0
    """Health gained at the start of a turn if none was lost since the previous one began."""


class Obstacle(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An obstacle. `assault` happens when it is revealed, `combat` if it is not defeated."""

    name: str
    text: str = ""
    level: int
    strength: int = 0
    copies: int
    kind: ObstacleKind
    health: int = 0
    damage: int = 0
    assault: Effects | None = None
    combat: Effects = Effects()
    shut_down: Effects | None = None
    """SG-4.13: what shuts a room down: a Hack total, or hand cards to discard."""
    creds: int = 0
    points: int = 0


def _text_of_card(card: OwnedCard) -> str:
    parts = [in_words(card.play)] if in_words(card.play) else []
    if card.guard is not None:
        parts.append(f"Guard: {in_words(card.guard) or 'no more'}")
    if card.consumable:
        parts.append("leaves the game when played")
    if card.points:
        parts.append(f"victory points {card.points}, cannot be played")
    return "; ".join(parts)


def _text_of_identity(identity: Identity) -> str:
    parts = [f"Health {identity.health}", f"Moves {identity.moves}"]
    if identity.colour:
        parts.append(f"{identity.colour} cards cost 1 less")
    if identity.weapons:
        parts.append(
            f"each Weapon +{identity.weapons} damage, the first of an encounter "
            f"+{identity.first_weapon}"
        )
    if identity.plating:
        parts.append(f"the first combat damage of each own turn is {identity.plating} lower")
    if identity.recovery:
        parts.append(
            f"heals {identity.recovery} at the start of a turn if no Health was lost since the "
            "previous one began"
        )
    return "; ".join(parts)


def _text_of_obstacle(obstacle: Obstacle) -> str:
    parts = [f"Health {obstacle.health}"] if obstacle.health else []
    parts.append(f"damage {obstacle.damage}")
    if obstacle.assault is not None:
        parts.append(f"Assault when revealed: {in_words(obstacle.assault)}")
    if combat := in_words(obstacle.combat):
        parts.append(combat if obstacle.kind == "trap" else f"if not defeated: {combat}")
    if obstacle.shut_down is not None:
        parts.append(f"shut down by: {in_words(obstacle.shut_down)}")
    if obstacle.level == TOP_LEVEL:
        parts.append(f"defeat it to leave with {obstacle.points} victory points")
    elif obstacle.creds:
        reward = f"reward: Creds {obstacle.creds}"
        parts.append(reward + (f", victory points {obstacle.points}" if obstacle.points else ""))
    return "; ".join(parts)


_HERE = Path(__file__)

CARDS: Final[Mapping[str, OwnedCard]] = {
    key: msgspec.structs.replace(card, text=_text_of_card(card))
    for key, card in read_cards(_HERE.with_name("cards.toml"), OwnedCard).items()
}
IDENTITIES: Final[Mapping[str, Identity]] = {
    key: msgspec.structs.replace(identity, text=_text_of_identity(identity))
    for key, identity in read_cards(_HERE.with_name("identities.toml"), Identity).items()
}
OBSTACLES: Final[Mapping[str, Obstacle]] = {
    key: msgspec.structs.replace(obstacle, text=_text_of_obstacle(obstacle))
    for key, obstacle in read_cards(_HERE.with_name("obstacles.toml"), Obstacle).items()
}
ALL_CARDS: Final[Mapping[str, OwnedCard | Identity | Obstacle]] = {
    **CARDS,
    **IDENTITIES,
    **OBSTACLES,
}


def found_in(section: Section) -> dict[str, OwnedCard]:
    """The kinds of card of a section, by key."""
    return {key: card for key, card in CARDS.items() if card.found == section}


def obstacles_of(level: int) -> dict[str, Obstacle]:
    """The obstacles of a level, by key."""
    return {key: obstacle for key, obstacle in OBSTACLES.items() if obstacle.level == level}


def name_of(card: str) -> str:
    """The name of the card with this id."""
    return ALL_CARDS[kind_of(card)].name


def the_name_of(card: str) -> str:
    """The name of an obstacle with its article: `the Guard Dog`, `the Architect`."""
    return f"the {name_of(card).removeprefix('The ')}"


def is_creds(card: str) -> bool:
    """SG-4.10, SG-4.11: Creds cards, and obstacles that were won, are played in Phase 2."""
    kind = kind_of(card)
    return kind in OBSTACLES or CARDS[kind].type == "Creds"


def creds_of(card: str) -> int:
    """How many Creds a card is worth when it is played."""
    kind = kind_of(card)
    return OBSTACLES[kind].creds if kind in OBSTACLES else CARDS[kind].play.creds


def points_of(card: str) -> int:
    """SG-8.8: the victory points of a card."""
    kind = kind_of(card)
    return OBSTACLES[kind].points if kind in OBSTACLES else CARDS[kind].points
