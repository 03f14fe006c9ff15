"""How a match of Mini-Survivor is told as a story."""

from showrunner.formats.mini_survivor.narration.narrator import narrator

__all__ = ["narrator"]
