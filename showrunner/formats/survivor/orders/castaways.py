"""DS-1.9, DS-9.8: who is in the game, and who is safe in it."""

from __future__ import annotations

from typing import ClassVar, Literal

from showrunner.formats.orders import TouchingOrder, WindowOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.effects import (
    AnyEffect,
    Castaways,
    Immunity,
    Remove,
    Return,
    verify_all,
)
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY


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

    def foresee(self, season: SurvivorState) -> None:
        """The effect is one that there can be."""
        self.effect.foresee(season, self)

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


class ExileCastaways(WindowOrder, frozen=True, kw_only=True):
    """DS-9.8: send castaways into exile from the next window to the end of the round.

    They are in no competition, camp, talk or vote meanwhile, and nobody votes for them.
    """

    name: ClassVar[str] = "exile_castaways"
    seats: Castaways

    def verify(self, season: SurvivorState) -> None:
        """They are in the game, and of each of their teams two stay here."""
        season.verify_active(self, self.seats)
        if len(set(season.sheet.here) - set(self.seats)) < 2:
            raise self.refuse("fewer than two castaways would be left here")
        for team, members in season.sheet.teams.items():
            stay = [seat for seat in season.sheet.camps.get(team, ()) if seat not in self.seats]
            if len(stay) < 2 and set(members) & set(self.seats):
                left = f"only {stay[0]!r}" if stay else "nobody"
                raise self.refuse(f"{left} of {team} would be left here: let two of them stay")

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        season.tell(facts.CastawayExiled(seats=tuple(dict.fromkeys(self.seats))), EVERYBODY)
