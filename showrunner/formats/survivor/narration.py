"""stub"""

from showrunner.kernel import Viewer


class SurvivorNarrator:
    def __init__(self, viewer: Viewer) -> None: ...
