"""The agency: hires models for seats, by the names of their profiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from showrunner.errors import UnknownName
from showrunner.players.casting import voice_of
from showrunner.players.llm.contestant import Contestant
from showrunner.players.llm.line import Lines
from showrunner.players.llm.profile import PREFIX
from showrunner.players.llm.voice import Voice
from showrunner.players.player import Hire, Part, Player


class Agency(Mapping[str, Hire]):
    """Hires for every player whose name begins with `model:`, and for bots that a model voices.

    A profile is looked for when it is called: so a season whose profile is not set up (yet) pauses
    and says so, and nobody else takes the seat.
    """

    def __init__(self, lines: Lines) -> None:
        self.lines = lines

    def __contains__(self, player: object) -> bool:
        """Whether a model plays under this name, or speaks for the bot that does."""
        return isinstance(player, str) and bool(player.startswith(PREFIX) or voice_of(player))

    def __getitem__(self, player: str) -> Hire:
        """Who makes this player."""
        if player not in self:
            raise UnknownName("player", player, ())

        def hire(part: Part) -> Player:
            if profile := voice_of(player):
                return Voice(part, profile, self.lines)
            return Contestant(part, Lines.profile_of(player), self.lines)

        return hire

    def __iter__(self) -> Iterator[str]:
        """The players that are set up."""
        return (profile.player for profile in self.lines.profiles.values())

    def __len__(self) -> int:
        """How many are set up."""
        return len(self.lines.profiles)
