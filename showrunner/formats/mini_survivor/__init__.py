"""Mini-Survivor: hidden pieces on a grid, one sealed submission in each round (rule ids MS-)."""

from showrunner.formats.mini_survivor.definition import FORMAT

__all__ = ["FORMAT"]
