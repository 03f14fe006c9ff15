"""Survivor: the dice season, Showrunner's main game (rule ids DS-)."""

from showrunner.formats.survivor.definition import FORMAT

__all__ = ["FORMAT"]
