"""Orders that change the board: swap and merge."""

from __future__ import annotations

from typing import ClassVar

from typing_extensions import override

from showrunner.formats.mini_survivor.phases.setup import place_again
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.formats.orders import WindowOrder


class SwapTribes(WindowOrder, frozen=True, kw_only=True):
    """Place all living Survivors anew in the open tribes, at the next window.

    As far as possible no player has two in one tribe (MS-1.2). Nobody is an Outcast after it.
    """

    name: ClassVar[str] = "swap_tribes"

    @override
    def obey(self, season: MiniState) -> None:
        season.show_board(place_again(season), (), "swap")


class MergeTribes(WindowOrder, frozen=True, kw_only=True):
    """MS-6.8: all Survivors meet in one open tribe at the next window; the others are removed."""

    name: ClassVar[str] = "merge_tribes"

    def verify(self, season: MiniState) -> None:
        """Refuse if everybody is in one tribe already."""
        if len(season.sheet.open) == 1 and not season.sheet.outcasts:
            raise self.refuse("all are in one tribe already")

    @override
    def obey(self, season: MiniState) -> None:
        season.merge()
