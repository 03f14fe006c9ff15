"""The beats of the game (being written)."""

from showrunner.story.finding import Finder

FINDERS: tuple[type[Finder], ...] = ()
