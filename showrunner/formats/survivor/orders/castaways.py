"""DS-1.9, DS-9.3, DS-9.8: orders that remove, return, exile or protect castaways."""

from __future__ import annotations

from typing import ClassVar, Literal

from typing_extensions import override

from showrunner.formats.orders import TouchingOrder, WindowOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.effects import (
    AnyEffect,
    Castaways,
    GiveImmunity,
    Remove,
    Return,
    verify_all,
)
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY


class SingleEffectOrder(TouchingOrder, frozen=True, kw_only=True):
    """An order that consists of a single effect, without a story."""

    @property
    def effect(self) -> AnyEffect:
        """The effect of the order."""
        raise NotImplementedError

    @property
    def waits_for_window(self) -> bool:
        """Whether the effect waits for a window."""
        return self.effect.waits_for_window

    def foresee(self, season: SurvivorState) -> None:
        """The effect is possible at some time of the season."""
        self.effect.foresee(season, self)

    def verify(self, season: SurvivorState) -> None:
        """The effect is possible now."""
        verify_all((self.effect,), season, self)

    @override
    def obey(self, season: SurvivorState) -> None:
        self.effect.happen(season)


class RemoveCastaway(SingleEffectOrder, frozen=True, kw_only=True):
    """DS-9.8: take a castaway out of the game."""

    name: ClassVar[str] = "remove_castaway"
    seat: str
    why: Literal["medical", "quit"] = "medical"

    @property
    @override
    def effect(self) -> Remove:
        return Remove(seats=(self.seat,), why=self.why)


class ReturnCastaway(SingleEffectOrder, frozen=True, kw_only=True):
    """DS-1.9, DS-9.8: bring a castaway back into the game at the next window, into a team."""

    name: ClassVar[str] = "return_castaway"
    seat: str
    team: str

    @property
    @override
    def effect(self) -> Return:
        return Return(seats=(self.seat,), team=self.team)


class GrantImmunity(SingleEffectOrder, frozen=True, kw_only=True):
    """DS-9.3: make castaways immune until the end of the round's vote."""

    name: ClassVar[str] = "grant_immunity"
    seats: Castaways

    @property
    @override
    def effect(self) -> GiveImmunity:
        return GiveImmunity(seats=self.seats)


class ExileCastaways(WindowOrder, frozen=True, kw_only=True):
    """DS-9.8: send castaways into exile from the next window to the end of the round.

    They are in no competition, camp, talk or vote meanwhile, and nobody votes for them.
    """

    name: ClassVar[str] = "exile_castaways"
    seats: Castaways

    def verify(self, season: SurvivorState) -> None:
        """They are in the game, and at least two castaways of each of their teams stay."""
        season.verify_active(self, self.seats)
        if len(set(season.sheet.here) - set(self.seats)) < 2:
            raise self.refuse("fewer than two castaways would be left here")
        for team, members in season.sheet.teams.items():
            staying = [seat for seat in season.sheet.camps.get(team, ()) if seat not in self.seats]
            if len(staying) < 2 and set(members) & set(self.seats):
                left = f"only {staying[0]!r}" if staying else "nobody"
                raise self.refuse(f"{left} of {team} would be left here: let two of them stay")

    @override
    def obey(self, season: SurvivorState) -> None:
        season.tell(facts.CastawayExiled(seats=tuple(dict.fromkeys(self.seats))), EVERYBODY)
