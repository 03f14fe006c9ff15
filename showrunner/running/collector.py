"""What driving seasons asks of Python's garbage collector."""

from __future__ import annotations

import gc

NEW_OBJECTS = 50_000
"""After so many new objects the collector looks at them; Python's own number is 700."""


def relieve_collector() -> None:
    """Let the collector pass over what is loaded by now, and look less often at what is new.

    A full collection walks everything that lives, and most of that is code and tables that imports
    have made, which never go: without this it takes a tenth of a season's time. A season leaves
    hardly anything that only a collection finds, so looking seldom costs little memory.

    Whoever drives seasons calls this first, with their formats loaded. Once a process is enough:
    later calls do nothing.
    """
    first, *others = gc.get_threshold()
    if first != NEW_OBJECTS:
        gc.freeze()
        gc.set_threshold(NEW_OBJECTS, *others)
