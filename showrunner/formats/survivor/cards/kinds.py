"""DS-8.3: what a kind of card consists of, and the checks for a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from showrunner.errors import suggest
from showrunner.formats.survivor.cards.effects import (
    ORDER,
    AnyCardEffect,
    GainCard,
    TakeCard,
)
from showrunner.formats.survivor.cards.moments import AT_A_VOTE, Moment, On

__all__ = [
    "AT_A_VOTE",
    "CardKind",
    "Expiry",
    "Joining",
    "Moment",
    "On",
    "Power",
    "fault_among_kinds",
    "fault_by_itself",
]

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Description = Annotated[str, Meta(min_length=1, max_length=500)]


class Power(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card is played on, and what it does."""

    on: On = "nobody"
    effects: tuple[AnyCardEffect, ...] = ()

    @property
    def rank(self) -> int:
        """Its position in `ORDER`: cards played at the same moment resolve lowest rank first."""
        return ORDER.index(type(self.effects[0])) if self.effects else len(ORDER)


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many cards in one hand (`copies`) turn into a card of another kind (`into`)."""

    copies: Annotated[int, Meta(ge=2, le=5)]
    into: str


class Expiry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a card expires: after a round, or once at most `left` castaways are in the game."""

    after_round: Annotated[int, Meta(ge=1)] | None = None
    left: Annotated[int, Meta(ge=2)] | None = None

    def due(self, round: int, left: int) -> bool:
        """Whether the card has expired at the beginning of this round with this number left."""
        over = self.after_round is not None and round > self.after_round
        return over or (self.left is not None and left <= self.left)


class CardKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card (DS-8.3): its name, the text shown to its holder, and all that it can do.

    - `shared`: its weaker powers while two, three, … castaways hold one (the last one also for
      more).
    - `looks_like`: the kind that its holder believes it to be. It is played and expires like that
      kind, and does nothing.
    - `secret`: only producers and the castaway who plays it know of the play.
    """

    name: Name
    text: Description
    playable: tuple[Moment, ...] = ()
    on: On = "nobody"
    effects: tuple[AnyCardEffect, ...] = ()
    shared: tuple[Power, ...] = ()
    joins: Joining | None = None
    looks_like: str = ""
    expires: Expiry | None = None
    secret: bool = False

    @property
    def powers(self) -> tuple[Power, ...]:
        """Its powers while one castaway holds such a card, while two do, and so on."""
        return (Power(on=self.on, effects=self.effects), *self.shared)

    def power(self, holders: int) -> Power:
        """Its power while this number of castaways hold such a card."""
        return self.powers[min(max(holders, 1), len(self.powers)) - 1]

    @property
    def brings(self) -> tuple[str, ...]:
        """The kinds of card that its holder can get through it."""
        joined = (self.joins.into,) if self.joins else ()
        return (*joined, *(effect.kind for effect in self._effects if isinstance(effect, GainCard)))

    @property
    def asks_for(self) -> tuple[str, ...]:
        """The kinds of card that its holder can ask others for."""
        asking = [effect for effect in self._effects if isinstance(effect, TakeCard)]
        return tuple(kind for effect in asking for kind in effect.kinds)

    @property
    def kinds_named(self) -> tuple[str, ...]:
        """All other kinds of card that its definition refers to."""
        apparent = (self.looks_like,) if self.looks_like else ()
        return (*apparent, *self.brings, *self.asks_for)

    @property
    def _effects(self) -> list[AnyCardEffect]:
        return [effect for power in self.powers for effect in power.effects]


def fault_by_itself(kind: CardKind) -> str | None:
    """What is wrong with a kind of card by itself, or None."""
    if kind.looks_like:
        return _fake_fault(kind)
    if kind.joins and (kind.playable or kind.effects or kind.shared):
        return "a card that is joined with others is not played: omit `playable`"
    if not kind.joins and not kind.playable:
        return "it could never be played: give `playable` a moment"
    if len(set(kind.playable)) < len(kind.playable):
        return "a moment is named twice in `playable`: name each once"
    if kind.expires and kind.expires.after_round is None and kind.expires.left is None:
        return "`expires` says no time: give after_round, left or both"
    for power in kind.powers if kind.playable else ():
        if fault := _power_fault(kind, power):
            return fault
    return None


def fault_among_kinds(kind: CardKind, kinds: Mapping[str, CardKind]) -> str | None:
    """What is wrong with how a kind of card refers to the kinds that exist, or None."""
    for name in kind.kinds_named:
        if name not in kinds:
            return f"there is no card {name!r}; {suggest(name, kinds)}"
    if kind.looks_like:
        apparent = kinds[kind.looks_like]
        if apparent.looks_like or not apparent.playable or apparent.shared:
            return f"{kind.looks_like!r} cannot be taken for real: choose one that is simply played"
    for name in kind.asks_for:
        if known_as := kinds[name].looks_like:
            return f"nobody knows that they hold {name!r}: ask for {known_as!r}, as it looks"
    return None


def _fake_fault(kind: CardKind) -> str | None:
    if kind.playable or kind.effects or kind.shared or kind.joins or kind.on != "nobody":
        return "a card that looks like another does nothing: give its name, text and looks_like"
    if kind.secret or kind.expires:
        what = "secret" if kind.secret else "expires"
        return f"it is played, and expires, as the card that it looks like: omit `{what}`"
    return None


def _power_fault(kind: CardKind, power: Power) -> str | None:
    if not power.effects:
        return "it does nothing: give it effects"
    kinds = [type(effect) for effect in power.effects]
    if len(set(kinds)) < len(kinds):
        return "it has the same effect twice: make them one"
    for effect in power.effects:
        tag = effect.__struct_config__.tag
        for moment in kind.playable:
            if moment not in effect.moments:
                right = ", ".join(effect.moments)
                return f"{tag} cannot be had {moment}; it can be had {right}"
        if power.on not in effect.on:
            right = " or ".join(map(repr, effect.on))
            return f"{tag} cannot be played on {power.on!r}; it is played on {right}"
        if isinstance(effect, TakeCard) and len(set(effect.kinds)) < len(effect.kinds):
            return "a card is named twice in `kinds`: name each once"
        if kind.secret and effect.seen:
            return f"everybody sees {tag}: omit `secret`, or that effect"
    return None
