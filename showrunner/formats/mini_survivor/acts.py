"""Acts that only Mini-Survivor has, beside those of every game: they name a Survivor."""

from __future__ import annotations

from functools import cache

from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER
from showrunner.formats.talk.acts import ActKind


@cache
def survivor_acts(players: int) -> tuple[ActKind, ...]:
    """The acts whose detail is a Survivor's number, in a match of this many players."""
    survivors = SURVIVORS_PER_PLAYER * players
    return (
        ActKind("claim", "Survivor `what` belongs to `about`", about=True, numbers=survivors),
        ActKind("target", "let us vote for Survivor `what`", numbers=survivors),
        ActKind("leave", "I won't vote for Survivor `what`", numbers=survivors),
        ActKind("danger", "Survivor `what` is in danger, from `by`", numbers=survivors),
        ActKind(
            "broke", "`about` broke their word about Survivor `what`", about=True, numbers=survivors
        ),
    )
