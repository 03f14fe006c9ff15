"""Settings of Python's garbage collector for processes that drive seasons."""

from __future__ import annotations

import gc

NEW_OBJECTS_PER_COLLECTION = 50_000
"""How many new objects start a collection; Python's default is 700."""
COLLECTIONS_PER_OLDER = 1
"""How many collections pass before the next one takes an older generation; the default is 10."""


def relieve_collector() -> None:
    """Exclude the objects that exist now from garbage collection, and collect less often.

    A full collection visits all objects, and most of them are code and tables that imports made and
    that are never freed: without this, it takes a tenth of a season's time.

    A season that has ended is garbage in reference cycles. One that was going on during a
    collection is in an older generation, so that is collected more often than by default: else a
    worker would keep the memory of hundreds of ended seasons.

    Call this before driving seasons, with their formats loaded. Later calls do nothing.
    """
    if gc.get_threshold()[0] != NEW_OBJECTS_PER_COLLECTION:
        gc.freeze()
        gc.set_threshold(NEW_OBJECTS_PER_COLLECTION, COLLECTIONS_PER_OLDER, COLLECTIONS_PER_OLDER)
