"""What talks need from a running season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from showrunner.formats.facts import Fact
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.kernel import Audience, Stage


class TalkingSeason(Protocol):
    """A season with talks. Every `Season` has `stage`, `sheet` and `tell`; a game adds the rest."""

    stage: Stage

    @property
    def sheet(self) -> TalkSheet:
        """The state of the season, with the preferences for talks."""

    def tell(self, fact: Fact, to: Audience) -> None:
        """Tell a fact."""

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a draw, different each time that talks are matched."""

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """DS-5.8: the audience that sees that these two talk."""
