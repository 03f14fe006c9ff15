"""Whose is it? How likely each Survivor is each player's, out of all that one knows."""

from __future__ import annotations

from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER

PASSES = 6
"""Rows and columns are brought to their sums so many times: by then little changes."""

Likelihood = dict[int, dict[str, float]]


def owners(memory: Memory) -> Likelihood:
    """For each living Survivor of unknown owner, how likely it is each player's.

    MS-1.1, MS-1.2: everybody has five in all, and had no two in one tribe at the start; who owns
    what has fallen is public. What was said makes some owners likelier.
    """
    known = {one: s.owner for one, s in memory.survivors.items() if s.owner}
    left = dict.fromkeys(memory.players, SURVIVORS_PER_PLAYER)
    at_home = {(memory.first_tribe.get(one, ""), owner) for one, owner in known.items()}
    for owner in known.values():
        left[owner] -= 1
    table: Likelihood = {}
    for one in memory.living:
        if one not in known:
            home = memory.first_tribe.get(one, "")
            table[one] = {
                seat: float(left[seat] * memory.hints.get((one, seat), 1))
                for seat in left
                if left[seat] > 0 and (home, seat) not in at_home
            }
    for _ in range(PASSES):
        _bring_to(table, left)
    return table


def _bring_to(table: Likelihood, left: dict[str, int]) -> None:
    """Each player's column sums up to what that player has left, each Survivor's row to one."""
    sums = dict.fromkeys(left, 0.0)
    for row in table.values():
        for seat, chance in row.items():
            sums[seat] += chance
    for row in table.values():
        for seat in row:
            row[seat] *= left[seat] / sums[seat]
        total = sum(row.values())
        if total:
            for seat in row:
                row[seat] /= total


def likeliest(row: dict[str, float]) -> tuple[float, str]:
    """The likeliest owner, and how likely it is."""
    return max(((chance, seat) for seat, chance in row.items()), default=(0.0, ""))
