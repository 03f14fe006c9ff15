"""Orders that remove a contestant or send one to Nairobi."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.orders import TouchingOrder, WindowOrder
from showrunner.formats.survival import facts
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import PRODUCERS


class RemoveContestant(WindowOrder, frozen=True, kw_only=True):
    """SV-7.1: take a contestant out at the next window: it triggers the bond, but not the GMO."""

    name: ClassVar[str] = "remove_contestant"
    seat: str

    def verify(self, season: SurvivalState) -> None:
        """Refuse anybody but a living contestant."""
        season.verify_living(self, self.seat)

    @override
    def obey(self, season: SurvivalState) -> None:
        season.tell(facts.RemovalOrdered(seat=self.seat), PRODUCERS)


class SecondNairobi(TouchingOrder, frozen=True, kw_only=True):
    """SV-4.16: a second Nairobi card: at the next dawn this contestant is summoned, too."""

    name: ClassVar[str] = "second_nairobi"
    seat: str

    def verify(self, season: SurvivalState) -> None:
        """Refuse a further card at the same time, or if too few would stay for the Conference."""
        season.verify_windows_to_come(self)
        season.verify_living(self, self.seat)
        if season.sheet.second_card:
            raise self.refuse(f"{season.sheet.second_card!r} has the second card already")
        if len(season.sheet.living) < 4:
            raise self.refuse("too few are left to send a second one away")

    @override
    def obey(self, season: SurvivalState) -> None:
        season.tell(facts.SecondCardGiven(seat=self.seat), PRODUCERS)
