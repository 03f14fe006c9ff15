"""DS-9.8: the order that fixes what dice will show."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta
from typing_extensions import override

from showrunner.formats.orders import TouchingOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import PRODUCERS

Face = Annotated[int, Meta(ge=1, le=6)]


class FixRoll(TouchingOrder, frozen=True, kw_only=True):
    """DS-9.8: a castaway's next roll of this kind shows these three dice, once.

    Counters, caps, boosts and trades apply to them as to any others. A later order for the same
    roll replaces this one, and it ends if the castaway leaves the game.
    """

    name: ClassVar[str] = "fix_roll"
    roll: facts.RollKind
    seat: str
    dice: tuple[Face, Face, Face]

    def verify(self, season: SurvivorState) -> None:
        """The castaway is in the game, and there are rolls to come."""
        season.verify_windows_to_come(self)
        season.verify_active(self, [self.seat])

    @override
    def obey(self, season: SurvivorState) -> None:
        season.tell(facts.RollFixed(roll=self.roll, seat=self.seat, dice=self.dice), PRODUCERS)
