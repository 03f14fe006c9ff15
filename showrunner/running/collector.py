"""Settings of Python's garbage collector for processes that drive seasons."""

from __future__ import annotations

import gc

NEW_OBJECTS_PER_COLLECTION = 50_000
"""How many new objects start a collection; Python's default is 700."""


def relieve_collector() -> None:
    """Exclude the objects that exist now from garbage collection, and collect less often.

    A full collection visits all objects, and most of them are code and tables that imports made and
    that are never freed: without this, it takes a tenth of a season's time. A season leaves hardly
    any garbage in reference cycles, so collecting seldom costs little memory.

    Call this before driving seasons, with their formats loaded. Later calls do nothing.
    """
    first, *others = gc.get_threshold()
    if first != NEW_OBJECTS_PER_COLLECTION:
        gc.freeze()
        gc.set_threshold(NEW_OBJECTS_PER_COLLECTION, *others)
