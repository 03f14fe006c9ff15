"""The bot of I AM SURVIVOR!"""

from showrunner.formats.i_am_survivor.bots.sensible import IslandBot

__all__ = ["IslandBot"]
