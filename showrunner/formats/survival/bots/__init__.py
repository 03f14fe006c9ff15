"""The bots that know Survival."""

from showrunner.formats.survival.bots.sensible import SensibleBot

__all__ = ["SensibleBot"]
