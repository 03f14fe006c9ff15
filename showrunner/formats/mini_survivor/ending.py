"""How a match ends: the winners, the Elimination Candidate, and the ranking (MS-8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from showrunner.formats.format import Ending
from showrunner.formats.mini_survivor.sheet import MiniSheet

NEVER = (10**6, 0)
"""MS-8.9: later than any moment of a match: the fall of a last Survivor that is alive."""


def outcome(sheet: MiniSheet) -> Ending | None:
    """MS-8.2: all who earned a Token of Life win; if nobody did, the first of the ranking.

    None before the ranking is shown.
    """
    if not sheet.ranking:
        return None
    ranked = [seat for place in sheet.ranking for seat in place]
    earners = tuple(seat for seat in ranked if sheet.players[seat].earned)
    if earners:
        return Ending(earners, "MS-8.2", "a Token of Life for each Survivor alive")
    return Ending(sheet.ranking[0], "MS-8.9", "the first in a ranking without Tokens of Life")


def possible_candidates(sheet: MiniSheet) -> tuple[str, list[str]]:
    """MS-8.3, MS-8.8: the rule that applies, and who may be the Elimination Candidate by it.

    Players who were removed by producers are left out.
    """
    last_falls = {
        seat: sheet.players[seat].last_fell or NEVER
        for seat in sheet.present
        if not sheet.owned(seat)
    }
    if last_falls:
        earliest = min(last_falls.values())
        return "MS-8.3", [seat for seat, moment in last_falls.items() if moment == earliest]
    alive = {seat: len(sheet.owned(seat)) for seat in sheet.present}
    fewest = min(alive.values(), default=0)
    return "MS-8.8", [seat for seat, number in alive.items() if number == fewest]


def voters(sheet: MiniSheet) -> dict[str, int]:
    """MS-8.5 to MS-8.7: who votes on a tied Elimination Candidate, with their votes' weights."""
    by_tokens = sheet.parameters.ec_vote_weight == "tokens"
    earners = {
        seat: sheet.players[seat].earned if by_tokens else 1
        for seat in sheet.present
        if sheet.players[seat].earned
    }
    if earners:
        return earners
    owned = {seat: sheet.owned_at_opening.get(seat, 0) for seat in sheet.present}
    most = max(owned.values(), default=0)
    return {seat: 1 for seat, number in owned.items() if number == most}


def ranking(sheet: MiniSheet) -> tuple[tuple[str, ...], ...]:
    """MS-8.9: by Tokens earned, then garnets, then the later fall of the last Survivor.

    Equal players share a place. Players who were removed by producers come last.
    """

    def rank(seat: str) -> tuple[bool, int, int, tuple[int, int]]:
        player = sheet.players[seat]
        last_fall = NEVER if sheet.owned(seat) else player.last_fell or NEVER
        return not player.removed, player.earned, player.garnets, last_fall

    ordered: Sequence[str] = sorted(sheet.players, key=rank, reverse=True)
    return tuple(tuple(sorted(place)) for _, place in groupby(ordered, key=rank))
