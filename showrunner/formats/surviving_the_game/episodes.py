"""CM-19: Training is one episode, and so are each three rounds in the facility."""

from __future__ import annotations

from typing_extensions import override

from showrunner.formats.episodes import Episodes
from showrunner.formats.fact import Fact
from showrunner.formats.lifecycle import RoundEnded
from showrunner.formats.surviving_the_game import facts

ROUNDS_OF_AN_EPISODE = 3


class GameEpisodes(Episodes):
    """Counts the rounds in the facility."""

    _inside = 0
    _is_last = False
    """Whether the round that is on is the episode's last."""

    @override
    def take(self, fact: Fact) -> bool:
        if not isinstance(fact, facts.RoundBegan):
            return False
        if fact.tokens:
            opens, self._is_last = not self.number, fact.tokens == 1
        else:
            opens = self._inside % ROUNDS_OF_AN_EPISODE == 0
            self._inside += 1
            self._is_last = self._inside % ROUNDS_OF_AN_EPISODE == 0
        self.number += opens
        return opens

    @override
    def ends_with(self, fact: Fact) -> bool:
        return super().ends_with(fact) and (self._is_last or not isinstance(fact, RoundEnded))
