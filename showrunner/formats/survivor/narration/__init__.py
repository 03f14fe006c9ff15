"""The story of a dice season: one module for each chapter."""

from showrunner.formats.survivor.narration.narrator import narrator

__all__ = ["narrator"]
