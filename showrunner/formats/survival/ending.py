"""How a season of Survival ends: the one place that knows who has won, and why (SV-8)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from showrunner.formats.format import Ending
from showrunner.formats.survival.sheet import SurvivalSheet

Winner = Literal["good", "evil", "buddies", "draw"]


class Verdict(NamedTuple):
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


def outcome(sheet: SurvivalSheet) -> Ending | None:
    """Who has won, as far as this sheet knows; None while nothing is decided."""
    if sheet.won is None:
        return None
    return Ending(sheet.won.seats, sheet.won.rule, sheet.won.reason)


def decide(sheet: SurvivalSheet) -> Verdict | None:
    """SV-8.1 to SV-8.5, in the order in which they are looked at; the first that fits decides.

    Only a sheet that knows every role can tell, and only when a batch is closed.
    """
    living = sheet.living
    evil, good = len(sheet.living_of("evil")), len(sheet.living_of("good"))
    if len(living) == 2 and set(living) == set(sheet.buddies):
        return Verdict("buddies", "SV-8.1", "the Buddies are the last two")
    if not evil and good:
        return Verdict("good", "SV-8.2", "no Evil Force is left")
    if evil > good:
        why = "the Evil Forces outnumber the Good" if good else "everything Good is gone"
        return Verdict("evil", "SV-8.3", why)
    if sheet.parameters.impossible_rule == "parity" and evil and evil == good:
        return Verdict("evil", "SV-8.4", "there are as many Evil Forces as Good")
    if sheet.deadlock:
        return Verdict("evil", "SV-8.4", DEADLOCKS[sheet.deadlock])
    if not living:
        return Verdict(sheet.parameters.all_dead, "SV-8.5", "nobody is left")
    return None


def winners(sheet: SurvivalSheet, winner: Winner) -> tuple[str, ...]:
    """SV-8.1, SV-8.2, SV-8.7: everybody who wins with this outcome, in seat order."""
    if winner == "draw":
        return ()
    if winner != "buddies":
        return _side(sheet, winner)
    pair = {seat: sheet.players[seat].side for seat in sheet.buddies}
    sides = set(pair.values())
    if sheet.parameters.buddies_exclusive or len(sides) > 1:
        return tuple(pair)
    with_them = {*pair, *_side(sheet, sides.pop())}
    return tuple(seat for seat in sheet.players if seat in with_them)


def _side(sheet: SurvivalSheet, side: str) -> tuple[str, ...]:
    memories_too = sheet.parameters.winners_include_memories
    return tuple(
        seat
        for seat, player in sheet.players.items()
        if player.side == side and (player.alive or memories_too)
    )


def points(sheet: SurvivalSheet, won: tuple[str, ...]) -> dict[str, int]:
    """SV-8.8: in tenths, 30 for a winner and 1 for each Conference survived."""
    return {seat: 30 * (seat in won) + player.conferences for seat, player in sheet.players.items()}


def ranking(sheet: SurvivalSheet, won: tuple[str, ...]) -> tuple[str, ...]:
    """SV-8.8: winners first; then who lived to the end; then who was eliminated later."""
    gone = {out.seat: place for place, out in enumerate(sheet.eliminated)}
    last = len(gone)
    order = list(sheet.players)
    return tuple(
        sorted(order, key=lambda seat: (seat not in won, -gone.get(seat, last), order.index(seat)))
    )
