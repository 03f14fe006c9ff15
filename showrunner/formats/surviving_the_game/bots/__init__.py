"""The bots that play the game."""

from showrunner.formats.surviving_the_game.bots.sensible import GameBot

__all__ = ["GameBot"]
