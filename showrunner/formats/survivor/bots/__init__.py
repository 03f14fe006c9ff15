"""The dice season's bot, and a director: producers' orders given by code."""

from showrunner.formats.survivor.bots.sensible import SurvivorBot
from showrunner.formats.survivor.bots.showman import Showman

__all__ = ["Showman", "SurvivorBot"]
