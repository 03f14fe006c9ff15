"""The bots that know the dice season."""

from showrunner.formats.survivor.bots.sensible import SensibleBot

__all__ = ["SensibleBot"]
