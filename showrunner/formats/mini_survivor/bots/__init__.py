"""The bots that know Mini-Survivor."""

from showrunner.formats.mini_survivor.bots.sensible import MiniSurvivorBot

__all__ = ["MiniSurvivorBot"]
