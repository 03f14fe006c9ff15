"""Mini-Survivor: hidden pieces on a grid, one sealed submission a round (rule ids MS-)."""

from showrunner.formats.mini_survivor.definition import FORMAT

__all__ = ["FORMAT"]
