"""Orders that give, take or auction idols and garnets."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta
from typing_extensions import override

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS, seats

LeastBid = Annotated[int, Meta(ge=1, le=99)]


class GiveIdol(TouchingOrder, frozen=True, kw_only=True):
    """Give a player a free idol: in secret, or announced to everybody."""

    name: ClassVar[str] = "give_idol"
    seat: str
    announce: bool = False

    def verify(self, season: MiniState) -> None:
        """Refuse if the match is over, or the player is not in it."""
        season.verify_windows_to_come(self)
        season.verify_present(self, self.seat)

    @override
    def obey(self, season: MiniState) -> None:
        audience = EVERYBODY if self.announce else seats(self.seat)
        season.change_idols(self.seat, 1, "producers", audience)


class ChangeGarnets(TouchingOrder, frozen=True, kw_only=True):
    """Give a player garnets, or (a negative amount) take some; nobody ever has fewer than none."""

    name: ClassVar[str] = "change_garnets"
    seat: str
    amount: Annotated[int, Meta(ge=-999, le=999)]
    announce: bool = False

    def verify(self, season: MiniState) -> None:
        """Refuse to take more garnets than the player has, or an amount of 0."""
        season.verify_windows_to_come(self)
        season.verify_present(self, self.seat)
        held = season.sheet.players[self.seat].garnets
        if not self.amount:
            raise self.refuse("an amount of 0 changes nothing: give another")
        if held + self.amount < 0:
            raise self.refuse(f"{self.seat!r} has {held} garnets: take at most {held}")

    @override
    def obey(self, season: MiniState) -> None:
        audience = EVERYBODY if self.announce else seats(self.seat)
        season.change_garnets(self.seat, self.amount, "producers", audience)


class IdolAuction(TouchingOrder, frozen=True, kw_only=True):
    """Auction an idol at the next window, by sealed bids in garnets among all players in play."""

    name: ClassVar[str] = "idol_auction"
    least: LeastBid = 1

    def verify(self, season: MiniState) -> None:
        """Refuse if the match is over."""
        season.verify_windows_to_come(self)

    @override
    def obey(self, season: MiniState) -> None:
        season.tell(facts.AuctionOrdered(least=self.least), PRODUCERS)
