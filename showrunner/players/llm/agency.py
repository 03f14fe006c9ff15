"""The agency: makes players for seats that models play or speak for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from showrunner.errors import UnknownName
from showrunner.players.casting import voice_of
from showrunner.players.llm.contestant import ModelContestant
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import PREFIX
from showrunner.players.llm.voice import Voice
from showrunner.players.player import Hire, SeatPart, SeatPlayer


class Agency(Mapping[str, Hire]):
    """Makes players for names that begin with `model:`, and for bots with a model as their voice.

    Profiles are only looked up when they are called. So a season whose profile is not set up
    pauses with that message, instead of another player taking the seat.
    """

    def __init__(self, lines: ModelLines) -> None:
        self.lines = lines

    def __contains__(self, player: object) -> bool:
        """Whether this player is a model, or a bot that a model speaks for."""
        return isinstance(player, str) and bool(player.startswith(PREFIX) or voice_of(player))

    def __getitem__(self, player: str) -> Hire:
        """The function that makes this player."""
        if player not in self:
            raise UnknownName("player", player, ())

        def hire(part: SeatPart) -> SeatPlayer:
            if profile := voice_of(player):
                return Voice(part, profile, self.lines)
            return ModelContestant(part, ModelLines.profile_of(player), self.lines)

        return hire

    def __iter__(self) -> Iterator[str]:
        """The names of the models that are set up."""
        return (profile.player for profile in self.lines.profiles.values())

    def __len__(self) -> int:
        """How many models are set up."""
        return len(self.lines.profiles)
