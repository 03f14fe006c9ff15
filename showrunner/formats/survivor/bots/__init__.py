"""The bots of the dice season, and the director made of code."""

from showrunner.formats.survivor.bots.sensible import SurvivorBot
from showrunner.formats.survivor.bots.showman import Showman

__all__ = ["Showman", "SurvivorBot"]
