"""How a sensible player reads the others: who sounds true, and who is to be feared.

A reading is a number: the higher, the more somebody looks Evil. It is made of what one knows for
sure, of claims and what came of them, of who accused and voted for whom, and of a feeling.
"""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.cards import SPECIALS, side_of

SURE = 1000
INFORMED = ("scientist", "activist")
"""The roles whose accusations rest on something they saw."""

EXPOSED = 40
"""Read so high, somebody is as good as seen; so low below zero, as good as cleared."""

LIE = 70
"""A claim that is known to be false."""
RIVALS = 16
"""One of two who claim the same role."""
CLAIMED_INFORMED = -30
"""The only one who claims a role that sees something: what it says can be checked."""
CLAIMED_QUIET = -10
"""The only one who claims another special role, if all the other Good were Elements."""
SEEN = 46
"""Called Evil by one whose claim stands; half of it where two claim that role."""
CLEARED = -34
"""Called Good by one whose claim stands."""
SAID = 1
"""Called Evil by anybody else: most of what is said in the dark is a guess."""
SAID_TODAY = 3
"""Called Evil by anybody in this debate: what one can agree on."""
GUARDED_ME = -8
"""Says that they protected me."""
CAUGHT = 8
"""Told of a ballot that was never cast."""
HUNTED_EVIL = -3
"""Voted for one who turned out Evil."""
HUNTED_GOOD = 2
"""Voted for one who turned out Good."""
SHIELDED_EVIL = 2
"""Voted for somebody else when one who turned out Evil was voted out."""
ACCUSED_BY_EVIL = -6
"""Called Evil by one who turned out Evil."""
CLEARED_BY_EVIL = 5
"""Called Good by one who turned out Evil."""


def reading(memory: Memory) -> dict[str, int]:
    """How Evil each of the other living looks to me."""
    scores = {seat: memory.chemistry(seat) for seat in memory.others}
    for seat in scores:
        scores[seat] += by_claim(memory, seat)
    for word in memory.accusations:
        _add(scores, word.name, weight_of_accusation(memory, word.by))
        if word.round == memory.round:
            _add(scores, word.name, SAID_TODAY)
    for word in memory.whispered:
        _add(scores, word.name, weight_of_accusation(memory, word.by))
    for word in (*memory.guards, *memory.guards_whispered):
        if word.name == memory.me and word.by != memory.me and not memory.liar(word.by):
            _add(scores, word.by, GUARDED_ME)
    for word in memory.false_tellings:
        _add(scores, word.by, CAUGHT)
    for word in memory.vouches:
        _add(scores, word.name, weight_of_vouch(memory, word.by))
    _read_votes(memory, scores)
    for seat in scores:
        side = memory.players[seat].side
        if side:
            scores[seat] += SURE if side == "evil" else -SURE
    return scores


def by_claim(memory: Memory, seat: str) -> int:
    """What somebody's own claim is worth."""
    role = memory.claims.get(seat, "")
    if role == "evil":
        return 3
    if role not in SPECIALS:
        return 0
    if memory.liar(seat):
        return LIE
    if len(memory.claimants(role)) > 1:
        return RIVALS
    return CLAIMED_INFORMED if role in INFORMED else by_quiet_claim(memory)


def by_quiet_claim(memory: Memory) -> int:
    """The fewer Elements there are, the less it says to be none: each other one is Special, too."""
    if memory.table is None:
        return CLAIMED_QUIET // 2
    good = len(memory.players) - memory.table.evil
    return CLAIMED_QUIET * memory.table.elements // good


def trust(memory: Memory, seat: str) -> float:
    """From 0 to 1: how far one believes that somebody has seen what they say."""
    player = memory.players[seat]
    role = memory.claims.get(seat, "")
    if not player.alive or player.side == "evil":
        return 1.0 if player.role in INFORMED and role == player.role else 0.0
    if role not in INFORMED or memory.liar(seat):
        return 0.0
    return 1.0 if len(memory.claimants(role)) == 1 else 0.5


def weight_of_accusation(memory: Memory, by: str) -> int:
    """What it says of somebody to be called Evil by this one."""
    player = memory.players[by]
    if by == memory.me:
        return 0
    if not player.alive and side_of(player.role) == "evil":
        return ACCUSED_BY_EVIL
    believed = trust(memory, by)
    if believed and not player.alive:
        return 2 * SEEN
    return int(SEEN * believed) if believed else SAID


def weight_of_vouch(memory: Memory, by: str) -> int:
    """What it says of somebody to be called Good by this one."""
    player = memory.players[by]
    if not player.alive and side_of(player.role) == "evil":
        return CLEARED_BY_EVIL
    believed = trust(memory, by)
    if believed and not player.alive:
        return 2 * CLEARED
    return int(CLEARED * believed)


def _read_votes(memory: Memory, scores: dict[str, int]) -> None:
    """Votes for those whose role is open now."""
    voted_out = {gone.round: gone for gone in memory.eliminated if gone.cause == "vote"}
    for word in memory.votes:
        target = memory.players[word.name]
        out = voted_out.get(word.round)
        if not target.alive and side_of(target.role) == "evil":
            _add(scores, word.by, HUNTED_EVIL)
        elif out is not None and side_of(out.role) == "evil":
            _add(scores, word.by, SHIELDED_EVIL)
        elif not target.alive:
            _add(scores, word.by, HUNTED_GOOD)


def _add(scores: dict[str, int], seat: str, weight: int) -> None:
    if seat in scores:
        scores[seat] += weight


def as_good(memory: Memory) -> dict[str, int]:
    """How an Evil Force would read the others if it knew nothing: what it can say aloud."""
    scores = reading(memory)
    return {
        seat: score - (SURE if memory.players[seat].side == "evil" else 0)
        for seat, score in scores.items()
    }


def worst(scores: dict[str, int], among: Iterable[str]) -> str | None:
    """Whom one fears most of these."""
    return max(
        (seat for seat in among if seat in scores), key=lambda s: (scores[s], s), default=None
    )


def best(scores: dict[str, int], among: Iterable[str]) -> str | None:
    """Whom one trusts most of these."""
    return min(
        (seat for seat in among if seat in scores), key=lambda s: (scores[s], s), default=None
    )
