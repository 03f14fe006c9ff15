"""The bots that know Survival."""

from showrunner.formats.survival.bots.sensible import SurvivalBot

__all__ = ["SurvivalBot"]
