"""Orders that reveal an owner or remove a player."""

from __future__ import annotations

from typing import ClassVar, Literal

from typing_extensions import override

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import TouchingOrder
from showrunner.kernel import EVERYBODY


class RevealOwner(TouchingOrder, frozen=True, kw_only=True):
    """Tell everybody who owns one living Survivor."""

    name: ClassVar[str] = "reveal_owner"
    survivor: int

    def verify(self, season: MiniState) -> None:
        """Refuse a Survivor that is not alive, or whose owner is public already."""
        season.verify_windows_to_come(self)
        survivor = season.sheet.survivors.get(self.survivor)
        if survivor is None or not survivor.alive:
            raise self.refuse(f"no Survivor {self.survivor} is alive; choose one on the board")
        if survivor.public:
            raise self.refuse(f"everybody knows already who owns {self.survivor}")

    @override
    def obey(self, season: MiniState) -> None:
        seat = season.sheet.survivors[self.survivor].owner
        season.tell(facts.OwnerRevealed(survivor=self.survivor, seat=seat), EVERYBODY)


class RemovePlayer(TouchingOrder, frozen=True, kw_only=True):
    """Take a player out of the match: all their Survivors are eliminated, their owner public."""

    name: ClassVar[str] = "remove_player"
    seat: str
    why: Literal["medical", "quit"] = "medical"

    def verify(self, season: MiniState) -> None:
        """Refuse a player who is not in the match, or if fewer than two would stay."""
        season.verify_windows_to_come(self)
        season.verify_present(self, self.seat)
        if len(season.sheet.present) <= 2:
            raise self.refuse("two players are left: nobody else can be taken out")

    def obey(self, season: MiniState) -> None:
        """MS-2.4, MS-8.3: the player's Survivors fall at the current moment."""
        _, moment = season.sheet.moment
        season.tell(facts.PlayerRemoved(seat=self.seat, why=self.why), EVERYBODY)
        season.eliminate(season.sheet.owned(self.seat), "removed", moment)
