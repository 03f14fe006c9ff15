"""How a season ends: when the game is over, who has won and why, and the ranking (SG-8)."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from showrunner.formats.format import Ending
from showrunner.formats.surviving_the_game.sheet import GameSheet

WINNER_SCORE = 3
SURVIVOR_SCORE = 1


class GameOver(NamedTuple):
    """The rule by which the game is over, and the reason in words."""

    rule: str
    reason: str


def outcome(sheet: GameSheet) -> Ending | None:
    """Who has won, as far as this sheet knows; None while the game is undecided."""
    if sheet.decided is None:
        return None
    return Ending(sheet.decided.seats, sheet.decided.rule, sheet.decided.reason)


def decide(sheet: GameSheet) -> GameOver | None:
    """SG-7.3, SG-8: whether the game is over, in the order in which it is checked."""
    inside = sheet.inside
    statuses = [sheet.players[seat].status for seat in sheet.departed]
    if not inside:
        if statuses[-1] == "exited":
            return GameOver("SG-8.2", "the last player inside left through Level 5")
        return GameOver("SG-8.4", "nobody is inside any more")
    if len(inside) == 1 and statuses and statuses[-1] == "eliminated" and "exited" not in statuses:
        return GameOver("SG-8.1", "only one player is left")
    if sheet.last_turn_over:
        return GameOver("SG-8.1", "the only player left inside has taken the last turn")
    if sheet.sealed_off:
        return GameOver("SG-8.3", "Level 4 is closed")
    if sheet.locked:
        return GameOver("SG-8.6", "the facility is closed after the last round")
    return None


def last_turn_due(sheet: GameSheet) -> str:
    """SG-8.1, SG-8.5: the seat of who takes the last turn from now on; empty if nobody does."""
    if len(sheet.inside) != 1 or sheet.last_turn or not sheet.departed:
        return ""
    by_exit = sheet.players[sheet.departed[-1]].status == "exited"
    if by_exit and not sheet.parameters.last_turn_on_exit:
        return ""
    return sheet.inside[0]


Rank = tuple[int, int, int, int, int]


def rank(sheet: GameSheet, seat: str) -> Rank:
    """SG-8.8 to SG-8.10: how well a player has done; a higher rank is better."""
    player = sheet.players[seat]
    if player.status == "eliminated":
        return (0, sheet.departed.index(seat), 0, 0, 0)
    trophies = sheet.pile(f"trophies/{seat}").size
    return (1, sheet.points(seat), player.health, -sheet.injuries(seat), trophies)


def ranking(sheet: GameSheet) -> tuple[tuple[str, ...], ...]:
    """SG-8.10: the places, best first; players who are equal share one."""
    seats = sorted(sheet.players, key=lambda seat: rank(sheet, seat), reverse=True)
    return tuple(tuple(place) for _, place in groupby(seats, key=lambda seat: rank(sheet, seat)))


def winners(sheet: GameSheet) -> tuple[str, ...]:
    """SG-8.7 to SG-8.9: the first of the ranking, if they survived."""
    survivors = sheet.survivors
    return tuple(seat for seat in ranking(sheet)[0] if seat in survivors)


def scores(sheet: GameSheet) -> dict[str, int]:
    """What each player gets in a series of seasons: winners, other survivors, eliminated."""
    won, survivors = winners(sheet), sheet.survivors
    return {
        seat: WINNER_SCORE if seat in won else SURVIVOR_SCORE * (seat in survivors)
        for seat in sheet.players
    }
