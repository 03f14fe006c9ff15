"""How a dice season is told as a story: one module for each part of it."""

from showrunner.formats.survivor.narration.narrator import SurvivorNarrator

__all__ = ["SurvivorNarrator"]
