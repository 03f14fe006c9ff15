"""Acts that only this game has, beside those of every game: deals about levels and cards."""

from __future__ import annotations

from typing import Final

from showrunner.formats.surviving_the_game.cards import TOP_LEVEL
from showrunner.formats.talk.acts import ActKind

GAME_ACTS: Final = (
    ActKind("close", "let us close Level `what` quickly", numbers=TOP_LEVEL),
    ActKind("leave", "do not wake what lies on Level `what`", numbers=TOP_LEVEL),
    ActKind("climb", "I go up to Level `what`", numbers=TOP_LEVEL),
    ActKind(
        "want",
        "leave the Upgrades of this colour to me",
        whats=("green", "blue", "purple", "any"),
    ),
)
"""The deals of the rulebook's chapter on talk; none of them binds."""
