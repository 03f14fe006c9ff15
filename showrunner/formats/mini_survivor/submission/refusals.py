"""MS-9.6: the error codes of refused lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

REFUSALS: Final[Mapping[str, str]] = {
    "bad_id": "begin the line with the number of a Survivor, or write `buy` or `end`",
    "not_yours": "act with a Survivor of your own",
    "eliminated": "act with a Survivor that is still alive",
    "bad_action": "name an action that begins with a (attack), i (idol), v (vote) or m (move)",
    "missing_argument": "write `ID a TARGET PLAYER`, `ID i`, `ID v TARGET` or `ID m TRIBE`",
    "bad_target": "name another living Survivor of the same tribe by its number",
    "bad_guess": "name a player by the first three characters of the name",
    "bad_tribe": "name an open tribe by its first letter",
    "not_adjacent": "move to an open tribe beside this one; to any open one if there is none",
    "no_idol": "play as many idols as you hold and buy",
    "no_garnets": "buy only what your garnets pay",
    "outcast_only_moves": "an Outcast can do nothing but move",
    "duplicate": "give each Survivor each action once: the last line counts, of idols the first",
}
"""What would be right, by error code."""
