"""The beats of every game with talks and votes."""

from __future__ import annotations

from typing import Final

from showrunner.story.common.alliances import Alliances
from showrunner.story.common.interviews import Interviews
from showrunner.story.common.lies import Lies
from showrunner.story.common.production import Production
from showrunner.story.common.promises import Promises
from showrunner.story.common.rivals import Rivals
from showrunner.story.common.votes import Votes
from showrunner.story.finding import Finder

FINDERS: Final[tuple[type[Finder], ...]] = (
    *(Promises, Votes, Alliances, Rivals, Interviews, Production, Lies),
)
