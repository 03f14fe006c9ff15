"""MS-6.1 to MS-6.5: tribes that a segment has emptied leave the grid."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.mini_survivor.state import MiniState

TOO_FEW = 2
"""MS-6.1: a tribe with so many Survivors or fewer is removed."""


def check_removal(season: MiniState, before: Mapping[str, int]) -> None:
    """MS-2.5: after Assassination and after Voting; `before` are the sizes at its start."""
    sheet = season.sheet
    doomed = dropped(season, before)
    if not doomed:
        return
    if set(doomed) == set(sheet.open):
        all_at_once(season)
        return
    for tribe in doomed:
        members = sheet.tribes[tribe]
        season.remove_tribe(tribe, "too few")
        season.cast_out(members, "removal")


def dropped(season: MiniState, before: Mapping[str, int]) -> list[str]:
    """MS-6.1: the tribes that this check removes."""
    now = {letter: len(members) for letter, members in season.sheet.tribes.items()}
    sweep = season.sheet.parameters.empty_tribe_rule == "sweep"
    return [
        letter
        for letter, size in now.items()
        if size <= TOO_FEW and (sweep or size < before.get(letter, 0))
    ]


def all_at_once(season: MiniState) -> None:
    """MS-6.5: everybody is an Outcast, and one tribe goes, unless it is the last one."""
    sheet = season.sheet
    everybody = sheet.living
    if len(sheet.open) > 1:
        drawn = season.stage.draw(("removal", sheet.round, sheet.phase), list(sheet.open))
        season.remove_tribe(drawn, "drawn")
    season.cast_out(everybody, "all removed")
