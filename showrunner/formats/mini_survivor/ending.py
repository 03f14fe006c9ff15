"""How a match ends: the one place that knows who has won, who is last, and who comes where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from showrunner.formats.format import Ending
from showrunner.formats.mini_survivor.sheet import MiniSheet

NEVER = (10**6, 0)
"""MS-8.9: later than any moment of a match."""


def outcome(sheet: MiniSheet) -> Ending | None:
    """MS-8.2: all who earned a Token of Life win; if nobody did, the first of the ranking.

    None while the ranking is not known.
    """
    if not sheet.ranking:
        return None
    ranked = [seat for place in sheet.ranking for seat in place]
    earners = tuple(seat for seat in ranked if sheet.players[seat].earned)
    if earners:
        return Ending(earners, "MS-8.2", "a Token of Life for each Survivor alive")
    return Ending(sheet.ranking[0], "MS-8.9", "the first in a ranking without Tokens of Life")


def first_to_fall(sheet: MiniSheet) -> tuple[str, list[str]]:
    """MS-8.3, MS-8.8: by which rule, and who, may be the Elimination Candidate.

    Whom producers have taken out is none.
    """
    fallen = {
        seat: sheet.players[seat].last_fell or NEVER
        for seat in sheet.present
        if not sheet.owned(seat)
    }
    if fallen:
        first = min(fallen.values())
        return "MS-8.3", [seat for seat, moment in fallen.items() if moment == first]
    left = {seat: len(sheet.owned(seat)) for seat in sheet.present}
    fewest = min(left.values(), default=0)
    return "MS-8.8", [seat for seat, number in left.items() if number == fewest]


def voters(sheet: MiniSheet) -> dict[str, int]:
    """MS-8.5 to MS-8.7: who votes on a tied Elimination Candidate, and what a vote weighs."""
    by_tokens = sheet.parameters.ec_vote_weight == "tokens"
    earners = {
        seat: sheet.players[seat].earned if by_tokens else 1
        for seat in sheet.present
        if sheet.players[seat].earned
    }
    if earners:
        return earners
    had = {seat: sheet.owned_at_opening.get(seat, 0) for seat in sheet.present}
    most = max(had.values(), default=0)
    return {seat: 1 for seat, number in had.items() if number == most}


def ranking(sheet: MiniSheet) -> tuple[tuple[str, ...], ...]:
    """MS-8.9: by Tokens earned, garnets, the later fall of the last Survivor; else shared.

    Whom producers have taken out comes last.
    """

    def worth(seat: str) -> tuple[bool, int, int, tuple[int, int]]:
        player = sheet.players[seat]
        fell = NEVER if sheet.owned(seat) else player.last_fell or NEVER
        return not player.removed, player.earned, player.garnets, fell

    ordered: Sequence[str] = sorted(sheet.players, key=worth, reverse=True)
    return tuple(tuple(sorted(place)) for _, place in groupby(ordered, key=worth))
