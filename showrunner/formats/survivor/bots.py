"""A first bot."""

from showrunner.formats.settings import Castaway


class SensibleBot:
    def __init__(self, persona: Castaway) -> None: ...
