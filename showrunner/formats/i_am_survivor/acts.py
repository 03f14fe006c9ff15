"""Acts that only I AM SURVIVOR! has, beside those of every game (`talk/acts.py`)."""

from __future__ import annotations

from typing import Final

from showrunner.formats.talk.acts import ActKind

GOODS: Final = ("water", "food", "fire", "weapon", "medicine", "treasure")

OWN_ACTS: Final = (
    ActKind("need", "I need `what`, from `about` if named", whats=GOODS),
    ActKind("have", "I have `what` to spare, for `about` if named", whats=GOODS),
    ActKind("help", "I will help `about` in the next battle", about=True),
    ActKind("truce", "I will not attack `about`", about=True),
    ActKind("threaten", "I will attack `about`", about=True),
    ActKind("owe", "I owe `about` a favour", about=True),
    ActKind("thank", "thank you, `about`", about=True),
)
