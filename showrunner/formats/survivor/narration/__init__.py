"""How a dice season is told as a story: one module for each part of it."""

from showrunner.formats.survivor.narration.narrator import narrator

__all__ = ["narrator"]
