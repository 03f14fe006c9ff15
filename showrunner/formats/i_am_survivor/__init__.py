"""I AM SURVIVOR!: teams of three characters, trade, battles and rescue bids (rule ids IS-)."""

from showrunner.formats.i_am_survivor.definition import FORMAT

__all__ = ["FORMAT"]
