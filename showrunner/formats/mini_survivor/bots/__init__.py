"""Mini-Survivor's bot."""

from showrunner.formats.mini_survivor.bots.sensible import MiniSurvivorBot

__all__ = ["MiniSurvivorBot"]
