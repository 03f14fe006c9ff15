"""x"""

from showrunner.story.finding import Finder

FINDERS: tuple[type[Finder], ...] = ()
