"""How a season of I AM SURVIVOR! is told as a story, one module for each chapter."""

from showrunner.formats.i_am_survivor.narration.narrator import narrator

__all__ = ["narrator"]
