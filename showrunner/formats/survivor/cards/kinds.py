"""DS-8.3: what a kind of card consists of, and whether a new one makes sense."""

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
    "nonsense",
    "problem",
]

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Description = Annotated[str, Meta(min_length=1, max_length=500)]


class Power(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a card is played on, and what it does then."""

    on: On = "nobody"
    effects: tuple[AnyCardEffect, ...] = ()

    @property
    def place(self) -> int:
        """Its place among cards that are played at the same moment."""
        return ORDER.index(type(self.effects[0])) if self.effects else len(ORDER)


class Joining(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many cards in one hand become a card of another kind."""

    copies: Annotated[int, Meta(ge=2, le=5)]
    into: str


class Expiry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a card is worth nothing any more: after a round, or when so many are left, or fewer."""

    after_round: Annotated[int, Meta(ge=1)] | None = None
    left: Annotated[int, Meta(ge=2)] | None = None

    def due(self, round: int, left: int) -> bool:
        """Whether it is over by the beginning of this round, with so many left."""
        over = self.after_round is not None and round > self.after_round
        return over or (self.left is not None and left <= self.left)


class CardKind(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card (DS-8.3): its name, the text shown to its holder, and all that it can do.

    `shared` are its powers while two, three, … castaways hold one (the last for any more), each
    weaker; `looks_like` is the kind that its holder takes it for: it is played, and expires, as
    that one, and does nothing; `secret` cards are known to who plays them, and to producers.
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
        """What it can do while one castaway holds one, two do, and so on."""
        return (Power(on=self.on, effects=self.effects), *self.shared)

    def power(self, holders: int) -> Power:
        """What it can do while so many castaways hold one."""
        return self.powers[min(max(holders, 1), len(self.powers)) - 1]

    @property
    def brings(self) -> tuple[str, ...]:
        """The kinds of card that its holder can get by it."""
        joined = (self.joins.into,) if self.joins else ()
        return (*joined, *(each.kind for each in self._effects if isinstance(each, GainCard)))

    @property
    def asks_for(self) -> tuple[str, ...]:
        """The kinds of card that others can be asked for with it."""
        asking = [each for each in self._effects if isinstance(each, TakeCard)]
        return tuple(kind for each in asking for kind in each.kinds)

    @property
    def others(self) -> tuple[str, ...]:
        """All the kinds of card that it names."""
        look = (self.looks_like,) if self.looks_like else ()
        return (*look, *self.brings, *self.asks_for)

    @property
    def _effects(self) -> list[AnyCardEffect]:
        return [effect for power in self.powers for effect in power.effects]


def nonsense(kind: CardKind) -> str | None:
    """Why a kind of card makes no sense by itself; None where it does."""
    if kind.looks_like:
        return _fake_nonsense(kind)
    if kind.joins and (kind.playable or kind.effects or kind.shared):
        return "a card that is joined with others is not played: leave `playable` away"
    if not kind.joins and not kind.playable:
        return "it could never be played: give `playable` a moment"
    if len(set(kind.playable)) < len(kind.playable):
        return "a moment is named twice in `playable`: name each once"
    if kind.expires and kind.expires.after_round is None and kind.expires.left is None:
        return "`expires` says no time: give after_round, left or both"
    for power in kind.powers if kind.playable else ():
        if wrong := _power_nonsense(kind, power):
            return wrong
    return None


def problem(kind: CardKind, kinds: Mapping[str, CardKind]) -> str | None:
    """Why one that makes sense by itself makes none beside those that there are, or None."""
    for name in kind.others:
        if name not in kinds:
            return f"there is no card {name!r}; {suggest(name, kinds)}"
    if kind.looks_like:
        look = kinds[kind.looks_like]
        if look.looks_like or not look.playable or look.shared:
            return f"{kind.looks_like!r} cannot be taken for real: choose one that is simply played"
    for name in kind.asks_for:
        if known_as := kinds[name].looks_like:
            return f"nobody knows that they hold {name!r}: ask for {known_as!r}, as it looks"
    return None


def _fake_nonsense(kind: CardKind) -> str | None:
    if kind.playable or kind.effects or kind.shared or kind.joins or kind.on != "nobody":
        return "a card that looks like another does nothing: give its name, text and looks_like"
    if kind.secret or kind.expires:
        what = "secret" if kind.secret else "expires"
        return f"it is played, and expires, as the card that it looks like: leave `{what}` away"
    return None


def _power_nonsense(kind: CardKind, power: Power) -> str | None:
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
            return f"everybody sees {tag}: leave `secret` away, or {tag}"
    return None
