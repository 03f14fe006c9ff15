"""What happens at camp, and to advantage cards (DS-4, DS-8)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import AiredFact, Fact


class CampFed(Fact, frozen=True, kw_only=True):
    """A camp ate: everybody there loses a depletion counter (DS-4.1). To everybody."""

    team: str
    food: int


class CampHungry(Fact, frozen=True, kw_only=True):
    """A camp did not have enough food for everybody and ate nothing (DS-4.1). To everybody."""

    team: str
    needed: int
    had: int


class GatheringPlanned(Fact, frozen=True, kw_only=True):
    """What a castaway chose before gathering (DS-4.2, DS-6.2, DS-6.3). To that castaway."""

    seat: str
    bonus_trade: bool
    counters_removed: int
    boost: str


class GatheringRolled(Fact, frozen=True, kw_only=True):
    """A castaway's gathering dice, and the food they bring so far (DS-4.3). To that castaway."""

    seat: str
    dice: tuple[int, ...]
    so_far: int


class GatheringSettled(Fact, frozen=True, kw_only=True):
    """What a castaway chose after seeing their roll (DS-4.3). To that castaway."""

    seat: str
    point_trade: bool
    bonus_bought: bool


class Gathered(Fact, frozen=True, kw_only=True):
    """How much food a castaway's gathering brings the team (DS-4.4). To everybody."""

    seat: str
    team: str
    amount: int


class BonusRolled(AiredFact, frozen=True, kw_only=True):
    """The dice of a bonus roll (DS-4.5). To producers."""

    seat: str
    dice: tuple[int, ...]


class BonusSettled(Fact, frozen=True, kw_only=True):
    """Whether a bonus roll found an advantage (DS-4.5). To the castaway who rolled."""

    seat: str
    found: bool


class CardPlanted(AiredFact, frozen=True, kw_only=True):
    """An advantage card was planted at a camp (DS-4.6). To producers."""

    card: str
    kind: str
    team: str


class CardTaken(AiredFact, frozen=True, kw_only=True):
    """A card that was planted at a camp was found, and gets a new id. To producers.

    The id at the camp would reveal how many cards were found before; the new id does not.
    """

    planted: str
    card: str


class CardGained(Fact, frozen=True, kw_only=True):
    """A castaway got a card: found, given by producers, or made from or by another (DS-8.3).

    `kind` is what it looks like. To that castaway.
    """

    seat: str
    card: str
    kind: str
    how: Literal["found", "given", "made"]


class CardPlayed(Fact, frozen=True, kw_only=True):
    """A card was played, on somebody or (`on` empty) on nobody (DS-8.1, DS-8.2).

    To everybody, or for a secret kind to the castaway who played it.
    """

    seat: str
    card: str
    kind: str
    on: str


class CardLost(AiredFact, frozen=True, kw_only=True):
    """A card left the game unplayed: with its holder (DS-8.5), with its camp, or otherwise.

    Otherwise it `expired`, or was `joined` with others into a new card (DS-8.3). To the holder, or
    to producers if nobody held it.
    """

    card: str
    holder: str
    why: Literal["holder left", "camp dissolved", "expired", "joined"]
