"""MS-2.4, MS-6.1 to MS-6.5: who falls, and which tribes go with them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from showrunner.checking.causes import Due
from showrunner.checking.mini_survivor.season import Season

TOO_FEW = 2
"""MS-6.1: a tribe of so many or fewer goes."""


def falling(
    season: Season, rule: str, fallen: Iterable[int], cause: str, moment: int
) -> Iterable[Due]:
    """MS-2.4: those of a tribe fall together, and their owners are told."""
    for tribe, members in season.places(fallen).items():
        owners = {str(one): season.piece(one).owner for one in members}
        yield Due(
            rule,
            "SurvivorsFell",
            {
                "round": season.round,
                "moment": moment,
                "cause": cause,
                "tribe": tribe,
                "owners": owners,
            },
        )


def cast_out(season: Season, rule: str, members: Iterable[int], why: str) -> Iterable[Due]:
    """MS-6.2: they are Outcasts."""
    outcasts = sorted(members)
    if outcasts:
        told = {"round": season.round, "survivors": outcasts, "why": why}
        yield Due(rule, "SurvivorsCastOut", told)


def removal(season: Season, before: Mapping[str, int], fallen: Collection[int]) -> Iterable[Due]:
    """MS-6.1, MS-6.5: what becomes of the tribes when these have fallen; `before` are their sizes.

    Where all would go, one goes that is drawn, and everybody is an Outcast.
    """
    left = {
        tribe: [one for one in members if one not in fallen]
        for tribe, members in season.tribes.items()
    }
    sweep = season.parameters["empty_tribe_rule"] == "sweep"
    doomed = [
        tribe
        for tribe, members in left.items()
        if len(members) <= TOO_FEW and (sweep or len(members) < before.get(tribe, 0))
    ]
    if doomed and len(doomed) == len(left):
        if len(left) > 1:
            yield Due("MS-6.5", "TribeRemoved", {"why": "drawn"})
        everybody = [one for one in season.living if one not in fallen]
        yield from cast_out(season, "MS-6.5", everybody, "all removed")
        return
    for tribe in doomed:
        yield Due("MS-6.1", "TribeRemoved", {"tribe": tribe, "why": "too few"})
        yield from cast_out(season, "MS-6.2", left[tribe], "removal")
