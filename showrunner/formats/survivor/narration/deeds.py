"""What castaways do in secret around a roll, in one sentence for all who did the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from showrunner.formats.survivor.narration.chapter import Desk
from showrunner.formats.wording import Deed, count, done


def preparations(desk: Desk, counters: int, boost: str) -> list[Deed]:
    """DS-6.2 to DS-6.4: what a castaway spent points on before a roll.

    Only producers are told the size of a boost, because a parameter may change unannounced.
    """
    deeds = []
    if counters:
        what = count(counters, "depletion counter")
        deeds.append(Deed(f"buys off {what}", f"buy off {what}"))
    if boost in ("small", "large"):
        parameters = desk.sheet.parameters
        size = parameters.small_boost if boost == "small" else parameters.large_boost
        what = f"the {boost} boost" + (f" of {size}" if desk.for_producers else "")
        deeds.append(Deed(f"buys {what}", f"buy {what}"))
    return deeds


def grouped(deeds: Mapping[str, Sequence[Deed]]) -> list[str]:
    """One sentence for each list of deeds, naming everybody who did exactly these."""
    groups: dict[tuple[Deed, ...], list[str]] = {}
    for name, what in deeds.items():
        if what:
            groups.setdefault(tuple(what), []).append(name)
    return [done(names, what) for what, names in groups.items()]
