"""Surviving the G.A.M.E.: train, buy a Character ID, fight through five levels (rule ids SG-)."""

from showrunner.formats.surviving_the_game.definition import FORMAT

__all__ = ["FORMAT"]
