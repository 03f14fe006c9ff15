"""Orders about the facility, the Armory and the talks."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta
from typing_extensions import override

from showrunner.errors import suggest
from showrunner.formats.orders import ProducerOrder, TouchingOrder
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import OBSTACLES
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY

Stack = Annotated[int, Meta(ge=1, le=3)]


class Surge(TouchingOrder, frozen=True, kw_only=True):
    """SG-7.1: put an obstacle on top of its level's stack; everybody is told which one."""

    name: ClassVar[str] = "surge"
    obstacle: str

    @override
    def foresee(self, season: GameState) -> None:
        if self.obstacle not in OBSTACLES:
            right = suggest(self.obstacle, OBSTACLES)
            raise self.refuse(f"there is no obstacle {self.obstacle!r}; {right}")

    def verify(self, season: GameState) -> None:
        """Refuse an obstacle of a closed level."""
        season.verify_windows_to_come(self)
        level = OBSTACLES[self.obstacle].level
        if not season.sheet.is_open(level):
            raise self.refuse(f"Level {level} is closed for good")

    @override
    def obey(self, season: GameState) -> None:
        level, card = OBSTACLES[self.obstacle].level, season.fresh_card(self.obstacle)
        season.tell(facts.SurgeCame(level=level, obstacle=card), EVERYBODY)
        season.lay(f"obstacles/{level}", [card])


class LockdownWarning(TouchingOrder, frozen=True, kw_only=True):
    """SG-8.6: announce that the facility closes after this many more rounds, and let it close."""

    name: ClassVar[str] = "lockdown_warning"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3

    def verify(self, season: GameState) -> None:
        """Refuse it in Training, a second one, and one that comes too late to change anything."""
        season.verify_entered(self)
        if season.sheet.lockdown_after:
            raise self.refuse(f"it is announced already: after round {season.sheet.ends_after}")
        if season.sheet.round + self.rounds >= season.sheet.ends_after:
            raise self.refuse(f"the facility closes after round {season.sheet.ends_after} anyway")

    @override
    def obey(self, season: GameState) -> None:
        after = season.sheet.round + self.rounds
        season.tell(facts.LockdownWarned(after=after), EVERYBODY)


class FlashSale(TouchingOrder, frozen=True, kw_only=True):
    """SG-5.3: everything costs one less, down to one, for the rest of this round."""

    name: ClassVar[str] = "flash_sale"

    def verify(self, season: GameState) -> None:
        """Refuse a second sale in a round."""
        season.verify_windows_to_come(self)
        if season.sheet.sale == season.sheet.round:
            raise self.refuse("there is a sale in this round already")

    @override
    def obey(self, season: GameState) -> None:
        season.tell(facts.SaleBegan(round=season.sheet.round), EVERYBODY)


class SwapTop(TouchingOrder, frozen=True, kw_only=True):
    """SG-5.5: exchange the open card of an Upgrade stack for the next one of the stack."""

    name: ClassVar[str] = "swap_top"
    stack: Stack

    def verify(self, season: GameState) -> None:
        """Refuse it in Training, and for a stack without an open card and a next one."""
        season.verify_entered(self)
        sheet = season.sheet
        if not sheet.pile(f"top/{self.stack}").size or not sheet.pile(f"stack/{self.stack}").size:
            raise self.refuse(f"stack {self.stack} has no open card and another one below it")

    @override
    def obey(self, season: GameState) -> None:
        stack, top = f"stack/{self.stack}", f"top/{self.stack}"
        season.tell(facts.TopSwapped(stack=self.stack), EVERYBODY)
        shown = season.sheet.pile(top).known
        season.draw(1, stack, top)
        season.move(shown, top, stack)


class EndTalks(ProducerOrder, frozen=True, kw_only=True):
    """D10: end the private talks that are going on."""

    name: ClassVar[str] = "end_talks"

    def verify(self, season: GameState) -> None:
        """Refuse it while there are no talks."""
        season.verify_windows_to_come(self)
        if season.sheet.phase != "talk":
            raise self.refuse("there are no private talks now: wait for the next round")

    @override
    def obey(self, season: GameState) -> None:
        season.stage.cut("talk")
