"""A bot."""

from __future__ import annotations

from showrunner.players.random_bot import RandomBot


class GameBot(RandomBot):
    def __init__(self, persona):
        super().__init__()
