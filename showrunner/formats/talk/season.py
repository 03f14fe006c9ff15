"""What talks need of a running season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from showrunner.formats.facts import Fact
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.kernel import Audience, Stage


class TalkingSeason(Protocol):
    """A season in which there are talks; the first three every `Season` has."""

    stage: Stage

    @property
    def sheet(self) -> TalkSheet:
        """Who is in the game, what they wish, and how much they may say."""

    def tell(self, fact: Fact, to: Audience) -> None:
        """Let something have happened."""

    def name_of_roll(self, kind: str, *more: str | int) -> tuple[str | int, ...]:
        """The name of a draw, which is another each time that talks are matched."""

    def seen_by(self, pair: Sequence[str]) -> Audience:
        """DS-5.8: who knows that these two talk."""
