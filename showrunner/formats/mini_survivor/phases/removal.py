"""MS-6.1 to MS-6.5: the removal of tribes that have too few Survivors left."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.mini_survivor.state import MiniState

MAX_REMOVED_SIZE = 2
"""MS-6.1: a tribe with this many Survivors or fewer is removed."""


def check_removal(season: MiniState, before: Mapping[str, int]) -> None:
    """MS-2.5: the check after a segment. `before` has the tribes' sizes at the segment's start."""
    sheet = season.sheet
    removed = tribes_to_remove(season, before)
    if not removed:
        return
    if set(removed) == set(sheet.open):
        cast_out_all(season)
        return
    for tribe in removed:
        members = sheet.tribes[tribe]
        season.remove_tribe(tribe, "too few")
        season.cast_out(members, "removal")


def tribes_to_remove(season: MiniState, before: Mapping[str, int]) -> list[str]:
    """MS-6.1: the tribes that a segment has made too small; with `sweep` all that are too small."""
    now = {letter: len(members) for letter, members in season.sheet.tribes.items()}
    sweep = season.sheet.parameters.empty_tribe_rule == "sweep"
    return [
        letter
        for letter, size in now.items()
        if size <= MAX_REMOVED_SIZE and (sweep or size < before.get(letter, 0))
    ]


def cast_out_all(season: MiniState) -> None:
    """MS-6.5: all Survivors become Outcasts. One drawn tribe is removed, unless it is the last."""
    sheet = season.sheet
    survivors = sheet.living
    if len(sheet.open) > 1:
        drawn = season.stage.draw(("removal", sheet.round, sheet.phase), list(sheet.open))
        season.remove_tribe(drawn, "drawn")
    season.cast_out(survivors, "all removed")
