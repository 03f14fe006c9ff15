"""Orders that give something to players, or take one out."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.errors import suggest
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import IMPAIRMENTS, Impairment
from showrunner.formats.i_am_survivor.orders.island import MAX_SUPPLIES, IslandOrder
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.orders import WindowOrder
from showrunner.kernel import PRODUCERS


class FlotsamCrate(IslandOrder, frozen=True, kw_only=True):
    """IS-3.1: a crate of Supplies is washed ashore, for one player or for everybody."""

    name: ClassVar[str] = "flotsam_crate"
    number: int
    seat: str = ""

    @override
    def foresee(self, season: IslandState) -> None:
        """The number is possible, and a named seat is in the cast."""
        if self.seat:
            super().foresee(season)
        self.verify_number("a crate has", self.number, 1, MAX_SUPPLIES, "cards")

    @override
    def verify(self, season: IslandState) -> None:
        super().verify(season)
        if self.seat:
            season.verify_here(self, self.seat)

    @override
    def obey(self, season: IslandState) -> None:
        for seat in [self.seat] if self.seat else season.sheet.from_start():
            season.draw_supplies(seat, self.number, "crate")


class DropMedicine(IslandOrder, frozen=True, kw_only=True):
    """IS-5.4: medicine is dropped that heals one impairment of a character."""

    name: ClassVar[str] = "medicine_drop"
    character: str
    impairment: str

    @override
    def verify(self, season: IslandState) -> None:
        """The character is on the island and has this impairment."""
        super().verify(season)
        here = season.sheet.everybody_here
        if self.character not in here:
            right = suggest(self.character, here)
            raise self.refuse(f"{self.character!r} is not on the island; {right}")
        found = season.sheet.characters[self.character].impairments
        if self.impairment not in found:
            has = ", ".join(found) if found else "no impairment"
            raise self.refuse(f"{self.character!r} has {has}, not {self.impairment!r}")

    @override
    def obey(self, season: IslandState) -> None:
        impairment: Impairment = next(name for name in IMPAIRMENTS if name == self.impairment)
        owner = season.sheet.owner(self.character)
        season.heal(owner, self.character, impairment, "first_aid_kit")


class RemovePlayer(WindowOrder, frozen=True, kw_only=True):
    """Take a player out at the next window: the characters leave the island, without Souls."""

    name: ClassVar[str] = "remove_player"
    seat: str

    @override
    def verify(self, season: IslandState) -> None:
        season.verify_here(self, self.seat)

    @override
    def obey(self, season: IslandState) -> None:
        season.tell(facts.PlayerRemoved(seat=self.seat), PRODUCERS)
