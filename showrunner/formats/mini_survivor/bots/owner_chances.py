"""Estimates who owns each Survivor, from everything that one player knows."""

from __future__ import annotations

from showrunner.formats.mini_survivor.bots.mind import MiniSurvivorMind
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER

BALANCING_PASSES = 6
"""Number of times that rows and columns are scaled to their sums; later passes change little."""

OwnerChances = dict[int, dict[str, float]]


def estimate_owners(mind: MiniSurvivorMind) -> OwnerChances:
    """Estimate each player's chance to own each living Survivor whose owner is unknown.

    MS-1.1, MS-1.2: every player owns five Survivors, and no two in one tribe at the start. The
    owners of fallen Survivors are public. Claims and hearsay raise the chances (see
    `MiniSurvivorMind.hints`).
    """
    known_owners = {
        number: survivor.owner for number, survivor in mind.survivors.items() if survivor.owner
    }
    survivors_left = dict.fromkeys(mind.players, SURVIVORS_PER_PLAYER)
    owners_by_tribe = {
        (mind.first_tribe.get(number, ""), owner) for number, owner in known_owners.items()
    }
    for owner in known_owners.values():
        survivors_left[owner] -= 1
    table: OwnerChances = {}
    for number in mind.living:
        if number not in known_owners:
            home = mind.first_tribe.get(number, "")
            table[number] = {
                seat: float(survivors_left[seat] * mind.hints.get((number, seat), 1))
                for seat in survivors_left
                if survivors_left[seat] > 0 and (home, seat) not in owners_by_tribe
            }
    for _ in range(BALANCING_PASSES):
        _scale(table, survivors_left)
    return table


def _scale(table: OwnerChances, survivors_left: dict[str, int]) -> None:
    """Scale each player's column to the number of Survivors they have left, each row to one."""
    sums = dict.fromkeys(survivors_left, 0.0)
    for row in table.values():
        for seat, chance in row.items():
            sums[seat] += chance
    for row in table.values():
        for seat in row:
            row[seat] *= survivors_left[seat] / sums[seat]
        total = sum(row.values())
        if total:
            for seat in row:
                row[seat] /= total


def likeliest_owner(row: dict[str, float]) -> tuple[float, str]:
    """Return a Survivor's likeliest owner as (chance, seat); (0, "") for an empty row."""
    return max(((chance, seat) for seat, chance in row.items()), default=(0.0, ""))
