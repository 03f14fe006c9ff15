"""DS-1.9, DS-9.8: who is in the game, and who is safe in it."""

from __future__ import annotations

from typing import ClassVar, Literal

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor.effects import Castaways, Immunity, Remove, Return, verify_all
from showrunner.formats.survivor.state import SurvivorState


class RemoveCastaway(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.8: take a castaway out of the game."""

    name: ClassVar[str] = "remove_castaway"
    seat: str
    why: Literal["medical", "quit"] = "medical"

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """DS-1.3: at least two are left."""
        verify_all((self._effect,), season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self._effect.happen(season)

    @property
    def _effect(self) -> Remove:
        return Remove(seats=(self.seat,), why=self.why)


class ReturnCastaway(ProducerOrder, frozen=True, kw_only=True):
    """DS-1.9, DS-9.8: bring a castaway back into the game at the next window, into a team."""

    name: ClassVar[str] = "return_castaway"
    seat: str
    team: str

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    @property
    def waits_for_window(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Only who is out can return."""
        self._effect.verify(season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self._effect.happen(season)

    @property
    def _effect(self) -> Return:
        return Return(seats=(self.seat,), team=self.team)


class GrantImmunity(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.3: make castaways immune until the end of the round's vote."""

    name: ClassVar[str] = "grant_immunity"
    seats: Castaways

    @property
    def touches(self) -> bool:
        """See ProducerOrder."""
        return True

    def verify(self, season: SurvivorState) -> None:
        """Only who is in the game can be immune."""
        verify_all((self._effect,), season, self)

    def obey(self, season: SurvivorState) -> None:
        """See ProducerOrder."""
        self._effect.happen(season)

    @property
    def _effect(self) -> Immunity:
        return Immunity(seats=self.seats)
