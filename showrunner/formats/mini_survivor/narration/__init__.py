"""How a match of Mini-Survivor is told as a story."""

from showrunner.formats.mini_survivor.narration.narrator import MiniNarrator

__all__ = ["MiniNarrator"]
