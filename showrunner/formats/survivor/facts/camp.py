"""What happens at camp, and to advantage cards (DS-4, DS-8)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact


class CampFed(Fact, frozen=True, kw_only=True):
    """A camp ate: everybody there loses a depletion counter (DS-4.1). To everybody."""

    team: str
    food: int


class CampHungry(Fact, frozen=True, kw_only=True):
    """A camp had not enough food for everybody and ate nothing (DS-4.1). To everybody."""

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
    """A castaway's own dice at gathering, and what they give so far (DS-4.3). To them alone."""

    seat: str
    dice: tuple[int, ...]
    so_far: int


class GatheringSettled(Fact, frozen=True, kw_only=True):
    """What a castaway chose after seeing their roll (DS-4.3). To that castaway."""

    seat: str
    point_trade: bool
    bonus_bought: bool


class Gathered(Fact, frozen=True, kw_only=True):
    """What a castaway's gathering brings the team in the end (DS-4.4). To everybody."""

    seat: str
    team: str
    amount: int


class BonusRolled(Fact, frozen=True, kw_only=True):
    """The dice of a bonus roll (DS-4.5). To producers alone."""

    seat: str
    dice: tuple[int, ...]


class BonusSettled(Fact, frozen=True, kw_only=True):
    """What a bonus roll brought: an advantage, or nothing (DS-4.5). To its castaway."""

    seat: str
    found: bool


class CardPlanted(Fact, frozen=True, kw_only=True):
    """An advantage card waits at a camp to be found (DS-4.6). To producers."""

    card: str
    kind: str
    team: str


class CardTaken(Fact, frozen=True, kw_only=True):
    """A card that waited at a camp was found, and has a new id from then on. To producers.

    The id at the camp counts cards that others found; the holder's id tells nothing of them.
    """

    planted: str
    card: str


class CardGained(Fact, frozen=True, kw_only=True):
    """A castaway holds a card from now on: found, given, or made of others (DS-8.3).

    `kind` is what it looks like. To that castaway.
    """

    seat: str
    card: str
    kind: str
    how: Literal["found", "given", "made"]


class CardPlayed(Fact, frozen=True, kw_only=True):
    """A card was played, on somebody or (`on` empty) on nobody (DS-8.1, DS-8.2).

    To everybody; where its kind is a secret one, to who played it.
    """

    seat: str
    card: str
    kind: str
    on: str


class CardLost(Fact, frozen=True, kw_only=True):
    """A card left the game unplayed: with its holder (DS-8.5) or its camp, or for another reason.

    `expired` says that its time is over, `joined` that a new card was made of it (DS-8.3). To the
    holder.
    """

    card: str
    holder: str
    why: Literal["holder left", "camp dissolved", "expired", "joined"]
