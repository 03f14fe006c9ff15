"""How a season of Survival is told as a story, one module for each chapter."""

from showrunner.formats.survival.narration.narrator import narrator

__all__ = ["narrator"]
