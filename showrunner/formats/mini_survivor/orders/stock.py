"""Idols and garnets that producers give, take or auction."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY, PRODUCERS, seats

Number = Annotated[int, Meta(ge=1, le=99)]


class GiveIdol(TouchingOrder, frozen=True, kw_only=True):
    """Give a player a free idol: in secret, or announced to everybody."""

    name: ClassVar[str] = "give_idol"
    seat: str
    announce: bool = False

    def verify(self, season: MiniState) -> None:
        """The player is in the match, and it goes on."""
        season.verify_windows_to_come(self)
        season.verify_present(self, self.seat)

    def obey(self, season: MiniState) -> None:
        """See ProducerOrder."""
        to = EVERYBODY if self.announce else seats(self.seat)
        season.change_idols(self.seat, 1, "producers", to)


class ChangeGarnets(TouchingOrder, frozen=True, kw_only=True):
    """Give a player garnets, or (a negative amount) take some; nobody ever has fewer than none."""

    name: ClassVar[str] = "change_garnets"
    seat: str
    amount: Annotated[int, Meta(ge=-999, le=999)]
    announce: bool = False

    def verify(self, season: MiniState) -> None:
        """The player has what is taken."""
        season.verify_windows_to_come(self)
        season.verify_present(self, self.seat)
        has = season.sheet.players[self.seat].garnets
        if not self.amount:
            raise self.refuse("an amount of 0 changes nothing: give another")
        if has + self.amount < 0:
            raise self.refuse(f"{self.seat!r} has {has} garnets: take at most so many")

    def obey(self, season: MiniState) -> None:
        """See ProducerOrder."""
        to = EVERYBODY if self.announce else seats(self.seat)
        season.change_garnets(self.seat, self.amount, "producers", to)


class IdolAuction(TouchingOrder, frozen=True, kw_only=True):
    """Auction an idol at the next window, by sealed bids in garnets among all players in play."""

    name: ClassVar[str] = "idol_auction"
    least: Number = 1

    def verify(self, season: MiniState) -> None:
        """There is still a match to use it in."""
        season.verify_windows_to_come(self)

    def obey(self, season: MiniState) -> None:
        """See ProducerOrder."""
        season.tell(facts.AuctionOrdered(least=self.least), PRODUCERS)
