"""The bots that know Mini-Survivor."""

from showrunner.formats.mini_survivor.bots.sensible import SensibleBot

__all__ = ["SensibleBot"]
