"""Battles with beasts, players and rescuers (IS-7)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class BeastEscaped(Fact, frozen=True, kw_only=True):
    """The Marathon runner escaped a wild animal (IS-6.5). To everybody."""

    seat: str
    card: str


class WeaponsCommitted(Fact, frozen=True, kw_only=True):
    """The explorer's player put forth weapons and traps against a beast (IS-7.1). To everybody."""

    seat: str
    cards: tuple[str, ...]


class HelpAsked(Said, frozen=True, kw_only=True):
    """A player asked others for help against a beast (IS-7.2). To everybody.

    `pay` is the card that goes to the first who helps: this promise is binding.
    """

    seat: str
    helpers: tuple[str, ...]
    pay: str
    words: Text | None


class HelpGiven(Said, frozen=True, kw_only=True):
    """What a player asked for help added: perhaps nothing (IS-7.2). To everybody."""

    seat: str
    cards: tuple[str, ...]
    words: Text | None


class BeastFought(Fact, frozen=True, kw_only=True):
    """The outcome of a battle with an animal or cannibals (IS-7.3). To everybody."""

    seat: str
    character: str
    card: str
    total: int
    strength: int
    result: Literal["defeated", "chased away", "lost"]


class TrophyTaken(Fact, frozen=True, kw_only=True):
    """Who holds the trophy (IS-7.5); `votes` if others had helped. To everybody."""

    seat: str
    card: str
    votes: dict[str, str]


class AttackAnnounced(Fact, frozen=True, kw_only=True):
    """A character attacks another player's (IS-7.7). To everybody."""

    attacker: str
    defender: str


class ForcesRevealed(Fact, frozen=True, kw_only=True):
    """Weapons and Souls that players committed in secret (IS-7.8, IS-7.13). To everybody.

    `cards` are by player, `sides` the side of each, `totals` the strength of both sides.
    """

    cards: dict[str, tuple[str, ...]]
    sides: dict[str, Literal["attack", "defence"]]
    souls: int
    attack: int
    defence: int


class PlayersFought(Fact, frozen=True, kw_only=True):
    """The outcome of a battle between players (IS-7.10); no winner is a draw. To everybody."""

    attacker: str
    defender: str
    winner: str


class SpoilsTaken(Fact, frozen=True, kw_only=True):
    """What the winner did (IS-7.11). To everybody.

    `cards` are the equipped items that were stolen; `number` counts held cards, drawn in secret.
    """

    seat: str
    loser: str
    spoils: Literal["kill", "steal", "none"]
    cards: tuple[str, ...] = ()
    number: int = 0


class CardsStolen(Fact, frozen=True, kw_only=True):
    """Which held cards were stolen (IS-7.11). To thief and victim."""

    seat: str
    loser: str
    cards: tuple[str, ...]


class RescuerFought(Fact, frozen=True, kw_only=True):
    """The outcome of an attack on a rescuer (IS-7.14). To everybody."""

    seat: str
    character: str
    card: str
    result: Literal["defeated", "chased away", "thwarted"]
