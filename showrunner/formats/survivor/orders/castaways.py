"""DS-1.9, DS-9.8: who is in the game, and who is safe in it."""

from __future__ import annotations

from typing import ClassVar, Literal

from showrunner.formats.orders import TouchingOrder
from showrunner.formats.survivor.effects import (
    AnyEffect,
    Castaways,
    Immunity,
    Remove,
    Return,
    verify_all,
)
from showrunner.formats.survivor.state import SurvivorState


class OneEffect(TouchingOrder, frozen=True, kw_only=True):
    """An order that has one effect, without a story."""

    @property
    def effect(self) -> AnyEffect:
        """What the order does."""
        raise NotImplementedError

    @property
    def waits_for_window(self) -> bool:
        """As its effect does."""
        return self.effect.waits_for_window

    def verify(self, season: SurvivorState) -> None:
        """The effect can be had."""
        verify_all((self.effect,), season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self.effect.happen(season)


class RemoveCastaway(OneEffect, frozen=True, kw_only=True):
    """DS-9.8: take a castaway out of the game."""

    name: ClassVar[str] = "remove_castaway"
    seat: str
    why: Literal["medical", "quit"] = "medical"

    @property
    def effect(self) -> Remove:
        """See OneEffect."""
        return Remove(seats=(self.seat,), why=self.why)


class ReturnCastaway(OneEffect, frozen=True, kw_only=True):
    """DS-1.9, DS-9.8: bring a castaway back into the game at the next window, into a team."""

    name: ClassVar[str] = "return_castaway"
    seat: str
    team: str

    @property
    def effect(self) -> Return:
        """See OneEffect."""
        return Return(seats=(self.seat,), team=self.team)


class GrantImmunity(OneEffect, frozen=True, kw_only=True):
    """DS-9.3: make castaways immune until the end of the round's vote."""

    name: ClassVar[str] = "grant_immunity"
    seats: Castaways

    @property
    def effect(self) -> Immunity:
        """See OneEffect."""
        return Immunity(seats=self.seats)
