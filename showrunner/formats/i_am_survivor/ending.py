"""IS-13: points, and who wins."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from showrunner.formats.format import Ending
from showrunner.formats.i_am_survivor.cards import CHARACTERS, points_of
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.wording import count

TIE_BREAKS = ("more rescued characters", "fewer dead characters", "more turned Souls")
"""IS-13.4: what decides among those with the most points, in order."""
SHARED = "nothing: they share the win"
"""What stands for the tie-break in a fact if players were equal in everything."""


def score(sheet: IslandSheet, seat: str) -> int:
    """IS-13.1 to IS-13.3: a player's points, from a sheet that knows all hands."""
    points = sheet.public_points(seat)
    here = sheet.here(seat)
    if here and sheet.parameters.end_values == "count":
        points += sum(CHARACTERS[name].points for name in here)
        points += sum(map(points_of, sheet.hand(seat)))
    return points


def places(sheet: IslandSheet) -> tuple[tuple[str, ...], ...]:
    """IS-13.4: the players by place; those who are equal in everything share one."""

    def rank(seat: str) -> tuple[int, ...]:
        return tuple(-value for value in (score(sheet, seat), *tie_values(sheet, seat)))

    ordered = sorted(sheet.players, key=rank)
    return tuple(tuple(group) for _, group in groupby(ordered, key=rank))


def tie_values(sheet: IslandSheet, seat: str) -> tuple[int, int, int]:
    """IS-13.4: rescued, dead (fewer are better), and turned Souls."""
    player = sheet.players[seat]
    statuses = Counter(sheet.characters[name].status for name in player.team)
    return statuses["rescued"], -statuses["dead"], player.turned


def tie_break(sheet: IslandSheet) -> str:
    """What decided among the players with the most points; "" if nothing had to."""
    scores = {seat: score(sheet, seat) for seat in sheet.players}
    top = [seat for seat, points in scores.items() if points == max(scores.values())]
    if len(top) == 1:
        return ""
    values = [tie_values(sheet, seat) for seat in top]
    for number, name in enumerate(TIE_BREAKS):
        if len({value[number] for value in values}) > 1:
            return name
    return SHARED


def tie_in_words(tie_break: str) -> str:
    """What a tie-break of a fact came to, without a full stop."""
    return "They share the win" if tie_break == SHARED else f"The tie was broken by {tie_break}"


def outcome(sheet: IslandSheet) -> Ending | None:
    """Who has won, as far as this sheet knows; None while the game goes on."""
    if not sheet.winners:
        return None
    best = sheet.scores[sheet.winners[0]]
    reason = f"the most points: {count(best, 'point')}"
    if sheet.tie_break:
        told = tie_in_words(sheet.tie_break)
        reason += f"; {told[0].lower()}{told[1:]}"
    return Ending(sheet.winners, "IS-13.4", reason)
