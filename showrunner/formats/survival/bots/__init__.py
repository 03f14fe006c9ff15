"""Survival's bot."""

from showrunner.formats.survival.bots.sensible import SurvivalBot

__all__ = ["SurvivalBot"]
