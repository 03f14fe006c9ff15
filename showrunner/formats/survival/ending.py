"""How a season of Survival ends: who has won and why, points and ranking (SV-8)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from showrunner.formats.format import Ending
from showrunner.formats.survival.sheet import SurvivalSheet

Winner = Literal["good", "evil", "buddies", "draw"]


class GameResult(NamedTuple):
    """Which side has won, by which rule, and the reason in words."""

    winner: Winner
    rule: str
    reason: str


DEADLOCKS = {
    "no vote can be cast": "no vote can be cast any more",
    "only a tie can come": "the last two can only tie",
    "nothing happens": "round after round nobody is eliminated",
    "too many rounds": "the rounds are used up",
}
"""SV-8.4: why nobody can be eliminated any more, in words."""


def outcome(sheet: SurvivalSheet) -> Ending | None:
    """Who has won, as far as this sheet knows; None while the game is undecided."""
    if sheet.won is None:
        return None
    return Ending(sheet.won.seats, sheet.won.rule, sheet.won.reason)


def decide(sheet: SurvivalSheet) -> GameResult | None:
    """SV-8.1 to SV-8.5, in the order in which they are checked: the first that applies decides.

    Needs a sheet that knows every role, and must not be called in the middle of a batch (SV-7.3).
    """
    living = sheet.living
    evil, good = len(sheet.living_of("evil")), len(sheet.living_of("good"))
    if len(living) == 2 and set(living) == set(sheet.buddies):
        return GameResult("buddies", "SV-8.1", "the Buddies are the last two")
    if not evil and good:
        return GameResult("good", "SV-8.2", "no Evil Force is left")
    if evil > good:
        why = "the Evil Forces outnumber the Good" if good else "everything Good is gone"
        return GameResult("evil", "SV-8.3", why)
    if sheet.parameters.impossible_rule == "parity" and evil and evil == good:
        return GameResult("evil", "SV-8.4", "there are as many Evil Forces as Good")
    if sheet.deadlock:
        return GameResult("evil", "SV-8.4", DEADLOCKS[sheet.deadlock])
    if not living:
        return GameResult(sheet.parameters.all_dead, "SV-8.5", "nobody is left")
    return None


def winners(sheet: SurvivalSheet, winner: Winner) -> tuple[str, ...]:
    """SV-8.1, SV-8.2, SV-8.7: all winners of a game with this result, in seat order."""
    if winner == "draw":
        return ()
    if winner != "buddies":
        return _winners_of_side(sheet, winner)
    buddies = sheet.buddies
    sides = {sheet.players[seat].side for seat in buddies}
    if sheet.parameters.buddies_exclusive or len(sides) > 1:
        return buddies
    seats = {*buddies, *_winners_of_side(sheet, sides.pop())}
    return tuple(seat for seat in sheet.players if seat in seats)


def _winners_of_side(sheet: SurvivalSheet, side: str) -> tuple[str, ...]:
    include_memories = sheet.parameters.winners_include_memories
    return tuple(
        seat
        for seat, player in sheet.players.items()
        if player.side == side and (player.alive or include_memories)
    )


def points(sheet: SurvivalSheet, won: tuple[str, ...]) -> dict[str, int]:
    """SV-8.8: points in tenths: 30 for a winner, and 1 for each Conference survived."""
    return {seat: 30 * (seat in won) + player.conferences for seat, player in sheet.players.items()}


def ranking(sheet: SurvivalSheet, won: tuple[str, ...]) -> tuple[str, ...]:
    """SV-8.8: winners first, then those still alive, then the eliminated, the latest first."""
    exit_order = {out.seat: place for place, out in enumerate(sheet.eliminated)}
    never = len(exit_order)
    seats = list(sheet.players)

    def rank(seat: str) -> tuple[bool, int, int]:
        return seat not in won, -exit_order.get(seat, never), seats.index(seat)

    return tuple(sorted(seats, key=rank))
