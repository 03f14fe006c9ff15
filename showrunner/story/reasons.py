"""Why the votes of a round ended as they did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from showrunner.story.afterwards import other_plan
from showrunner.story.material import Material
from showrunner.story.record import Council, Record
from showrunner.story.told import Section, Sentence

MOST_REASONS: Final = 3
_REASONS: Final = (
    *("idol played right", "deciding talk", "decoy", "blindside", "promise broken", "one ballot"),
    *("juror who decided", "bitter juror"),
)
"""Beats that say why a vote ended as it did, in the order in which they are told."""


def reasons(councils: Sequence[Council], record: Record, material: Material) -> Section:
    """For each vote, what decided it, and the other plan that there was."""
    told: list[Sentence] = []
    for council in councils:
        found: list[Sentence] = []
        for kind in _REASONS:
            if len(found) < MOST_REASONS:
                found += material.strongest(council.decided, kind)
        if not found and not council.place:
            found = material.strongest(council.decided, about=council.out)
        told += [*found, *other_plan(council, record)]
    return Section(part="why", title="Why it happened", sentences=tuple(told))
