"""What happens to characters: impairments, healing, markers, death, Souls (IS-4, IS-5, IS-11)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.formats.i_am_survivor.cards import Impairment

Cause = Literal["thirst", "hunger", "poison", "injury", "battle", "burning sun"]
SoulUse = Literal["water", "food", "heal", "action", "weapon", "ghost ship"]


class ImpairmentRolled(Fact, frozen=True, kw_only=True):
    """The roll for an impairment at the start of a turn (IS-5.2). To everybody."""

    character: str
    impairment: Impairment
    die: int
    result: Literal["acts", "loses the action", "dies"]


class CharacterImpaired(Fact, frozen=True, kw_only=True):
    """A character fell ill or was injured (IS-5.1). To everybody."""

    character: str
    impairment: Impairment
    why: str


class CharacterHealed(Fact, frozen=True, kw_only=True):
    """An impairment was healed (IS-5.4). `by` is the card, `nurse` or `soul`. To everybody."""

    seat: str
    character: str
    impairment: Impairment
    by: str


class MarkerPlaced(Fact, frozen=True, kw_only=True):
    """A character missed water or food, and has a marker now (IS-4.6). To everybody."""

    character: str
    marker: Literal["thirst", "hunger"]


class Consumed(Fact, frozen=True, kw_only=True):
    """A character consumed a serving, so that the marker goes (IS-4.6). To everybody.

    `card` is the card that was opened, or `soul`; `giver` the player whose card it was.
    """

    character: str
    what: Literal["water", "food"]
    card: str
    giver: str


class RiskRolled(Fact, frozen=True, kw_only=True):
    """The roll for a character who ate risky food (IS-4.5). To everybody."""

    character: str
    card: str
    die: int
    ill: bool


class CharacterDied(Fact, frozen=True, kw_only=True):
    """A character died; its player gets Souls (IS-11.1, IS-11.2). To everybody.

    `by` is the beast or player that killed it, and `instead_of` the character that the
    Revolutionary died for (IS-11.3).
    """

    character: str
    seat: str
    cause: Cause
    souls: int
    by: str = ""
    instead_of: str = ""


class CharacterRemoved(Fact, frozen=True, kw_only=True):
    """A character left the game with its player, without Souls. To everybody."""

    character: str


class SoulSpent(Fact, frozen=True, kw_only=True):
    """A player spent a Soul of the Deceased, or turned it to its points side (IS-11.4, IS-9.12).

    To everybody.
    """

    seat: str
    use: SoulUse
    number: int = 1
