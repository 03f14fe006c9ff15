"""The beats of Mini-Survivor, beside those of every game."""

from __future__ import annotations

from typing import Final

from showrunner.story.finding import Finder
from showrunner.story.mini_survivor.deals import Deals
from showrunner.story.mini_survivor.ending import Ending
from showrunner.story.mini_survivor.idols import Idols
from showrunner.story.mini_survivor.losses import Losses
from showrunner.story.mini_survivor.names import Names
from showrunner.story.mini_survivor.owners import Owners
from showrunner.story.mini_survivor.twists import Twists

FINDERS: Final[tuple[type[Finder], ...]] = (Names, Owners, Deals, Idols, Losses, Twists, Ending)
