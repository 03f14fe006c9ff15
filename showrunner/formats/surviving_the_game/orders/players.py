"""Orders that give a player something, or take them out."""

from __future__ import annotations

from typing import ClassVar, Literal

from typing_extensions import override

from showrunner.errors import suggest
from showrunner.formats.orders import TouchingOrder, WindowOrder
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import CARDS, INJURY
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY, PRODUCERS


class RemovePlayer(WindowOrder, frozen=True, kw_only=True):
    """SG-4.15: take a player out at the next window; they count as eliminated."""

    name: ClassVar[str] = "remove_player"
    seat: str

    def verify(self, season: GameState) -> None:
        """Refuse a player who has left, or is to be removed already."""
        season.verify_inside(self, self.seat)
        if self.seat in season.sheet.removals:
            raise self.refuse(f"{self.seat!r} is to be removed already")

    @override
    def obey(self, season: GameState) -> None:
        season.tell(facts.RemovalOrdered(seat=self.seat), PRODUCERS)


class SupplyDrop(TouchingOrder, frozen=True, kw_only=True):
    """SG-5.4: put a card of a kind on a player's discard pile; everybody is told."""

    name: ClassVar[str] = "supply_drop"
    seat: str
    card: str

    @override
    def foresee(self, season: GameState) -> None:
        super().foresee(season)
        kinds = [kind for kind in CARDS if kind != INJURY]
        if self.card not in kinds:
            raise self.refuse(
                f"there is no card {self.card!r} to drop; {suggest(self.card, kinds)}"
            )

    def verify(self, season: GameState) -> None:
        """Refuse a player who has left."""
        season.verify_inside(self, self.seat)

    @override
    def obey(self, season: GameState) -> None:
        card = season.fresh_card(self.card)
        season.tell(facts.SupplyDropped(seat=self.seat, card=card), EVERYBODY)
        season.lay(f"discard/{self.seat}", [card])


class SponsorGift(TouchingOrder, frozen=True, kw_only=True):
    """SG-3.4: give a player inside the facility Health, up to the maximum of their ID."""

    name: ClassVar[str] = "sponsor_gift"
    seat: str
    health: Literal[10, 20, 30] = 20

    def verify(self, season: GameState) -> None:
        """Refuse a player who has left, or lost no Health."""
        season.verify_inside(self, self.seat)
        season.verify_entered(self)
        if season.sheet.players[self.seat].health >= season.sheet.identity(self.seat).health:
            raise self.refuse(f"{self.seat!r} has full Health already")

    @override
    def obey(self, season: GameState) -> None:
        season.tell(facts.GiftSent(seat=self.seat, amount=self.health), EVERYBODY)
        season.change_health(self.seat, self.health, "gift")
